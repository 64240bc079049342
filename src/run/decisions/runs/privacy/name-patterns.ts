/** Finds a person's name in a text, in each spelling that lists and names of files have. */
import { foldName, nameWords } from "../../../../pipeline/plan/rules/compare/fold-name.ts";

const ACCENTS = String.raw`[\u0300-\u036f]*`;
/** What stands between the words of a name, also when they are in two cells of a CSV or of JSON. */
const BETWEEN_WORDS = String.raw`[^\p{L}\p{N}]{0,8}`;
/** What stands between two letters of a word: an apostrophe of any kind, also in HTML, a full stop, or nothing. */
const BETWEEN_LETTERS = "(?:['’‘‛ʼʹ´`.]|&#39;|&apos;)?";
const APOSTROPHES = /['’‘‛ʼʹ´`]/gu;
const HYPHENS = /[-\u2010-\u2015]/gu;

/** Latin, Greek and Cyrillic letters that may have accents, as ranges of code points. */
const ACCENTED = [
  [0x00c0, 0x052f],
  [0x1e00, 0x1fff],
] as const;

/**
 * Returns a check for whole names. It finds them with the last name in front as well, without their titles, with and without accents
 * and apostrophes, with two letters for one (`Müller`, `Mueller`), and as one word (`AnnaMueller`).
 */
export function namesCheck(names: readonly string[]): { test(text: string): boolean } {
  const spellings = names.flatMap(spellingsOf);
  const apart = spellings.map((words) => words.map((word) => wordPattern(word, anyCase)).join(BETWEEN_WORDS));
  // Within a longer word, a capital letter shows where a name begins.
  const joined = spellings.map((words) => words.map((word) => wordPattern(word, capital)).join(""));
  const checks = [
    ...checkOf(apart, (all) => String.raw`(?<!\p{L})(?:${all})(?!\p{L})`),
    ...checkOf(joined, (all) => String.raw`(?<!\p{Lu})(?:${all})(?!\p{Ll})`),
  ];
  // A name of many spellings is slow to find in a long text. One of its words is not.
  const [mayHave] = checkOf(
    spellings.map(longestOf).map((word) => wordPattern(word, anyCase)),
    (all) => all,
  );
  return { test: (text) => mayHave?.test(text) === true && checks.some((check) => check.test(text)) };
}

function longestOf(words: readonly Word[]): Word {
  return words.reduce((longest, word) => (word[0].length > longest[0].length ? word : longest));
}

function checkOf(patterns: readonly string[], bounded: (all: string) => string): readonly RegExp[] {
  return patterns.length === 0 ? [] : [new RegExp(bounded([...new Set(patterns)].join("|")), "u")];
}

/** A word of a name, folded in both ways. */
type Word = readonly [plain: string, long: string];

/** Returns the words of a name in each order, and also with its apostrophes as blanks and its double names as one word. */
function spellingsOf(name: string): readonly (readonly Word[])[] {
  const written = new Set([name, name.replaceAll(APOSTROPHES, " "), name.replaceAll(HYPHENS, "")]);
  return [...written].flatMap((text) => {
    const long = nameWords(text, "long");
    const words = nameWords(text, "plain").map((plain, at): Word => [plain, long[at] ?? plain]);
    // Where the last name begins is not always known, so each word may be in front.
    return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)]);
  });
}

/** Returns the letters that a pattern accepts for one letter of a word. */
type Accepted = (letters: string, isFirst: boolean) => string;

const anyCase: Accepted = (letters) => letters;
const capital: Accepted = (letters, isFirst) => (isFirst ? letters.replaceAll(/[^\p{Lu}]/gu, "") : letters);

function wordPattern(word: Word, accepted: Accepted): string {
  const [plain, long] = word.map((form) => formPattern(form, accepted));
  return plain === long ? `${plain}` : `(?:${plain}|${long})`;
}

/** Returns the pattern of a folded word. */
function formPattern(word: string, accepted: Accepted): string {
  const letters = [...word];
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const [letter = "", next = ""] = letters.slice(at, at + 2);
    const single = letterPattern(letter, accepted, at === 0);
    const two = next === "" ? undefined : forms().get(letter + next);
    if (two === undefined) parts.push(single);
    else {
      const one = accepted(two, at === 0);
      const both = `${single}${BETWEEN_LETTERS}${letterPattern(next, accepted, false)}`;
      parts.push(`(?:${[both, ...[...one].flatMap((form) => [form, form.normalize("NFD")])].join("|")})`);
      at += 1;
    }
  }
  return parts.join(BETWEEN_LETTERS);
}

function letterPattern(letter: string, accepted: Accepted, isFirst: boolean): string {
  const cases = [...new Set([letter, letter.toUpperCase()])].filter((each) => [...each].length === 1).join("");
  const all = accepted(cases + (forms().get(letter) ?? ""), isFirst);
  return `[${all === "" ? letter : all}]${ACCENTS}`;
}

let known: ReadonlyMap<string, string> | null = null;

/** Returns the accented letters by what they are folded to: one letter, or two. */
function forms(): ReadonlyMap<string, string> {
  known ??= findForms();
  return known;
}

function findForms(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [from, to] of ACCENTED)
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/\p{L}/u.test(letter)) continue;
      for (const form of new Set([foldName(letter, "plain"), foldName(letter, "long")]))
        if (form !== letter.toLowerCase()) found.set(form, (found.get(form) ?? "") + letter);
    }
  return found;
}
