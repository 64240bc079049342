import type { RecordAccess, Stretches } from "../../../model/row.ts";
import { HASH_WORDS, hashRecord } from "./record-hash.ts";
import type { RowCache } from "./cached-records.ts";
import { watchTexts } from "./watch-texts.ts";

/** A file, divided into records that the row cache knows and stretches of records that have to be read. */
export interface Scanned {
  /** How many records are known. */
  readonly known: number;
  /** For each cached record, its line in this file; 0: the file does not have it. */
  readonly lineOf: Int32Array;
  /** For each class, the number of known records. */
  readonly classCounts: Int32Array;
  /** For each class, the line of the first known record. */
  readonly classFirst: Int32Array;
  /** Line of the last known record that stands on several lines. */
  readonly lastMultiline: number;
  readonly stretches: Stretches;
}

/** Limits of the row cache. They change how long a list takes, never the result. */
export interface ScanLimits {
  /** Number of unknown bytes that are always accepted. With more, the file is read whole. */
  readonly unknownBytes: number;
  /** The same limit as a share (0 to 1) of the cached bytes. The larger of the two counts. */
  readonly unknownShare: number;
  /** After this number of records that are not near the expected one, the whole cache is searched for a record. */
  readonly misses: number;
  /** Added to `misses`: a share (0 to 1) of the records known so far. */
  readonly missShare: number;
  /**
   * Number of known records that are read per column because they may have one of the first texts, which the survey keeps.
   * After these records the survey has all first texts.
   */
  readonly textsToRead: number;
  /** Number of unknown rows from which the mapping is assumed until all unknown rows are read. */
  readonly firstRows: number;
}

export const SCAN_LIMITS: ScanLimits = {
  unknownBytes: 2_097_152,
  unknownShare: 0.05,
  misses: 128,
  missShare: 0.02,
  textsToRead: 32,
  firstRows: 256,
};

/** Longest record in bytes, the same as in the CSV reader. */
const LONGEST = 1_048_576;
/** How many records before and after the expected one are compared before the whole cache is searched. */
const BEHIND = 4;
const AHEAD = 16;
const QUOTE = 0x22;

/**
 * Finds the known records in a file's bytes. At the start of each record the next cached record is expected. If the bytes
 * differ, a record is guessed from its quotes and line end, and looked up. Bytes of unknown records are left to csv-parse.
 *
 * @param usable 1 for each cached record whose entry is unchanged
 * @returns null: so many bytes are unknown that reading the whole file is as fast
 */
export async function scanRecords(
  access: RecordAccess,
  rowCache: RowCache,
  usable: Uint8Array,
  limits: ScanLimits,
): Promise<Scanned | null> {
  const walk = startWalk(rowCache, usable, access.newline, limits);
  // One buffer serves the whole file: a new one per chunk would take most of the memory.
  let window = Buffer.allocUnsafe(LONGEST);
  let filled = 0;
  for await (const chunk of access.bytes()) {
    if (filled > LONGEST) return null;
    if (filled + chunk.length > window.length) {
      const larger = Buffer.allocUnsafe(filled + chunk.length);
      window.copy(larger, 0, 0, filled);
      window = larger;
    }
    filled += chunk.copy(window, filled);
    const used = walk.take(window.subarray(0, filled), false);
    if (used === null) return null;
    window.copy(window, 0, used, filled);
    filled -= used;
  }
  return walk.take(window.subarray(0, filled), true) === null ? null : walk.end();
}

