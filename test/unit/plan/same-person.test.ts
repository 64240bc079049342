import { describe, expect, it } from "vitest";
import type { Fit } from "../../../src/pipeline/plan/rules/who-is-who.ts";
import { matchPeople, oneToOne, withFreeKeys } from "../../../src/pipeline/plan/rules/same-person.ts";

describe("oneToOne", () => {
  it("matches a row and a vanished contact when each pairs only with the other", () => {
    expect(
      oneToOne([
        { seq: 1, entryId: 10 },
        { seq: 1, entryId: 10 },
      ]),
    ).toEqual(new Map([[1, 10]]));
  });
  it("matches nothing when a row pairs with two contacts, or a contact with two rows", () => {
    expect(
      oneToOne([
        { seq: 1, entryId: 10 },
        { seq: 1, entryId: 11 },
      ]).size,
    ).toBe(0);
    expect(
      oneToOne([
        { seq: 1, entryId: 10 },
        { seq: 2, entryId: 10 },
      ]).size,
    ).toBe(0);
  });
});

describe("matchPeople", () => {
  it.each<[string, readonly (readonly [number, number, Fit])[], object, object]>([
    ["matches a row and a contact that fit only each other", [[1, 10, "same"]], { 1: 10 }, {}],
    ["asks when a row only may be the contact", [[1, 10, "maybe"]], {}, { 1: [10] }],
    [
      "matches the first name that agrees before anything else",
      [
        [1, 10, "same"],
        [1, 11, "named"],
        [2, 10, "same"],
      ],
      { 1: 11, 2: 10 },
      {},
    ],
    [
      "asks about both contacts of a row, the likelier one first",
      [
        [1, 10, "maybe"],
        [1, 11, "named"],
        [1, 12, "named"],
      ],
      {},
      { 1: [11, 12, 10] },
    ],
    [
      "asks about neither a matched row nor a matched contact",
      [
        [1, 10, "named"],
        [1, 11, "maybe"],
        [2, 10, "maybe"],
      ],
      { 1: 10 },
      {},
    ],
    [
      "asks about a contact once when it fits in two ways",
      [
        [1, 10, "same"],
        [1, 10, "maybe"],
        [1, 11, "same"],
      ],
      {},
      { 1: [10, 11] },
    ],
  ])("%s", (_, pairs, same, maybe) => {
    const matched = matchPeople(pairs.map(([seq, entryId, fit]) => ({ seq, entryId, fit })));
    expect([matched.same, matched.maybe].map((map) => Object.fromEntries(map))).toEqual([same, maybe]);
  });
});

describe("withFreeKeys", () => {
  const freed = (same: Readonly<Record<number, number>>, holders: Readonly<Record<number, number>>) => {
    const asMap = (pairs: Readonly<Record<number, number>>) =>
      new Map(Object.entries(pairs).map(([seq, entryId]) => [Number(seq), entryId]));
    return Object.fromEntries(withFreeKeys(asMap(same), asMap(holders)));
  };

  it.each([
    ["keeps a match whose key no contact has", { 1: 10 }, {}, { 1: 10 }],
    ["keeps a match whose key's contact moves to another key", { 1: 10, 2: 11 }, { 1: 11 }, { 1: 10, 2: 11 }],
    ["keeps two contacts that exchange their keys", { 1: 10, 2: 11 }, { 1: 11, 2: 10 }, { 1: 10, 2: 11 }],
    ["removes a match whose key's contact stays", { 1: 10, 2: 12 }, { 1: 11 }, { 2: 12 }],
    ["removes all of a chain whose last contact stays", { 1: 10, 2: 11, 3: 12 }, { 1: 11, 2: 12, 3: 13 }, {}],
  ])("%s", (_, same, holders, left) => {
    expect(freed(same, holders)).toEqual(left);
  });
});
