/** Writes the rows of a list as the bytes of a file. */
import { columnName, escapeXml, writeWorkbook } from "../../system/intake/workbook-writer.ts";
import { HEADERS, type Cells, type Column, type ListStyle } from "./list-style.ts";
import { SHORT_FORMS, withoutAccents } from "./names.ts";
import type { Town } from "./people.ts";

/** What a mistake changes about the file itself. */
export interface FileMistake {
  /** Number of the last rows that are written to a second sheet. */
  readonly secondSheet?: number;
  /** Number of characters that are missing at the end. */
  readonly charactersCut?: number;
  /** Whether text was decoded as Latin-1 and encoded again. */
  readonly isEncodedTwice?: boolean;
  /** Two columns whose headers are exchanged. */
  readonly exchangedHeaders?: readonly [Column, Column];
}

export function rowsOf({ people }: Town): readonly Cells[] {
  return people.map(({ ref, nr, first, last, email, phone, birthday, group }) => ({
    ref,
    nr,
    first,
    last,
    email,
    phone,
    birthday,
    group,
  }));
}

/** Returns the file's bytes and the ending of its name. */
export function writeList(
  rows: readonly Cells[],
  style: ListStyle,
  day: number,
  mistake: FileMistake = {},
): { readonly bytes: Buffer; readonly ending: string } {
  const header = headerOf(style, mistake);
  const lines = rows.map((row) => cellsOf(row, style));
  const today = `List of ${new Date(Date.UTC(2026, 10, 21 + day)).toISOString().slice(0, 10)}`;
  const before = style.hasTitle ? [[today]] : [];
  const after = style.hasFooter ? [[`Total: ${rows.length}`]] : [];
  if (style.file === "xlsx" || mistake.secondSheet !== undefined) {
    const split = rows.length - (mistake.secondSheet ?? 0);
    const sheets = [{ name: "List", rows: sheetRows([...before, header, ...lines.slice(0, split), ...after]) }];
    if (mistake.secondSheet !== undefined)
      sheets.push({ name: "New", rows: sheetRows([header, ...lines.slice(split)]) });
    return { bytes: writeWorkbook({ sheets, formats: ["dd.mm.yyyy"] }), ending: "xlsx" };
  }
  const { delimiter, lineEnd, encoding, hasLastLineEnd } = style;
  const quoted = (cell: string) => (/[",;\t\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = [...before, header, ...lines, ...after].map((cells) => cells.map(quoted).join(delimiter)).join(lineEnd);
  const whole = text + (hasLastLineEnd ? lineEnd : "");
  const kept = mistake.charactersCut === undefined ? whole : whole.trimEnd().slice(0, -mistake.charactersCut);
  const coded = mistake.isEncodedTwice === true ? Buffer.from(kept, "utf8").toString("latin1") : kept;
  if (encoding === "latin1" && Buffer.from(coded, "latin1").toString("latin1") === coded)
    return { bytes: Buffer.from(coded, "latin1"), ending: "csv" };
  if (encoding === "utf16le") return { bytes: Buffer.from(`\ufeff${coded}`, "utf16le"), ending: "csv" };
  return { bytes: Buffer.from(encoding === "utf8 with BOM" ? `\ufeff${coded}` : coded), ending: "csv" };
}

function headerOf(style: ListStyle, { exchangedHeaders: [one, other] = ["ref", "ref"] }: FileMistake): string[] {
  const named = (column: Column) => HEADERS[style.header][column === one ? other : column === other ? one : column];
  const names = style.columns.map(named);
  const all = style.extra === null ? names : [...names, style.extra];
  return style.capitalHeader ? all.map((name) => name.toUpperCase()) : all;
}

function cellsOf(row: Cells, style: ListStyle): string[] {
  const cells = style.columns.map((column) => cellOf(column, row, style));
  return style.extra === null ? cells : [...cells, row.ref.length % 3 === 0 ? "x" : ""];
}

function cellOf(column: Column, row: Cells, style: ListStyle): string {
  const value = row[column];
  switch (column) {
    case "first":
      return nameOf(
        (style.shortForms ? SHORT_FORMS[value] : undefined) ?? value,
        style,
        hasTitle(row, style) ? "Dr. " : "",
      );
    case "last":
      return nameOf(value, style, "");
    case "email":
      return style.capitalEmails ? value.toUpperCase() : value;
    case "phone":
      return phoneOf(value, style);
    case "birthday":
      return dateOf(value, style);
    default:
      return value;
  }
}

const hasTitle = ({ ref }: Cells, { titles }: ListStyle) => titles && ref.endsWith("7");

function nameOf(name: string, { capitals, accents }: ListStyle, title: string): string {
  const written = accents ? name : withoutAccents(name);
  return title + (capitals ? written.toUpperCase() : written);
}

function phoneOf(phone: string, { phones }: ListStyle): string {
  const [, area, number] = /^\+49(30)(\d+)$/u.exec(phone) ?? [];
  if (area === undefined || number === undefined) return phone;
  switch (phones) {
    case "e164":
      return phone;
    case "spaced":
      return `+49 ${area} ${number.slice(0, 5)} ${number.slice(5)}`;
    case "national":
      return `0${area}/${number}`;
    case "zeros":
      return `0049 ${area} ${number}`;
  }
}

function dateOf(birthday: string, { dates, file }: ListStyle): string {
  const [, year = "", month = "", day = ""] = /^(?:(\d{4})-)?(\d\d)-(\d\d)$/u.exec(birthday) ?? [];
  if (month === "") return birthday;
  if (year === "" && (file === "xlsx" || !dates.startsWith("DD."))) return `--${month}-${day}`;
  if (file === "xlsx") return birthday;
  switch (dates) {
    case "YYYY-MM-DD":
      return birthday;
    case "DD.MM.YYYY":
      return `${day}.${month}.${year}`;
    case "DD.MM.YY":
      return `${day}.${month}.${year.slice(2)}`;
    case "DD/MM/YYYY":
      return `${day}/${month}/${year}`;
  }
}

const DAY_MS = 86_400_000;

/** Returns rows as XML. Dates with a year are numbers with a date format, as spreadsheets have them. */
function sheetRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells, index) => {
      const line = index + 1;
      const xml = cells.map((cell, column) => {
        if (!/^(?:19|20)\d\d-\d\d-\d\d$/u.test(cell)) return textOf(cell, column, line);
        const serial = Math.round((Date.parse(cell) - Date.parse("1899-12-30")) / DAY_MS);
        return `<c r="${columnName(column)}${line}" s="1"><v>${serial}</v></c>`;
      });
      return `<row r="${line}">${xml.join("")}</row>`;
    })
    .join("");
}

function textOf(cell: string, column: number, line: number): string {
  if (cell === "") return "";
  return `<c r="${columnName(column)}${line}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}
