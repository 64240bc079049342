import { describe, expect, test } from "vitest";
import { takenFromOwners } from "../../../../src/pipeline/plan/rules/changes/taken-values.ts";

const taken = (count: number, isOfRelative: boolean) =>
  Array.from({ length: count }, (_, at) => ({ seq: at + 1, people: 1, isOfRelative }));

describe("values that their owners keep", () => {
  test.for<["email" | "birthday", number, boolean, number, number, boolean]>([
    ["birthday", 3, true, 3, 40, true],
    ["birthday", 4, true, 4, 300, true],
    ["birthday", 2, true, 2, 40, false],
    // Among so many people, many are born on one day.
    ["birthday", 3, false, 12, 20_000, false],
    ["email", 3, false, 3, 40, true],
    ["email", 3, true, 3, 40, false],
    ["email", 4, true, 4, 40, true],
    ["email", 4, true, 17, 400, false],
  ])("counts a %s of %i people (relatives: %s), of %i changed, in a list of %i: %s", (row) => {
    const [field, count, isRelative, changed, linked, isCounted] = row;
    expect(takenFromOwners(field, taken(count, isRelative), { changed, linked })).toHaveLength(isCounted ? count : 0);
  });
});
