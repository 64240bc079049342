import { isRealDay } from "../../../model/calendar.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
import { readWrittenDate } from "../values/dates/date-words.ts";
import { isGivenName } from "../values/names/given-names.ts";

/** The kinds of values that show, in another kind's column, that a row's cells are out of place. */
export type ValueKind = "date" | "phone" | "email" | "name" | "language" | "salutation";

/** Number of characters of the longest cell that is a single value. A longer cell is a note. */
const LONGEST = 80;
const EMAIL = /^(?:mailto:)?[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$|^[^@<>]*<[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}>$/i;
const ISO_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]\d.*)?$/;
const YEAR_FIRST = /^(\d{4})[./](\d{1,2})[./](\d{1,2})\.?$/;
const YEAR_LAST = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})(?: \d{1,2}:.*)?$/;
const PHONE = /^\+?[\d\s().\-–‐/·]+$/;
/** Four digits that no digit stands beside: a date has its year in them. */
const FOUR_DIGITS = /(?<!\d)\d{4}(?!\d)/;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const WORDS = /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}$/u;

/** Returns whether a text is a whole date with its year in four digits. */
function isDate(text: string): boolean {
  if (text.length > LONGEST || text.includes("@") || !FOUR_DIGITS.test(text)) return false;
  const first = ISO_DATE.exec(text) ?? YEAR_FIRST.exec(text);
  if (first !== null) return isYear(first[1]) && isRealDay(null, Number(first[2]), Number(first[3]));
  const last = YEAR_LAST.exec(text);
  if (last !== null) {
    const [one, other] = [Number(last[1]), Number(last[3])];
    return isYear(last[4]) && (isRealDay(null, other, one) || isRealDay(null, one, other));
  }
  const written = /\p{L}/u.test(text) ? readWrittenDate(text) : null;
  return written !== null && written.year !== null && !written.shortYear;
}

function isYear(digits: string | undefined): boolean {
  return digits !== undefined && /^(?:1[6-9]|20)/.test(digits);
}

function isEmail(text: string): boolean {
  return text.includes("@") && text.length <= LONGEST && EMAIL.test(text);
}

/** Returns whether a text is a phone number with its country code, a leading zero or a digit separator. */
function isPhone(text: string): boolean {
  if (text.length > LONGEST || !PHONE.test(text) || isDate(text)) return false;
  const digits = text.replace(/\D/g, "").length;
  if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) return false;
  return /^[+0(]/.test(text) || /\d[\s()\-/.]+\d/.test(text) || digits > 8;
}

/** Returns whether a text is one to three words, the first or the last of which is a frequent given name. */
function isName(text: string): boolean {
  if (text.length > LONGEST || !WORDS.test(text)) return false;
  const words = text.split(" ");
  return isGivenName(words[0] ?? "") || isGivenName(words.at(-1) ?? "");
}

/** Names and codes of languages. "Fr" alone is not among them, because it stands for "Frau", too. */
const LANGUAGES =
  /^(?:english|german|french|spanish|italian|dutch|polish|portuguese|englisch|deutsch|französisch|spanisch|italienisch|niederländisch|polnisch|portugiesisch|anglais|allemand|français|espagnol|italien|néerlandais|polonais|portugais|inglés|alemán|francés|español|italiano|neerlandés|polaco|portugués|inglese|tedesco|francese|spagnolo|olandese|polacco|portoghese|engels|duits|frans|spaans|italiaans|nederlands|pools|portugees|angielski|niemiecki|francuski|hiszpański|włoski|niderlandzki|polski|portugalski|inglês|alemão|francês|espanhol|holandês|polonês|português|(?:de|en|es|it|nl|pl|pt)(?:[-_][a-z]{2})?|fr[-_][a-z]{2})$/iu;
/** Codes of languages that look like salutations: Marathi and Malay. */
const LANGUAGE_CODE = /^(?:mr|ms|MR|MS)$/u;
/** Salutations, also with a title behind. */
const SALUTATIONS =
  /^(?:herrn?|frau|fräulein|familie|mr|mrs|ms|miss|mister|monsieur|madame|mademoiselle|mme|mlle|señor|señora|señorita|sra|srta|signore?|signora|dhr|mevr|mevrouw|meneer|de heer|pan|pani|senhora?|sehr geehrter?|liebe|lieber|dear|cher|chère)\b\.?(?:\s.{0,40})?$/iu;

const TESTS: Readonly<Record<ValueKind, (text: string) => boolean>> = {
  email: isEmail,
  date: isDate,
  phone: isPhone,
  name: isName,
  language: (text) => LANGUAGES.test(text),
  salutation: (text) => SALUTATIONS.test(text) && !LANGUAGE_CODE.test(text),
};

/** Returns which of the given kinds a cell's value is; null if it is none of them. */
export function kindAmong(cell: string, kinds: readonly ValueKind[]): ValueKind | null {
  const text = cleanText(cell);
  return kinds.find((kind) => TESTS[kind](text)) ?? null;
}
