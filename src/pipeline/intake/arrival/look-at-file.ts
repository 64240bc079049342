import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { lookAtBytes } from "../text/decode-text.ts";
import { createByteSurvey, type ByteKind } from "../text/survey-bytes.ts";

const CHUNK_BYTES = 1_048_576;

/** Facts about all bytes of a file, found in one reading. */
export interface FileLook {
  /** In hex. */
  readonly sha256: string;
  readonly byteKind: ByteKind;
}

/** Reads a file in chunks and returns its hash and its kind of bytes. */
export async function lookAtFile(path: string): Promise<FileLook> {
  const look = startLook();
  for await (const bytes of lookAtBytes(path)) look.push(bytes);
  return look.end();
}

/**
 * Reads an open file in chunks and returns its hash and its kind of bytes.
 *
 * @param onChunk gets each chunk after hashing; the chunk's buffer is reused for the next chunk
 */
export async function lookAtHandle(
  handle: FileHandle,
  onChunk: (bytes: Buffer) => Promise<void> = async () => {},
): Promise<FileLook> {
  const look = startLook();
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let position = 0; ;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) return look.end();
    const bytes = buffer.subarray(0, bytesRead);
    look.push(bytes);
    await onChunk(bytes);
    position += bytesRead;
  }
}

function startLook() {
  const hash = createHash("sha256");
  const survey = createByteSurvey();
  return {
    push(bytes: Buffer): void {
      hash.update(bytes);
      survey.push(bytes);
    },
    end: (): FileLook => ({ sha256: hash.digest("hex"), byteKind: survey.end() }),
  };
}
