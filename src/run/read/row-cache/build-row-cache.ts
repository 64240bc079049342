import type { RecordSink } from "../../../model/row.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import { NO_MARK, type CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";
import { isDayProof } from "../../../pipeline/mapping/row/day-proof.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import { HASH_WORDS, hashRecord } from "./record-hash.ts";
import { createRowClasses, type RowClasses } from "./row-classes.ts";

/** What is learned of records while they are read strictly: from their bytes, their survey, their mapping. */
export interface Learner {
  /** Of the hashes. */
  readonly seed: number;
  readonly onRecord: RecordSink;
  /** The survey came to a row, in the order of the list. */
  surveyed(line: number, marks: readonly CellMark[] | null): void;
  /** Mapping came to a row, in the order of the list. @param needsNothing see `isPlain` */
  mapped(line: number, needsNothing: boolean): void;
  readonly classes: RowClasses;
  /** Line of the first record with more cells than the header; null: none. */
  readonly wideLine: () => number | null;
  /** Rows are too different from each other to be told by classes. */
  readonly isTooVaried: () => boolean;
  readonly records: LearnedRecords;
}

export interface LearnedRecords {
  readonly count: () => number;
  line(at: number): number;
  rowClass(at: number): number;
  /** Its bytes alone say what it is, wherever they stand in a list that is read like this one. */
  isPlain(at: number): boolean;
  readonly hashes: () => Int32Array;
  readonly lengths: () => Uint16Array;
  readonly lines: () => Uint8Array;
}

/** The bytes can be known again: whole, and not read with an eye on other records. */
const KEPT = 1;
/** The row is a contact with nothing to tell a person. */
const PLAIN = 2;
/** A row with one filled cell may belong to a footer above it. */
const FEWEST_CELLS = 2;

/** A contact that nobody has to be told anything about, on any day. */
export function isPlain(mapped: MappedRow, mapper: Mapper): boolean {
  if (mapped.kind !== "contact" || mapped.inactive !== null || mapped.contactId !== null) return false;
  return mapped.warnings.length === 0 && isDayProof(mapped, mapper);
}

/** @param seed of the hashes */
export function createLearner(seed: number, newline: number, lastHeaderLine: number): Learner {
  let room = 4_096;
  let count = 0;
  let lineOf = new Int32Array(room);
  let hashes = new Int32Array(room * HASH_WORDS);
  let lengths = new Uint16Array(room);
  let lines = new Uint8Array(room);
  let classOf = new Uint16Array(room);
  let flags = new Uint8Array(room);
  const classes = createRowClasses();
  const hash = new Int32Array(HASH_WORDS);
  let headerCells = 0;
  let wideLine: number | null = null;
  let isTooVaried = false;
  const at = { surveyed: 0, mapped: 0 };

  const grow = (): void => {
    room *= 2;
    lineOf = grown(lineOf, Int32Array, room);
    hashes = grown(hashes, Int32Array, room * HASH_WORDS);
    lengths = grown(lengths, Uint16Array, room);
    lines = grown(lines, Uint8Array, room);
    classOf = grown(classOf, Uint16Array, room);
    flags = grown(flags, Uint8Array, room);
  };
  const find = (what: "surveyed" | "mapped", line: number): number => {
    while (at[what] < count && lineOf[at[what]]! < line) at[what] += 1;
    return at[what];
  };

  return {
    seed,
    onRecord(line, bytes, from, to, cells) {
      if (count === room) grow();
      if (line <= lastHeaderLine) headerCells = Math.max(headerCells, cells);
      else if (cells > headerCells) wideLine ??= line;
      const newlines = countBytes(bytes, from, to, newline);
      // Records over several lines are judged by how wide those before them are.
      const standsAlone = cells <= headerCells && (newlines === 1 || wideLine === null);
      const isWhole = bytes[to - 1] === newline && to - from <= 0xffff && newlines <= 0xff;
      lineOf[count] = line;
      if (standsAlone && isWhole) {
        hashRecord(bytes, from, to, seed, hash);
        hashes.set(hash, count * HASH_WORDS);
        lengths[count] = to - from;
        lines[count] = newlines;
        flags[count] = KEPT;
      }
      count += 1;
    },
    surveyed(line, marks) {
      const index = find("surveyed", line);
      if (marks === null || index === count) return;
      const rowClass = classes.numberOf(marks);
      if (rowClass === null) isTooVaried = true;
      else if (countFilled(marks) >= FEWEST_CELLS) classOf[index] = rowClass;
      else flags[index] = 0;
    },
    mapped(line, needsNothing) {
      const index = find("mapped", line);
      if (needsNothing && index < count && lineOf[index] === line) flags[index] = flags[index]! | PLAIN;
    },
    classes,
    wideLine: () => wideLine,
    isTooVaried: () => isTooVaried,
    records: {
      count: () => count,
      line: (index) => lineOf[index]!,
      rowClass: (index) => classOf[index]!,
      isPlain: (index) => flags[index] === (KEPT | PLAIN),
      hashes: () => hashes,
      lengths: () => lengths,
      lines: () => lines,
    },
  };
}

function countFilled(marks: readonly CellMark[]): number {
  let filled = 0;
  for (let index = 1; index < marks.length; index += 1) if (marks[index] !== NO_MARK) filled += 1;
  return filled;
}

function countBytes(bytes: Uint8Array, from: number, to: number, byte: number): number {
  let found = 0;
  for (let at = bytes.indexOf(byte, from); at !== -1 && at < to; at = bytes.indexOf(byte, at + 1)) found += 1;
  return found;
}

function grown<A extends Int32Array | Uint16Array | Uint8Array>(
  array: A,
  kind: new (length: number) => A,
  room: number,
): A {
  const larger = new kind(room);
  larger.set(array);
  return larger;
}
