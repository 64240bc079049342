/**
 * The file of the never entries: one line for each change, append-only and on disk before it counts. It stands beside the
 * folder of the ledger, so that a ledger that is rebuilt or put back still knows every entry. It holds keyed hashes only.
 */
import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { syncPath } from "../../database/sync-path.ts";

/** A change of the never entries. `also`: further forms of an entry's person. Times are ISO date-times. */
export type NeverLine =
  | {
      readonly event: "added" | "also";
      readonly id: number;
      readonly at: string;
      /** The name of the key of the hashes. */
      readonly key: string;
      readonly hashes: readonly string[];
    }
  | { readonly event: "lifted"; readonly id: number; readonly at: string };

/** Returns the file's lines that can be read, as text. A crash may have cut off the last one, which then never counted. */
export function readNeverLines(file: string | null): readonly string[] {
  if (file === null || !existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((text) => parseNeverLine(text) !== null);
}

/** Appends lines, and returns when they are on disk. */
export function appendNeverLines(file: string | null, lines: readonly string[]): void {
  if (file === null || lines.length === 0) return;
  const isNew = !existsSync(file);
  const endsMidLine = !isNew && !readFileSync(file, "utf8").endsWith("\n");
  const bytes = Buffer.from(`${endsMidLine ? "\n" : ""}${lines.join("\n")}\n`);
  const fd = openSync(file, "a", 0o600);
  try {
    // A nearly full disk accepts a part of the bytes and reports no error.
    for (let written = 0; written < bytes.length;) written += writeSync(fd, bytes, written);
    fdatasyncSync(fd);
  } finally {
    closeSync(fd);
  }
  if (isNew) syncPath(dirname(file));
}

/** Returns the change that a line's text means; null: none. */
export function parseNeverLine(text: string): NeverLine | null {
  try {
    const found = JSON.parse(text) as Readonly<Record<"event" | "id" | "at" | "key" | "hashes", unknown>>;
    const { event, id, at, key, hashes } = found;
    if (typeof id !== "number" || typeof at !== "string") return null;
    if (event === "lifted") return { event, id, at };
    const areHashes = Array.isArray(hashes) && hashes.every((hash) => typeof hash === "string");
    if ((event !== "added" && event !== "also") || typeof key !== "string" || !areHashes) return null;
    return { event, id, at, key, hashes };
  } catch {
    return null;
  }
}
