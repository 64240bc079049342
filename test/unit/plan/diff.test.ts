import { describe, expect, it } from "vitest";
import { UNKNOWN_INPUT } from "../../../src/model/contact.ts";
import { difference, type Comparison } from "../../../src/pipeline/plan/rules/diff.ts";

const ADA = { first_name: "Ada", group_id: 1, birthday: "1990-05-17" };

/** Compares Ada's row, whose e-mail is blank, with a contact of which nothing is known. */
function compare(change: Partial<Comparison>) {
  return difference({
    applied: UNKNOWN_INPUT,
    asked: ADA,
    blank: ["email"],
    blankCells: "keep",
    groupNames: new Map([[1, "Team Berlin"]]),
    isCertain: false,
    ...change,
  });
}

describe("difference from a contact of unknown content", () => {
  it("shows every value of the row as new when nothing is known of the contact", () => {
    expect(compare({})).toEqual({
      input: ADA,
      changes: { first_name: [null, "Ada"], group: [null, "Team Berlin"], birthday: [null, "1990-05-17"] },
      warnings: [],
    });
  });

  it("clears every blank field when the feed clears blank cells and the contact may hold a value there", () => {
    expect(compare({ blankCells: "clear" }).input).toEqual({ ...ADA, email: null });
  });

  it("clears no field when the contact is certain to hold no value there", () => {
    expect(compare({ blankCells: "clear", isCertain: true }).input).toEqual(ADA);
  });
});
