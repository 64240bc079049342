import { describe, expect, it } from "vitest";

import { odsContent, odsParts, odsRow, odsRows, textCell, writeOds } from "./ods-writer.ts";
import type { OdsParts } from "./ods-writer.ts";
import { cellsOf, read, refusalOf } from "./read-table.ts";
import { writeZip } from "./zip-writer.ts";

const HEADER = ["First Name", "Birthday", "Notes"];
const withRows = (rows: string, parts: Partial<OdsParts> = {}): OdsParts => ({
  sheets: [{ name: "People", rows: odsRows([HEADER]) + rows }],
  ...parts,
});
const whole = writeOds(withRows(odsRows([["Ann"]])));
const withContent = (content: string) => writeZip(odsParts(withRows(""), content));
const text = odsContent({ sheets: [{ name: "Text", rows: "" }] }).replaceAll("office:spreadsheet", "office:text");
const encrypted =
  '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>';
const repeated = (name: string, count: number) => ` table:number-${name}-repeated="${count}"`;
const wide = (count: number) => textCell("x").replace(" ", `${repeated("columns", count)} `);

describe("an OpenDocument file that is not a list", () => {
  it.each([
    ["a text", writeZip(odsParts(withRows("", { mimetype: "application/vnd.oasis.opendocument.text" }))), "wrong_type"],
    ["a text that claims to be a spreadsheet", withContent(text), "wrong_type"],
    [
      "a spreadsheet of OpenOffice 1",
      writeOds(withRows("", { mimetype: "application/vnd.sun.xml.calc" })),
      "wrong_type",
    ],
    ["a file with a password", writeOds(withRows("", { manifest: encrypted })), "password_protected"],
    ["half a file", whole.subarray(0, whole.length / 2), "damaged"],
    [
      "a file without content",
      writeZip(odsParts(withRows("")).filter(({ name }) => name !== "content.xml")),
      "damaged",
    ],
    ["content that breaks off", withContent(odsContent(withRows(odsRows([["Ann"]]))).slice(0, -60)), "damaged"],
    ["content that is no document", withContent("<x/>"), "damaged"],
    ["a sheet without rows", writeOds({ sheets: [{ name: "A", rows: "" }] }), "empty_file"],
    ["a file without sheets", writeOds({ sheets: [] }), "no_header"],
    ["a header alone", writeOds(withRows("")), "header_only"],
  ])("is refused: %s", async (_, bytes, code) => {
    expect((await refusalOf(bytes)).code).toBe(code);
  });
});

describe("a hostile OpenDocument file", () => {
  const content = odsContent(withRows(odsRows([["Ann"]])));
  const row = (cells: string, attributes = "") => writeOds(withRows(odsRow(cells, attributes)));
  const long = textCell("x".repeat(30_000));

  it.each([
    ["a DOCTYPE", withContent(content.replace("?>\n", '?>\n<!DOCTYPE x [<!ENTITY a "b">]>'))],
    ["deep nesting", withContent(content.replace("<office:body>", "<a>".repeat(1_000)))],
    ["deep nesting in a cell", row(`<table:table-cell>${"<text:span>".repeat(1_000)}`)],
    ["a column beyond the last", row(wide(16_385))],
    [
      "a column beyond the last, behind blank ones",
      row(`<table:table-cell${repeated("columns", 20_000)}/>${textCell("x")}`),
    ],
    ["a million filled columns", row(wide(1_000_000))],
    ["a row beyond the last", row(textCell("x"), repeated("rows", 1_048_577))],
    ["a number of rows without end", row(textCell("x"), repeated("rows", 9e15))],
    ["a million rows of a thousand cells", row(wide(1_000), repeated("rows", 1_000_000))],
    ["a long text in thousands of rows", row(long, repeated("rows", 10_000))],
    [
      "thousands of sheets",
      writeOds({ sheets: Array.from({ length: 1_001 }, (_, at) => ({ name: `${at}`, rows: "" })) }),
    ],
  ])("is refused: %s", async (_, bytes) => {
    expect((await refusalOf(bytes)).code).toBe("hostile");
  });

  it("is read when blank rows and columns are repeated beyond all sheets", async () => {
    const blank = `<table:table-cell${repeated("columns", 9e15)}/>`;
    const rows = odsRow(textCell("Ann") + blank) + odsRow(blank, repeated("rows", 9e15));
    expect(cellsOf(await read(writeOds(withRows(rows))))).toEqual([["Ann", "", ""]]);
  });

  it("keeps a cell with too long a text from being used", async () => {
    const parts = Array.from({ length: 50 }, () => `<text:span>${"x".repeat(1_000)}</text:span>`).join("");
    const cell = `<table:table-cell office:value-type="string"><text:p>${parts}</text:p></table:table-cell>`;
    const table = await read(writeOds(withRows(odsRow(textCell("Ann") + cell))));
    expect(table.rows).toMatchObject([{ kind: "unreadable", code: "cell_too_long" }]);
  });
});
