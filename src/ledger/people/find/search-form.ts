/** Compares what a person types into a search with names, addresses and phones, forgivingly. */
import { foldAccents, LETTERS_WITHOUT_DECOMPOSITION } from "../../../model/text/spelling/text-folding.ts";

const LETTERS = new RegExp(`[${Object.keys(LETTERS_WITHOUT_DECOMPOSITION).join("")}]`, "gu");
/** Latin letters. The accents of each are known by a table, because a search folds the texts of all people. */
const LATIN = /^[\u0000-\u024f]*$/u;
const ACCENTED = /[\u00c0-\u024f]/gu;
const latin = new Map<string, string>();
/** Apostrophes as people type them. */
const APOSTROPHE = /['`´‘’ʼ′]/gu;
/** What stands between words, also where an address is copied with its brackets. */
const BETWEEN_WORDS = /[\s,;<>"“”„()]+/gu;
/** What people leave out, or put in, inside a name or an address. */
const JOINT = /[\s'`´‘’ʼ′.\u2010-\u2015\u2212-]/gu;

const JOINT_OR_E = new RegExp(`e|${JOINT.source}`, "gu");

/** The ASCII characters that the closed form of a text leaves out. */
export const ASCII_JOINTS = ["'", "`", " ", ".", "-"] as const;

/**
 * Returns a text in the form that a search compares: lower case, without accents and apostrophes, `ß` as `ss`, and `ae`, `oe`,
 * `ue`, `aa` as `a`, `o`, `u`, `a`, because many people write umlauts and `å` so.
 */
export function searchForm(text: string): string {
  return spacedForm(folded(text));
}

function spacedForm(text: string): string {
  return withoutUmlauts(text.replaceAll(APOSTROPHE, "")).replaceAll(BETWEEN_WORDS, " ");
}

/** Returns a folded text without blanks, hyphens and dots: `Mc Donald` is `mcdonald`, and `Anne-Marie` is `annemarie`. */
function closedForm(text: string): string {
  return withoutUmlauts(text.replaceAll(JOINT, ""));
}

/** Returns the form in which a word that is not in a text is quickly missed: without joints, `e` and doubled `a`. */
function looseForm(text: string): string {
  return text.replaceAll(JOINT_OR_E, "").replaceAll(/a+/gu, "a");
}

function folded(text: string): string {
  const lower = text.toLowerCase();
  return LATIN.test(lower) ? lower.replaceAll(ACCENTED, foldedLetter) : foldedText(text);
}

function foldedLetter(letter: string): string {
  const known = latin.get(letter) ?? foldedText(letter);
  latin.set(letter, known);
  return known;
}

function foldedText(text: string): string {
  return foldAccents(text).replaceAll(LETTERS, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

function withoutUmlauts(text: string): string {
  return text.replaceAll(/([aou])e|a(?=a)/gu, "$1");
}

/** A word of a search. */
export interface SearchWord {
  readonly word: string;
  /** The word without hyphens and dots; null: it is too short, and would be found across two names. */
  readonly closed: string | null;
  readonly loose: string;
}

/** What a search looks for. */
export interface SearchTerms {
  /** Each of them must be in the person's name, key or e-mail. */
  readonly words: readonly SearchWord[];
  /** Digits that the phone must have; null: the text is no phone number. */
  readonly digits: string | null;
  /** The contact id that the text may be; null: it is none. */
  readonly contactId: number | null;
}

/** A shorter number is part of too many phones. */
const FEWEST_DIGITS = 4;
const SHORTEST_CLOSED = 4;

/** Returns what a text looks for; null for a blank text. */
export function searchTerms(given: string): SearchTerms | null {
  // Phones and names that are copied from elsewhere have characters that no one sees.
  const text = given.replaceAll(/\p{Cf}/gu, "").trim();
  const words = searchForm(text)
    .split(" ")
    .map(wordOf)
    .filter(({ word }) => /[\p{L}\p{N}@]/u.test(word));
  if (words.length === 0) return null;
  const digits = /^(?:tel:)?[+\d\s()/.\u2010-\u2015\u2212-]+$/u.test(text) ? digitsOf(text) : "";
  return {
    words,
    digits: digits.length < FEWEST_DIGITS ? null : digits,
    contactId: /^\d{1,15}$/u.test(text) ? Number(text) : null,
  };
}

function wordOf(text: string): SearchWord {
  const word = text.replaceAll(/^[.-]+|[.-]+$/gu, "");
  const closed = closedForm(word);
  return { word, closed: closed.length < SHORTEST_CLOSED ? null : closed, loose: looseForm(word) };
}

/** Returns the digits of a phone number without the zeros or the sign before its country code or area code. */
function digitsOf(text: string): string {
  return text.replace(/\(0\)/u, "").replaceAll(/\D/gu, "").replace(/^0+/u, "");
}

/** Returns whether a person has what a search looks for. `text`: name, key and e-mail. */
export function isFound({ words, digits }: SearchTerms, text: string, phone: string | null): boolean {
  if (digits !== null && phone !== null && phone.replaceAll(/\D/gu, "").includes(digits)) return true;
  const plain = folded(text);
  const looseText = looseForm(plain);
  if (!words.every(({ loose }) => looseText.includes(loose))) return false;
  const form = spacedForm(plain);
  let closedText: string | null = null;
  return words.every(
    ({ word, closed }) =>
      form.includes(word) || (closed !== null && (closedText ??= closedForm(plain)).includes(closed)),
  );
}
