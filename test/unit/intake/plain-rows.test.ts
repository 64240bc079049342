import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FileRefused } from "../../../src/model/file-refused.ts";
import { createPlainSheetRows } from "../../../src/pipeline/intake/xlsx/plain-rows.ts";
import { readSheetRows } from "../../../src/pipeline/intake/xlsx/xlsx-sheet.ts";
import { createXmlReader } from "../../../src/pipeline/intake/workbook/xml-events.ts";

const CONTEXT = {
  merged: { note: () => {}, covered: () => [] },
  isFiltered: false,
  mostCharacters: Infinity,
  mostCells: Infinity,
  mostLongCharacters: Infinity,
  mailLinks: new Map<string, string>(),
  is1904: false,
  sharedString: (index: number) => `text ${index}`,
  format: () => ({ kind: "plain" as const }),
};

/** Returns the rows, or the code of the refusal. */
async function outcomeOf(sheet: string, chunk: number) {
  return rowsOf(sheet, chunk).catch((error: unknown) => (error instanceof FileRefused ? error.code : error));
}

async function rowsOf(sheet: string, chunk: number) {
  const bytes = Buffer.from(sheet);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const rows = [];
  for await (const batch of readSheetRows(chunks(), CONTEXT)) rows.push(...batch);
  return rows;
}

/** Cells in the plain form, and cells that must be left to the parser. */
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
  "<c r='B1'><v>2</v></c>",
  '<c r="b1" ><v >2</v></c>',
  '<c r="D1" cm="1"><v>1</v></c>',
  '<c r="D1" t="str"><v>a]]&gt;b > c</v></c>',
  '<c r="D1" t="inlineStr"><is><t>&amp;lt;</t><t>y</t></is></c>',
  '<c r="D1" t="inlineStr"><v>5</v><is><t/></is></c>',
  '<c r="D1" t="inlineStr"><is/></c>',
  '<c r="D1" t="d"><v>1980-04-03T00:00:00</v></c>',
  '<c r="D1"><f t="shared" ref="A1:A2" si="0">A1&lt;2</f><v>1</v></c>',
  '<c r="D1"><f t="shared" si="0"/><v>1</v></c>',
  '<c r="D1"><v>1</v><v>2</v></c>',
  '<x:c r="E1"><x:v>1</x:v></x:c>',
  '<![CDATA[<c r="A1"><v>9</v></c>]]>',
  "<?note?>",
  "text",
  "<v>7</v>",
);

/** XML that is invalid in a sheet. The plain reader and the parser must both refuse the sheet. */
const broken = fc.constantFrom(
  '<c r="D1"><f>&x;</f><v>1</v></c>',
  '<c r="D1"><f>&</f><v>1</v></c>',
  '<c r="D1"><f a="&x;"/><v>1</v></c>',
  '<c r="D1"><f a=b/><v>1</v></c>',
  '<c r="D1"><f a="1" a="2"/><v>1</v></c>',
  '<c r="D1"><fx>1</f><v>1</v></c>',
  '<c r="D1" t="s" t="n"><v>1</v></c>',
  '<c r="D1" t="str"><v>a]]></v></c>',
  '<c r="XFE1"><v>1</v></c>',
  '</row><row r="8" r="9">',
  '</row><row r="8" hidden="1" hidden="0">',
  '</row><row r="8" 1a="2">',
  '</row><row r="0">',
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
    fc.array(fc.oneof({ weight: 30, arbitrary: cell }, { weight: 1, arbitrary: broken })),
  )
  .map(([attributes, cells]) => `<row ${attributes}>${cells.join("")}</row>`);
const rows = fc.array(fc.oneof(row, fc.constantFrom('<row r="N"/>', "\n", "<!-- <row> -->")));

describe("createPlainSheetRows", () => {
  test("gives the same rows as the parser, for random contents and random chunk sizes", async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 200 }), async (written, chunk) => {
        const data = written.map((text, at) => text.replace("N", String(at + 1))).join("");
        const sheet = (tag: string) => `<?xml version="1.0"?><worksheet><cols/>${tag}${data}</sheetData></worksheet>`;
        // With a blank in the tag, the whole sheet is left to the parser.
        expect(await outcomeOf(sheet("<sheetData>"), chunk)).toEqual(await outcomeOf(sheet("<sheetData >"), 10_000));
      }),
      { numRuns: 300 },
    );
  });

  test("reads plain rows without the parser", () => {
    let opened = 0;
    const seen: string[] = [];
    const reader = createXmlReader({ open: (name) => void seen.push(name) });
    const plain = createPlainSheetRows(reader, {
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

  test("refuses invalid XML as the parser does", async () => {
    await fc.assert(
      fc.asyncProperty(broken, async (piece) => {
        const sheet = `<worksheet><sheetData><row r="1">${piece}</row></sheetData></worksheet>`;
        expect(await outcomeOf(sheet, 1000)).toMatch(/damaged|hostile/);
      }),
    );
  });

  test.each([
    ["ends inside a row", '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v>'],
    ["has an open cell", '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></row></sheetData></worksheet>'],
    [
      "has an unknown entity",
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&x;</v></c></row></sheetData></worksheet>',
    ],
  ])("refuses a sheet that %s as damaged", async (_, sheet) => {
    await expect(rowsOf(sheet, 10)).rejects.toMatchObject({ code: "damaged" });
  });
});
