import { contentHash, contentWord } from "../database/content-hash.ts";
import type { Entries } from "../entries/entries.ts";
import type { Entry } from "../../model/contact.ts";
import type { MappedRow, ReportedCells, ReportedValues } from "../../model/mapped-row.ts";
import type { Database } from "../database/open-database.ts";
import { LAST_ROWS, openFormerRows, type FormerRows } from "../runs/former-rows.ts";
import { openPassedOverPeople, type PassedOverPeople } from "../entries/passed-over-people.ts";
import { openPeopleInDoubt, type PeopleInDoubt } from "../entries/people-in-doubt.ts";
import { openRowOrder, type RowOrder } from "./row-order.ts";
import { openPeopleWithoutRow, openRefusedRows, type PeopleWithoutRow, type RefusedRows } from "./refused-rows.ts";
import { openStagedPeople, type StagedPeople } from "./staged-people.ts";
import { INSERT_STAGED, toColumns } from "./staged-row.ts";
import { openStagedBirthdays, openStagedRows, type StagedBirthdays, type StagedRows } from "./staged-rows.ts";
import { openReportedRows, type ReportedRows } from "./changes/reported-rows.ts";
import { createStagingTables, indexStagingTables } from "./staging-tables.ts";

/**
 * Rows of the file that were not read, because the row cache knows them: each equals the row last applied to its entry.
 */
export interface KnownRows {
  readonly count: number;
  /** Returns whether one of the rows belongs to this entry. */
  isNamed(entryId: number): boolean;
  /** Returns the lines of these entries' rows: entry id → line. */
  linesOf(entryIds: ReadonlySet<number>): ReadonlyMap<number, number>;
  /** Returns the last rows: up to this number of lines with their entries. */
  lastRows(limit: number): readonly { readonly line: number; readonly entryId: number }[];
  /** The sum of the rows' content words (`content-hash.ts`). */
  readonly contentSum: number;
  /** Returns the entry whose row is on this line; null when none of the rows is. */
  entryOn(line: number): number | null;
  /** Entries of the feed that have none of these rows; empty for a list that makes no contact absent. */
  readonly unnamed: readonly number[];
}

/**
 * The rows of a list beside the ledger's entries. A row that equals the row last applied is stored thin (line, key and
 * hash), so a million of them take little room.
 */
export interface Staging
  extends
    StagedRows,
    StagedPeople,
    StagedBirthdays,
    PeopleInDoubt,
    PeopleWithoutRow,
    PassedOverPeople,
    FormerRows,
    RowOrder,
    RefusedRows,
    Omit<ReportedRows, "add" | "remove"> {
  /** Opens the transaction in which rows are loaded. */
  begin(): void;
  /** Removes all loaded rows if loading has not ended. Does nothing otherwise. */
  abandon(): void;
  /**
   * Loads a row.
   *
   * @param content canonical text of all that the row asks for: rows with equal texts ask for the same
   * @param openItem the open item that the row answers
   * @param seq the row's place among the rows; by default after the last
   * @param listed the content of the row as the list has it, if corrections changed the row. The list's sum counts it.
   */
  add(mapped: MappedRow, content: string, openItem: number | null, seq?: number | null, listed?: string | null): void;
  /**
   * Binds the answer to an open item's question to the row added last: a person may have corrected the row in the same line.
   * Answers are stored in the ledger, so only a process that may write calls this.
   */
  bindAnswer(openItem: number): void;
  /** Notes the values that the report had of the row added last, and the cells that mean something else now. */
  addReported(values: ReportedValues, compared: ReportedCells): void;
  /** Replaces the loaded row of this line. */
  replace(line: number, mapped: MappedRow, content: string): void;
  /**
   * Adds the known rows to the counts. A known row that shares its key with a loaded row is loaded as a thin row. When
   * there are known rows, `seq` of every row must be its line, also in `add`.
   */
  addKnown(rows: KnownRows): void;
  /** Returns the number of rows about people, known rows included. */
  peopleRows(): number;
  /** Returns a text that is equal for two lists with the same rows, in any order and in any file format. */
  rowsSum(): string;
  /** Ends loading: from here on rows can be looked up. */
  loaded(): void;
  /**
   * Returns whether the ledger has no linked contact, no create in doubt and no open item that a row could describe.
   */
  hasNothingToCompare(): boolean;
  /** Returns whether the row with this key has an open item. */
  isWatched(key: string): boolean;
}

