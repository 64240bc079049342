import type { XmlAttributes } from "../workbook/xml-events.ts";

/** What the attributes of a cell say. */
export interface CellHead {
  readonly isCovered: boolean;
  /** Number of neighbours with the same content, this cell included. */
  readonly repeated: number;
  readonly rowsSpanned: number;
  readonly style: string | null;
  readonly type: string | null;
  readonly value: string | null;
  readonly hasFormula: boolean;
  readonly isError: boolean;
}

const VALUE_OF: Readonly<Record<string, string>> = {
  float: "office:value",
  currency: "office:value",
  percentage: "office:value",
  date: "office:date-value",
  time: "office:time-value",
  boolean: "office:boolean-value",
  string: "office:string-value",
};

export function readCellHead(isCovered: boolean, attributes: XmlAttributes): CellHead {
  const type = attributes["office:value-type"] ?? null;
  return {
    isCovered,
    repeated: readCount(attributes["table:number-columns-repeated"]),
    rowsSpanned: readCount(attributes["table:number-rows-spanned"]),
    style: attributes["table:style-name"] ?? null,
    type,
    value: type === null ? null : (attributes[VALUE_OF[type] ?? ""] ?? null),
    hasFormula: attributes["table:formula"] !== undefined,
    isError: attributes["calcext:value-type"] === "error",
  };
}

/** Reads a number of repetitions: at least 1. */
export function readCount(text: string | undefined): number {
  if (text === undefined) return 1;
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 1 ? count : 1;
}
