/** Birthdays on the wire: a full date, or month and day in one of two forms. */

/** Which yearless forms are taken; the interface says that there is one, but not which. */
export type YearlessForm = "both" | "MM-DD" | "--MM-DD" | "refuse";

export interface Birthday {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

const FORM = /^(?:(?<year>\d{4})-|(?<dashes>--))?(?<month>\d{2})-(?<day>\d{2})$/;

/** Reads a birthday; null if it is not a day of the calendar in a form that is taken. */
export function readBirthday(text: string, yearless: YearlessForm): Birthday | null {
  const groups = FORM.exec(text)?.groups;
  if (groups === undefined) return null;
  const year = groups["year"] === undefined ? null : Number(groups["year"]);
  if (year === null && !takesYearless(yearless, groups["dashes"] === undefined ? "MM-DD" : "--MM-DD")) return null;
  const month = Number(groups["month"]);
  const day = Number(groups["day"]);
  return year !== 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year)
    ? { year, month, day }
    : null;
}

function takesYearless(allowed: YearlessForm, form: "MM-DD" | "--MM-DD"): boolean {
  return allowed === "both" || allowed === form;
}

function daysIn(month: number, year: number | null): number {
  if (month === 2) return year === null || isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
