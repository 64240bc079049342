import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPlainRows } from "../../../src/pipeline/intake/plain-rows.ts";
import { readSheetRows } from "../../../src/pipeline/intake/xlsx-sheet.ts";
import { createXmlReader } from "../../../src/pipeline/intake/xml-events.ts";

const CONTEXT = {
  merged: { note: () => {}, fill: (_: number, cells: string[]) => cells },
  isFiltered: false,
  mailLinks: new Map<string, string>(),
  is1904: false,
  sharedString: (index: number) => `text ${index}`,
  format: () => ({ kind: "plain" as const }),
};

async function rowsOf(sheet: string, chunk: number) {
  const bytes = Buffer.from(sheet);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const rows = [];
  for await (const batch of readSheetRows(chunks(), CONTEXT)) rows.push(...batch);
  return rows;
}

/** Plain rows, and all that must be left to the parser. */
const cell = fc.constantFrom(
  '<c r="A1" t="s"><v>3</v></c>',
  '<c r="B1" s="1"><v>12.5</v></c>',
  '<c r="C1" t="inlineStr"><is><t>Ähre &amp; Söhne</t></is></c>',
  '<c t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>',
  '<c r="D1" t="str"><f>A1&amp;"x"</f><v>x&lt;y</v></c>',
  '<c r="D1"><f>A1</f></c>',
  '<c r="E1" s="2"/>',
  '<c r="F1" t="e"><v>#REF!</v></c>',
  "<c><v></v></c>",
  '<c t="n" r="G1"><v>7</v></c>',
  '<c r="G1" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r><rPh><t>x</t></rPh></is></c>',
  '<c r="G1" t="str"><v>&#228;</v></c>',
  '<c r="G1" t="str"><v><![CDATA[<&>]]></v></c>',
  '<c r="G1" t="str"><v>two\nlines</v></c>',
  '<c r="G1"><v>1</v><extLst><ext/></extLst></c>',
);
const row = fc
  .tuple(
    fc.constantFrom(
      'r="N"',
      'r="N" spans="1:7" hidden="1"',
      'r="N" hidden="false" outlineLevel="1"',
      "",
      's="1" r="N"',
    ),
    fc.array(cell),
  )
  .map(([attributes, cells]) => `<row ${attributes}>${cells.join("")}</row>`);
const rows = fc.array(fc.oneof(row, fc.constantFrom('<row r="N"/>', "\n", "<!-- <row> -->")));

describe("rows read without the parser", () => {
  test("are what the parser reads, whatever stands around them and wherever chunks end", async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 200 }), async (written, chunk) => {
        const data = written.map((text, at) => text.replace("N", String(at + 1))).join("");
        const sheet = (tag: string) => `<?xml version="1.0"?><worksheet><cols/>${tag}${data}</sheetData></worksheet>`;
        // A blank in the tag leaves all of the sheet to the parser.
        expect(await rowsOf(sheet("<sheetData>"), chunk)).toEqual(await rowsOf(sheet("<sheetData >"), 10_000));
      }),
      { numRuns: 300 },
    );
  });

  test("never reach the parser", () => {
    let opened = 0;
    const seen: string[] = [];
    const reader = createXmlReader({ open: (name) => void seen.push(name) });
    const plain = createPlainRows(reader, {
      openRow: () => void (opened += 1),
      cell: () => {},
      closeRow: () => {},
      place: () => "between rows",
    });
    plain.write(Buffer.from('<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>'));
    plain.write(Buffer.from('<row r="2"><c r="A2" t="s"><v>1</v></c></row></sheetData></worksheet>'));
    plain.end();
    expect(opened).toBe(2);
    expect(seen).toEqual(["worksheet", "sheetData"]);
  });

  test.each([
    ["breaks off in a row", '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v>'],
    ["has an open cell", '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></row></sheetData></worksheet>'],
    [
      "has an unknown entity",
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&x;</v></c></row></sheetData></worksheet>',
    ],
  ])("a sheet that %s is damaged", async (_, sheet) => {
    await expect(rowsOf(sheet, 10)).rejects.toMatchObject({ code: "damaged" });
  });
});
