import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openForReading, type Database } from "./open-database.ts";
import { syncPath } from "./sync-path.ts";

/** Number of copies that are kept. */
const KEPT = 10;

/**
 * Copies the ledger to `folder/RUN.db`, checks the copy, and keeps the ten newest copies. A copy is made before each
 * run that changes something, because a lost ledger means that every contact_id is lost.
 *
 * @throws if the copy can't be written or is not sound: then nothing may be sent
 */
export function backUpLedger(db: Database, folder: string, run: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, `${run}.db`);
  if (existsSync(target)) return;
  const draft = `${target}.tmp`;
  rmSync(draft, { force: true });
  db.prepare("VACUUM INTO ?").run(draft);
  chmodSync(draft, 0o600);
  const copy = openForReading(draft);
  const sound = copy.prepare("PRAGMA quick_check").pluck().get();
  copy.close();
  if (sound !== "ok")
    throw new Error(
      `The backup ${draft} is not sound: ${String(sound)}. Nothing was sent. Check the disk, then run again.`,
    );
  syncPath(draft);
  renameSync(draft, target);
  syncPath(folder);
  for (const leftover of [`${draft}-wal`, `${draft}-shm`]) rmSync(leftover, { force: true });
  const backups = readdirSync(folder)
    .filter((name) => name.endsWith(".db"))
    .sort();
  for (const old of backups.slice(0, -KEPT)) rmSync(join(folder, old));
}
