import { describe, expect, test } from "vitest";
import { readPhone } from "../../../../src/pipeline/mapping/values/phones/read-phone.ts";

function phone(cell: string, country = "DE"): string {
  const reading = readPhone(cell, [country]);
  return reading.kind === "phone"
    ? reading.e164
    : reading.kind === "blank"
      ? "blank"
      : [reading.code, ...reading.readings].join(" ");
}

describe("a cell of several numbers", () => {
  test.each([
    ["0171 5550123 / 030 5550123", "DE"],
    ["030 5550123 oder 0171 5550123", "DE"],
    ["030 5550123/0171 5550123", "DE"],
    ["p: 030 5550123, m: 0171 5550123", "DE"],
    ["privat 030 5550123 mobil 0171 5550123", "DE"],
    ["0171 5550123 (mobil) 030 5550123 (privat)", "DE"],
    ["Mobil: 0171 5550123; Fax: 030 5550124", "DE"],
    ["0171 5550123, Fax 0170 5550124", "DE"],
    ["handy 0171 5550123, dienstl. 0170 5550124", "DE"],
    ["📱 0171 5550123 ☎ 030 5550123", "DE"],
    ["0171 5550123 (Büro: 030 5550123)", "DE"],
    ["0171 5550123 - 030 5550123", "DE"],
  ])("takes the mobile number of %s", (cell, country) => expect(phone(cell, country)).toBe("+491715550123"));

  test.each([
    ["01 42 34 56 15 / 06 12 34 56 11", "FR", "+33612345611"],
    ["06 12 34 56 11 ou 01 42 34 56 16", "FR", "+33612345611"],
    ["dom. 01 42 34 56 17 port. 06 12 34 56 11", "FR", "+33612345611"],
    ["casa 91 234 56 78, móvil 612 345 678", "ES", "+34612345678"],
    ["Home: 020 7946 0123, Cell: 07911 123456", "GB", "+447911123456"],
  ])("takes the mobile number of %s in %s", (cell, country, expected) => expect(phone(cell, country)).toBe(expected));

  test.each([
    ["0171 5550123 / 0170 5550124", "phone_several +491715550123 +491705550124"],
    ["mobil 0171 5550123, mobil 0170 5550124", "phone_several +491715550123 +491705550124"],
    ["030 5550123 / 089 5550124", "phone_several +49305550123 +49895550124"],
    ["Mutter 0171 5550123, Vater 0170 5550124", "phone_unreadable"],
    ["Mutter: 0171 5550123", "phone_unreadable"],
    ["alt: 0171 5550123", "phone_unreadable"],
    ["0171 5550123 (alt: 0172 5550123)", "phone_unreadable +491715550123"],
    ["nicht mehr 0171 5550123", "phone_unreadable"],
    ["Fax: 030 5550123", "phone_unreadable"],
    ["nach 18 Uhr", "phone_unreadable"],
  ])("leaves %s out", (cell, expected) => expect(phone(cell)).toBe(expected));
});

describe("a number with words and signs around it", () => {
  test.each([
    "0171 5550123 (privat)",
    "privat: 0171 5550123",
    "0171 5550123 ab 18 Uhr",
    "0171 5550123 (neu)",
    "0171 5550123 (nur abends)",
    "Tel. privat: 0171 5550123",
    "(+49) 171 5550123",
    "(0049) 171 5550123",
    "00 49 171 5550123",
    "+49 (0) 171 5550123",
    "+49-0171-5550123",
    "'0171 5550123",
    "٠١٧١ ٥٥٥٠١٢٣",
    "1715550123",
  ])("reads %s", (cell) => expect(phone(cell)).toBe("+491715550123"));

  test.each([
    ["030 5550123 App. 12", "DE", "+49305550123"],
    ["030 5550123 Nebenstelle 12", "DE", "+49305550123"],
    ["22 123 45 67 wew. 12", "PL", "+48221234567"],
    ["8 495 123 45 67 доб. 12", "RU", "+74951234567"],
    ["0212 123 45 67 dahili 12", "TR", "+902121234567"],
    ["020 123 4567 toestel 12", "NL", "+31201234567"],
    ["03-1234-5678 内線12", "JP", "+81312345678"],
  ])("reads %s in %s without its extension", (cell, country, expected) => expect(phone(cell, country)).toBe(expected));

  test("takes a mobile number that lost its zero for one of the list's country", () => {
    expect(phone("15123456711")).toBe("+4915123456711");
    expect(phone("1-512-345-6711")).toMatch(/^phone_unreadable/);
    expect(phone("33612345611")).toMatch(/^phone_unreadable/);
  });
});
