import { hostile } from "../table/refusals.ts";

export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;
/** A list has at most 1,000 columns. Cells further right are stray notes: only the width of their row is kept. */
export const KEPT_COLUMNS = 1_100;
export const MAX_SHEETS = 1_000;
/** Limits that no program reaches: Excel writes at most 65,490 cell formats. */
export const MAX_FORMATS = 100_000;
export const MAX_MERGED = 100_000;
/**
 * Largest number of cells in a sheet, blank ones included: a million people with 40 columns. A cell that a program writes
 * takes more than a byte. Small files may have fewer cells, because without references millions of them fit into a kilobyte.
 */
const MAX_CELLS = 40_000_000;
const FREE_CELLS = 20_000_000;
const CELLS_PER_BYTE = 2;
/** Number of characters that only a long note has. */
const LONG_TEXT = 4_000;

/** A sheet can't have many more characters than its file has bytes, unless it names the same long texts again and again. */
const FREE_CHARACTERS = 30_000_000;
const CHARACTERS_PER_BYTE = 40;
/** The same for the cells with a long text. Two long notes are seldom the same, so they take more bytes. */
const FREE_LONG_CHARACTERS = 10_000_000;
const LONG_CHARACTERS_PER_BYTE = 5;

export interface SheetLimits {
  /** Largest number of characters in all cells of the sheet together. */
  readonly mostCharacters: number;
  /** The same for the cells with more than `LONG_TEXT` characters. */
  readonly mostLongCharacters: number;
  /** Largest number of cells in the sheet. */
  readonly mostCells: number;
}

/** Returns the limits for the sheets of a file of this size. */
export function sheetLimits(bytes: number): SheetLimits {
  return {
    mostCharacters: FREE_CHARACTERS + CHARACTERS_PER_BYTE * bytes,
    mostLongCharacters: FREE_LONG_CHARACTERS + LONG_CHARACTERS_PER_BYTE * bytes,
    mostCells: Math.min(MAX_CELLS, FREE_CELLS + CELLS_PER_BYTE * bytes),
  };
}

/** Counts what a sheet holds, and throws `hostile` as soon as no list holds as much. */
export interface SheetBudget {
  /** Counts cells up to a column, which counts from 0. */
  cells(column: number, count: number): void;
  /** Counts a text that `times` cells hold. */
  text(length: number, times: number): void;
}

export function createSheetBudget({ mostCharacters, mostLongCharacters, mostCells }: SheetLimits): SheetBudget {
  let cellCount = 0;
  let characters = 0;
  let longCharacters = 0;
  return {
    cells(column, count) {
      if (!(column >= 0 && column < MAX_COLUMNS)) throw hostile("it has more columns than a sheet can have");
      cellCount += count;
      if (cellCount > mostCells)
        throw hostile(`one of its sheets has more than ${Math.floor(mostCells / 1e6)} million cells`);
    },
    text(length, times) {
      characters += length * times;
      if (length > LONG_TEXT) longCharacters += length * times;
      if (characters > mostCharacters || longCharacters > mostLongCharacters)
        throw hostile("its cells repeat long texts again and again");
    },
  };
}
