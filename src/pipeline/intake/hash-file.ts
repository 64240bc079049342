import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { lookAtBytes } from "./decode-text.ts";

const CHUNK_BYTES = 1_048_576;

/** SHA-256 of a file's bytes, in hex, read once in chunks. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of lookAtBytes(path)) hash.update(bytes);
  return hash.digest("hex");
}

/** @param onChunk gets each chunk after it was hashed; the buffer is used again for the next one */
export async function hashHandle(
  handle: FileHandle,
  onChunk: (bytes: Buffer) => Promise<void> = async () => {},
): Promise<string> {
  const hash = createHash("sha256");
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let position = 0; ;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) return hash.digest("hex");
    const bytes = buffer.subarray(0, bytesRead);
    hash.update(bytes);
    await onChunk(bytes);
    position += bytesRead;
  }
}
