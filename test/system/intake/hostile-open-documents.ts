import type { HostileFile } from "./hostile-files.ts";
import { odsContent, odsParts, odsRow, odsRows, textCell } from "./ods-writer.ts";
import type { OdsParts } from "./ods-writer.ts";
import { writeZip } from "./zip-writer.ts";

const HEADER = ["First Name", "Last Name", "E-mail"];
const PEOPLE = odsRows([HEADER, ["Anna", "Example", "anna@example.org"]]);
const mega = (piece: string): string => piece.repeat(Math.ceil(2 ** 20 / piece.length));

/** Returns a document in which a block stands many times, at the mark `MANY`. */
function withMany(parts: Partial<OdsParts>, block: string, times: number): Buffer {
  const whole = { sheets: [{ name: "People", rows: PEOPLE }], ...parts };
  const [before = "", after = ""] = odsContent(whole).split("MANY");
  return writeZip(odsParts(whole, { before, block, times, after }));
}

const inRows = (block: string, times: number): Buffer =>
  withMany({ sheets: [{ name: "People", rows: `${PEOPLE}MANY` }] }, block, times);
const equalRows = (cells: string, count: number): string => odsRow(cells, ` table:number-rows-repeated="${count}"`);

/** OpenDocument files of a few kilobytes that would fill a machine's memory, or keep it busy for hours. */
export function hostileOpenDocuments(): readonly HostileFile[] {
  return [
    {
      name: "a million equal rows of OpenDocument",
      content: () => inRows(equalRows(textCell("Ann") + textCell("Lee"), 1_000_000), 1),
      result: "hostile",
    },
    {
      name: "a hundred thousand equal rows of OpenDocument",
      content: () => inRows(equalRows(textCell("Ann") + textCell("Lee"), 50_000), 2),
      result: "rows",
    },
    {
      name: "millions of equal cells of OpenDocument",
      megabytes: 300,
      isSlow: true,
      content: () => inRows(equalRows(textCell("Ann").repeat(100), 4_000), 110),
      result: "hostile",
    },
    {
      name: "a text of 32,767 characters in a million equal rows",
      content: () => inRows(equalRows(textCell("x".repeat(32_767)), 1_000), 1_000),
      result: "hostile",
    },
    {
      name: "100 MB without the end of a row",
      content: () => inRows(mega('<table:table-row><table:table-cell office:value-type="float"/>'), 100),
      result: "hostile",
    },
    {
      name: "100 MB without the end of a tag",
      content: () => inRows(`<table:table-row table:name="${mega("x")}`, 100),
      result: "damaged",
    },
    {
      name: "100 MB of text in one cell of OpenDocument",
      content: () => inRows(mega(`<text:span>${"x".repeat(1_000)}</text:span>`), 100),
      result: "rows",
    },
    {
      name: "millions of cell styles of OpenDocument",
      content: () => withMany({ styles: "MANY" }, mega('<style:style style:name="a" style:family="table-cell"/>'), 100),
      result: "hostile",
    },
    {
      name: "a hundred large sheets of OpenDocument",
      content: () =>
        withMany(
          {
            sheets: Array.from({ length: 100 }, (_, at) => ({ name: `${at}`, rows: at === 0 ? `${PEOPLE}MANY` : "" })),
          },
          mega(odsRow(textCell(""))),
          200,
        ),
      result: "hostile",
      isSlow: true,
    },
    {
      name: "thousands of rows that merged ranges of OpenDocument cover",
      megabytes: 300,
      content: () => {
        const range = textCell("x").replace(" ", ' table:number-rows-spanned="1000000" ');
        const rows =
          PEOPLE + odsRow(range.repeat(1_000)) + equalRows("<table:covered-table-cell/>" + textCell(""), 9) + "MANY";
        const covered = '<table:covered-table-cell table:number-columns-repeated="1000"/>';
        return withMany({ sheets: [{ name: "People", rows }] }, odsRow(covered + textCell("Ann")), 3_000);
      },
      result: "hostile",
    },
  ];
}
