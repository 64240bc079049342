import { foldName } from "./fold-name.ts";
import { givenScore, kindOfName } from "./known-names.ts";
import { familyWithParticles, particleIn } from "./particles.ts";

/** The order of a name's words. */
export type WordOrder = "given_first" | "family_first";

/** The order that something shows, and the number of words that come before the other name. */
export interface ShownSplit {
  readonly order: WordOrder;
  readonly before: number;
}

const INITIAL = /^\p{Lu}\.?(?:-?\p{Lu}\.?){0,2}$/u;

/** Returns whether a word is written in capitals: `ZHANG`, `McDONALD`. One letter, and two that are no name, don't count. */
function isInCapitals(word: string): boolean {
  const letters = word.replace(/^(?:Mc|Mac|d'|De|Di|Van)(?=\p{Lu}{2})/u, "").replaceAll(/[^\p{L}]/gu, "");
  if (letters.length < 2 || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return false;
  return letters.length > 2 || kindOfName(word) === "family";
}

/** Returns whether a word is one or two letters that stand for names: `J.`, `J.-P.`, `AB.`. */
export function isInitial(word: string): boolean {
  return INITIAL.test(word) && (word.includes(".") || word.length === 1);
}

/** Returns the order that the form of the words shows: capitals, initials, or particles. */
export function splitByForm(words: readonly string[]): ShownSplit | null {
  if (words.length < 2) return null;
  const capitals = words.map((word) => isInCapitals(word) || (words.length > 2 && isSmallWordInCapitals(word)));
  const first = capitals.indexOf(true);
  const isOneRun = first !== -1 && !capitals.slice(first, capitals.lastIndexOf(true)).includes(false);
  if (isOneRun && capitals.includes(false) && words.some((word, at) => capitals[at] !== true && !isInitial(word))) {
    if (first === 0) return { order: "family_first", before: capitals.lastIndexOf(true) + 1 };
    if (capitals.at(-1) === true) return { order: "given_first", before: first };
  }
  const leading = familyWithParticles(words);
  if (
    leading > 0 &&
    (words[0] === words[0]?.toLowerCase() || words.length > 2) &&
    kindOfName(words[0] ?? "") !== "given"
  ) {
    return { order: "family_first", before: leading };
  }
  const particle = particleIn(words);
  if (particle > 0) return { order: "given_first", before: particle };
  return splitByInitials(words);
}

function isSmallWordInCapitals(word: string): boolean {
  return word.length > 1 && /\p{L}{2}/u.test(word) && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** `Müller A.` has the family name first, and `A. Müller` the given name. `R. Venkatesh` shows nothing. */
function splitByInitials(words: readonly string[]): ShownSplit | null {
  const initials = words.map(isInitial);
  const isLast = initials.at(-1) === true;
  if (isLast && !initials.slice(0, -1).includes(true) && words.length === 2 && givenScore(words[0] ?? "") <= 0) {
    return { order: "family_first", before: 1 };
  }
  if (initials[0] === true && !isLast && words.length === 2 && kindOfName(words[1] ?? "") === "family") {
    return { order: "given_first", before: 1 };
  }
  return null;
}

/** Returns the order that known given and family names show: the first and the last word are compared. */
export function orderByNames(words: readonly string[]): WordOrder | null {
  const [first, last] = [words[0], words.at(-1)];
  if (words.length < 2 || first === undefined || last === undefined || isInitial(last) || isInitial(first)) return null;
  const score = givenScore(first) - givenScore(last);
  return score > 0 ? "given_first" : score < 0 ? "family_first" : null;
}

const PLAIN = /^[A-Za-z]+$/u;
const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };

/** Returns the ways in which an e-mail address writes a name. */
function spellings(words: readonly string[]): readonly string[] {
  const text = words.join("").normalize("NFC");
  const plain = (name: string) => foldName(name).replaceAll(/[^\p{L}]/gu, "");
  if (PLAIN.test(text)) return [text.toLowerCase()];
  const german = plain(text.toLowerCase().replaceAll(/[äöüåø]/gu, (letter) => GERMAN[letter] ?? letter));
  return [plain(text), german];
}

/** What an e-mail address shows. `initial`: it has the first letter of the given name and the whole family name. */
export interface MailSplit extends ShownSplit {
  readonly by: "names" | "initial";
}

/** Returns the order that the local part of an e-mail address shows: `omer.yilmaz@`, `oyilmaz@`, `o.yilmaz@`. */
export function splitByMail(words: readonly string[], address: string): MailSplit | null {
  const at = address.indexOf("@");
  if (at < 3 || words.length < 2) return null;
  const local = foldName(address.slice(0, at)).replace(/\+.*$/u, "");
  const joined = local.replaceAll(/[^\p{L}]/gu, "");
  if (joined.length < 3) return null;
  const parts = local
    .split(/[._-]+/u)
    .map((part) => part.replaceAll(/[^\p{L}]/gu, ""))
    .filter((part) => part !== "");
  const found: MailSplit[] = [];
  for (let before = 1; before < words.length; before += 1) {
    const left = spellings(words.slice(0, before));
    const right = spellings(words.slice(before));
    for (const one of left) {
      for (const other of right) {
        if (one === other) return null;
        if (joined === one + other) found.push({ order: "given_first", before, by: "names" });
        if (joined === other + one) found.push({ order: "family_first", before, by: "names" });
        const isApart = parts.length === 2 && parts[0]?.length === 1;
        const isShort = isApart || (parts.length === 1 && other.length > 2 && one.length > 2);
        if (!isShort) continue;
        if (joined === one.slice(0, 1) + other) found.push({ order: "given_first", before, by: "initial" });
        if (joined === other.slice(0, 1) + one) found.push({ order: "family_first", before, by: "initial" });
      }
    }
  }
  const exact = found.filter(({ before }) => isWrittenApart(words, before, parts));
  const [only, ...others] = exact.length > 0 ? exact : found;
  if (only === undefined) return null;
  return others.every(({ order, before }) => order === only.order && before === only.before) ? only : null;
}

/** Returns whether the address has a sign between the two names, as in `rui.diasrocha@`. */
function isWrittenApart(words: readonly string[], before: number, parts: readonly string[]): boolean {
  const names = [words.slice(0, before), words.slice(before)].map(spellings);
  return parts.length === 2 && parts.every((part) => names.some((name) => name.includes(part)));
}
