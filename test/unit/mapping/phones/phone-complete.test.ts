import { describe, expect, test } from "vitest";
import { readPhone } from "../../../../src/pipeline/mapping/values/phones/read-phone.ts";

function phone(cell: string, country: string): string {
  const reading = readPhone(cell, [country]);
  return reading.kind === "phone" ? reading.e164 : reading.kind === "blank" ? "blank" : reading.code;
}

describe("a number that is not complete", () => {
  test.each([
    ["0170", "DE"],
    ["+49 170", "DE"],
    ["0151 234", "DE"],
    ["+49 151 2", "DE"],
    ["0049 170 123", "DE"],
    ["+49151234567890", "DE"],
    ["0123456", "DE"],
    ["112", "DE"],
    ["07700 90012", "GB"],
    ["555-1234", "US"],
    ["06 12 34 56", "FR"],
    ["+39 347 123", "IT"],
    ["612 345", "PL"],
    ["079 123 45", "CH"],
    ["20 12 34", "DK"],
    ["+49 199 1234567", "DE"],
    ["0123 456789", "DE"],
  ])("leaves %s out in %s", (cell, country) => expect(phone(cell, country)).toBe("phone_unreadable"));
});

describe("a local number without its area code", () => {
  test.each([
    ["2345678", "DE"],
    ["234 5678", "DE"],
    ["234567-890", "DE"],
    ["6834002", "DE"],
    ["512345", "AT"],
  ])("leaves %s out in %s", (cell, country) => expect(phone(cell, country)).toBe("phone_unreadable"));

  test.each([
    ["301234567", "DE", "+49301234567"],
    ["(30) 1234567", "DE", "+49301234567"],
    ["6221/123456", "DE", "+496221123456"],
    ["1 42 34 56 15", "FR", "+33142345615"],
    ["8-123 456 78", "SE", "+46812345678"],
    ["15123456711", "DE", "+4915123456711"],
    ["30 1234567", "DE", "+49301234567"],
  ])("reads %s in %s as %s, because its area code is there", (cell, country, expected) =>
    expect(phone(cell, country)).toBe(expected),
  );
});

describe("two numbers that differ by their ending", () => {
  test.each(["030 1234567/68", "030 1234567 / 68", "030 1234512-13", "0171/12 34 56 7 - 8", "+49 30 1234512/13"])(
    "asks which one %s is",
    (cell) => expect(phone(cell, "DE")).toBe("phone_several"),
  );

  test.each([
    ["08131/12345-67", "DE", "+4981311234567"],
    ["06/12/34/56/57", "FR", "+33612345657"],
    ["06-12-34-56-57", "FR", "+33612345657"],
    ["0470/12.34.56", "BE", "+32470123456"],
  ])("reads %s in %s as the one number %s", (cell, country, expected) => expect(phone(cell, country)).toBe(expected));
});

describe("a complete number", () => {
  test.each([
    ["+49 30 123", "DE", "+4930123"],
    ["0151 23456789", "DE", "+4915123456789"],
    ["0664 1234567", "AT", "+436641234567"],
    ["06 30 123 4567", "HU", "+36301234567"],
    ["8 912 345-67-89", "RU", "+79123456789"],
    ["06 12345678", "IT", "+390612345678"],
  ])("reads %s in %s as %s", (cell, country, expected) => expect(phone(cell, country)).toBe(expected));

  test.each([
    ["+44 7700 900123", "+447700900123"],
    ["+1 555 123 4567", "+15551234567"],
  ])("takes %s of a range for examples", (cell, expected) => expect(phone(cell, "DE")).toBe(expected));
});
