import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { KnownBy } from "../../../pipeline/plan/rules/compare/never/person-forms.ts";

/** Returns the values by which the cells of a refused row name a person. A birthday counts only in a form that is certain. */
export function valuesOfRow(
  { header, cells }: Pick<StoredOpenItem, "header" | "cells">,
  columns: readonly ColumnUse[],
): KnownBy {
  return valuesOfCells(cells, targetsOf(header, columns));
}

/** Returns the fields of a list's columns; null: the column is not sent. */
export function targetsOf(header: readonly string[], columns: readonly ColumnUse[]): readonly (string | null)[] {
  return header.map((name) => columns.find((column) => column.header === name)?.target ?? null);
}

/** Returns the values by which cells name a person. @param targets the fields of the cells; null: the column is not sent */
export function valuesOfCells(cells: readonly string[], targets: readonly (string | null)[]): KnownBy {
  const cellsOf = (...names: readonly string[]) =>
    cells.flatMap((cell, at) => (names.includes(targets[at] ?? "") ? cell.trim() || [] : []));
  const [fullName = null] = cellsOf("full_name");
  const [firstName = fullName] = cellsOf("first_name");
  const [lastName = null] = cellsOf("last_name");
  const [birthday = null] = cellsOf("birthday");
  return {
    firstName,
    lastName,
    emails: cellsOf("email"),
    phones: cellsOf("phone", "whatsapp_phone"),
    birthday: birthday === null ? null : certainDate(birthday),
    key: null,
  };
}

/** Returns a date as a contact input has it: of a date with the year in front, with dots, or with slashes and a day above 12. */
export function certainDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  if (iso !== null) return text;
  const [, day = "", month = "", year = ""] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/u.exec(text) ?? [];
  return year === "" ? dateWithSlashes(text) : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function dateWithSlashes(text: string): string | null {
  const [, first = "", second = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text) ?? [];
  if (year === "" || Number(first) > 12 === Number(second) > 12) return null;
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
