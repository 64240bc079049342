import type { CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";
import { HASH_WORDS } from "./record-hash.ts";

/** What holds for all records of a row cache. */
export interface RowCacheHead {
  /** Names the state of the ledger that the entry numbers belong to. */
  readonly token: string;
  /** Everything that decides how bytes become a row and is known before the rows are read: program, settings, header … */
  readonly reading: string;
  /** How the columns are used, and what else mapping takes from the list as a whole. */
  readonly mapping: string;
  /** `YYYY-MM-DD`: the day on which the records were mapped first. */
  readonly day: string;
  readonly seed: number;
  /** The fewest cells of a row of the list, without a short last row; null: not known. */
  readonly fewestCells: number | null;
  /** For each class of rows, the marks that a row of the class gives the survey. */
  readonly classes: readonly (readonly CellMark[])[];
  /** For each column, the texts that the marks refer to by number. */
  readonly texts: readonly { readonly samples: readonly string[]; readonly unknownGroups: readonly string[] }[];
}

/**
 * The cached records of a feed, as parallel arrays in the order of the list. Each record was read by csv-parse once, as a
 * row that asks for exactly what its entry had applied last.
 */
export interface RowCache {
  readonly head: RowCacheHead;
  readonly count: number;
  /** `HASH_WORDS` numbers per record. */
  readonly hashes: Int32Array;
  /** The entry of each record. No entry has two records. */
  readonly entries: Int32Array;
  /** The content word of each record's row, for the sum of a list's rows. */
  readonly contents: Int32Array;
  /** Length in bytes, line end included. */
  readonly lengths: Uint16Array;
  /** The class of each record, as an index into `head.classes`. */
  readonly classes: Uint16Array;
  /** Number of line ends in each record, its own included. */
  readonly lines: Uint8Array;
  /** Entries of the feed that have no record here. */
  readonly others: Int32Array;
}

/** Arrays with room for more records than they hold. */
export interface RecordList {
  count: number;
  hashes: Int32Array;
  entries: Int32Array;
  contents: Int32Array;
  lengths: Uint16Array;
  classes: Uint16Array;
  lines: Uint8Array;
}

export function createRecordList(room: number): RecordList {
  return {
    count: 0,
    hashes: new Int32Array(room * HASH_WORDS),
    entries: new Int32Array(room),
    contents: new Int32Array(room),
    lengths: new Uint16Array(room),
    classes: new Uint16Array(room),
    lines: new Uint8Array(room),
  };
}

/** Appends one record to a list that has room for it. */
export function addRecord(
  list: RecordList,
  from: Pick<RowCache, "hashes" | "lengths" | "lines">,
  at: number,
  entry: number,
  contentWord: number,
  rowClass: number,
): void {
  const to = list.count;
  for (let word = 0; word < HASH_WORDS; word += 1)
    list.hashes[to * HASH_WORDS + word] = from.hashes[at * HASH_WORDS + word]!;
  list.entries[to] = entry;
  list.contents[to] = contentWord;
  list.lengths[to] = from.lengths[at]!;
  list.classes[to] = rowClass;
  list.lines[to] = from.lines[at]!;
  list.count = to + 1;
}

/** Returns the list as a row cache, without the room that is left over. */
export function toRowCache(head: RowCacheHead, list: RecordList, others: readonly number[]): RowCache {
  const { count } = list;
  return {
    head,
    count,
    hashes: list.hashes.subarray(0, count * HASH_WORDS),
    entries: list.entries.subarray(0, count),
    contents: list.contents.subarray(0, count),
    lengths: list.lengths.subarray(0, count),
    classes: list.classes.subarray(0, count),
    lines: list.lines.subarray(0, count),
    others: Int32Array.from(others),
  };
}
