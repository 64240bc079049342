import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ContactJournal } from "../../entries/contact-journal.ts";
import { migrate } from "../../database/migrations.ts";
import { openForWriting, type Database } from "../../database/open-database.ts";
import { appendErased, readErased } from "./erased-file.ts";
import { recordsAbout, scrubLedger, type RecordOfPerson } from "./scrub-ledger.ts";
import type { TraceFinder, Traces } from "./traces.ts";

/** An erasure that is not finished. */
export interface Erasure {
  readonly id: number;
  /** The text of a PersonId. */
  readonly person: string;
  readonly keepContact: boolean;
  readonly askedAt: string;
  /** `asked`: the contact is still there. `searching`: files and ledger are cleaned. `emptying`: only free space is left. */
  readonly stage: "asked" | "searching" | "emptying";
  /** null: the traces are not gathered yet. */
  readonly traces: Traces | null;
}

/** Erases people from the ledger, its copies and the journal. */
export interface Erasures {
  /** Returns the erasures that are not finished, oldest first. */
  open(): readonly Erasure[];
  /** Stores an erasure, unless one of the same person is open. */
  ask(person: string, keepContact: boolean, at: string): void;
  /** Returns the inputs and cells that the ledger has under these contacts and keys. */
  recordsOf(
    contactIds: readonly number[],
    keys: Traces["keys"],
  ): {
    readonly inputs: readonly string[];
    readonly cells: readonly (readonly string[])[];
  };
  /** Returns everything that operations, rows and open items have about a person. */
  recordsAbout(finder: TraceFinder): Iterable<RecordOfPerson>;
  /** Returns all keys that a contact has had. */
  keysOf(contactIds: readonly number[]): Traces["keys"];
  /** Returns whether another person's contact has a text in one of its values. */
  isShared(text: string, contactIds: readonly number[]): boolean;
  /** Stores what the files are searched for. */
  begin(id: number, traces: Traces): void;
  /** Removes the person from the journal and from the copies of the ledger. */
  scrubCopies(finder: TraceFinder): void;
  /** Removes the person from the ledger's tables. What the files are searched for stays. */
  scrubRecords(finder: TraceFinder): void;
  /** Notes that a person is erased. From then on, the ledger has only the contact ids. */
  finish(erasure: Erasure, finder: TraceFinder, at: string): void;
  /** Ends an erasure of a person of whom the ledger has nothing. */
  drop(id: number): void;
  /** Empties the free space of the ledger's file. Returns false while another process reads the ledger. */
  empty(): boolean;
  /** Returns the contacts that were erased and are in the ledger again, because an older ledger was put back. */
  returned(): readonly number[];
}

