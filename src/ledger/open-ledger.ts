import { counted } from "../model/text/counted.ts";
import { composeLedger } from "./compose-ledger.ts";
import { readGenerationNote, whyOlder } from "./database/generation-note.ts";
import type { Lock } from "./database/lock.ts";
import { mustBeCreated, sizeOf, type LedgerTraces } from "./database/look-for-ledger.ts";
import { checkIsLedger, LEDGER_VERSION, migrate } from "./database/migrations.ts";
import {
  openCopyInMemory,
  openForReading,
  openForWriting,
  openInMemory,
  type Database,
} from "./database/open-database.ts";
import { openOwnership, readGeneration } from "./database/ownership.ts";
import { openContactJournal, readJournal } from "./entries/contact-journal.ts";
import type { Ledger } from "./ledger.ts";
import type { NeverFiles } from "./people/never/never.ts";
import { LedgerUnusable, unusable } from "./ledger-unusable.ts";
import { isTrial } from "./runs/run-record.ts";
import { isAllLinked, recover, startJournalComparison } from "./recovery/recover.ts";

/** The paths of the ledger and its companion files. */
export interface LedgerFiles extends LedgerTraces {
  /** The entries of people who must never be greeted, outside the folder of the ledger, and the key of their hashes. */
  readonly never?: NeverFiles;
  /** The ids of erased contacts, outside the folder of the ledger. */
  readonly erased?: string;
}

/**
 * Opens the ledger for the applying process, and creates it on the very first start.
 *
 * @throws LedgerUnusable if the ledger is damaged or newer than this program, or if it is missing while other files
 *   show that it existed: a new, empty ledger would create every contact again; or if it is older than the last run
 * @param lock the lock of this process. Every write checks that the lock is still held.
 */
export function openLedger(files: LedgerFiles, lock: Lock | null = null): Ledger {
  const isNew = mustBeCreated(files);
  const noted = noteOf(files);
  const db = openUsable(files, () => {
    if (!isNew) checkBeforeWriting(files.ledger);
    const opened = openForWriting(files.ledger);
    migrate(opened);
    return opened;
  });
  // The process may have died at the first start, after it made the tables and before it named the ledger.
  db.prepare("INSERT OR IGNORE INTO meta VALUES ('ledger_id', lower(hex(randomblob(8))))").run();
  checkGeneration(files, noted, db);
  // A trial's copy is removed when the trial ends, so it need not outlive a power failure.
  if (isTrial(db)) db.pragma("synchronous = OFF");
  const ownership = openOwnership(db, files.ledger, { noteFile: files.generation ?? null, lock });
  const journal = openContactJournal(files.contactJournal, ownership.prove);
  // After a crash between the two, or in a data folder that was moved, the note is behind the ledger.
  const { ledger: name, number } = ownership.generation();
  if (number > 0 && (typeof noted === "string" || noted.ledger !== name || noted.number !== number)) ownership.note();
  const ledger = composeLedger(db, files, { journal, ownership });
  ledger.never.merge();
  // An earlier start compared the journal with the ledger up to this byte. The number is stored in the ledger, so an
  // older ledger that a person puts back is compared from its own, older byte on.
  const compared = Number(ledger.account.fact("journal_compared") ?? 0);
  const comparison = startJournalComparison(ledger);
  const changed: number[] = [];
  const end = readJournal(files.contactJournal, compared, comparison.take, ({ line, kind }) => {
    // A torn line is what a crash leaves. Its create is in doubt already.
    if (kind === "changed") changed.push(line);
  });
  if (changed.length > 0) {
    ledger.close();
    throw new LedgerUnusable(
      `Line ${changed[0]} of ${files.contactJournal} was changed since it was written, so it is not known whether the ` +
        "ledger has its contact. Put the file back from a backup of the machine, or run: celebration-sync rebuild",
    );
  }
  const behind = recover(db, ledger, comparison);
  if (behind.length > 0) {
    ledger.close();
    throw new LedgerUnusable(
      `${files.contactJournal} names ${counted(behind.length, "contact")} that the ledger does not know (for instance ` +
        `contact_id ${behind[0]?.contactId}): the ledger is older than the journal, and would create contacts ` +
        "again. To bring the ledger up to date, run: celebration-sync rebuild",
    );
  }
  if (end !== compared && isAllLinked(comparison, ledger)) ledger.account.setFact("journal_compared", String(end));
  reportDoubts(ledger);
  return ledger;
}

