import type { Row, Table } from "../../../model/row.ts";
import { isFormerTitle } from "../table/former-titles.ts";
import type { ScoreHeader } from "../table/find-header.ts";
import type { SheetChoice } from "../table/sheet-choice.ts";
import { chooseSheets } from "./sheets/choose-sheets.ts";
import { joinSheets } from "./sheets/join-sheets.ts";
import type { OpenedSheet } from "./sheets/open-sheet.ts";
import type { Workbook } from "./workbook.ts";

/**
 * Opens the sheets of a workbook that `choice` names as one table. The people of visible sheets that are not read come as
 * skipped rows, after all other rows.
 *
 * @throws FileRefused `several_sheets`, `unknown_sheet`, `no_header`, `empty_file`, `damaged`, `hostile`; `batches()`
 * also throws the last two
 */
export async function openWorkbookTable(
  workbook: Workbook,
  choice: SheetChoice,
  scoreHeader: ScoreHeader,
): Promise<Table> {
  try {
    const { read, passedOver } = await chooseSheets(workbook, choice, scoreHeader);
    const joined = joinSheets(read);
    return {
      reading: {
        format: workbook.format,
        encoding: null,
        delimiter: null,
        sheet: namesOf(read),
        headerLine: read[0].layout.headerLine,
        ...(workbook.is1904 && { is1904: true }),
        ...(passedOver.length > 0 && { sheetsNotRead: passedOver.map(({ sheet }) => sheet.name) }),
      },
      header: joined.header,
      async *batches() {
        for (const sheet of read)
          for await (const batch of sheet.rows()) yield batch.map((row) => joined.place(row, sheet));
        for (const sheet of passedOver) for await (const batch of sheet.rows()) yield* passOver(batch, sheet);
      },
      records: null,
      close: async () => workbook.close(),
    };
  } catch (error) {
    workbook.close();
    throw error;
  }
}

/** Yields the people of a sheet that is not read, as skipped rows. */
function* passOver(batch: readonly Row[], { layout, sheet }: OpenedSheet): Generator<readonly Row[]> {
  const { header } = layout.shape;
  const people = batch.filter(({ kind }) => kind !== "skipped");
  if (people.length === 0) return;
  const left = isFormerTitle([sheet.name]) ? ({ hasLeft: true } as const) : {};
  yield people.map(
    ({ line, cells }) => ({ kind: "skipped", line, reason: "other_sheet", cells, header, ...left }) as const,
  );
}

function namesOf(sheets: readonly OpenedSheet[]): string {
  return sheets.map(({ sheet }) => sheet.name).join(", ");
}
