import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readNumberFormat } from "../../../src/pipeline/intake/xlsx/number-format.ts";
import { decimalText } from "../../../src/pipeline/intake/workbook/number-text.ts";
import { serialText } from "../../../src/pipeline/intake/workbook/serial-date.ts";
import { readCell, unescapeText } from "../../../src/pipeline/intake/xlsx/xlsx-cell.ts";

const DATE = { year: true, month: true, day: true, time: false };

/** Reads a number cell with a format. Returns the cell's text, or the code of its defect. */
function shown(value: string, code: string | number, is1904 = false) {
  const format = typeof code === "number" ? readNumberFormat(code, undefined) : readNumberFormat(164, code);
  const cell = { type: "n", style: 0, value, inline: null, hasFormula: false };
  const reading = readCell(cell, { is1904, format: () => format, sharedString: () => undefined });
  return reading.kind === "defect" ? reading.code : reading.text;
}

describe("reading a number", () => {
  it.each([
    ["4.91714E+11", "491714000000"],
    ["0.10000000000000001", "0.1"],
    ["1E-7", "0.0000001"],
    ["1.5e-10", "0.00000000015"],
    ["-12.5", "-12.5"],
    ["123456789012345", "123456789012345"],
  ])("gives the text of %s without exponent: %s", (value, text) => {
    expect(shown(value, 0)).toBe(text);
  });

  it("reports a number of more than 15 digits as damaged", () => {
    expect(shown("1000000000000000", 0)).toBe("number_damaged");
    expect(shown("1.2345678901234568E+17", 1)).toBe("number_damaged");
  });

  it("writes every double without exponent and without loss", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = decimalText(value);
        expect(text).not.toMatch(/e/i);
        expect(Number(text) === value).toBe(true);
      }),
    );
  });

  it.each([
    ["501", "00000", "00501"],
    ["123", "00000", "00123"],
    ["1234567", "0000-0000000", "0000-1234567"],
    ["493012345600", '"+"0', "+493012345600"],
    ["5551234567", "(###) ###-####", "(555) 123-4567"],
    ["12", "\\A0000", "A0012"],
    ["1234.5", "00000", "1234.5"],
    ["1234", "#,##0.00", "1234"],
    ["1234", "0%", "1234"],
    ["7", "[Red]000;[Blue]-000", "007"],
  ])("shows %s in format %s as %s", (value, code, text) => {
    expect(shown(value, code)).toBe(text);
  });
});

describe("reading a date", () => {
  it.each([
    ["44927", "dd.mm.yyyy", "2023-01-01"],
    ["32874", 14, "1990-01-01"],
    ["61", "d/m/yy", "1900-03-01"],
    ["45351", "[$-407]d. mmmm yyyy;@", "2024-02-29"],
    ["44927.5", "yyyy-mm-dd hh:mm", "2023-01-01 12:00:00"],
    ["44926.999999", "dd.mm.yyyy hh:mm", "2023-01-01"],
    ["0.75", "h:mm AM/PM", "18:00:00"],
    ["2958465", 14, "9999-12-31"],
    ["44927", '"day" 0', "day 44927"],
    ["44927", "General", "44927"],
    ["5", '0" years"', "5 years"],
    ["44927", "[Red]0", "44927"],
  ])("shows %s in format %s as %s", (value, code, text) => {
    expect(shown(value, code)).toBe(text);
  });

  it("gives only the parts of the date that the cell shows, because a hidden year is the year of typing", () => {
    expect(shown("45490", 16)).toBe("--07-17");
    expect(shown("45490", "dd.mm.")).toBe("--07-17");
    expect(shown("31107", 17)).toBe("1985-03");
    expect(shown("31107", "mmmm")).toBe("03");
  });

  it.each(["60", "59", "1", "-3", "2958466"])("reports the serial %s as damaged", (value) => {
    expect(shown(value, 14)).toBe("date_damaged");
  });

  it("counts from 1904 when the workbook does", () => {
    expect(shown("31412", 14, true)).toBe("1990-01-01");
    expect(shown("60", 14, true)).toBe("date_damaged");
  });

  it("agrees with the Gregorian calendar on every day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 2_958_465 }), (serial) => {
        const expected = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
        expect(serialText(serial, DATE, false)).toBe(expected);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("reading other cells", () => {
  const context = { is1904: false, format: () => ({ kind: "plain" }) as const, sharedString: () => undefined };
  const cell = { type: "n", style: 0, value: null, inline: null, hasFormula: false };

  it.each([
    [{ type: "b", value: "1" }, "TRUE"],
    [{ type: "b", value: "0" }, "FALSE"],
    [{ type: "d", value: "1990-01-02T00:00:00" }, "1990-01-02"],
    [{ type: "d", value: "1990-01-02T10:20:30" }, "1990-01-02 10:20:30"],
    [{ type: "str", value: "", hasFormula: true }, ""],
    [{ type: "str", value: "a_x0009_b", hasFormula: true }, "a\tb"],
    [{ type: "inlineStr", inline: " Anna " }, " Anna "],
  ])("reads %j as %j", (given, text) => {
    expect(readCell({ ...cell, ...given }, context)).toEqual({ kind: "text", text });
  });

  it("reports a formula without value, an error value and a missing shared string, and reads none as blank", () => {
    expect(readCell({ ...cell, hasFormula: true }, context)).toMatchObject({ code: "formula_without_value" });
    expect(readCell({ ...cell, value: "", hasFormula: true }, context)).toMatchObject({
      code: "formula_without_value",
    });
    expect(readCell({ ...cell, type: "e", value: "#N/A" }, context)).toMatchObject({
      code: "error_value",
      text: "#N/A",
    });
    expect(readCell({ ...cell, type: "s", value: "9" }, context)).toMatchObject({ code: "error_value" });
  });

  it("decodes each escaped character once", () => {
    expect(unescapeText("_x005F_x0009_")).toBe("_x0009_");
    expect(unescapeText("a_xyz_")).toBe("a_xyz_");
  });
});

describe("a hostile number format", () => {
  it.each(["[", "[h", "h", "hd", "g", "m", "s.", '"', "_", "\\\\", "[h]"])(
    "is read in time that grows with its length when it repeats %j",
    (piece) => {
      // The time for which this process has a processor: the load of the machine does not change it.
      const begun = process.cpuUsage();
      readNumberFormat(164, piece.repeat(200_000));
      // Quadratic time would be minutes.
      expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(10_000);
    },
  );

  it.each([
    ["hh:mm", false],
    ["h:mm:ss m", true],
    ["[h]:mm:ss", false],
    ["mm:ss", false],
    ["d.m.yy h:mm", true],
    ["h d mm", true],
  ])("shows a month or only minutes: %s", (code, month) => {
    const format = readNumberFormat(164, code);
    expect(format.kind === "date" && format.shows.month).toBe(month);
  });
});
