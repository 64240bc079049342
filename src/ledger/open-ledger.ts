import { existsSync, readdirSync, statSync } from "node:fs";
import { counted } from "../model/text/counted.ts";
import { composeLedger } from "./compose-ledger.ts";
import { LEDGER_VERSION, migrate } from "./database/migrations.ts";
import { openForReading, openForWriting, openInMemory, type Database } from "./database/open-database.ts";
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
}

/** The ledger can't be used as it is. The message says what happened and what to do. */
export class LedgerUnusable extends Error {
  override readonly name = "LedgerUnusable";
}

/**
 * Opens the ledger for the applying process, and creates it on the very first start.
 *
 * @throws LedgerUnusable if the ledger is damaged or newer than this program, or if it is missing while other files
 *   show that it existed: a new, empty ledger would create every contact again
 */
export function openLedger(files: LedgerFiles): Ledger {
  const isNew = mustBeCreated(files);
  const db = openUsable(files, () => {
    const opened = openForWriting(files.ledger);
    migrate(opened);
    return opened;
  });
  const journal = openContactJournal(files.contactJournal);
  const ledger = composeLedger(db, files.backups, journal);
  if (isNew) db.prepare("INSERT OR IGNORE INTO meta VALUES ('ledger_id', lower(hex(randomblob(8))))").run();
  // An earlier start compared the journal with the ledger up to this byte. The number is stored in the ledger, so an
  // older ledger that a person puts back is compared from its own, older byte on.
  const compared = Number(ledger.account.fact("journal_compared") ?? 0);
  const comparison = startJournalComparison(ledger);
  const end = readJournal(files.contactJournal, compared, comparison.take);
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
  return composeLedger(db, files.backups, null);
}

/** Returns whether there is no ledger yet. Throws LedgerUnusable when other files show that there was one. */
function mustBeCreated(files: LedgerFiles): boolean {
  const isNew = !existsSync(files.ledger) || statSync(files.ledger).size === 0;
  const trace = isNew ? findTrace(files) : null;
  if (trace === null) return isNew;
  throw new LedgerUnusable(
    `The ledger ${files.ledger} is gone, but ${trace}. A new ledger would create every contact again. ` +
      "To restore the ledger, run: celebration-sync rebuild",
  );
}

/** Returns a clause that names the files of an earlier ledger; null when there are none. */
function findTrace({ contactJournal, backups, archive }: LedgerFiles): string | null {
  const holds = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;
  if (existsSync(contactJournal) && statSync(contactJournal).size > 0)
    return `${contactJournal} shows that contacts were created`;
  if (holds(backups)) return `${backups} holds backups of a ledger`;
  if (archive !== undefined && holds(archive)) return `${archive} holds lists of earlier runs`;
  return null;
}

/** Calls `open`. Throws LedgerUnusable when `open` fails. */
function openUsable(files: LedgerFiles, open: () => Database): Database {
  try {
    return open();
  } catch (error) {
    throw new LedgerUnusable(
      `The ledger ${files.ledger} can't be opened: ${(error as Error).message}. Nothing was changed. ` +
        "To restore the ledger, run: celebration-sync rebuild",
    );
  }
}