/** @param watched keys with an open item: their rows are stored whole, so that the item can be closed */
export function openStaging(
  db: Database,
  entries: Pick<Entries, "count" | "countByFeed" | "stateOf">,
  feed: string,
  watched: ReadonlySet<string>,
): Staging {
  createStagingTables(db);
  const insert = db.prepare(INSERT_STAGED);
  const insertThin = db.prepare(
    "INSERT INTO temp.staged (seq, line, state, key, hash, entry_id) VALUES (?, ?, 'unchanged', ?, ?, ?)",
  );
  const hasEntries = entries.count(feed) > 0;
  const inDoubt = openPeopleInDoubt(db, feed);
  const counts = { rows: 0, thin: 0, people: 0, contentSum: 0 };
  /** Number of known rows that are not loaded; null when the row cache supplied none. */
  let knownCount: number | null = null;
  let knownRows: KnownRows | null = null;
  let lastSeq: number | bigint = 0;
  const reported = openReportedRows(db);

  return {
    begin: () => void db.exec("BEGIN"),
    abandon() {
      if (!db.inTransaction) return;
      db.exec("ROLLBACK");
      Object.assign(counts, { rows: 0, thin: 0, people: 0, contentSum: 0 });
    },
    add(mapped, content, openItem, seq = null, listed = null) {
      const hash = contentHash(content);
      counts.rows += 1;
      if (mapped.kind !== "skipped") {
        counts.people += 1;
        counts.contentSum += contentWord(listed === null ? hash : contentHash(listed));
      }
      const key = mapped.kind === "skipped" ? (mapped.person?.key ?? null) : mapped.key;
      const entry = key === null || !hasEntries ? null : entries.stateOf(feed, key);
      if (isAsLastApplied(mapped, hash, entry) && openItem === null && !watched.has(mapped.key)) {
        insertThin.run(seq, mapped.line, mapped.key, hash, entry?.id);
        counts.thin += 1;
        return;
      }
      lastSeq = insert.run(seq, hash, entry?.id ?? null, openItem, ...toColumns(mapped)).lastInsertRowid;
    },
    bindAnswer: (openItem) =>
      void db
        .prepare(`
        UPDATE OR REPLACE answers SET subject = s.key, hash = s.hash FROM temp.staged s CROSS JOIN open_items i
        WHERE s.seq = ? AND s.key IS NOT NULL AND i.id = ? AND answers.open_item = i.id AND answers.version = i.version
          AND answers.contact_id <> 0 AND 'key:' || answers.subject = i.subject`)
        .run(lastSeq, openItem),
    addReported: (values, compared) => reported.add(lastSeq, values, compared),
    reportedOf: reported.reportedOf,
    reportedBirthdays: reported.reportedBirthdays,
    reportedCells: reported.reportedCells,
    replace(line, mapped, content) {
      const former = db.prepare("SELECT seq, state, hash FROM temp.staged WHERE line = ?").get(line) as
        | { seq: number; state: string; hash: string }
        | undefined;
      if (former === undefined) return;
      const hash = contentHash(content);
      if (former.state === "unchanged") counts.thin -= 1;
      if (former.state !== "skipped") {
        counts.contentSum -= contentWord(former.hash);
        counts.people -= 1;
      }
      if (mapped.kind !== "skipped") {
        counts.contentSum += contentWord(hash);
        counts.people += 1;
      }
      const key = mapped.kind === "skipped" ? null : mapped.key;
      const entry = key === null || !hasEntries ? null : entries.stateOf(feed, key);
      db.prepare("DELETE FROM temp.staged WHERE seq = ?").run(former.seq);
      reported.remove(former.seq);
      insert.run(former.seq, hash, entry?.id ?? null, null, ...toColumns(mapped));
    },
    addKnown(rows) {
      const read = db.prepare("SELECT entry_id FROM temp.staged WHERE entry_id IS NOT NULL").pluck().all() as number[];
      const alsoRead = new Set(read.filter((id) => rows.isNamed(id)));
      const stage = db.prepare(`
        INSERT INTO temp.staged (seq, line, state, key, hash, entry_id)
        SELECT @line, @line, 'unchanged', key, hash, id FROM entries WHERE id = @id`);
      for (const [id, line] of rows.linesOf(alsoRead)) {
        const { changes } = stage.run({ id, line });
        counts.rows += changes;
        counts.thin += changes;
      }
      const noteUnnamed = db.prepare("INSERT OR IGNORE INTO temp.unseen VALUES (?)");
      for (const id of rows.unnamed) noteUnnamed.run(id);
      const noteLast = db.prepare("INSERT INTO temp.known_last VALUES (?, ?)");
      for (const { line, entryId } of rows.lastRows(LAST_ROWS)) noteLast.run(line, entryId);
      knownCount = rows.count - alsoRead.size;
      counts.people += rows.count;
      counts.contentSum += rows.contentSum;
      knownRows = rows;
    },
    peopleRows: () => counts.people,
    rowsSum: () => `${counts.people}-${counts.contentSum.toString(36)}`,
    loaded() {
      db.exec("COMMIT");
      indexStagingTables(db);
    },
    ...openStagedRows(db, counts, () => knownCount ?? 0),
    ...openStagedPeople(db, entries, feed, () => knownRows),
    ...openRowOrder(db, () => knownRows),
    ...openRefusedRows(db, feed),
    ...openPeopleWithoutRow(db, feed),
    ...openPassedOverPeople(db, feed, (entryId) => knownRows?.isNamed(entryId) === true),
    ...openStagedBirthdays(db, feed),
    ...openFormerRows(db, feed),
    ...inDoubt,
    hasNothingToCompare: () => entries.countByFeed().length === 0 && watched.size === 0 && !inDoubt.hasDoubts(),
    isWatched: (key) => watched.has(key),
  };
}

/** Returns whether a row equals the row last applied to its entry and has nothing else to decide. */
function isAsLastApplied(
  mapped: MappedRow,
  hash: string,
  entry: Pick<Entry, "hash"> | null,
): mapped is Extract<MappedRow, { kind: "contact" }> {
  return (
    mapped.kind === "contact" &&
    entry !== null &&
    entry.hash === hash &&
    mapped.inactive === null &&
    mapped.warnings.length === 0 &&
    mapped.contactId === null
  );
}
