import { open, readFile } from "node:fs/promises";
import { openZipPackage } from "../../../../../pipeline/intake/workbook/zip-package.ts";

/**
 * Returns whether a file holds a text that `has` finds: as plain text in a usual encoding, or in a part of a ZIP package. A file
 * that can't be read as such counts as one that does not.
 */
export async function holdsText(path: string, has: (text: string) => boolean): Promise<boolean> {
  if (await isZip(path)) {
    for await (const text of partsOf(path)) if (has(text)) return true;
    return false;
  }
  const bytes = await readFile(path);
  return (["utf8", "latin1", "utf16le"] as const).some((encoding) => has(bytes.toString(encoding)));
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
  let zip: Awaited<ReturnType<typeof openZipPackage>>;
  try {
    zip = await openZipPackage(path);
  } catch {
    return;
  }
  try {
    for (const name of zip.names) {
      const chunks: Buffer[] = [];
      for await (const chunk of zip.read(name)) chunks.push(chunk);
      const xml = Buffer.concat(chunks).toString("utf8");
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
