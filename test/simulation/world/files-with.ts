import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";

/** Returns the files below a folder whose name or bytes hold a text, also inside workbooks. @param skipped names of folders in it */
export function filesWith(root: string, text: RegExp | string, skipped: readonly string[] = []): readonly string[] {
  const isIn = (bytes: Buffer) =>
    (["utf8", "latin1", "utf16le"] as const).some((encoding) => bytes.toString(encoding).search(text) !== -1);
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (!entry.isFile() || skipped.some((folder) => path.startsWith(`${folder}/`))) return [];
    const bytes = readFileSync(join(root, path));
    return path.search(text) !== -1 || isIn(bytes) || unzipped(bytes).some(isIn) ? [path] : [];
  });
}

/** Returns the parts of a ZIP file. */
function unzipped(bytes: Buffer): readonly Buffer[] {
  const parts: Buffer[] = [];
  for (let at = bytes.indexOf("PK\u0001\u0002"); at !== -1; at = bytes.indexOf("PK\u0001\u0002", at + 4)) {
    const [size, header] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const packed = bytes.subarray(start, start + size);
    parts.push(bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
  }
  return parts;
}