/**
 * Checks the file before anything is written to it. After a crash, its pages are checked as well: another file may have been
 * copied over the ledger, whose write-ahead log would then be applied to that file.
 */
function checkBeforeWriting(ledger: string): void {
  const isAfterCrash = sizeOf(`${ledger}-wal`) > 0;
  const db = openForReading(ledger);
  try {
    checkIsLedger(db);
    const found = isAfterCrash ? db.prepare("PRAGMA quick_check(1)").pluck().get() : "ok";
    if (found !== "ok") throw new Error(`it is damaged: ${String(found)}`);
  } finally {
    db.close();
  }
}

/**
 * Opens an item for every create in doubt that has none: a newer list may supersede the create's run before this run
 * reports the create. An item that does not show what was sent is put right.
 */
function reportDoubts(ledger: Pick<Ledger, "operations" | "openItems" | "runs" | "updateOpenItemOfOperation">): void {
  for (const operation of ledger.operations.inState("in_doubt")) {
    const { feed, key, run, sentAt } = operation;
    const item = ledger.openItems.bySubject(feed, `key:${key}`);
    // An earlier version showed the doubt with the cells of a later list's row.
    if (item?.status === "in_doubt" && item.hash === operation.hash) continue;
    ledger.updateOpenItemOfOperation(ledger.runs.named(run), operation, new Date(sentAt ?? 0).toISOString());
  }
}

/**
 * Opens the ledger for reading, even while another process applies. Before the first run it returns an empty ledger.
 *
 * @param isForShow whether a ledger is opened as well that is older than the last run, or of an older program
 * @throws LedgerUnusable as `openLedger` does: a missing ledger must not look like an empty one
 */
export function openLedgerForReading(files: LedgerFiles, isForShow = false, cacheKilobytes?: number): Ledger {
  const db = openDatabaseForReading(files, isForShow, cacheKilobytes);
  if (db === null) {
    const empty = openInMemory();
    migrate(empty);
    return composeLedger(empty, files, null);
  }
  const found = db.prepare("PRAGMA user_version").pluck().get() as number;
  if (isForShow && found < LEDGER_VERSION) return composeLedger(migratedCopy(db), files, null);
  if (found !== LEDGER_VERSION) {
    db.close();
    const wayOut =
      found < LEDGER_VERSION
        ? "The next run brings the ledger up to date."
        : "Install the newer celebration-sync again.";
    throw new LedgerUnusable(
      `The ledger ${files.ledger} has version ${found}, this program works with ${LEDGER_VERSION}. ${wayOut}`,
      found < LEDGER_VERSION,
    );
  }
  return composeLedger(db, files, null);
}

/**
 * Opens the ledger's database for reading, also of another version. Returns null before the first run.
 *
 * @param isForShow whether a ledger is opened as well that is older than the last run
 * @throws LedgerUnusable as `openLedger` does
 */
export function openDatabaseForReading(
  files: LedgerFiles,
  isForShow: boolean,
  cacheKilobytes?: number,
): Database | null {
  if (mustBeCreated(files)) return null;
  // Read before the ledger: a run that begins meanwhile must not make the ledger look older.
  const noted = noteOf(files);
  const db = openUsable(files, () => {
    const opened = openForReading(files.ledger, cacheKilobytes);
    checkIsLedger(opened);
    return opened;
  });
  if (!isForShow) checkGeneration(files, noted, db);
  return db;
}

/** Returns a copy in memory with the tables of this program. The file stays as it is. */
function migratedCopy(db: Database): Database {
  const copy = openCopyInMemory(db);
  db.close();
  migrate(copy);
  return copy;
}

function noteOf({ generation }: LedgerFiles): ReturnType<typeof readGenerationNote> {
  return generation === undefined ? "none" : readGenerationNote(generation);
}

/** Closes the ledger and throws LedgerUnusable if the ledger is older than the note outside its folder. */
function checkGeneration(files: LedgerFiles, noted: ReturnType<typeof noteOf>, db: Database): void {
  const why = whyOlder(noted, readGeneration(db), files.generation ?? "");
  if (why === null) return;
  db.close();
  throw new LedgerUnusable(why, true);
}

/** Calls `open`. Throws LedgerUnusable when `open` fails. */
function openUsable(files: LedgerFiles, open: () => Database): Database {
  try {
    return open();
  } catch (error) {
    throw unusable(files.ledger, error);
  }
}
