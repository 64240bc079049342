/** Removes people from the copies of the ledger: the backups, and what rebuilds kept aside. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { migrate } from "../../database/migrations.ts";
import { openForWriting, type Database } from "../../database/open-database.ts";
import { machineReason } from "../../ledger-unusable.ts";

/**
 * Cleans each copy. Between two copies, other work of the process goes on: a large copy takes long.
 *
 * @param ledger null: only the backups are copies
 * @param clean removes people from a copy, in one transaction
 */
export async function scrubCopies(
  backups: string,
  ledger: string | null,
  clean: (copy: Database) => void,
): Promise<void> {
  for (const file of copiesOf(backups, ledger)) {
    scrubCopy(file, clean);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function copiesOf(backups: string, ledger: string | null): readonly string[] {
  const inFolder = existsSync(backups) ? readdirSync(backups).map((name) => join(backups, name)) : [];
  const aside =
    ledger === null
      ? []
      : readdirSync(dirname(ledger))
          .filter((name) => name.startsWith(`${basename(ledger)}.`))
          .map((name) => join(dirname(ledger), name));
  return [...inFolder, ...aside].filter((file) => !/-(?:wal|shm|journal)$/u.test(file));
}

/**
 * Cleans a copy. A damaged copy may hold an erased person, so it is deleted.
 *
 * @throws if the machine is why the copy can't be written, for instance a full disk: the copy is sound then
 */
function scrubCopy(file: string, clean: (copy: Database) => void): void {
  if (!existsSync(file)) return;
  let copy: Database | null = null;
  try {
    copy = openForWriting(file);
    migrate(copy);
    clean(copy);
    copy.exec("VACUUM");
    copy.pragma("wal_checkpoint(TRUNCATE)");
    copy.close();
  } catch (error) {
    copy?.close();
    if (machineReason(error) !== null) throw error;
    rmSync(file, { force: true });
  }
  for (const log of ["-wal", "-shm", "-journal"]) rmSync(file + log, { force: true });
}
