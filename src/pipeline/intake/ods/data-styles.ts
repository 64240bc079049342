import { hostile } from "../table/refusals.ts";
import type { DateParts, NumberFormat, PatternPiece } from "../workbook/cell-format.ts";
import { MAX_FORMATS } from "../workbook/sheet-limits.ts";
import type { XmlAttributes } from "../workbook/xml-events.ts";

const KINDS: ReadonlySet<string> = new Set([
  "number-style",
  "date-style",
  "time-style",
  "currency-style",
  "percentage-style",
  "boolean-style",
  "text-style",
]);
const DATE_PART: Readonly<Record<string, keyof DateParts>> = {
  year: "year",
  month: "month",
  day: "day",
  hours: "time",
  minutes: "time",
  seconds: "time",
};
/** More digits than a number has. */
const MOST_DIGITS = 20;
const MOST_TEXT = 255;

interface DataStyle {
  readonly kind: string;
  /** Literal texts and digits of a number, in the order in which they are shown; null: digits could be lost. */
  pattern: PatternPiece[] | null;
  readonly shows: Record<keyof DateParts, boolean>;
  /** The style of positive numbers, if they have their own. */
  forPositive: string | null;
}

/** Gathers the formats of numbers and dates from the elements of a document. */
export interface DataStyles {
  /** Returns true for an element of a format. */
  open(name: string, attributes: XmlAttributes): boolean;
  text(text: string): void;
  close(name: string): void;
  formatOf(style: string): NumberFormat;
}

export function createDataStyles(): DataStyles {
  const styles = new Map<string, DataStyle>();
  let count = 0;
  let style: DataStyle | null = null;
  let literal: string | null = null;
  let embedded: { readonly position: number; text: string } | null = null;
  let digits: { readonly least: number; readonly embedded: { readonly position: number; text: string }[] } | null =
    null;

  const openPart = (open: DataStyle, name: string, attributes: XmlAttributes): void => {
    const part = DATE_PART[name];
    if (part !== undefined) open.shows[part] = true;
    else if (name === "text") literal = "";
    else if (name === "number") {
      digits = { least: integer(attributes["number:min-integer-digits"]), embedded: [] };
      if (!showsAllDigits(attributes)) open.pattern = null;
    } else if (name === "embedded-text" && digits !== null) {
      embedded = { position: integer(attributes["number:position"]), text: "" };
      digits.embedded.push(embedded);
      if (digits.embedded.length > MOST_DIGITS) open.pattern = null;
    } else if (name === "map") {
      if (/^value\(\)>=?0$/.test((attributes["style:condition"] ?? "").replaceAll(" ", "")))
        open.forPositive = attributes["style:apply-style-name"] ?? null;
    } else if (name !== "text-properties" && name !== "fill-character") open.pattern = null;
  };

  return {
    open(name, attributes) {
      if (style !== null) openPart(style, name, attributes);
      else if (KINDS.has(name)) {
        count += 1;
        if (count > MAX_FORMATS) throw hostile("it has more cell formats than a program writes");
        const shows = { year: false, month: false, day: false, time: false };
        style = { kind: name, pattern: [], shows, forPositive: null };
        styles.set(attributes["style:name"] ?? "", style);
      }
      return style !== null;
    },
    text(text) {
      if (embedded !== null) embedded.text = (embedded.text + text).slice(0, MOST_TEXT);
      else if (literal !== null) literal = (literal + text).slice(0, MOST_TEXT);
    },
    close(name) {
      if (name === "embedded-text") embedded = null;
      else if (name === "text" && literal !== null) {
        if (literal !== "") style?.pattern?.push({ literal });
        literal = null;
      } else if (name === "number" && digits !== null) {
        style?.pattern?.push(...digitPieces(digits));
        digits = null;
      } else if (KINDS.has(name)) style = null;
    },
    formatOf(name) {
      const found = styles.get(name);
      const positive = styles.get(found?.forPositive ?? "");
      return found === undefined ? { kind: "plain" } : formatOf(positive ?? found);
    },
  };
}

/** Returns whether the digits that are shown are all digits of the number, in their order. */
function showsAllDigits(attributes: XmlAttributes): boolean {
  const decimals = attributes["number:decimal-places"];
  return (
    attributes["number:grouping"] !== "true" &&
    attributes["number:display-factor"] === undefined &&
    (decimals === undefined || integer(decimals) === 0)
  );
}

/** Returns the digits with the texts between them. A text's position is the number of digits to its right. */
function digitPieces({
  least,
  embedded,
}: {
  readonly least: number;
  readonly embedded: readonly { readonly position: number; readonly text: string }[];
}): PatternPiece[] {
  const places = Math.max(least, 1, ...embedded.map(({ position }) => position + 1));
  const pieces: PatternPiece[] = [];
  for (let right = places; right > 0; right -= 1) {
    for (const { position, text } of embedded) if (position === right && text !== "") pieces.push({ literal: text });
    pieces.push({ digit: right <= least ? "0" : "#" });
  }
  return pieces;
}

function formatOf({ kind, pattern, shows }: DataStyle): NumberFormat {
  if (kind === "date-style" || kind === "time-style")
    return shows.year || shows.month || shows.day || shows.time ? { kind: "date", shows } : { kind: "plain" };
  if (kind !== "number-style" || pattern === null) return { kind: "plain" };
  const digits = pattern.filter((piece) => "digit" in piece).length;
  const changesNothing = pattern.length === digits && digits < 2;
  return digits === 0 || changesNothing ? { kind: "plain" } : { kind: "padded", pattern };
}

function integer(text: string | undefined): number {
  const number = Number(text ?? 0);
  return Number.isInteger(number) && number > 0 ? Math.min(number, MOST_DIGITS) : 0;
}
