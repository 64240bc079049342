/** A mistake that an office makes with its list, and helpers that change the rows of a list. */
import type { FeedSettings } from "../../../../src/model/feed.ts";
import type { Random } from "../../world/random.ts";
import type { Installation } from "../installation.ts";
import type { Cells, Column, ListStyle } from "../list-style.ts";
import type { FileMistake } from "../write-list.ts";

/** What is dropped in place of the true list. */
interface WrongLists {
  /** The rows of each list; each is dropped on its own night. */
  readonly lists: readonly (readonly Cells[])[];
  readonly file?: FileMistake;
  readonly style?: Partial<ListStyle>;
  readonly settings?: Partial<FeedSettings>;
}

export interface Mistake {
  readonly name: string;
  /** Returns the wrong lists; null: the mistake can't be made with this list. */
  make(rows: readonly Cells[], office: Installation, random: Random): WrongLists | null;
}

type Change = (rows: readonly Cells[], random: Random, office: Installation) => readonly Cells[] | null;

/** Returns a mistake that changes the rows of one list. */
export function ofRows(name: string, changed: Change): Mistake {
  return {
    name,
    make(rows, office, random) {
      const after = changed(rows, random, office);
      return after === null || JSON.stringify(after) === JSON.stringify(rows) ? null : { lists: [after] };
    },
  };
}

/** Returns the rows with the cells of these columns taken from other rows. */
export function cellsFrom(
  rows: readonly Cells[],
  columns: readonly Column[],
  from: (index: number) => Cells | undefined,
): readonly Cells[] {
  return rows.map((row, index) => {
    const other = from(index);
    if (other === undefined) return row;
    return { ...row, ...Object.fromEntries(columns.map((column) => [column, other[column]])) };
  });
}

/** Returns the rows with a column changed cell by cell; blank cells stay blank. */
export function eachCell(
  rows: readonly Cells[],
  column: Column,
  to: (cell: string, index: number) => string,
): readonly Cells[] {
  return rows.map((row, index) => (row[column] === "" ? row : { ...row, [column]: to(row[column], index) }));
}

/** Returns a stretch of rows: where it begins, and how many rows it has. */
export function stretch(rows: readonly Cells[], most: number, random: Random): { from: number; count: number } {
  const count = Math.min(rows.length - 1, most);
  return { from: random.below(Math.max(1, rows.length - count)), count };
}

/** Returns a date with a year moved by days, months or years; other texts stay as they are. */
export function moveDate(birthday: string, by: { days?: number; months?: number; years?: number }): string {
  const isYearless = birthday.length === 5;
  const [year = 0, month = 0, day = 0] = (isYearless ? `1980-${birthday}` : birthday).split("-").map(Number);
  const date = new Date(
    Date.UTC(year + (by.years ?? 0), month - 1 + (by.months ?? 0), Math.min(day, by.months === undefined ? 31 : 28)),
  );
  date.setUTCDate(date.getUTCDate() + (by.days ?? 0));
  const text = date.toISOString().slice(0, 10);
  return isYearless ? text.slice(5) : text;
}

/** Returns the date with day and month exchanged, where that is a date. */
export function exchangeDayAndMonth(birthday: string): string {
  const [, year = "", month = "", day = ""] = /^(\d{4}-)?(\d\d)-(\d\d)$/u.exec(birthday) ?? [];
  return Number(day) >= 1 && Number(day) <= 12 ? `${year}${day}-${month}` : birthday;
}
