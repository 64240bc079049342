import { contentHash } from "./content-hash.ts";
import { ENTRY_COLUMNS, toEntry, type Entries, type Entry } from "./entries.ts";
import type { ContactInput } from "../model/contact.ts";
import type { MappedRow, Traits } from "../model/mapped-row.ts";
import { traitsOf } from "../model/traits.ts";
import type { Database } from "./open-database.ts";
import { createStagingTables, indexStagingTables } from "./staging-tables.ts";

/** A row of the file that is not settled by its content being as last applied. */
export interface StagedRow {
  readonly seq: number;
  readonly hash: string;
  readonly mapped: MappedRow;
  /** The problem that this line of a dropped-back report answers. */
  readonly problem: number | null;
  readonly entryId: number | null;
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
  const insert = db.prepare(`
    INSERT INTO temp.staged (line, state, key, hash, entry_id, email, phone, first_name, full_name, birthday, group_id,
                             contact_id, problem, row)
    VALUES (@line, @state, @key, @hash, @entryId, @email, @phone, @firstName, @fullName, @birthday, @groupId,
            @contactId, @problem, @row)`);
  const insertThin = db.prepare(
    "INSERT INTO temp.staged (line, state, key, hash, entry_id) VALUES (?, 'unchanged', ?, ?, ?)",
  );
  const sentInDoubt = db
    .prepare(
      "SELECT coalesce(body, input) FROM operations WHERE feed = ? AND key = ? AND state IN ('sending', 'in_doubt')",
    )
    .pluck();

  /** @param content a canonical text: equal texts ask for the same */
  function add(mapped: MappedRow, content: string, problem: number | null): void {
    const hash = contentHash(content);
    const key = mapped.kind === "skipped" ? (mapped.person?.key ?? null) : mapped.key;
    const entry = key === null ? null : entries.byKey(feed, key);
    if (isAsLastApplied(mapped, hash, entry) && problem === null && !watched.has(mapped.key)) {
      insertThin.run(mapped.line, mapped.key, hash, entry?.id);
      return;
    }
    const traits: Partial<Traits> =
      mapped.kind === "contact" ? traitsOf(mapped.input) : mapped.kind === "rejected" ? mapped.traits : {};
    insert.run({
      email: null,
      phone: null,
      firstName: null,
      fullName: null,
      birthday: null,
      ...traits,
      line: mapped.line,
      state: mapped.kind,
      key,
      hash,
      entryId: entry?.id ?? null,
      groupId: mapped.kind === "contact" ? mapped.input.group_id : null,
      contactId: mapped.kind === "contact" ? mapped.contactId : null,
      problem,
      row: JSON.stringify(mapped),
    });
  }

  return {
    begin: () => db.exec("BEGIN"),
    add,
    /** Ends loading: from here on rows can be looked up. */
    loaded: () => {
      db.exec("COMMIT");
      indexStagingTables(db);
    },
    /** What was sent for a key whose create has no answer yet. */
    sentInDoubt: (key: string): ContactInput | null => {
      const sent = sentInDoubt.get(feed, key) as string | undefined;
      return sent === undefined ? null : (JSON.parse(sent) as ContactInput);
    },
    ...openLookups(db, feed),
  };
}

