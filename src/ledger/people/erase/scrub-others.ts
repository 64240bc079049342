/** Removes a person from what people decided, and from what runs show. */
import type { Database } from "../../database/open-database.ts";
import { scrubShown } from "./scrub-json.ts";
import type { TraceFinder } from "./traces.ts";

/** Removes what people decided about the person's rows, and the person's keys. */
export function scrubKeys(db: Database, finder: TraceFinder): void {
  for (const [feed, key] of finder.traces.keys) {
    db.prepare("DELETE FROM answers WHERE feed = ? AND subject = ?").run(feed, key);
    db.prepare("DELETE FROM corrections WHERE feed = ? AND key = ?").run(feed, key);
    db.prepare("UPDATE decisions SET key = NULL, note = NULL WHERE feed = ? AND key = ?").run(feed, key);
  }
  for (const id of finder.traces.contactIds)
    db.prepare("UPDATE decisions SET key = NULL, note = NULL WHERE contact_id = ?").run(id);
  for (const { id, note } of db.prepare("SELECT id, note FROM decisions WHERE note IS NOT NULL").all() as {
    id: number;
    note: string;
  }[])
    if (finder.has(note)) db.prepare("UPDATE decisions SET note = NULL WHERE id = ?").run(id);
  for (const { id, text } of db
    .prepare(
      "SELECT id, concat_ws(char(10), key, result_key, was, becomes, person) AS text FROM corrections WHERE kind <> 'rule'",
    )
    .all() as { id: number; text: string }[])
    if (text.split("\n").some(finder.has)) db.prepare("DELETE FROM corrections WHERE id = ?").run(id);
  const keys = new Set(finder.traces.keys.map(([, key]) => key));
  for (const { run, rows } of db.prepare("SELECT run, rows FROM last_rows").all() as { run: string; rows: string }[]) {
    const list = JSON.parse(rows) as (string | number)[];
    if (!list.some((row) => keys.has(String(row)))) continue;
    const kept = list.map((row) => (keys.has(String(row)) ? "" : row));
    db.prepare("UPDATE last_rows SET rows = ? WHERE run = ?").run(JSON.stringify(kept), run);
  }
  for (const { id, content } of db.prepare("SELECT id, content FROM pending_notices").all() as {
    id: number;
    content: string;
  }[])
    if (finder.has(content)) db.prepare("DELETE FROM pending_notices WHERE id = ?").run(id);
  for (const { id, text } of db
    .prepare("SELECT id, argument || coalesce(result, '') AS text FROM former_requests")
    .all() as { id: number; text: string }[])
    if (finder.has(text)) db.prepare("DELETE FROM former_requests WHERE id = ?").run(id);
}

const JSON_COLUMNS = ["holds", "columns", "survey", "effects", "reading"] as const;

/** Removes the person from examples, samples and messages of the runs. */
export function scrubRuns(db: Database, finder: TraceFinder): void {
  const all = db.prepare(`SELECT run, halt_reason AS why, ${JSON_COLUMNS.join(", ")} FROM runs`);
  for (const row of all.all() as ({ run: string; why: string | null } & Record<
    (typeof JSON_COLUMNS)[number],
    string | null
  >)[]) {
    for (const column of JSON_COLUMNS) {
      const text = row[column];
      if (text === null) continue;
      const scrubbed = scrubShown(text, finder.has);
      if (scrubbed !== text) db.prepare(`UPDATE runs SET ${column} = ? WHERE run = ?`).run(scrubbed, row.run);
    }
    if (row.why !== null && finder.has(row.why))
      db.prepare("UPDATE runs SET halt_reason = '' WHERE run = ?").run(row.run);
  }
}
