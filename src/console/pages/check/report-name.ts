import { closeSync, openSync, readSync } from "node:fs";

/** Bytes of a file in which a report's header is looked for. */
const HEAD_BYTES = 4_096;

/**
 * Returns whether a file may be a corrected report, which names its list itself: by its name, or by the column `_id` in the
 * first bytes of a text. The check decides.
 */
export function looksLikeReport(path: string, name: string): boolean {
  if (/rejection/iu.test(name)) return true;
  const head = Buffer.alloc(HEAD_BYTES);
  const file = openSync(path, "r");
  try {
    const length = readSync(file, head, 0, HEAD_BYTES, 0);
    return /(^|["'\t,;|\ufeff])_id(["'\t,;|\r\n]|$)/u.test(head.toString("utf8", 0, length).replaceAll("\0", ""));
  } finally {
    closeSync(file);
  }
}
