/** The door to better-sqlite3 for the ledger and the lock. */
import Sqlite from "better-sqlite3";

export type Database = Sqlite.Database;

/**
 * Opens a ledger file for writing. WAL with `synchronous=FULL`: better-sqlite3 is compiled to fall back to NORMAL in
 * WAL mode, where a committed row can vanish with the power; an intent must not.
 */
export function openForWriting(file: string): Database {
  const db = new Sqlite(file, { timeout: 5_000 });
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.pragma("foreign_keys = ON");
  db.pragma("trusted_schema = OFF");
  db.pragma("cell_size_check = ON");
  db.pragma("secure_delete = ON");
  return db;
}

/** Opens a ledger file that some other process may be writing to. Temporary tables can still be made. */
export function openForReading(file: string): Database {
  return new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
}

/** A ledger that is forgotten at the end: for `plan` before the first run. */
export function openInMemory(): Database {
  return new Sqlite(":memory:");
}

/** A lock that the operating system frees when its holder dies. Returns null if another process holds it. */
export function takeFileLock(file: string): Database | null {
  const db = new Sqlite(file, { timeout: 300 });
  try {
    db.pragma("locking_mode = EXCLUSIVE");
    db.exec("BEGIN EXCLUSIVE");
    return db;
  } catch (error) {
    db.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
}

/** Whether another process holds the lock; takes none itself for longer than a look. */
export function isFileLocked(file: string): boolean {
  const db = new Sqlite(file, { timeout: 0 });
  try {
    db.pragma("schema_version");
    db.prepare("SELECT count(*) FROM sqlite_master").get();
    return false;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return true;
    throw error;
  } finally {
    db.close();
  }
}

/** True for errors after which nothing more may be sent: what is answered could not be written down. */
export function isDatabaseTrouble(error: unknown): error is Error & { code: string } {
  return error instanceof Sqlite.SqliteError;
}
