import { LEAVE_OUT, NOT_THERE, THERE, type TakenAddress } from "../../../model/issue.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";
import { fieldName } from "../../../pipeline/report/words/fields.ts";
import { buttonOfChoice, choiceInWords } from "../../../pipeline/report/words/choices.ts";
import { ENGLISH, phrasesIn, type Phrases } from "../../../pipeline/report/language/phrases.ts";
import { LANGUAGES, type Language } from "../../../model/feed.ts";
import { readingsOf } from "../../read/corrected/rewritten-cells.ts";

/**
 * Returns the choice that a text means, in the words of the command line: `same`, `there 88213`, `1990-04-03`; null: the text
 * is none of the choices.
 *
 * @param language the language of the feed's reports. Words of another one count, too: the setting may be newer than the report.
 * @param taken the addresses that the question is about
 */
export function readChoice(
  text: string,
  choices: readonly string[],
  language: Language,
  taken: readonly TakenAddress[] = [],
): string | null {
  const own = [ENGLISH, phrasesIn(language)];
  return (
    readIn(own, text, choices, taken) ??
    readIn(
      LANGUAGES.map((each) => phrasesIn(each)),
      text,
      choices,
      taken,
    )
  );
}

function readIn(
  languages: readonly Phrases[],
  text: string,
  choices: readonly string[],
  taken: readonly TakenAddress[],
): string | null {
  const said = plain(text);
  const isSaid = (choice: string) => wordsFor(choice, languages).includes(said);
  const found = choices.find((choice) => choice !== THERE && isSaid(choice)) ?? null;
  if (found !== null) return found;
  const leftOut = choices.includes(LEAVE_OUT) ? fieldLeftOut(text, languages) : null;
  if (leftOut !== null) return leaveOutChoice(leftOut, choices, taken);
  const contactId = choices.includes(THERE) ? contactIdIn(said, languages) : null;
  return contactId === null ? readingIn(text, choices) : `${THERE} ${contactId}`;
}

/** Returns the contact_id of the choice `there 88213`; null: the choice is another one. */
export function contactIdOfChoice(choice: string): number | null {
  const [word, id = ""] = choice.split(" ");
  return word === THERE && /^\d{1,15}$/u.test(id) ? Number(id) : null;
}

function wordsFor(choice: string, languages: readonly Phrases[]): readonly string[] {
  // A person may write what the console's button says.
  const words = [
    choice,
    ...languages.flatMap((phrases) => [choiceInWords(phrases, choice), buttonOfChoice(phrases, choice)]),
  ];
  return choice === NOT_THERE ? [...words.map(plain), "not created"] : words.map(plain);
}

/** Other words by which people name a field. */
const FURTHER_NAMES = { email: ["email", "mail"], phone: ["phone", "telephone"] } as const;
const FIELDS = ["email", "phone"] as const;

/** Returns the field that a text leaves out by name, with its words in any order: `leave out the e-mail`, `Mail weglassen`. */
function fieldLeftOut(text: string, languages: readonly Phrases[]): TakenAddress["field"] | null {
  const said = wordsOf(text);
  const isLeftOut = (field: TakenAddress["field"], phrases: Phrases) =>
    [fieldName(phrases, field), ...FURTHER_NAMES[field]]
      .map((name) => wordsOf(`${choiceInWords(phrases, LEAVE_OUT)} ${name}`))
      .concat([wordsOf(choiceInWords(phrases, `${LEAVE_OUT} ${field}`))])
      .includes(said);
  return FIELDS.find((field) => languages.some((phrases) => isLeftOut(field, phrases))) ?? null;
}

/** Returns the words of a text in the order of the alphabet, without hyphens and the article. */
function wordsOf(text: string): string {
  const words = plain(text)
    .replaceAll(/[-\u2010-\u2015]/gu, "")
    .replaceAll(":", " ")
    .split(" ");
  return words
    .filter((word) => word !== "" && word !== "the")
    .toSorted()
    .join(" ");
}

/** Returns the choice that leaves a field out; null: the question is not about this field. */
function leaveOutChoice(
  field: TakenAddress["field"],
  choices: readonly string[],
  taken: readonly TakenAddress[],
): string | null {
  const exact = `${LEAVE_OUT} ${field}`;
  if (choices.includes(exact)) return exact;
  return taken.length > 0 && taken.every((address) => address.field === field) ? LEAVE_OUT : null;
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
