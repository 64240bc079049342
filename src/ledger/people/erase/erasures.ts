import { setImmediate } from "node:timers/promises";
import type { ContactJournal } from "../../entries/contact-journal.ts";
import type { Database } from "../../database/open-database.ts";
import { MAY_HAVE_ARRIVED } from "../../database/operation-indexes.ts";
import { appendErased, readErased } from "./erased-file.ts";
import { openNamesakes, type Doubt, type Namesakes } from "./namesakes.ts";
import { correctionsUnder, isSharedKey, recordsOf } from "./records/records-of.ts";
import { findRecords } from "./records/find-records.ts";
import { recordsAbout, type RecordOfPerson } from "./records/records-about.ts";
import {
  blankLines,
  comparedWith,
  lostErasures,
  noteCompared,
  noteErased,
  returnedPeople,
  type Returned,
} from "./returned.ts";
import { deleteAside, scrubCopies } from "./scrub-copies.ts";
import { scrubLedger } from "./scrub-ledger.ts";
import { shownInRuns } from "./scrub-runs.ts";
import { othersAbout, type OtherRecord } from "./scrub-others.ts";
import { sharedTexts, type Shared, type SoughtText } from "./shared-texts.ts";
import type { TraceFinder, Traces } from "./traces.ts";

/** An erasure that is not finished. */
export interface Erasure {
  readonly id: number;
  /** The text of a PersonId. */
  readonly person: string;
  readonly keepContact: boolean;
  readonly askedAt: string;
  /** `asked`: the contact may be there. `searching`: files and ledger are cleaned. `emptying`: only free space is left. */
  readonly stage: "asked" | "searching" | "emptying";
  /** null: the traces are not gathered yet. An erasure that is `asked` has them when the person has no contact. */
  readonly traces: Traces | null;
}

/** Erases people from the ledger, its copies and the journal. */
export interface Erasures extends Namesakes {
  /** Returns the erasures that are not finished, oldest first. */
  open(): readonly Erasure[];
  /** Stores an erasure. The later one of two counts, as long as the ledger has the person. */
  ask(person: string, keepContact: boolean, at: string): void;
  /** Returns the ids of the contacts whose people were erased. */
  contacts(): readonly number[];
  /** Returns the inputs and cells that the ledger has under these contacts. */
  recordsOf(contactIds: readonly number[]): ReturnType<typeof recordsOf>;
  /** Returns the texts of the corrections under a key that may be the person's. */
  correctionsUnder(key: Traces["keys"][number], finder: TraceFinder): readonly string[];
  /** Returns whether a record under a key, without a contact, is another person's. */
  isSharedKey(key: Traces["keys"][number], finder: TraceFinder): boolean;
  /** Returns everything that operations, rows and open items have about a person. It reads them all. */
  recordsAbout(finder: TraceFinder): AsyncIterable<RecordOfPerson>;
  /** Returns what else the ledger has about a person. @param items the open items of the person's rows */
  othersAbout(finder: TraceFinder, items: readonly number[]): Iterable<OtherRecord>;
  /** Returns what each run shows of a person: examples, samples, messages and names of files. */
  shownIn(finder: TraceFinder): Iterable<{ readonly run: string; readonly texts: readonly string[] }>;
  /** Returns the creates in doubt of all feeds. */
  doubts(): readonly Doubt[];
  /** Returns all keys that a contact has had. */
  keysOf(contactIds: readonly number[]): Traces["keys"];
  /** Returns which of these texts another person's contact has, and how. */
  shared(texts: readonly SoughtText[], contactIds: readonly number[]): Promise<ReadonlyMap<string, Shared>>;
  /** Notes what shows a person who has no contact: a later list may change the person's open item. */
  note(person: string, traces: Traces): void;
  /** Stores what the files are searched for. It stays until the erasure ends. */
  begin(id: number, traces: Traces): void;
  /** Removes the person from the journal and from the copies of the ledger. Returns the damaged copies, which it deletes. */
  scrubCopies(finder: TraceFinder): Promise<readonly string[]>;
  /** Removes the person from the ledger's tables. Returns the runs that showed the person, also those of an earlier call. */
  scrubRecords(id: number, finder: TraceFinder): Promise<readonly string[]>;
  /** Notes that a person is erased. From then on, the ledger has only the contact ids. */
  finish(erasure: Erasure, finder: TraceFinder, at: string): void;
  /** Ends an erasure when the ledger has no record of the person. */
  drop(id: number): void;
  /** Empties the free space of the ledger's file. Returns false while another process reads the ledger. */
  empty(): Promise<boolean>;
  /**
   * Stores the erasures of people who were erased and are in the ledger again, because an older ledger was put back. Returns
   * them: see `returnedPeople`.
   */
  askForReturned(at: string): Promise<Returned>;
  /**
   * Deletes the files that a rebuild kept aside and that hold erased people. Returns them, and the damaged files: who is in these
   * can't be known.
   */
  deleteAside(): ReturnType<typeof deleteAside>;
}

