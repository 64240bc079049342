import { contentHash } from "../database/content-hash.ts";
import type { Entries, Entry } from "../entries/entries.ts";
import type { MappedRow } from "../../model/mapped-row.ts";
import type { Database } from "../database/open-database.ts";
import { openPeopleInDoubt } from "./people-in-doubt.ts";
import { openStagedPeople } from "./staged-people.ts";
import { INSERT_STAGED, STAGED_COLUMNS, toColumns, toStagedRow, type StagedRow } from "./staged-row.ts";
import { createStagingTables, indexStagingTables, IS_NOTABLE } from "./staging-tables.ts";

/** Rows of the file that were not read, because all about them is known: each has its entry, and is as last applied. */
export interface KnownRows {
  readonly count: number;
  isNamed(entryId: number): boolean;
  /** Where the rows of these entries stand. */
  linesOf(entryIds: ReadonlySet<number>): ReadonlyMap<number, number>;
  /** All entries of the feed that have none of these rows; none where the list tells nobody's absence. */
  readonly unnamed: readonly number[];
}

export type Staging = ReturnType<typeof openStaging>;

/**
 * The file's rows beside the ledger's entries. Rows whose content is as last applied are kept thin (line, key, hash),
 * so a million of them cost little.
 *
 * @param watched keys with an open problem: their rows are kept whole, so that the problem can end
 */
export function openStaging(db: Database, entries: Entries, feed: string, watched: ReadonlySet<string>) {
  createStagingTables(db);
  const insert = db.prepare(INSERT_STAGED);
  const insertThin = db.prepare(
    "INSERT INTO temp.staged (seq, line, state, key, hash, entry_id) VALUES (?, ?, 'unchanged', ?, ?, ?)",
  );
  const hasEntries = entries.count(feed) > 0;
  const inDoubt = openPeopleInDoubt(db, feed);
  const staged = { rows: 0, thin: 0 };
  let known: KnownRows | null = null;

  /**
   * @param content a canonical text: equal texts ask for the same
   * @param seq its place among the rows; null: after the last
   */
  function add(mapped: MappedRow, content: string, openItem: number | null, seq: number | null = null): void {
    const hash = contentHash(content);
    staged.rows += 1;
    const key = mapped.kind === "skipped" ? (mapped.person?.key ?? null) : mapped.key;
    const entry = key === null || !hasEntries ? null : entries.stateOf(feed, key);
    if (isAsLastApplied(mapped, hash, entry) && openItem === null && !watched.has(mapped.key)) {
      insertThin.run(seq, mapped.line, mapped.key, hash, entry?.id);
      staged.thin += 1;
      return;
    }
    insert.run(seq, hash, entry?.id ?? null, openItem, ...toColumns(mapped));
  }

  return {
    begin: () => db.exec("BEGIN"),
    /** Takes back what is not loaded. */
    abandon: (): void => {
      if (!db.inTransaction) return;
      db.exec("ROLLBACK");
      Object.assign(staged, { rows: 0, thin: 0 });
    },
    add,
    /**
     * Takes rows into account that were not read. Where a row that was read has the key of one of them, that one is staged
     * as if it had been read. Their places must be their lines, here and in `add`.
     */
    addKnown: (rows: KnownRows): void => {
      const read = db.prepare("SELECT entry_id FROM temp.staged WHERE entry_id IS NOT NULL").pluck().all() as number[];
      const met = new Set(read.filter((id) => rows.isNamed(id)));
      const stage = db.prepare(`
        INSERT INTO temp.staged (seq, line, state, key, hash, entry_id)
        SELECT @line, @line, 'unchanged', key, hash, id FROM entries WHERE id = @id`);
      for (const [id, line] of rows.linesOf(met)) {
        const { changes } = stage.run({ id, line });
        staged.rows += changes;
        staged.thin += changes;
      }
      const note = db.prepare("INSERT OR IGNORE INTO temp.unseen VALUES (?)");
      for (const id of rows.unnamed) note.run(id);
      known = { ...rows, count: rows.count - met.size };
    },
    /** Ends loading: from here on rows can be looked up. */
    loaded: () => {
      db.exec("COMMIT");
      indexStagingTables(db);
    },
    ...openLookups(db, staged, () => known),
    ...openStagedPeople(db, entries, feed, () => known !== null),
    ...inDoubt,
    /** No row can be about anybody: nobody is linked, in doubt, or among the open problems. */
    knowsNobody: (): boolean => entries.countByFeed().length === 0 && watched.size === 0 && !inDoubt.isAnybodyInDoubt(),
    /** Whether there is an open problem with the row that has this key. */
    isWatched: (key: string): boolean => watched.has(key),
  };
}

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

