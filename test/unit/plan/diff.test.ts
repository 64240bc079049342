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

describe("the default of a blank cell", () => {
  const known = { first_name: "Ada", group_id: 2, language: "fr" };
  const filled = { first_name: "Ada", group_id: 1, language: "de", timezone: "Europe/Berlin" };
  const ofKnown = (change: Partial<Comparison>) =>
    compare({ applied: known, asked: filled, blank: ["group_id", "language", "timezone"], isCertain: true, ...change });

  it("moves no known person to another group, and replaces and fills no value", () => {
    expect(ofKnown({})).toEqual({ input: known, changes: {}, warnings: [] });
  });

  it("does not keep a value from being cleared, except for the group", () => {
    expect(ofKnown({ blankCells: "clear" }).input).toEqual({ ...known, language: null });
  });

  it("is sent when the list has no column for the field", () => {
    expect(ofKnown({ blank: [] }).input).toEqual(filled);
  });

  it("is the group of a contact of which nothing is known", () => {
    expect(ofKnown({ applied: UNKNOWN_INPUT, isCertain: false }).input).toEqual(filled);
  });
});
