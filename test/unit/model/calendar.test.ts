import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ageOn,
  dateOfSerial,
  dayNumberOf,
  formatDate,
  isRealDay,
  parseCalendarDate,
} from "../../../src/model/calendar.ts";

describe("spreadsheet serials", () => {
  test.each([
    [61, "1900-03-01"],
    [36525, "1999-12-31"],
    [36526, "2000-01-01"],
    [36585, "2000-02-29"],
    [46347, "2026-11-21"],
  ])("reads serial %i as %s", (serial, expected) => {
    const { year, month, day } = dateOfSerial(serial);
    expect(formatDate(year, month, day)).toBe(expected);
  });

  test("counts days as the system's clock does", () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 60000 }), (serial) => {
        const { year, month, day } = dateOfSerial(serial);
        expect(Date.UTC(year, month - 1, day) / 86_400_000 + 25569).toBe(serial);
      }),
    );
  });
});

test("numbers days without a gap over 400 years", () => {
  const first = dayNumberOf({ year: 1899, month: 12, day: 30 });
  for (let serial = 1; serial <= 146_097; serial += 1) expect(dayNumberOf(dateOfSerial(serial))).toBe(first + serial);
});

test.each([
  [1900, 2, 29, false],
  [2000, 2, 29, true],
  [null, 2, 29, true],
  [null, 2, 30, false],
  [1990, 4, 31, false],
  [1990, 13, 1, false],
  [1990, 1, 0, false],
])("tells whether year %s, month %i, day %i exists: %s", (year, month, day, expected) => {
  expect(isRealDay(year, month, day)).toBe(expected);
});

test("counts a year of age from the birthday on", () => {
  const birth = parseCalendarDate("1990-04-03");
  expect(["2026-04-02", "2026-04-03"].map((day) => ageOn(birth, parseCalendarDate(day)))).toEqual([35, 36]);
});
