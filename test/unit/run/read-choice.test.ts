import { describe, expect, test } from "vitest";
import { choicesOf, takenAddressesIn } from "../../../src/model/issue.ts";
import { LANGUAGES, type Language } from "../../../src/model/feed.ts";
import { phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";
import { buttonOfChoice, choiceInWords } from "../../../src/pipeline/report/words/choices.ts";
import { readChoice } from "../../../src/run/decisions/answers/read-choice.ts";

/** Returns what an answer to a refusal about these addresses means. */
function read(text: string, address: string, language: Language = "en") {
  const data = { address };
  return readChoice(text, choicesOf({ code: "contact_exists", data }) ?? [], language, takenAddressesIn(data));
}

describe("an answer that names the address to leave out", () => {
  test.each(LANGUAGES)("counts in %s where only this address is taken", (language) => {
    const phrases = phrasesIn(language);
    for (const [field, address] of [
      ["email", "ada@example.org"],
      ["phone", "+49301234567"],
    ] as const)
      for (const text of [`leave out ${field}`, choiceInWords(phrases, `leave out ${field}`)])
        expect(read(text, address, language)).toBe("leave out");
  });

  test.each(["leave out the e-mail", "leave out mail", "E-Mail leave out", "Leave out the e-mail address."])(
    "counts as a person writes it: %s",
    (text) => expect(read(text, "ada@example.org")).toBe("leave out"),
  );

  test.each(["Mail weglassen", "weglassen: E-Mail", "Telefonnummer weglassen"])(
    "counts in German as a person writes it: %s",
    (text) => {
      expect(read(text, "ada@example.org, +49301234567", "de")).toBe(
        /mail/iu.test(text) ? "leave out email" : "leave out phone",
      );
    },
  );

  test("counts for one of two taken addresses", () => {
    expect(read("leave out e-mail", "ada@example.org, +49301234567")).toBe("leave out email");
    expect(read("leave out", "ada@example.org, +49301234567")).toBe("leave out");
  });

  test("does not count where another address, or no known one, is taken", () => {
    expect(read("leave out phone", "ada@example.org")).toBeNull();
    expect(read("leave out email", "")).toBeNull();
    expect(readChoice("leave out email", ["same", "new"], "en")).toBeNull();
  });
});

describe("an answer in another language than the feed's reports have now", () => {
  const choices = ["same", "new", "leave out", "there", "not there", "all DMY", "all MDY", "1980-04-03", "1980-03-04"];

  test.each(LANGUAGES)("counts in %s, because the report may be older than the setting", (language) => {
    for (const choice of choices) {
      const word = choiceInWords(phrasesIn(language), choice);
      const given = choice === "there" ? [`${word} 88213`, "there 88213"] : [word, choice];
      for (const other of LANGUAGES)
        expect([word, other, readChoice(given[0] ?? "", choices, other)]).toEqual([word, other, given[1]]);
    }
  });
});

describe("an answer in the words of the console's button", () => {
  const questions = [
    ["same", "new"],
    ["right", "unknown"],
    ["leave out"],
    ["leave out email", "leave out phone", "leave out"],
    ["1990-04-03", "1990-03-04", "all DMY", "all MDY"],
  ];
  test.each(LANGUAGES)("counts in %s", (language) => {
    for (const choices of questions)
      for (const choice of choices)
        expect(readChoice(buttonOfChoice(phrasesIn(language), choice), choices, language)).toBe(choice);
  });
});
