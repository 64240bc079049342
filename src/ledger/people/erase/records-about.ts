/** Finds a person's operations, rows and open items. */
import type { Database } from "../../database/open-database.ts";
import type { RowColumns } from "../../../model/mapped-row.ts";
import { correctedIntoOneOf } from "../corrected-into.ts";
import { columnsByRun } from "../row-columns.ts";
import { inPages } from "./in-pages.ts";
import type { ListLine, TraceFinder } from "./traces.ts";

/** What a ledger has about a person under one key. */
export interface RecordOfPerson {
  /** The key; null: a row without one. */
  readonly key: readonly [feed: string, key: string] | null;
  /** The contact of the operation, also a former one of the person; null: it has none. */
  readonly contactId: number | null;
  readonly inputs: readonly string[];
  readonly cells: readonly string[];
  /** The line of the list; null: it is no line of a list. */
  readonly line: ListLine | null;
  /** Whether a person corrected the row into a contact of this person. */
  readonly isCorrected: boolean;
  /** The open item that the record is, or belongs to. */
  readonly item: number | null;
}

/** Returns everything that operations, rows and open items have about a person. */
export async function* recordsAbout(db: Database, finder: TraceFinder): AsyncGenerator<RecordOfPerson> {
  const operation = db.prepare(`SELECT ${OPERATION_COLUMNS}, cells, changes FROM operations WHERE id = ?`);
  for await (const { id, isOf } of operationsAbout(db, finder)) {
    if (!isOf) continue;
    const row = operation.get(id) as OperationRow & { readonly cells: string; readonly changes: string };
    const { run, line, feed, key, contactId, cells, item } = row;
    yield {
      key: [feed, key],
      contactId,
      inputs: inputsOf(row),
      cells: [...(JSON.parse(cells) as string[]), ...changedTexts(row.changes)],
      line: line === null ? null : [run, line],
      isCorrected: false,
      item,
    };
  }
  const row = db.prepare(
    `SELECT run, line, key, cells, follow_up AS followUp, open_item AS item FROM row_results WHERE rowid = ?`,
  );
  const isCorrectedInto = correctedIntoOneOf(db, finder.traces.contactIds);
  for await (const { id, feed, isOf } of rowsAbout(db, finder)) {
    if (!isOf) continue;
    const { run, line, key, cells, followUp, item } = row.get(id) as Omit<ResultRow, "id" | "issues" | "hash">;
    const inputs = followUp === null ? [] : inputIn(followUp);
    const named = key === null ? null : ([feed, key] as const);
    const isCorrected = isCorrectedInto({ run, line, cells });
    const texts = JSON.parse(cells) as string[];
    yield { key: named, contactId: null, inputs, cells: texts, line: [run, line], isCorrected, item };
  }
  const item = db.prepare("SELECT feed, subject, run, line, cells FROM open_items WHERE id = ?");
  for await (const { id, isOf } of itemsAbout(db, finder)) {
    if (!isOf) continue;
    const { feed, subject, run, line, cells } = item.get(id) as Omit<ItemRow, "id" | "issues" | "hash">;
    const key = keyIn(subject);
    yield {
      key: key === null ? null : [feed, key],
      contactId: null,
      inputs: [],
      cells: JSON.parse(cells) as string[],
      line: line === null ? null : [run, line],
      isCorrected: isCorrectedInto({ run, line, cells }),
      item: id,
    };
  }
}

/** A record that is about a person, or that shows the person to readers of another person's record. */
export interface Found {
  readonly id: number;
  readonly isOf: boolean;
}

const OPERATION_COLUMNS = "id, run, line, feed, key, contact_id AS contactId, input, body, former, open_item AS item";

interface OperationRow {
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

async function all<T>(source: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const each of source) found.push(each);
  return found;
}

/** Finds all operations, rows and open items that are about a person. Other work of the process goes on meanwhile. */
export async function findRecords(db: Database, finder: TraceFinder): Promise<FoundRecords> {
  return {
    operations: await all(operationsAbout(db, finder)),
    rows: await all(rowsAbout(db, finder)),
    items: await all(itemsAbout(db, finder)),
  };
}

