/** Finds a person's operations, rows and open items. */
import type { Database } from "../../../database/open-database.ts";
import { WAS_NOT_MADE } from "../../../database/operation-indexes.ts";
import { correctedIntoOneOf } from "../../corrected-into.ts";
import { personIdText } from "../../person-names.ts";
import {
  inputsOf,
  itemsAbout,
  keyIn,
  OPERATION_COLUMNS,
  operationsAbout,
  rowsAbout,
  type ItemRow,
  type OperationRow,
  type ResultRow,
} from "./find-records.ts";
import type { ListLine, TraceFinder } from "../traces.ts";

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
  /** Whether it is the change of a contact that was not made, so that its values do not show who the person is. */
  readonly isUnmade: boolean;
  /** The id under which it names its person, who may be the person; null: it certainly is of the person. */
  readonly alike: string | null;
}

/** Returns everything that operations, rows and open items have about a person, and what they have that may be about the person. */
export async function* recordsAbout(db: Database, finder: TraceFinder): AsyncGenerator<RecordOfPerson> {
  const operation = db.prepare(
    `SELECT ${OPERATION_COLUMNS}, cells, changes, contact_id IS NOT NULL AND ${WAS_NOT_MADE} AS isUnmade
      FROM operations WHERE id = ?`,
  );
  for await (const { id, whose } of operationsAbout(db, finder)) {
    if (whose === "other") continue;
    const row = operation.get(id) as OperationRow & Record<"cells" | "changes", string> & { readonly isUnmade: number };
    const { run, line, feed, key, contactId, cells, item } = row;
    const named =
      contactId === null ? ({ kind: "operation", operation: id } as const) : ({ kind: "contact", contactId } as const);
    yield {
      isUnmade: row.isUnmade === 1,
      alike: whose === "own" ? null : personIdText(named),
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
  for await (const { id, feed, whose } of rowsAbout(db, finder)) {
    if (whose === "other") continue;
    const { run, line, key, cells, followUp, item } = row.get(id) as Omit<ResultRow, "id" | "issues" | "hash">;
    const inputs = followUp === null ? [] : inputIn(followUp);
    const named = key === null ? null : ([feed, key] as const);
    const isCorrected = isCorrectedInto({ run, line, cells });
    const texts = JSON.parse(cells) as string[];
    const alike = whose === "own" ? null : personIdText({ kind: "line", run, line });
    const record = { key: named, contactId: null, inputs, cells: texts, isCorrected, item };
    yield { ...record, line: [run, line], isUnmade: false, alike };
  }
  const hasCells = db.prepare("SELECT 1 FROM row_results WHERE run = ? AND line = ? AND cells <> '[]'");
  // Another row may take over an open item, and no other row gets the line.
  const nameOfItem = (openItem: number, run: string, line: number | null) =>
    line === null || hasCells.get(run, line) === undefined
      ? personIdText({ kind: "open_item", openItem })
      : personIdText({ kind: "line", run, line });
  const item = db.prepare("SELECT feed, subject, run, line, cells FROM open_items WHERE id = ?");
  for await (const { id, whose } of itemsAbout(db, finder)) {
    if (whose === "other") continue;
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
      isUnmade: false,
      alike: whose === "own" ? null : nameOfItem(id, run, line),
    };
  }
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
