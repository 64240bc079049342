/** The file of the queue. A process with fewer rights writes to the file, too, so nothing in the file is trusted. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileIdentity } from "../database/file-identity.ts";
import { openForReading, openInMemory, openShared, type Database } from "../database/open-database.ts";
import { DamagedQueue, RequestsUnusable } from "./requests-unusable.ts";

/** What SQLite and tools show as the owner of the file: "celq". */
const APPLICATION_ID = 0x63656c71;

/** The steps that make the tables, one per version. Statements of a released step never change. Times are ISO date-times. */
const STEPS: readonly string[] = [
  `
  -- Decisions that people ask for. asked_by, argument, note and result have personal data.
  -- mark: random, so that a file that was deleted and made anew, or put back, never repeats the id of a request.
  -- asked_via: console or command_line. taken_at: a process has begun with the request.
  -- outcome: answered, withdrawn or void. result: a RequestResult (JSON).
  CREATE TABLE requests (
    number INTEGER PRIMARY KEY AUTOINCREMENT, mark TEXT NOT NULL, command TEXT NOT NULL, argument TEXT NOT NULL,
    asked_by TEXT NOT NULL, asked_via TEXT NOT NULL, note TEXT, asked_at TEXT NOT NULL, taken_at TEXT, done_at TEXT,
    outcome TEXT, result TEXT
  ) STRICT;
  CREATE INDEX requests_waiting ON requests (number) WHERE done_at IS NULL;
  -- Files that people uploaded. uploaded_by is personal data. sha256: of the file's bytes.
  CREATE TABLE uploads (
    sha256 TEXT NOT NULL, file TEXT NOT NULL, feed TEXT, kind TEXT NOT NULL, uploaded_by TEXT NOT NULL, at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX uploads_by_content ON uploads (sha256);
  PRAGMA application_id = ${APPLICATION_ID};
  `,
  // The role that the person had who uploaded the file.
  `ALTER TABLE uploads ADD COLUMN role TEXT NOT NULL DEFAULT 'editor'`,
  // When a process first tried to carry the request out while the service could not be used.
  `ALTER TABLE requests ADD COLUMN tried_at TEXT`,
];

/**
 * Opens the file for writing, and makes the file and its folder if they are missing.
 *
 * @throws DamagedQueue, SQLite's error or the system's error if the file can't be used
 */
export function openQueueFile(file: string): Database {
  try {
    mkdirSync(dirname(file), { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  checkPlaces(file);
  return checked(openShared(file), (db) => db.transaction(() => migrate(db)).immediate());
}

/** Opens the file for reading. Without a file, an empty database is returned. */
export function openQueueFileToRead(file: string): Database {
  if (!checkPlaces(file)) return newQueue();
  const db = openForReading(file);
  if (isNewFile(db)) {
    db.close();
    return newQueue();
  }
  return checked(db, checkVersion);
}

/** Throws if something else than a file is in a place of the queue. Returns whether there is a file. */
function checkPlaces(file: string): boolean {
  const [found] = withLogs(file).map((path) => {
    const at = lstatSync(path, { throwIfNoEntry: false });
    // A second name, or a link, could be the way to another file, which SQLite would then write to.
    if (at !== undefined && !(at.isFile() && at.nlink === 1))
      throw new DamagedQueue(`${path} is not a file of its own`);
    return at;
  });
  return found !== undefined;
}

function checked(db: Database, prepare: (db: Database) => void): Database {
  try {
    prepare(db);
    if (schemaOf(db) !== SCHEMA) throw new DamagedQueue("it is a database of another program");
    const found = db.prepare("PRAGMA quick_check(1)").pluck().get();
    if (found !== "ok") throw new DamagedQueue(String(found));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: Database): void {
  checkVersion(db);
  const found = versionOf(db);
  for (let version = found; version < STEPS.length; version += 1) db.exec(STEPS[version] ?? "");
  if (found < STEPS.length) db.pragma(`user_version = ${STEPS.length}`);
}

function checkVersion(db: Database): void {
  if (versionOf(db) > STEPS.length)
    throw new RequestsUnusable(
      `The stored requests in ${db.name} are of a newer version. Install the newer celebration-sync again.`,
    );
}

/** Returns whether another process makes the file at this moment, and has not made the tables yet. */
function isNewFile(db: Database): boolean {
  try {
    return versionOf(db) === 0 && schemaOf(db) === "";
  } catch (error) {
    db.close();
    throw error;
  }
}

function versionOf(db: Database): number {
  return db.prepare("PRAGMA user_version").pluck().get() as number;
}

/** Returns the statements of all tables. A table that differs, or a trigger, would let the file act on its own. */
function schemaOf(db: Database): string {
  const statements = db.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").pluck().all();
  return statements.join(";\n");
}

function newQueue(): Database {
  const db = openInMemory();
  migrate(db);
  return db;
}

const SCHEMA = (() => {
  const db = newQueue();
  const schema = schemaOf(db);
  db.close();
  return schema;
})();

/** Number of damaged files that are kept. They have personal data. */
const KEPT = 3;

/**
 * Gives a damaged file another name, with its write-ahead log. Returns the new name; null: the file is another one by now.
 *
 * @param identity the identity of the damaged file
 */
export function setQueueAside(file: string, identity: string | null, at: string): string | null {
  if (identity !== null && fileIdentity(file) !== identity) return null;
  const prefix = `${basename(file, ".db")}.damaged-`;
  const aside = join(dirname(file), `${prefix}${at.replaceAll(":", "")}`);
  for (const path of withLogs(file).toReversed()) {
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) continue;
    renameSync(path, path.replace(file, `${aside}.db`));
  }
  const stamps = new Set(
    readdirSync(dirname(file)).flatMap((name) => (name.startsWith(prefix) ? [name.replace(/\.db.*$/u, "")] : [])),
  );
  for (const old of [...stamps].sort().slice(0, -KEPT))
    for (const path of withLogs(join(dirname(file), `${old}.db`))) rmSync(path, { force: true, recursive: true });
  return `${aside}.db`;
}

/** Deletes the damaged files that were set aside, and that hold a text in which `has` finds a person. */
export function dropAside(file: string, has: (text: string) => boolean): void {
  const prefix = `${basename(file, ".db")}.damaged-`;
  for (const name of readdirSync(dirname(file)).filter((each) => each.startsWith(prefix))) {
    const path = join(dirname(file), name);
    if (lstatSync(path).isFile() && has(readFileSync(path).toString("utf8"))) rmSync(path);
  }
}

function withLogs(file: string): readonly string[] {
  return [file, `${file}-wal`, `${file}-shm`, `${file}-journal`];
}