/** Finds operations of a person, and those of others that show the person. It reads each operation once. */
async function* operationsAbout(db: Database, finder: TraceFinder): AsyncGenerator<Found> {
  const { contactIds, keys } = finder.traces;
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
      const isOf =
        (contactId !== null && contacts.has(contactId)) ||
        inputsOf(row).some((text) => (isOfKey || finder.mayBeOf(text)) && finder.isOf(text, isOfKey));
      if (isOf || (shown !== null && finder.mayShow(shown))) yield { id, isOf };
    }
}

function inputsOf({ input, body, former }: OperationRow): readonly string[] {
  return [input, body, former].filter((text) => text !== null);
}

/** Returns the former and the new texts of an update. */
function changedTexts(changes: string): readonly string[] {
  return Object.values(JSON.parse(changes) as Record<string, readonly unknown[]>)
    .flat()
    .filter((text) => typeof text === "string");
}

function inputIn(followUp: string): readonly string[] {
  const { input } = JSON.parse(followUp) as { readonly input?: unknown };
  return input === undefined ? [] : [JSON.stringify(input)];
}

interface ResultRow {
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

/** Finds rows of a person, and those of others that show the person. */
async function* rowsAbout(db: Database, finder: TraceFinder): AsyncGenerator<Found & { readonly feed: string }> {
  const columnsOf = columnsByRun(db);
  const isCorrectedInto = correctedIntoOneOf(db, finder.traces.contactIds);
  const rows = inPages<ResultRow & { readonly reason: string | null }>(
    db,
    "SELECT rowid AS id, run, line, key, cells, issues, reason FROM row_results WHERE rowid > ? ORDER BY rowid",
  );
  for await (const page of rows)
    for (const row of page) {
      const columns = columnsOf(row.run);
      const isUnderHeader = row.reason === null || !UNDER_OTHER_HEADER.has(row.reason);
      const isOf = isRowOf(row, columns, finder, isUnderHeader) || isCorrectedInto(row);
      if (isOf || finder.mayShow(row.issues)) yield { id: row.id, feed: columns.feed, isOf };
    }
}

interface ItemRow {
  readonly id: number;
  readonly feed: string;
  readonly subject: string;
  readonly run: string;
  readonly line: number | null;
  readonly cells: string;
  readonly issues: string;
  readonly hash: string;
}

/** Finds open items of a person, and those of others that show the person. */
async function* itemsAbout(db: Database, finder: TraceFinder): AsyncGenerator<Found> {
  const columnsOf = columnsByRun(db);
  const isCorrectedInto = correctedIntoOneOf(db, finder.traces.contactIds);
  const items = inPages<ItemRow>(
    db,
    "SELECT id, feed, subject, run, line, cells, issues FROM open_items WHERE id > ? ORDER BY id",
  );
  for await (const page of items)
    for (const row of page) {
      const columns = { ...columnsOf(row.run), feed: row.feed };
      const isOf =
        finder.traces.items.includes(row.id) ||
        isRowOf({ ...row, key: keyIn(row.subject) }, columns, finder) ||
        isCorrectedInto(row);
      if (isOf || finder.mayShow(row.issues)) yield { id: row.id, isOf };
    }
}

/** Returns the key in the name of a row over all runs; null for a row without a key. */
export function keyIn(subject: string): string | null {
  return /^(?:key|delete):([^\n]*)/u.exec(subject)?.[1] ?? null;
}

/** Another person may have had the key. */
function isRowOf(
  { key, cells }: { readonly key: string | null; readonly cells: string },
  columns: RowColumns,
  finder: TraceFinder,
  isUnderHeader = true,
): boolean {
  const isOfKey = finder.traces.keys.some(([feed, ofKey]) => feed === columns.feed && ofKey === key);
  // The repetition of an unchanged row is kept without its cells.
  if (cells === "[]") return isOfKey;
  if (!isOfKey && !finder.mayBeOf(cells)) return false;
  const texts = JSON.parse(cells) as string[];
  return finder.isRow(texts, isUnderHeader && texts.length <= columns.targets.length ? columns : null, isOfKey);
}
