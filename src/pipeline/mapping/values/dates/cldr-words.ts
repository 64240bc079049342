/** The names of months and weekdays in many languages, from the Unicode locale data of the JavaScript engine. */
import { foldDateWord } from "./date-word.ts";

export interface CalendarWords {
  /** The months that a word names, 1 to 12, by the folded word. */
  readonly months: ReadonlyMap<string, ReadonlySet<number>>;
  /** The full names among them. */
  readonly fullNames: readonly (readonly [name: string, month: number])[];
  readonly weekdays: ReadonlySet<string>;
}

/** The languages of each script. The names of a script's languages are made when a word of this script is first asked for. */
const LANGUAGES: readonly (readonly [script: RegExp, languages: string])[] = [
  [
    /^\p{Script=Latin}/u,
    `en de fr es it pt nl sv da nb nn is fi et lv lt pl cs sk hu ro hr sr-Latn bs sl sq tr az ca eu gl ga cy mt id ms af sw
    fo lb fil uz fy gd br rm vi`,
  ],
  [/^\p{Script=Cyrillic}/u, "ru uk be bg sr mk kk ky mn tg tt uz-Cyrl"],
  [/^\p{Script=Greek}/u, "el"],
  [/^\p{Script=Hebrew}/u, "he yi"],
  [/^\p{Script=Arabic}/u, "ar ar-LB ar-MA ar-DZ ar-TN fa ur ckb ps sd"],
  [/^\p{Script=Armenian}/u, "hy"],
  [/^\p{Script=Georgian}/u, "ka"],
  [/^\p{Script=Thai}/u, "th"],
  [/^\p{Script=Lao}/u, "lo"],
  [/^\p{Script=Khmer}/u, "km"],
  [/^\p{Script=Devanagari}/u, "hi mr ne"],
  [/^\p{Script=Bengali}/u, "bn"],
  [/^\p{Script=Tamil}/u, "ta"],
  [/^\p{Script=Telugu}/u, "te"],
  [/^\p{Script=Kannada}/u, "kn"],
  [/^\p{Script=Malayalam}/u, "ml"],
  [/^\p{Script=Gujarati}/u, "gu"],
  [/^\p{Script=Gurmukhi}/u, "pa"],
  [/^\p{Script=Sinhala}/u, "si"],
  [/^\p{Script=Myanmar}/u, "my"],
  // Tigrinya names the months of our calendar as Ethiopia names those of its own, so that its dates stay a question.
  [/^\p{Script=Ethiopic}/u, "am"],
];

/** Languages whose names count only exactly, and beside those of the languages above. */
const FURTHER_LATIN: readonly (readonly [script: RegExp, languages: string])[] = [
  [/^\p{Script=Latin}/u, "mt tk fur sc zu xh so ha yo ig su jv haw kmr dsb hsb se"],
];

const NO_WORDS: CalendarWords = { months: new Map(), fullNames: [], weekdays: new Set() };
const wordsByScript = new Map<RegExp, CalendarWords>();

/** Returns the names of the languages that are written in the script of a word. */
export function calendarWordsLike(word: string): CalendarWords {
  return wordsIn(LANGUAGES, word);
}

/** Returns the months that a word names exactly in a language that is not among the more frequent ones. */
export function monthsInFurtherLanguages(word: string): readonly number[] {
  return [...(wordsIn(FURTHER_LATIN, word).months.get(word) ?? [])];
}

function wordsIn(all: typeof LANGUAGES, word: string): CalendarWords {
  const found = all.find(([script]) => script.test(word));
  if (found === undefined) return NO_WORDS;
  const [script, languages] = found;
  const known = wordsByScript.get(script);
  if (known !== undefined) return known;
  const words = readWords(languages.split(/\s+/));
  wordsByScript.set(script, words);
  return words;
}

function readWords(languages: readonly string[]): CalendarWords {
  const months = new Map<string, Set<number>>();
  const fullNames = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const language of Intl.DateTimeFormat.supportedLocalesOf(languages)) {
    for (const [width, day] of [
      ["long", "numeric"],
      ["long", undefined],
      ["short", "numeric"],
      ["short", undefined],
    ] as const) {
      // Many languages have another form of the name beside a day: "lipca" for "lipiec".
      for (const [word, month] of monthsIn(language, width, day)) {
        months.set(word, (months.get(word) ?? new Set()).add(month));
        if (width === "long") fullNames.set(word, month);
      }
    }
    for (const width of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" });
      for (let day = 1; day <= 7; day += 1) {
        const name = format.format(Date.UTC(2001, 0, day));
        // A name of several words stands in a date word by word: "quinta-feira", "יום חמישי".
        for (const word of [name, ...name.split(/[\s-]+/u)]) weekdays.add(foldDateWord(word));
      }
    }
  }
  return { months, fullNames: [...fullNames], weekdays };
}

function monthsIn(
  language: string,
  width: "long" | "short",
  day: "numeric" | undefined,
): readonly (readonly [word: string, month: number])[] {
  const format = new Intl.DateTimeFormat(language, {
    month: width,
    ...(day === undefined ? {} : { day }),
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
  });
  return Array.from({ length: 12 }, (_, index) => index).flatMap((index) => {
    const parts = format.formatToParts(Date.UTC(2001, index, 14)).filter(({ type }) => type === "month");
    const name = parts.map(({ value }) => value).join("");
    const words = /\d/.test(name)
      ? []
      : [foldDateWord(name), foldDateWord(name.replace(/^(?:de|dhen|da) |^d['’]/, ""))];
    return words.filter((word) => word !== "").map((word) => [word, index + 1] as const);
  });
}
