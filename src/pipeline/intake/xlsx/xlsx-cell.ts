import { readNumber } from "../workbook/number-cell.ts";
import type { NumberFormat } from "../workbook/cell-format.ts";
import type { CellReading } from "../workbook/number-cell.ts";

/** A `<c>` element of the sheet. */
export interface XlsxCell {
  /** The `t` attribute; "n" if the element has none. */
  readonly type: string;
  /** Index into the cell formats. */
  readonly style: number;
  /** Text of `<v>`; null: no such element. */
  readonly value: string | null;
  /** Text of `<is>`, phonetic runs left out; null: no such element. */
  readonly inline: string | null;
  readonly hasFormula: boolean;
}

export interface CellContext {
  sharedString(index: number): string | undefined;
  format(style: number): NumberFormat;
  readonly is1904: boolean;
}

const EMPTY: CellReading = { kind: "text", text: "" };
const ISO_MIDNIGHT = /[T ]00:00(:00(\.0+)?)?Z?$/;

/** Returns the text that a person sees in a cell, or the code of the issue when that text is not certain. */
export function readCell(cell: XlsxCell, context: CellContext): CellReading {
  if (cell.inline !== null && cell.value === null) return text(unescapeText(cell.inline));
  if (cell.value === null || (cell.value === "" && cell.type !== "str")) {
    return cell.hasFormula ? { kind: "defect", code: "formula_without_value", text: "" } : EMPTY;
  }
  switch (cell.type) {
    case "s":
      return readSharedString(cell.value, context);
    case "str":
    case "inlineStr":
      return text(unescapeText(cell.value));
    case "b":
      return text(cell.value.trim() === "1" || cell.value.trim() === "true" ? "TRUE" : "FALSE");
    case "e":
      return { kind: "defect", code: "error_value", text: cell.value };
    case "d":
      return text(cell.value.trim().replace(ISO_MIDNIGHT, "").replace("T", " "));
    default:
      return readNumber(cell.value, context.format(cell.style), context.is1904);
  }
}

/** Decodes `_x0009_` to the character with that code. The literal text `_x0009_` is stored as `_x005F_x0009_`. */
export function unescapeText(escaped: string): string {
  if (!escaped.includes("_x")) return escaped;
  return escaped.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function readSharedString(index: string, context: CellContext): CellReading {
  const found = context.sharedString(Number(index));
  return found === undefined ? { kind: "defect", code: "error_value", text: `#${index}` } : text(found);
}

function text(value: string): CellReading {
  return { kind: "text", text: value };
}
