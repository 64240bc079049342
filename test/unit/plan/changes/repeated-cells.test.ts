import { describe, expect, it } from "vitest";
import type { ChangedCell } from "../../../../src/pipeline/plan/rules/changes/changed-cells.ts";
import type { GuardedField } from "../../../../src/pipeline/plan/rules/changes/guarded-fields.ts";
import { findRepeated } from "../../../../src/pipeline/plan/rules/changes/repeated-cells.ts";

/** A row of a list: a text is a kept value, a pair is a change. */
type Cell = string | readonly [before: string | null, after: string];

function repeatedIn(field: GuardedField, list: readonly Cell[], family: string | null = null): number {
  const cells = list.flatMap((cell, seq): ChangedCell[] =>
    typeof cell === "string" ? [] : [{ seq, before: cell[0], value: cell[1], family }],
  );
  const found = findRepeated(
    { field, cells, filled: cells.filter(({ before }) => before === null).length },
    {
      beside: (seq, step) => (seq + step < 0 || seq + step >= list.length ? null : seq + step),
      kept(seq) {
        const cell = list[seq];
        return typeof cell === "string" ? { value: cell, family } : null;
      },
    },
  );
  return found?.people ?? 0;
}

/** Returns changes of as many people to values that are repeated. The former values differ. */
const get = (values: readonly string[], people: number): readonly Cell[] =>
  Array.from({ length: people }, (_, at) => [`before ${at}`, values[at % values.length] ?? ""] as const);

describe("findRepeated", () => {
  it.each<[GuardedField, number]>([
    ["birthday", 2],
    ["first_name", 2],
    ["last_name", 3],
    ["email", 3],
    ["phone", 3],
  ])("holds the field %s from %i people on who get the values of the two rows above or below", (field, held) => {
    for (const people of [held, held + 1, 8])
      for (const list of [
        ["x", "a", "b", ...get(["a", "b"], people), "y"],
        ["x", ...get(["a", "b"], people).toReversed(), "b", "a", "y"],
      ])
        expect(repeatedIn(field, list)).toBe(people);
    expect(repeatedIn(field, ["x", "a", "b", ...get(["a", "b"], held - 1), "y"])).toBe(0);
  });

  it("holds values of the three rows above", () => {
    expect(repeatedIn("birthday", ["a", "b", "c", ...get(["a", "b", "c"], 5), "y"])).toBe(5);
    expect(repeatedIn("birthday", ["a", "b", "c", ...get(["a", "b", "c"], 2), "y"])).toBe(0);
  });

  it("holds values that repeat each other without such rows", () => {
    expect(repeatedIn("birthday", ["x", ...get(["a", "b"], 5), "y"])).toBe(3);
    expect(repeatedIn("birthday", ["x", ...get(["a", "b"], 4), "y"])).toBe(0);
    expect(repeatedIn("phone", ["x", ...get(["a", "b"], 9), "y"])).toBe(0);
  });

  it("holds no values that were repeated in the same way before, and none of relatives", () => {
    const renamed = Array.from({ length: 8 }, (_, at): Cell => (at % 2 === 0 ? ["a", "c"] : ["b", "d"]));
    expect(repeatedIn("email", renamed)).toBe(0);
    expect(repeatedIn("email", ["a", "b", ...get(["a", "b"], 4)], "berg")).toBe(0);
  });

  it("holds no two people who get values of other rows than these", () => {
    expect(repeatedIn("first_name", ["a", "b", ...get(["a", "c"], 2), "y"])).toBe(0);
    expect(repeatedIn("salutation", ["a", "b", ...get(["a", "b"], 8)])).toBe(0);
  });
});
