import { describe, expect, it } from "vitest";
import { DEFAULT_DELETES } from "../../../src/config/feed-schema.ts";
import { IDENTITY_GUARDS } from "../../../src/pipeline/plan/rules/guards/identity-guards.ts";

const fired = (otherPeople: number, knownRows: number, keysCarriedOver = 0) => {
  const figures = { otherPeople, knownRows, keysCarriedOver, otherPeopleExamples: [] };
  return IDENTITY_GUARDS.map(({ fires }) => fires(figures, DEFAULT_DELETES));
};

describe("keys_reassigned", () => {
  it.each([
    ["three questions of more rows", 3, 4, false],
    ["four questions of four rows", 4, 4, true],
    ["2 % of the known rows", 4, 200, false],
    ["more than 2 % of the known rows", 4, 199, true],
    ["three questions of three rows", 3, 3, false],
  ])("checks %s", (_, otherPeople, knownRows, isHeld) => {
    expect(fired(otherPeople, knownRows)[0] !== null).toBe(isHeld);
  });

  it.each([
    [10, 4, "other_people"],
    [10, 5, "keys_reused"],
    [10, 10, "keys_reused"],
  ])("looks, with %i questions of which %i keys can be carried over, like %s", (people, carried, pattern) => {
    expect(fired(people, 20, carried)).toEqual([{ figures: { people, carried }, pattern }]);
  });
});
