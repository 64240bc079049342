import type { Database } from "./open-database.ts";
import { fileIdentity } from "./file-identity.ts";
import { writeGenerationNote, type Generation } from "./generation-note.ts";
import type { Lock } from "./lock.ts";
import { writeOwnerMark } from "./owner-mark.ts";

/** This process no longer owns the ledger, and must not send or write anything more. The message is for people. */
export class Superseded extends Error {
  override readonly name = "Superseded";
  /** Whether the reason is that another file was copied over the ledger. */
  readonly isOverwritten: boolean;
  constructor(why: string, isOverwritten = false) {
    const then = isOverwritten
      ? ". This process sends nothing more. To restore the ledger from its backups, run: celebration-sync rebuild"
      : ", so another process may be at work. This process sends nothing more. What it had under way is in doubt for the next start.";
    super(why + then);
    this.isOverwritten = isOverwritten;
  }
}

/** The hold of the applying process on its ledger. */
export interface Ownership {
  /**
   * Checks that the lock file and the ledger file are those that this process holds open, that no other file was copied
   * over the ledger, and that no other process has opened the ledger for writing since. Called before each write and each
   * call: while this process was stopped, its files may have been moved to another machine.
   *
   * @throws Superseded if one of them is not
   */
  prove(): void;
  /** Returns the ledger's name and generation. */
  generation(): Generation;
  /** Adds one to the generation. Called in the transaction that begins to make a run's calls, or to change links. */
  advance(by: "run" | "other"): void;
  /** Notes the generation outside the folder of the ledger, and returns when the note is on disk. */
  note(): void;
  /** Begins to tell this ledger from a copy that was just made. */
  copied(): void;
  close(): void;
}

/**
 * Begins to watch the ownership. The database checks it before each write.
 *
 * @param noteFile where the generation is noted; null: nowhere
 * @param lock the lock that this process holds; null: none
 */
export function openOwnership(
  db: Database,
  ledgerFile: string,
  { noteFile, lock }: { readonly noteFile: string | null; readonly lock: Pick<Lock, "file" | "identity"> | null },
): Ownership {
  const dataVersion = db.prepare("PRAGMA data_version").pluck();
  const identity = fileIdentity(ledgerFile);
  const mark = writeOwnerMark(db, ledgerFile);
  let version = dataVersion.get();
  let own = readGeneration(db);
  const ownership: Ownership = {
    prove() {
      if (lock !== null && identityOf(lock.file) !== lock.identity)
        throw new Superseded(`${lock.file} was replaced or deleted`);
      if (identityOf(ledgerFile) !== identity) throw new Superseded(`${ledgerFile} was replaced or deleted`);
      const found = mark.look();
      // The number changes only when another connection has written. It stays when a file is copied over the ledger.
      const now = dataVersion.get();
      if (found === "own" && now === version) return;
      if (found !== "own" && (found === "unknown" || now === version)) {
        // After this process has ended, the file does not show it any more.
        if (noteFile !== null) writeGenerationNote(noteFile, { ...own, isOverwritten: true });
        throw new Superseded(`Another file was copied over ${ledgerFile} while this process worked with it`, true);
      }
      const { ledger, number } = readGeneration(db);
      if (found === "newer" || ledger !== own.ledger || number !== own.number)
        throw new Superseded(`${ledgerFile} was opened by another process`);
      version = now;
    },
    generation: () => own,
    advance(by) {
      own = setGeneration(db, own, by);
    },
    note() {
      ownership.prove();
      if (noteFile !== null) writeGenerationNote(noteFile, own);
    },
    copied: () => mark.renew(),
    close: () => mark.close(),
  };
  proveBeforeWrites(db, ownership.prove);
  return ownership;
}

/**
 * Returns the identity of a file; null: there is none.
 *
 * @throws Superseded if it can't be read, for instance because the volume is gone
 */
function identityOf(file: string): string | null {
  try {
    return fileIdentity(file);
  } catch (error) {
    throw new Superseded(`${file} can't be read any more (${(error as Error).message})`);
  }
}

/** Returns the name and generation of the ledger in a database. */
export function readGeneration(db: Database): Generation {
  const fact = db.prepare("SELECT value FROM meta WHERE name = ?").pluck();
  return {
    ledger: (fact.get("ledger_id") as string | undefined) ?? null,
    number: Number(fact.get("generation") ?? 0),
    runs: Number(fact.get("generation_runs") ?? fact.get("generation") ?? 0),
  };
}

/** Gives a ledger the generation after `last`. */
export function setGeneration(
  db: Database,
  last: Pick<Generation, "number" | "runs">,
  by: "run" | "other",
): Generation {
  const set = db.prepare("INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value");
  set.run("generation", String(last.number + 1));
  set.run("generation_runs", String(last.runs + (by === "run" ? 1 : 0)));
  return readGeneration(db);
}

/** Statements that need no proof, or can't be in a transaction: on temporary tables, and the copy of a backup. */
const UNPROVEN = /^\s*(?:(?:INSERT(?: OR \w+)? INTO|UPDATE|DELETE FROM)\s+temp\.|VACUUM)/u;

/**
 * Lets each transaction begin with `prove`, and makes each statement that writes outside of one a transaction. SQLite lets one
 * process write at a time: between the proof and the commit, no other process can open the ledger for writing. When `prove`
 * throws, nothing is written.
 */
function proveBeforeWrites(db: Database, prove: () => void): void {
  const begin = db.transaction.bind(db);
  db.transaction = ((write: (...args: unknown[]) => unknown) =>
    begin((...args: unknown[]) => {
      prove();
      return write(...args);
    })) as Database["transaction"];
  const prepare = db.prepare.bind(db);
  const known = new WeakSet<object>();
  db.prepare = ((sql: string) => {
    const statement = prepare(sql);
    if (known.has(statement) || UNPROVEN.test(sql)) return statement;
    known.add(statement);
    const run = statement.run.bind(statement);
    statement.run = (...args: unknown[]) =>
      db.inTransaction || statement.readonly ? run(...args) : db.transaction(run).immediate(...args);
    return statement;
  }) as Database["prepare"];
}
