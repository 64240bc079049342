import type { Database } from "../database/open-database.ts";
import { pathOf } from "./changes/changed-columns.ts";

/** The order of the list's rows, also of those that the row cache knew. */
export interface RowOrder {
  /** Returns the place of the nearest row before (-1) or after (1) a row; null: there is none. Skipped rows do not count. */
  rowBeside(seq: number, step: -1 | 1): number | null;
  /** Returns the value last applied to the person of a row whose field does not change; null for another row. */
  keptValue(seq: number, field: string): KeptValue | null;
  /** Returns the value last applied to the person of a row, also where the list changes it; null: none, or a new person. */
  formerValue(seq: number, field: string): KeptValue | null;
}

/** A value, and the last name of its person before the list. */
interface KeptValue {
  readonly value: string;
  readonly lastName: string | null;
}

/** Rows that were not read, by their line. */
interface RowsByLine {
  entryOn(line: number): number | null;
}

/** Between two rows of a list stand at most this many lines of blank rows and long records. */
const MOST_LINES_BETWEEN = 1_000;

/** @param knownRows returns the rows that the row cache supplied; null: it supplied none, and `seq` counts the rows */
export function openRowOrder(db: Database, knownRows: () => RowsByLine | null): RowOrder {
  const nearest = (comparison: string, direction: string) =>
    db
      .prepare(
        `SELECT seq FROM temp.staged WHERE seq ${comparison} ? AND state <> 'skipped' ORDER BY seq ${direction} LIMIT 1`,
      )
      .pluck();
  const stagedBefore = nearest("<", "DESC");
  const stagedAfter = nearest(">", "ASC");
  const entryOf = db
    .prepare("SELECT entry_id FROM temp.staged WHERE seq = ? AND state IN ('contact', 'unchanged')")
    .pluck();
  const personOn = (seq: number) =>
    (entryOf.get(seq) as number | null | undefined) ?? knownRows()?.entryOn(seq) ?? null;
  let kept: ReturnType<Database["prepare"]> | null = null;
  const former = db.prepare(
    "SELECT CAST(applied ->> ? AS TEXT) AS value, applied ->> '$.last_name' AS lastName FROM entries WHERE id = ?",
  );
  return {
    rowBeside(seq, step) {
      const staged = ((step === 1 ? stagedAfter : stagedBefore).get(seq) as number | undefined) ?? null;
      const known = knownRows();
      if (known === null) return staged;
      const last = seq + step * MOST_LINES_BETWEEN;
      for (let line = seq + step; line > 0 && line !== last && line !== staged; line += step)
        if (known.entryOn(line) !== null) return line;
      return staged;
    },
    keptValue(seq, field) {
      const entryId = personOn(seq);
      if (entryId === null) return null;
      kept ??= db.prepare(
        `SELECT applied ->> @path AS value, applied ->> '$.last_name' AS lastName FROM entries WHERE id = @entryId
          AND NOT EXISTS (SELECT 1 FROM temp.noted_changes WHERE entry_id = @entryId AND field = @field)`,
      );
      const found = kept.get({ entryId, field, path: `$.${field}` }) as KeptValue | undefined;
      return typeof found?.value === "string" ? found : null;
    },
    formerValue(seq, field) {
      const entryId = personOn(seq);
      const found = entryId === null ? undefined : (former.get(pathOf(field), entryId) as KeptValue | undefined);
      return typeof found?.value === "string" ? found : null;
    },
  };
}