function startWalk(rowCache: RowCache, usable: Uint8Array, newline: number, limits: ScanLimits) {
  const { count, hashes, lengths, lines, classes, head } = rowCache;
  const lineOf = new Int32Array(count);
  const classCounts = new Int32Array(head.classes.length);
  const classFirst = new Int32Array(head.classes.length);
  const unknown = createUnknown(rowCache, limits);
  const mayPass = watchTexts(head.classes, limits.textsToRead);
  const hash = new Int32Array(HASH_WORDS);
  let index: Int32Array | null = null;
  let misses = 0;
  let known = 0;
  let expected = 0;
  let line = 1;
  let lastMultiline = 0;

  const isRecord = (at: number, length: number): boolean =>
    lengths[at] === length &&
    hashes[at * HASH_WORDS] === hash[0] &&
    hashes[at * HASH_WORDS + 1] === hash[1] &&
    hashes[at * HASH_WORDS + 2] === hash[2];

  const findNear = (length: number): number => {
    const to = Math.min(count, expected + AHEAD);
    for (let at = Math.max(0, expected - BEHIND); at < to; at += 1) if (isRecord(at, length)) return at;
    return -1;
  };

  const findAnywhere = (length: number): number => {
    index ??= indexOf(rowCache);
    const mask = index.length - 1;
    for (let slot = hash[0]! & mask; index[slot] !== 0; slot = (slot + 1) & mask) {
      const at = index[slot]! - 1;
      if (isRecord(at, length)) return at;
    }
    return -1;
  };

  const find = (length: number): number => {
    const near = findNear(length);
    if (near !== -1) return near;
    misses += 1;
    // A changed row is found nowhere, so the index is built only after many misses.
    return misses <= limits.misses + known * limits.missShare ? -1 : findAnywhere(length);
  };

  const pass = (at: number): void => {
    const rowClass = classes[at]!;
    lineOf[at] = line;
    known += 1;
    if (classCounts[rowClass] === 0) classFirst[rowClass] = line;
    classCounts[rowClass] = classCounts[rowClass]! + 1;
    if (lines[at]! > 1) lastMultiline = line;
    unknown.interrupted();
  };

  /** @returns the number of bytes used; null: too many bytes are unknown */
  const take = (window: Buffer, isLast: boolean): number | null => {
    let from = 0;
    while (from < window.length) {
      let at = -1;
      let to = 0;
      let newlines = 0;
      if (expected < count) {
        to = from + lengths[expected]!;
        if (to > window.length && !isLast) return from;
        if (to <= window.length) {
          hashRecord(window, from, to, head.seed, hash);
          if (isRecord(expected, to - from)) at = expected;
        }
      }
      if (at !== -1) newlines = lines[at]!;
      else {
        const proposed = propose(window, from, newline);
        if (proposed.to === -1 && !isLast) return from;
        to = proposed.to === -1 ? window.length : proposed.to;
        newlines = proposed.newlines;
        hashRecord(window, from, to, head.seed, hash);
        at = find(to - from);
      }
      expected = at === -1 ? Math.min(expected + 1, count) : at + 1;
      if (at !== -1 && usable[at] === 1 && lineOf[at] === 0 && mayPass(classes[at]!)) pass(at);
      else if (!unknown.add(window, from, to, line, newlines)) return null;
      line += newlines;
      from = to;
    }
    return from;
  };

  return {
    take,
    end: (): Scanned => ({
      known,
      lineOf,
      classCounts,
      classFirst,
      lastMultiline,
      stretches: unknown.stretches(),
    }),
  };
}

/** Guesses where a record ends: at the first line end outside quotes. `to` is -1 if the window has none. */
function propose(window: Buffer, from: number, newline: number): { to: number; newlines: number } {
  let newlines = 0;
  let isQuoted = false;
  let looked = from;
  for (let at = window.indexOf(newline, from); at !== -1; at = window.indexOf(newline, at + 1)) {
    newlines += 1;
    for (; looked < at; looked += 1) if (window[looked] === QUOTE) isQuoted = !isQuoted;
    if (!isQuoted) return { to: at + 1, newlines };
  }
  return { to: -1, newlines };
}

/** Gathers the bytes that have to be read, and the line on which each stretch of them starts. */
function createUnknown({ lengths }: RowCache, { unknownBytes, unknownShare }: ScanLimits) {
  let total = 0;
  for (let at = 0; at < lengths.length; at += 1) total += lengths[at]!;
  const most = Math.max(unknownBytes, total * unknownShare);
  const starts: { at: number; line: number }[] = [];
  let bytes = Buffer.allocUnsafe(65_536);
  let used = 0;
  let at = 1;
  let goesOn = false;
  return {
    /** @returns false: too many bytes are unknown */
    add(window: Buffer, from: number, to: number, line: number, newlines: number): boolean {
      if (used + to - from > most) return false;
      if (used + to - from > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, used + to - from));
        bytes.copy(larger, 0, 0, used);
        bytes = larger;
      }
      if (!goesOn) starts.push({ at, line });
      goesOn = true;
      used += window.copy(bytes, used, from, to);
      at += newlines;
      return true;
    },
    interrupted: () => void (goesOn = false),
    stretches: (): Stretches => ({ bytes: bytes.subarray(0, used), starts }),
  };
}

/** Returns an index of all records by hash, with open addressing, at most half full. */
function indexOf({ count, hashes }: RowCache): Int32Array {
  const index = new Int32Array(2 ** Math.ceil(Math.log2(count * 2 + 1)));
  const mask = index.length - 1;
  for (let at = 0; at < count; at += 1) {
    let slot = hashes[at * HASH_WORDS]! & mask;
    while (index[slot] !== 0) slot = (slot + 1) & mask;
    index[slot] = at + 1;
  }
  return index;
}
