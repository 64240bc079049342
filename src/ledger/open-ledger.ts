import { existsSync, readdirSync, statSync } from "node:fs";
import { counted } from "../model/text/counted.ts";
import { composeLedger } from "./compose-ledger.ts";
import { readGenerationNote, whyOlder } from "./database/generation-note.ts";
import type { Lock } from "./database/lock.ts";
import { LEDGER_VERSION, migrate } from "./database/migrations.ts";
import { openForReading, openForWriting, openInMemory, type Database } from "./database/open-database.ts";
import { openOwnership, readGeneration } from "./database/ownership.ts";
import { openContactJournal, readJournal } from "./entries/contact-journal.ts";
import type { Ledger } from "./ledger.ts";
import { isAllLinked, recover, startJournalComparison } from "./recovery/recover.ts";

/** The paths of the ledger and its companion files. */
export interface LedgerFiles {
  readonly ledger: string;
  readonly contactJournal: string;
  readonly backups: string;
  /** The folder of finished lists: when it holds files, a ledger must have existed. */
  readonly archive?: string;
  /** The note of the ledger's generation, outside the folder of the ledger. */
  readonly generation?: string;
}

/** The ledger can't be used as it is. The message says what happened and what to do. */
export class LedgerUnusable extends Error {
  override readonly name = "LedgerUnusable";
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
    const opened = openForWriting(files.ledger);
    migrate(opened);
    return opened;
  });
  if (isNew) db.prepare("INSERT OR IGNORE INTO meta VALUES ('ledger_id', lower(hex(randomblob(8))))").run();
  checkGeneration(files, noted, db);
  const journal = openContactJournal(files.contactJournal);
  const ownership = openOwnership(db, files.ledger, { noteFile: files.generation ?? null, lock });
  // After a crash between the two, or in a data folder that was moved, the note is behind the ledger.
  const { ledger: name, number } = ownership.generation();
  if (number > 0 && (typeof noted === "string" || noted.ledger !== name || noted.number !== number)) ownership.note();
  const ledger = composeLedger(db, files.backups, { journal, ownership });
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
 * Opens an item for every create that a crash left in doubt. A newer list may supersede the create's run before this
 * run reports the create.
 */
function reportDoubts(ledger: Pick<Ledger, "operations" | "openItems" | "runs" | "updateOpenItemOfOperation">): void {
  for (const operation of ledger.operations.inState("in_doubt")) {
    const { feed, key, run, sentAt } = operation;
    if (ledger.openItems.bySubject(feed, `key:${key}`)?.status === "in_doubt") continue;
    ledger.updateOpenItemOfOperation(ledger.runs.named(run), operation, new Date(sentAt ?? 0).toISOString());
  }
}

/**
 * Opens the ledger for reading, even while another process applies. Before the first run it returns an empty ledger.
 *
 * @throws LedgerUnusable as `openLedger` does: a missing ledger must not look like an empty one
 */
export function openLedgerForReading(files: LedgerFiles): Ledger {
  if (mustBeCreated(files)) {
    const empty = openInMemory();
    migrate(empty);
    return composeLedger(empty, files.backups, null);
  }
  // Read before the ledger: a run that begins meanwhile must not make the ledger look older.
  const noted = noteOf(files);
  let found = 0;
  const db = openUsable(files, () => {
    const opened = openForReading(files.ledger);
    found = opened.prepare("PRAGMA user_version").pluck().get() as number;
    return opened;
  });
  if (found !== LEDGER_VERSION) {
    const wayOut =
      found < LEDGER_VERSION
        ? "The next run brings the ledger up to date."
        : "Install the newer celebration-sync again.";
    throw new LedgerUnusable(
      `The ledger ${files.ledger} has version ${found}, this program works with ${LEDGER_VERSION}. ${wayOut}`,
    );
  }
  checkGeneration(files, noted, db);
  return composeLedger(db, files.backups, null);
}

function noteOf({ generation }: LedgerFiles): ReturnType<typeof readGenerationNote> {
  return generation === undefined ? "none" : readGenerationNote(generation);
}

/** Closes the ledger and throws LedgerUnusable if the ledger is older than the note outside its folder. */
function checkGeneration(files: LedgerFiles, noted: ReturnType<typeof noteOf>, db: Database): void {
  const why = whyOlder(noted, readGeneration(db), files.generation ?? "");
  if (why === null) return;
  db.close();
  throw new LedgerUnusable(why);
}

