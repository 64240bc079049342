/** Removes people from the copies of the ledger: the backups, and what rebuilds kept aside. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { migrate } from "../../database/migrations.ts";
import { openForReading, openForWriting, type Database } from "../../database/open-database.ts";
import { machineReason } from "../../ledger-unusable.ts";

/**
 * Cleans each copy. Between two copies, other work of the process goes on: a large copy takes long.
 *
 * @param ledger null: only the backups are copies
 * @param clean removes people from a copy, in one transaction
 * @returns the copies that were deleted, because they are damaged
 */
export async function scrubCopies(
  backups: string,
  ledger: string | null,
  clean: (copy: Database) => Promise<unknown>,
): Promise<readonly string[]> {
  const deleted: string[] = [];
  const inFolder = existsSync(backups) ? readdirSync(backups).map((name) => join(backups, name)) : [];
  const aside = keptAside(ledger);
  for (const file of [...inFolder.filter(isNoLog), ...aside]) {
    if ((await scrubCopy(file, aside.includes(file), clean)) === "deleted") deleted.push(file);
    await setImmediate();
  }
  return deleted;
}

/** Returns the files that rebuilds kept aside: ledgers that were damaged, or that a person had put back. */
function keptAside(ledger: string | null): readonly string[] {
  if (ledger === null) return [];
  const names = readdirSync(dirname(ledger)).filter((name) => name.startsWith(`${basename(ledger)}.`));
  return names.map((name) => join(dirname(ledger), name)).filter(isNoLog);
}

const isNoLog = (file: string) => !/-(?:wal|shm|journal)$/u.test(file);

/**
 * Deletes the files kept aside in which `isIn` finds erased people.
 *
 * @returns the deleted files, and those that are damaged, so that nothing in them can be found
 */
export function deleteAside(
  ledger: string | null,
  isIn: (copy: Database) => boolean,
): { readonly deleted: readonly string[]; readonly unread: readonly string[] } {
  const deleted: string[] = [];
  const unread: string[] = [];
  for (const file of keptAside(ledger)) {
    let copy: Database | null = null;
    try {
      // A damaged file stays as it is.
      copy = openForReading(file);
      checkSound(copy);
      copy.close();
      copy = openForWriting(file);
      migrate(copy);
      if (isIn(copy)) deleted.push(file);
    } catch (error) {
      if (machineReason(error) !== null) throw error;
      unread.push(file);
    } finally {
      copy?.close();
    }
  }
  for (const file of deleted) remove(file);
  return { deleted, unread };
}

function remove(file: string): void {
  for (const each of [file, ...LOGS.map((log) => file + log)]) rmSync(each, { force: true });
}

const LOGS = ["-wal", "-shm", "-journal"];

/** A damaged index hides rows from a search, so the rows of a damaged copy can't be removed one by one. */
function checkSound(copy: Database): void {
  const found = copy.prepare("PRAGMA integrity_check(1)").pluck().get();
  if (found !== "ok") throw new Error(String(found));
}

/**
 * Cleans a copy. A damaged copy may hold an erased person, so it is deleted.
 *
 * @throws if the machine is why the copy can't be written, for instance a full disk: the copy is sound then
 */
async function scrubCopy(
  file: string,
  isAside: boolean,
  clean: (copy: Database) => Promise<unknown>,
): Promise<"cleaned" | "deleted"> {
  if (!existsSync(file)) return "cleaned";
  let copy: Database | null = null;
  try {
    copy = openForWriting(file);
    // A backup was checked when it was made.
    if (isAside) checkSound(copy);
    migrate(copy);
    await clean(copy);
    await setImmediate();
    copy.exec("VACUUM");
    copy.pragma("wal_checkpoint(TRUNCATE)");
    copy.close();
  } catch (error) {
    copy?.close();
    if (machineReason(error) !== null) throw error;
    remove(file);
    return "deleted";
  }
  for (const log of LOGS) rmSync(file + log, { force: true });
  return "cleaned";
}
