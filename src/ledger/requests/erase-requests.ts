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

/** A stored request about a person. Times are ISO date-times. */
export interface RequestAbout {
  readonly command: string;
  readonly argument: string;
  readonly note: string | null;
  readonly result: string | null;
  readonly askedBy: string;
  readonly askedAt: string;
}

/** Returns the stored requests in which `has` finds a person. */
export function requestsAbout(db: Database, has: (text: string) => boolean): readonly RequestAbout[] {
  const all = db
    .prepare(
      "SELECT command, argument, note, result, asked_by AS askedBy, asked_at AS askedAt FROM requests ORDER BY number",
    )
    .all() as RequestAbout[];
  return all.filter(({ argument, note, result }) => has([argument, note, result].join("\n")));
}
