import { describe, expect, it } from "vitest";
import { isRoundLimit, missingEnd } from "../../../../src/pipeline/plan/rules/guards/whole-list.ts";

const last = (text: string) => [...text].map((letter) => letter === "x");

describe("missingEnd", () => {
  it.each([
    ["xxx..", 3, { last: 3, missing: 3 }],
    ["xx...", 2, null],
    ["xx.xx", 4, null],
    ["xxxxxxxxx.x", 12, { last: 11, missing: 10 }],
    ["xxx....", 6, { last: 3, missing: 3 }],
    ["xxx....", 7, null],
    [".xxxxxxxxxx", 10, { last: 11, missing: 10 }],
  ])("finds in %s (x: missing) of %i missing people the end %o", (rows, missing, expected) => {
    expect(missingEnd(last(rows), missing)).toEqual(expected);
  });
});

describe("isRoundLimit", () => {
  it.each([100, 250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 65_535, 1_048_575])(
    "returns true for %i rows",
    (rows) => {
      expect(isRoundLimit(rows)).toBe(true);
    },
  );

  it.each([1, 10, 50, 99, 200, 300, 1_100, 3_000, 65_536])("returns false for %i rows", (rows) => {
    expect(isRoundLimit(rows)).toBe(false);
  });
});
