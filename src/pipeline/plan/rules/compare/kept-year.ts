import type { ContactInput } from "../../../../model/contact.ts";
import type { Issue } from "../../../../model/issue.ts";
import type { MappedRow } from "../../../../model/mapped-row.ts";
import { NEWBORN } from "./born-lately.ts";

type ContactRow = Extract<MappedRow, { kind: "contact" }>;

const FULL_DATE = /^(\d{4})(-\d\d-\d\d)$/u;

/**
 * Returns the row with the contact's year of birth, and a warning, where the row has this or the last year in its place: a
 * spreadsheet adds this year to a day that is typed without one.
 */
export function withKeptYear(row: ContactRow, applied: ContactInput, thisYear: number): ContactRow {
  const { birthday } = row.input;
  const [, year = "", day = ""] = FULL_DATE.exec(birthday ?? "") ?? [];
  const [, knownYear = "", knownDay = ""] = FULL_DATE.exec(applied.birthday ?? "") ?? [];
  if (day === "" || day !== knownDay || year === knownYear) return row;
  if (Number(year) < thisYear - 1 || Number(knownYear) >= thisYear - NEWBORN) return row;
  const isUsed = ({ code, field }: Issue) => code === "birthday_implausible" && field === "birthday";
  const used = row.warnings.find(isUsed);
  const warning: Issue = {
    code: "birthday_stand_in_year",
    field: "birthday",
    header: used?.header ?? null,
    data: { cell: used?.data["cell"] ?? birthday ?? "", readings: [`-${day}`] },
  };
  return {
    ...row,
    input: { ...row.input, birthday: applied.birthday ?? null },
    warnings: [...row.warnings.filter((found) => !isUsed(found)), warning],
  };
}
