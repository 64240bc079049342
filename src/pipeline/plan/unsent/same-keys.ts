/** Decides rows that share their key. Of several rows with one key, one row at most is sent. */
import type { SeenCorrection } from "../../../ledger/corrections/lasting-corrections.ts";
import type { Issue } from "../../../model/issue.ts";
import type { SameKeyRow } from "../../../model/mapped-row.ts";
import { canonicalKey, readableKey, WRONG_KEY } from "../../../model/text/row-key.ts";
import { foldHeader } from "../../../model/text/spelling/text-folding.ts";
import { isOfItsKey, type UnappliedRow } from "../protect-contacts.ts";
import { decideDuplicates, differingHeaders, MOST_COMPARED, otherLines } from "../rules/duplicates.ts";
import type { Deciding } from "../row-context.ts";
import { issue, rowResults } from "../write-decision.ts";
import { areDifferentPeople, findRemoved, isOtherPerson, rowOf, traitsOfRow, type KeyedRow } from "./removed-rows.ts";

/** A row that is refused because another row has its key or contact_id. */
export type RefusedRow = UnappliedRow & { readonly key: string | null };

type DecidingKeys = Pick<Deciding, "staging" | "draft" | "ledger" | "feed" | "mode" | "columns" | "formOf" | "pause">;

/**
 * Decides rows with the same key. Equal rows count once: where all rows of a key are equal, SQL writes the copies, which may
 * be a million. Rows that differ are all rejected, and each names the lines of the
 * others. One row at most is about the contact that has the key.
 *
 * A row that a person removed from a corrected report, because another row of its key is right, counts as a copy. If it is
 * about another person, it stays refused, because its key is wrong.
 *
 * @returns the people of the rejected rows, except for rows that are as last applied, and the removed rows
 */
export async function decideSameKeys(
  deciding: DecidingKeys,
  tally: { rowsUnreadable: number; rowsRepeated: number },
): Promise<{ readonly unapplied: readonly RefusedRow[]; readonly removed: readonly SeenCorrection[] }> {
  const { staging, draft, ledger, columns, pause } = deciding;
  const unapplied: RefusedRow[] = [];
  const removed: SeenCorrection[] = [];
  const removedBefore = findRemoved(deciding);
  const isOther = isOtherPerson(deciding);
  /** Writes a refused row. @param entryId the contact that the row may be about */
  const refuse = (row: KeyedRow, entryId: number | null, data: Issue["data"]): UnappliedRow | null => {
    const { hash, openItem, mapped, seq } = row;
    staging.setState(seq, "decided");
    if (mapped.kind === "rejected") tally.rowsUnreadable += 1;
    const person = mapped.kind === "thin" ? null : { ...mapped, entryId, hash, seq };
    if (person !== null) unapplied.push(person);
    const issues = [issue("duplicate_key", data), ...(mapped.kind === "rejected" ? mapped.issues : [])];
    draft.addRow({ ...rowResults(mapped, hash, openItem), key: mapped.key, issues });
    return person;
  };
  tally.rowsRepeated += draft.addCopies();
  for (const all of staging.sameKeyRows()) {
    await pause();
    const left = removedBefore(all);
    const rows = all.filter(({ seq }) => !left.has(seq));
    const { duplicates, differing } = decideDuplicates(rows);
    const shared = sharedKey(deciding, differing.length > 0 || left.size > 0 ? all : []);
    const rights = (left.size === 0 ? [] : rows.slice(0, MOST_COMPARED)).map((row) =>
      traitsOfRow(deciding, rowOf(deciding, row)),
    );
    for (const row of all) {
      const id = left.get(row.seq);
      if (id === undefined) continue;
      const whole = rowOf(deciding, row);
      const isWrongKey = isOther(whole, rights);
      removed.push({ id, line: row.line, rows: 1, mark: null, isWrongKey });
      if (isWrongKey) refuse(whole, null, { ...otherLines(rows, row.line), ...shared, sharing: WRONG_KEY });
      else writeDuplicate(deciding, whole);
    }
    tally.rowsRepeated += duplicates.length;
    for (const row of duplicates) writeDuplicate(deciding, rowOf(deciding, row));
    const whole = differing.map((row) => rowOf(deciding, row));
    const compared = whole.slice(0, MOST_COMPARED);
    const sharing = areDifferentPeople(compared.map((row) => traitsOfRow(deciding, row)))
      ? { sharing: "people" }
      : { parts: [] };
    const headers = differingHeaders(
      columns,
      compared.map(({ mapped }) => mapped.cells),
    );
    // A row that is as last applied has no whole row.
    let hasHolder = whole.some(({ mapped }) => mapped.kind === "thin");
    for (const row of whole) {
      const data = { ...otherLines(rows, row.mapped.line), ...shared, ...sharing, differing: headers };
      const person = refuse(row, hasHolder ? null : row.entryId, data);
      if (person !== null) hasHolder ||= isOfItsKey({ ledger }, person);
    }
  }
  return { unapplied, removed };
}

/**
 * Returns, as an issue's data, the key that rows share, and the columns of the key. Where the key is an address, the data has
 * the key that would tell the rows apart by their first names.
 */
function sharedKey(deciding: Pick<Deciding, "staging" | "ledger" | "feed" | "columns">, rows: readonly SameKeyRow[]) {
  const { feed, columns } = deciding;
  const [first] = rows;
  if (first === undefined) return {};
  const { key } = rowOf(deciding, first).mapped;
  const ofKey = key === null ? {} : { key: readableKey(key) };
  const isOfKey = ({ header, target }: (typeof columns)[number]) =>
    (feed.key ?? [defaultKeyOf(key)]).some((part) => foldHeader(header) === foldHeader(part) || target === part);
  const used = columns.filter(isOfKey);
  const named = { ...ofKey, parts: used.map(({ header }) => header) };
  const header = columns.find(({ target }) => target === "first_name")?.header;
  const targets = used.map(({ target }) => target);
  const isAddress = targets.some((target) => target === "email" || target === "phone");
  if (feed.key === null || header === undefined || !isAddress || targets.includes("first_name")) return named;
  const names = new Set(rows.map((row) => traitsOfRow(deciding, rowOf(deciding, row)).firstName));
  return names.size > 1 ? { ...named, keyWithName: [...feed.key, header] } : named;
}

/** Returns the field that a row's key begins with where the feed names none. */
function defaultKeyOf(key: string | null): string {
  return key?.startsWith(canonicalKey(["phone"]).slice(0, -1)) === true ? "phone" : "email";
}

/** Writes a row whose person another row has. */
function writeDuplicate(
  { staging, draft }: Pick<Deciding, "staging" | "draft">,
  { seq, hash, openItem, mapped }: KeyedRow,
): void {
  staging.setState(seq, "duplicate");
  draft.addRow({ ...rowResults(mapped, hash, openItem), outcome: "duplicate", key: mapped.key });
}
