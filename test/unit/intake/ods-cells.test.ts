import { describe, expect, it } from "vitest";

import { createCellText } from "../../../src/pipeline/intake/ods/cell-text.ts";
import { readOdsCell } from "../../../src/pipeline/intake/ods/ods-cell.ts";
import type { OdsCell } from "../../../src/pipeline/intake/ods/ods-cell.ts";
import { createOdsStyles } from "../../../src/pipeline/intake/ods/ods-styles.ts";
import type { NumberFormat } from "../../../src/pipeline/intake/workbook/cell-format.ts";
import { createXmlReader } from "../../../src/pipeline/intake/workbook/xml-events.ts";

const DAY: NumberFormat = { kind: "date", shows: { year: true, month: true, day: true, time: false } };
const YEARLESS: NumberFormat = { kind: "date", shows: { year: false, month: true, day: true, time: false } };
const CLOCK: NumberFormat = { kind: "date", shows: { year: false, month: false, day: false, time: true } };
const PLAIN: NumberFormat = { kind: "plain" };

function readCell(cell: Partial<OdsCell>, format = PLAIN, nullDay = 0) {
  const blank = { type: null, value: null, text: null, hasFormula: false, isError: false };
  const reading = readOdsCell({ ...blank, ...cell }, format, nullDay);
  return reading.kind === "text" ? reading.text : reading;
}

describe("readOdsCell", () => {
  it.each([
    ["1985-03-04", DAY, "1985-03-04"],
    ["1985-03-04T00:00:00", DAY, "1985-03-04"],
    ["1985-03-04T07:08:09", DAY, "1985-03-04 07:08:09"],
    ["1985-03-04T23:59:59.9999", DAY, "1985-03-05"],
    ["1985-03-04", PLAIN, "1985-03-04"],
    ["2024-07-17", YEARLESS, "--07-17"],
    ["1885-01-03", DAY, "1885-01-03"],
    ["1604-05-06", DAY, "1604-05-06"],
    ["1899-12-30T08:30:00", CLOCK, "08:30:00"],
    ["1900-03-01", DAY, "1900-03-01"],
  ])("reads the date %s as its format shows it", (value, format, text) => {
    expect(readCell({ type: "date", value, text: "shown" }, format)).toBe(text);
  });

  it.each(["1899-12-30", "1900-01-05", "1900-02-28", "1985-02-30", "-0044-03-15", "12345-01-01", "soon"])(
    "does not trust the date %s",
    (value) => {
      expect(readCell({ type: "date", value, text: "shown" }, DAY)).toEqual({
        kind: "defect",
        code: "date_damaged",
        text: "shown",
      });
    },
  );

  it("does not trust the first days of a document that counts from 1904", () => {
    const doubtful = { type: "date", value: "1904-01-01", text: "01.01.04" };
    expect(readCell(doubtful, DAY)).toBe("1904-01-01");
    expect(readCell(doubtful, DAY, 1_462)).toMatchObject({ code: "date_damaged" });
  });

  it.each([
    [{ type: "float", value: "491714000000", text: "4.91714E+11" }, "491714000000"],
    [{ type: "float", value: "4.91714e11", text: "" }, "491714000000"],
    [{ type: "float", value: "3.1", text: "3.10" }, "3.1"],
    [{ type: "percentage", value: "0.25", text: "25%" }, "0.25"],
    [{ type: "currency", value: "12.5", text: "12.50 €" }, "12.5"],
    [{ type: "time", value: "PT08H30M00S", text: "08:30" }, "08:30:00"],
    [{ type: "boolean", value: "true", text: "WAHR" }, "TRUE"],
    [{ type: "boolean", value: "false", text: "FALSCH" }, "FALSE"],
    [{ type: "string", text: "Ann" }, "Ann"],
    [{ type: "string", value: "Ann Lee", text: "Ann\nLee" }, "Ann\nLee"],
    [{ type: "string", value: "0171", text: "shown as another text" }, "0171"],
    [{ type: "string", value: "#N/A" }, "#N/A"],
    [{ type: "string", value: "", text: "", hasFormula: true }, ""],
    [{ text: "no type" }, "no type"],
    [{ type: "float", text: "7" }, "7"],
  ])("reads %j as %j", (cell, text) => {
    expect(readCell(cell)).toBe(text);
  });

  it.each([
    [{ type: "string", value: "", text: "#N/A", hasFormula: true, isError: true }, "error_value"],
    [{ type: "string", text: "#REF!", hasFormula: true }, "error_value"],
    [{ type: "string", text: "#NV", hasFormula: true }, "error_value"],
    [{ type: "float", value: "0", text: "Err:502", hasFormula: true }, "error_value"],
    [{ type: "float", value: "0", text: "Fehler:502", hasFormula: true }, "error_value"],
    [{ type: "float", value: "0", text: "#DIV/0!", hasFormula: true }, "error_value"],
    [{ hasFormula: true }, "formula_without_value"],
    [{ type: "float", hasFormula: true }, "formula_without_value"],
    [{ type: "float", value: "1234567890123456789" }, "number_damaged"],
    [{ type: "time", value: "PT26H30M00S", text: "26:30" }, "date_damaged"],
  ])("finds that %j can't be trusted: %s", (cell, code) => {
    expect(readCell(cell)).toMatchObject({ kind: "defect", code });
  });
});

