import type { Database } from "../../database/open-database.ts";

/** A row of a run, as its list has it. */
export interface LeftOutRow {
  readonly line: number;
  /** null: the row has none. */
  readonly key: string | null;
  readonly cells: readonly string[];
}

/** The rows of runs from which never entries learn. */
export interface LeftOutRows {
  /**
   * Returns the rows that a run left out, or did not send, because their person must never be greeted; also those whose contact was
   * deleted while the run was held.
   */
  ofNever(run: string): readonly LeftOutRow[];
  /** Returns the rows that a run refused. */
  refused(run: string): readonly LeftOutRow[];
  /** Returns the rows that would change a contact once their list is approved, with the names of their runs. */
  heldOf(contactId: number): readonly (LeftOutRow & { readonly run: string })[];
  /** Returns the rows of a run whose people are not linked: refused, left out or not sent. */
  others(run: string): readonly LeftOutRow[];
}

type StoredRow = Omit<LeftOutRow, "cells"> & { readonly cells: string };

export function openLeftOutRows(db: Database): LeftOutRows {
  const read = (sql: string) => {
    const statement = db.prepare(sql);
    return (run: string): readonly LeftOutRow[] =>
      (statement.all({ run }) as StoredRow[]).map((row) => ({
        ...row,
        cells: JSON.parse(row.cells) as readonly string[],
      }));
  };
  const held = db.prepare(
    "SELECT run, line, key, cells FROM operations WHERE contact_id = ? AND state = 'held' AND line IS NOT NULL",
  );
  return {
    ofNever: read(`
      SELECT line, key, cells FROM row_results WHERE run = @run AND outcome = 'skipped' AND reason = 'never'
      UNION ALL SELECT line, key, cells FROM operations
      WHERE run = @run AND line IS NOT NULL AND (state = 'dropped' AND issue ->> '$.data.reason' = 'never'
        OR state = 'superseded' AND kind = 'update') ORDER BY line`),
    refused: read(`
      SELECT line, key, cells FROM row_results WHERE run = @run AND outcome = 'rejected'
      UNION ALL SELECT line, key, cells FROM operations WHERE run = @run AND line IS NOT NULL AND state = 'rejected'`),
    heldOf(contactId) {
      const found = held.all(contactId) as readonly (StoredRow & { readonly run: string })[];
      return found.map((row) => ({ ...row, cells: JSON.parse(row.cells) as readonly string[] }));
    },
    others: read(`
      SELECT line, key, cells FROM row_results WHERE run = @run
      UNION ALL SELECT line, key, cells FROM operations WHERE run = @run AND line IS NOT NULL AND state <> 'done'`),
  };
}
