import { describe, expect, it } from "vitest";

import { odsContent, odsParts, odsRow, odsRows, SPREADSHEET, textCell, valueCell, writeOds } from "./ods-writer.ts";
import type { OdsParts } from "./ods-writer.ts";
import { cellsOf, read } from "./read-table.ts";
import { writeZip } from "./zip-writer.ts";

const HEADER = ["First Name", "Birthday", "Notes"];
const sheet = (rows: string, before = "") => ({ name: "People", rows: odsRows([HEADER]) + rows, before });
const people = (rows: string, parts: Partial<OdsParts> = {}) => ({ sheets: [sheet(rows)], ...parts });
const blankCells = '<table:table-cell table:number-columns-repeated="16384"/>';
const repeated = (count: number) => ` table:number-rows-repeated="${count}"`;
const hidden = ' table:visibility="collapse"';
const dateStyles =
  '<number:date-style style:name="N1"><number:day/><number:text>.</number:text><number:month/></number:date-style>' +
  '<style:style style:name="yearless" style:family="table-cell" style:data-style-name="N1"/>';

/** Returns the same document in forms that only the parser reads. */
function inOtherForms(parts: OdsParts): Buffer[] {
  const content = odsContent(parts);
  const forms = [
    content.replace("<office:body>", "<!-- a comment --><office:body>"),
    content
      .replaceAll("<table:table-row", "\n <table:table-row")
      .replaceAll("<table:table-cell", "\n  <table:table-cell"),
    content.replaceAll(/(?<=<\/?|\s)table:/g, "t:").replace("xmlns:table=", "xmlns:t="),
    content.replaceAll(/(?<=<\/?|\s)office:/g, "o:").replace("xmlns:office=", "xmlns:o="),
  ];
  return forms.map((form) => writeZip(odsParts(parts, form)));
}

/** Reads a document, and checks that its other forms give the same rows. */
async function readAll(parts: OdsParts) {
  const table = await read(writeOds(parts));
  for (const form of inOtherForms(parts)) expect((await read(form)).rows).toEqual(table.rows);
  return table;
}

