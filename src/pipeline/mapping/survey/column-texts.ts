import { OTHER_TEXT } from "./cell-mark.ts";

/** The first few texts of a column. */
interface ColumnTexts {
  readonly samples: string[];
  readonly unknownGroups: string[];
}

const SAMPLES = 3;
export const LONGEST_SAMPLE = 80;
/** Line ends, and characters that control a terminal. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
export const UNKNOWN_NAMES = 3;

/**
 * Adds a text to the first few texts if it is new and there is room.
 *
 * @returns its place, counted from 1; `OTHER_TEXT` where there is no room
 */
export function noteText(texts: string[], text: string, limit: number): number {
  const place = texts.indexOf(text);
  if (place !== -1) return place + 1;
  return texts.length < limit ? texts.push(text) : OTHER_TEXT;
}

/** Adds a text to the samples of a column if it is new and there is room. */
export function noteSample(column: ColumnTexts, text: string): void {
  noteText(column.samples, text, SAMPLES);
}

/** Adds a name to the unknown groups of a column if it is new and there is room. */
export function noteUnknownGroup(column: ColumnTexts, text: string): void {
  noteText(column.unknownGroups, text, UNKNOWN_NAMES);
}

/** Tells whether the column's samples, or its unknown groups, have no room for another text. */
export function isFull(column: ColumnTexts, of: "samples" | "unknownGroups"): boolean {
  return column[of].length >= (of === "samples" ? SAMPLES : UNKNOWN_NAMES);
}

/**
 * Notes a cell as a sample and returns its place. Once the samples are full, the cell is compared as it stands. A long
 * cell, or one with line ends, then counts as another text, because samples are cut and put on one line.
 */
export function noteCell({ samples }: ColumnTexts, cell: string): number {
  if (samples.length >= SAMPLES) return samples.indexOf(cell) + 1 || OTHER_TEXT;
  const line = cell.replace(BREAKS, " ");
  return noteText(samples, line.length > LONGEST_SAMPLE ? `${line.slice(0, LONGEST_SAMPLE)}…` : line, SAMPLES);
}