/**
 * Returns whether there is no ledger yet. Throws LedgerUnusable when other files show that there was one, or when this
 * user may not look: then a ledger may be there.
 */
function mustBeCreated(files: LedgerFiles): boolean {
  const [isNew, trace] = lookForLedger(files);
  if (trace === null) return isNew;
  throw new LedgerUnusable(
    `The ledger ${files.ledger} is gone, but ${trace}. A new ledger would create every contact again. ` +
      "To restore the ledger, run: celebration-sync rebuild",
  );
}

function lookForLedger(files: LedgerFiles): readonly [isNew: boolean, trace: string | null] {
  try {
    const isNew = sizeOf(files.ledger) === 0;
    return [isNew, isNew ? findTrace(files) : null];
  } catch (error) {
    throw unusable(files, error);
  }
}

/**
 * Returns a file's size; 0 if there is no file.
 *
 * @throws Error if this user may not look; `existsSync` would return false
 */
function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return 0;
    throw error;
  }
}

/** Returns a clause that names the files of an earlier ledger; null when there are none. */
function findTrace({ contactJournal, backups, archive, generation }: LedgerFiles): string | null {
  const holds = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;
  if (sizeOf(contactJournal) > 0) return `${contactJournal} shows that contacts were created`;
  if (holds(backups)) return `${backups} holds backups of a ledger`;
  if (generation !== undefined && existsSync(generation)) return `${generation} shows that a ledger made calls`;
  if (archive !== undefined && holds(archive)) return `${archive} holds lists of earlier runs`;
  return null;
}

/** Calls `open`. Throws LedgerUnusable when `open` fails. */
function openUsable(files: LedgerFiles, open: () => Database): Database {
  try {
    return open();
  } catch (error) {
    throw unusable(files, error);
  }
}

const RIGHTS_REMEDY =
  "Run the command as the user of the service (for instance with sudo -u celebration-sync), or give the file and its folder to this user. Also check whether the disk is read-only";

/** Reasons of the machine. A rebuild would not help, so it is not advised. */
const MACHINE_REASONS: readonly { readonly codes: RegExp; readonly why: string; readonly remedy: string }[] = [
  {
    codes: /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/u,
    why: "because the disk is full",
    remedy: "Make room on the disk, then try again",
  },
  {
    codes: /^(?:EACCES|EPERM|EROFS|SQLITE_PERM|SQLITE_READONLY|SQLITE_AUTH)/u,
    why: "because this user may not read or write it",
    remedy: RIGHTS_REMEDY,
  },
  {
    // SQLite has one code for several reasons.
    codes: /^SQLITE_CANTOPEN/u,
    why: "because this user may not read or write it, or because the disk is full",
    remedy: `${RIGHTS_REMEDY}, and whether it has room`,
  },
  {
    codes: /^(?:EIO|SQLITE_IOERR)/u,
    why: "because the disk failed or is full",
    remedy: "Check whether the disk has room, and the system's log for errors of the disk, then try again",
  },
  {
    codes: /^(?:SQLITE_BUSY|SQLITE_LOCKED|EBUSY|ETXTBSY)/u,
    why: "because another program holds it",
    remedy: "End the program that has it open (a backup, a virus scanner, an SQLite tool), then try again",
  },
  {
    codes: /^(?:EMFILE|ENFILE|ENOMEM|SQLITE_NOMEM)/u,
    why: "because the system has no memory or open files left",
    remedy: "End other programs, or raise the limits of this one, then try again",
  },
];

/** Returns an error that says why the ledger can't be opened. Only a damaged ledger is restored by `rebuild`. */
function unusable({ ledger }: LedgerFiles, error: unknown): LedgerUnusable {
  const { message } = error as Error;
  const reason = MACHINE_REASONS.find(({ codes }) => codes.test(codeOf(error)));
  const what = `The ledger ${ledger} can't be opened`;
  if (reason === undefined)
    return new LedgerUnusable(
      `${what}: ${message}. Nothing was changed. To restore the ledger, run: celebration-sync rebuild`,
    );
  return new LedgerUnusable(`${what}, ${reason.why} (${message}). Nothing was changed. ${reason.remedy}.`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
