import { describe, expect, test } from "vitest";
import { daysAhead } from "../../../src/model/calendar.ts";

describe("daysAhead", () => {
  test("begins with today and goes on over the year's end", () => {
    expect(daysAhead("2026-12-30", 4)).toEqual([
      { date: "2026-12-30", monthDays: ["12-30"] },
      { date: "2026-12-31", monthDays: ["12-31"] },
      { date: "2027-01-01", monthDays: ["01-01"] },
      { date: "2027-01-02", monthDays: ["01-02"] },
    ]);
  });

  test("counts 29 February as itself in a leap year", () => {
    expect(daysAhead("2028-02-28", 3).map(({ monthDays }) => monthDays)).toEqual([["02-28"], ["02-29"], ["03-01"]]);
  });

  test("counts 29 February on the 28th in any other year", () => {
    expect(daysAhead("2027-02-27", 3).map(({ monthDays }) => monthDays)).toEqual([
      ["02-27"],
      ["02-28", "02-29"],
      ["03-01"],
    ]);
    expect(daysAhead("2100-02-28", 1)).toEqual([{ date: "2100-02-28", monthDays: ["02-28", "02-29"] }]);
  });

  test("has each day of 30 once", () => {
    expect(new Set(daysAhead("2026-11-23", 30).map(({ date }) => date)).size).toBe(30);
  });
});
