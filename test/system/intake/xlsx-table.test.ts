import { describe, expect, it } from "vitest";

import { cellsOf, read } from "./read-table.ts";
import { columnName, escapeXml, HEADER, sheetWith, textRows, writeWorkbook } from "./workbook-writer.ts";
import { writeZip } from "./zip-writer.ts";

describe("texts", () => {
  it("are read with rich text joined, phonetic runs left out, escapes decoded and blanks kept", async () => {
    const strings =
      "<si><r><t>An</t></r><r><rPr><b/></rPr><t xml:space='preserve'>na </t></r></si>" +
      "<si><t>山田</t><rPh sb='0' eb='2'><t>ヤマダ</t></rPh><phoneticPr fontId='1'/></si>" +
      "<si><t>a_x0009_b_x005F_x0041_</t></si>";
    const rows =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="s"><v>2</v></c></row>' +
      '<row r="3"><c r="A3" t="inlineStr"><is><r><t>B</t></r><r><t>o</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c></row>';
    expect(cellsOf(await read(sheetWith(rows, { strings })))).toEqual([
      ["Anna ", "山田", "a\tb_x0041_"],
      ["Bo", "", ""],
    ]);
  });

  it("keep every character at the ends of chunks", async () => {
    const alphabet = "漢字かな Здравствуй e\u0301 👩‍👩‍👧‍👦 ß";
    const people = Array.from({ length: 5_000 }, (_, at) => [
      `${"x".repeat(at % 7)}${alphabet}${at}`,
      String(at),
      alphabet,
    ]);
    for (const strings of [false, true]) {
      const all = people.flat();
      const shared = all.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join("");
      const rows = people.map(
        (_, row) =>
          `<row r="${row + 2}">${[0, 1, 2].map((column) => `<c r="${columnName(column)}${row + 2}" t="s"><v>${row * 3 + column}</v></c>`).join("")}</row>`,
      );
      const book = strings ? sheetWith(rows.join(""), { strings: shared }) : sheetWith(textRows(people, 2));
      expect(cellsOf(await read(book))).toEqual(people);
    }
  });

  it("are the cells' texts, not the addresses of links", async () => {
    const rows = textRows([["Anna", "", "anna@example.org"]], 2);
    const after = '<hyperlinks><hyperlink ref="C2" r:id="x"/></hyperlinks>';
    expect(cellsOf(await read(sheetWith(rows, {}, after)))).toEqual([["Anna", "", "anna@example.org"]]);
  });
});

describe("links", () => {
  it("are added to the row when a cell that shows no e-mail address links to one", async () => {
    const rows = textRows([["Anna", "write to her", "anna@example.org"]], 2);
    const after =
      '<hyperlinks><hyperlink ref="A2" r:id="x"/><hyperlink r:id="y" ref="B2"/><hyperlink ref="C2" r:id="x"/></hyperlinks>';
    const link = (id: string, target: string) =>
      `<Relationship Id="${id}" Type="x/hyperlink" Target="${target}" TargetMode="External"/>`;
    const data = `<Relationships>${link("x", "mailto:a%2Bb@example.org?subject=Hi")}${link("y", "https://example.org")}</Relationships>`;
    const extra = [{ name: "xl/worksheets/_rels/sheet1.xml.rels", data }];
    const table = await read(sheetWith(rows, { extra }, after));
    expect(table.rows).toMatchObject([{ links: [{ column: 0, address: "a+b@example.org" }] }]);
    expect(cellsOf(table)).toEqual([["Anna", "write to her", "anna@example.org"]]);
  });
});

describe("numbers and dates", () => {
  it("are read by their formats, and reported when they can't be trusted", async () => {
    const rows =
      '<row r="2"><c r="A2"><v>4.91714E+11</v></c><c r="B2" s="1"><v>32875</v></c><c r="C2" t="b"><v>1</v></c></row>' +
      '<row r="3"><c r="A3" t="e"><v>#N/A</v></c><c r="B3" s="1"><v>60</v></c><c r="C3"><f>A2&amp;B2</f></c></row>' +
      '<row r="4"><c r="A4" s="2"><v>501</v></c><c r="B4" t="d"><v>1990-01-02T00:00:00</v></c><c r="C4" t="str"><f>1</f><v>x</v></c></row>';
    const table = await read(sheetWith(rows, { formats: ["dd.mm.yyyy", "00000"] }));
    expect(table.rows).toEqual([
      { kind: "cells", line: 2, cells: ["491714000000", "1990-01-02", "TRUE"] },
      {
        kind: "cells",
        line: 3,
        cells: ["#N/A", "60", ""],
        defects: [
          { column: 0, code: "error_value", text: "#N/A" },
          { column: 1, code: "date_damaged", text: "60" },
          { column: 2, code: "formula_without_value", text: "" },
        ],
      },
      { kind: "cells", line: 4, cells: ["00501", "1990-01-02", "x"] },
    ]);
  });

  it("count from 1904 when the workbook says so", async () => {
    const rows = '<row r="2"><c r="B2" s="1"><v>31412</v></c></row>';
    expect(cellsOf(await read(sheetWith(rows, { formats: ["d/m/yyyy"], is1904: true })))).toEqual([
      ["", "1990-01-01", ""],
    ]);
  });
});

