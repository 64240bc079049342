import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markTypedCell, neutraliseCell, restoreCell } from "../../../src/pipeline/report/rejections/cell-text.ts";

/** Texts with characters that spreadsheets act on. */
const riskyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom("'", "=", "+", "-", "@", "\t", "\r", "\n", "0", "7", "/", ".", " ", "e", "M", "a", "＝"),
  }),
  fc.stringMatching(/^'*[=+@0-9a-z-]{0,12}$/u),
);

describe("a cell of a rejections report", () => {
  test("reads back as the same text", () => {
    fc.assert(
      fc.property(riskyText, (text) => {
        expect(restoreCell(neutraliseCell(text))).toBe(text);
      }),
    );
  });

  test("reads back as the same text from a cell whose type is text", () => {
    fc.assert(
      fc.property(riskyText, (text) => {
        expect(restoreCell(markTypedCell(text))).toBe(text);
      }),
    );
  });

  test("never starts as a formula does", () => {
    fc.assert(
      fc.property(riskyText, (text) => {
        expect(neutraliseCell(text)).not.toMatch(/^(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/u);
      }),
    );
  });

  test.each([
    "=1+1",
    "+49 30 5550101",
    "-5",
    "@sum",
    "\tx",
    " =1",
    "'t Hooft",
    "＝1",
    "007",
    "0.50",
    "4917155501234",
    "12345678901234567",
    "1990-05-01",
    "01.05.1990",
    "5/1/90",
    "12:30",
    "1E5",
    "1 May 1990",
    "1. Mai",
    "Mar 7",
    "MARCH1",
    "7. März 1985",
    "1990-05-01 10:30",
    "05/1990",
    "01715550123",
    "030 555 012",
    "1.234,50 €",
    "1 1/2",
    "5 pm",
    "TRUE",
    "50 %",
    "€ 12",
  ])("marks %j, which a spreadsheet would run or rewrite", (text) => {
    expect(neutraliseCell(text)).toBe(`'${text}`);
  });

  test.each(["", "Anna", "O'Brien", "42", "0", "anna@example.org", "Team Berlin", "12 Main Street", "a=b"])(
    "leaves %j unchanged",
    (text) => expect(neutraliseCell(text)).toBe(text),
  );

  test.each([
    "Last1",
    "Name3",
    "Martin 5",
    "B12",
    "12a",
    "0171 5550123",
    "0171-5550123",
    "030/5550123",
    "(030) 5550123",
  ])("leaves %j unchanged, because no spreadsheet rewrites it", (text) => {
    expect(neutraliseCell(text)).toBe(text);
    expect(restoreCell(text)).toBe(text);
  });

  test("loses the apostrophe that a person set before digits", () => {
    expect(restoreCell("'0171 5550123")).toBe("0171 5550123");
    expect(restoreCell("'Last1")).toBe("'Last1");
  });

  test("keeps the apostrophe of a name that a person typed", () => {
    expect(restoreCell("'t Hooft")).toBe("'t Hooft");
  });
});
