import type { RawRow } from "../table/raw-row.ts";

/** Yields the rows of a sheet, without blank ones. Each call reads the sheet from its start. */
type SheetRows = () => AsyncGenerator<readonly RawRow[]>;

/** A sheet of a workbook. */
export interface SheetEntry {
  readonly name: string;
  readonly isVisible: boolean;
  /**
   * Reads what must be known before the rows.
   *
   * @throws FileRefused `damaged`, `hostile`
   */
  open(): Promise<SheetRows>;
}

/** An opened workbook of any format. Everything except the rows is read. */
export interface Workbook {
  readonly format: "xlsx" | "ods";
  readonly sheets: readonly SheetEntry[];
  /** The workbook counts its days from 1904. */
  readonly is1904: boolean;
  close(): void;
}
