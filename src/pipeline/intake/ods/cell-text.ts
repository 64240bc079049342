import { MAX_CELL_CHARACTERS } from "../table/raw-row.ts";
import type { XmlAttributes } from "../workbook/xml-events.ts";

/**
 * Elements whose text a person sees in the cell. All others are passed over: comments, pictures, phonetic readings.
 */
const SHOWN: ReadonlySet<string> = new Set(
  (
    "span a ruby ruby-base meta meta-field list list-item date time sheet-name title file-name author-name " +
    "author-initials page-number page-count"
  ).split(" "),
);
const MOST_BLANKS = 1_000;

/** Gathers the text of one cell after the other. */
export interface CellText {
  start(): void;
  /** Enters an element inside the cell. */
  open(name: string, attributes: XmlAttributes): void;
  text(text: string): void;
  close(name: string): void;
  /** The text; null if the cell has no paragraph. */
  read(): string | null;
  /** The address of the cell's first link; null if it has none. */
  link(): string | null;
}

export function createCellText(): CellText {
  let text: string | null = null;
  let link: string | null = null;
  let depth = 0;
  let passedOver = 0;
  let inParagraph = 0;
  /** True while a blank would be the first of a paragraph, or would follow another blank. */
  let dropsBlank = true;

  const add = (more: string): void => {
    // One character more than a cell may have shows that the text is too long.
    if (text !== null && text.length <= MAX_CELL_CHARACTERS) text += more;
  };
  const openShown = (name: string, attributes: XmlAttributes): void => {
    if (name === "s") add(" ".repeat(Math.min(Number(attributes["text:c"] ?? 1) || 1, MOST_BLANKS)));
    else if (name === "tab") add("\t");
    else if (name === "line-break") add("\n");
    else if (!SHOWN.has(name)) passedOver = depth;
    if (name === "a") link ??= attributes["xlink:href"] ?? null;
    if (name === "s" || name === "tab" || name === "line-break") dropsBlank = false;
  };

  return {
    start() {
      [text, link, depth, passedOver, inParagraph] = [null, null, 0, 0, 0];
    },
    open(name, attributes) {
      depth += 1;
      if (passedOver > 0) return;
      if (name !== "p" && name !== "h") return openShown(name, attributes);
      inParagraph += 1;
      if (text === null) text = "";
      else add("\n");
      dropsBlank = true;
    },
    text(piece) {
      if (inParagraph === 0 || passedOver > 0) return;
      const folded = piece.replace(/[ \t\r\n]+/g, " ");
      const kept = dropsBlank && folded.startsWith(" ") ? folded.slice(1) : folded;
      if (folded !== "") dropsBlank = folded.endsWith(" ");
      add(kept);
    },
    close(name) {
      if (passedOver === 0 && (name === "p" || name === "h")) {
        inParagraph -= 1;
        if (dropsBlank && text?.endsWith(" ") === true) text = text.slice(0, -1);
      }
      if (passedOver === depth) passedOver = 0;
      depth -= 1;
    },
    read: () => text,
    link: () => link,
  };
}

/** Returns a paragraph's text without the blanks that only lay out the file. */
export function foldParagraph(text: string): string {
  return /^ | $| {2}/.test(text) ? text.replace(/ +/g, " ").replace(/^ | $/g, "") : text;
}
