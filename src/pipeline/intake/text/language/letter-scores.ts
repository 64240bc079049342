/** How likely a word's letters beyond ASCII are in a language. Scores are natural logarithms. */
import { LETTER_TABLES } from "./letter-tables.ts";

interface LetterScore {
  readonly share: number;
  readonly before: (neighbour: string) => number;
  readonly after: (neighbour: string) => number;
}

const NEIGHBOURS = 27;
const EVENLY = -Math.log(NEIGHBOURS);
/** A letter that the language's names do not have. */
const FOREIGN = -11;
/** Weight of a neighbour that was never counted, as a number of counts for all neighbours together. */
const UNSEEN = 2;

/** Base letters that Unicode does not decompose. */
const BASES: Readonly<Record<string, string>> = {
  ß: "s",
  æ: "a",
  ø: "o",
  þ: "t",
  ð: "d",
  ł: "l",
  đ: "d",
  ı: "i",
  œ: "o",
  ə: "e",
};

export const LANGUAGES: readonly string[] = Object.keys(LETTER_TABLES);

const tables = new Map<string, ReadonlyMap<string, LetterScore>>();

function tableOf(language: string): ReadonlyMap<string, LetterScore> {
  let table = tables.get(language);
  if (table === undefined) {
    const entries = (LETTER_TABLES[language] ?? "").split("|").map((entry) => {
      const [letter = "", ...rest] = entry;
      const [weight = "", before = "", after = ""] = rest.join("").split(" ");
      const even = evenly(letter);
      const score = {
        share: 2 ** (Number(weight) / 10) - 1,
        before: neighbours(before, even),
        after: neighbours(after, even),
      };
      return [letter, score] as const;
    });
    const all = entries.reduce((sum, [, { share }]) => sum + share, 0);
    table = new Map(entries.map(([letter, score]) => [letter, { ...score, share: Math.log(score.share / all) }]));
    tables.set(language, table);
  }
  return table;
}

/** Neighbours count for Latin letters only, because those of other scripts are letters of the same script. */
function evenly(letter: string): number {
  return OTHER_SCRIPT.test(letter) ? 0 : EVENLY;
}

const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Armenian}\p{Script=Georgian}]/u;

/** Returns true for letters and the marks on them, and not for signs that Unicode counts as letters (ˇ, ª). */
export function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{M}]/u.test(character) && !/[ªº]|(?!ʼ)\p{Lm}/u.test(character);
}

/** Returns the logarithm of a neighbour's share. @param even the result where no neighbour was counted */
function neighbours(counted: string, even: number): (neighbour: string) => number {
  const counts = new Map(
    [...counted.matchAll(/(\D)(\d)/g)].map(([, letter = "", log = "0"]) => [letter, 2 ** (Number(log) - 1)] as const),
  );
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return () => even;
  const shares = new Map(
    [...counts].map(([letter, count]) => [letter, Math.log((count + UNSEEN / NEIGHBOURS) / (all + UNSEEN))] as const),
  );
  const unseen = Math.log(UNSEEN / NEIGHBOURS / (all + UNSEEN));
  return (neighbour) => shares.get(neighbour) ?? unseen;
}

/** A letter beyond ASCII with its neighbours: base letters, or `^` for an end of the word. */
export interface PlacedLetter {
  readonly letter: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the letters beyond ASCII of a word in small letters. */
export function placeLetters(word: string): readonly PlacedLetter[] {
  const letters = [...word].map((letter) => (letter === "İ" ? letter : letter.toLowerCase()));
  return letters.flatMap((letter, at) =>
    letter > "\x7f" && isLetter(letter)
      ? [{ letter, before: baseOf(letters[at - 1]), after: baseOf(letters[at + 1]) }]
      : [],
  );
}

function baseOf(letter: string | undefined): string {
  if (letter === undefined || !isLetter(letter)) return "^";
  return letter <= "\x7f" ? letter : (BASES[letter] ?? letter.normalize("NFD").charAt(0));
}

/** Returns the score of a word's letters beyond ASCII in a language. */
export function scoreLetters(letters: readonly PlacedLetter[], language: string): number {
  const table = tableOf(language);
  let score = 0;
  for (const { letter, before, after } of letters) {
    const known = table.get(letter);
    score +=
      known === undefined ? FOREIGN + 2 * evenly(letter) : known.share + known.before(before) + known.after(after);
  }
  return score;
}