interface StoredErasure {
  readonly id: number;
  readonly person: string;
  readonly traces: string | null;
}

/** What earlier versions did not store. */
const NOT_STORED = { sharers: [], alike: [], kept: [], othersAddresses: [], othersKeys: [], hasTwin: true } as const;
type StoredTraces = Omit<Traces, keyof typeof NOT_STORED> & Partial<Traces>;

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
    const stored = traces === null ? null : (JSON.parse(traces) as StoredTraces);
    const found = stored === null ? null : { ...NOT_STORED, ...stored };
    return { ...rest, keepContact: keepContact === 1, traces: found };
  };
  const ask = (person: string, keepContact: boolean, at: string, stage: Erasure["stage"] = "asked") =>
    void db
      .prepare(
        `INSERT INTO erasures (person, keep_contact, asked_at, stage) SELECT @person, @keep, @at, @stage
          WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE person = @person)`,
      )
      .run({ person, keep: keepContact ? 1 : 0, at, stage });
  const doubts: Erasures["doubts"] = () =>
    db
      .prepare(`SELECT id, feed, key, coalesce(body, input) AS input FROM operations WHERE ${MAY_HAVE_ARRIVED}`)
      .all() as Doubt[];
  return {
    open: () =>
      db
        .prepare(
          "SELECT id, person, keep_contact AS keepContact, asked_at AS askedAt, stage, traces FROM erasures ORDER BY id",
        )
        .all()
        .map(toErasure),
    ask(person, keepContact, at) {
      const keep = keepContact ? 1 : 0;
      // An erasure that was to keep the contact waits for its delete from now on, also if it was searching already.
      db.prepare(`
        UPDATE erasures SET keep_contact = @keep, stage = 'asked', traces = NULL
        WHERE person = @person AND (stage = 'asked' OR (stage = 'searching' AND keep_contact = 1 AND @keep = 0))`).run({
        person,
        keep,
      });
      ask(person, keepContact, at);
      if (/^\d+$/u.test(person)) noteCompared(db, appendErased(erased ?? null, { asked: [Number(person)] }, at));
    },
    contacts: () => db.prepare("SELECT contact_id FROM erased_contacts").pluck().all() as number[],
    recordsOf: (contactIds) => recordsOf(db, contactIds),
    correctionsUnder: (key, finder) => correctionsUnder(db, key, finder),
    isSharedKey: (key, finder) => isSharedKey(db, key, finder),
    recordsAbout: (finder) => recordsAbout(db, finder),
    othersAbout: (finder, items) => othersAbout(db, finder, new Set(items)),
    shownIn: (finder) => shownInRuns(db, finder),
    doubts,
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
    ...openNamesakes(db, doubts),
    shared: (texts, contactIds) => sharedTexts(db, texts, contactIds),
    note(person, traces) {
      const set = db.prepare("UPDATE erasures SET traces = ? WHERE person = ? AND stage = 'asked'");
      set.run(JSON.stringify(traces), person);
    },
    begin: (id, traces) =>
      void db
        .prepare("UPDATE erasures SET stage = 'searching', traces = ? WHERE id = ?")
        .run(JSON.stringify(traces), id),
    async scrubCopies(finder) {
      const { contactIds, keys } = finder.traces;
      const end = journal().rewrite(
        (line) =>
          !contactIds.includes(line.contactId) && !keys.some(([feed, key]) => feed === line.feed && key === line.key),
        finder.has,
      );
      db.prepare("INSERT OR REPLACE INTO meta VALUES ('journal_compared', ?)").run(String(end));
      return scrubCopies(backups, ledger ?? null, async (copy) =>
        scrubLedger(copy, finder, await findRecords(copy, finder)),
      );
    },
    async scrubRecords(id, finder) {
      const { contactIds, items } = finder.traces;
      const ofPerson = new Set([...contactIds.map(String), ...items.map((item) => `r${item}`)]);
      const found = await findRecords(db, finder);
      return db
        .transaction(() => {
          const open = db.prepare("SELECT * FROM erasures").all() as StoredErasure[];
          const runs = [...new Set([...finder.traces.runs, ...scrubLedger(db, finder, found)])];
          const put = db.prepare(
            "INSERT INTO erasures VALUES (@id, @person, @keep_contact, @asked_at, @stage, @traces)",
          );
          // Another erasure of the same person is done, too. A later row may get the number of an open item that is gone.
          for (const erasure of open)
            if (erasure.id === id) put.run({ ...erasure, traces: JSON.stringify({ ...finder.traces, runs }) });
            else if (erasure.traces !== null || !ofPerson.has(erasure.person)) put.run(erasure);
          return runs;
        })
        .immediate();
    },
    finish({ id }, { traces }, at) {
      db.transaction(() => {
        noteCompared(db, appendErased(erased ?? null, traces, at));
        const note = db.prepare("INSERT OR REPLACE INTO erased_contacts VALUES (?, ?)");
        for (const contactId of traces.contactIds) note.run(contactId, at);
        db.prepare("UPDATE erasures SET stage = 'emptying', traces = NULL, person = '' WHERE id = ?").run(id);
      }).immediate();
    },
    drop: (id) => void db.prepare("DELETE FROM erasures WHERE id = ?").run(id),
    async empty() {
      // It stands still for seconds in a large ledger, as the work before and after it may do.
      await setImmediate();
      db.exec("VACUUM");
      await setImmediate();
      const [state] = db.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
      if (state?.busy !== 0) return false;
      db.prepare("DELETE FROM erasures WHERE stage = 'emptying'").run();
      return true;
    },
    async askForReturned(at) {
      const { contacts, asked, lines, size } = readErased(erased ?? null);
      if (comparedWith(db) === size) return { people: [], rows: 0, lost: [] };
      noteErased(db, contacts);
      const returned = returnedPeople(db, lines);
      // The first erasure waited until no create of the person was in doubt. A doubt that came back is solved.
      for (const person of returned.people) ask(person, true, at, "searching");
      if (returned.rows > 0) {
        await scrubCopies(backups, ledger ?? null, async (copy) => blankLines(copy, lines));
        blankLines(db, lines);
      }
      noteCompared(db, size);
      return { ...returned, lost: lostErasures(db, { contacts, asked }) };
    },
    deleteAside() {
      const { contacts, lines, size } = readErased(erased ?? null);
      if (size === 0) return { deleted: [], unread: [] };
      return deleteAside(ledger ?? null, (copy) => {
        noteErased(copy, contacts);
        const { people, rows } = returnedPeople(copy, lines);
        return people.length + rows > 0;
      });
    },
  };
}
