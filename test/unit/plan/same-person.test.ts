import { describe, expect, it } from "vitest";
import { oneToOne } from "../../../src/pipeline/plan/rules/same-person.ts";

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
