import { describe, expect, it } from "vitest";
import { UNKNOWN_INPUT } from "../../../src/model/contact.ts";
import { difference } from "../../../src/pipeline/plan/rules/diff.ts";

const GROUPS = new Map([[1, "Team Berlin"]]);
const ADA = { first_name: "Ada", group_id: 1, birthday: "1990-05-17" };

describe("a contact of which nothing is known", () => {
  it("differs in all that the row says, from nothing", () => {
    expect(difference(UNKNOWN_INPUT, ADA, ["email"], "keep", GROUPS, false)).toEqual({
      input: ADA,
      changes: { first_name: [null, "Ada"], group: [null, "Team Berlin"], birthday: [null, "1990-05-17"] },
      warnings: [],
    });
  });

  it("is cleared of every blank field, since it may hold something there", () => {
    expect(difference(UNKNOWN_INPUT, ADA, ["email"], "clear", GROUPS, false).input).toEqual({ ...ADA, email: null });
    expect(difference(UNKNOWN_INPUT, ADA, ["email"], "clear", GROUPS, true).input).toEqual(ADA);
  });
});
