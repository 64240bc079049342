import { parseMergedRange } from "./merged-cells.ts";
import type { MergedRange } from "./merged-cells.ts";
import { hostile } from "./refusals.ts";
import { readRelations } from "./xlsx-workbook.ts";
import { columnIndex } from "./xlsx-sheet.ts";
import { readXml } from "./xml-events.ts";
import type { ZipPackage } from "./zip-package.ts";

const MAX_FRAME_BYTES = 16 * 1024 * 1024;
const DATA = Buffer.from("sheetData");
/** Longer than any tag around the word, so that a tag cut by a chunk's edge is seen whole. */
const OVERLAP = 64;

/** What stands around a sheet's rows. Merged cells come after them in the file, so it is looked at beforehand. */
export interface SheetFrame {
  readonly merged: readonly MergedRange[];
  /** A filter is set, so that hidden rows are rows that do not match it. */
  readonly isFiltered: boolean;
}

/**
 * Reads a worksheet part once, quickly: the rows are unpacked (which proves their checksum) but not parsed.
 *
 * @throws FileRefused `damaged`, `hostile`
 */
export async function readSheetFrame(pack: ZipPackage, part: string): Promise<SheetFrame> {
  const { head, tail } = await splitOffRows(pack, part);
  const merged = [...tail.matchAll(/<(?:[\w.-]+:)?mergeCell\s[^>]*?\bref\s*=\s*["']([^"']+)["']/g)].flatMap(
    ([, reference]) => parseMergedRange(reference ?? "", columnIndex) ?? [],
  );
  const isFiltered =
    /<(?:[\w.-]+:)?sheetPr\s[^>]*\bfilterMode\s*=\s*["'](?:1|true|on)["']/.test(head) ||
    /<(?:[\w.-]+:)?filterColumn\b/.test(tail) ||
    (await hasFilteredTable(pack, part));
  return { merged, isFiltered };
}

async function splitOffRows(pack: ZipPackage, part: string): Promise<{ head: string; tail: string }> {
  const tail: Buffer[] = [];
  let tailBytes = 0;
  let head: string | null = null;
  let last = Buffer.alloc(0);
  for await (const bytes of pack.read(part)) {
    const window = Buffer.concat([last, bytes]);
    head ??= window.toString("latin1", 0, window.includes(DATA) ? window.indexOf(DATA) : window.length);
    if (tailBytes > 0) {
      tail.push(bytes);
      tailBytes += bytes.length;
      if (tailBytes > MAX_FRAME_BYTES) throw hostile("what stands below its rows fills megabytes");
    } else {
      const end = endOfRows(window);
      if (end !== -1) {
        tail.push(Buffer.from(window.subarray(end)));
        tailBytes += window.length - end;
      }
    }
    last = Buffer.from(window.subarray(-OVERLAP));
  }
  return { head: head ?? "", tail: Buffer.concat(tail).toString("latin1") };
}

/** Index where `</sheetData>` or `<sheetData/>` stands. */
function endOfRows(window: Buffer): number {
  for (let at = window.indexOf(DATA); at !== -1; at = window.indexOf(DATA, at + 1)) {
    const around = window.toString("latin1", Math.max(0, at - OVERLAP / 2), at + OVERLAP / 2);
    if (/<\/(?:[\w.-]+:)?sheetData\s*>|<(?:[\w.-]+:)?sheetData\s*\/>/.test(around)) return at;
  }
  return -1;
}

/** A table inside the sheet keeps its filter in a part of its own. */
async function hasFilteredTable(pack: ZipPackage, part: string): Promise<boolean> {
  let isFiltered = false;
  for (const { type, target } of await readRelations(pack, part)) {
    if (type !== "table" || !pack.has(target)) continue;
    await readXml(pack.read(target), {
      open(name) {
        isFiltered ||= name === "filterColumn";
      },
    });
  }
  return isFiltered;
}
