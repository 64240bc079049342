import type { Database } from "../database/open-database.ts";

/**
 * Removes answered requests and names of files in which `has` finds a person, and the notes of requests that wait. Empties the
 * free space of the file.
 */
export function erasePerson(db: Database, has: (text: string) => boolean): void {
  const answered =
    "SELECT number AS id, concat_ws(char(10), argument, note, result) AS text FROM requests WHERE done_at IS NOT NULL";
  const waiting = "SELECT number AS id, note AS text FROM requests WHERE done_at IS NULL AND note IS NOT NULL";
  change(db, has, answered, "DELETE FROM requests WHERE number = ?");
  change(db, has, waiting, "UPDATE requests SET note = NULL WHERE number = ?");
  change(db, has, "SELECT rowid AS id, file AS text FROM uploads", "DELETE FROM uploads WHERE rowid = ?");
  db.exec("VACUUM");
  db.pragma("wal_checkpoint(TRUNCATE)");
}

function change(db: Database, has: (text: string) => boolean, read: string, write: string): void {
  const rows = db.prepare(read).all() as { readonly id: number; readonly text: string }[];
  const one = db.prepare(write);
  for (const { id, text } of rows) if (has(text)) one.run(id);
}
