import { isUtf8 } from "node:buffer";
import { open } from "node:fs/promises";

import { FileRefused } from "../../../model/file-refused.ts";

const CHUNK_BYTES = 256 * 1024;
const FIRST_CHUNK_BYTES = 16 * 1024;
/** Large chunks, because passing a chunk on takes longer than looking at its bytes. */
const LOOKED_AT_BYTES = 512 * 1024;

/** A text's encoding, and where the text begins. */
export interface TextEncoding {
  /** One of the names that `encodingName` returns. */
  readonly label: string;
  /** Length of the byte order mark in bytes. */
  readonly bomBytes: number;
}

/** Reads a file's bytes in chunks. The first chunks are small, because some callers read only a file's beginning. */
export async function* readBytes(path: string, start = 0): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    for (let seen = 0; ;) {
      const length = Math.min(Math.max(seen, FIRST_CHUNK_BYTES), CHUNK_BYTES);
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, start + seen);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      seen += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/**
 * Reads a file's bytes in chunks, in little memory. Two buffers are used in turn, so a chunk is valid only until the
 * next chunk comes. The next chunk is read while the caller works on the current one.
 */
export async function* lookAtBytes(path: string, start = 0): AsyncGenerator<Buffer> {
  const file = await open(path);
  let [current, next] = [Buffer.allocUnsafeSlow(LOOKED_AT_BYTES), Buffer.allocUnsafeSlow(LOOKED_AT_BYTES)];
  const read = (into: Buffer, at: number) => {
    const reading = file.read(into, 0, LOOKED_AT_BYTES, at);
    // The loop awaits this promise later. Until then, an error must not count as an unhandled rejection.
    reading.catch(() => {});
    return reading;
  };
  let reading = read(current, start);
  try {
    for (let at = start; ; [current, next] = [next, current]) {
      const { bytesRead } = await reading;
      if (bytesRead === 0) return;
      at += bytesRead;
      reading = read(next, at);
      yield current.subarray(0, bytesRead);
    }
  } finally {
    await reading.catch(() => {});
    await file.close();
  }
}

/**
 * Reads a file's text as UTF-8 bytes without a byte order mark, in chunks.
 *
 * @param bytesOf `lookAtBytes` if the caller keeps no chunk
 */
export async function* readAsUtf8(
  path: string,
  encoding: TextEncoding,
  bytesOf: typeof readBytes = readBytes,
): AsyncGenerator<Buffer> {
  if (encoding.label === "utf-8") {
    yield* bytesOf(path, encoding.bomBytes);
    return;
  }
  const { createDecoder } = await import("./code-page-decoder.ts");
  const decoder = createDecoder(encoding.label);
  try {
    for await (const bytes of readBytes(path, encoding.bomBytes)) yield Buffer.from(decoder.decode(bytes), "utf8");
    yield Buffer.from(decoder.end(), "utf8");
  } catch (error) {
    throw error instanceof TypeError ? impossibleBytes(encoding.label) : error;
  }
}

function impossibleBytes(label: string): FileRefused {
  return new FileRefused(
    "unreadable_encoding",
    `The file contains bytes that are impossible in ${label}. The file was cut, or its encoding is another one.`,
    'Save the list as “CSV UTF-8” or as an Excel workbook (.xlsx), or correct "encoding" in the feed\'s configuration.',
  );
}

/** Creates a check whether a stream of bytes is valid UTF-8. Characters may be cut at the ends of chunks. */
export function createUtf8Check(): { push(bytes: Buffer): boolean; end(): boolean } {
  let carry = Buffer.alloc(0);
  let valid = true;
  return {
    push(bytes) {
      if (!valid) return false;
      const whole = carry.length > 0 ? Buffer.concat([carry, bytes]) : bytes;
      const cut = lastCharacterStart(whole);
      carry = Buffer.from(whole.subarray(cut));
      valid = isUtf8(whole.subarray(0, cut));
      return valid;
    },
    end: () => valid && isUtf8(carry),
  };
}

/**
 * Returns the index of the last character, which may continue in the next chunk; the length if the last byte is ASCII.
 */
function lastCharacterStart(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length - back + 1;
    if (byte >= 0xc0) return bytes.length - back;
  }
  return bytes.length;
}
