import { textRows, workbookParts } from "./workbook-writer.ts";
import { writeZip } from "./zip-writer.ts";
import type { RepeatedData, ZipPart } from "./zip-writer.ts";

export interface HostileFile {
  readonly name: string;
  readonly content: () => Buffer;
  /** Code of the refusal, or "rows" when the file can be read. */
  readonly result: string;
  /** Largest memory in MB, if it may be more than for other files. */
  readonly megabytes?: number;
  /** True when the test takes too long for each run of the tests. */
  readonly isSlow?: boolean;
}

const HEADER = ["First Name", "Last Name", "E-mail"];
const SHEET = "xl/worksheets/sheet1.xml";
const STRINGS = "xl/sharedStrings.xml";
const PEOPLE = textRows([HEADER, ["Anna", "Example", "anna@example.org"]]);
/** Repeats a piece of text up to about 1 MiB. */
const mega = (piece: string): string => piece.repeat(Math.ceil(2 ** 20 / piece.length));

const inData = (data: Omit<RepeatedData, "before" | "after">, after = ""): RepeatedData => ({
  before: `<worksheet><sheetData>${PEOPLE}`,
  after: `</sheetData>${after}</worksheet>`,
  ...data,
});

function workbook(name: string, data: ZipPart["data"]): Buffer {
  const parts = workbookParts({ sheets: [{ name: "People", rows: PEOPLE }], strings: "" });
  return writeZip(parts.map((part) => (part.name === name ? { name, data } : part)));
}

/** Files of a few hundred kilobytes that would fill a machine's memory, or keep it busy for hours. */
export function hostileFiles(): readonly HostileFile[] {
  return [
    {
      name: "a cell of 500 MB",
      content: () =>
        workbook(SHEET, {
          before: `<worksheet><sheetData>${PEOPLE}<row r="3"><c r="A3" t="str"><v>`,
          block: mega("A"),
          times: 500,
          after: "</v></c></row></sheetData></worksheet>",
        }),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "a sheet that declares 2 GB",
      content: () => workbook(SHEET, inData({ block: mega(" "), times: 2_047 })),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "a million formatted empty rows",
      content: () => workbook(SHEET, inData({ block: '<row><c s="1"/><c s="1"/></row>'.repeat(1_000), times: 1_048 })),
      result: "rows",
      isSlow: true,
    },
    {
      name: "more rows than a sheet can have",
      content: () => workbook(SHEET, inData({ block: "<row/>".repeat(1_000), times: 1_100 })),
      result: "damaged",
      isSlow: true,
    },
    {
      name: "500 MB of shared texts",
      content: () =>
        workbook(STRINGS, {
          before: "<sst>",
          block: mega(`<si><t>${"B".repeat(10_000)}</t></si>`),
          times: 500,
          after: "</sst>",
        }),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "millions of short shared texts",
      content: () => workbook(STRINGS, { before: "<sst>", block: mega("<si/>"), times: 100, after: "</sst>" }),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "millions of cell formats",
      content: () =>
        workbook("xl/styles.xml", {
          before: "<styleSheet><cellXfs>",
          block: mega("<xf/>"),
          times: 100,
          after: "</cellXfs></styleSheet>",
        }),
      result: "hostile",
    },
    {
      name: "a number format of a million brackets",
      content: () =>
        workbook(
          "xl/styles.xml",
          `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${"[".repeat(1_000_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
        ),
      result: "hostile",
    },
    {
      name: "6,000 rows that reach the column XFD",
      content: () =>
        workbook(
          SHEET,
          inData({ block: '<row><c t="str"><v>Ann</v></c><c r="XFD3"><v>1</v></c></row>', times: 6_000 }),
        ),
      result: "rows",
    },
    {
      name: "20 million cells in a few kilobytes",
      content: () => workbook(SHEET, inData({ block: `<row>${"<c/>".repeat(16_000)}</row>`, times: 1_300 })),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "a text of 32,767 characters in 100,000 cells",
      megabytes: 300,
      content: () =>
        writeZip(
          workbookParts({ sheets: [{ name: "People", rows: PEOPLE }], strings: "" }).map((part) =>
            part.name === SHEET
              ? { name: SHEET, data: inData({ block: '<row><c t="s"><v>0</v></c></row>'.repeat(1_000), times: 100 }) }
              : part.name === STRINGS
                ? { name: STRINGS, data: `<sst><si><t>${"x".repeat(32_767)}</t></si></sst>` }
                : part,
          ),
        ),
      result: "hostile",
    },
    {
      name: "half a million merge tags without an end",
      content: () => workbook(SHEET, inData({ block: "", times: 0 }, `<mergeCells>${"<mergeCell ".repeat(500_000)}`)),
      result: "damaged",
    },
    {
      name: "101 visible sheets",
      content: () =>
        writeZip(
          workbookParts({
            sheets: Array.from({ length: 101 }, (_, at) => ({ name: `Sheet ${at}`, rows: PEOPLE })),
            strings: "",
          }),
        ),
      result: "hostile",
    },
    {
      name: "millions of relations",
      content: () =>
        workbook("xl/_rels/workbook.xml.rels", {
          before: "<Relationships>",
          block: mega('<Relationship Id="a" Type="b" Target="c"/>'),
          times: 100,
          after: "</Relationships>",
        }),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "millions of sheets",
      content: () =>
        workbook("xl/workbook.xml", {
          before: "<workbook><sheets>",
          block: mega('<sheet name="a" id="s0"/>'),
          times: 100,
          after: "</sheets></workbook>",
        }),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "half a million merged cells",
      content: () =>
        workbook(SHEET, inData({ block: "", times: 0 }, `<mergeCells>${'<mergeCell ref="A2:A9"/>'.repeat(500_000)}`)),
      result: "hostile",
    },
    {
      name: "entities that expand to gigabytes (a billion laughs)",
      content: () => workbook(SHEET, '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>'),
      result: "hostile",
    },
    {
      name: "deeply nested elements",
      content: () => workbook(SHEET, inData({ block: mega("<a>"), times: 100 })),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "a header of 16,384 columns",
      content: () =>
        workbook(
          SHEET,
          `<worksheet><sheetData>${textRows([Array.from({ length: 16_384 }, (_, at) => HEADER[at % 3] ?? ""), ["Anna"]])}</sheetData></worksheet>`,
        ),
      result: "hostile",
    },
    {
      name: "a text without line ends",
      content: () => Buffer.from(mega("a,b,").repeat(300)),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "a text of wide lines",
      content: () => Buffer.from(`${HEADER.join(",")}\n${`${",a".repeat(400_000)}\n`.repeat(300)}`),
      result: "hostile",
    },
    {
      name: "a text of a million blank lines",
      content: () =>
        Buffer.from(
          `\n`.repeat(1_000_000) + `${HEADER.join(",")}\nAnna,Example,anna@example.org\n` + `\n`.repeat(1_000_000),
        ),
      result: "rows",
    },
    {
      name: "a text with a quotation mark that never closes",
      content: () => Buffer.from(`First Name,E-mail\n"${mega("a\n").repeat(300)}`),
      result: "broken_quotes",
    },
    {
      name: "a text with lines of 100,000 cells",
      content: () => Buffer.from(`${HEADER.join(",")}\n${`${",a".repeat(100_000)}\n`.repeat(300)}`),
      result: "hostile",
    },
    {
      name: "a text with lines of 18,000 cells",
      content: () => Buffer.from(`${HEADER.join(",")}\n${`${",a".repeat(18_000)}\n`.repeat(300)}`),
      result: "rows",
      isSlow: true,
    },
  ];
}
