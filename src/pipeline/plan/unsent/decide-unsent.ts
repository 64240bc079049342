/** Decides rows of which nothing is sent: skipped rows, and rows that share their key. Counts the people passed over. */
import type { SeenCorrection } from "../../../ledger/corrections/lasting-corrections.ts";
import type { StagedRow } from "../../../ledger/planning/staged-row.ts";
import type { Staging } from "../../../ledger/planning/staging.ts";
import type { ContactInput } from "../../../model/contact.ts";
import type { MappedRow, SameKeyRow } from "../../../model/mapped-row.ts";
import { textOfRow, type SkipReason } from "../../../model/row.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import { foldHeader } from "../../../model/text/spelling/text-folding.ts";
import { traitsOf } from "../../../model/traits.ts";
import { decideDuplicates, differingHeaders, MOST_COMPARED, otherLines } from "../rules/duplicates.ts";
import { isLineIssue } from "../../../model/issue.ts";
import type { DecidingList } from "../deciding-list.ts";
import type { Deciding } from "../row-context.ts";
import { isOfItsKey, noteRefused, protectLinked, type UnappliedRow } from "../protect-contacts.ts";
import { issue, rowResults } from "../write-decision.ts";

/** The contact of a key that is not linked. */
const NO_NAME: ContactInput = { group_id: 0, first_name: "" };

type SkippedRow = Extract<MappedRow, { readonly kind: "skipped" }>;

/** A row that is refused because another row has its key or contact_id. */
export type KeyedRow = UnappliedRow & { readonly key: string | null };

/**
 * Decides rows with the same key. Equal rows count once: where all rows of a key are equal, SQL writes the copies, which may
 * be a million. Rows that differ are all rejected, and each names the lines of the
 * others. One row at most is about the contact that has the key.
 *
 * A row that a person removed from a corrected report, because another row of its key is right, counts as a copy.
 *
 * @returns the people of the rejected rows, except for rows that are as last applied, and the removed rows
 */
export async function decideSameKeys(
  deciding: Pick<Deciding, "staging" | "draft" | "ledger" | "feed" | "columns" | "formOf" | "pause">,
  tally: { rowsUnreadable: number; rowsRepeated: number },
): Promise<{ readonly unapplied: readonly KeyedRow[]; readonly removed: readonly SeenCorrection[] }> {
  const { staging, draft, ledger, columns, pause } = deciding;
  const unapplied: KeyedRow[] = [];
  const removed: SeenCorrection[] = [];
  const removedBefore = findRemoved(deciding);
  tally.rowsRepeated += draft.addCopies();
  for (const all of staging.sameKeyRows()) {
    await pause();
    const left = removedBefore(all);
    const rows = all.filter(({ seq }) => !left.has(seq));
    for (const row of all.filter(({ seq }) => left.has(seq))) {
      const { hash, openItem, mapped } = rowOf(staging, row);
      writeDuplicate({ staging, draft }, { seq: row.seq, hash, openItem }, mapped);
      removed.push({ id: left.get(row.seq) ?? 0, line: row.line, rows: 1, mark: null });
    }
    const { duplicates, differing } = decideDuplicates(rows);
    const keyWithName = keyWithFirstName(deciding, differing);
    tally.rowsRepeated += duplicates.length;
    for (const row of duplicates) {
      const { hash, openItem, mapped } = rowOf(staging, row);
      writeDuplicate({ staging, draft }, { seq: row.seq, hash, openItem }, mapped);
    }
    const compared = differing.slice(0, MOST_COMPARED).map((row) => rowOf(staging, row).mapped.cells);
    const headers = differingHeaders(columns, compared);
    // A row that is as last applied has no whole row.
    let hasHolder = differing.some(({ seq }) => staging.row(seq) === null);
    for (const row of differing) {
      const { hash, openItem, mapped, entryId } = rowOf(staging, row);
      staging.setState(row.seq, "decided");
      if (mapped.kind === "rejected") tally.rowsUnreadable += 1;
      if (mapped.kind !== "thin") {
        const person = { ...mapped, entryId: hasHolder ? null : entryId, hash, seq: row.seq };
        hasHolder ||= isOfItsKey({ ledger }, person);
        unapplied.push(person);
      }
      const issues = [
        issue("duplicate_key", {
          ...otherLines(rows, row.line),
          ...keyOf(mapped.key),
          ...keyWithName,
          differing: headers,
        }),
        ...(mapped.kind === "rejected" ? mapped.issues : []),
      ];
      draft.addRow({ ...rowResults(mapped, hash, openItem), key: mapped.key, issues });
    }
  }
  return { unapplied, removed };
}

