/** Columns of a made list: what a person's cell holds, and what the contact gets from it. */
import type { ExpectedFields } from "../model.ts";
import { writeDate, type Person } from "../data/people.ts";

export interface Column {
  readonly header: string;
  cell(person: Person, index: number): CellValue;
  /** What the contact gets; absent: nothing. */
  readonly gives?: (person: Person, index: number) => ExpectedFields;
}

/** A cell. A day is a date cell in workbooks. */
export type CellValue = string | number | { readonly day: string; readonly format: string };

export const firstName = (header: string): Column => ({
  header,
  cell: ({ first }) => first,
  gives: ({ first }) => ({ first_name: first }),
});

export const lastName = (header: string): Column => ({
  header,
  cell: ({ last }) => last,
  gives: ({ last }) => ({ last_name: last }),
});

/** A column of full names. `write` returns the cell; without it the given name comes first. */
export const fullName = (header: string, write = ({ first, last }: Person) => `${first} ${last}`): Column => ({
  header,
  cell: write,
  gives: ({ first, last }) => ({ first_name: first, last_name: last }),
});

export const email = (header: string): Column => ({
  header,
  cell: (person) => person.email,
  gives: (person) => ({ email: person.email }),
});

export const phone = (header: string, write = (person: Person) => person.phone): Column => ({
  header,
  cell: write,
  gives: ({ e164 }) => ({ phone: e164 }),
});

/** A column of birthdays. The form is one of `writeDate`, or a function. */
export const birthday = (header: string, form: string | ((person: Person) => string)): Column => ({
  header,
  cell: (person) => (typeof form === "string" ? writeDate(person, form) : form(person)),
  gives: ({ born }) => ({ birthday: born }),
});

/** A column of birthdays that are date cells in workbooks. */
export const dayCells = (header: string, format: string): Column => ({
  header,
  cell: ({ born }) => ({ day: born, format }),
  gives: ({ born }) => ({ birthday: born }),
});

/** A column that gives the contact nothing. Its values are taken in turn. */
export const other = (header: string, ...values: readonly string[]): Column => ({
  header,
  cell: (_, index) => values[index % values.length] ?? "",
});
