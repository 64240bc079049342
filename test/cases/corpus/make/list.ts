/** Makes cases: a list with its expectations, as text or as a workbook. */
import { hashOf, type CaseGroup, type ExpectedFields, type ExpectedRow, type ListCase } from "../model.ts";
import { languageOf, peopleOf, type Person } from "../data/people.ts";
import type { CellValue, Column } from "./columns.ts";
import { encode } from "./code-pages.ts";
import { sheetBytes, type SheetKind } from "./workbook.ts";

/** A line of a list. A line without an expectation is no person. */
export interface Line {
  readonly cells: readonly CellValue[];
  readonly expect?: Expectation;
}

export type Expectation =
  | { readonly kind: "contact" | "either"; readonly fields: ExpectedFields }
  | { readonly kind: "ask" }
  | { readonly kind: "none" };

export interface TextForm {
  readonly delimiter?: string;
  readonly page?: string;
  readonly lineEnd?: string;
  readonly quotes?: "needed" | "all" | "backslash";
  /** Written after each delimiter. */
  readonly gap?: string;
  /** Lines before the header that are written as they are. */
  readonly start?: readonly string[];
}

export interface ListInput {
  readonly name: string;
  readonly group: CaseGroup;
  /** The language whose people the list has. */
  readonly language?: string;
  readonly columns: readonly Column[];
  readonly count?: number;
  /** Cells above the header, and below the people. */
  readonly above?: readonly (readonly CellValue[])[];
  readonly below?: readonly Line[];
  /** Lines between the people, before the person of this index. */
  readonly inserted?: { readonly before: number; readonly lines: readonly Line[] };
  /** Changes a person's line. */
  readonly change?: (line: Line, index: number, person: Person) => Line;
  readonly form?: TextForm;
  /** Makes a workbook instead of a text. */
  readonly sheet?: SheetKind;
  readonly file?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** false: the feed's settings name no country. */
  readonly hasCountry?: boolean;
}

/** Makes a case from people of a language and columns. */
export function makeList(input: ListInput): ListCase {
  const { name, group, columns, above = [], below = [], form = {}, sheet, change = (line) => line } = input;
  const language = languageOf(input.language ?? "de");
  const count = input.count ?? 6 + (hashOf(name) % 5);
  const people = peopleOf(language, count, name).map((person, index) =>
    change(lineOf(columns, person, index), index, person),
  );
  const header: Line = { cells: columns.map((column) => column.header) };
  const { before, lines: between } = input.inserted ?? { before: people.length, lines: [] };
  const body = [...people.slice(0, before), ...between, ...people.slice(before), ...below];
  const lines: readonly Line[] = [...above.map((cells) => ({ cells })), header, ...body];
  const country = input.hasCountry === false ? {} : { country: language.country };
  const settings = { ...country, ...input.settings };
  const extension = sheet ?? (form.delimiter === "\t" ? "txt" : "csv");
  const file = input.file ?? `${name}.${extension}`;
  if (sheet !== undefined) {
    const rows = expectedRows(lines, (index) => index + 1);
    return {
      name,
      group,
      file,
      settings,
      rows,
      bytes: () =>
        sheetBytes(
          sheet,
          lines.map((line) => line.cells),
        ),
    };
  }
  const { texts, starts } = writeText(lines, form);
  const rows = expectedRows(lines, (index) => starts[index] ?? 0);
  return { name, group, file, settings, rows, bytes: () => encode(texts, form.page ?? "utf-8") };
}

function lineOf(columns: readonly Column[], person: Person, index: number): Line {
  const fields: ExpectedFields = Object.assign({}, ...columns.map(({ gives }) => gives?.(person, index) ?? {}));
  return { cells: columns.map((column) => column.cell(person, index)), expect: { kind: "contact", fields } };
}

function expectedRows(lines: readonly Line[], lineAt: (index: number) => number): readonly ExpectedRow[] {
  return lines.flatMap(({ expect }, index) => (expect === undefined ? [] : [{ ...expect, line: lineAt(index) }]));
}

function writeText(
  lines: readonly Line[],
  form: TextForm,
): { readonly texts: string; readonly starts: readonly number[] } {
  const { delimiter = ";", lineEnd = "\r\n", gap = "", start = [] } = form;
  let line = start.length + 1;
  const starts: number[] = [];
  const records = lines.map(({ cells }) => {
    starts.push(line);
    const record = cells.map((cell) => quoted(cellText(cell), form)).join(delimiter + gap);
    line += record.split(/\r\n|\r|\n/).length;
    return record;
  });
  return { texts: [...start, ...records, ""].join(lineEnd), starts };
}

/** Returns a cell as text. */
export function cellText(cell: CellValue): string {
  return typeof cell === "object" ? cell.day : String(cell);
}

function quoted(cell: string, { delimiter = ";", quotes = "needed" }: TextForm): string {
  if (quotes === "backslash") return `"${cell.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  if (quotes === "all" || cell.includes(delimiter) || /["\r\n]/.test(cell)) return `"${cell.replaceAll('"', '""')}"`;
  return cell;
}

/** Returns a line whose cells and fields are changed by name. */
export function withCell(
  line: Line,
  column: number,
  cell: CellValue,
  fields: ExpectedFields | Expectation["kind"],
): Line {
  const cells = line.cells.map((old, index) => (index === column ? cell : old));
  const before = line.expect !== undefined && "fields" in line.expect ? line.expect.fields : {};
  if (fields === "ask" || fields === "none") return { cells, expect: { kind: fields } };
  if (fields === "either" || fields === "contact") return { cells, expect: { kind: fields, fields: before } };
  return { cells, expect: { kind: "contact", fields: { ...before, ...fields } } };
}

/** Returns a line for which taking the values and asking are both right. Leaving a value out without a word is not. */
export function orAsk(line: Line): Line {
  if (line.expect === undefined || !("fields" in line.expect)) return line;
  return { ...line, expect: { ...line.expect, kind: "either" } };
}
