import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openForReading, type Database } from "./open-database.ts";
import { syncPath } from "./sync-path.ts";

/** Number of copies of runs that are kept. */
const KEPT = 10;
/** The end of the name of the copy that was made after people decided something. No feed has a name with this sign. */
const DECIDED = "~decided.db";

/**
 * Copies the ledger to `folder/RUN.db`, checks the copy, and keeps the ten newest copies. A copy is made before each
 * run that changes something, because a lost ledger means that every contact_id is lost.
 *
 * @throws if the copy can't be written or is not sound: then nothing may be sent
 */
export function backUpLedger(db: Database, folder: string, run: string): void {
  const target = join(folder, `${run}.db`);
  if (!existsSync(target)) copyLedger(db, folder, target);
}

function copyLedger(db: Database, folder: string, target: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
  const decided = namesIn(folder).filter((name) => name.endsWith(DECIDED));
  for (const old of [...copiesOfRuns(folder).slice(0, -KEPT), ...decided.slice(0, -1)]) rmSync(join(folder, old));
}

function copiesOfRuns(folder: string): readonly string[] {
  return namesIn(folder).filter((name) => !name.endsWith(DECIDED));
}

/** Returns the names of the copies, the newest last. */
function namesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".db"))
    .sort();
}

/**
 * Copies the ledger after people decided something that only the ledger knows: answers, corrections, undos. The copy that is made
 * before the next run comes too late, because the next list depends on these decisions. One such copy is kept beside the others.
 * A failure is returned: the next call makes the copy, and the decision is carried out already.
 *
 * @param at ISO date-time
 */
export function backUpDecided(db: Database, folder: string, at: string): "copied" | "nothing_decided" | Error {
  const decided = db.prepare(NEWEST_DECIDED).pluck().get() as string;
  if (
    decided === NOTHING_DECIDED ||
    db.prepare("SELECT value FROM meta WHERE name = ?").pluck().get(COPIED) === decided
  )
    return "nothing_decided";
  try {
    // The newest copy has the last name, also where the clock is behind the name of the newest run.
    const newest = existsSync(folder) ? (copiesOfRuns(folder).at(-1) ?? "").slice(0, -".db".length) : "";
    const stamp = at.replaceAll(":", "");
    copyLedger(db, folder, join(folder, `${newest > stamp ? newest : stamp}${DECIDED}`));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error;
  }
  db.transaction(() => db.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)").run(COPIED, decided)).immediate();
  return "copied";
}

/** The name of the fact that says up to which decision the ledger was copied. */
const COPIED = "decided_copied";

/** The newest decision, and the newest run that carried decisions out to its end. */
const NEWEST_DECIDED = `SELECT concat((SELECT max(id) FROM decisions), ' ',
  (SELECT max(finished_at) FROM runs WHERE kind IN ('rejections', 'undo')))`;
const NOTHING_DECIDED = " ";