/** Returns how a cell style with this data style shows the number. */
function shownIn(dataStyle: string, value: string): unknown {
  const styles = createOdsStyles();
  const xml = createXmlReader(styles);
  xml.writeText(
    `<styles><style:style style:name="ce1" style:family="table-cell" style:parent-style-name="Base"/>` +
      `<style:style style:name="Base" style:family="table-cell" style:data-style-name="N1"/>${dataStyle}</styles>`,
  );
  return readCell({ type: "float", value }, styles.formats().get("ce1"));
}

describe("createOdsStyles", () => {
  const number = (attributes: string, content = "") =>
    `<number:number number:decimal-places="0" ${attributes}>${content}</number:number>`;
  const embedded = (position: number, text: string) =>
    `<number:embedded-text number:position="${position}">${text}</number:embedded-text>`;
  const style = (content: string, kind = "number-style") =>
    `<number:${kind} style:name="N1">${content}</number:${kind}>`;

  it.each([
    ["00000", style(number('number:min-integer-digits="5"')), "815", "00815"],
    ["+0", style(`<number:text>+</number:text>${number('number:min-integer-digits="1"')}`), "49301", "+49301"],
    ["0000-000000", style(number('number:min-integer-digits="10"', embedded(6, "-"))), "301234567", "0301-234567"],
    [
      "(000) 000-0000",
      style(
        `<number:text>(</number:text>${number('number:min-integer-digits="10"', embedded(7, ") ") + embedded(4, "-"))}`,
      ),
      "4155550132",
      "(415) 555-0132",
    ],
    ["###-####", style(number('number:min-integer-digits="0"', embedded(4, "-"))), "5550132", "555-0132"],
    ["#,##0", style(number('number:min-integer-digits="1" number:grouping="true"')), "1234", "1234"],
    ["0.00", style('<number:number number:decimal-places="2" number:min-integer-digits="1"/>'), "3.1", "3.1"],
    ["0%", style(number('number:min-integer-digits="5"'), "percentage-style"), "7", "7"],
    [
      "[>=0]00000;-0",
      style(
        `${number('number:min-integer-digits="1"')}<style:map style:condition="value()&gt;=0" style:apply-style-name="P"/>`,
      ) + `<number:number-style style:name="P">${number('number:min-integer-digits="5"')}</number:number-style>`,
      "815",
      "00815",
    ],
  ])("shows a number in the format %s", (_, dataStyle, value, text) => {
    expect(shownIn(dataStyle, value)).toBe(text);
  });

  it("reads a number as a date when its format shows a date", () => {
    const parts = "<number:day/><number:text>.</number:text><number:month/><number:text>.</number:text>";
    expect(shownIn(style(parts, "date-style"), "45490")).toBe("--07-17");
  });
});

/** Returns the text of a cell with this content. */
function textOf(content: string): string | null {
  const text = createCellText();
  let depth = 0;
  const xml = createXmlReader({
    open(name, attributes) {
      if (depth > 0) text.open(name, attributes);
      depth += 1;
    },
    text: (piece) => text.text(piece),
    close(name) {
      depth -= 1;
      if (depth > 0) text.close(name);
    },
  });
  text.start();
  xml.writeText(`<cell>${content}</cell>`);
  return text.read();
}

describe("createCellText", () => {
  it.each([
    ["<text:p>Ann</text:p>", "Ann"],
    ["<text:p>first</text:p><text:p/><text:p>third</text:p>", "first\n\nthird"],
    ["<text:p>a<text:line-break/>b<text:tab/>c</text:p>", "a\nb\tc"],
    ['<text:p><text:s/>a<text:s text:c="3"/>b</text:p>', " a   b"],
    ["<text:p>\n  Ann\n  Lee  <text:span> Archer </text:span> </text:p>\n", "Ann Lee Archer"],
    ['<text:p>Mr <text:a xlink:href="https://example.org"><text:span>Ann</text:span></text:a></text:p>', "Mr Ann"],
    [
      "<office:annotation><dc:creator>C</dc:creator><text:p>comment</text:p></office:annotation><text:p>Ann</text:p>",
      "Ann",
    ],
    ["<text:p>Ann</text:p><office:annotation><text:p>comment</text:p></office:annotation>", "Ann"],
    ["<text:p>Ann<office:annotation><text:p>comment</text:p></office:annotation>a</text:p>", "Anna"],
    ["<draw:frame><draw:text-box><text:p>shape</text:p></draw:text-box></draw:frame><text:p>Ann</text:p>", "Ann"],
    [
      "<text:p><text:ruby><text:ruby-base>花子</text:ruby-base><text:ruby-text>はなこ</text:ruby-text></text:ruby></text:p>",
      "花子",
    ],
    ["<text:p><![CDATA[a < b]]></text:p>", "a < b"],
    ["", null],
  ])("reads %j as %j", (content, text) => {
    expect(textOf(content)).toBe(text);
  });
});
