import type { Issue } from "../../model/issue.ts";
import type { Database } from "../database/open-database.ts";

/** The stored result of a row that has no operation. */
export interface RowResult {
  readonly line: number;
  readonly outcome: "rejected" | "duplicate" | "skipped" | "in_doubt" | "unchanged" | "deferred";
  readonly reason: string | null;
  readonly issues: readonly Issue[];
  readonly key: string | null;
  readonly hash: string;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly cells: readonly string[];
  /** The open item that the row answers. */
  readonly openItem: number | null;
}

/** Condition on a row that waits for a create in doubt and is about another person: nothing of its person is in doubt. */
export const WAITS_FOR_DOUBT = "outcome = 'in_doubt' AND issues ->> '$[0].code' = 'waits_for_doubt'";

const COLUMNS = `line, iif(${WAITS_FOR_DOUBT}, 'deferred', outcome) AS outcome, reason, issues, key, hash, status, request_id AS requestId, cells, open_item AS openItem`;

/**
 * Reads a run's row results in the order of the list. Only the row ids are read at once: every row of a list may have a
 * result, and each result holds the row's cells.
 *
 * @param from a table and a condition on `@run`
 * @param line reads the results of this line only; null: of all lines
 */
export function* readRowResults(
  db: Database,
  from: string,
  run: string,
  line: number | null = null,
): Generator<RowResult> {
  const row = db.prepare(`SELECT ${COLUMNS} FROM ${from} AND rowid = @id`);
  const ids = db
    .prepare(`SELECT rowid FROM ${from}${line === null ? "" : " AND line = @line"} ORDER BY line`)
    .pluck()
    .all(line === null ? { run } : { run, line }) as number[];
  for (const id of ids) yield toRowResult(row.get({ run, id }));
}

function toRowResult(columns: unknown): RowResult {
  const found = columns as Record<string, unknown>;
  // A page may read ten thousand results, so the row itself becomes the result.
  found["issues"] = JSON.parse(found["issues"] as string);
  found["cells"] = JSON.parse(found["cells"] as string);
  return found as unknown as RowResult;
}
