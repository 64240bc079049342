import { createHmac, randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { syncPath } from "../../database/sync-path.ts";

/** The secret with which the forms of people are hashed. Without it, nothing about the people follows from the hashes. */
export interface NeverKey {
  /** Tells this key from others, and shows nothing of it. */
  readonly name: string;
  hash(form: string): string;
}

const KEY_BYTES = 32;
/** A hash of 96 bits: equal for two different forms less than once in 10^20 pairs. */
const HASH_DIGITS = 24;
const NAME_DIGITS = 8;

/** Returns the key in a file; null: there is none, or it can't be read. */
export function readNeverKey(file: string): NeverKey | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch {
    return null;
  }
  return /^[0-9a-f]{64}$/u.test(text) ? neverKeyOf(Buffer.from(text, "hex")) : null;
}

/** Makes a key, and returns when it is on disk. Only the owner may read the file. */
export function makeNeverKey(file: string): NeverKey {
  const secret = randomBytes(KEY_BYTES);
  const draft = `${file}.tmp`;
  const fd = openSync(draft, "w", 0o600);
  try {
    writeSync(fd, `${secret.toString("hex")}\n`);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(draft, file);
  syncPath(dirname(file));
  return neverKeyOf(secret);
}

function neverKeyOf(secret: Buffer): NeverKey {
  const hash = (form: string) => createHmac("sha256", secret).update(form).digest("hex").slice(0, HASH_DIGITS);
  return { name: hash("the name of this key").slice(0, NAME_DIGITS), hash };
}
