import { writeFileSync } from "node:fs";
import { odsRow, odsRows, textCell, valueCell, writeOds } from "../system/intake/ods-writer.ts";
import { escapeXml, writeWorkbook } from "../system/intake/workbook-writer.ts";

const HEADER = "Employee ID,First name,Last name,E-mail,Phone,Birthday,Group,Job Title,Company,Location".split(",");
/** Serial number of 1950-01-01 in a spreadsheet, in days. */
const FIRST_BIRTHDAY = 18_264;

/** Writes a workbook as Excel does: 10 columns, shared strings, numbers and dates as numbers, non-ASCII letters. */
export function makeWorkbook(path: string, rows: number): void {
  const texts = new Map<string, number>();
  const text = (at: string, value: string): string => {
    if (!texts.has(value)) texts.set(value, texts.size);
    return value === "" ? "" : `<c r="${at}" t="s"><v>${texts.get(value)}</v></c>`;
  };
  const person = (n: number): string => {
    const line = n + 1;
    const phone = n < 10_000 ? `+44770090${String(n).padStart(4, "0")}` : "";
    const values = [`Änne${n % 997}`, `Müller-${n}`, `p${n}@example.org`, phone];
    const others = [`Team ${n % 2 === 0 ? "Berlin" : "Rome"}`, `Engineer, ${n % 50}`, "Example Ltd", "Zürich"];
    return (
      `<row r="${line}" spans="1:10"><c r="A${line}"><v>${n}</v></c>` +
      values.map((value, at) => text("BCDE"[at] + String(line), value)).join("") +
      `<c r="F${line}" s="1"><v>${FIRST_BIRTHDAY + (n % 15_000)}</v></c>` +
      others.map((value, at) => text("GHIJ"[at] + String(line), value)).join("") +
      "</row>"
    );
  };
  const header = `<row r="1">${HEADER.map((name, at) => text(`${"ABCDEFGHIJ"[at]}1`, name)).join("")}</row>`;
  const people = Array.from({ length: rows }, (_, index) => person(index + 1)).join("");
  const strings = [...texts.keys()].map((value) => `<si><t>${escapeXml(value)}</t></si>`).join("");
  writeFileSync(
    path,
    writeWorkbook({ sheets: [{ name: "Staff", rows: header + people }], strings, formats: ["yyyy-mm-dd"] }),
  );
}

/** Writes the same list as LibreOffice does: an OpenDocument spreadsheet with a million blank rows at its end. */
export function makeOpenDocument(path: string, rows: number): void {
  const date = '<number:date-style style:name="N1"><number:year/><number:month/><number:day/></number:date-style>';
  const style = '<style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>';
  const person = (n: number): string => {
    const phone = n < 10_000 ? `+44770090${String(n).padStart(4, "0")}` : "";
    const birthday = new Date(Date.UTC(1950, 0, 1 + (n % 15_000))).toISOString().slice(0, 10);
    const attributes = `office:date-value="${birthday}" table:style-name="ce1"`;
    const others = [`Team ${n % 2 === 0 ? "Berlin" : "Rome"}`, `Engineer, ${n % 50}`, "Example Ltd", "Zürich"];
    return odsRow(
      valueCell("float", `office:value="${n}"`, String(n)) +
        [`Änne${n % 997}`, `Müller-${n}`, `p${n}@example.org`, phone].map(textCell).join("") +
        valueCell("date", attributes, birthday) +
        others.map(textCell).join(""),
    );
  };
  const people = Array.from({ length: rows }, (_, index) => person(index + 1)).join("");
  const blank = odsRow(
    '<table:table-cell table:number-columns-repeated="16384"/>',
    ` table:number-rows-repeated="${1_048_575 - rows}"`,
  );
  const sheet = { name: "Staff", rows: odsRows([HEADER]) + people + blank };
  writeFileSync(path, writeOds({ sheets: [sheet], styles: date + style }));
}
