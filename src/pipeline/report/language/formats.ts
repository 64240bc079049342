/** Dates, lists and numbers as a language writes them. */
import type { Language } from "../../../model/feed.ts";

/** The formats of one language. */
export interface Formats {
  /** Returns `1985-03-07` as `7 March 1985`, and `--03-07` as `7 March`. French has `1er mars`. Any other text is returned unchanged. */
  day(text: string): string;
  /** Returns a number with the language's signs between thousands and before decimals. */
  number(value: number): string;
  /** Returns the CLDR plural category of a number. */
  plural(value: number): Intl.LDMLPluralRule;
  /** Returns the texts in quotation marks: `“a”`, `“a” or “b”`. A long list is cut. */
  either(texts: readonly string[]): string;
  /** Returns the texts in quotation marks: `“a” and “b”`. A long list is cut. */
  all(texts: readonly string[]): string;
  /** Returns the texts without quotation marks: `3, 5 and 9`. A long list is cut. */
  plain(texts: readonly string[], further?: number): string;
  /** What stands between a label and its value: a colon and a blank, in French with a no-break blank before. */
  readonly colon: string;
  /** Returns the text with its first letter as a capital. */
  capital(text: string): string;
}

/** The locale whose dates, lists and numbers a language uses. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: "en-GB",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  it: "it-IT",
  nl: "nl-NL",
  pl: "pl-PL",
  pt: "pt-PT",
};

/** The quotation marks of each language, with the no-break blanks that French puts inside. */
const QUOTES: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: ["“", "”"],
  de: ["„", "“"],
  fr: ["«\u00a0", "\u00a0»"],
  es: ["«", "»"],
  it: ["«", "»"],
  nl: ["‘", "’"],
  pl: ["„", "”"],
  pt: ["«", "»"],
};

/** Items of a list that are named; the others are counted. */
const MOST_LISTED = 6;

/**
 * Returns the formats of a language.
 *
 * @param more says how many further items a list has
 */
export function formatsOf(language: Language, more: (count: number) => string): Formats {
  const locale = LOCALES[language];
  const or = new Intl.ListFormat(locale, { type: "disjunction" });
  const and = new Intl.ListFormat(locale, { type: "conjunction" });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const plurals = new Intl.PluralRules(locale);
  const withYear = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const withoutYear = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  const [before, after] = QUOTES[language];
  const joined = (format: Intl.ListFormat, texts: readonly string[], further = 0): string => {
    const left = Math.max(0, texts.length - MOST_LISTED) + further;
    return format.format(left === 0 ? texts : [...texts.slice(0, MOST_LISTED), more(left)]);
  };
  const quoted = (texts: readonly string[]) => texts.map((text) => `${before}${text}${after}`);
  return {
    day(text) {
      const found = /^(\d{4}|-)-(\d\d)-(\d\d)(?:T.*)?$/u.exec(text);
      if (found === null) return text;
      const [, year = "", month, day] = found;
      const date = new Date(`${year === "-" ? "2000" : year}-${month}-${day}T00:00:00Z`);
      if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return text;
      const written = (year === "-" ? withoutYear : withYear).format(date);
      return language === "fr" ? written.replace(/^1 /u, "1er ") : written;
    },
    number: (value) => numbers.format(value),
    plural: (value) => plurals.select(value),
    either: (texts) => joined(or, quoted(texts)),
    all: (texts) => joined(and, quoted(texts)),
    plain: (texts, further) => joined(and, texts, further),
    colon: language === "fr" ? "\u00a0: " : ": ",
    capital: (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale)),
  };
}