/** What the decisions ask of the loaded rows. */
function openLookups(
  db: Database,
  staged: { readonly rows: number; readonly thin: number },
  known: () => KnownRows | null,
) {
  const pageOf = (condition: string) =>
    db.prepare(`SELECT ${STAGED_COLUMNS} FROM temp.staged WHERE ${condition} AND seq > ? ORDER BY seq LIMIT 500`);
  const pages = { all: pageOf("state = ?"), notable: pageOf(`${IS_NOTABLE} AND state = ?`) };
  const rowBySeq = db.prepare(`SELECT ${STAGED_COLUMNS} FROM temp.staged WHERE seq = ? AND rest IS NOT NULL`);
  const unchanged = db.prepare("SELECT count(*) FROM temp.staged WHERE state = 'unchanged'").pluck();
  const lineOf = db.prepare("SELECT line FROM temp.staged WHERE key = ? LIMIT 1").pluck();
  const entryOf = db.prepare("SELECT entry_id FROM temp.staged WHERE key = ? LIMIT 1").pluck();
  const setState = db.prepare("UPDATE temp.staged SET state = ? WHERE seq = ?");
  const setEntry = db.prepare("UPDATE temp.staged SET entry_id = ? WHERE seq = ?");
  const sharedEarlier = (column: "email" | "phone") =>
    db
      .prepare(`
      SELECT 1 FROM temp.staged s WHERE s.group_id = ? AND s.${column} = ? AND s.seq < ? AND s.state = 'contact'
      UNION ALL SELECT 1 FROM entries e WHERE e.group_id = ? AND e.${column} = ? LIMIT 1`)
      .pluck();
  const shared = { email: sharedEarlier("email"), phone: sharedEarlier("phone") };

  return {
    /**
     * Rows in one state, in file order, read in pages so that states may change meanwhile.
     *
     * @param which `notable`: no newcomers among them (`staging-tables.ts`)
     */
    *rows(state: "contact" | "rejected" | "skipped", which: "all" | "notable"): Generator<StagedRow> {
      for (let last = 0; ;) {
        const page = pages[which].all(state, last).map(toStagedRow);
        yield* page;
        if (page.length < 500) return;
        last = page.at(-1)?.seq ?? last;
      }
    },
    *sameKeyRows(): Generator<readonly { seq: number; line: number; hash: string }[]> {
      const keys = db
        .prepare("SELECT key FROM temp.staged WHERE key IS NOT NULL GROUP BY key HAVING count(*) > 1")
        .pluck()
        .all() as string[];
      const rows = db.prepare(
        "SELECT seq, line, hash FROM temp.staged WHERE key = ? AND state IN ('contact', 'rejected', 'unchanged') ORDER BY seq",
      );
      for (const key of keys) {
        const found = rows.all(key) as { seq: number; line: number; hash: string }[];
        if (found.length > 1) yield found;
      }
    },
    /** Rows under different keys that would be tied to one contact. */
    *sameContactRows(): Generator<readonly { seq: number; line: number }[]> {
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
    setState: (seq: number, state: string): void => void setState.run(state, seq),
    setEntry: (seq: number, entryId: number): void => void setEntry.run(entryId, seq),
    /** null: it is as last applied, of which only line and key are kept. */
    row: (seq: number): StagedRow | null => {
      const found = rowBySeq.get(seq);
      return found === undefined ? null : toStagedRow(found);
    },
    thinLine: (seq: number): { line: number; key: string } =>
      db.prepare("SELECT line, key FROM temp.staged WHERE seq = ?").get(seq) as { line: number; key: string },
    counts: () => {
      const { count = 0 } = known() ?? {};
      // Rows of a list that is all new need not be looked through for what was unchanged from the beginning.
      const thin = staged.thin === 0 ? 0 : (unchanged.get() as number);
      return { read: staged.rows + count, unchanged: thin + count };
    },
    // The next two are asked of guardians only. One whose row is known is found by their entry, which has the same key.
    /** The line of the row with this key, whatever became of it. */
    lineOf: (key: string): number | null => (lineOf.get(key) as number | undefined) ?? null,
    /** The linked contact of the row with this key, under which key ever; undefined: no row has the key. */
    entryOf: (key: string): number | null | undefined => entryOf.get(key) as number | null | undefined,
    sharesAddress: (field: "email" | "phone", groupId: number, value: string, seq: number): boolean =>
      shared[field].get(groupId, value, seq, groupId, value) !== undefined,
  };
}
