import type { UnappliedRows } from "../../../ledger/planning/refused-rows.ts";
import type { Entry } from "../../../model/contact.ts";
import type { Traits } from "../../../model/mapped-row.ts";
import { foldField } from "../../../model/text/spelling/text-folding.ts";
import { NO_TRAITS, traitsOf } from "../../../model/traits.ts";
import { familyOf, GOT, newValues, refusedValues } from "../rules/changes/classify-change.ts";
import { relationOf } from "../rules/compare/relation.ts";
import { personOf } from "../rules/could-be.ts";
import type { Deciding } from "../row-context.ts";

type Noting = Pick<Deciding, "draft" | "staging" | "feed">;

/** With more refused rows, or more values of one field, other guards hold the list. */
const MOST_COMPARED = 2_000;
/** A contact is the person of a refused row when this many values agree. */
const FEWEST_AGREEING = 2;
/** From this number of rows on, values of another person are a mistake. One row may be a twin's. */
const FEWEST_COPIES = 2;

/**
 * Notes the people of refused rows that name no contact, and the values that other people get from contacts without a row.
 * The rows that a damage makes unreadable, or gives to another person, show a part of it.
 *
 * @returns creates that are questions, with the contact that each may be about
 */
export function noteRefusedPeople(noting: Noting): ReadonlyMap<number, number> {
  const { draft, feed } = noting;
  const copies = noteRefusedRows(noting);
  const asked = new Map<number, number>();
  if (draft.countOf("create") > 0) {
    for (const { id, seq, entryId, firstName, fullName } of draft.createsWithLostName(feed.name)) {
      noteNewValues(noting, seq, { ...NO_TRAITS, firstName, fullName });
      asked.set(id, entryId);
    }
    const copying = draft.createsWithCopiedValues(feed.name);
    const isMistake = copies + new Set(copying.map(({ id }) => id)).size >= FEWEST_COPIES;
    if (isMistake) for (const { id, entryId } of copying) asked.set(id, entryId);
  }
  noteMissing(noting);
  return asked;
}

/** A refused row and a contact that may be its person. */
interface Pair {
  readonly seq: number;
  readonly traits: Traits;
  readonly entry: Entry;
  /** Number of values that agree. */
  readonly agreeing: number;
}

/**
 * Notes the changes of refused rows that name no contact. The best pairs of a row and a contact without a row go first. A
 * row that an earlier list had, too, is nothing new.
 *
 * @returns the number of rows that have the values of another person of the list
 */
function noteRefusedRows(noting: Noting): number {
  const { draft, staging } = noting;
  const pairs: Pair[] = [];
  const strangers: { readonly seq: number; readonly traits: Traits }[] = [];
  let copies = 0;
  for (const { seq, traits } of newRows(noting)) {
    const found = staging
      .withoutRow(traits)
      .map((entry) => ({ seq, traits, entry, agreeing: agreeing(traits, entry) }))
      .filter((pair) => pair.agreeing >= FEWEST_AGREEING);
    pairs.push(...found);
    if (found.length === 0) strangers.push({ seq, traits });
    const other = staging.copiedFrom(traits);
    if (other !== null && traitsOf(other.applied).firstName !== traits.firstName) copies += 1;
  }
  const taken = new Set<number>();
  for (const { seq, traits, entry } of pairs.toSorted((a, b) => b.agreeing - a.agreeing)) {
    if (taken.has(entry.id) || taken.has(-seq)) continue;
    taken.add(entry.id).add(-seq);
    const family = familyOf(entry.applied);
    for (const change of refusedValues(entry.applied, traits, true))
      draft.noteChange({ seq, entryId: entry.id, family, ...change });
  }
  for (const { seq, traits } of strangers) noteNewValues(noting, seq, traits);
  return copies;
}

/** Returns the first of the refused rows that the last lists did not have. */
function newRows({ staging }: Noting): readonly { readonly seq: number; readonly traits: Traits }[] {
  const isNew = (row: UnappliedRows) => row.seq !== null && row.since === null;
  const found: UnappliedRows[] = [];
  for (const row of staging.unapplied()) if (isNew(row) && found.push(row) === MOST_COMPARED) break;
  return found.map(({ seq, traits }) => ({ seq: seq ?? 0, traits }));
}

function agreeing(traits: Traits, { applied }: Entry): number {
  const person = personOf(traits);
  const relation = relationOf({ ...person, first_name: person.first_name ?? "" }, applied);
  const { firstName, lastName, birthday, email, phone } = relation;
  return [firstName, lastName, birthday, email, phone].filter((one) => one === "agrees").length;
}

/** Notes values of a row that names no contact: those that one contact of the feed had. A name of many people proves nothing. */
function noteNewValues({ draft, staging }: Noting, seq: number, traits: Traits): void {
  const isKnown = (["fullName", "birthday", "email", "phone"] as const).filter((field) => {
    const value = traits[field];
    return value !== null && staging.isOfOne(field, value);
  });
  for (const change of newValues(traits, isKnown)) draft.noteChange({ seq, entryId: -seq, family: null, ...change });
}

/**
 * Notes the values of contacts without a row that a known person gets. A full name counts only with another first name: many
 * people take another last name.
 */
function noteMissing({ draft, staging }: Noting): void {
  const renamed = new Set<number>();
  for (const { seq } of draft.changesOf("first_name", ["changed"], MOST_COMPARED)) renamed.add(seq);
  const found = RECEIVED.flatMap(({ field, trait }) =>
    [...draft.changesOf(field, GOT, MOST_COMPARED)].flatMap(({ seq, entryId, after, afterKey }) => {
      if (after === null || entryId < 0 || (field === "full_name" && !renamed.has(seq))) return [];
      const value = field === "birthday" ? after : foldField(after);
      const [entry] = staging.withoutRow({ ...NO_TRAITS, [trait]: value });
      return entry === undefined ? [] : [{ seq, entry, field, before: after, beforeKey: afterKey }];
    }),
  );
  for (const { entry, ...value } of found) {
    const family = familyOf(entry.applied);
    draft.noteChange({ ...value, entryId: entry.id, kind: "missing", after: null, afterKey: null, family });
  }
}

const RECEIVED = [
  { field: "full_name", trait: "fullName" },
  { field: "birthday", trait: "birthday" },
  { field: "email", trait: "email" },
  { field: "phone", trait: "phone" },
] as const;
