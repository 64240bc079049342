/** Judges which operations, rows and open items are a person's, may be the person's, or show the person. */
import type { Database } from "../../../database/open-database.ts";
import { mergedInIssues, namesMerged, type RowColumns } from "../../../../model/mapped-row.ts";
import { correctedIntoOneOf } from "../../corrected-into.ts";
import { columnsByRun } from "../../row-columns.ts";
import { inPages } from "../in-pages.ts";
import type { TraceFinder, Whose } from "../traces.ts";

/** A record that is about a person, or that shows the person to readers of another person's record. */
export interface Found {
  readonly id: number;
  readonly isOf: boolean;
}

/** A record that is or may be about a person, or that shows the person. */
interface Judged {
  readonly id: number;
  readonly whose: Whose;
  readonly isShown: boolean;
}

export const OPERATION_COLUMNS =
  "id, run, line, feed, key, contact_id AS contactId, input, body, former, open_item AS item";

export interface OperationRow {
  readonly id: number;
  readonly run: string;
  readonly line: number | null;
  readonly feed: string;
  readonly key: string;
  readonly contactId: number | null;
  readonly input: string;
  readonly body: string | null;
  readonly former: string | null;
  readonly item: number | null;
  /** What a report says about the operation; null: nothing that may name another person. */
  readonly shown?: string | null;
}

/** Texts of issues, and the names of who replaces a contact that is deleted. Most operations have none. */
const SHOWN = `iif(issue IS NULL AND warnings = '[]' AND instr(changes, '"replaced"') = 0, NULL,
  concat_ws(char(10), issue, warnings, iif(instr(changes, '"replaced"') > 0, changes, NULL)))`;

/** What a ledger has about a person, as `scrubLedger` removes it. */
export interface FoundRecords {
  readonly operations: readonly Found[];
  readonly rows: readonly Found[];
  readonly items: readonly Found[];
}

async function all(source: AsyncIterable<Judged>): Promise<readonly Found[]> {
  const found: Found[] = [];
  for await (const { id, whose, isShown } of source)
    if (whose === "own" || isShown) found.push({ id, isOf: whose === "own" });
  return found;
}

/** Returns the strongest of several judgements: that of a record that has several texts. */
function strongest(judged: readonly Whose[]): Whose {
  return (["own", "alike", "named"] as const).find((whose) => judged.includes(whose)) ?? "other";
}

/** Finds all operations, rows and open items that are about a person. Other work of the process goes on meanwhile. */
export async function findRecords(db: Database, finder: TraceFinder): Promise<FoundRecords> {
  return {
    operations: await all(operationsAbout(db, finder)),
    rows: await all(rowsAbout(db, finder)),
    items: await all(itemsAbout(db, finder)),
  };
}

/** Finds operations that are or may be of a person, and those of others that show the person. It reads each operation once. */
export async function* operationsAbout(db: Database, finder: TraceFinder): AsyncGenerator<Judged> {
  const { contactIds, keys, items } = finder.traces;
  const corrects = db
    .prepare(`
      SELECT o.id FROM operations o CROSS JOIN runs r ON r.run = o.run CROSS JOIN open_items i ON i.id = o.open_item
      WHERE o.open_item IN (SELECT value FROM json_each(?)) AND r.kind = 'rejections' AND r.accepted_at IS NULL AND i.run < o.run`)
    .pluck();
  // What a held corrected report made of the person's row is the person's, also under other names.
  const corrected = new Set(items.length === 0 ? [] : (corrects.all(JSON.stringify(items)) as number[]));
  const contacts = new Set(contactIds);
  const ofKeys = new Set(keys.map(([, key]) => key));
  const operations = inPages<OperationRow>(
    db,
    `SELECT ${OPERATION_COLUMNS}, ${SHOWN} AS shown FROM operations WHERE id > ? ORDER BY id`,
  );
  for await (const page of operations)
    for (const row of page) {
      const { id, feed, key, contactId, shown = null } = row;
      const isOfKey = ofKeys.has(key) && keys.some(([ofFeed, ofKey]) => ofFeed === feed && ofKey === key);
      const likely = inputsOf(row).filter((text) => isOfKey || finder.mayBeOf(text));
      const isOfContact = contactId !== null && contacts.has(contactId);
      const whose =
        isOfContact || corrected.has(id) ? "own" : strongest(likely.map((text) => finder.whoseInput(text, isOfKey)));
      const isShown = shown !== null && finder.mayShow(shown);
      if (whose !== "other" || isShown) yield { id, whose, isShown };
    }
}

export function inputsOf({ input, body, former }: OperationRow): readonly string[] {
  return [input, body, former].filter((text) => text !== null);
}

