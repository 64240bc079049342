/** Finds and removes what a ledger has about a person beside operations, rows, open items and runs. */
import type { Database } from "../../database/open-database.ts";
import { scrubShown } from "./scrub-json.ts";
import type { ScrubbedRows, TraceFinder } from "./traces.ts";

/** A further record about a person. */
export interface OtherRecord {
  readonly kind: "answer" | "given_answer" | "correction" | "decision" | "request";
  /** What the record says, by the names of the ledger's columns. */
  readonly values: Readonly<Record<string, string | number>>;
}

interface OtherTable {
  readonly kind: OtherRecord["kind"];
  readonly table: string;
  /** The columns that an export shows. */
  readonly shown: string;
  /** Returns whether a record is about the person. `items`: the open items of the person's rows. */
  readonly isOf: (
    record: Record<string, string | number | null>,
    finder: TraceFinder,
    items: ReadonlySet<number>,
  ) => boolean;
  /** What remains of the record; absent: nothing. */
  readonly keep?: string;
}

const isKey = (finder: TraceFinder, feed: unknown, key: unknown) =>
  finder.traces.keys.some(([ofFeed, ofKey]) => ofFeed === feed && ofKey === key);
const hasAny = (finder: TraceFinder, ...texts: unknown[]) =>
  texts.some((text) => typeof text === "string" && finder.has(text));

const TABLES: readonly OtherTable[] = [
  {
    kind: "answer",
    table: "answers",
    shown: "feed, subject AS key, code, choice, answered_at",
    isOf: ({ feed, subject, open_item: item }, finder, items) =>
      isKey(finder, feed, subject) || items.has(Number(item)) || hasAny(finder, subject),
  },
  {
    kind: "given_answer",
    table: "given_answers",
    shown: "choice, answered_at",
    isOf: ({ open_item: item, choice }, finder, items) => items.has(Number(item)) || hasAny(finder, choice),
  },
  {
    kind: "correction",
    table: "corrections",
    shown: "feed, key, result_key, header, was, becomes, person, made_at",
    isOf: ({ feed, kind, key, result_key: resultKey, was, becomes, person, run, contact_id: contact }, finder) =>
      (contact !== null && finder.traces.contactIds.includes(Number(contact))) ||
      // Another person may have had the key.
      (Number(contact ?? 0) <= 0 &&
        finder.mayName(String(person)) &&
        (isKey(finder, feed, key) || isKey(finder, feed, resultKey))) ||
      // Another person's row became the person's in a corrected report. The same date or number may stand in anybody's row.
      (kind !== "rule" &&
        Number(contact ?? 0) <= 0 &&
        finder.traces.lines.some(([ofRun]) => ofRun === run) &&
        [was, becomes].some((text) => /\p{L}/u.test(String(text)) && finder.shows(String(text)))) ||
      // A rule is of no single person, unless its texts name the person.
      (kind === "rule" && hasAny(finder, was, becomes)) ||
      (kind !== "rule" && (hasAny(finder, key, resultKey, was, becomes, person) || finder.shows(String(person)))),
  },
  {
    kind: "decision",
    table: "decisions",
    shown: "kind, run, feed, key, choice, decided_by, via, note, at",
    isOf: ({ feed, key, contact_id: contact, note, choice }, finder) =>
      (contact === null ? isKey(finder, feed, key) : finder.traces.contactIds.includes(Number(contact))) ||
      hasAny(finder, key, note, choice),
    // Which never entry a decision made stays, and so does who decided.
    keep: "key = NULL, note = NULL, choice = iif(kind = 'answer', NULL, choice)",
  },
  {
    kind: "request",
    table: "former_requests",
    shown: "command, argument, result, asked_at",
    isOf: ({ argument, result }, finder) => hasAny(finder, argument, result),
  },
];

/** Returns what a ledger has about a person beside operations, rows, open items and runs. */
export function* othersAbout(db: Database, finder: TraceFinder, items: ReadonlySet<number>): Generator<OtherRecord> {
  for (const table of TABLES)
    for (const values of about(db, table, finder, items, table.shown))
      yield {
        kind: table.kind,
        values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
      };
}

type Values = Record<string, string | number>;

/** Returns the records of one table that are about a person. Without `shown`: those that still have something of the person. */
function about(
  db: Database,
  { table, isOf }: OtherTable,
  finder: TraceFinder,
  items: ReadonlySet<number>,
  shown: string,
): readonly Values[] {
  const mark = markOf(db, table);
  const read = db.prepare(`SELECT ${shown} FROM ${table} WHERE ${mark.condition}`);
  const all = db.prepare(`SELECT * FROM ${table}`).all() as Record<string, string | number | null>[];
  return all.filter((record) => isOf(record, finder, items)).map((record) => read.get(mark.valuesOf(record)) as Values);
}

/** Returns the condition that finds one record of a table, by its primary key. */
function markOf(db: Database, table: string) {
  const names = db.prepare("SELECT name FROM pragma_table_info(?) WHERE pk > 0").pluck().all(table) as string[];
  return {
    condition: names.map((name) => `${name} = @${name}`).join(" AND "),
    valuesOf: (record: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, record[name]])),
  };
}

/** Removes what a ledger has about a person beside operations, rows, open items and runs. */
export function scrubOthers(db: Database, finder: TraceFinder, { hashes, items }: ScrubbedRows): void {
  for (const { table, isOf, keep } of TABLES) {
    const { condition, valuesOf } = markOf(db, table);
    const change = db.prepare(
      `${keep === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${keep}`} WHERE ${condition}`,
    );
    const all = db.prepare(`SELECT * FROM ${table}`).all() as Record<string, string | number | null>[];
    for (const record of all) if (isOf(record, finder, items)) change.run(valuesOf(record));
  }
  const forget = db.prepare("DELETE FROM refused_rows WHERE hash = ?");
  for (const hash of hashes) if (hash !== "") forget.run(hash);
  scrubLastRows(db, finder);
  scrubTexts(db, finder, "pending_notices", "id", "content");
  scrubTexts(db, finder, "meta", "name", "value");
}

/** Removes the keys of people without an entry. */
function scrubLastRows(db: Database, { traces }: TraceFinder): void {
  const keys = new Set(traces.keys.map(([, key]) => key));
  for (const { run, rows } of db.prepare("SELECT run, rows FROM last_rows").all() as { run: string; rows: string }[]) {
    const list = JSON.parse(rows) as (string | number)[];
    if (!list.some((row) => keys.has(String(row)))) continue;
    const kept = list.map((row) => (keys.has(String(row)) ? "" : row));
    db.prepare("UPDATE last_rows SET rows = ? WHERE run = ?").run(JSON.stringify(kept), run);
  }
}

/** Removes the person from JSON that names files, as notices do. */
function scrubTexts(db: Database, finder: TraceFinder, table: string, id: string, column: string): void {
  const all = db.prepare(`SELECT ${id} AS id, ${column} AS text FROM ${table}`).all() as { id: string; text: string }[];
  const set = db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${id} = ?`);
  for (const { id: of, text } of all)
    if (finder.has(text) && /^[[{]/u.test(text)) set.run(scrubShown(text, finder), of);
}
