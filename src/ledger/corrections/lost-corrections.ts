import type { Issue } from "../../model/issue.ts";
import type { Database } from "../database/open-database.ts";

/** A corrected row that was not used, although a person changed it. */
export interface LostCorrection {
  /** The run of the corrected report. */
  readonly run: string;
  readonly header: readonly string[];
  /** The row as it was sent. */
  readonly cells: readonly string[];
  /** Why the row was not used. */
  readonly issue: Issue;
}

export interface LostCorrections {
  readonly total: number;
  /** The newest ones. */
  readonly first: readonly LostCorrection[];
}

/**
 * Returns the corrected rows of a feed that were not used since its newest accepted list: a newer list changed or solved
 * their rows, or the list that they waited for was discarded.
 */
export function readLostCorrections(db: Database, feed: string, limit: number): LostCorrections {
  const lost = `
    FROM runs r CROSS JOIN row_results t ON t.run = r.run
    WHERE r.feed = @feed AND r.kind = 'rejections'
      AND r.run > coalesce((SELECT max(run) FROM runs WHERE feed = @feed AND kind = 'list' AND accepted_at IS NOT NULL), '')
      AND ((t.outcome = 'skipped' AND t.issues <> '[]')
        OR (t.outcome = 'rejected' AND t.issues ->> '$[0].code' = 'list_discarded'))`;
  const total = db.prepare(`SELECT count(*) ${lost}`).pluck().get({ feed }) as number;
  if (total === 0) return { total, first: [] };
  const rows = db
    .prepare(`SELECT r.run, r.header, t.cells, t.issues ${lost} ORDER BY r.run DESC, t.line LIMIT @limit`)
    .all({ feed, limit }) as { run: string; header: string; cells: string; issues: string }[];
  const first = rows.flatMap(({ run, header, cells, issues }): readonly LostCorrection[] => {
    const [issue] = JSON.parse(issues) as Issue[];
    if (issue === undefined) return [];
    return [{ run, header: JSON.parse(header) as string[], cells: JSON.parse(cells) as string[], issue }];
  });
  return { total, first };
}