function isAsLastApplied(
  mapped: MappedRow,
  hash: string,
  entry: Entry | null,
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
function openLookups(db: Database, feed: string) {
  const rowsByState = db.prepare(
    "SELECT seq, hash, entry_id, problem, row FROM temp.staged WHERE state = ? AND seq > ? ORDER BY seq LIMIT 500",
  );
  const hasKey = db.prepare("SELECT 1 FROM temp.staged WHERE key = ? LIMIT 1");
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
    /** Rows in one state, in file order, read in pages so that states may change meanwhile. */
    *rows(state: "contact" | "rejected" | "skipped" | "unchanged"): Generator<StagedRow> {
      for (let last = 0; ;) {
        const page = rowsByState.all(state, last) as {
          seq: number;
          hash: string;
          entry_id: number | null;
          problem: number | null;
          row: string;
        }[];
        for (const { seq, hash, entry_id, problem, row } of page) {
          yield { seq, hash, problem, entryId: entry_id, mapped: JSON.parse(row) as MappedRow };
        }
        if (page.length < 500) return;
        last = page.at(-1)?.seq ?? last;
      }
    },
    *sameKeyRows(): Generator<readonly { seq: number; line: number; hash: string }[]> {
      const keys = db
        .prepare(
          "SELECT key FROM temp.staged WHERE key IS NOT NULL AND state IN ('contact', 'unchanged') GROUP BY key HAVING count(*) > 1",
        )
        .pluck()
        .all() as string[];
      const rows = db.prepare(
        "SELECT seq, line, hash FROM temp.staged WHERE key = ? AND state IN ('contact', 'unchanged') ORDER BY seq",
      );
      for (const key of keys) yield rows.all(key) as { seq: number; line: number; hash: string }[];
    },
    setState: (seq: number, state: string): void => void setState.run(state, seq),
    setEntry: (seq: number, entryId: number): void => void setEntry.run(entryId, seq),
    row: (seq: number): StagedRow | null => {
      const found = db.prepare("SELECT seq, hash, entry_id, problem, row FROM temp.staged WHERE seq = ?").get(seq) as
        | { seq: number; hash: string; entry_id: number | null; problem: number | null; row: string | null }
        | undefined;
      if (found === undefined || found.row === null) return null;
      return {
        seq,
        hash: found.hash,
        problem: found.problem,
        entryId: found.entry_id,
        mapped: JSON.parse(found.row) as MappedRow,
      };
    },
    thinLine: (seq: number): { line: number; key: string } =>
      db.prepare("SELECT line, key FROM temp.staged WHERE seq = ?").get(seq) as { line: number; key: string },
    counts: () =>
      db.prepare("SELECT count(*) AS read, sum(state = 'unchanged') AS unchanged FROM temp.staged").get() as {
        read: number;
        unchanged: number | null;
      },
    /** Fills `vanished`: this feed's contacts that no row names. */
    findVanished: (): void => {
      db.exec("DELETE FROM temp.vanished");
      db.prepare(`
        INSERT INTO temp.vanished SELECT e.id FROM entries e WHERE e.feed = ?
          AND NOT EXISTS (SELECT 1 FROM temp.staged s WHERE s.entry_id = e.id)`).run(feed);
    },
    /** New rows and vanished contacts that share an e-mail, a phone, or name and birthday. */
    likelyPairs: () =>
      ["e.email = s.email", "e.phone = s.phone", "e.full_name = s.full_name AND e.birthday = s.birthday"].flatMap(
        (same) =>
          db
            .prepare(`
            SELECT s.seq, e.id AS entryId FROM temp.staged s JOIN entries e ON ${same}
            WHERE s.state = 'contact' AND s.entry_id IS NULL
              AND e.id IN (SELECT entry_id FROM temp.vanished)`)
            .all() as { seq: number; entryId: number }[],
      ),
    hasKey: (key: string): boolean => hasKey.get(key) !== undefined,
    sharesAddress: (field: "email" | "phone", groupId: number, value: string, seq: number): boolean =>
      shared[field].get(groupId, value, seq, groupId, value) !== undefined,
    ...openPeople(db, feed),
  };
}

/** Who else a row may be. */
function openPeople(db: Database, feed: string) {
  const lookalike = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.feed = @feed AND e.first_name = @firstName
      AND (e.email = @email OR e.phone = @phone)
    UNION ALL SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.feed = @feed AND e.full_name = @fullName
      AND ((@email IS NULL AND @phone IS NULL) OR (e.email IS NULL AND e.phone IS NULL))
    LIMIT 1`);
  const twin = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.email = @email AND e.feed <> @feed
    UNION ALL SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.phone = @phone AND e.feed <> @feed
    UNION ALL SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.full_name = @fullName AND e.birthday = @birthday
      AND e.feed <> @feed
    LIMIT 1`);
  const ask = (statement: typeof twin, traits: Traits): Entry | null => {
    const found = statement.get({ ...traits, feed });
    return found === undefined ? null : toEntry(found);
  };
  return {
    lookalike: (traits: Traits): Entry | null => ask(lookalike, traits),
    twin: (traits: Traits): Entry | null => ask(twin, traits),
    /** Vanished contacts that a row which found no entry may be: they are not absent. */
    protect: (traits: Traits): void =>
      void db
        .prepare(`
        DELETE FROM temp.vanished WHERE entry_id IN (SELECT e.id FROM entries e
          WHERE e.feed = @feed AND (e.email = @email OR e.phone = @phone OR e.full_name = @fullName))`)
        .run({ feed, email: traits.email, phone: traits.phone, fullName: traits.fullName }),
    *vanished(): Generator<Entry & { readonly absentSince: string | null }> {
      const found = db.prepare(`
        SELECT ${ENTRY_COLUMNS}, e.absent_since FROM temp.vanished v JOIN entries e ON e.id = v.entry_id ORDER BY e.id`);
      for (const columns of found.all() as { absent_since: string | null }[]) {
        yield { ...toEntry(columns), absentSince: columns.absent_since };
      }
    },
  };
}
