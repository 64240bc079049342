import { describe, expect, test } from "vitest";
import { hasReplacedLetters, isMisread } from "../../../src/pipeline/mapping/values/mojibake.ts";
import { mapOne, rejectionOf } from "./sample-feed.ts";

/** As windows-1252 reads the UTF-8 bytes of a text. */
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

describe("letters that were lost before", () => {
  test.each(NAMES)("%s, read as windows-1252, shows", (name) => expect(isMisread(misread(name))).toBe(true));
  test.each(["J\ufffdrgen", "J√ºrgen", "J&uuml;rgen", "M&#252;ller", "J\\u00fcrgen", "J=C3=BCrgen"])(
    "%s shows",
    (name) => expect(isMisread(name)).toBe(true),
  );
  test.each([
    ...NAMES,
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
  ])("%s is a text like any other", (name) => expect(isMisread(name)).toBe(false));
  test.each(["J?rgen", "M_ller", "?nne", "Andr?"])("%s is no name", (name) =>
    expect(hasReplacedLetters(name)).toBe(true),
  );
  test.each(["Anna", "O'Neil", "Anna-Maria", "Anna ?", "_"])("%s may be one", (name) =>
    expect(hasReplacedLetters(name)).toBe(false),
  );
});

describe("a row with lost letters", () => {
  const row = { Vorname: "Anna", Nachname: "Weiß", "E-Mail": "anna@example.org" };
  test("in the first name waits", () => {
    const [found] = rejectionOf({ ...row, Vorname: misread("Jürgen") }).issues;
    expect(found).toMatchObject({ code: "cell_fault", field: "first_name", data: { fault: "letters_lost" } });
    expect(rejectionOf({ ...row, Vorname: "J?rgen" }).issues[0]?.code).toBe("cell_fault");
  });
  test("in the last name goes without it", () => {
    const mapped = mapOne({ ...row, Nachname: misread("Weiß") });
    expect(mapped).toMatchObject({ kind: "contact", warnings: [{ code: "value_unreadable", field: "last_name" }] });
    expect(mapped).not.toHaveProperty("input.last_name");
  });
  test("in a company goes without it, but question marks may stand there", () => {
    expect(mapOne({ ...row, Firma: misread("Bäcker") })).not.toHaveProperty("input.company");
    expect(mapOne({ ...row, Firma: "Who?" })).toMatchObject({ input: { company: "Who?" } });
  });
});
