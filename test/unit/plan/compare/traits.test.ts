import { describe, expect, it } from "vitest";
import { isSameEmail, isSamePhone } from "../../../../src/pipeline/plan/rules/compare/addresses.ts";
import { compareBirthdays, nearBirthdays } from "../../../../src/pipeline/plan/rules/compare/birthdays.ts";
import { areNamesExchanged, relationOf } from "../../../../src/pipeline/plan/rules/compare/relation.ts";

describe("compareBirthdays", () => {
  it.each([
    ["1990-04-05", "1990-04-05", "same"],
    ["04-05", "--04-05", "same"],
    ["04-05", "1990-04-05", "year_added"],
    ["1990-04-05", "--04-05", "year_removed"],
    ["1990-04-05", "1991-04-05", "near"],
    ["1990-04-05", "1990-04-06", "near"],
    ["1990-04-05", "1990-06-05", "near"],
    ["1990-04-05", "1990-05-04", "near"],
    ["1990-04-05", "1991-05-04", "contradicts"],
    ["1990-04-05", "1991-04-06", "contradicts"],
    ["1990-04-05", "1990-06-07", "contradicts"],
    ["04-05", "1990-04-06", "near"],
    ["04-05", "1990-07-06", "contradicts"],
    ["1990-04-05", null, null],
    ["", "1990-04-05", null],
  ])("compares %j with %j: %j", (a, b, relation) => expect(compareBirthdays(a, b)).toBe(relation));
});

describe("nearBirthdays", () => {
  it.each(["1990-04-05", "04-05", "--04-05"])(
    "returns the birthdays that differ from %s in one part at most",
    (birthday) => {
      const near = new Set(nearBirthdays(birthday));
      const years = ["", "--", "1900-", "1990-", "1991-", "2099-"];
      const days = Array.from({ length: 12 * 31 }, (_, at) => [1 + Math.floor(at / 31), 1 + (at % 31)]);
      const all = years.flatMap((year) =>
        days.map((parts) => `${year}${parts.map((part) => String(part).padStart(2, "0")).join("-")}`),
      );
      const hasYear = (date: string) => /^\d{4}-/u.test(date);
      const isKept = (other: string) => {
        const relation = compareBirthdays(birthday, other);
        const isYearAdded = !hasYear(birthday) && hasYear(other);
        return isYearAdded ? relation === "year_added" : relation !== "contradicts";
      };
      expect(all.filter((other) => near.has(other) !== isKept(other))).toEqual([]);
    },
  );
});

describe("isSameEmail", () => {
  it("ignores case and blanks", () => {
    expect(isSameEmail("Ada@Example.org ", "ada@example.org")).toBe(true);
    expect(isSameEmail("ada@example.org", "ada@example.com")).toBe(false);
    expect(isSameEmail("", "")).toBe(false);
  });
});

describe("isSamePhone", () => {
  it.each([
    ["+49 30 1234567", "+49301234567"],
    ["0049 (0)30 1234567", "+49 30 1234567"],
    ["030/1234567", "+49301234567"],
    ["030/1234567", "0049 30 1234567"],
    ["(555) 010-0199", "+15550100199"],
  ])("takes %j and %j for the same number", (a, b) => expect(isSamePhone(a, b)).toBe(true));

  it.each([
    ["+49301234567", "+49301234568"],
    ["4567", "+49301234567"],
    ["", "+49301234567"],
    [null, null],
  ])("takes %j and %j for different numbers, in either order", (a, b) => {
    expect([isSamePhone(a, b), isSamePhone(b, a)]).toEqual([false, false]);
  });
});

describe("relationOf", () => {
  const ada = { first_name: "Ada", last_name: "Example", birthday: "1990-04-05", email: "ada@example.org" };

  it("agrees where values are equal but for form, and contradicts where they differ", () => {
    expect(relationOf(ada, { ...ada, last_name: "Sample", email: "ADA@example.org", phone: "+49301234567" })).toEqual({
      firstName: "agrees",
      lastName: "contradicts",
      birthday: "agrees",
      isFullBirthday: true,
      email: "agrees",
      phone: null,
    });
  });
  it("notices birthdays that agree without a year", () => {
    expect(relationOf(ada, { first_name: "Ada", birthday: "04-05" })).toMatchObject({
      birthday: "agrees",
      isFullBirthday: false,
      email: null,
    });
  });
  it("notices names that are exchanged, and no names that are equal", () => {
    expect(areNamesExchanged(ada, { first_name: "Example", last_name: "Ada" })).toBe(true);
    expect(areNamesExchanged(ada, ada)).toBe(false);
  });
  it("neither agrees nor contradicts when a person has no values", () => {
    expect(relationOf({ first_name: "" }, ada)).toMatchObject({ firstName: null, lastName: null, birthday: null });
  });
});
