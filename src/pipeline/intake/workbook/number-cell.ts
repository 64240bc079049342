import type { CellDefect } from "../../../model/row.ts";
import type { NumberFormat } from "./cell-format.ts";
import { FIRST_DAMAGED_INTEGER, decimalText, paddedText } from "./number-text.ts";
import { serialText } from "./serial-date.ts";

/** The text of a cell, or the code of the issue when that text is not certain. */
export type CellReading =
  /** `isFraction`: the text is a number with a fraction, which has lost the zeros at its end. */
  | { readonly kind: "text"; readonly text: string; readonly isFraction?: true }
  | { readonly kind: "defect"; readonly code: CellDefect["code"]; readonly text: string };

/** Reads a number as its format shows it. */
export function readNumber(written: string, format: NumberFormat, is1904: boolean): CellReading {
  const value = Number(written);
  if (!Number.isFinite(value) || written.trim() === "") return { kind: "text", text: written };
  switch (format.kind) {
    case "date": {
      const text = serialText(value, format.shows, is1904);
      return text === null
        ? { kind: "defect", code: "date_damaged", text: decimalText(value) }
        : { kind: "text", text };
    }
    case "padded":
    case "plain": {
      const plain = decimalText(value);
      if (Math.abs(value) >= FIRST_DAMAGED_INTEGER) return { kind: "defect", code: "number_damaged", text: plain };
      if (!Number.isInteger(value)) return { kind: "text", text: plain, isFraction: true };
      return { kind: "text", text: format.kind === "padded" ? (paddedText(value, format.pattern) ?? plain) : plain };
    }
  }
}
