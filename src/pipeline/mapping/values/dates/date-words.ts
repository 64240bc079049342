import { foldDateWord } from "./date-word.ts";
import { isDateFiller, LONGEST_NAME, monthsNamed, monthsNamedExactly } from "./month-names.ts";
import type { MonthNaming } from "./slavic-months.ts";

export interface WrittenDate {
  readonly year: number | null;
  /** More than one for a word that names different months in different languages. */
  readonly months: readonly number[];
  readonly day: number;
  readonly shortYear: boolean;
}

const MAX_LENGTH = 60;
/** A spreadsheet shows April 2003 as `Apr-03`, and people write the third of April in the same way. */
const MONTH_DASH_NUMBER = /^\p{L}+-\d{1,2}$/u;

/** The number of a month beside the word "month", as in Vietnamese: `14 tháng 7, 1989`. */
const NUMBERED_MONTH = /(?<!\p{L})th(?:[aá]ng|g\.?) (\d{1,2})(?!\d)/iu;

/**
 * Reads a date with the month as a word: `3. April 1990`, `April 3rd, 1990`, `1er janvier`, `Di, 3 avr. 90`,
 * `18-Sep-1990`. Returns null if a word is not known, or if the numbers can be read in two ways.
 *
 * @param naming how the list names its months, for words that name different months in different languages
 */
export function readWrittenDate(text: string, naming?: MonthNaming): WrittenDate | null {
  if (text.length > MAX_LENGTH || MONTH_DASH_NUMBER.test(text)) return null;
  const numbered = Number(NUMBERED_MONTH.exec(text)?.[1] ?? 0);
  const words = numbered === 0 ? text : text.replace(NUMBERED_MONTH, " ");
  const numbers: readonly string[] = words.match(/\d+/g) ?? [];
  if (numbers.length === 0 || numbers.length > 2) return null;
  const named = numberedOrNamed(numbered, words, naming);
  return named === null ? null : withNumbers(named, numbers);
}

function numberedOrNamed(numbered: number, text: string, naming: MonthNaming | undefined): readonly number[] | null {
  const found = monthWordsIn(text, naming);
  if (found === null) return null;
  if (numbered > 0) return found.length === 0 && numbered <= 12 ? [numbered] : null;
  const months = found.length === 2 ? found.filter(({ word }) => !MONTHS_AND_WEEKDAYS.has(word)) : found;
  const [only, ...others] = months;
  return only === undefined || others.length > 0 ? null : only.months;
}

/** Months that are weekdays, too: "mar" is Tuesday in French, "sub" is Saturday in Croatian. Beside another month they are weekdays. */
const MONTHS_AND_WEEKDAYS: ReadonlySet<string> = new Set(["mar", "mawrth", "sub"]);

interface MonthWord {
  readonly word: string;
  readonly months: readonly number[];
}

/** Returns the names of months in a text; null if one of its words is not known. */
function monthWordsIn(text: string, naming: MonthNaming | undefined): readonly MonthWord[] | null {
  const found: MonthWord[] = [];
  for (const run of text.split(/\d+/)) {
    const words = (run.match(/[^\s.,/\-–()'’]+/gu) ?? []).map(foldDateWord).filter((word) => word !== "");
    let rest = 0;
    for (const [at, word] of words.entries()) {
      if (at < rest) continue;
      const name = nameAt(words, at, naming);
      if (name !== null) found.push({ word, months: name.months });
      else if (!isDateFiller(word)) return null;
      rest = at + (name?.words ?? 1);
    }
  }
  return found;
}

/** Returns the longest name of a month that begins at a place: "Meán Fómhair" has two words. */
function nameAt(words: readonly string[], at: number, naming: MonthNaming | undefined) {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join("");
    const months = length === 1 ? monthsNamed(name, naming) : monthsNamedExactly(name);
    if (months.length > 0) return { months, words: length };
  }
  return null;
}

function withNumbers(months: readonly number[], numbers: readonly string[]): WrittenDate | null {
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2) return null;
  if (second === undefined)
    return first.length <= 2 ? { year: null, months, day: Number(first), shortYear: false } : null;
  if (first.length === 4 && second.length <= 2)
    return { year: Number(first), months, day: Number(second), shortYear: false };
  if (first.length > 2) return null;
  if (second.length === 4) return { year: Number(second), months, day: Number(first), shortYear: false };
  if (second.length !== 2) return null;
  return { year: Number(second), months, day: Number(first), shortYear: true };
}
