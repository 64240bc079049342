import { foldHeader } from "../../../../model/text/text-folding.ts";
import { isDateFiller, monthOf } from "./month-names.ts";

export interface WrittenDate {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  readonly shortYear: boolean;
}

const MAX_LENGTH = 60;
/** A spreadsheet shows April 2003 as `Apr-03`, and people write the third of April in the same way. */
const MONTH_DASH_NUMBER = /^\p{L}+-\d{1,2}$/u;

/**
 * Reads a date with the month as a word: `3. April 1990`, `April 3rd, 1990`, `1er janvier`, `Di, 3 avr. 90`,
 * `18-Sep-1990`. Returns null if a word is not known, or if the numbers can be read in two ways.
 */
export function readWrittenDate(text: string): WrittenDate | null {
  if (text.length > MAX_LENGTH || MONTH_DASH_NUMBER.test(text)) return null;
  const months: number[] = [];
  const numbers: string[] = [];
  for (const token of text.match(/\d+|[^\d\s.,/\-–()']+|['’]\d{2}/gu) ?? []) {
    if (/^['’]?\d+$/.test(token)) {
      numbers.push(token.replace(/^['’]/, ""));
      continue;
    }
    const word = foldHeader(token);
    const month = monthOf(word);
    if (month !== null) months.push(month);
    else if (word !== "" && !isDateFiller(word)) return null;
  }
  // "mar" is March, and Tuesday in French and Spanish. Before another month name it is Tuesday.
  const month = months.length === 2 && months[0] === 3 && /^\s*mar\b/iu.test(text) ? months[1] : months[0];
  if (month === undefined || months.length > 2 || (months.length === 2 && month === months[0])) return null;
  return withNumbers(month, numbers);
}

function withNumbers(month: number, numbers: readonly string[]): WrittenDate | null {
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2) return null;
  if (second === undefined)
    return first.length <= 2 ? { year: null, month, day: Number(first), shortYear: false } : null;
  if (first.length === 4 && second.length <= 2)
    return { year: Number(first), month, day: Number(second), shortYear: false };
  if (first.length > 2) return null;
  if (second.length === 4) return { year: Number(second), month, day: Number(first), shortYear: false };
  if (second.length !== 2) return null;
  return { year: Number(second), month, day: Number(first), shortYear: true };
}
