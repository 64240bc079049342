import { ENGLISH, phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";
import ExcelJS from "exceljs";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { isRejectionsHeader, splitRejectionRow } from "../../../src/pipeline/report/rejections/read-back.ts";
import { writeRejectionsXlsx } from "../../../src/pipeline/report/rejections/rejections-xlsx.ts";
import { HEADER, issueOf, openItemOf, reportSource } from "./sample-source.ts";

const CELLS = ["=1+1", "'=1", "+49 30 5550101", "007", " 1990-05-01 ", "Zoë 日本 🎂 <&>"];

async function sheetOf(
  source: Parameters<typeof writeRejectionsXlsx>[1],
  phrases = ENGLISH,
): Promise<ExcelJS.Worksheet> {
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), writeRejectionsXlsx(phrases, source, out, new Date(0))]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as never);
  return workbook.worksheets[0] as ExcelJS.Worksheet;
}

const textsOf = (row: ExcelJS.Row) => (row.values as unknown[]).slice(1).map((value) => value ?? "") as string[];

describe("rejections.xlsx", () => {
  const openItem = openItemOf("birthday_unreadable", {
    id: "staff.r3.v2",
    cells: CELLS,
    issue: issueOf("birthday_unreadable", { header: "Birthday" }),
    further: [issueOf("phone_unreadable", { header: "Phone" })],
  });

  test("types every cell as text, and reads back with the same cells", async () => {
    const sheet = await sheetOf(reportSource({ openItems: [openItem] }));
    const header = textsOf(sheet.getRow(1));
    expect(isRejectionsHeader(header)).toBe(true);
    expect(splitRejectionRow(header, textsOf(sheet.getRow(2)))).toEqual({
      id: "staff.r3.v2",
      answer: "",
      header: [...HEADER],
      cells: CELLS,
    });
    sheet.getRow(2).eachCell((cell) => {
      expect(cell.type).toBe(ExcelJS.ValueType.String);
      expect(cell.numFmt).toBe("@");
    });
  });

  test("marks only a cell whose own apostrophe would be removed when it is read back", async () => {
    const sheet = await sheetOf(reportSource({ openItems: [openItem] }));
    expect(textsOf(sheet.getRow(2)).slice(11)).toEqual(["=1+1", "''=1", ...CELLS.slice(2)]);
  });

  test("freezes the header, adds filters, and colours the cells to look at", async () => {
    const sheet = await sheetOf(reportSource({ openItems: [openItem] }));
    expect(sheet.views[0]).toMatchObject({ state: "frozen", ySplit: 1 });
    expect(sheet.autoFilter).toBe("A1:Q1");
    const solid = (cell: ExcelJS.Cell) => cell.fill?.type === "pattern" && cell.fill.pattern === "solid";
    const coloured = HEADER.filter((_, index) => solid(sheet.getRow(2).getCell(12 + index)));
    expect(coloured).toEqual(["Phone", "Birthday"]);
  });

  test("offers the choices of a question in a drop-down list, in the reader's language, and nothing elsewhere", async () => {
    const asking = (code: Parameters<typeof issueOf>[0], data: Parameters<typeof issueOf>[1] = {}) =>
      openItemOf(code, { id: "staff.r3.v2", issue: issueOf(code, data) });
    const openItems = [
      asking("looks_like"),
      asking("in_doubt"),
      asking("birthday_ambiguous", { data: { readings: ["1990-04-03", "1990-03-04"], reason: "order_not_shown" } }),
      asking("key_missing"),
    ];
    const sheet = await sheetOf(reportSource({ openItems }), phrasesIn("de"));
    const lists = [2, 3, 4, 5].map(
      (row) => sheet.getRow(row).getCell(11).dataValidation as ExcelJS.DataValidation | undefined,
    );
    expect(lists.map((found) => found?.formulae?.[0] as unknown)).toEqual([
      '"dieselbe,neu"',
      '"da …,nicht da"',
      '"3. April 1990,4. März 1990,alle TMJ,alle MTJ"',
      undefined,
    ]);
    // The id of a contact stands beside no choice, so any text may be written.
    for (const found of lists.slice(0, 3)) expect(found).toMatchObject({ type: "list", allowBlank: true });
    for (const found of lists.slice(0, 3)) expect(found?.showErrorMessage).not.toBe(true);
    expect(lists[1]?.prompt).toContain("da 88213");
    expect(textsOf(sheet.getRow(2))[10]).toBe("");
  });

  test("keeps characters that XML can't hold, and writes every line break as a line feed", async () => {
    const cells = ["a\0b", "_x0041_", "two\r\nlines", "", "", ""];
    const sheet = await sheetOf(reportSource({ openItems: [openItemOf("key_missing", { cells })] }));
    expect(textsOf(sheet.getRow(2)).slice(11, 14)).toEqual(["a\0b", "_x0041_", "two\nlines"]);
  });
});
