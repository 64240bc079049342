import { FileRefused } from "../../model/file-refused.ts";
import type { TextEncoding } from "./decode-text.ts";
import { createUtf8Check, readBytes } from "./decode-text.ts";
import type { ScoreHeader } from "./find-header.ts";

export async function findEncoding(path: string, _setting: string | null, _score: ScoreHeader): Promise<TextEncoding> {
  const check = createUtf8Check();
  let bom = 0;
  let first = true;
  for await (const bytes of readBytes(path)) {
    if (first && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bom = 3;
    first = false;
    if (!check.push(bytes)) break;
  }
  if (check.end()) return { label: "utf-8", bomBytes: bom };
  throw new FileRefused("unreadable_encoding", "to do", "to do");
}
