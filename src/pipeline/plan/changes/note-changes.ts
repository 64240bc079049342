import { nameOf, UNKNOWN_INPUT, type ContactInput, type Entry } from "../../../model/contact.ts";
import type { Issue } from "../../../model/issue.ts";
import type { Changes } from "../../../model/operation.ts";
import type { StagedRow } from "../../../ledger/planning/staged-row.ts";
import type { Traits } from "../../../model/mapped-row.ts";
import { traitsOf } from "../../../model/traits.ts";
import { blankedValues, changesToNote, compareKey, familyOf, refusedValues } from "../rules/changes/classify-change.ts";
import { exceedsFiveAndTen } from "../rules/changes/guarded-fields.ts";
import { relationOf } from "../rules/compare/relation.ts";
import { oneToOne } from "../rules/same-person.ts";
import { noteRefusedCorrections } from "./note-corrections.ts";
import type { ContactRow, RowContext } from "../rules/decide-row.ts";
import { difference } from "../rules/diff.ts";
import type { Deciding } from "../row-context.ts";

/**
 * Notes what a row changes for a known person, for the guards.
 *
 * @param blank the mapped fields whose cells are blank
 */
export function noteChanges(
  { draft }: Pick<Deciding, "draft">,
  seq: number,
  entry: { readonly id: number; readonly applied: ContactInput },
  changes: Changes,
  blank: readonly string[],
): void {
  // The data of a contact that a person linked, or that a rebuild found, is unknown: its first values are no changes.
  if (entry.applied.first_name === UNKNOWN_INPUT.first_name) return;
  const found = [...changesToNote(entry.applied, changes), ...blankedValues(entry.applied, blank, changes)];
  if (found.length === 0) return;
  const family = found.find(({ field }) => field === "last_name")?.beforeKey ?? familyOf(entry.applied);
  for (const change of found) draft.noteChange({ seq, entryId: entry.id, family, ...change });
}

/**
 * Notes the addresses that a row asks for and the feed leaves out, because another contact has them: the list may be filled
 * down. What an accepted list left out already is nothing new.
 */
export function noteLeftOut(
  deciding: Deciding,
  row: Pick<StagedRow, "seq" | "hash">,
  { key }: Pick<ContactRow, "key">,
  entry: Entry,
  warnings: readonly Issue[],
): void {
  const left = warnings.flatMap(({ code, field, data }) =>
    code === "address_left_out" && field !== null ? [[field, [null, String(data["value"])] as const] as const] : [],
  );
  if (left.length === 0 || isSeen(deciding, key, row.hash)) return;
  noteChanges(deciding, row.seq, entry, Object.fromEntries(left), []);
}

/** Returns whether an accepted list had the same row, and its open item is not closed. */
function isSeen(
  { staging, ledger, feed }: Pick<Deciding, "staging" | "ledger" | "feed">,
  key: string,
  hash: string,
): boolean {
  const openItem = staging.isWatched(key) ? ledger.openItems.bySubject(feed.name, `key:${key}`) : null;
  if (openItem === null || openItem.state === "closed" || openItem.hash !== hash) return false;
  return ledger.runs.get(openItem.run)?.acceptedAt !== null;
}

/**
 * Notes what a row would change that is a question: whether it is about another person. A question of a list that was accepted
 * counts only in that list, because a person has seen it there.
 */
export function noteQuestion(
  deciding: Deciding,
  { seq, hash }: Pick<StagedRow, "seq" | "hash">,
  { key, input, blank }: Pick<ContactRow, "key" | "input" | "blank">,
  entry: Entry,
): void {
  const { feed, groupNames } = deciding;
  if (deciding.staging.reportedOf(seq) !== null)
    return noteRefusedValues(deciding, { seq, hash, key, traits: traitsOf(input) }, entry.id);
  if (isSeen(deciding, key, hash)) return;
  const asked = { applied: entry.applied, asked: input, blank, blankCells: feed.blankCells, groupNames };
  noteChanges(deciding, seq, entry, difference({ ...asked, isCertain: entry.hash !== "" }).changes, blank);
}

/**
 * Notes the values that a contact's refused row does not have: another person may get them. The values that the row has instead
 * count until a list with the row is accepted. A value that no other person gets or loses counts for nothing.
 */
export function noteRefusedValues(
  deciding: Pick<Deciding, "draft" | "staging" | "ledger" | "feed">,
  {
    seq,
    hash,
    key,
    traits,
  }: Pick<StagedRow, "seq" | "hash"> & { readonly key: string | null; readonly traits: Traits },
  entryId: number | null,
): void {
  const reported = deciding.staging.reportedOf(seq);
  if (reported !== null) return noteRefusedCorrections(deciding, { seq, entryId, traits }, reported);
  if (entryId === null || key === null) return;
  const entry = deciding.ledger.entries.byId(entryId);
  if (entry === null) return;
  if (entry.applied.first_name === UNKNOWN_INPUT.first_name) return;
  const isNew = !isSeen(deciding, key, hash);
  const family = familyOf(entry.applied);
  for (const change of refusedValues(entry.applied, traits, isNew))
    deciding.draft.noteChange({ seq, entryId: entry.id, family, ...change });
}

