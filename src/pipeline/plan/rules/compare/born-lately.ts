import type { ContactInput } from "../../../../model/contact.ts";
import type { Issue } from "../../../../model/issue.ts";
import type { ColumnUse, MappedRow } from "../../../../model/mapped-row.ts";

type ContactRow = Extract<MappedRow, { kind: "contact" }>;

/** A contact that is at most so many years old may be a baby whose birthday is put right. */
export const NEWBORN = 2;

const YEAR = /^(\d{4})-\d\d-\d\d$/u;
const BIRTHDAY_TARGETS: readonly (string | null)[] = ["birthday", "birthday_month"];

/**
 * Returns the question about a row in which a contact that was born years ago is born this or last year; null: there is none. A
 * spreadsheet's key for today's date makes such birthdays.
 */
export function bornLately(
  { input: { birthday }, cells }: Pick<ContactRow, "input" | "cells">,
  { birthday: known }: Pick<ContactInput, "birthday">,
  columns: readonly Pick<ColumnUse, "header" | "target">[],
  thisYear: number,
): Issue | null {
  if (birthday === null || birthday === undefined || known === null || known === undefined) return null;
  const [year, knownYear] = [birthday, known].map((date) => Number(YEAR.exec(date)?.[1] ?? Number.NaN));
  if (year === undefined || knownYear === undefined) return null;
  if (!(year >= thisYear - 1 && knownYear < thisYear - NEWBORN)) return null;
  const place = columns.findIndex(({ target }) => BIRTHDAY_TARGETS.includes(target));
  const column = columns[place];
  const cell = column?.target === "birthday" ? (cells[place] ?? birthday) : birthday;
  const data = { cell, readings: [birthday, known], known };
  return { code: "birthday_ambiguous", field: "birthday", header: column?.header ?? null, data };
}
