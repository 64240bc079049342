/** Copies the ledger for a trial. The trial's run changes only the copy, so no path in it may lead to a real list. */
import { copyFileSync, existsSync } from "node:fs";
import type { Database } from "../database/open-database.ts";
import { openForWriting } from "../database/open-database.ts";
import { migrate } from "../database/migrations.ts";
import { openDatabaseForReading, type LedgerFiles } from "../open-ledger.ts";

/** The folder of claimed lists: the real one, and the trial's. */
interface WorkingFolders {
  readonly from: string;
  readonly to: string;
}

/**
 * Copies the ledger with its companion files, as they are at this moment. Before the first run, the copy is an empty ledger.
 *
 * @param isAtWork whether a process applies now. Then the calls that it has under way will be answered. Otherwise their
 *   answers are lost, and the creates are in doubt.
 * @throws LedgerUnusable as `openLedger` does
 */
export function copyForTrial(from: LedgerFiles, to: LedgerFiles, working: WorkingFolders, isAtWork: boolean): void {
  const db = openDatabaseForReading(from, false);
  try {
    // Before the ledger: the journal has a contact before the ledger has it, and must not be ahead of the copy.
    copyIfThere(from.contactJournal, to.contactJournal);
    copyIfThere(from.never?.lines, to.never?.lines);
    copyIfThere(from.never?.key, to.never?.key);
    copyIfThere(from.erased, to.erased);
    db?.prepare("VACUUM INTO ?").run(to.ledger);
  } finally {
    db?.close();
  }
  const copy = openForWriting(to.ledger);
  try {
    migrate(copy);
    prepareCopy(copy, working, isAtWork);
  } finally {
    copy.close();
  }
}

function copyIfThere(from: string | undefined, to: string | undefined): void {
  if (from !== undefined && to !== undefined && existsSync(from)) copyFileSync(from, to);
}

function prepareCopy(copy: Database, { from, to }: WorkingFolders, isAtWork: boolean): void {
  // A list elsewhere counts as archived.
  copy
    .prepare(
      "UPDATE runs SET path = iif(substr(path, 1, length(@from)) = @from, @to || substr(path, length(@from) + 1), NULL)",
    )
    .run({ from, to });
  if (isAtWork) copy.exec("UPDATE operations SET state = 'planned' WHERE state = 'sending'");
  // A stand-in for the service can't say whether a contact is there: only a person decides these creates.
  copy.exec(`
    DELETE FROM meta WHERE name = 'archived_lists';
    INSERT OR REPLACE INTO meta VALUES ('trial', '1');
    UPDATE operations SET state = 'in_doubt', issue = json_object('code', 'in_doubt', 'field', NULL, 'header', NULL,
      'data', json_object('operationId', id, 'probed', 1)) WHERE state = 'sending';
    UPDATE operations SET issue = json_set(issue, '$.data.probed', 1) WHERE state = 'in_doubt';`);
}
