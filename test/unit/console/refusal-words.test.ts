import { describe, expect, test } from "vitest";
import { refusalParts, refusalText } from "../../../src/console/look/refusal-words.ts";
import { withButtonNames } from "../../../src/console/look/button-words.ts";
import { LANGUAGES } from "../../../src/model/feed.ts";
import { choiceInWords } from "../../../src/pipeline/report/words/choices.ts";
import { phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";

const REFUSAL = { code: "damaged", message: "The file ends too early.", hint: "Export the list again." };

describe("why a file can't be used", () => {
  test("is said in the program's own words in English", () => {
    expect(refusalText(phrasesIn("en", "console"), REFUSAL)).toBe("The file ends too early. Export the list again.");
  });

  test.each(LANGUAGES.filter((language) => language !== "en"))("is said in the reader's language (%s)", (language) => {
    const phrases = phrasesIn(language, "console");
    expect(refusalText(phrases, REFUSAL)).not.toContain("file ends");
    expect(refusalParts(phrases, REFUSAL).text).toMatch(/<details>.*<div lang="en"><p>The file ends too early\./su);
  });

  test("is said in English for a code of another version", () => {
    expect(refusalText(phrasesIn("de", "console"), { ...REFUSAL, code: "new_code" })).toContain("The file ends");
  });
});

describe("a sentence about a question", () => {
  test.each(LANGUAGES)("names its answers as the buttons are named (%s)", (language) => {
    const phrases = phrasesIn(language, "console");
    for (const [code, answers] of [
      ["looks_like", ["same", "new"]],
      ["shared_birthday", ["right", "unknown"]],
    ] as const) {
      const hint = withButtonNames(phrases, phrases.tell(`issue.${code}.hint`, {}));
      for (const answer of answers) {
        expect(hint).toContain(phrases.say(`console.correct.choice.${answer}`));
        expect(hint).not.toMatch(new RegExp(`[“„«‘]\\u00a0?${choiceInWords(phrases, answer)}\\u00a0?[“”»’]`, "u"));
      }
    }
  });
});
