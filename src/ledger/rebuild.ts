import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { openContactJournal, readContactJournal } from "./entries/contact-journal.ts";
import { LEDGER_VERSION, migrate } from "./database/migrations.ts";
import { openForReading, openForWriting } from "./database/open-database.ts";
import { LedgerUnusable, type LedgerFiles } from "./open-ledger.ts";
import { isLink, lastLines } from "./recovery/recover.ts";
import { replayJournal, type Replayed } from "./recovery/replay-journal.ts";

export type Rebuilt =
  | { readonly kind: "sound" }
  /** Neither a sound backup nor a journal is there. */
  | { readonly kind: "nothing" }
  | ({
      readonly kind: "rebuilt";
      /** Name of the copy that it was restored from; null: from the journal alone. */
      readonly from: string | null;
      /** What lay there before, under its new names. */
      readonly kept: readonly string[];
      /** Newer copies that are damaged, too: what only they held is lost. */
      readonly damagedCopies: readonly string[];
    } & Replayed);

/** A database file, if it is sound. */
interface Copy {
  readonly file: string;
  /** The newest run in it. */
  readonly run: string;
}

/**
 * Restores a lost or damaged ledger, or one older than the journal: the newest sound copy, brought up to date with every
 * contact_id of the journal. What lay there is kept under another name. The caller holds the lock.
 *
 * @param at ISO date-time
 * @throws LedgerUnusable if the ledger is sound, but of a newer program
 */
export function rebuildLedger(files: LedgerFiles, at: string): Rebuilt {
  const journal = readContactJournal(files.contactJournal);
  const current = existsSync(files.ledger) ? readCopy(files.ledger) : null;
  const knows = current === null ? null : knownContacts(current.file);
  if (knows !== null && lastLines(journal).every((line) => !isLink(line) || knows.has(line.contactId)))
    return { kind: "sound" };
  const { sound, damaged } = readBackups(files.backups);
  // The ledger that lies there may be a copy that somebody put back, older than a backup.
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
  let replayed: Replayed;
  try {
    migrate(db);
    replayed = replayJournal(db, journal, at);
    db.prepare("INSERT OR IGNORE INTO meta VALUES ('ledger_id', lower(hex(randomblob(8))))").run();
  } finally {
    db.close();
  }
  syncPath(draft);
  forget(files.contactJournal, replayed, at);
  const kept = keepAside(files.ledger, at);
  renameSync(draft, files.ledger);
  syncPath(dirname(files.ledger));
  return {
    kind: "rebuilt",
    from: base === null ? null : basename(base.file),
    kept,
    damagedCopies: damaged,
    ...replayed,
  };
}

/** The newest sound backup, and the names of newer ones that are not. */
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

/** @returns null if it is damaged, or no ledger at all */
function readCopy(file: string): Copy | null {
  const found = look(file);
  if (found === null || found.version < 1) return null;
  if (found.version <= LEDGER_VERSION) return { file, run: found.run };
  throw new LedgerUnusable(
    `${file} has version ${found.version}, this program knows versions up to ${LEDGER_VERSION}. ` +
      "Install the newer celebration-sync again; nothing was changed.",
  );
}

function look(file: string): { version: number; run: string } | null {
  let db: ReturnType<typeof openForReading> | null = null;
  try {
    db = openForReading(file);
    if (db.prepare("PRAGMA quick_check").pluck().get() !== "ok") return null;
    const version = db.pragma("user_version", { simple: true }) as number;
    const run = version < 1 ? "" : (db.prepare("SELECT coalesce(max(run), '') FROM runs").pluck().get() as string);
    return { version, run };
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

/** Contacts that could not be restored are no longer looked for at the next start. */
function forget(file: string, { conflicts }: Replayed, at: string): void {
  const journal = openContactJournal(file);
  journal.append(conflicts.map((line) => ({ ...line, at, event: "forgotten", operation: null })));
  journal.close();
}

/** A database's write-ahead log belongs to it: left behind, it would be replayed into the new one. */
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

function syncPath(path: string): void {
  const fd = openSync(path, "r");
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
