import { describe, expect, test } from "vitest";
import { fieldWithLostLetters, fieldWithoutName } from "../../../../src/pipeline/plan/rules/compare/damaged-names.ts";

const names = (first_name: string, last_name = "Berg") => ({ first_name, last_name });

describe("fieldWithLostLetters", () => {
  test.for([
    ["Jörg", "Jrg"],
    ["Jörg", "J?rg"],
    ["Søren", "S__ren"],
    ["Şükrü", "krü"],
    ["Zoë-Noëlle", "Zo-Nolle"],
    ["Łukasz Świętosław", "ukasz witosaw"],
  ])("finds the damage of %s in %s", ([before = "", after = ""]) => {
    expect(fieldWithLostLetters(names(before), names(after))).toBe("first_name");
    expect(fieldWithLostLetters(names("Ada", before), names("Ada", after))).toBe("last_name");
  });

  test("finds a name without its last letter beside a name without an inner one", () => {
    expect(fieldWithLostLetters(names("Zoë", "Núñez"), names("Zo", "Nez"))).toBe("first_name");
  });

  test.for([
    ["Jörg", "Jorg"],
    ["Jörg", "Joerg"],
    ["Jörg", "Jörg Uwe"],
    ["Jörg", "Georg"],
    ["José", "Jos"],
    ["Émile", "Mile"],
    ["Jörg", ""],
    ["Иван", "Ван"],
    ["Müller-Lüdenscheidt", "Müller"],
    ["Anna", "Ana"],
    ["Renée", "Renee"],
  ])("finds none when %s becomes %s", ([before = "", after = ""]) => {
    expect(fieldWithLostLetters(names(before), names(after))).toBeNull();
  });

  test("compares long names in one pass", () => {
    const long = (letter: string, end: string) => `a${letter.repeat(20_000)}${end}`;
    expect(fieldWithLostLetters(names(long("é", "b")), names(long("?", "c")))).toBeNull();
    expect(fieldWithLostLetters(names(long("é", "b")), names(long("?", "b")))).toBe("first_name");
  });
});

describe("fieldWithoutName", () => {
  test.for(["NULL", "none", "WAHR", "undefined", "Unbekannt", "Nan"])("finds %s in place of a known name", (word) => {
    expect(fieldWithoutName(names("Ada"), names(word))).toBe("first_name");
    expect(fieldWithoutName(names("Ada"), names("Ada", word))).toBe("last_name");
  });

  test("finds none when the person had the word as a name before, or another name comes", () => {
    expect(fieldWithoutName(names("Ada", "Null"), names("Ada", "NULL"))).toBeNull();
    expect(fieldWithoutName(names("Ada"), names("Adele", "Nuller"))).toBeNull();
  });
});
