/** The door to better-sqlite3 for the ledger and the lock. */
import { closeSync, openSync } from "node:fs";
import Sqlite from "better-sqlite3";

export type Database = Sqlite.Database;

/** Opens a file. Statements are prepared once per text and kept with the connection. */
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
 * Opens a ledger file for writing. WAL with `synchronous=FULL`: better-sqlite3 is compiled to fall back to NORMAL in
 * WAL mode, where a committed row can vanish with the power; an intent must not.
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

/** SQLite makes a new file as open as the umask lets it, and its companions as open as the file. */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
}

/** Opens a ledger file that some other process may be writing to. Temporary tables can still be made. */
export function openForReading(file: string): Database {
  const db = open(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
  // Few of a million entries are looked at, here and there: of more pages than these hardly one is met again.
  db.pragma("cache_size = -4096");
  return db;
}

/** A ledger that is forgotten at the end: for `plan` before the first run. */
export function openInMemory(): Database {
  return open(":memory:", {});
}

/** A lock that the operating system frees when its holder dies. Returns null if another process holds it. */
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

/** Whether another process holds the lock; takes none itself for longer than a look. */
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