/** Notes the values of a refused row that is no question about its key. A contact that it looks like loses none of its own. */
export function noteUnsent(
  deciding: Deciding,
  { seq, hash }: Pick<StagedRow, "seq" | "hash">,
  { key, input }: Pick<ContactRow, "key" | "input">,
  { entry, lookalike }: Pick<RowContext, "entry" | "lookalike">,
): void {
  const traits = traitsOf(input);
  if (entry !== null || lookalike === null || deciding.staging.reportedOf(seq) !== null)
    return noteRefusedValues(deciding, { seq, hash, key, traits }, entry?.id ?? null);
  if (isSeen(deciding, key, hash)) return;
  const family = familyOf(lookalike.applied);
  for (const change of refusedValues(lookalike.applied, traits, true))
    deciding.draft.noteChange({ seq, entryId: lookalike.id, family, ...change, beforeKey: null });
}

/**
 * Notes what the list changes for people whose contact is deleted while a row of their name is created: they have a new key.
 * Notes also the e-mails and phones that pass from one person to a new row of another one.
 *
 * @returns the creates that mix people, with the contact that each may be about
 */
export async function noteReplaced(
  deciding: Pick<Deciding, "draft" | "ledger" | "feed" | "pause">,
): Promise<ReadonlyMap<number, number>> {
  const { draft, ledger, feed, pause } = deciding;
  const mixed = new Map<number, number>();
  if (draft.countOf("create") === 0) return mixed;
  const namesakes = noteNamesakes(deciding);
  const renamed = new Set(namesakes.values());
  const passedOn: (PassedOn & { readonly isRelative: boolean })[] = [];
  for (const { id, seq, entryId, field } of draft.addressesPassedOn(feed.name)) {
    await pause();
    const entry = ledger.entries.byId(entryId);
    const { input } = draft.operation(id);
    if (entry === null) continue;
    const { firstName, lastName } = relationOf(entry.applied, input);
    if (firstName === "agrees" && lastName !== "contradicts") continue;
    const isRelative = lastName === "agrees";
    const traits = traitsOf(input);
    const namesake = namesakes.get(id);
    const other = isFullDate(traits.birthday) ? draft.withFirstNameAndBirthday(feed.name, traits) : null;
    if (other !== null && other !== entryId) mixed.set(id, other);
    else if (namesake !== undefined && field === "email" && !isRelative) mixed.set(id, namesake);
    // Both people are noted with their own change of the address.
    if (namesake === undefined || !renamed.has(entryId)) passedOn.push({ seq, entry, field, input, isRelative });
  }
  // A few relatives or successors may take over an address.
  const linked = ledger.entries.count(feed.name);
  const isMany = (of: readonly PassedOn[]) => exceedsFiveAndTen(of.length, linked);
  const emails = passedOn.filter(({ field }) => field === "email");
  const relatives = emails.filter(({ isRelative }) => isRelative);
  const phones = passedOn.filter(({ field }) => field === "phone");
  const counted = [
    ...emails.filter(({ isRelative }) => !isRelative),
    ...(isMany(relatives) ? relatives : []),
    ...(isMany(phones) ? phones : []),
  ];
  for (const one of counted) notePassedOn(deciding, one);
  return mixed;
}

/** A create that gets the address which a contact had. */
interface PassedOn {
  readonly seq: number;
  readonly entry: Entry;
  readonly field: "email" | "phone";
  readonly input: ContactInput;
}

function notePassedOn({ draft }: Pick<Deciding, "draft">, { seq, entry, field, input }: PassedOn): void {
  const value = entry.applied[field] ?? null;
  const key = compareKey(field, value);
  draft.noteChange({
    seq,
    entryId: entry.id,
    family: familyOf(entry.applied),
    field,
    kind: "passed_on",
    before: value,
    after: `${value} (${nameOf(input)})`,
    beforeKey: key,
    afterKey: key,
  });
}

/** Most pairs of a deleted and a created person that are compared. */
const MOST_NAMESAKES = 20_000;

/**
 * Notes the changes of people who are deleted and created under the same full name, one to one, with other addresses.
 *
 * @returns the contacts of these people, by the create's id
 */
function noteNamesakes({ draft }: Pick<Deciding, "draft">): ReadonlyMap<number, number> {
  if (draft.countOf("delete") === 0) return new Map();
  const pairs = draft.deletesLikeCreates().slice(0, MOST_NAMESAKES);
  const single = oneToOne(pairs.map(({ id, on }) => ({ seq: on, entryId: id })));
  const found = new Map<number, number>();
  for (const { id, on, entryId, seq } of pairs) {
    if (single.get(on) !== id) continue;
    const [{ input: applied }, { input }] = [draft.operation(id), draft.operation(on)];
    if (relationOf(applied, input).birthday === "contradicts") continue;
    found.set(on, entryId);
    const changes = Object.fromEntries(
      REPORTED_FIELDS.flatMap((field) => {
        const [before, after] = [applied[field] ?? null, input[field] ?? null];
        return after === null || before === after ? [] : [[field, [before, after] as const]];
      }),
    );
    noteChanges({ draft }, seq, { id: entryId, applied }, changes, []);
  }
  return found;
}

function isFullDate(birthday: string | null): boolean {
  return birthday !== null && /^\d{4}/u.test(birthday);
}

const REPORTED_FIELDS = ["first_name", "last_name", "email", "phone", "birthday"] as const;
