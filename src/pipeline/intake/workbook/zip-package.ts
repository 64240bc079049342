import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";

import { openPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";

import { FileRefused } from "../../../model/file-refused.ts";
import { damaged, hostile, passwordProtected } from "../table/refusals.ts";

/**
 * Limits that no list of contacts reaches. There is no limit on the compression ratio, because empty formatted cells
 * compress a thousandfold.
 */
const MAX_PARTS = 1_000;
const MAX_PART_BYTES = 2 ** 30;
const MAX_TOTAL_BYTES = 2 ** 31;
/** Bytes unpacked per step. Each step is a round trip to another thread, so zlib's default of 16 KB is slower. */
const PIECE_BYTES = 64 * 1024;
const DEFLATED = 8;
const STORED = 0;

/** An opened ZIP package. Its parts are named without leading slash; case is ignored. */
export interface ZipPackage {
  readonly names: readonly string[];
  /** Size of the file. */
  readonly bytes: number;
  has(name: string): boolean;
  /**
   * Streams a part's bytes, from the start at each call.
   *
   * @throws FileRefused `damaged`
   */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

/**
 * Opens a ZIP file and reads only its directory.
 *
 * @throws FileRefused `damaged`, `hostile`, `password_protected`
 */
export async function openZipPackage(path: string): Promise<ZipPackage> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw damaged(error);
  });
  try {
    return createPackage(path, zip, await readDirectory(zip));
  } catch (error) {
    zip.close();
    throw error instanceof FileRefused ? error : refusalOf(error);
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_PARTS) throw hostile(`it has ${zip.entryCount} parts`);
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw passwordProtected();
    total += entry.uncompressedSize;
    if (entry.uncompressedSize > MAX_PART_BYTES || total > MAX_TOTAL_BYTES) throw hostile("it unpacks to gigabytes");
    const name = partKey(entry.fileName);
    if (entries.has(name)) throw hostile("it holds the same part twice");
    if (entry.compressionMethod !== DEFLATED && entry.compressionMethod !== STORED) {
      throw damaged(new Error(`compression method ${entry.compressionMethod}`));
    }
    entries.set(name, entry);
  }
  return entries;
}

function createPackage(path: string, zip: ZipFile, entries: ReadonlyMap<string, Entry>): ZipPackage {
  return {
    names: [...entries.keys()],
    bytes: zip.fileSize,
    has: (name) => entries.has(partKey(name)),
    async *read(name) {
      const entry = entries.get(partKey(name));
      if (entry === undefined) throw damaged(new Error(`part ${name} is missing`));
      try {
        let sum = 0;
        let size = 0;
        for await (const bytes of await unpack(path, zip, entry)) {
          sum = crc32(bytes, sum);
          size += bytes.length;
          if (size > entry.uncompressedSize) break;
          yield bytes;
        }
        if (size !== entry.uncompressedSize) throw new Error("size differs");
        if (sum !== entry.crc32) throw new Error("checksum differs");
      } catch (error) {
        throw error instanceof FileRefused ? error : damaged(error);
      }
    },
    close: () => zip.close(),
  };
}

/**
 * Unpacks a part's bytes without checking them. The bytes come from a stream of our own: yauzl's stream fails when one
 * reader stops early while another one waits for the file.
 */
async function unpack(path: string, zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  if (entry.compressedSize === 0) return (async function* () {})();
  const packed = createReadStream(path, { start, end: start + entry.compressedSize - 1 });
  if (entry.compressionMethod === STORED) return packed as AsyncIterable<Buffer>;
  // The callback is empty, because the stream's reader gets the errors, and stopping early is not an error.
  return pipeline(packed, createInflateRaw({ chunkSize: PIECE_BYTES }), () => {});
}

function partKey(name: string): string {
  return name.replace(/^\/+/, "").toLowerCase();
}

/** Turns an error of yauzl into a refusal. yauzl throws a plain Error for a name that leads out of the package. */
function refusalOf(error: unknown): FileRefused {
  const message = error instanceof Error ? error.message : "";
  if (/relative path|absolute path|invalid characters/.test(message)) return hostile("a part's name leads out of it");
  return /encryption/.test(message) ? passwordProtected() : damaged(error);
}
