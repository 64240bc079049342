/** Reads birthdays as clients send them: a full date, or month and day in one of two forms. */

/** The accepted forms of a birthday without year. The interface allows a missing year but does not show the form. */
export type YearlessForm = "both" | "MM-DD" | "--MM-DD" | "refuse";

export interface Birthday {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

const FORM = /^(?:(?<year>\d{4})-|(?<dashes>--))?(?<month>\d{2})-(?<day>\d{2})$/;

/** Reads a birthday. Returns null for another form, or for a day that the calendar does not have. */
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
  switch (allowed) {
    case "both":
      return true;
    case "MM-DD":
    case "--MM-DD":
      return allowed === form;
    case "refuse":
      return false;
  }
}

function daysIn(month: number, year: number | null): number {
  if (month === 2) return year === null || isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
