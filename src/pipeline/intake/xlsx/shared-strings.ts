import { MAX_CELL_CHARACTERS } from "../table/raw-row.ts";
import { hostile } from "../table/refusals.ts";
import { readXml } from "./xml-events.ts";
import { unescapeText } from "./xlsx-cell.ts";
import type { ZipPackage } from "./zip-package.ts";

const BLOCK_BYTES = 1_048_576;
/** A million people with four texts of their own each take about as much. */
const MAX_BLOCKS = 64;
const MAX_TEXTS = 4_194_304;
const PLACES = 65_536;
/** So many texts, if they are short, stay decoded for a while: they are shared because they repeat. More would grow old. */
const RECENT = 256;
const LONGEST_KEPT = 100;

/**
 * A workbook's shared strings, kept as UTF-8 in blocks outside the JavaScript heap: two million of them take as much
 * memory as their bytes, and are decoded when a cell asks.
 */
export interface SharedStrings {
  get(index: number): string | undefined;
}

export interface SharedStringStore extends SharedStrings {
  add(text: string): void;
}

export function createSharedStrings(): SharedStringStore {
  const blocks: Buffer[] = [];
  let used = BLOCK_BYTES;
  /** Where each text starts among all blocks, and its length, in turn. */
  const places: Uint32Array[] = [];
  let count = 0;
  const recent: ({ readonly index: number; readonly text: string } | undefined)[] = [];

  const decode = (index: number): string => {
    const there = places[Math.floor(index / PLACES)];
    const start = there?.[2 * (index % PLACES)] ?? 0;
    const length = there?.[2 * (index % PLACES) + 1] ?? 0;
    const offset = start % BLOCK_BYTES;
    return blocks[Math.floor(start / BLOCK_BYTES)]?.toString("utf8", offset, offset + length) ?? "";
  };

  return {
    add(text) {
      const length = Buffer.byteLength(text);
      if (count === MAX_TEXTS) throw hostile("it has millions of texts");
      if (length > MAX_CELL_CHARACTERS * 4) throw hostile("one of its cells holds too much text");
      if (used + length > BLOCK_BYTES) {
        if (blocks.length === MAX_BLOCKS) throw hostile("its texts fill more than 64 megabytes");
        blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
        used = 0;
      }
      blocks.at(-1)?.write(text, used);
      if (count % PLACES === 0) places.push(new Uint32Array(2 * PLACES));
      places.at(-1)?.set([(blocks.length - 1) * BLOCK_BYTES + used, length], 2 * (count % PLACES));
      used += length;
      count += 1;
    },
    get(index) {
      if (!(Number.isInteger(index) && index >= 0 && index < count)) return undefined;
      const kept = recent[index % RECENT];
      if (kept?.index === index) return kept.text;
      const text = decode(index);
      if (text.length <= LONGEST_KEPT) recent[index % RECENT] = { index, text };
      return text;
    },
  };
}

/** Reads the part whole. Runs of rich text are joined; phonetic runs, which repeat the text for reading aloud, are not. */
export async function readSharedStrings(pack: ZipPackage, part: string): Promise<SharedStrings> {
  const strings = createSharedStrings();
  let text = "";
  let inText = false;
  let phonetic = 0;
  await readXml(pack.read(part), {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic += 1;
      else if (name === "t") inText = phonetic === 0;
    },
    text(piece) {
      if (inText) text += piece;
    },
    close(name) {
      if (name === "t") inText = false;
      else if (name === "rPh") phonetic -= 1;
      else if (name === "si") strings.add(unescapeText(text));
    },
  });
  return strings;
}
