/** Writes text in code pages. The tables come from the code pages' definitions, and not from the library that reads lists. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const TABLES = JSON.parse(readFileSync(join(import.meta.dirname, "code-pages.json"), "utf8")) as Record<string, string>;
const MULTI_BYTE = new Set(["shift_jis", "euc-jp", "gb18030", "big5", "euc-kr"]);
const encoders = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Returns whether the code page has every letter of the text. */
export function canEncode(text: string, page: string): boolean {
  const table = encoderOf(page);
  return [...text].every((char) => char <= "\u007F" || table.has(char));
}

/** Encodes a text. @throws Error if the code page lacks a letter */
export function encode(text: string, page: string): Uint8Array {
  if (page === "utf-8") return new TextEncoder().encode(text);
  if (page === "utf-8-bom") return new TextEncoder().encode(`\uFEFF${text}`);
  if (page.startsWith("utf-16")) return utf16(text, page);
  if (page === "utf-7") return utf7(text);
  if (page === "iso-2022-jp") return iso2022(text);
  const table = encoderOf(page);
  const bytes = [...text].flatMap((char) => {
    if (char <= "\u007F") return [char.charCodeAt(0)];
    const found = table.get(char);
    if (found === undefined) throw new Error(`${page} lacks ${char}.`);
    return found;
  });
  return Uint8Array.from(bytes);
}

function encoderOf(page: string): ReadonlyMap<string, readonly number[]> {
  const name = page === "iso-2022-jp" ? "euc-jp" : page;
  let encoder = encoders.get(name);
  if (encoder === undefined) {
    encoder = MULTI_BYTE.has(name) ? twoByteEncoder(name) : singleByteEncoder(name);
    encoders.set(name, encoder);
  }
  return encoder;
}

function singleByteEncoder(page: string): ReadonlyMap<string, readonly number[]> {
  const table = TABLES[page];
  if (table === undefined) throw new Error(`There is no table for ${page}.`);
  return new Map([...table].flatMap((char, index) => (char === "\uFFFD" ? [] : [[char, [128 + index]] as const])));
}

function twoByteEncoder(page: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(page);
  const pairs = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const char = decoder.decode(Uint8Array.of(lead, trail));
      if ([...char].length === 1 && char > "\u007F" && char !== "\uFFFD" && !pairs.has(char))
        pairs.set(char, [lead, trail]);
    }
  }
  return pairs;
}

function utf16(text: string, page: string): Uint8Array {
  const units = Buffer.from(page.endsWith("-bom") ? `\uFEFF${text}` : text, "utf16le");
  return page.startsWith("utf-16be") ? units.swap16() : units;
}

function utf7(text: string): Uint8Array {
  const escaped = text.replaceAll("+", "+-").replaceAll(/[^\0-\u007F]+/g, (run) => {
    const bytes = Buffer.from(run, "utf16le").swap16();
    return `+${bytes.toString("base64").replaceAll("=", "")}-`;
  });
  return Buffer.from(escaped, "latin1");
}

function iso2022(text: string): Uint8Array {
  const table = encoderOf("euc-jp");
  const escaped = text.replaceAll(/[^\0-\u007F]+/g, (run) => {
    const pairs = [...run].flatMap((char) => table.get(char) ?? fail(char)).map((byte) => byte & 0x7f);
    return `\u001B$B${String.fromCharCode(...pairs)}\u001B(B`;
  });
  return Buffer.from(escaped, "latin1");
}

function fail(char: string): never {
  throw new Error(`iso-2022-jp lacks ${char}.`);
}