export function openErasures(
  db: Database,
  { backups, erased, ledger }: { readonly backups: string; readonly erased?: string; readonly ledger?: string },
  journal: () => Pick<ContactJournal, "rewrite">,
): Erasures {
  const toErasure = (row: unknown): Erasure => {
    const { traces, keepContact, ...rest } = row as Omit<Erasure, "traces" | "keepContact"> & {
      traces: string | null;
      keepContact: number;
    };
    return { ...rest, keepContact: keepContact === 1, traces: traces === null ? null : (JSON.parse(traces) as Traces) };
  };
  const texts = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .pluck()
      .all(...values) as string[];
  return {
    open: () =>
      db
        .prepare(
          "SELECT id, person, keep_contact AS keepContact, asked_at AS askedAt, stage, traces FROM erasures ORDER BY id",
        )
        .all()
        .map(toErasure),
    ask: (person, keepContact, at) =>
      void db
        .prepare(
          `INSERT INTO erasures (person, keep_contact, asked_at, stage) SELECT @person, @keep, @at, 'asked'
            WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE person = @person)`,
        )
        .run({ person, keep: keepContact ? 1 : 0, at }),
    recordsOf(contactIds, keys) {
      const inputs = new Set<string>();
      const cells = new Set<string>();
      const take = (rows: unknown[]) => {
        for (const row of rows as { input?: string; body?: string | null; former?: string | null; cells?: string }[]) {
          for (const text of [row.input, row.body, row.former]) if (typeof text === "string") inputs.add(text);
          if (row.cells !== undefined) cells.add(row.cells);
        }
      };
      for (const id of contactIds) {
        take(db.prepare("SELECT applied AS input FROM entries WHERE contact_id = ?").all(id));
        take(db.prepare("SELECT input, body, former, cells FROM operations WHERE contact_id = ?").all(id));
      }
      for (const [feed, key] of keys) {
        take(db.prepare("SELECT input, body, former, cells FROM operations WHERE feed = ? AND key = ?").all(feed, key));
        take(
          db
            .prepare("SELECT t.cells FROM row_results t JOIN runs u ON u.run = t.run WHERE t.key = ? AND u.feed = ?")
            .all(key, feed),
        );
        take(
          db
            .prepare("SELECT cells FROM open_items WHERE feed = ? AND subject IN (?, ?)")
            .all(feed, `key:${key}`, `delete:${key}`),
        );
        take(
          db
            .prepare("SELECT json_array(was, becomes, person) AS cells FROM corrections WHERE feed = ? AND key = ?")
            .all(feed, key),
        );
      }
      return { inputs: [...inputs], cells: [...cells].map((text) => (JSON.parse(text) as unknown[]).map(String)) };
    },
    recordsAbout: (finder) => recordsAbout(db, finder),
    keysOf(contactIds) {
      const found = new Map<string, readonly [string, string]>();
      for (const id of contactIds)
        for (const { feed, key } of db
          .prepare(
            "SELECT feed, key FROM entries WHERE contact_id = @id UNION SELECT feed, key FROM operations WHERE contact_id = @id",
          )
          .all({ id }) as { feed: string; key: string }[])
          if (!key.startsWith("[]")) found.set(JSON.stringify([feed, key]), [feed, key]);
      return [...found.values()];
    },
    isShared: (text, contactIds) =>
      texts(
        `SELECT 1 FROM entries WHERE instr(lower(applied || key), lower(?)) > 0
          AND contact_id NOT IN (SELECT value FROM json_each(?)) LIMIT 1`,
        JSON.stringify(text).slice(1, -1),
        JSON.stringify(contactIds),
      ).length > 0,
    begin: (id, traces) =>
      void db
        .prepare("UPDATE erasures SET stage = 'searching', traces = ? WHERE id = ?")
        .run(JSON.stringify(traces), id),
    scrubCopies(finder) {
      const { contactIds, keys } = finder.traces;
      const end = journal().rewrite(
        (line) =>
          !contactIds.includes(line.contactId) && !keys.some(([feed, key]) => feed === line.feed && key === line.key),
      );
      db.prepare("INSERT OR REPLACE INTO meta VALUES ('journal_compared', ?)").run(String(end));
      for (const file of copiesOf(backups, ledger)) scrubCopy(file, finder);
    },
    scrubRecords(finder) {
      db.transaction(() => {
        const open = db.prepare("SELECT * FROM erasures").all();
        scrubLedger(db, finder);
        const put = db.prepare("INSERT INTO erasures VALUES (@id, @person, @keep_contact, @asked_at, @stage, @traces)");
        for (const erasure of open) put.run(erasure);
      }).immediate();
    },
    finish({ id }, { traces }, at) {
      appendErased(erased ?? null, traces.contactIds, at);
      db.transaction(() => {
        const note = db.prepare("INSERT OR REPLACE INTO erased_contacts VALUES (?, ?)");
        for (const contactId of traces.contactIds) note.run(contactId, at);
        db.prepare("UPDATE erasures SET stage = 'emptying', traces = NULL, person = '' WHERE id = ?").run(id);
      }).immediate();
    },
    drop: (id) => void db.prepare("DELETE FROM erasures WHERE id = ?").run(id),
    empty() {
      db.exec("VACUUM");
      const [state] = db.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
      if (state?.busy !== 0) return false;
      db.prepare("DELETE FROM erasures WHERE stage = 'emptying'").run();
      return true;
    },
    returned() {
      const inFile = readErased(erased ?? null);
      const note = db.prepare("INSERT OR IGNORE INTO erased_contacts VALUES (?, ?)");
      for (const { contactId, at } of inFile) note.run(contactId, at);
      const linked = "SELECT contact_id FROM entries WHERE contact_id IN (SELECT contact_id FROM erased_contacts)";
      const sent = `SELECT contact_id FROM operations WHERE contact_id IN (SELECT contact_id FROM erased_contacts)
        AND key NOT LIKE '[]%'`;
      return db.prepare(`${linked} UNION ${sent}`).pluck().all() as number[];
    },
  };
}

/** Returns the copies of the ledger: the backups, and what rebuilds kept aside. */
function copiesOf(backups: string, ledger: string | undefined): readonly string[] {
  const inFolder = existsSync(backups) ? readdirSync(backups).map((name) => join(backups, name)) : [];
  const aside =
    ledger === undefined
      ? []
      : readdirSync(dirname(ledger))
          .filter((name) => name.startsWith(`${basename(ledger)}.`))
          .map((name) => join(dirname(ledger), name));
  return [...inFolder, ...aside];
}

/** Removes the person from a copy. A copy that can't be opened may hold the person, so it is deleted. */
function scrubCopy(file: string, finder: TraceFinder): void {
  if (/-(?:wal|shm)$/u.test(file) || !existsSync(file)) return;
  let copy: Database | null = null;
  try {
    copy = openForWriting(file);
    migrate(copy);
    scrubLedger(copy, finder);
    copy.exec("VACUUM");
    copy.pragma("wal_checkpoint(TRUNCATE)");
    copy.close();
  } catch {
    copy?.close();
    rmSync(file, { force: true });
  }
  for (const log of ["-wal", "-shm", "-journal"]) rmSync(file + log, { force: true });
}
