/** Searches files of any kind for a person. */
import { open, readFile } from "node:fs/promises";
import { FileRefused } from "../../../../../../model/file-refused.ts";
import { hasPlainTexts, isPacked, sniffKind } from "../../../../../../pipeline/intake/text/file-kind.ts";
import { openZipPackage } from "../../../../../../pipeline/intake/workbook/zip-package.ts";
import { hasUnknownEntity } from "./coded-letters.ts";
import { readingsOf } from "./decoded-texts.ts";
import { tablesOfJson } from "./json-tables.ts";
import { tablesOfMarkup } from "./markup-tables.ts";
import { spellingsOf } from "./text-spellings.ts";
import type { RowsSearch } from "./person-in-tables.ts";
import { tablesOfLines, type TextTable } from "./text-table.ts";

/** What a search of a file found. `closed`: not all of its texts can be read. */
type Searched = "holds" | "lacks" | "closed";

/** Finds a person. */
export interface Search {
  /** Returns whether a text shows the person. */
  has(text: string): boolean;
  /** Finds rows of the person; null: the file is a list, whose rows are read elsewhere. */
  readonly rows: RowsSearch | null;
}

/** Letters that are written with other signs, as in an e-mail, in address cards and in a text of Word. */
const CODED_LETTERS =
  /=\?[\w-]+\?[bq]\?|^content-transfer-encoding:|^begin:v(?:card|calendar)|encoding=(?:quoted|b\b)|^\w+:: |\\'[\da-f]{2}|(?:=[\da-f]{2}){2}/imu;
const LONG_WORD = /[A-Za-z\d+/]{32,}/gu;
const MARKUP = /<\/?[a-z][^<>]*>/iu;

/** Returns whether a file holds a text that `has` finds. */
export async function holdsText(path: string, has: Search["has"]): Promise<boolean> {
  return (await searchFile(path, { has, rows: null })) === "holds";
}

/** Searches a file for a person: as text in each encoding that may be its own, or in the parts of a ZIP package. */
export async function searchFile(path: string, search: Search): Promise<Searched> {
  const hasText = (text: string) => [...spellingsOf(text)].some((spelling) => search.has(spelling));
  if (await isZip(path)) {
    try {
      for await (const text of partsOf(path)) if (hasText(text)) return "holds";
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
    }
    return "closed";
  }
  const bytes = await readFile(path);
  const kind = sniffKind(bytes.subarray(0, 4096));
  let isReadInFull = kind === "empty";
  for (const { text, isText } of readingsOf(bytes, search.rows !== null && !isPacked(kind))) {
    if (hasText(text)) return "holds";
    if (!isText || !hasPlainTexts(kind)) continue;
    if (search.rows !== null && hasRows(text, search.rows)) return "holds";
    isReadInFull ||= isReadable(text);
  }
  return isReadInFull ? "lacks" : "closed";
}

function hasRows(text: string, rows: RowsSearch): boolean {
  if (![...spellingsOf(text)].some((spelling) => rows.mayHave(spelling))) return false;
  for (const table of tablesIn(text)) if (rows.has(table)) return true;
  return false;
}

function* tablesIn(text: string): Generator<TextTable> {
  if (MARKUP.test(text)) yield* tablesOfMarkup(text);
  yield* tablesOfJson(text);
  yield* tablesOfLines(text);
}

/** Returns whether all letters of a text stand in it as letters, or in a way that is known. */
function isReadable(text: string): boolean {
  if (CODED_LETTERS.test(text) || (MARKUP.test(text) && hasUnknownEntity(text))) return false;
  const isBase64 = (word: string) => [/\d/u, /[a-z]/u, /[A-Z]/u].every((some) => some.test(word));
  return ![...text.matchAll(LONG_WORD)].some(([word]) => isBase64(word));
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await file.close();
  }
}

async function* partsOf(path: string): AsyncGenerator<string> {
  const zip = await openZipPackage(path);
  try {
    for (const name of zip.names) {
      const chunks: Buffer[] = [];
      for await (const chunk of zip.read(name)) chunks.push(chunk);
      yield Buffer.concat(chunks).toString("utf8");
    }
  } finally {
    zip.close();
  }
}
