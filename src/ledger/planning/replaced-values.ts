import { nameOf, type ContactInput } from "../../model/contact.ts";
import type { Changes, HoldExample } from "../../model/operation.ts";
import type { Database } from "../database/open-database.ts";

/** Finds the planned updates that replace or clear values of certain fields. Fields are patterns: `*` stands for any text. */
export interface ReplacedValues {
  /** Returns how many people lose a value in one of these fields. */
  countReplaced(fields: readonly string[]): number;
  /** Returns the first people who lose a value in one of these fields, with one changed field each: up to three. */
  replacedExamples(fields: readonly string[]): readonly HoldExample[];
}

export function openReplacedValues(db: Database): ReplacedValues {
  // A value where none was is not replaced: a column that is read for the first time fills many.
  const replaced = `
    FROM json_each(p.changes) c CROSS JOIN json_each(@fields) f
    WHERE (c.key = f.value OR c.key GLOB f.value) AND c.value ->> '$[0]' IS NOT NULL`;
  return {
    countReplaced: (fields) =>
      db
        .prepare(
          `SELECT count(*) FROM temp.planned p WHERE p.kind = 'update' AND p.entry_id IS NOT NULL AND EXISTS (SELECT 1 ${replaced})`,
        )
        .pluck()
        .get({ fields: JSON.stringify(fields) }) as number,
    replacedExamples(fields) {
      const rows = db
        .prepare(
          `SELECT e.applied, s.line, p.changes, (SELECT c.key ${replaced} LIMIT 1) AS field
            FROM temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq CROSS JOIN entries e ON e.id = p.entry_id
            WHERE p.kind = 'update' AND EXISTS (SELECT 1 ${replaced}) ORDER BY p.seq LIMIT 3`,
        )
        .all({ fields: JSON.stringify(fields) }) as { applied: string; line: number; changes: string; field: string }[];
      return rows.map(({ applied, line, changes, field }) => {
        const [before, after] = (JSON.parse(changes) as Changes)[field] ?? [null, null];
        return { name: nameOf(JSON.parse(applied) as ContactInput), line, field, before, after };
      });
    },
  };
}
