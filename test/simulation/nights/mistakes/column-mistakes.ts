/** Mistakes in whole columns: sorted, shifted, filled down, counted up, exchanged. */
import type { Column } from "../list-style.ts";
import { cellsFrom, eachCell, exchangeDayAndMonth, moveDate, ofRows, stretch, type Mistake } from "./mistake.ts";

const COLUMNS = ["first", "last", "email", "phone", "birthday"] as const satisfies readonly Column[];

const NAMES: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  first: "first names",
  last: "last names",
  email: "e-mails",
  phone: "phones",
  birthday: "birthdays",
};

const inEachColumn = (mistakeOf: (column: (typeof COLUMNS)[number], name: string) => readonly Mistake[]) =>
  COLUMNS.flatMap((column) => mistakeOf(column, NAMES[column]));

export const COLUMN_MISTAKES: readonly Mistake[] = [
  ...inEachColumn((column, name) => [
    ofRows(`${name} sorted alone`, (rows) => {
      const sorted = rows.toSorted((one, other) => (one[column] < other[column] ? -1 : 1));
      return cellsFrom(rows, [column], (index) => sorted[index]);
    }),
    ofRows(`${name} one row up`, (rows) => cellsFrom(rows, [column], (index) => rows[index + 1])),
    ofRows(`${name} one row down`, (rows) => cellsFrom(rows, [column], (index) => rows[index - 1])),
    ofRows(`${name} five rows down`, (rows) => cellsFrom(rows, [column], (index) => rows[index - 5])),
    ofRows(`${name} of the last eight rows one row down`, (rows) => {
      const from = Math.max(1, rows.length - 8);
      return cellsFrom(rows, [column], (index) => (index >= from ? rows[index - 1] : undefined));
    }),
    ofRows(`${name} filled down over three rows`, (rows, random) => {
      const { from } = stretch(rows, 3, random);
      return rows[from]?.[column] === ""
        ? null
        : cellsFrom(rows, [column], (index) => (index > from && index <= from + 3 ? rows[from] : undefined));
    }),
    ofRows(`${name} filled down over eight rows`, (rows, random) => {
      const { from, count } = stretch(rows, 8, random);
      return rows[from]?.[column] === ""
        ? null
        : cellsFrom(rows, [column], (index) => (index > from && index <= from + count ? rows[from] : undefined));
    }),
    ofRows(`${name} all the same`, (rows) => {
      const first = rows.find((row) => row[column] !== "");
      return cellsFrom(rows, [column], () => first);
    }),
    ofRows(`${name} of pairs exchanged`, (rows) => cellsFrom(rows, [column], (index) => rows[index ^ 1])),
    ofRows(`${name} of four pairs exchanged`, (rows, random) => {
      const { from } = stretch(rows, 8, random);
      const start = from - (from % 2);
      return cellsFrom(rows, [column], (index) => (index >= start && index < start + 8 ? rows[index ^ 1] : undefined));
    }),
    ofRows(`${name} cleared`, (rows) => eachCell(rows, column, () => "")),
    ofRows(`${name} cleared but one`, (rows) => eachCell(rows, column, (cell, index) => (index === 0 ? cell : ""))),
  ]),
  ofRows("both names sorted alone", (rows) => {
    const sorted = rows.toSorted((one, other) => (one.last < other.last ? -1 : 1));
    return cellsFrom(rows, ["first", "last"], (index) => sorted[index]);
  }),
  ofRows("e-mails and phones sorted alone", (rows) => {
    const sorted = rows.toSorted((one, other) => (one.email < other.email ? -1 : 1));
    return cellsFrom(rows, ["email", "phone"], (index) => sorted[index]);
  }),
  ofRows("first and last names exchanged", (rows) => rows.map((row) => ({ ...row, first: row.last, last: row.first }))),
  ofRows("first and last names exchanged in half of the rows", (rows) =>
    rows.map((row, index) => (index % 2 === 0 ? { ...row, first: row.last, last: row.first } : row)),
  ),
  ofRows("birthdays one day later", (rows) => eachCell(rows, "birthday", (cell) => moveDate(cell, { days: 1 }))),
  ofRows("birthdays one day earlier", (rows) => eachCell(rows, "birthday", (cell) => moveDate(cell, { days: -1 }))),
  ofRows("birthdays one month later", (rows) => eachCell(rows, "birthday", (cell) => moveDate(cell, { months: 1 }))),
  ofRows("birthdays one year later", (rows) =>
    eachCell(rows, "birthday", (cell) => (cell.length === 10 ? moveDate(cell, { years: 1 }) : cell)),
  ),
  ofRows("birthdays four years and a day later", (rows) =>
    eachCell(rows, "birthday", (cell) => (cell.length === 10 ? moveDate(cell, { days: 1462 }) : cell)),
  ),
  ofRows("birthdays a century later or earlier", (rows) =>
    eachCell(rows, "birthday", (cell) =>
      cell.length === 10 ? moveDate(cell, { years: cell < "1970" ? 100 : -100 }) : cell,
    ),
  ),
  ofRows("birthdays of every sixth row one day later", (rows) =>
    eachCell(rows, "birthday", (cell, index) => (index % 6 === 0 ? moveDate(cell, { days: 1 }) : cell)),
  ),
  ofRows("day and month exchanged", (rows) => eachCell(rows, "birthday", exchangeDayAndMonth)),
  ofRows("day and month exchanged in yearless birthdays", (rows) =>
    eachCell(rows, "birthday", (cell) => (cell.length === 5 ? exchangeDayAndMonth(cell) : cell)),
  ),
  ofRows("birthdays counted up by days", (rows, random) => {
    const { from, count } = stretch(rows, 8, random);
    const start = rows[from]?.birthday ?? "";
    return start === ""
      ? null
      : rows.map((row, index) =>
          index > from && index <= from + count ? { ...row, birthday: moveDate(start, { days: index - from }) } : row,
        );
  }),
  ofRows("birthdays counted up by years", (rows, random) => {
    const { from, count } = stretch(rows, 5, random);
    const start = rows[from]?.birthday ?? "";
    return start.length !== 10
      ? null
      : rows.map((row, index) =>
          index > from && index <= from + count ? { ...row, birthday: moveDate(start, { years: from - index }) } : row,
        );
  }),
  ofRows("phones counted up", (rows, random) => {
    const { from, count } = stretch(rows, 8, random);
    const start = rows[from]?.phone ?? "";
    return start === ""
      ? null
      : rows.map((row, index) =>
          index > from && index <= from + count ? { ...row, phone: `+${Number(start) + index - from}` } : row,
        );
  }),
  ofRows("birthdays all this year", (rows) =>
    eachCell(rows, "birthday", (cell) => `2026-${cell.slice(-5) === "02-29" ? "02-28" : cell.slice(-5)}`),
  ),
  ofRows("birthdays all on 1 January 1970", (rows) => rows.map((row) => ({ ...row, birthday: "1970-01-01" }))),
  ofRows("birthdays of a tenth of the people on 1 January 1900", (rows) =>
    rows.map((row, index) => (index % 10 === 3 ? { ...row, birthday: "1900-01-01" } : row)),
  ),
];
