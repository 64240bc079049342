/** Removes from the copies of the ledger what has expired in the ledger. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { backUpLedger } from "../../database/backup.ts";
import { migrate } from "../../database/migrations.ts";
import { openForWriting, type Database } from "../../database/open-database.ts";
import { machineReason } from "../../ledger-unusable.ts";
import { expireBefore } from "./expire.ts";

/**
 * Deletes the copies that were made before a day, and removes the personal data of older runs from the others. A ledger that changed
 * nothing since that day is copied anew first. Between two copies, other work of the process goes on.
 *
 * @param before the name of the first run that is kept, or the beginning of it
 * @param now the name of a copy that is made now
 */
export async function expireCopies(db: Database, folder: string, before: string, now: string): Promise<void> {
  const namesIn = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".db")) : []);
  const isOld = (name: string) => name < before;
  const old = namesIn().filter(isOld);
  if (old.length > 0 && old.length === namesIn().length) backUpLedger(db, folder, now);
  for (const name of old) rmSync(join(folder, name), { force: true });
  for (const name of namesIn()) {
    await setImmediate();
    if (existsSync(join(folder, name))) expireCopy(join(folder, name), before);
  }
}

/** A damaged copy stays as it is: a rebuild passes it over. */
function expireCopy(file: string, before: string): void {
  let copy: Database | null = null;
  try {
    copy = openForWriting(file);
    migrate(copy);
    expireBefore(copy, before);
    copy.pragma("wal_checkpoint(TRUNCATE)");
  } catch (error) {
    if (machineReason(error) !== null) throw error;
  } finally {
    copy?.close();
  }
}
