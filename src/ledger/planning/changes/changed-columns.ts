import { nameOf, type ContactInput } from "../../../model/contact.ts";
import type { HoldExample } from "../../../model/operation.ts";
import { isOneOf } from "../../database/is-one-of.ts";
import type { Database } from "../../database/open-database.ts";

/** A known person's value that a planned update changes. */
interface ColumnChange {
  readonly seq: number;
  /** null: the person had no value. */
  readonly before: string | null;
  /** null: the update clears the value. */
  readonly after: string | null;
}

/** The changes of the plan by field, read from its updates: for fields whose changes are not noted. */
export interface ChangedColumns {
  /** Returns the fields in which at least `fewest` people lose a value, without some fields. */
  columnsWithChanges(fewest: number, without: readonly string[]): readonly string[];
  /** Reads the changes of one field in file order; at most `most` of them. */
  columnChanges(field: string, most: number): readonly ColumnChange[];
  /** Returns how many of the feed's people in the list had each value of a field before the list. */
  formerCounts(feed: string, field: string): ReadonlyMap<string, number>;
  /** Returns the changes of one field in up to three of these rows. */
  columnExamples(field: string, seqs: readonly number[]): readonly HoldExample[];
}

/** Updates of known people whose key stays. Rows under a new key are compared by who is who. */
const UPDATES = `temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq CROSS JOIN entries e ON e.id = p.entry_id
  CROSS JOIN json_each(p.changes) change`;
const IS_COUNTED = "p.kind = 'update' AND e.key = coalesce(p.key, s.key) AND e.applied ->> '$.first_name' <> ''";

export function openChangedColumns(db: Database): ChangedColumns {
  return {
    columnsWithChanges: (fewest, without) =>
      db
        .prepare(
          `SELECT change.key FROM ${UPDATES} WHERE ${IS_COUNTED} AND change.value ->> '$[0]' IS NOT NULL
            AND NOT ${isOneOf("change.key", "?")} GROUP BY change.key HAVING count(*) >= ?`,
        )
        .pluck()
        .all(JSON.stringify(without), fewest) as string[],
    columnChanges: (field, most) =>
      db
        .prepare(
          `SELECT p.seq, change.value ->> '$[0]' AS "before", change.value ->> '$[1]' AS "after" FROM ${UPDATES}
            WHERE ${IS_COUNTED} AND change.key = ? ORDER BY p.seq LIMIT ?`,
        )
        .all(field, most) as ColumnChange[],
    formerCounts: (feed, field) =>
      new Map(
        db
          .prepare(
            `SELECT CAST(applied ->> @path AS TEXT) AS value, count(*) FROM entries e
              WHERE feed = @feed AND applied ->> @path IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM temp.vanished v WHERE v.entry_id = e.id) GROUP BY value`,
          )
          .raw()
          .all({ feed, path: pathOf(field) }) as [string, number][],
      ),
    columnExamples(field, seqs) {
      const rows = db
        .prepare(
          `SELECT e.applied, s.line, change.value ->> '$[0]' AS "before", change.value ->> '$[1]' AS "after" FROM ${UPDATES}
            WHERE ${IS_COUNTED} AND change.key = ? AND ${isOneOf("p.seq", "?")} ORDER BY p.seq LIMIT 3`,
        )
        .all(field, JSON.stringify(seqs)) as (Omit<HoldExample, "name" | "field"> & { applied: string })[];
      return rows.map(({ applied, ...example }) => ({
        name: nameOf(JSON.parse(applied) as ContactInput),
        field,
        ...example,
      }));
    },
  };
}

const CUSTOM = "custom_fields.";

/** Returns where the data of a contact has the value of a field, as a JSON path. */
export function pathOf(field: string): string {
  return field.startsWith(CUSTOM) ? `$.custom_fields."${field.slice(CUSTOM.length)}"` : `$.${field}`;
}
