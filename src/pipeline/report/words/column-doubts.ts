import type { BirthdayDoubt } from "../../../model/survey.ts";

/** Why a birthday column can't be trusted, as the end of a sentence. */
const DOUBTS: Readonly<Record<BirthdayDoubt["kind"], string>> = {
  exchanged:
    "some dates of this column never pass the 12th of a month, and all others do. A spreadsheet has probably exchanged day and month",
  celebration_year:
    "too many birthdays of this list are in this year or shortly before. The year is probably that of a celebration, not the year of birth",
  age: "the ages in another column of this list say that nearly everybody was born in another year, by the same number of years",
  lost_zero: "this column holds numbers, and a number loses its last zero, so that 3.10 becomes 3.1",
  short_numbers: "this column holds months and days as one number",
  five_digits: "the numbers of this column may be days, months and years without a sign between them",
  epoch: "the workbook counts its days from 1904, and other workbooks count from 1900",
};

/** Returns why a birthday column is in doubt, with a colon before it; "" for no reason. */
export function inDoubtBecause(reason: string | null): string {
  if (reason === null) return "";
  return `: ${(DOUBTS as Readonly<Record<string, string>>)[reason] ?? reason}`;
}
