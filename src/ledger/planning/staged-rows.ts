import type { SameKeyRow } from "../../model/mapped-row.ts";
import type { Database } from "../database/open-database.ts";
import { STAGED_COLUMNS, toStagedRow, type StagedRow } from "./staged-row.ts";
import { IS_NOTABLE } from "./staging-tables.ts";

/** Reads the loaded rows of a list for the decisions. `seq` is a row's place among these rows. */
export interface StagedRows {
  /**
   * Reads the rows of one state in file order. It reads in pages, so the caller may change states meanwhile.
   *
   * @param which `notable` leaves out the newcomers (`staging-tables.ts`)
   */
  rows(state: "contact" | "rejected" | "skipped", which: "all" | "notable"): Generator<StagedRow>;
  /** Returns the number of rows that have the key of another row with other content; 0 when at most `most` rows share a key. */
  countSharedKeys(most: number): number;
  /** Reads the groups of rows that share a key. */
  sameKeyRows(): Generator<readonly SameKeyRow[]>;
  /** Reads the groups of rows that give the same contact_id under different keys. */
  sameContactRows(): Generator<readonly { readonly seq: number; readonly line: number }[]>;
  setState(seq: number, state: string): void;
  setEntry(seq: number, entryId: number | null): void;
  /** Returns a row; null for a thin one, of which only line, key and hash are kept. */
  row(seq: number): StagedRow | null;
  /** Returns the row of an entry; null: it has none, or a thin one. */
  rowOfEntry(entryId: number): StagedRow | null;
  /** Returns what is kept of a thin row. It has cells only if `addCells` gave it some. */
  thinLine(seq: number): { readonly line: number; readonly key: string; readonly cells: readonly string[] };
  /** Returns the thin rows that share their key with a row of other content: line → seq. */
  thinTwins(): ReadonlyMap<number, number>;
  /** Adds the cells of a thin row. */
  addCells(seq: number, cells: readonly string[]): void;
  /** Returns the number of all rows and of unchanged rows. Known rows count as both. */
  counts(): { readonly read: number; readonly unchanged: number };
  /** Returns the number of rows that have an entry. Known rows count. */
  countLinked(): number;
  /** Returns the line of the row with this key, in any state; null when no row has the key. */
  lineOf(key: string): number | null;
  /** Returns the entry of the row with this key; null for a row without entry, undefined when no row has the key. */
  entryOf(key: string): number | null | undefined;
  /** Returns whether an earlier row or a linked contact of the group has this address. */
  sharesAddress(field: "email" | "phone", address: AddressOfRow): boolean;
}

/** An address that a row gives. */
interface AddressOfRow {
  readonly groupId: number;
  readonly value: string;
  readonly seq: number;
  /** Whether the row's person is linked. A contact whose own row gives the address up then no longer counts. */
  readonly isKnown: boolean;
}

/** Numbers of rows that staging has counted. */
interface StagedCounts {
  /** Rows that were loaded. */
  readonly rows: number;
  /** Loaded rows that were stored thin. */
  readonly thin: number;
}

/**
 * @param counts the rows loaded so far
 * @param countKnown returns the number of known rows, which were not loaded
 */
