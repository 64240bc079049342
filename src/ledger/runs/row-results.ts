import type { Issue } from "../../model/issue.ts";
import type { Database } from "../database/open-database.ts";

/** A row that asked for no call but has something to tell. */
export interface RowResult {
  readonly line: number;
  readonly outcome: "rejected" | "duplicate" | "skipped" | "in_doubt" | "unchanged";
  readonly reason: string | null;
  readonly issues: readonly Issue[];
  readonly key: string | null;
  readonly hash: string;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly cells: readonly string[];
  readonly openItem: number | null;
}

const COLUMNS =
  "line, outcome, reason, issues, key, hash, status, request_id AS requestId, cells, open_item AS openItem";

/**
 * A run's rows in the order of its list. Only their numbers are read at once: each row of a list may have something to
 * tell, and none of them is little.
 *
 * @param from a table and a condition on `@run`
 */
export function* readRowResults(db: Database, from: string, run: string): Generator<RowResult> {
  const row = db.prepare(`SELECT ${COLUMNS} FROM ${from} AND rowid = @id`);
  const ids = db.prepare(`SELECT rowid FROM ${from} ORDER BY line`).pluck().all({ run }) as number[];
  for (const id of ids) yield toRowResult(row.get({ run, id }));
}

function toRowResult(columns: unknown): RowResult {
  const found = columns as Record<string, unknown>;
  return {
    ...found,
    issues: JSON.parse(found["issues"] as string),
    cells: JSON.parse(found["cells"] as string),
  } as RowResult;
}
