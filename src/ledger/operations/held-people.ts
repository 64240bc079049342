import type { OperationKind } from "../../model/operation.ts";
import type { Database } from "../database/open-database.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "./operations.ts";

/** Pages over what a run holds, for people who decide about it. A run may hold a million operations. */
export interface HeldPeople {
  /** Returns the number of held operations of each kind, and of those that wait for another operation. */
  counts(run: string): Readonly<Record<OperationKind | "deferred", number>>;
  /** Returns held operations of one kind, by id. */
  page(run: string, kind: OperationKind, limit: number, offset: number): readonly StoredOperation[];
  /**
   * Returns the number of held operations that concern a greeting on one of these days: people who would be created or
   * deleted, and people whose birthday would change to or from such a day.
   *
   * @param monthDays the last five characters of birthdays: `MM-DD`
   */
  greetings(run: string, monthDays: readonly string[]): Readonly<Record<OperationKind, number>>;
  /** Returns the ids of the held deletes. */
  deleteIds(run: string): readonly number[];
}

/** The condition of the index `operations_held_by_kind`. */
const HELD = "run = @run AND kind = @kind AND state = 'held'";

export function openHeldPeople(db: Database): HeldPeople {
  const count = (run: string, kind: OperationKind) =>
    db.prepare(`SELECT count(*) FROM operations WHERE ${HELD}`).pluck().get({ run, kind }) as number;
  return {
    counts: (run) => ({
      create: count(run, "create"),
      update: count(run, "update"),
      delete: count(run, "delete"),
      deferred: db
        .prepare(
          "SELECT count(*) FROM operations WHERE run = ? AND state = 'deferred' AND kind IN ('create', 'update', 'delete')",
        )
        .pluck()
        .get(run) as number,
    }),
    page: (run, kind, limit, offset) =>
      db
        .prepare(`
        SELECT ${OPERATION_COLUMNS} FROM operations WHERE id IN (
          SELECT id FROM operations WHERE ${HELD} ORDER BY id LIMIT @limit OFFSET @offset) ORDER BY id`)
        .all({ run, kind, limit, offset })
        .map(toOperation),
    greetings(run, monthDays) {
      const found = { create: 0, update: 0, delete: 0 };
      const counted = db.prepare(`
        SELECT kind, count(*) AS n FROM operations WHERE run = @run AND state = 'held' AND CASE kind
          WHEN 'update' THEN substr(changes ->> '$.birthday[0]', -5) IN (SELECT value FROM json_each(@days))
            OR substr(changes ->> '$.birthday[1]', -5) IN (SELECT value FROM json_each(@days))
          ELSE substr(input ->> '$.birthday', -5) IN (SELECT value FROM json_each(@days)) END
        GROUP BY kind`);
      const rows = counted.all({ run, days: JSON.stringify(monthDays) }) as { kind: OperationKind; n: number }[];
      for (const { kind, n } of rows) found[kind] = n;
      return found;
    },
    deleteIds: (run) =>
      db
        .prepare(`SELECT id FROM operations WHERE ${HELD} ORDER BY id`)
        .pluck()
        .all({ run, kind: "delete" }) as number[],
  };
}
