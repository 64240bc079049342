import { describe, expect, test } from "vitest";
import { editDistance } from "../../../src/model/text/spelling/edit-distance.ts";

describe("edit distance", () => {
  test.each([
    ["", "", 0],
    ["", "team", 4],
    ["team", "team", 0],
    ["tem", "team", 1],
    ["teams", "team", 1],
    ["beam", "team", 1],
    ["taem", "team", 1],
    ["ca", "abc", 3],
  ])("counts the edits from '%s' to '%s': %i", (from, to, expected) => {
    expect(editDistance(from, to)).toBe(expected);
    expect(editDistance(to, from)).toBe(expected);
  });
});