export interface ResultRow {
  readonly id: number;
  readonly run: string;
  readonly line: number;
  readonly key: string | null;
  readonly cells: string;
  readonly issues: string;
  readonly hash: string;
  readonly followUp: string | null;
  readonly item: number | null;
}

/** The condition that a row's result still has something of its person. */
export const ROW_HAS_PERSON = "(cells <> '[]' OR key IS NOT NULL)";

/** Why a row is skipped whose cells do not stand under the columns of its list. */
const UNDER_OTHER_HEADER: ReadonlySet<string> = new Set(["other_sheet", "second_table", "footer", "instructions"]);

/** Finds rows that are or may be of a person, and those of others that show the person. */
export async function* rowsAbout(
  db: Database,
  finder: TraceFinder,
): AsyncGenerator<Judged & { readonly feed: string }> {
  const columnsOf = columnsByRun(db);
  const isCorrectedInto = correctedIntoOneOf(db, finder.traces.contactIds);
  const rows = inPages<ResultRow & { readonly reason: string | null; readonly doubted: string | null }>(
    db,
    `SELECT rowid AS id, run, line, key, cells, issues, reason, open_item AS item, follow_up ->> '$.otherPerson' AS doubted
      FROM row_results WHERE rowid > ? ORDER BY rowid`,
  );
  const readItem = db.prepare("SELECT run, cells, issues FROM open_items WHERE id = ?");
  // The repetition of a refused row has its cells in the open item only.
  const isOfOther = ({ key, cells, item }: ResultRow): boolean => {
    const of = (cells === "[]" && item !== null ? readItem.get(item) : undefined) as
      | Pick<ItemRow, "run" | "cells" | "issues">
      | undefined;
    return of !== undefined && whoseRow({ ...of, key }, columnsOf(of.run), finder) !== "own";
  };
  for await (const page of rows)
    for (const row of page) {
      const columns = columnsOf(row.run);
      const isUnderHeader = row.reason === null || !UNDER_OTHER_HEADER.has(row.reason);
      const judged = isOfOther(row) ? "other" : whoseRow(row, columns, finder, isUnderHeader);
      const whose = judged !== "own" && isCorrectedInto(row) ? "own" : judged;
      // A row that waits names the person of the create in doubt.
      const isShown = finder.mayShow(row.issues) || (row.doubted !== null && finder.mayShow(row.doubted));
      if (whose !== "other" || isShown) yield { id: row.id, feed: columns.feed, whose, isShown };
    }
}

export interface ItemRow {
  readonly id: number;
  readonly feed: string;
  readonly subject: string;
  readonly run: string;
  readonly line: number | null;
  readonly cells: string;
  readonly issues: string;
  readonly hash: string;
}

/** Finds open items that are or may be of a person, and those of others that show the person. */
export async function* itemsAbout(db: Database, finder: TraceFinder): AsyncGenerator<Judged> {
  const columnsOf = columnsByRun(db);
  const isCorrectedInto = correctedIntoOneOf(db, finder.traces.contactIds);
  const items = inPages<ItemRow>(
    db,
    "SELECT id, feed, subject, run, line, cells, issues FROM open_items WHERE id > ? ORDER BY id",
  );
  for await (const page of items)
    for (const row of page) {
      const columns = { ...columnsOf(row.run), feed: row.feed };
      const isKnown = finder.traces.items.includes(row.id) || isCorrectedInto(row);
      const whose = isKnown ? "own" : whoseRow({ ...row, key: keyIn(row.subject) }, columns, finder);
      const isShown = finder.mayShow(row.issues);
      if (whose !== "other" || isShown) yield { id: row.id, whose, isShown };
    }
}

/** Returns the key in the name of a row over all runs; null for a row without a key. */
export function keyIn(subject: string): string | null {
  return /^(?:key|delete):([^\n]*)/u.exec(subject)?.[1] ?? null;
}

/** Another person may have had the key. */
function whoseRow(
  { key, cells, issues }: { readonly key: string | null; readonly cells: string; readonly issues: string },
  columns: RowColumns,
  finder: TraceFinder,
  isUnderHeader = true,
): Whose {
  const isOfKey = finder.traces.keys.some(([feed, ofKey]) => feed === columns.feed && ofKey === key);
  // The repetition of an unchanged row is kept without its cells.
  if (cells === "[]") return isOfKey ? "own" : "other";
  if (!isOfKey && !namesMerged(issues) && !finder.mayBeOf(cells)) return "other";
  const texts = JSON.parse(cells) as string[];
  const merged = mergedInIssues(issues, texts, columns);
  const isKnown = isUnderHeader && texts.length <= columns.targets.length;
  return finder.whoseRow(texts, isKnown ? columns : null, isOfKey, merged);
}
