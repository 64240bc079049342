import { describe, expect, it } from "vitest";
import { DEFAULT_DELETES } from "../../../../src/config/feed-schema.ts";
import { strangersSince } from "../../../../src/pipeline/plan/rules/guards/account-guards.ts";
import { IDENTITY_GUARDS } from "../../../../src/pipeline/plan/rules/guards/identity-guards.ts";

const NONE = {
  otherPeople: 0,
  knownRows: 0,
  keysCarriedOver: 0,
  otherPeopleExamples: [],
  twins: 0,
  people: 0,
  twinExamples: [],
  twinLines: [],
};
const firedBy = (figures: Partial<typeof NONE>) =>
  IDENTITY_GUARDS.flatMap(({ fires }) => fires({ ...NONE, ...figures }, DEFAULT_DELETES) ?? []);
const fired = (otherPeople: number, knownRows: number, keysCarriedOver = 0) =>
  firedBy({ otherPeople, knownRows, keysCarriedOver });

describe("strangersSince", () => {
  const GROUP = { name: "A", creates: 10, bare: 0, contactCount: 50, known: 50 };

  it.each([
    ["two contacts came", { creates: 2, contactCount: 52 }, false],
    ["three contacts came", { creates: 6, contactCount: 53 }, true],
    ["fewer contacts came than half of the creates", { creates: 7, contactCount: 53 }, false],
    ["one contact came, and two people without an address wait", { bare: 2, contactCount: 51 }, true],
    ["one contact came, and three people without an address wait", { bare: 3, contactCount: 51 }, false],
    ["no contact came, and people without an address wait", { bare: 1 }, false],
    ["contacts went", { bare: 1, contactCount: 40 }, false],
  ])("judges a group in which creates wait when %s", (_, change, isHeld) => {
    expect(strangersSince([{ ...GROUP, ...change }]) !== null).toBe(isHeld);
  });

  it("names the groups that have grown only", () => {
    const grown = { ...GROUP, name: "B", contactCount: 55 };
    expect(strangersSince([GROUP, grown])?.figures).toEqual({ groups: ["B"], unknown: 5, listed: 55, known: 50 });
  });
});

describe("keys_reassigned", () => {
  it.each([
    ["three questions of more rows", 3, 4, false],
    ["four questions of four rows", 4, 4, true],
    ["2 % of the known rows", 4, 200, false],
    ["more than 2 % of the known rows", 4, 199, true],
    ["three questions of three rows", 3, 3, false],
  ])("checks %s", (_, otherPeople, knownRows, isHeld) => {
    expect(fired(otherPeople, knownRows).length > 0).toBe(isHeld);
  });

  it.each([
    [10, 4, "other_people"],
    [10, 5, "keys_reused"],
    [10, 10, "keys_reused"],
  ])("looks, with %i questions of which %i keys can be carried over, like %s", (people, carried, pattern) => {
    expect(fired(people, 20, carried)).toEqual([{ figures: { people, carried }, pattern }]);
  });
});

describe("people_twice", () => {
  it.each([
    ["three rows of few people", 3, 4, false],
    ["four rows of few people", 4, 8, true],
    ["2 % of the people", 4, 200, false],
    ["more than 2 % of the people", 4, 199, true],
  ])("checks %s", (_, twins, people, isHeld) => {
    expect(firedBy({ twins, people }).length > 0).toBe(isHeld);
  });
});