describe("an OpenDocument spreadsheet", () => {
  it("is read row by row, with repeated cells and rows, to the blank rows at its end", async () => {
    const same = odsRow(
      textCell("Ann") + textCell("x").replace(" ", ' table:number-columns-repeated="2" '),
      repeated(3),
    );
    const end = odsRow(blankCells, repeated(1_048_000));
    const table = await readAll(people(odsRow(blankCells, repeated(2)) + same + odsRow(textCell("Bo")) + end));
    expect(table.reading).toMatchObject({ format: "ods", sheet: "People", headerLine: 1 });
    expect(table.rows).toEqual([
      ...[4, 5, 6].map((line) => ({ kind: "cells", line, cells: ["Ann", "x", "x"] })),
      { kind: "cells", line: 7, cells: ["Bo", "", ""] },
    ]);
  });

  it("names a merged group beside each row that it covers, and shows nothing of covered cells", async () => {
    const range = textCell("Choir").replace(" ", ' table:number-rows-spanned="4" ');
    const under = textCell("under").replaceAll("table:table-cell", "table:covered-table-cell");
    const rows =
      odsRow(textCell("Ann") + textCell("") + range) +
      odsRow(textCell("Bo") + textCell("") + under) +
      odsRow(`${textCell("Cy")}<table:table-cell/><table:covered-table-cell/>`, repeated(2)) +
      odsRow(textCell("Di"));
    const table = await readAll(people(rows));
    expect(cellsOf(table).map((cells) => cells[2])).toEqual(["Choir", "", "", "", ""]);
    const merged = table.rows.map((row) => (row.kind === "cells" ? row.defects?.map(({ text }) => text) : null));
    expect(merged).toEqual([undefined, ["Choir"], ["Choir"], ["Choir"], undefined]);
  });

  it("takes the format of a cell from its row or its column when the cell names none", async () => {
    const columns =
      '<table:table-column table:default-cell-style-name="Default"/>' +
      '<table:table-header-columns><table:table-column table:number-columns-repeated="2" table:default-cell-style-name="yearless"/></table:table-header-columns>';
    const date = valueCell("date", 'office:date-value="2024-07-17"', "17.7");
    const plain = date.replace(" ", ' table:style-name="Default" ');
    const rows =
      odsRow(textCell("Ann") + date + plain) +
      odsRow(textCell("Bo") + plain + date) +
      odsRow(textCell("Cy") + date, ' table:default-cell-style-name="Default"');
    const table = await readAll({ sheets: [sheet(rows, columns)], styles: dateStyles });
    expect(cellsOf(table)).toEqual([
      ["Ann", "--07-17", "2024-07-17"],
      ["Bo", "2024-07-17", "--07-17"],
      ["Cy", "2024-07-17", ""],
    ]);
  });

  it("finds formats among the common styles, and keeps those of the page headers apart", async () => {
    const date = valueCell("date", 'office:date-value="2024-07-17" table:style-name="ce1"', "17.7");
    const own = '<style:style style:name="ce1" style:family="table-cell" style:parent-style-name="yearless"/>';
    const page = '<style:style style:name="yearless" style:family="table-cell"/>';
    const common = `<office:styles>${dateStyles}</office:styles><office:automatic-styles>${page}</office:automatic-styles>`;
    const table = await readAll(people(odsRow(textCell("Ann") + date), { styles: own, common }));
    expect(cellsOf(table)[0]?.[1]).toBe("--07-17");
  });

  it("marks the rows that a person hid, but not those in a collapsed group or behind a filter", async () => {
    const rows =
      odsRow(textCell("Hidden"), hidden) +
      `<table:table-row-group table:display="false">${odsRow(textCell("Grouped"), hidden)}</table:table-row-group>` +
      odsRow(textCell("Filtered"), ' table:visibility="filter"') +
      odsRow(textCell("Shown"));
    const table = await readAll(people(rows));
    expect(table.rows.map(({ kind, cells }) => [kind, cells[0]])).toEqual([
      ["skipped", "Hidden"],
      ["cells", "Grouped"],
      ["cells", "Filtered"],
      ["cells", "Shown"],
    ]);
  });

  it("takes hidden rows as filtered when a program writes both alike", async () => {
    const rows = odsRow(textCell("Filtered"), hidden) + odsRow(textCell("Shown"));
    const filter = (name: string) =>
      `<table:database-ranges><table:database-range table:target-range-address="${name}.A1:${name}.C9"><table:filter>` +
      '<table:filter-and><table:filter-condition table:field-number="0" table:operator="=" table:value="x"/></table:filter-and>' +
      "</table:filter></table:database-range></table:database-ranges>";
    const kinds = async (after: string) =>
      (await readAll({ sheets: [{ ...sheet(rows), name: "Ann's list" }], after })).rows.map(({ kind }) => kind);
    expect(await kinds(filter("'Ann''s list'"))).toEqual(["cells", "cells"]);
    expect(await kinds(filter("Other"))).toEqual(["skipped", "cells"]);
  });

  it("passes over hidden sheets, comments, pictures and tables in them", async () => {
    const nested = `<table:table table:name="Inner">${odsRows([HEADER, ["Never"]])}</table:table>`;
    const shapes = `<table:shapes><draw:frame><draw:text-box>${nested}</draw:text-box></draw:frame></table:shapes>`;
    const comment = "<office:annotation><dc:date>2025-01-01</dc:date><text:p>Comment</text:p></office:annotation>";
    const cell = `<table:table-cell office:value-type="string">${comment}<text:p>Ann</text:p></table:table-cell>`;
    const sheets = [
      { name: "Old", rows: odsRows([HEADER, ["Otto"]]), isHidden: true },
      sheet(odsRow(cell) + odsRows([["Bo"]]), shapes),
    ];
    const table = await readAll({ sheets, before: "<table:calculation-settings/>" });
    expect(table.reading.sheet).toBe("People");
    expect(cellsOf(table)).toEqual([
      ["Ann", "", ""],
      ["Bo", "", ""],
    ]);
  });

  it("keeps the address of a link beside a text that is no address", async () => {
    const cell = (link: string, text: string) =>
      `<table:table-cell office:value-type="string"><text:p><text:a xlink:href="${link}">${text}</text:a></text:p></table:table-cell>`;
    const rows =
      odsRow(textCell("Ann") + textCell("") + cell("mailto:ann%2Bb@example.org?subject=Hi", "Write to Ann")) +
      odsRow(textCell("Bo") + textCell("") + cell("mailto:old@example.org", "bo@example.org")) +
      odsRow(textCell("Cy") + textCell("") + cell("https://example.org", "Home page"));
    const table = await readAll(people(rows));
    const links = table.rows.map((row) => (row.kind === "cells" ? row.links : null));
    expect(links).toEqual([[{ column: 2, address: "ann+b@example.org" }], undefined, undefined]);
  });

  it("says when days are counted from another day than usual", async () => {
    const settings = (day: string) =>
      `<table:calculation-settings><table:null-date table:date-value="${day}"/></table:calculation-settings>`;
    const number = odsRow(textCell("Ann") + valueCell("float", 'office:value="31000"', "31000"));
    const readWith = async (before: string) => (await readAll(people(number, { before }))).reading.is1904;
    expect(await readWith(settings("1904-01-01"))).toBe(true);
    expect(await readWith(settings("1899-12-30"))).toBeUndefined();
    expect(await readWith("")).toBeUndefined();
  });

  it.each([
    ["a template", { mimetype: `${SPREADSHEET}-template` }],
    ["a file without its type part", { mimetype: null }],
  ])("is read when it is %s", async (_, parts) => {
    expect(cellsOf(await read(writeOds(people(odsRows([["Ann"]]), parts))))).toEqual([["Ann", "", ""]]);
  });

  it("reads every sheet when the sheets follow each other within one line", async () => {
    const sheets = ["A", "B", "C"].map((name) => ({ name, rows: odsRows([HEADER, [`Ann ${name}`]]) }));
    const options = { sheets: { names: ["*"], kept: null, roleOf: () => "list" as const } };
    const table = await read(writeOds({ sheets }), options);
    expect(cellsOf(table).map((cells) => cells[0])).toEqual(["Ann A", "Ann B", "Ann C"]);
  });
});
