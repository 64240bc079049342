import type { CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";
import { HASH_WORDS } from "./record-hash.ts";

/** What holds for all records of a memory. */
export interface RowCacheHead {
  /** Which of the ledger's states the entries are of. */
  readonly token: string;
  /** All that decides how bytes become a row, before the file is looked at: program, settings, groups, header … */
  readonly reading: string;
  /** How columns are used, and what else the whole list proved that mapping goes by. */
  readonly mapping: string;
  /** `YYYY-MM-DD`: from that day on. */
  readonly day: string;
  readonly seed: number;
  /** What each class of rows proves. */
  readonly classes: readonly (readonly CellMark[])[];
  /** Per column, the texts that the marks name. */
  readonly texts: readonly { readonly samples: readonly string[]; readonly unknownGroups: readonly string[] }[];
}

/**
 * Records of which it is known what they are: each was read strictly once, as a row that asks for just what its entry
 * had applied last. Parallel arrays, in the order of the list.
 */
export interface RowCache {
  readonly head: RowCacheHead;
  readonly count: number;
  /** `HASH_WORDS` per record. */
  readonly hashes: Int32Array;
  /** Entry of each record; no entry has two. */
  readonly entries: Int32Array;
  /** Bytes, line end included. */
  readonly lengths: Uint16Array;
  /** Index into the classes. */
  readonly classes: Uint16Array;
  /** Line ends within the record. */
  readonly lines: Uint8Array;
  /** Entries of the feed that none of the records is of. */
  readonly others: Int32Array;
}

/** Room for records, before it is known how many there will be. */
export interface RecordList {
  count: number;
  hashes: Int32Array;
  entries: Int32Array;
  lengths: Uint16Array;
  classes: Uint16Array;
  lines: Uint8Array;
}

export function createRecordList(room: number): RecordList {
  return {
    count: 0,
    hashes: new Int32Array(room * HASH_WORDS),
    entries: new Int32Array(room),
    lengths: new Uint16Array(room),
    classes: new Uint16Array(room),
    lines: new Uint8Array(room),
  };
}

/** Copies one record to the end of a list that has room for it. */
export function addRecord(
  list: RecordList,
  from: Pick<RowCache, "hashes" | "lengths" | "lines">,
  at: number,
  entry: number,
  rowClass: number,
): void {
  const to = list.count;
  for (let word = 0; word < HASH_WORDS; word += 1)
    list.hashes[to * HASH_WORDS + word] = from.hashes[at * HASH_WORDS + word]!;
  list.entries[to] = entry;
  list.lengths[to] = from.lengths[at]!;
  list.classes[to] = rowClass;
  list.lines[to] = from.lines[at]!;
  list.count = to + 1;
}

/** The list as a memory; what is left of its room is cut off. */
export function toRowCache(head: RowCacheHead, list: RecordList, others: readonly number[]): RowCache {
  const { count } = list;
  return {
    head,
    count,
    hashes: list.hashes.subarray(0, count * HASH_WORDS),
    entries: list.entries.subarray(0, count),
    lengths: list.lengths.subarray(0, count),
    classes: list.classes.subarray(0, count),
    lines: list.lines.subarray(0, count),
    others: Int32Array.from(others),
  };
}
