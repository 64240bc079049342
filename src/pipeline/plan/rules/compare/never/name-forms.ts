/** The forms of names by which a never entry knows a person again. */
import { foldName, nameWords } from "../fold-name.ts";
import { fullNamesOf } from "../short-forms.ts";

interface Names {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const SPELLINGS = ["plain", "long"] as const;
/** A first name with more words is compared as it is written. */
const MOST_WORDS = 3;

/** Returns the spellings of a name in one word, with and without accents written as two letters. */
export function spellingsOf(name: string | null): readonly string[] {
  return [...new Set(SPELLINGS.map((letters) => foldName(name ?? "", letters)))].filter((text) => text !== "");
}

/** Returns a first name with one or more of its words in full: Thomas for Tom. */
export function firstNamesInFull(name: string | null): readonly string[] {
  const words = nameWords(name ?? "", "plain");
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const choices = words.map((word) => [word, ...fullNamesOf(word)]);
  const all = choices.reduce<readonly string[]>(
    (texts, choice) => texts.flatMap((text) => choice.map((word) => text + word)),
    [""],
  );
  const asWritten = words.join("");
  return all.filter((text) => text !== asWritten);
}

/** Returns the spellings of the whole name in one word, in both orders, without its short forms in full. */
export function wholeNamesWritten({ firstName, lastName }: Names): readonly string[] {
  const firsts = spellingsOf(firstName);
  const lasts = spellingsOf(lastName);
  if (lasts.length === 0) return firsts;
  return firsts.flatMap((first) => lasts.flatMap((last) => [first + last, last + first]));
}

/** Returns the spellings of the whole name in one word, in both orders, with first names also in full. */
export function wholeNames({ firstName, lastName }: Names): readonly string[] {
  const lasts = spellingsOf(lastName);
  const firsts = [...spellingsOf(firstName), ...firstNamesInFull(firstName)];
  if (lasts.length === 0) return firsts;
  return [...new Set(firsts.flatMap((first) => lasts.flatMap((last) => [first + last, last + first])))];
}

/** Words of last names that many people share. */
const PARTICLES = new Set(
  "von van vom zu zum zur der den dem de del della di da do dos das du des la le las los el al bin ibn ten ter te und geb nee freiherr graf".split(
    " ",
  ),
);

/** Returns the words of a name that tell people apart. */
function wordsOf(name: string | null): readonly string[] {
  const text = (name ?? "").replaceAll(/['\u2019\u02bc]/gu, " ");
  const words = SPELLINGS.flatMap((letters) => nameWords(text, letters));
  return [...new Set(words)].filter((word) => [...word].length > 1 && !PARTICLES.has(word));
}

/**
 * Returns texts that two people of one whole birthday share when one of their names differs, but not its first letter, or when
 * they share a word of each name: `Otto von Bismarck` and `Otto Bismarck`.
 */
export function nearNames({ firstName, lastName }: Names, whole: string | null): readonly string[] {
  if (whole === null || lastName === null) return [];
  const firsts = [...spellingsOf(firstName), ...firstNamesInFull(firstName)];
  const lasts = spellingsOf(lastName);
  const near = (names: readonly string[], others: readonly string[]) =>
    names.flatMap((name) => others.map((other) => `${name}+${[...other][0] ?? ""}|${whole}`));
  const words = wordsOf(firstName).flatMap((first) => [first, ...fullNamesOf(first)]);
  const shared = wordsOf(lastName).flatMap((last) =>
    words.map((first) => `${[first, last].toSorted().join(" ")}|${whole}`),
  );
  return [...new Set([...near(firsts, lasts), ...near(lasts, firsts), ...shared])];
}
