import { isBlankLine, type RecordSink } from "../../../model/row.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import { NO_MARK, type CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";
import { isSameOnLaterDays } from "../../../pipeline/mapping/row/later-days.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import { HASH_WORDS, hashRecord } from "./record-hash.ts";
import { createRowClasses, type RowClasses } from "./row-classes.ts";

/** Collects the hash, the class and the line of each record that is read, for the row cache. */
export interface RecordCollector {
  /** The seed of the hashes. */
  readonly seed: number;
  /** Takes in the bytes of each record. Blank lines are left out. */
  readonly onRecord: RecordSink;
  /** Takes in the marks that the survey gave a row, in the order of the list. */
  surveyed(line: number, marks: readonly CellMark[] | null): void;
  /** Takes in the mapped row, in the order of the list. */
  mapped(line: number, row: MappedRow, mapper: Mapper): void;
  /** Leaves a row out of the row cache. */
  exclude(line: number): void;
  readonly classes: RowClasses;
  /** Returns the line of the first record with more cells than the header; null: there is none. */
  readonly wideLine: () => number | null;
  /** Returns whether the rows have more classes than can be numbered. */
  readonly isTooVaried: () => boolean;
  readonly records: CollectedRecords;
}

export interface CollectedRecords {
  readonly count: () => number;
  line(at: number): number;
  rowClass(at: number): number;
  /** Returns whether the record's bytes give the same row at every place of every list that is read like this one. */
  isCacheable(at: number): boolean;
  readonly hashes: () => Int32Array;
  readonly lengths: () => Uint16Array;
  readonly lines: () => Uint8Array;
}

/** Flag: the record is whole, and how it was read depends on no other record. */
const STANDS_ALONE = 1;
/** Flag: the row is a contact without a warning, on any day. */
const PLAIN = 2;
/** A row with one filled cell may belong to a footer above it. */
const FEWEST_CELLS = 2;

/** Returns whether a row is a contact that needs no issue and no decision, on any day. */
function isPlain(mapped: MappedRow, mapper: Mapper): boolean {
  if (mapped.kind !== "contact" || mapped.inactive !== null || mapped.contactId !== null) return false;
  return mapped.warnings.length === 0 && isSameOnLaterDays(mapped, mapper);
}

/**
 * Creates a collector for the records of one list.
 *
 * @param seed the seed of the hashes
 */
export function createCollector(seed: number, newline: number, lastHeaderLine: number): RecordCollector {
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
  const find = (step: "surveyed" | "mapped", line: number): number => {
    while (at[step] < count && lineOf[at[step]]! < line) at[step] += 1;
    return at[step];
  };

  return {
    seed,
    onRecord(line, bytes, from, to, cells) {
      // A file can have millions of blank lines. They have no row, so nothing is kept of them.
      if (isBlankLine(bytes, from, to)) return;
      if (count === room) grow();
      if (line <= lastHeaderLine) headerCells = Math.max(headerCells, cells);
      else if (cells > headerCells) wideLine ??= line;
      const newlines = countBytes(bytes, from, to, newline);
      // How a record over several lines is read depends on the width of the records before it.
      const standsAlone = cells <= headerCells && (newlines === 1 || wideLine === null);
      const isWhole = bytes[to - 1] === newline && to - from <= 0xffff && newlines <= 0xff;
      lineOf[count] = line;
      if (standsAlone && isWhole) {
        hashRecord(bytes, from, to, seed, hash);
        hashes.set(hash, count * HASH_WORDS);
        lengths[count] = to - from;
        lines[count] = newlines;
        flags[count] = STANDS_ALONE;
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
    mapped(line, row, mapper) {
      const index = find("mapped", line);
      if (isPlain(row, mapper) && index < count && lineOf[index] === line) flags[index] = flags[index]! | PLAIN;
    },
    exclude(line) {
      const index = lineOf.indexOf(line);
      if (index !== -1 && index < count) flags[index] = 0;
    },
    classes,
    wideLine: () => wideLine,
    isTooVaried: () => isTooVaried,
    records: {
      count: () => count,
      line: (index) => lineOf[index]!,
      rowClass: (index) => classOf[index]!,
      isCacheable: (index) => flags[index] === (STANDS_ALONE | PLAIN),
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
