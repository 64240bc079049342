import { describe, expect, test } from "vitest";
import { readBirthday } from "../../../src/sandbox/contacts/birthday.ts";

describe("readBirthday", () => {
  test.each([
    ["1990-12-10", { year: 1990, month: 12, day: 10 }],
    ["2024-02-29", { year: 2024, month: 2, day: 29 }],
    ["2000-02-29", { year: 2000, month: 2, day: 29 }],
    ["1990-04-30", { year: 1990, month: 4, day: 30 }],
    ["02-29", { year: null, month: 2, day: 29 }],
    ["--02-29", { year: null, month: 2, day: 29 }],
  ])("reads %s", (text, birthday) => {
    expect(readBirthday(text, "both")).toEqual(birthday);
  });

  test.each([
    "",
    "1990",
    "1990-12",
    "1990-1-1",
    "90-12-10",
    "10.12.1990",
    "1990/12/10",
    "1990-12-10T00:00:00",
    " 1990-12-10",
    "1990-13-01",
    "1990-00-01",
    "1990-01-00",
    "1990-01-32",
    "1990-04-31",
    "1990-02-29",
    "1900-02-29",
    "0000-01-01",
    "02-30",
    "--13-01",
    "-12-10",
    "---12-10",
    "1990-12-10\n",
  ])("returns null for %j", (text) => {
    expect(readBirthday(text, "both")).toBeNull();
  });

  test.each([
    ["both", true, true],
    ["MM-DD", true, false],
    ["--MM-DD", false, true],
    ["refuse", false, false],
  ] as const)("accepts only the forms without year that the switch allows: %s", (form, plain, dashed) => {
    expect(readBirthday("12-10", form) !== null).toBe(plain);
    expect(readBirthday("--12-10", form) !== null).toBe(dashed);
    expect(readBirthday("1990-12-10", form)).not.toBeNull();
  });
});
