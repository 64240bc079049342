import type { Database } from "../database/open-database.ts";

/**
 * The runs whose reports do not show what the ledger knows. A run is due from the change in the ledger until its reports are
 * written, so that a kill between the two is made up for.
 */
export interface DueReports {
  /** Returns the names of these runs, oldest first. */
  all(): readonly string[];
  /** Notes that a run's reports are out of date. The report of a run that an undo takes back says what became of the undo. */
  mark(run: string): void;
  /** Notes that a run's reports are written. */
  written(run: string): void;
}

const PREFIX = "report_due:";

export function openDueReports(db: Database): DueReports {
  const all = db.prepare(
    `SELECT substr(name, ${PREFIX.length + 1}) FROM meta WHERE name >= ? AND name < ? ORDER BY name`,
  );
  const mark = db.prepare(`
    INSERT OR REPLACE INTO meta SELECT '${PREFIX}' || @run, '1'
      UNION SELECT '${PREFIX}' || (undo ->> '$.run'), '1' FROM runs WHERE run = @run AND undo IS NOT NULL`);
  const written = db.prepare("DELETE FROM meta WHERE name = ?");
  return {
    all: () => all.pluck().all(PREFIX, `${PREFIX}\uffff`) as string[],
    mark: (run) => void mark.run({ run }),
    written: (run) => void written.run(PREFIX + run),
  };
}
