import { dateOfSerial, dayNumberOf, isRealDay } from "../../../../model/calendar.ts";

/** The day number of serial 0. */
const DAY_OF_SERIAL_0 = dayNumberOf(dateOfSerial(0));

/** Returns the serial of a date. */
export function serialOf(year: number, month: number, day: number): number {
  return dayNumberOf({ year, month, day }) - DAY_OF_SERIAL_0;
}

/** Returns the months and days that a number of three or four digits may mean: 315 is 15 March, 1203 is 3 December or 12 March. */
export function monthsAndDays(digits: string): readonly (readonly [month: number, day: number])[] {
  const text = digits.padStart(4, "0");
  const [one, other] = [Number(text.slice(0, 2)), Number(text.slice(2))];
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  return pairs.filter(([month, day], place) => isRealDay(null, month, day) && (place === 0 || one !== other));
}

/** Returns the texts of the dates that five digits may mean without a leading zero: 30590 is 3.05.90. */
export function datesInFiveDigits(digits: string): readonly string[] {
  const text = digits.padStart(6, "0");
  const [one, two, three] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)];
  const dates: string[] = [];
  if (isRealDay(null, Number(two), Number(one))) dates.push(`${one}.${two}.${three}`);
  if (isRealDay(null, Number(one), Number(two)) && one !== two) dates.push(`${two}.${one}.${three}`);
  return dates;
}
