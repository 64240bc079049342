/** Notes which earlier rows a corrected report corrected. The corrected row may have another key, so only the note shows that. */
import type { ContactInput } from "../../model/contact.ts";
import { MAY_HAVE_ARRIVED } from "../database/operation-indexes.ts";
import type { Database } from "../database/open-database.ts";

/** A contact, or a create without an answer, that a corrected row led to. */
export interface CorrectedInto {
  /** null: the create has no answer. */
  readonly contactId: number | null;
  /** What the service holds, or what was sent. */
  readonly input: ContactInput;
  /** Name, key and e-mail, as a search compares them. */
  readonly text: string;
  readonly phone: string | null;
}

/** What became later of rows that a run had refused. */
export interface CorrectedLater {
  /** The runs that sent the rows, in their order. */
  readonly runs: readonly string[];
  /** Number of contacts. */
  readonly people: number;
}

/**
 * Notes the rows that a run corrects, also where earlier lists had them. Call it when the run's operations and row results are
 * stored, and before its open items change.
 */
export function noteCorrectedRows(db: Database, run: string): void {
  db.prepare(`
    INSERT OR IGNORE INTO corrected_rows (run, line, open_item)
    WITH corrected AS MATERIALIZED (
      SELECT id, feed, subject, since, hash, run, line FROM open_items WHERE run < @run AND id IN (
        SELECT open_item FROM operations WHERE run = @run AND open_item IS NOT NULL
        UNION SELECT open_item FROM row_results WHERE run = @run AND open_item IS NOT NULL))
    SELECT run, line, id FROM corrected WHERE line IS NOT NULL
    UNION SELECT o.run, o.line, i.id FROM corrected i CROSS JOIN operations o ON o.key = substr(i.subject, 5)
      WHERE o.state IN ('rejected', 'dropped', 'superseded') AND o.feed = i.feed AND o.hash = i.hash AND o.line IS NOT NULL
    UNION SELECT t.run, t.line, i.id FROM runs r CROSS JOIN row_results t ON t.run = r.run AND t.outcome = 'rejected'
      JOIN corrected i ON i.hash = t.hash WHERE i.hash <> '' AND r.run < @run
        AND r.feed IN (SELECT feed FROM corrected) AND r.started_at >= (SELECT min(since) FROM corrected)`).run({
    run,
  });
}

/** Returns the contacts that a later run made, or changed last, from rows of a run which a person corrected or answered. */
export function correctedLater(db: Database, run: string): CorrectedLater {
  const found = db
    .prepare(`
      SELECT o.run, count(DISTINCT o.contact_id) AS people
      FROM (SELECT open_item FROM corrected_rows WHERE run = @run UNION SELECT id FROM open_items WHERE run = @run) i
        CROSS JOIN operations o ON o.open_item = i.open_item AND o.run > @run AND o.state = 'done' AND o.kind <> 'delete'
        CROSS JOIN entries e ON e.contact_id = o.contact_id AND e.changed_run = o.run
      GROUP BY o.run ORDER BY o.run`)
    .all({ run }) as readonly { readonly run: string; readonly people: number }[];
  return {
    runs: found.map(({ run: later }) => later),
    people: found.reduce((sum, { people }) => sum + people, 0),
  };
}

const LED_TO = `FROM corrected_rows c CROSS JOIN operations o ON o.open_item = c.open_item AND o.run > c.run AND o.key NOT LIKE '[]%'`;
const INPUT = "coalesce(o.body, o.input)";
const TEXT = `concat_ws(' ', ${INPUT} ->> '$.first_name', ${INPUT} ->> '$.last_name', o.key, o.email) AS text, o.phone`;
const OF_ROW = "c.run = @run AND c.line = @line";

/** Returns a function that returns what a person corrected a line of a run into. A contact that was erased or forgotten is left out. */
export function correctedInto(db: Database): (run: string, line: number) => readonly CorrectedInto[] {
  const find = db.prepare(`
    SELECT e.contact_id AS contactId, e.applied AS input, concat_ws(' ', e.full_name, e.key, e.email) AS text, e.phone
      ${LED_TO} CROSS JOIN entries e ON e.contact_id = o.contact_id WHERE ${OF_ROW}
    UNION ALL SELECT NULL, ${INPUT}, ${TEXT} ${LED_TO} WHERE ${OF_ROW} AND o.${MAY_HAVE_ARRIVED}
    UNION ALL SELECT o.contact_id, ${INPUT}, ${TEXT} ${LED_TO} WHERE ${OF_ROW} AND EXISTS (
      SELECT 1 FROM operations d WHERE d.contact_id = o.contact_id AND d.kind = 'delete' AND d.state = 'done')`);
  return (run, line) =>
    (find.all({ run, line }) as (Omit<CorrectedInto, "input"> & { readonly input: string })[]).map((found) => ({
      ...found,
      input: JSON.parse(found.input) as ContactInput,
    }));
}
