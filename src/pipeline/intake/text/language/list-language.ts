/** Which languages a list speaks, as far as its ASCII letters tell. */
import { LANGUAGES } from "./letter-scores.ts";
import { LETTER_PAIRS } from "./letter-pairs.ts";
import { COUNTRIES, HEADER_WORDS } from "./header-words.ts";

/** Languages whose lists are frequent, without any evidence. */
const FREQUENT: Readonly<Record<string, number>> = { en: 4, de: 4, fr: 2, es: 2, it: 2 };
/** How much one header word speaks for its language, as a natural logarithm. English headers stand above all languages. */
const HEADER_WORD = 3;
const ENGLISH_HEADER_WORD = 0.7;
const MOST_HEADER_WORDS = 3;
/** How much a country speaks for its languages, if all addresses or phone numbers are of that country. */
const COUNTRY = 3;
/** Fewer addresses or numbers count less. */
const FULL_COUNT = 3;

/** Number of different words that are judged by their letter pairs. */
const MOST_WORDS = 300;
/** Names of a list resemble each other, so each counts less than alone. */
const WORD_WEIGHT = 0.35;
/** How much the letter pairs speak against a language at most, and against a language whose pairs are not counted. */
const MOST_AGAINST = 6;
const NOT_COUNTED = 2;
const STEP = 0.8;

/** Returns the logarithm of each language's likelihood. @param head the first bytes of the list as Latin 1 */
export function likelyLanguages(head: string): ReadonlyMap<string, number> {
  const header = (head.match(/^[^\r\n]*(?:[\r\n]+[^\r\n]*){0,5}/)?.[0] ?? "").toLowerCase();
  const domains = [...head.matchAll(/@[\w.-]+\.([a-z]{2})(?![\w.-])/gi)].map(([, domain = ""]) => domain.toLowerCase());
  const numbers = [...head.matchAll(/(?:\+|(?<!\d)00)[ (]?(\d[\d ]{2,6})/g)].map(([, number = ""]) =>
    number.replaceAll(" ", ""),
  );
  const languages = [...new Set([...LANGUAGES, ...Object.keys(COUNTRIES)])];
  const byPairs = scorePairs(head.replace(/^[^\r\n]*/, ""));
  const scores = languages.map((language) => {
    const [own = "", codes = ""] = COUNTRIES[language] ?? [];
    const prior = Math.log(FREQUENT[language] ?? 1);
    const words = Math.min(MOST_HEADER_WORDS, countHeaderWords(header, language));
    const weight = language === "en" ? ENGLISH_HEADER_WORD : HEADER_WORD;
    const byDomain = share(domains, (domain) => own.split(" ").includes(domain));
    const byNumber = share(numbers, (number) =>
      codes.split(" ").some((code) => code !== "" && number.startsWith(code)),
    );
    return [language, prior + words * weight + COUNTRY * (byDomain + byNumber) + byPairs(language)] as const;
  });
  const all = Math.log(scores.reduce((sum, [, score]) => sum + Math.exp(score), 0));
  return new Map(scores.map(([language, score]) => [language, score - all]));
}

/** Returns how much the list's words without letters beyond ASCII speak against each language: 0 or less. */
function scorePairs(text: string): (language: string) => number {
  const found = text.matchAll(/(?<![\w@.\x80-\xff-])[A-Z](?:[a-z]{2,}|[A-Z]{2,})(?![\w@.\x80-\xff])/g);
  const words = [...new Set([...found].map(([word]) => word.toLowerCase()))].slice(0, MOST_WORDS);
  const costs = new Map(
    Object.entries(LETTER_PAIRS).map(([language, pairs]) => [
      language,
      WORD_WEIGHT * STEP * words.reduce((sum, word) => sum + costOf(word, pairs), 0),
    ]),
  );
  const least = Math.min(...costs.values());
  return (language) => -Math.min(MOST_AGAINST, (costs.get(language) ?? least + NOT_COUNTED) - least);
}

function costOf(word: string, pairs: string): number {
  let cost = 0;
  let before = 0;
  for (let at = 0; at <= word.length; at += 1) {
    const letter = at === word.length ? 0 : word.charCodeAt(at) - 96;
    cost += pairs.charCodeAt(before * 27 + letter) - 48;
    before = letter;
  }
  return cost;
}

const patterns = new Map<string, RegExp>();

function countHeaderWords(header: string, language: string): number {
  let pattern = patterns.get(language);
  if (pattern === undefined) {
    const words = (HEADER_WORDS[language] ?? "-").toLowerCase().replaceAll(/[^\0-\x7f]/g, "[\\x80-\\xff]{1,2}");
    pattern = new RegExp(`(?<![a-z\\x80-\\xff])(?:${words})(?![a-z\\x80-\\xff])`, "g");
    patterns.set(language, pattern);
  }
  return new Set(header.match(pattern)).size;
}

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.filter(test).length / Math.max(FULL_COUNT, values.length);
}
