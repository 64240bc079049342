import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { openContactJournal, readWholeJournal, type DamagedLine } from "./entries/contact-journal.ts";
import { LEDGER_VERSION, migrate } from "./database/migrations.ts";
import { openForReading, openForWriting, type Database } from "./database/open-database.ts";
import { readGenerationNote, whyOlder, writeGenerationNote, type Generation } from "./database/generation-note.ts";
import { readGeneration, setGeneration } from "./database/ownership.ts";
import { syncPath } from "./database/sync-path.ts";
import { LedgerUnusable, type LedgerFiles } from "./open-ledger.ts";
import { isLink, lastLines } from "./recovery/recover.ts";
import { replayJournal, type Replayed } from "./recovery/replay-journal.ts";
import { openRequests } from "./runs/requests.ts";

/** The result of a rebuild. */
export type Rebuilt =
  /** The ledger is sound and knows every contact of the journal, so nothing was changed. */
  | {
      readonly kind: "sound";
      /** Lines of the journal that can't be trusted. */
      readonly damagedLines?: readonly DamagedLine[];
    }
  /** There is neither a sound backup nor a journal. */
  | { readonly kind: "nothing" }
  | ({
      readonly kind: "rebuilt";
      /** Name of the copy that was restored; null when the journal was the only source. */
      readonly from: string | null;
      /** The former ledger files, under their new names. */
      readonly kept: readonly string[];
      /** Names of newer copies that are damaged: data that only these copies held is lost. */
      readonly damagedCopies: readonly string[];
      readonly damagedLines: readonly DamagedLine[];
      /** Whether runs were made of which neither the copy nor the journal may have the contacts. */
      readonly mayLackContacts: boolean;
    } & Replayed);

/** A sound database file. */
interface Copy {
  readonly file: string;
  /** Name of the newest run in the file. */
  readonly run: string;
  readonly generation: Generation;
}

/**
 * Lets the next create into each group be held (`strangers`): the people of the list may be in the group already. The number
 * of contacts does not show it, because as many others may have been deleted since.
 */
const HOLD_STRANGERS = "DELETE FROM first_uses; INSERT OR REPLACE INTO meta VALUES ('may_lack_contacts', '1')";

/** Notes that the ledger has what can be known from this many bytes of the journal. */
function setCompared(db: Database, journalEnd: number): void {
  db.prepare("INSERT OR REPLACE INTO meta VALUES ('journal_compared', ?)").run(String(journalEnd));
}

/** Lets the next start trust a sound ledger instead of the damaged lines of the journal, which are returned. */
function trustLedger(ledger: string, journalEnd: number, damagedLines: readonly DamagedLine[]) {
  const db = openForWriting(ledger);
  setCompared(db, journalEnd);
  db.close();
  return { damagedLines };
}

/** Returns whether more runs made calls since a copy than its own. The copy of a run is made before the run's calls. */
function lacksRuns(base: Copy | null, noted: ReturnType<typeof readGenerationNote>): boolean {
  if (typeof noted === "string") return noted === "unreadable";
  if (base === null) return false;
  return noted.ledger !== base.generation.ledger || noted.number > base.generation.number + 1;
}

/**
 * Restores a ledger that is lost, damaged, or older than the journal. The newest sound copy is brought up to date with
 * every contact_id of the journal. The former files are kept under other names. The caller must hold the lock.
 *
 * @param at ISO date-time
 * @throws LedgerUnusable if the ledger is sound, but was written by a newer program
 */
