import { describe, expect, it } from "vitest";

import { refusalOf } from "./read-table.ts";
import { HEADER, sheetWith, textRows, workbookParts } from "./workbook-writer.ts";
import { writeZip } from "./zip-writer.ts";

describe("a workbook that is not a list", () => {
  const whole = sheetWith(textRows([["Anna"]], 2));
  const parts = workbookParts({ sheets: [{ name: "People", rows: textRows([HEADER, ["Anna"]]) }] });
  const replace = (name: string, data: string) =>
    writeZip(parts.map((part) => (part.name === name ? { name, data } : part)));
  const sheet = "xl/worksheets/sheet1.xml";

  it.each([
    ["a plain archive", writeZip([{ name: "list.csv", data: "a,b" }]), "wrong_type"],
    ["a Word document", writeZip([{ name: "word/document.xml", data: "<x/>" }]), "wrong_type"],
    ["an .xlsb", writeZip([{ name: "xl/workbook.bin", data: "x" }]), "wrong_type"],
    ["an encrypted archive", writeZip(parts.map((part) => ({ ...part, flags: 1 }))), "password_protected"],
    ["half a workbook", whole.subarray(0, whole.length / 2), "damaged"],
    ["a workbook without its end", whole.subarray(0, whole.length - 5), "damaged"],
    ["a sheet that breaks off", replace(sheet, `<worksheet><sheetData>${textRows([HEADER, ["Anna"]])}`), "damaged"],
    [
      "an unknown entity",
      replace(sheet, `<worksheet><sheetData>${textRows([HEADER])}<row>&x;</row></sheetData></worksheet>`),
      "damaged",
    ],
    ["a sheet without rows", replace(sheet, "<worksheet><sheetData/></worksheet>"), "empty_file"],
    [
      "a header alone",
      replace(sheet, `<worksheet><sheetData>${textRows([HEADER])}</sheetData></worksheet>`),
      "header_only",
    ],
    ["a DOCTYPE", replace(sheet, `<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>`), "hostile"],
    ["deep nesting", replace(sheet, "<a>".repeat(1000)), "hostile"],
    [
      "a column beyond the last",
      replace(sheet, '<worksheet><sheetData><row r="1"><c r="XFE1"><v>1</v></c></row></sheetData></worksheet>'),
      "hostile",
    ],
    [
      "a row beyond the last",
      replace(sheet, '<worksheet><sheetData><row r="1048577"/></sheetData></worksheet>'),
      "damaged",
    ],
    ["a part twice", writeZip([...parts, ...parts]), "hostile"],
    ["a part that leads out", writeZip([...parts, { name: "../../etc/passwd", data: "x" }]), "hostile"],
    ["a thousand parts", writeZip(Array.from({ length: 1001 }, (_, at) => ({ name: `p${at}`, data: "" }))), "hostile"],
    ["a part that claims gigabytes", writeZip([...parts, { name: "big", data: "x", claims: 2 ** 31 }]), "hostile"],
    [
      "a part that is longer than it claims",
      writeZip(parts.map((part) => (part.name === sheet ? { ...part, claims: 5 } : part))),
      "damaged",
    ],
    [
      "a part that is shorter than it claims",
      writeZip(parts.map((part) => (part.name === sheet ? { ...part, claims: 50_000 } : part))),
      "damaged",
    ],
  ])("is refused: %s", async (_, bytes, code) => {
    expect((await refusalOf(bytes)).code).toBe(code);
  });

  it("is refused when one cell has 30 million characters", async () => {
    const bomb = replace(
      sheet,
      `<worksheet><sheetData>${textRows([HEADER])}<row r="2"><c r="A2" t="str"><v>${"A".repeat(30_000_000)}</v></c></row></sheetData></worksheet>`,
    );
    const refusal = await refusalOf(bomb);
    expect(refusal.code).toBe("hostile");
  });

  it("is refused when one byte was changed", async () => {
    const broken = Buffer.from(whole);
    const at = broken.indexOf("sheet1.xml") + 40;
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    expect((await refusalOf(broken)).code).toBe("damaged");
  });
});
