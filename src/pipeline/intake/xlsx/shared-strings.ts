import { MAX_CELL_CHARACTERS } from "../table/raw-row.ts";
import { hostile } from "../table/refusals.ts";
import { readXml } from "../workbook/xml-events.ts";
import { unescapeText } from "./xlsx-cell.ts";
import type { ZipPackage } from "../workbook/zip-package.ts";

const BLOCK_BYTES = 1_048_576;
/** With `BLOCK_BYTES`, 64 MiB: about the size of a list of a million people with four unique texts each. */
const MAX_BLOCKS = 64;
const MAX_TEXTS = 4_194_304;
/** Number of texts per array in `places`. */
const PLACES = 65_536;
/**
 * Number of short texts that stay decoded, because nearby cells often repeat a text. More texts would live long enough
 * to reach the old generation of the heap.
 */
const RECENT = 256;
const LONGEST_KEPT = 100;

/**
 * A workbook's shared strings. They are kept as UTF-8 in blocks outside the JavaScript heap, so two million strings
 * take only the memory of their bytes. A string is decoded when a cell needs it.
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
  /** Two numbers per text: its start, counted through all blocks, and its length in bytes. */
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

/**
 * Reads all shared strings. The runs of a rich text are joined. Phonetic runs are left out, because they repeat the
 * text for reading aloud.
 */
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
