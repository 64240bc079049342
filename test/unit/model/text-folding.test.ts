import { describe, expect, test } from "vitest";
import {
  cleanText,
  fold,
  foldAccents,
  foldCase,
  foldField,
  foldHeader,
} from "../../../src/model/text/spelling/text-folding.ts";

/** Returns the clean text by its definition, without the short cut for texts that are clean already. */
function cleanAsDefined(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .normalize("NFC")
    .replace(/ {2,}/g, " ")
    .trim();
}

describe("clean text", () => {
  test("equals its definition for every character, alone and beside letters that the character may join", () => {
    const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      // These two stay in the scripts that need them.
      (character) => character !== "\u200c" && character !== "\u200d",
    );
    const texts = ["", "a", "É", "И", "か", "가", "ᄀ"].flatMap((before) =>
      characters.flatMap((character) => [before + character, `${before + character} b`]),
    );
    expect(texts.filter((text) => cleanText(text) !== cleanAsDefined(text))).toEqual([]);
  });

  test("has single blanks, and none at its ends", () => {
    expect(["Änne  Mü", " Änne", "Änne ", "Änne\u00a0Mü", "Änne \t Mü"].map(cleanText)).toEqual([
      "Änne Mü",
      "Änne",
      "Änne",
      "Änne Mü",
      "Änne Mü",
    ]);
  });

  test("is the quoted text when a formula holds nothing else", () => {
    expect(cleanText('="0042"')).toBe("0042");
  });
});

describe("folded texts", () => {
  const TYPED = " A\u0308nne\u00a0 \u200eStra\u00dfe-1 ";

  test("differ between cells, file names, contact fields, headers and words", () => {
    expect(fold(TYPED)).toBe("änne straße-1");
    expect(foldCase(TYPED)).toBe(" änne\u00a0 \u200estraße-1 ");
    expect(foldField(TYPED)).toBe("änne \u200estraße-1");
    expect(foldHeader(TYPED)).toBe("annestrasse1");
    expect(foldAccents("Änne é")).toBe("anne e");
  });

  test("are null when a contact's field is missing or blank", () => {
    expect([foldField(undefined), foldField(null), foldField(" \u00a0")]).toEqual([null, null, null]);
  });
});
