import { open, readFile } from "node:fs/promises";
import { FileRefused } from "../../../../../model/file-refused.ts";
import { sniffKind } from "../../../../../pipeline/intake/text/file-kind.ts";
import { openZipPackage } from "../../../../../pipeline/intake/workbook/zip-package.ts";

/** What a search of a file found. `closed`: the file is packed, encrypted or a picture, so its texts can't be read. */
type Searched = "holds" | "lacks" | "closed";

/** Returns whether a file holds a text that `has` finds. A file that can't be searched counts as one that does not. */
export async function holdsText(path: string, has: (text: string) => boolean): Promise<boolean> {
  return (await searchFile(path, has)) === "holds";
}

/** Searches a file for a text that `has` finds: as plain text in a usual encoding, or in a part of a ZIP package. */
export async function searchFile(path: string, has: (text: string) => boolean): Promise<Searched> {
  if (await isZip(path)) {
    try {
      for await (const text of partsOf(path)) if (has(text)) return "holds";
      return "lacks";
    } catch (error) {
      if (error instanceof FileRefused) return "closed";
      throw error;
    }
  }
  const bytes = await readFile(path);
  const hasText = (text: string) => has(text) || has(withoutMarks(text));
  if ((["utf8", "latin1", "utf16le"] as const).some((encoding) => hasText(bytes.toString(encoding)))) return "holds";
  return isClosed(bytes) ? "closed" : "lacks";
}

/** Keeps the words of two records apart, so that they are no whole name. */
const RECORD_END = "\n".repeat(9);

/** Returns the text of HTML without its tags, and that of JSON without the names of its properties; "" for any other text. */
function withoutMarks(text: string): string {
  const [first = ""] = text.trimStart();
  if (first === "<") return plainText(text.replaceAll(/<\/(?:tr|li|p|div|table)\s*>/giu, RECORD_END));
  if (first !== "{" && first !== "[") return "";
  return text.replaceAll(/"(?:[^"\\]|\\.)*"\s*:/gu, "").replaceAll("}", RECORD_END);
}

/** Names of kinds of files, as `sniffKind` names them, whose texts are packed or drawn. */
const CLOSED_KINDS = /compressed|PDF|picture|Parquet/u;

function isClosed(bytes: Buffer): boolean {
  const kind = sniffKind(bytes.subarray(0, 4096));
  if (kind === "ole") return bytes.includes(Buffer.from("EncryptedPackage", "utf16le"));
  return typeof kind === "object" && CLOSED_KINDS.test(kind.foreign);
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

function packedTwice(): FileRefused {
  return new FileRefused("wrong_type", "A part of this file is packed once more.", "Unpack it first.");
}

async function* partsOf(path: string): AsyncGenerator<string> {
  const zip = await openZipPackage(path);
  try {
    for (const name of zip.names) {
      const chunks: Buffer[] = [];
      for await (const chunk of zip.read(name)) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      if (sniffKind(bytes.subarray(0, 4096)) === "zip") throw packedTwice();
      const xml = bytes.toString("utf8");
      yield xml;
      yield plainText(xml);
    }
  } finally {
    zip.close();
  }
}

/** Returns the text of an XML part without its tags. Two cells stay apart. */
function plainText(xml: string): string {
  return xml
    .replaceAll(/<[^>]*>/gu, "\n")
    .replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/giu, (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
