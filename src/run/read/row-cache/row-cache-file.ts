/** Stores row caches on disk. A row cache can be deleted at any time: the next list is then read whole. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HASH_WORDS } from "./record-hash.ts";
import type { RowCacheHead, RowCache } from "./cached-records.ts";
import { SCAN_LIMITS, type ScanLimits } from "./scan-records.ts";

const MAGIC = "celebration-sync known records 4\n";
const DIGEST_BYTES = 32;

/** The files that hold the row caches, one per feed. */
interface RowCacheFiles {
  /** Returns the row cache of a feed; null: there is none, or its file is damaged. */
  load(feed: string): RowCache | null;
  save(feed: string, rowCache: RowCache): void;
  drop(feed: string): void;
}

/** The row caches of all feeds. */
export interface RowCaches {
  readonly files: RowCacheFiles;
  /** false: the caches are read and never written. */
  readonly isWritable: boolean;
  readonly limits: ScanLimits;
}

/**
 * Opens the row caches in a folder.
 *
 * @param folder created with the first row cache; only the owner may read it, because its content is about people
 */
export function openRowCachesIn(
  folder: string,
  { isWritable, limits = SCAN_LIMITS }: Pick<RowCaches, "isWritable"> & { readonly limits?: ScanLimits },
): RowCaches {
  return { files: openRowCacheFiles(folder), isWritable, limits };
}

/** Removes the row cache of a feed. */
export function dropRowCache(folder: string, feed: string): void {
  openRowCacheFiles(folder).drop(feed);
}

function openRowCacheFiles(folder: string): RowCacheFiles {
  const fileOf = (feed: string) => join(folder, `${encodeURIComponent(feed)}.records`);
  return {
    load(feed) {
      try {
        return decode(readFileSync(fileOf(feed)));
      } catch {
        return null;
      }
    },
    save(feed, rowCache) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const draft = `${fileOf(feed)}.tmp`;
      writeFileSync(draft, encode(rowCache), { mode: 0o600 });
      renameSync(draft, fileOf(feed));
    },
    drop: (feed) => rmSync(fileOf(feed), { force: true }),
  };
}

/** Writes the arrays of wider numbers first, so that each array is aligned to the size of its numbers. */
function encode({ head, count, hashes, entries, contents, others, lengths, classes, lines }: RowCache): Buffer {
  const text = JSON.stringify({ ...head, count, others: others.length });
  const top = Buffer.from(`${MAGIC}${text.padEnd(text.length + 3)}`);
  const start = alignedTo4(top.length + 4);
  const first = Buffer.alloc(start);
  top.copy(first, 4);
  first.writeUInt32LE(start, 0);
  const body = Buffer.concat([
    first,
    ...[hashes, entries, contents, others, lengths, classes, lines].map((array) =>
      Buffer.from(array.buffer, array.byteOffset, array.byteLength),
    ),
  ]);
  return Buffer.concat([body, digest(body)]);
}

function decode(read: Buffer): RowCache | null {
  // Node returns a small file as a slice of a pool, which may not be aligned for wider numbers.
  const bytes = read.byteOffset % 4 === 0 ? read : Buffer.from(new Uint8Array(read).buffer);
  const body = bytes.subarray(0, bytes.length - DIGEST_BYTES);
  if (!digest(body).equals(bytes.subarray(body.length))) return null;
  const start = body.readUInt32LE(0);
  const top = body.toString("utf8", 4, start).replace(/\0+$/, "");
  if (!top.startsWith(MAGIC)) return null;
  const { count, others, ...head } = JSON.parse(top.slice(MAGIC.length)) as RowCacheHead & {
    count: number;
    others: number;
  };
  let at = body.byteOffset + start;
  const next = <A>(
    kind: new (buffer: ArrayBufferLike, at: number, length: number) => A,
    length: number,
    size: number,
  ) => {
    const array = new kind(body.buffer, at, length);
    at += length * size;
    return array;
  };
  return {
    head,
    count,
    hashes: next(Int32Array, count * HASH_WORDS, 4),
    entries: next(Int32Array, count, 4),
    contents: next(Int32Array, count, 4),
    others: next(Int32Array, others, 4),
    lengths: next(Uint16Array, count, 2),
    classes: next(Uint16Array, count, 2),
    lines: next(Uint8Array, count, 1),
  };
}

function alignedTo4(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function digest(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
