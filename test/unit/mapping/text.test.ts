import { expect, test } from "vitest";
import { cleanText } from "../../../src/pipeline/mapping/values/text.ts";

/** What clean means, word for word, without looking first whether a text is clean already. */
function cleanAsDefined(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .normalize("NFC")
    .replace(/ {2,}/g, " ")
    .trim();
}

test("every character is cleaned as it is defined, alone and beside letters that it could join", () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    // These two stay in the scripts that need them.
    (character) => character !== "\u200c" && character !== "\u200d",
  );
  const texts = ["", "a", "É", "И", "か", "가", "ᄀ"].flatMap((before) =>
    characters.flatMap((character) => [before + character, `${before + character} b`]),
  );
  expect(texts.filter((text) => cleanText(text) !== cleanAsDefined(text))).toEqual([]);
});

test("blanks are single and inside", () => {
  expect(["Änne  Mü", " Änne", "Änne ", "Änne\u00a0Mü", "Änne \t Mü"].map(cleanText)).toEqual([
    "Änne Mü",
    "Änne",
    "Änne",
    "Änne Mü",
    "Änne Mü",
  ]);
});
