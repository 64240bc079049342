/** The only file of the client that imports better-sqlite3: for the ledger and for the lock. */
import { closeSync, openSync } from "node:fs";
import Sqlite from "better-sqlite3";

export type Database = Sqlite.Database;

/** Opens a database file. Each statement text is prepared once and kept with the connection. */
function open(file: string, options: Sqlite.Options): Database {
  const db = new Sqlite(file, options);
  const prepare = db.prepare.bind(db);
  const statements = new Map<string, Sqlite.Statement>();
  db.prepare = ((sql: string) => {
    const statement = statements.get(sql) ?? prepare(sql);
    statements.set(sql, statement);
    return statement;
  }) as Database["prepare"];
  return db;
}

/**
 * Opens a ledger file for writing, in WAL mode with `synchronous=FULL`. The default of better-sqlite3 in WAL mode is
 * NORMAL, which can lose a committed row in a power failure. A stored intent must never be lost.
 */
export function openForWriting(file: string): Database {
  makePrivate(file);
  const db = open(file, { timeout: 5_000 });
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.pragma("foreign_keys = ON");
  db.pragma("trusted_schema = OFF");
  db.pragma("cell_size_check = ON");
  db.pragma("secure_delete = ON");
  return db;
}

/**
 * Creates the file with mode 0600. SQLite would follow the umask. Its companion files get the mode of this file.
 */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
}

/** Opens a ledger file for reading while another process may write to it. Temporary tables can still be created. */
export function openForReading(file: string): Database {
  const db = open(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
  // 4 MB: a reader uses few entries out of a million, at scattered places. A larger cache would hardly help.
  db.pragma("cache_size = -4096");
  return db;
}

/** Opens an empty database in memory, for commands that read before the first run. */
export function openInMemory(): Database {
  return open(":memory:", {});
}

/** Takes a lock that the operating system frees when this process dies. Returns null when another process holds it. */
export function takeFileLock(file: string): Database | null {
  makePrivate(file);
  const db = open(file, { timeout: 300 });
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

/** Returns whether another process holds the lock, without taking it. */
export function isFileLocked(file: string): boolean {
  const db = open(file, { timeout: 0 });
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
