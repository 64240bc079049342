import { describe, expect, test } from "vitest";
import { hasReplacedLetters, isMisread } from "../../../../src/pipeline/mapping/values/mojibake.ts";
import { mapOne, rejectionOf } from "../sample-feed.ts";

/** Returns a text as it looks when its UTF-8 bytes are read as windows-1252. */
function misread(text: string): string {
  return new TextDecoder("windows-1252").decode(Buffer.from(text));
}

const NAMES = [
  "Jürgen",
  "Weiß",
  "Änne",
  "Ömer",
  "Über",
  "Zoé",
  "Łukasz",
  "Paweł",
  "Şükrü",
  "Ćosić",
  "Анна",
  "O’Neil",
  "Hélène",
];

describe("lost letters", () => {
  test.each(NAMES)("are found in %s when it was read as windows-1252", (name) =>
    expect(isMisread(misread(name))).toBe(true),
  );
  test.each(["J\ufffdrgen", "J√ºrgen", "J&uuml;rgen", "M&#252;ller", "J\\u00fcrgen", "J=C3=BCrgen"])(
    "are found in %s",
    (name) => expect(isMisread(name)).toBe(true),
  );
  test.each([
    "jã¼rgen",
    "jã¶rg",
    "JĂĽrgen",
    "JĂ¶rg",
    "ElĹĽbieta",
    "MaĹ‚gorzata",
    "GrzeĹ›",
    "LĹ‘rinc",
    "TomÄŤ",
    "J├╝rgen",
    "J├Ârg",
    "JÃƒÂ¶rg",
  ])("are found in %s", (name) => expect(isMisread(name)).toBe(true));
  test.each([
    ...NAMES,
    "João",
    "são paulo",
    "ådne",
    "Håkan",
    "MĂRIA",
    "Ăbel",
    "JOÃO",
    "SÃO PAULO",
    "Ânia",
    "Âme",
    "ÅSE",
    "Å ",
    "Ärzte",
    "Ñandú",
    "NIÑO",
    "Þórður Ðe",
    "Größe √2",
    "Ñuñoa",
    "ĄŽUOLAS",
    "Ann & Bob",
    "a=b",
    "Müller & Söhne; Co",
  ])("are not found in %s", (name) => expect(isMisread(name)).toBe(false));
  test.each([
    "J?rgen",
    "M_ller",
    "?nne",
    "Andr?",
    "J??rgen",
    "R??a",
    "??igo",
    "Anna ??lez",
    "Zo??",
    "Jos?? Luis",
    "J¿¿rgen",
    "¿igo",
  ])("are found in the name %s", (name) => expect(hasReplacedLetters(name)).toBe(true));
  test.each(["Anna", "O'Neil", "Anna-Maria", "Anna ?", "_"])("are not found in the name %s", (name) =>
    expect(hasReplacedLetters(name)).toBe(false),
  );
});

describe("a row with lost letters", () => {
  const row = { Vorname: "Anna", Nachname: "Weiß", "E-Mail": "anna@example.org" };
  test("is rejected when the letters are lost in the first name", () => {
    const [found] = rejectionOf({ ...row, Vorname: misread("Jürgen") }).issues;
    expect(found).toMatchObject({ code: "cell_fault", field: "first_name", data: { fault: "letters_lost" } });
    expect(rejectionOf({ ...row, Vorname: "J?rgen" }).issues[0]?.code).toBe("cell_fault");
  });
  test("is applied without the last name when the letters are lost there", () => {
    const mapped = mapOne({ ...row, Nachname: misread("Weiß") });
    expect(mapped).toMatchObject({ kind: "contact", warnings: [{ code: "value_unreadable", field: "last_name" }] });
    expect(mapped).not.toHaveProperty("input.last_name");
  });
  test("is applied without the company when the letters are lost there, and keeps a question mark", () => {
    expect(mapOne({ ...row, Firma: misread("Bäcker") })).not.toHaveProperty("input.company");
    expect(mapOne({ ...row, Firma: "Who?" })).toMatchObject({ input: { company: "Who?" } });
  });
});

describe("names that were read in a neighbouring code page", () => {
  test.each(["Jiýˇ", "Gülƒen", "MŸller", "Mater│k", "Gr£n", "M³ller", "Sch§n", "Mγller", "JŠger", "F¹zesi", "HŽl¸ne"])(
    "are recognised by signs inside words, or by letters that no language has together: %s",
    (name) => expect(hasReplacedLetters(name)).toBe(true),
  );
  test.each([
    ...NAMES,
    "Anna–Maria",
    "D´Angelo",
    "Gal·la",
    "† Hans Meier",
    "Müller†",
    "Μαρία Παπαδοπούλου",
    "Ivan Іван",
    "ÖZGÜR",
    "Ýmir Ægisson",
    "MacÉvoy",
    "Maria José",
    "田中 Anna",
    "Nguyễn Thị Ánh",
    "ŁÓDŹ",
    "Đurđica Šarić",
    "Ana Mª",
    "Jean‑Luc",
    "Anna“Anni”Meier",
  ])("does not take a sound name for a misread one: %s", (name) => expect(hasReplacedLetters(name)).toBe(false));
});
