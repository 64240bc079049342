import { parseMergedRange } from "../workbook/merged-cells.ts";
import type { MergedRange } from "../workbook/merged-cells.ts";
import { hostile } from "../table/refusals.ts";
import { readMailTargets, readRelations } from "./relations.ts";
import { KEPT_COLUMNS, MAX_MERGED } from "../workbook/sheet-limits.ts";
import { columnIndex } from "./xlsx-sheet.ts";
import { readXml } from "../workbook/xml-events.ts";
import type { ZipPackage } from "../workbook/zip-package.ts";

const MAX_FRAME_BYTES = 16 * 1024 * 1024;
const DATA = Buffer.from("sheetData");
/** Bytes on each side of a chunk's end that are searched together, so that a `sheetData` tag cut there is found. */
const OVERLAP = 64;

/**
 * The parts of a sheet above and below its rows. The frame is read before the rows, because the rows need the list of
 * merged cells, which comes after the rows in the file.
 */
export interface SheetFrame {
  readonly merged: readonly MergedRange[];
  /** E-mail addresses that cells link to: `B3` → `ann@example.org`. */
  readonly mailLinks: ReadonlyMap<string, string>;
  /** True when a filter is set; then the hidden rows are the rows that do not match the filter. */
  readonly isFiltered: boolean;
}

/**
 * Reads the frame of a worksheet part. The rows are unpacked, which checks their checksum, but not parsed, so this
 * function is quick.
 *
 * @throws FileRefused `damaged`, `hostile`
 */
export async function readSheetFrame(pack: ZipPackage, part: string): Promise<SheetFrame> {
  const { head, tail } = await splitOffRows(pack, part);
  const merged: MergedRange[] = [];
  for (const [, reference = ""] of tail.matchAll(/<(?:[\w.-]+:)?mergeCell\s[^<>]*?\bref\s*=\s*["']([^"']+)["']/g)) {
    const range = parseMergedRange(reference, columnIndex);
    if (range !== null && range.column < KEPT_COLUMNS) merged.push(range);
    if (merged.length > MAX_MERGED) throw hostile("hundreds of thousands of its cells are merged");
  }
  const isFiltered =
    /<(?:[\w.-]+:)?sheetPr\s[^<>]*\bfilterMode\s*=\s*["'](?:1|true|on)["']/.test(head) ||
    /<(?:[\w.-]+:)?filterColumn\b/.test(tail) ||
    (await hasFilteredTable(pack, part));
  return { merged, isFiltered, mailLinks: await readMailLinks(pack, part, tail) };
}

async function readMailLinks(pack: ZipPackage, part: string, tail: string): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  const targets = await readMailTargets(pack, part);
  if (targets.size === 0) return links;
  for (const [link] of tail.matchAll(/<(?:[\w.-]+:)?hyperlink\s[^<>]*>/g)) {
    const cell = /\sref\s*=\s*["']([A-Z]{1,3}\d{1,7})["']/.exec(link)?.[1];
    const target = targets.get(/:id\s*=\s*["']([^"']+)["']/.exec(link)?.[1] ?? "");
    if (cell !== undefined && target !== undefined) links.set(cell, target);
  }
  return links;
}

async function splitOffRows(pack: ZipPackage, part: string): Promise<{ head: string; tail: string }> {
  const tail: Buffer[] = [];
  let tailBytes = 0;
  let head: string | null = null;
  let last = Buffer.alloc(0);
  const keep = (bytes: Buffer): void => {
    tail.push(bytes);
    tailBytes += bytes.length;
    if (tailBytes > MAX_FRAME_BYTES) throw hostile("the part below its rows fills many megabytes");
  };
  for await (const bytes of pack.read(part)) {
    head ??= bytes.toString("latin1", 0, bytes.includes(DATA) ? bytes.indexOf(DATA) : bytes.length);
    if (tailBytes > 0) {
      keep(bytes);
      continue;
    }
    const seam = Buffer.concat([last, bytes.subarray(0, OVERLAP)]);
    const atSeam = endOfRows(seam);
    const end = endOfRows(bytes);
    if (atSeam !== -1) keep(Buffer.concat([seam.subarray(atSeam), bytes.subarray(OVERLAP)]));
    else if (end !== -1) keep(Buffer.from(bytes.subarray(end)));
    last = Buffer.from(bytes.subarray(-OVERLAP));
  }
  return { head: head ?? "", tail: Buffer.concat(tail).toString("latin1") };
}

/** Returns the index of `</sheetData>` or `<sheetData/>`, or -1. */
function endOfRows(window: Buffer): number {
  for (let at = window.indexOf(DATA); at !== -1; at = window.indexOf(DATA, at + 1)) {
    const around = window.toString("latin1", Math.max(0, at - OVERLAP / 2), at + OVERLAP / 2);
    if (/<\/(?:[\w.-]+:)?sheetData\s*>|<(?:[\w.-]+:)?sheetData\s*\/>/.test(around)) return at;
  }
  return -1;
}

/** Returns true when a table in the sheet has a filter. Each table is stored in its own part of the package. */
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
