/** Opens the sandbox's SQLite file and creates its tables. The only file of the sandbox that imports better-sqlite3. */
import { closeSync, openSync } from "node:fs";
import Database from "better-sqlite3";

/** The part of better-sqlite3 that the store needs. */
export type SandboxDatabase = Database.Database;

/**
 * AUTOINCREMENT never gives an id twice, so an old contact_id can't reach another person.
 * The 409 rule compares `email_key` and `phone_key`.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS groups (
    group_id INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    status TEXT NOT NULL,
    date_created TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS contacts (
    contact_id INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT NOT NULL,
    group_id INTEGER REFERENCES groups (group_id),
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT, phone TEXT, whatsapp_phone TEXT,
    birthday TEXT, timezone TEXT, gender TEXT, location TEXT, language TEXT, company TEXT, job_title TEXT,
    salutation TEXT, relationship_status TEXT,
    guardian_contact_id INTEGER,
    profile_image TEXT,
    status TEXT NOT NULL,
    custom_fields TEXT NOT NULL,
    source TEXT NOT NULL,
    date_created TEXT NOT NULL,
    date_updated TEXT,
    email_key TEXT,
    phone_key TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS contacts_email ON contacts (group_id, email_key);
  CREATE INDEX IF NOT EXISTS contacts_phone ON contacts (group_id, phone_key) WHERE phone_key IS NOT NULL;
  CREATE INDEX IF NOT EXISTS contacts_guardian ON contacts (guardian_contact_id) WHERE guardian_contact_id IS NOT NULL;
  CREATE TABLE IF NOT EXISTS changes (
    change_id INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT NOT NULL,
    at TEXT NOT NULL,
    what TEXT NOT NULL,
    subject TEXT NOT NULL
  ) STRICT;
`;

/**
 * Opens the sandbox's data; `:memory:` keeps nothing.
 *
 * `synchronous` is off, because in tests speed counts more than durability. A crash of the machine may lose the newest
 * changes. A kill of the process loses no change.
 */
export function openSandboxDatabase(file: string): SandboxDatabase {
  // People try the sandbox with real lists, so the file is private. SQLite gives its side files the same mode.
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600));
  const database = new Database(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF");
  database.exec(TABLES);
  return database;
}
