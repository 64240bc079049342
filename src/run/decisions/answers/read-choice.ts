import { NOT_THERE, THERE } from "../../../model/issue.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";
import { choiceInWords } from "../../../pipeline/report/words/choices.ts";
import { ENGLISH, phrasesIn, type Phrases } from "../../../pipeline/report/language/phrases.ts";
import type { Language } from "../../../model/feed.ts";
import { readingsOf } from "../../read/corrected/rewritten-cells.ts";

/**
 * Returns the choice that a text means, in the words of the command line: `same`, `there 88213`, `1990-04-03`; null: the text
 * is none of the choices.
 *
 * @param language the report's language. The English words count in each language.
 */
export function readChoice(text: string, choices: readonly string[], language: Language): string | null {
  const said = plain(text);
  const languages = [ENGLISH, phrasesIn(language)];
  const isSaid = (choice: string) => wordsFor(choice, languages).includes(said);
  const found = choices.find((choice) => choice !== THERE && isSaid(choice)) ?? null;
  if (found !== null) return found;
  const contactId = choices.includes(THERE) ? contactIdIn(said, languages) : null;
  return contactId === null ? readingIn(text, choices) : `${THERE} ${contactId}`;
}

/** Returns the contact_id of the choice `there 88213`; null: the choice is another one. */
export function contactIdOfChoice(choice: string): number | null {
  const [word, id = ""] = choice.split(" ");
  return word === THERE && /^\d{1,15}$/u.test(id) ? Number(id) : null;
}

function wordsFor(choice: string, languages: readonly Phrases[]): readonly string[] {
  const words = [choice, ...languages.map((phrases) => choiceInWords(phrases, choice))];
  return choice === NOT_THERE ? [...words.map(plain), "not created"] : words.map(plain);
}

/** Reads `there 88213`, and also the id alone. */
function contactIdIn(said: string, languages: readonly Phrases[]): number | null {
  const word = wordsFor(THERE, languages).find((each) => said.startsWith(`${each} `)) ?? "";
  const digits = said.slice(word.length).trim();
  return /^\d{1,15}$/u.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}

/** Returns the one reading of a birthday that a date can mean, however a spreadsheet has written the date. */
function readingIn(text: string, choices: readonly string[]): string | null {
  const dates = readingsOf(text);
  const fitting = choices.filter((choice) => {
    const [, year = "", month, day] = /^(\d{4}|-)-(\d\d)-(\d\d)$/u.exec(choice) ?? [];
    return dates.some((date) => {
      if (date.month !== Number(month) || date.day !== Number(day)) return false;
      if (date.year === null || year === "-") return true;
      return date.isShort ? date.year % 100 === Number(year) % 100 : date.year === Number(year);
    });
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Returns a text without case, accents, quotation marks and a full stop at its end. */
function plain(text: string): string {
  const bare = fold(text)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/["'“”„«»‘’]/gu, "");
  return bare.replaceAll("_", " ").replace(/\s+/gu, " ").replace(/\.$/u, "").trim();
}
