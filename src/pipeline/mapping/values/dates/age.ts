import { cleanNumber } from "../cell-text.ts";
import { dateOfSerial } from "../../../../model/calendar.ts";

/** The highest age, in years, that a cell of ages may hold. */
const OLDEST = 125;
const YEARS =
  /^(?:y(?:ears?|rs?|o)?(?: old)?|j(?:ahre?|\.)?(?: alt)?|a(?:ns?|ños?|nos?|nni)?|ja?ar|år|lat(?:a)?|let|rok[iy]?|éves?|v(?:uotta)?|лет|год[а]?|років|歳|岁|세|살)\.?$/iu;

/** Returns the age in years that a cell holds: `36`, `36 Jahre`; null for any other text. */
export function readAge(cell: string): number | null {
  const match = /^(\d{1,3})(?:[.,]\d{1,2})?\s*(\D*)$/u.exec(cleanNumber(cell));
  if (match === null) return null;
  const [age, unit] = [Number(match[1]), (match[2] ?? "").trim()];
  return age <= OLDEST && (unit === "" || YEARS.test(unit)) ? age : null;
}

/**
 * Returns by how many years the age that follows from a year of birth exceeds the stated age: 0 where they agree. The day of
 * the list is not known, and the stated age may be a year old, so a year more or less agrees.
 */
export function yearsBeyond(age: number, birthYear: number, thisYear: number): number {
  const beyond = thisYear - birthYear - age;
  return beyond >= -1 && beyond <= 2 ? 0 : beyond;
}

/** Returns the years of birth that a birthday cell may mean, as far as its form shows: two for a year of two digits. */
export function birthYearsIn(cell: string, thisYear: number): readonly number[] {
  const text = cleanNumber(cell);
  if (/^\d{5}$/.test(text)) return [dateOfSerial(Number(text)).year];
  const long =
    /(?<!\d)(?:1[6-9]|2[01])\d\d(?!\d)/.exec(text) ?? /^(?:19|20)\d\d(?=\d{4}$)|(?<=^\d{4})(?:19|20)\d\d$/.exec(text);
  if (long !== null) return [Number(long[0])];
  const short = /^\S+[./\- ]\s?\S+[./\- ]\s?'?(\d{2})$/.exec(text)?.[1];
  if (short === undefined) return [];
  const year = Math.floor(thisYear / 100) * 100 + Number(short);
  return [year, year - 100].filter((found) => found <= thisYear);
}
