/** The only file of the client that imports better-sqlite3: for the ledger and for the lock. */
import { closeSync, openSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { fileIdentity } from "./file-identity.ts";
import { prepareLazily } from "./lazy-statement.ts";

export type Database = Sqlite.Database;

/** Opens a database file. Each statement text is prepared once, at its first use, and kept with the connection. */
function open(file: string | Buffer, options: Sqlite.Options): Database {
  const db = new Sqlite(file, options);
  db.prepare = prepareLazily(db.prepare.bind(db)) as Database["prepare"];
  return db;
}

/**
 * Opens a ledger file for writing, in WAL mode with `synchronous=FULL`. The default of better-sqlite3 in WAL mode is
 * NORMAL, which can lose a committed row in a power failure. A stored intent must never be lost.
 */
export function openForWriting(file: string): Database {
  makePrivate(file);
  return prepareForWriting(open(file, { timeout: 5_000 }));
}

/** Returns a database that is ready to be written to. */
function prepareForWriting(db: Database): Database {
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.pragma("foreign_keys = ON");
  db.pragma("trusted_schema = OFF");
  db.pragma("cell_size_check = ON");
  db.pragma("secure_delete = ON");
  return db;
}

/**
 * Opens a file for writing to which other processes write at the same time. An existing file is not opened besides SQLite:
 * closing it again would drop the locks that this process holds on it through another connection.
 */
export function openShared(file: string): Database {
  try {
    closeSync(openSync(file, "ax", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const db = open(file, { timeout: 2_000 });
  try {
    return prepareForWriting(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Creates the file with mode 0600. SQLite would follow the umask. Its companion files get the mode of this file.
 */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
}

/**
 * Opens a ledger file for reading while another process may write to it. Temporary tables can still be created.
 *
 * @param cacheKilobytes A reader uses few entries out of a million, at scattered places, so a larger cache would hardly help.
 */
export function openForReading(file: string, cacheKilobytes = 4_096): Database {
  const db = open(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
  db.pragma(`cache_size = -${cacheKilobytes}`);
  return db;
}

/**
 * Opens a new file to fill in one go. A crash may leave a part of the file, so the caller gives the file its name only when
 * it is whole.
 */
export function openToFill(file: string): Database {
  makePrivate(file);
  const db = open(file, {});
  db.pragma("journal_mode = OFF");
  db.pragma("synchronous = OFF");
  return db;
}

/**
 * Decides how a connection keeps its temporary tables. Called before each use of them: at the first call, SQLite drops all
 * temporary tables that there are, and the page size takes effect.
 */
export function prepareTemporaryTables(db: Database): void {
  db.exec("PRAGMA temp_store = FILE; PRAGMA temp.page_size = 8192; PRAGMA temp.cache_size = -4096");
}

/** Opens an empty database in memory, for commands that read before the first run. */
export function openInMemory(): Database {
  return open(":memory:", {});
}

/** Opens a copy of a database in memory. The file stays as it is. */
export function openCopyInMemory(db: Database): Database {
  const bytes = db.serialize();
  // A database in memory has no write-ahead log. These two bytes of the header would ask for one.
  bytes.fill(1, 18, 20);
  return open(bytes, {});
}

/** A file that this process has locked. */
export interface LockedFile {
  /** The identity of the locked file. Another file may have its name by now. */
  readonly identity: string;
  close(): void;
}

/**
 * Takes a lock that the operating system frees when this process dies.
 *
 * @returns `held`: another process holds it. `replaced`: the file was deleted or replaced meanwhile, so a lock on it proves
 *   nothing. `damaged`: the file has other content, so no process can lock it.
 */
export function takeFileLock(file: string): LockedFile | "held" | "replaced" | "damaged" {
  makePrivate(file);
  const identity = fileIdentity(file);
  let db: Database | null = null;
  try {
    db = open(file, { timeout: 300 });
    // The file stays empty. With small pages, SQLite keeps half as much memory for each lock: one process can hold hundreds.
    db.pragma("page_size = 512");
    db.pragma("locking_mode = EXCLUSIVE");
    db.exec("BEGIN EXCLUSIVE");
    const locked = db;
    if (identity !== null && fileIdentity(file) === identity) return { identity, close: () => locked.close() };
    db.close();
    return "replaced";
  } catch (error) {
    db?.close();
    // SQLite reports a deleted file as an error of the disk.
    if (identity === null || fileIdentity(file) !== identity) return "replaced";
    if (hasCode(error, "SQLITE_BUSY")) return "held";
    if (isOfOtherContent(error)) return "damaged";
    throw error;
  }
}

/** Returns whether another process holds the lock, without taking it. */
export function isFileLocked(file: string): boolean {
  let db: Database | null = null;
  try {
    db = open(file, { timeout: 0, fileMustExist: true });
    db.pragma("schema_version");
    db.prepare("SELECT count(*) FROM sqlite_master").get();
    return false;
  } catch (error) {
    if (hasCode(error, "SQLITE_BUSY")) return true;
    // SQLite finds other content, or that the file is gone, only when no process has locked the file.
    if (isOfOtherContent(error) || fileIdentity(file) === null) return false;
    throw error;
  } finally {
    db?.close();
  }
}

/** Returns whether SQLite reports that a file is no database. */
function isOfOtherContent(error: unknown): boolean {
  return hasCode(error, "SQLITE_NOTADB") || hasCode(error, "SQLITE_CORRUPT");
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith(code);
}
