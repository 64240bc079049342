import { hostile } from "../table/refusals.ts";
import { sheetLimits } from "../workbook/sheet-limits.ts";
import type { Workbook } from "../workbook/workbook.ts";
import { readOdsFrame } from "./ods-frame.ts";
import type { OdsSource } from "./ods-package.ts";
import { readOdsRows } from "./ods-sheet.ts";

/**
 * All sheets stand in one part, so each sheet's rows are reached through the sheets before it. With more bytes, a file of
 * many sheets takes minutes.
 */
const MOST_BYTES_READ = 2 ** 34;

/**
 * Opens an OpenDocument spreadsheet and reads everything except the rows.
 *
 * @throws FileRefused `wrong_type`, `damaged`, `hostile`
 */
export async function openOdsWorkbook(source: OdsSource): Promise<Workbook> {
  const { sheets, formats, nullDay, contentBytes } = await readOdsFrame(source);
  if (sheets.length * contentBytes > MOST_BYTES_READ) throw hostile("it has many sheets and fills gigabytes");
  const limits = sheetLimits(source.bytes);
  return {
    format: "ods",
    is1904: nullDay !== 0,
    sheets: sheets.map(({ name, isVisible, isFiltered }, sheet) => ({
      name,
      isVisible,
      open: async () => () => readOdsRows(source.content(), { sheet, isFiltered, formats, nullDay, ...limits }),
    })),
    close: () => source.close(),
  };
}
