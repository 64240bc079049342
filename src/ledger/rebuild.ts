import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { openContactJournal, readWholeJournal, type DamagedLine } from "./entries/contact-journal.ts";
import { LEDGER_VERSION, migrate } from "./database/migrations.ts";
import { openForReading, openForWriting, type Database } from "./database/open-database.ts";
import { readGenerationNote, whyOlder, writeGenerationNote, type Generation } from "./database/generation-note.ts";
import { readGeneration, setGeneration } from "./database/ownership.ts";
import { syncPath } from "./database/sync-path.ts";
import { LedgerUnusable } from "./ledger-unusable.ts";
import type { LedgerFiles } from "./open-ledger.ts";
import { isLink, lastLines } from "./recovery/recover.ts";
import { replayJournal, type Replayed } from "./recovery/replay-journal.ts";

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
function holdStrangers(db: Database, at: string): void {
  db.exec("DELETE FROM first_uses");
  db.prepare("INSERT OR REPLACE INTO meta VALUES ('may_lack_contacts', ?)").run(at);
}

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
  return noted.ledger !== base.generation.ledger || noted.runs > base.generation.runs + 1;
}

/**
 * Restores a ledger that is lost, damaged, or older than the journal. The newest sound copy is brought up to date with
 * every contact_id of the journal. The former files are kept under other names. The caller must hold the lock.
 *
 * @param at ISO date-time
 * @param isPutBack whether a person says that the files were put back from a backup, which the files alone don't show
 * @throws LedgerUnusable if the ledger is sound, but was written by a newer program
 */
export function rebuildLedger(files: LedgerFiles, at: string, isPutBack = false): Rebuilt {
  const { lines: journal, damaged: damagedLines, end: journalEnd } = readWholeJournal(files.contactJournal);
  const current = existsSync(files.ledger) ? readCopy(files.ledger) : null;
  const noted = files.generation === undefined ? "none" : readGenerationNote(files.generation);
  const isOlder = current !== null && whyOlder(noted, current.generation, files.generation ?? "") !== null;
  const knows = current === null || isOlder || isPutBack ? null : knownContacts(current.file);
  if (knows !== null && lastLines(journal).every((line) => !isLink(line) || knows.has(line.contactId)))
    return { kind: "sound", ...(damagedLines.length > 0 ? trustLedger(files.ledger, journalEnd, damagedLines) : {}) };
  const isOwn = ({ generation: { ledger } }: Copy) => typeof noted === "string" || noted.ledger === ledger;
  const { sound, damaged } = readBackups(files.backups, isOwn);
  const isOverwritten = typeof noted !== "string" && noted.isOverwritten;
  const own = current === null || isOverwritten || !isOwn(current) ? null : current;
  const aside = own === null ? newestAside(files.ledger) : null;
  // The current ledger may be an old copy that a person put back: then a newer backup is the better base.
  const former = own ?? aside;
  const base = former !== null && former.run >= (sound?.run ?? "") ? former : sound;
  if (base === null && journal.length === 0) return { kind: "nothing" };

  const draft = `${files.ledger}.rebuilding`;
  for (const leftover of withLogs(draft)) rmSync(leftover, { force: true });
  if (base !== null) {
    const copy = openForReading(base.file);
    copy.prepare("VACUUM INTO ?").run(draft);
    copy.close();
  }
  const db = openForWriting(draft);
  const isAsideOlder = aside !== null && base === aside && whyOlder(noted, aside.generation, "") !== null;
  const mayLackContacts =
    isPutBack ||
    isOlder ||
    isAsideOlder ||
    lacksRuns(base, noted) ||
    damagedLines.some(({ kind }) => kind === "changed");
  let replayed: Replayed;
  let generation: Generation;
  try {
    migrate(db);
    replayed = replayJournal(db, journal, at);
    if (mayLackContacts) holdStrangers(db, at);
    setCompared(db, journalEnd);
    db.prepare("INSERT OR REPLACE INTO meta VALUES ('restored_at', ?)").run(at);
    db.prepare("INSERT OR IGNORE INTO meta VALUES ('ledger_id', lower(hex(randomblob(8))))").run();
    generation = setGeneration(db, typeof noted === "string" ? { number: 0, runs: 0 } : noted, "other");
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

/** Returns the newest sound backup, of this ledger if there is one, and the names of newer ones that are damaged. */
function readBackups(folder: string, isOwn: (copy: Copy) => boolean): { sound: Copy | null; damaged: string[] } {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".db")) : [];
  const damaged: string[] = [];
  let other: Copy | null = null;
  for (const name of names.sort().reverse()) {
    const sound = readCopy(join(folder, name));
    if (sound !== null && isOwn(sound)) return { sound, damaged };
    if (sound === null) damaged.push(name);
    else other ??= sound;
  }
  return { sound: other, damaged };
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
    if (db.prepare("PRAGMA integrity_check").pluck().get() !== "ok") return null;
    const version = db.pragma("user_version", { simple: true }) as number;
    const run = version < 1 ? "" : (db.prepare("SELECT coalesce(max(run), '') FROM runs").pluck().get() as string);
    const generation = version < 1 ? { ledger: null, number: 0, runs: 0 } : readGeneration(db);
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

/**
 * Returns the newest sound ledger that a rebuild kept aside. A rebuild that was killed right after it did so left no ledger
 * in place, and there may be no copy of that ledger. The names end with the time of the rebuild.
 */
function newestAside(ledger: string): Copy | null {
  const start = `${basename(ledger)}.damaged-`;
  const names = existsSync(dirname(ledger)) ? readdirSync(dirname(ledger)) : [];
  const kept = names.filter((name) => name.startsWith(start) && !/-(?:wal|shm)$/u.test(name)).sort();
  const newest = kept.at(-1);
  return newest === undefined ? null : readCopy(join(dirname(ledger), newest));
}

function withLogs(file: string): readonly string[] {
  return [file, `${file}-wal`, `${file}-shm`];
}
