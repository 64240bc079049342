/** Makes lists of invented people, as CSV and as workbooks. */
import ExcelJS from "exceljs";

/** A cell. A workbook stores numbers and dates with their types. */
type Cell = string | number | Date;
export type List = readonly (readonly Cell[])[];

const HEADER = ["ID", "First name", "Last name", "E-mail", "Birthday", "Group"] as const;

/** Returns a row of the usual list. */
export function person(
  id: number,
  more: {
    readonly name?: string;
    readonly last?: string;
    readonly email?: string;
    readonly birthday?: string;
    readonly group?: string;
  } = {},
): readonly string[] {
  const name = more.name ?? nameOf(id);
  const day = String((id % 28) + 1).padStart(2, "0");
  return [
    String(id),
    name,
    more.last ?? "Example",
    more.email ?? `p${id}@example.org`,
    more.birthday ?? `19${70 + (id % 29)}-${String((id % 12) + 1).padStart(2, "0")}-${day}`,
    more.group ?? "Team Berlin",
  ];
}

/** Returns `count` rows with the ids from `first` on. */
export function people(first: number, count: number, group = "Team Berlin"): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, index) => person(first + index, { group }));
}

/** Returns a first name of letters only, because digits would make the column look like something else. */
function nameOf(id: number): string {
  const letters = [...id.toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join("");
  // “None” is a word for nothing, and no name.
  return letters === "one" ? "Nonea" : `N${letters}`;
}

/** Returns rows below the usual header as CSV. */
export function list(...rows: readonly (readonly string[])[]): string {
  return csv([HEADER, ...rows]);
}

/** Returns rows as CSV with CRLF line ends. */
export function csv(rows: List): string {
  const quoted = (cell: Cell) =>
    /[",\r\n]/u.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

/** Returns rows as a workbook, written by exceljs. */
export async function workbook(rows: List, sheet = "Contacts"): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet(sheet);
  for (const row of rows) page.addRow([...row]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** Reads a rejections.csv into rows of cells by header. Its cells must not contain line ends. */
export function readReport(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = "", ...lines] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  const header = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [header[index] ?? "", cell])));
}

function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

export const USUAL_HEADER: readonly string[] = HEADER;