export function rebuildLedger(files: LedgerFiles, at: string): Rebuilt {
  const { lines: journal, damaged: damagedLines, end: journalEnd } = readWholeJournal(files.contactJournal);
  const current = existsSync(files.ledger) ? readCopy(files.ledger) : null;
  const noted = files.generation === undefined ? "none" : readGenerationNote(files.generation);
  const isOlder = current !== null && whyOlder(noted, current.generation, files.generation ?? "") !== null;
  const knows = current === null || isOlder ? null : knownContacts(current.file);
  if (knows !== null && lastLines(journal).every((line) => !isLink(line) || knows.has(line.contactId)))
    return { kind: "sound", ...(damagedLines.length > 0 ? trustLedger(files.ledger, journalEnd, damagedLines) : {}) };
  const { sound, damaged } = readBackups(files.backups);
  // The current ledger may be an old copy that a person put back: then a newer backup is the better base.
  const base = current !== null && current.run >= (sound?.run ?? "") ? current : sound;
  if (base === null && journal.length === 0) return { kind: "nothing" };

  const draft = `${files.ledger}.rebuilding`;
  for (const leftover of withLogs(draft)) rmSync(leftover, { force: true });
  if (base !== null) {
    const copy = openForReading(base.file);
    copy.prepare("VACUUM INTO ?").run(draft);
    copy.close();
  }
  const db = openForWriting(draft);
  const mayLackContacts = isOlder || lacksRuns(base, noted) || damagedLines.some(({ kind }) => kind === "changed");
  let replayed: Replayed;
  let generation: Generation;
  try {
    migrate(db);
    replayed = replayJournal(db, journal, at);
    if (mayLackContacts) db.exec(HOLD_STRANGERS);
    setCompared(db, journalEnd);
    const requests = openRequests(db);
    for (const { id } of requests.waiting())
      requests.makeVoid(id, "The ledger was restored since. Ask again if it is still right.", at);
    db.prepare("INSERT OR IGNORE INTO meta VALUES ('ledger_id', lower(hex(randomblob(8))))").run();
    generation = setGeneration(db, typeof noted === "string" ? 0 : noted.number);
  } finally {
    db.close();
  }
  syncPath(draft);
  forgetConflicts(files.contactJournal, replayed, at);
  const kept = keepAside(files.ledger, at);
  renameSync(draft, files.ledger);
  syncPath(dirname(files.ledger));
  if (files.generation !== undefined) writeGenerationNote(files.generation, generation);
  return {
    kind: "rebuilt",
    from: base === null ? null : basename(base.file),
    kept,
    damagedCopies: damaged,
    damagedLines,
    mayLackContacts,
    ...replayed,
  };
}

/** Returns the newest sound backup, and the names of newer ones that are damaged. */
function readBackups(folder: string): { sound: Copy | null; damaged: string[] } {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".db")) : [];
  const damaged: string[] = [];
  for (const name of names.sort().reverse()) {
    const sound = readCopy(join(folder, name));
    if (sound !== null) return { sound, damaged };
    damaged.push(name);
  }
  return { sound: null, damaged };
}

/**
 * Returns the ledger in a file; null when the file is damaged or is no ledger.
 *
 * @throws LedgerUnusable if a newer program wrote the ledger
 */
function readCopy(file: string): Copy | null {
  const found = inspect(file);
  if (found === null || found.version < 1) return null;
  if (found.version <= LEDGER_VERSION) return { file, run: found.run, generation: found.generation };
  throw new LedgerUnusable(
    `${file} has version ${found.version}, this program knows versions up to ${LEDGER_VERSION}. ` +
      "Install the newer celebration-sync again; nothing was changed.",
  );
}

function inspect(file: string): ({ version: number } & Omit<Copy, "file">) | null {
  let db: Database | null = null;
  try {
    db = openForReading(file);
    if (db.prepare("PRAGMA quick_check").pluck().get() !== "ok") return null;
    const version = db.pragma("user_version", { simple: true }) as number;
    const run = version < 1 ? "" : (db.prepare("SELECT coalesce(max(run), '') FROM runs").pluck().get() as string);
    const generation = version < 1 ? { ledger: null, number: 0 } : readGeneration(db);
    return { version, run, generation };
  } catch {
    return null;
  } finally {
    db?.close();
  }
}

function knownContacts(file: string): ReadonlySet<number> {
  const db = openForReading(file);
  try {
    return new Set(db.prepare("SELECT contact_id FROM entries").pluck().all() as number[]);
  } finally {
    db.close();
  }
}

/** Notes in the journal that the contacts in conflict are forgotten, so that the next start does not miss them. */
function forgetConflicts(file: string, { conflicts }: Replayed, at: string): void {
  const journal = openContactJournal(file);
  journal.append(conflicts.map((line) => ({ ...line, at, event: "forgotten", operation: null })));
  journal.close();
}

/**
 * Renames the former ledger with its write-ahead log. A log that stayed behind would be replayed into the new ledger.
 *
 * @returns the new names
 */
function keepAside(ledger: string, at: string): string[] {
  const stamp = at.replaceAll(":", "");
  let aside = `${ledger}.damaged-${stamp}`;
  for (let n = 2; withLogs(aside).some((file) => existsSync(file)); n += 1) aside = `${ledger}.damaged-${stamp}-${n}`;
  return ["", "-wal", "-shm"].flatMap((end) => {
    if (!existsSync(ledger + end)) return [];
    renameSync(ledger + end, aside + end);
    return [aside + end];
  });
}

function withLogs(file: string): readonly string[] {
  return [file, `${file}-wal`, `${file}-shm`];
}
