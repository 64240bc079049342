import type { RecordAccess, Stretches } from "../../../model/row.ts";
import { HASH_WORDS, hashRecord } from "./record-hash.ts";
import type { RowCache } from "./row-cache.ts";
import { watchTexts } from "./watch-texts.ts";

/** A file, told apart into records that are known and stretches that have to be read. */
export interface Scanned {
  /** How many records are known. */
  readonly known: number;
  /** Line of each known record in this file; 0: it is not in it. */
  readonly lineOf: Int32Array;
  /** Of each class: how many records of it are known, and the line of the first. */
  readonly classCounts: Int32Array;
  readonly classFirst: Int32Array;
  /** Line of the last known record that stands on several lines. */
  readonly lastSeveral: number;
  readonly stretches: Stretches;
}

/** How far the shortcut is followed. None of these decides what comes out. */
export interface ScanLimits {
  /** More than that to be read strictly, in bytes and as a share of what is known, and the shortcut is none. */
  readonly unknownBytes: number;
  readonly unknownShare: number;
  /** So many records that are found nowhere near, and as a share of those known so far, before all are looked through. */
  readonly misses: number;
  readonly missShare: number;
  /**
   * The survey keeps the first few texts of a column. Records that may have one of them are read until so many have been,
   * so that it has them all.
   */
  readonly textsToRead: number;
  /** So many of the rows that are read are believed about how all are mapped, until all are read. */
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

/** A record may be no longer than that, here as in the strict reader. */
const LONGEST = 1_048_576;
/** How far around the expected record another is looked for before all are. */
const BEHIND = 4;
const AHEAD = 16;
const QUOTE = 0x22;

/**
 * Walks over a file's bytes. Where a record begins, the bytes of the next known record are expected; else a record is
 * proposed by its quotes and line end, and looked up. What is not known is left to the strict reader.
 *
 * @param usable 1 for each record of the memory whose entry is as it was
 * @returns null: so much is unknown that reading all is as fast
 */
export async function scanRecords(
  access: RecordAccess,
  rowCache: RowCache,
  usable: Uint8Array,
  limits: ScanLimits,
): Promise<Scanned | null> {
  const walk = startWalk(rowCache, usable, access.newline, limits);
  // One window for the whole file: a new one for each chunk would be most of the memory.
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
  let lastSeveral = 0;

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
    // Where a few rows changed, none of them is to be found elsewhere.
    return misses <= limits.misses + known * limits.missShare ? -1 : findAnywhere(length);
  };

  const pass = (at: number): void => {
    const rowClass = classes[at]!;
    lineOf[at] = line;
    known += 1;
    if (classCounts[rowClass] === 0) classFirst[rowClass] = line;
    classCounts[rowClass] = classCounts[rowClass]! + 1;
    if (lines[at]! > 1) lastSeveral = line;
    unknown.interrupted();
  };

  /** @returns how many bytes were used; null: too much is unknown */
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
      lastSeveral,
      stretches: unknown.stretches(),
    }),
  };
}

/** A record as far as its quotes tell: it ends with the first line end that stands outside of them. */
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

/** The bytes that have to be read, one after the other. */
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
    /** @returns false: too much */
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

/** All records by their hash: open addressing, half empty. */
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