export function openStagedRows(db: Database, counts: StagedCounts, countKnown: () => number): StagedRows {
  const pageOf = (condition: string) =>
    db.prepare(`SELECT ${STAGED_COLUMNS} FROM temp.staged WHERE ${condition} AND seq > ? ORDER BY seq LIMIT 500`);
  const pages = { all: pageOf("state = ?"), notable: pageOf(`${IS_NOTABLE} AND state = ?`) };
  const rowBySeq = db.prepare(`SELECT ${STAGED_COLUMNS} FROM temp.staged WHERE seq = ? AND rest IS NOT NULL`);
  const rowOfEntry = db.prepare(
    `SELECT ${STAGED_COLUMNS} FROM temp.staged WHERE entry_id = ? AND rest IS NOT NULL LIMIT 1`,
  );
  const unchanged = db.prepare("SELECT count(*) FROM temp.staged WHERE state = 'unchanged'").pluck();
  const lineOf = db.prepare("SELECT line FROM temp.staged WHERE key = ? LIMIT 1").pluck();
  const entryOf = db.prepare("SELECT entry_id FROM temp.staged WHERE key = ? LIMIT 1").pluck();
  const addCells = db.prepare("UPDATE temp.staged SET cells = ? WHERE seq = ? AND rest IS NULL");
  const setState = db.prepare("UPDATE temp.staged SET state = ? WHERE seq = ?");
  const setEntry = db.prepare("UPDATE temp.staged SET entry_id = ? WHERE seq = ?");
  const sharedEarlier = (column: "email" | "phone") =>
    db
      .prepare(`
      SELECT 1 FROM temp.staged s WHERE s.group_id = @groupId AND s.${column} = @value AND s.seq < @seq AND s.state = 'contact'
      UNION ALL SELECT 1 FROM entries e WHERE e.group_id = @groupId AND e.${column} = @value AND NOT (@isKnown AND EXISTS (
        SELECT 1 FROM temp.staged s WHERE s.entry_id = e.id AND s.state = 'contact' AND s.${column} <> e.${column})) LIMIT 1`)
      .pluck();
  const shared = { email: sharedEarlier("email"), phone: sharedEarlier("phone") };

  return {
    *rows(state, which) {
      for (let last = 0; ;) {
        const page = pages[which].all(state, last).map(toStagedRow);
        yield* page;
        if (page.length < 500) return;
        last = page.at(-1)?.seq ?? last;
      }
    },
    countSharedKeys(most) {
      const count = (having: string) =>
        db
          .prepare(
            `SELECT coalesce(sum(n), 0) FROM
            (SELECT count(*) AS n FROM temp.staged WHERE key IS NOT NULL GROUP BY key HAVING ${having})`,
          )
          .pluck()
          .get() as number;
      // Keys are in an index, the content is not.
      if (count("n > 1") <= most) return 0;
      const rows = count("min(hash) <> max(hash)");
      return rows > most ? rows : 0;
    },
    *sameKeyRows() {
      const keys = db
        .prepare("SELECT key FROM temp.staged WHERE key IS NOT NULL GROUP BY key HAVING count(*) > 1")
        .pluck()
        .all() as string[];
      const rows = db.prepare(
        "SELECT seq, line, hash FROM temp.staged WHERE key = ? AND state IN ('contact', 'rejected', 'unchanged') ORDER BY seq",
      );
      for (const key of keys) {
        const found = rows.all(key) as SameKeyRow[];
        if (found.length > 1) yield found;
      }
    },
    *sameContactRows() {
      const contacts = db
        .prepare(
          `SELECT contact_id FROM temp.staged WHERE ${IS_NOTABLE} AND contact_id IS NOT NULL AND state = 'contact'
          GROUP BY contact_id HAVING count(*) > 1`,
        )
        .pluck()
        .all() as number[];
      const rows = db.prepare(
        `SELECT seq, line FROM temp.staged WHERE ${IS_NOTABLE} AND contact_id = ? AND state = 'contact' ORDER BY seq`,
      );
      for (const id of contacts) yield rows.all(id) as { seq: number; line: number }[];
    },
    setState: (seq, state) => void setState.run(state, seq),
    setEntry: (seq, entryId) => void setEntry.run(entryId, seq),
    row(seq) {
      const found = rowBySeq.get(seq);
      return found === undefined ? null : toStagedRow(found);
    },
    rowOfEntry(entryId) {
      const found = rowOfEntry.get(entryId);
      return found === undefined ? null : toStagedRow(found);
    },
    thinLine(seq) {
      const found = db
        .prepare("SELECT line, key, coalesce(cells, '[]') AS cells FROM temp.staged WHERE seq = ?")
        .get(seq) as { line: number; key: string; cells: string };
      return { ...found, cells: JSON.parse(found.cells) as readonly string[] };
    },
    // Thin rows with one key have one content, so a row of other content is a notable one.
    thinTwins: () =>
      new Map(
        counts.thin === 0
          ? []
          : (db
              .prepare(
                `SELECT thin.line, thin.seq FROM temp.staged thin WHERE thin.rest IS NULL AND thin.key IN (
                  SELECT key FROM temp.staged WHERE ${IS_NOTABLE} AND state IN ('contact', 'rejected'))`,
              )
              .raw()
              .all() as [number, number][]),
      ),
    addCells: (seq, cells) => void addCells.run(JSON.stringify(cells), seq),
    counts() {
      const known = countKnown();
      // Only thin rows can be unchanged, so a list without thin rows is not searched.
      const thin = counts.thin === 0 ? 0 : (unchanged.get() as number);
      return { read: counts.rows + known, unchanged: thin + known };
    },
    countLinked: () =>
      (db.prepare("SELECT count(*) FROM temp.staged WHERE entry_id IS NOT NULL").pluck().get() as number) +
      countKnown(),
    // `lineOf` and `entryOf` serve guardians only. A guardian whose row is a known row is found by its entry, which has
    // the same key.
    lineOf: (key) => (lineOf.get(key) as number | undefined) ?? null,
    entryOf: (key) => entryOf.get(key) as number | null | undefined,
    sharesAddress: (field, { isKnown, ...address }) =>
      shared[field].get({ ...address, isKnown: isKnown ? 1 : 0 }) !== undefined,
  };
}

