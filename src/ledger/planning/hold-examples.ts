import { nameOf, type ContactInput } from "../../model/contact.ts";
import type { Changes, HoldExample } from "../../model/operation.ts";
import type { Database } from "../database/open-database.ts";
import { isOneOf } from "../database/is-one-of.ts";

/** Finds examples for a hold in the plan. Reports show the examples; a log never does. */
export interface HoldExamples {
  /** Returns the creates of rows as examples. */
  newExamples(seqs: readonly number[]): readonly HoldExample[];
  /** Returns the first three people that the plan deletes. */
  deleteExamples(): readonly HoldExample[];
  /** Returns the first three people that the plan creates. */
  createExamples(): readonly HoldExample[];
  /** Returns the first three people that the plan moves to another group. */
  moveExamples(): readonly HoldExample[];
  /** Returns the first of these changes as examples: up to three. */
  changeExamples(
    field: string,
    which: { readonly seqs?: readonly number[]; readonly kinds: readonly string[] },
  ): readonly HoldExample[];
  /**
   * Returns how many people lose a value in one of these fields, and up to three of them. Fields are patterns: `*` stands
   * for any text.
   */
  replacedValues(fields: readonly string[]): { readonly people: number; readonly examples: readonly HoldExample[] };
}

export function openHoldExamples(db: Database): HoldExamples {
  return {
    newExamples: (seqs) => {
      const rows = db
        .prepare(`SELECT line, input, birthday FROM temp.staged WHERE ${isOneOf("seq", "?")} ORDER BY seq LIMIT 3`)
        .all(JSON.stringify(seqs)) as { line: number; input: string; birthday: string }[];
      return rows.map(({ line, input, birthday }) => {
        const name = nameIn(input);
        return { name, line, field: "birthday", before: null, after: birthday };
      });
    },
    deleteExamples: () =>
      (
        db
          .prepare("SELECT input FROM temp.drafted WHERE kind = 'delete' AND input IS NOT NULL ORDER BY id LIMIT 3")
          .pluck()
          .all() as string[]
      ).map((input) => ({ name: nameIn(input), line: null, field: null, before: null, after: null })),
    createExamples: () =>
      (
        db
          .prepare(
            "SELECT line, input FROM temp.drafted WHERE kind = 'create' AND input IS NOT NULL ORDER BY id LIMIT 3",
          )
          .all() as { line: number; input: string }[]
      ).map(({ line, input }) => ({ name: nameIn(input), line, field: null, before: null, after: null })),
    moveExamples: () =>
      (
        db
          .prepare(
            `SELECT line, input, changes ->> '$.group[0]' AS "before", changes ->> '$.group[1]' AS "after" FROM temp.drafted
              WHERE kind = 'update' AND changes -> '$.group' IS NOT NULL ORDER BY id LIMIT 3`,
          )
          .all() as { line: number; input: string; before: string | null; after: string | null }[]
      ).map(({ line, input, before, after }) => ({ name: nameIn(input), line, field: "group", before, after })),
    replacedValues: (fields) => replacedValues(db, fields),
    changeExamples(field, { seqs, kinds }) {
      const rows = db
        .prepare(
          `SELECT e.applied, s.line, n.before_value AS "before", n.after_value AS "after"
            FROM temp.noted_changes n CROSS JOIN entries e ON e.id = n.entry_id CROSS JOIN temp.staged s ON s.seq = n.seq
            WHERE n.field = @field AND ${isOneOf("n.kind", "@kinds")}
              ${seqs === undefined ? "" : `AND ${isOneOf("n.seq", "@seqs")}`} ORDER BY n.seq LIMIT 3`,
        )
        .all({ field, kinds: JSON.stringify(kinds), ...(seqs === undefined ? {} : { seqs: JSON.stringify(seqs) }) });
      return (rows as ExampleColumns[]).map(({ applied, line, before, after }) => ({
        name: nameIn(applied),
        line,
        field,
        before,
        after,
      }));
    },
  };
}

interface ExampleColumns {
  readonly applied: string;
  readonly line: number;
  readonly before: string | null;
  readonly after: string | null;
}

function nameIn(input: string): string {
  return nameOf(JSON.parse(input) as ContactInput);
}

/** Finds the planned updates that replace or clear values. A value where none was is not replaced: a new column fills many. */
function replacedValues(db: Database, fields: readonly string[]): ReturnType<HoldExamples["replacedValues"]> {
  const replaced = `
    FROM json_each(p.changes) c CROSS JOIN json_each(@fields) f
    WHERE (c.key = f.value OR c.key GLOB f.value) AND c.value ->> '$[0]' IS NOT NULL`;
  const updates = `p.kind = 'update' AND p.entry_id IS NOT NULL AND EXISTS (SELECT 1 ${replaced})`;
  const values = { fields: JSON.stringify(fields) };
  const people = db.prepare(`SELECT count(*) FROM temp.planned p WHERE ${updates}`).pluck().get(values) as number;
  const rows = db
    .prepare(
      `SELECT e.applied, s.line, p.changes, (SELECT c.key ${replaced} LIMIT 1) AS field
        FROM temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq CROSS JOIN entries e ON e.id = p.entry_id
        WHERE ${updates} ORDER BY p.seq LIMIT 3`,
    )
    .all(values) as { applied: string; line: number; changes: string; field: string }[];
  const examples = rows.map(({ applied, line, changes, field }) => {
    const [before, after] = (JSON.parse(changes) as Changes)[field] ?? [null, null];
    return { name: nameOf(JSON.parse(applied) as ContactInput), line, field, before, after };
  });
  return { people, examples };
}