/**
 * Returns a function that finds the rows of one key that a person removed before: seq → id of the correction. It finds none
 * if no other row of the key is left.
 */
function findRemoved({
  staging,
  ledger: { corrections },
  feed,
  columns,
  formOf,
}: Pick<Deciding, "staging" | "ledger" | "feed" | "columns" | "formOf">): (
  rows: readonly SameKeyRow[],
) => ReadonlyMap<number, number> {
  const known = corrections.removedRows(feed.name);
  const header = columns.map((column) => column.header);
  return (rows) => {
    const found = new Map<number, number>();
    const [first] = rows;
    const ofKey =
      known.size === 0 || first === undefined ? undefined : known.get(rowOf(staging, first).mapped.key ?? "");
    if (ofKey === undefined) return found;
    const hashesOf = (of: (cells: readonly string[]) => string) =>
      rows.map((row) => ({ seq: row.seq, hash: corrections.hashOf(of(rowOf(staging, row).mapped.cells)) }));
    const texts = hashesOf((cells) => textOfRow(header, cells));
    const inOtherForm = ofKey.filter(({ id, rowHash }) => {
      const exact = texts.filter(({ hash }) => hash === rowHash);
      for (const { seq } of exact) found.set(seq, id);
      return exact.length === 0;
    });
    const forms = inOtherForm.length === 0 ? [] : hashesOf(formOf).filter(({ seq }) => !found.has(seq));
    for (const { id, restHash } of inOtherForm) {
      const [only, ...others] = forms.filter(({ hash }) => hash === restHash);
      if (only !== undefined && others.length === 0) found.set(only.seq, id);
    }
    return found.size < rows.length ? found : new Map();
  };
}

/** Returns a key as an issue's data. */
function keyOf(key: string | null): { readonly key?: string } {
  return key === null ? {} : { key: readableKey(key) };
}

/** Returns, as an issue's data, the key that would tell rows of one address apart by their first names. */
function keyWithFirstName(
  { staging, ledger, feed, columns }: Pick<Deciding, "staging" | "ledger" | "feed" | "columns">,
  rows: readonly SameKeyRow[],
): { readonly keyWithName?: readonly string[] } {
  const header = columns.find(({ target }) => target === "first_name")?.header;
  const targets = (feed.key ?? []).map(
    (part) => columns.find((column) => foldHeader(column.header) === foldHeader(part))?.target ?? part,
  );
  const isAddress = targets.some((target) => target === "email" || target === "phone");
  if (feed.key === null || header === undefined || !isAddress || targets.includes("first_name")) return {};
  const names = rows.map(({ seq }) => {
    const whole = staging.row(seq)?.mapped;
    if (whole !== undefined && whole.kind !== "skipped") return whole.traits.firstName;
    return traitsOf(ledger.entries.byKey(feed.name, staging.thinLine(seq).key)?.applied ?? NO_NAME).firstName;
  });
  return new Set(names).size > 1 ? { keyWithName: [...feed.key, header] } : {};
}

/** Writes a row whose person another row has. */
function writeDuplicate(
  { staging, draft }: Pick<Deciding, "staging" | "draft">,
  { seq, hash, openItem }: Pick<StagedRow, "seq" | "hash" | "openItem">,
  mapped: Parameters<typeof rowResults>[0] & { readonly key: string | null },
): void {
  staging.setState(seq, "duplicate");
  draft.addRow({ ...rowResults(mapped, hash, openItem), outcome: "duplicate", key: mapped.key });
}