/** A whole date that rows of the list ask for anew. */
interface AskedDate {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Number of people who have the date: rows that ask for it anew, and linked contacts. */
  readonly people: number;
}

/** The birthdays that the loaded rows ask for, without those that their contacts have already. */
export interface StagedBirthdays {
  /** Returns the whole dates that more than `fewest` people share, and that a row asks for anew. */
  sharedDates(fewest: number): readonly AskedDate[];
  /** Reads the rows that ask for one of these dates anew, in file order. The caller may change their states meanwhile. */
  rowsWithDates(dates: readonly string[]): Generator<StagedRow>;
  /** Takes a date out of the rows that ask for it anew, as if their cells were blank. */
  leaveOutDate(date: string): void;
}

const BIRTHDAY_PAGE = 500;
/** Condition on `staged s`: its contact does not have the row's birthday yet. */
const IS_NEW = `s.state = 'contact' AND NOT EXISTS (
  SELECT 1 FROM entries e WHERE e.id = s.entry_id AND e.birthday = s.birthday)`;

export function openStagedBirthdays(db: Database, feed: string): StagedBirthdays {
  return {
    sharedDates(fewest) {
      const asked = db
        .prepare(
          `SELECT s.birthday AS date, count(*) AS people FROM temp.staged s
          WHERE length(s.birthday) = 10 AND ${IS_NEW} GROUP BY s.birthday`,
        )
        .all() as AskedDate[];
      const linked = db.prepare("SELECT count(*) FROM entries WHERE feed = ? AND birthday = ?").pluck();
      return asked
        .map(({ date, people }) => ({ date, people: people + (linked.get(feed, date) as number) }))
        .filter(({ people }) => people > fewest);
    },
    *rowsWithDates(dates) {
      if (dates.length === 0) return;
      const select = db.prepare(
        `SELECT ${STAGED_COLUMNS} FROM temp.staged s WHERE s.birthday IN (SELECT value FROM json_each(?)) AND seq > ?
        AND ${IS_NEW} ORDER BY seq LIMIT ${BIRTHDAY_PAGE}`,
      );
      const asked = JSON.stringify(dates);
      for (let last = 0; ;) {
        const page = select.all(asked, last).map(toStagedRow);
        yield* page;
        if (page.length < BIRTHDAY_PAGE) return;
        last = page.at(-1)?.seq ?? last;
      }
    },
    leaveOutDate(date) {
      db.prepare(
        `UPDATE temp.staged AS s SET birthday = NULL, input = json_remove(input, '$.birthday'),
          rest = json_insert(rest, '$.blank[#]', 'birthday') WHERE s.birthday = ? AND ${IS_NEW}`,
      ).run(date);
    },
  };
}
