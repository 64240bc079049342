/**
 * The contacts that were erased: one line for each, beside the folder of the ledger. With an older ledger that is put back,
 * the data of these people comes back, which this file shows. The file holds contact ids only.
 */
import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, writeSync } from "node:fs";

export interface ErasedLine {
  readonly contactId: number;
  readonly at: string;
}

export function readErased(file: string | null): readonly ErasedLine[] {
  if (file === null || !existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => {
      const [, contactId, at] = /^\{"contactId":(\d{1,15}),"at":"([^"]*)"\}$/u.exec(text) ?? [];
      return contactId === undefined || at === undefined ? [] : [{ contactId: Number(contactId), at }];
    });
}

/** Appends lines, and returns when they are on disk. */
export function appendErased(file: string | null, contactIds: readonly number[], at: string): void {
  if (file === null || contactIds.length === 0) return;
  const endsMidLine = existsSync(file) && !readFileSync(file, "utf8").endsWith("\n");
  const text = contactIds.map((contactId) => `${JSON.stringify({ contactId, at })}\n`).join("");
  const fd = openSync(file, "a", 0o600);
  try {
    writeSync(fd, `${endsMidLine ? "\n" : ""}${text}`);
    fdatasyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