describe("workbooks of other programs", () => {
  it("are read without references in rows and cells", async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = `<row>${HEADER.map(cell).join("")}</row><row>${cell("Anna")}<c/>${cell("x")}</row>`;
    const table = await read(writeWorkbook({ sheets: [{ name: "People", rows }] }));
    expect(table.rows).toEqual([{ kind: "cells", line: 2, cells: ["Anna", "", "x"] }]);
  });

  it("are read with prefixed and strict namespaces, and with unusual names of parts", async () => {
    const strict = "http://purl.oclc.org/ooxml";
    const parts = [
      {
        name: "_rels/.rels",
        data: `<Relationships><Relationship Id="a" Type="${strict}/officeDocument/relationships/officeDocument" Target="/Book/Main.xml"/></Relationships>`,
      },
      {
        name: "Book/Main.xml",
        data: `<x:workbook xmlns:x="${strict}/spreadsheetml/main" xmlns:rel="${strict}/officeDocument/relationships"><x:sheets><x:sheet name="P" sheetId="1" rel:id="q"/></x:sheets></x:workbook>`,
      },
      {
        name: "Book/_rels/Main.xml.rels",
        data: `<Relationships><Relationship Id="q" Type="${strict}/officeDocument/relationships/worksheet" Target="../Sheets/One.xml"/></Relationships>`,
      },
      {
        name: "Sheets/One.xml",
        data: `<x:worksheet xmlns:x="${strict}/spreadsheetml/main"><x:sheetData>${textRows([HEADER, ["Anna", "", "x"]]).replaceAll(/<(\/?)/g, "<$1x:")}</x:sheetData></x:worksheet>`,
      },
    ];
    expect(cellsOf(await read(writeZip(parts)))).toEqual([["Anna", "", "x"]]);
  });

  it("are read when formatted blank cells fill the sheet to its last row and column", async () => {
    const empty = Array.from(
      { length: 20_000 },
      (_, at) => `<row r="${at + 3}" s="1" customFormat="1"><c r="A${at + 3}" s="1"/></row>`,
    ).join("");
    const last = '<row r="1048576"><c r="XFD1048576" s="1"/></row>';
    const table = await read(sheetWith(textRows([["Anna"]], 2) + empty + last, { formats: ["0"] }));
    expect(table.rows).toEqual([{ kind: "cells", line: 2, cells: ["Anna", "", ""] }]);
  });

  it("give rows by their number when rows before them are missing", async () => {
    expect((await read(sheetWith(textRows([["Anna"]], 700)))).rows[0]?.line).toBe(700);
  });
});

describe("merged cells", () => {
  it("are blank below the first row, and name the range's value as a defect, except for blank rows", async () => {
    const rows = textRows([["Anna", "", "Team A"], ["Bo"], [], ["Cy"], ["Di"]], 2);
    const after = '<mergeCells count="1"><mergeCell ref="C2:C5"/></mergeCells>';
    const merged = { column: 2, code: "merged_cell", text: "Team A" };
    expect((await read(sheetWith(rows, {}, after))).rows).toEqual([
      { kind: "cells", line: 2, cells: ["Anna", "", "Team A"] },
      { kind: "cells", line: 3, cells: ["Bo", "", ""], defects: [{ ...merged, range: [2, 5] }] },
      { kind: "cells", line: 5, cells: ["Cy", "", ""], defects: [merged] },
      { kind: "cells", line: 6, cells: ["Di", "", ""] },
    ]);
  });
});

describe("hidden rows", () => {
  const hidden = `<row r="2" hidden="1">${textRows([["Anna"]], 2).replace(/^<row r="2">|<\/row>$/g, "")}</row>${textRows([["Bo"]], 3)}`;

  it("are skipped with a reason when a person hid them", async () => {
    expect((await read(sheetWith(hidden))).rows).toMatchObject([
      { kind: "skipped", reason: "hidden_row", line: 2 },
      { kind: "cells", line: 3 },
    ]);
  });

  it.each([
    ["a filter", hidden, '<autoFilter ref="A1:C3"><filterColumn colId="0"/></autoFilter>', ""],
    ["a filter mode", hidden, "", '<sheetPr filterMode="1"/>'],
    ["a collapsed outline", hidden.replace('hidden="1"', 'hidden="1" outlineLevel="1"'), "", ""],
  ])("are people when %s hides them", async (_, rows, after, before) => {
    const kinds = (await read(sheetWith(rows, {}, after, before))).rows.map(({ kind }) => kind);
    expect(kinds).toEqual(["cells", "cells"]);
  });
});

describe("one bad row", () => {
  it("is unreadable when a cell is too long, and the other rows are read", async () => {
    const table = await read(sheetWith(textRows([["x".repeat(40_000)], ["Bo"]], 2)));
    expect(table.rows.map((row) => (row.kind === "unreadable" ? row.code : row.kind))).toEqual([
      "cell_too_long",
      "cells",
    ]);
  });
});