/** Returns a row that has a key. A row that is as last applied is `thin`: its line, key and cells are known. */
function rowOf(staging: Pick<Staging, "row" | "thinLine">, { seq, line, hash }: SameKeyRow) {
  const whole = staging.row(seq);
  if (whole !== null && whole.mapped.kind !== "skipped") return { ...whole, mapped: whole.mapped };
  const thin = { kind: "thin" as const, ...staging.thinLine(seq), line };
  return { hash, openItem: null, entryId: null, mapped: thin };
}

/**
 * Writes the skipped rows. A row that a person has hidden, and a row of an unread sheet or table, still protects the contacts
 * that it may describe. Without a name, a row of an unread table is probably no person.
 */
export async function decideSkipped(deciding: Deciding): Promise<void> {
  const { staging, draft, pause } = deciding;
  for (const { mapped, hash, openItem, entryId } of staging.rows("skipped", "notable")) {
    await pause();
    if (mapped.kind !== "skipped") continue;
    const unsent =
      mapped.person === undefined ? null : { ...mapped.person, entryId, hash, line: mapped.line, seq: null };
    if (unsent !== null) protectLinked(deciding, unsent);
    const mayBePerson = mapped.reason === "hidden_row" || unsent?.traits.fullName !== null;
    if (unsent !== null && mayBePerson) noteRefused(deciding, unsent);
    const result = { ...rowResults(mapped, hash, openItem), key: null, issues: mapped.issue ? [mapped.issue] : [] };
    if (mapped.issue === undefined || !isLineIssue(mapped.issue))
      draft.addRow({ ...result, outcome: "skipped", reason: mapped.reason });
    else draft.addRow(mapped.issue.code === "waits_for_list" ? { ...result, outcome: "deferred" } : result);
  }
}

/** Reasons of rows that hold people, but stand outside the rows that are read. */
const NOT_READ: readonly SkipReason[] = ["other_sheet", "second_table"];

/**
 * Returns the number of people in rows that the program did not read and that a person has to check. Call it when all rows and
 * absences are decided.
 *
 * - Contacts that a row still protects, so that the list does not delete them: in every list, until the row is gone.
 * - Contacts that a list of changes, or a list without deletes, leaves as they are: once.
 * - New people: once. People who have left are none. Neither are people on a sheet that the feed's `sheet` setting leaves
 *   out, because it may be the list of another feed.
 */
export function countNotRead({ kind, staging, mode, feed }: DecidingList): number {
  if (kind !== "list") return 0;
  const mayDelete = mode === "snapshot" && feed.deletes !== null;
  const kept = new Set<number>();
  const others = new Map<string, { readonly contacts: readonly number[]; readonly name: string }>();
  for (const { mapped, hash, entryId } of staging.rows("skipped", "notable")) {
    if (mapped.kind !== "skipped" || !NOT_READ.includes(mapped.reason)) continue;
    const { person } = mapped;
    if (person === undefined || (person.traits.fullName === null && entryId === null)) continue;
    const contacts = staging.keptBy({ ...person, entryId });
    const name = person.traits.fullName ?? "";
    const isLeftOut = person.hasLeft === true || (mapped.reason === "other_sheet" && feed.sheet !== null);
    if (mayDelete) for (const id of contacts) kept.add(id);
    else if (contacts.length > 0) others.set(hash, { contacts, name });
    if (contacts.length > 0 || isLeftOut || entryId !== null) continue;
    if (isWhole(person) && !staging.isLinked(person.traits)) others.set(hash, { contacts, name });
  }
  if (others.size === 0) return kept.size;
  const news = staging.newPassedOver([...others.keys()]);
  const found = [...others].flatMap(([hash, other]) => (news.has(hash) ? [other] : []));
  const unread = staging.unreadNames(found.map(({ name }) => name));
  const people = new Set(
    found.flatMap(({ contacts, name }) => (contacts.length === 0 && unread.has(name) ? name : [])),
  );
  return kept.size + new Set(found.flatMap(({ contacts }) => contacts)).size + people.size;
}

/** Returns whether a row that is passed over has what the feed knows its people by. A list of telephones has only names. */
function isWhole({ key, traits: { firstName, birthday } }: NonNullable<SkippedRow["person"]>): boolean {
  return firstName !== null && (key !== null || birthday !== null);
}
