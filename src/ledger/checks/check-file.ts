/** Writes and reads the file with a check's result. The file has personal data, and goes with the upload. */
import { renameSync, rmSync } from "node:fs";
import { openForReading, openToFill, type Database } from "../database/open-database.ts";
import type { CheckedItems, CheckedKind, CheckFacts } from "./list-check.ts";

/** An item and the list that it belongs to. */
export type CheckedItem = { [K in CheckedKind]: readonly [kind: K, item: CheckedItems[K]] }[CheckedKind];

/** Writes a result. The file appears under its name when it is whole. */
export function writeCheckFile(file: string, facts: CheckFacts, items: Iterable<CheckedItem>): void {
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  const db = openToFill(unfinished);
  try {
    db.exec(`CREATE TABLE facts (content TEXT NOT NULL);
      CREATE TABLE items (kind TEXT NOT NULL, position INTEGER NOT NULL, content TEXT NOT NULL,
        PRIMARY KEY (kind, position)) WITHOUT ROWID;
      CREATE TABLE counts (kind TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID`);
    db.transaction(() => fill(db, facts, items))();
  } finally {
    db.close();
  }
  renameSync(unfinished, file);
}

function fill(db: Database, facts: CheckFacts, items: Iterable<CheckedItem>): void {
  const totals = new Map<CheckedKind, number>();
  const insert = db.prepare("INSERT INTO items VALUES (?, ?, ?)");
  for (const [kind, item] of items) {
    const position = totals.get(kind) ?? 0;
    insert.run(kind, position, JSON.stringify(item));
    totals.set(kind, position + 1);
  }
  for (const [kind, total] of totals) db.prepare("INSERT INTO counts VALUES (?, ?)").run(kind, total);
  db.prepare("INSERT INTO facts VALUES (?)").run(JSON.stringify(facts));
}

/** A result that is open for reading. */
export interface CheckFile<Digest> {
  readonly facts: CheckFacts<Digest>;
  /** Returns the number of items of a list. */
  total(kind: CheckedKind): number;
  /** Returns a part of a list. `from` is the position of its first item; the first of all is 0. */
  part<K extends CheckedKind>(kind: K, from: number, limit: number): readonly CheckedItems[K][];
}

/** Calls `read` with a result. Throws if the file can't be read. */
export function withCheckFile<Digest, T>(file: string, read: (check: CheckFile<Digest>) => T): T {
  const db = openForReading(file);
  try {
    const part = db
      .prepare("SELECT content FROM items WHERE kind = ? AND position >= ? ORDER BY position LIMIT ?")
      .pluck();
    const total = db.prepare("SELECT total FROM counts WHERE kind = ?").pluck();
    return read({
      facts: JSON.parse(db.prepare("SELECT content FROM facts").pluck().get() as string) as CheckFacts<Digest>,
      total: (kind) => (total.get(kind) as number | undefined) ?? 0,
      part: <K extends CheckedKind>(kind: K, from: number, limit: number) =>
        (part.all(kind, from, limit) as string[]).map((content) => JSON.parse(content) as CheckedItems[K]),
    });
  } finally {
    db.close();
  }
}
