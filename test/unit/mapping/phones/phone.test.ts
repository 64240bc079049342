import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPhone } from "../../../../src/pipeline/mapping/values/phones/read-phone.ts";
import { isPlainE164, parsePhone } from "../../../../src/pipeline/mapping/values/phones/phone-library.ts";
import { contactOf, mapOne, rejectionOf } from "../sample-feed.ts";

function phone(cell: string, ...countries: readonly string[]): string {
  const reading = readPhone(cell, countries);
  return reading.kind === "phone"
    ? reading.e164
    : reading.kind === "blank"
      ? "blank"
      : [reading.code, ...reading.readings].join(" ");
}

describe("phones that are certain", () => {
  test.each([
    ["+491715550123", "+491715550123"],
    ["+49 171 555 01 23", "+491715550123"],
    ["+49 (0)171 5550123", "+491715550123"],
    ["'+49 171 5550123", "+491715550123"],
    ["\u202a+49 171 5550123\u202c", "+491715550123"],
    ["０１７１－５５５０１２３", "+491715550123"],
    ["0049 171 5550123", "+491715550123"],
    ["0171/555 01 23", "+491715550123"],
    ["0171-5550123", "+491715550123"],
    ["(0171) 5550123", "+491715550123"],
    ["1715550123", "+491715550123"],
    ["1715550123.0", "+491715550123"],
    ["tel:+491715550123", "+491715550123"],
    ["Tel. 0171 5550123", "+491715550123"],
    ["0171 5550123 (mobil)", "+491715550123"],
    ["0171 5550123 ext. 12", "+491715550123"],
    ["+1 555 123 4567", "+15551234567"],
    ["0171 5550123; 0171/5550123", "+491715550123"],
    ["030 5550123, mobil 0171 5550123", "+491715550123"],
    ["+44 7700 900123", "+447700900123"],
    ["+49 30 5550000", "+49305550000"],
    ["+4930500000", "+4930500000"],
    ["+33 1 44 00 00 00", "+33144000000"],
    ["030 55 000 00", "+49305500000"],
  ])("reads %s as %s", (cell, expected) => expect(phone(cell, "DE")).toBe(expected));

  test.each([
    ["(202) 555-0143", "US", "+12025550143"],
    ["612 345 678", "ES", "+34612345678"],
    ["07700 900123", "GB", "+447700900123"],
    ["090-1234-5678", "JP", "+819012345678"],
  ])("reads %s in %s as %s", (cell, country, expected) => expect(phone(cell, country)).toBe(expected));
});

describe("phones that are left out", () => {
  test.each([
    ["4.91714E+11", "phone_scientific"],
    ["4,91714E+11", "phone_scientific"],
    ["491512000000", "phone_rounded"],
    ["491512000000.0", "phone_rounded"],
    ["+491512000000", "phone_rounded"],
    ["+49 1512 000000", "phone_rounded"],
    ["00491512000000", "phone_rounded"],
    ["491.512.000.000", "phone_rounded"],
    ["+15550000000", "phone_rounded"],
    ["491512000000; 491512000000", "phone_rounded"],
    ["2025-01-08", "phone_unreadable"],
    ["08.01.2025", "phone_unreadable"],
    ["+49 170 5550123 / +49 171 5550123", "phone_several +491705550123 +491715550123"],
    ["0171 5550123; see notes", "phone_unreadable +491715550123"],
    ["call my mother", "phone_unreadable"],
    ["123", "phone_unreadable"],
    ["+999 1234567", "phone_unreadable"],
    // These digits may have lost the zero of the area code 04917, or the plus of the country code 49.
    ["491715550123", "phone_unreadable +49491715550123 +491715550123"],
  ])("leaves %s out with the warning %s", (cell, expected) => expect(phone(cell, "DE")).toBe(expected));

  test("leaves a national number out when no country is known", () =>
    expect(phone("0171 5550123")).toBe("phone_needs_country"));
  test("leaves a number out when it is possible in two countries", () =>
    expect(phone("0664 1234567", "AT", "DE")).toMatch(/^phone_unreadable \+43\d+ \+49\d+$/));
  test.each(["", "-", "n/a", "0", "keine"])("reads %j as blank", (cell) => expect(phone(cell, "DE")).toBe("blank"));

  test("applies the row without the phone, with a warning", () => {
    const contact = contactOf({ Vorname: "Ana", "E-Mail": "ana@example.org", Telefon: "4.91714E+11" });
    expect(contact.input).not.toHaveProperty("phone");
    expect(contact.blank).toEqual([]);
    expect(contact.warnings).toEqual([
      { code: "phone_scientific", field: "phone", header: "Telefon", data: { cell: "4.91714E+11", readings: [] } },
    ]);
  });

  test("rejects the row when the phone is the key", () => {
    const rejected = rejectionOf({ Vorname: "Ana", Telefon: "4.91714E+11" }, { key: ["phone"] });
    expect(rejected.key).toBeNull();
    expect(rejected.issues.map(({ code }) => code)).toEqual(["phone_scientific"]);
  });
});

test("accepts a number without parsing only when parsing would not change it", () => {
  const codes = fc.constantFrom(
    "1",
    "7",
    "20",
    "33",
    "34",
    "36",
    "39",
    "41",
    "43",
    "44",
    "46",
    "47",
    "48",
    "49",
    "52",
    "54",
    "55",
    "61",
    "81",
    "86",
    "351",
    "358",
    "375",
    "420",
    "590",
  );
  const numbers = fc.tuple(codes, fc.stringMatching(/^\d{5,12}$/)).map(([code, rest]) => `+${code}${rest}`);
  fc.assert(
    fc.property(numbers, (number) => {
      if (!isPlainE164(number)) return;
      const parsed = parsePhone(number, null);
      expect([parsed?.e164, parsed?.isValid]).toEqual([number, true]);
    }),
    { numRuns: 2000 },
  );
  expect(isPlainE164("+491715550123")).toBe(true);
  expect(isPlainE164("+4901715550123")).toBe(false);
});

describe("several phone columns", () => {
  const first = (cells: Record<string, string>) =>
    contactOf({ "First Name": "Ana", Email: "ana@example.org", ...cells }).input.phone;
  test("takes the mobile number before home and work", () =>
    expect(first({ "Work Phone": "030 5550123", "Home Phone": "030 5550124", "Mobile Phone": "0171 5550123" })).toBe(
      "+491715550123",
    ));
  test("takes the next column when the mobile number is blank", () =>
    expect(first({ "Work Phone": "030 5550123", "Home Phone": "030 5550124", "Mobile Phone": "" })).toBe(
      "+49305550124",
    ));
  test("takes the number that Google labels as mobile, and never a fax", () => {
    expect(
      first({
        "Phone 1 - Label": "Home Fax",
        "Phone 1 - Value": "030 5550125",
        "Phone 2 - Label": "Work",
        "Phone 2 - Value": "030 5550123",
        "Phone 3 - Label": "Mobile",
        "Phone 3 - Value": "0171 5550123",
      }),
    ).toBe("+491715550123");
    expect(first({ "Phone 1 - Label": "Home Fax", "Phone 1 - Value": "030 5550125" })).toBeUndefined();
  });
  test("reads a national number with the country of the row", () =>
    expect(
      mapOne(
        { "First Name": "Ana", Email: "ana@example.org", Phone: "0664 1234567", Country: "Österreich" },
        { country: null },
      ),
    ).toMatchObject({ input: { phone: "+436641234567" } }));
});
