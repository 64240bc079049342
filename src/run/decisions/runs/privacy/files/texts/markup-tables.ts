/** Reads the elements of HTML and XML as rows: the rows of tables, attributes, and elements that stand side by side. */
import { withoutEntities } from "./coded-letters.ts";
import type { TextTable } from "./text-table.ts";
import { INLINE } from "./text-spellings.ts";

/** An element that is read. */
interface Element {
  readonly name: string;
  text: string;
  /** The names and texts of its attributes and of the elements in it. */
  readonly cells: [name: string, text: string][];
  readonly attributes: number;
  /** Rows of a table. */
  readonly rows: (readonly string[])[];
  /** The number of the cell in its row, if the element names it. */
  readonly place: number | null;
}

const PIECE =
  /<(?:!--[^]*?--|!\[CDATA\[([^]*?)\]\]|[!?][^>]*|(\/?)([a-z][\w:.-]*)((?:[^<>"']|"[^"<]{0,9999}"|'[^'<]{0,9999}')*))>|([^<]+)/giu;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const IS_INLINE = new RegExp(`^(?:${INLINE})$`, "iu");
const IS_VOID = /^(?:area|base|br|col|hr|img|input|link|meta|param|source)$/iu;
/** Elements that end where the next one begins, if nothing ends them. */
const ENDED_BY: Readonly<Record<string, RegExp>> = {
  td: /^t[dh]$/iu,
  th: /^t[dh]$/iu,
  tr: /^t[dhr]$/iu,
  li: /^li$/iu,
  p: /^p$/iu,
  option: /^option$/iu,
};
const IS_ROW = /^(?:tr|.*\brow)$/iu;
const IS_CELL = /^(?:t[dh]|.*\bcell)$/iu;
const IS_PART_OF_TABLE = /^t(?:head|body|foot)$/iu;

/** Returns the rows in HTML or XML. */
export function* tablesOfMarkup(text: string): Generator<TextTable> {
  const open: Element[] = [elementOf("", "")];
  for (const [, cdata, slash, name, attributes = "", words] of text.matchAll(PIECE)) {
    const top = open.at(-1);
    if (top === undefined) return;
    if (name === undefined) top.text += cdata ?? withoutEntities(words ?? "");
    else if (IS_INLINE.test(name)) continue;
    else if (slash === "/") {
      if (open.slice(1).some((each) => each.name === name)) yield* endUntil(open, name);
    } else {
      const endsBefore = ENDED_BY[name.toLowerCase()];
      while (endsBefore?.test(open.at(-1)?.name ?? "") === true) yield* end(open);
      open.push(elementOf(name, attributes));
      if (attributes.endsWith("/") || IS_VOID.test(name)) yield* end(open);
    }
  }
  while (open.length > 1) yield* end(open);
  yield* tablesOf(open[0]);
}

function elementOf(name: string, written: string): Element {
  const cells = [...written.matchAll(ATTRIBUTE)].map(([, of = "", double, single]): [string, string] => [
    of,
    withoutEntities(double ?? single ?? ""),
  ]);
  const place = Number(cells.find(([of]) => of === "ss:Index")?.[1] ?? Number.NaN);
  return {
    name,
    text: "",
    cells,
    attributes: cells.length,
    rows: [],
    place: place > 0 && place < 20_000 ? place : null,
  };
}

function* endUntil(open: Element[], name: string): Generator<TextTable> {
  while (open.length > 1) {
    const isLast = open.at(-1)?.name === name;
    yield* end(open);
    if (isLast) return;
  }
}

/** Ends the last element. It is a row of a table, a cell of the element around it, or a row of its own. */
function* end(open: Element[]): Generator<TextTable> {
  const ended = open.pop();
  const parent = open.at(-1);
  if (ended === undefined || parent === undefined) return;
  const inner = ended.cells.slice(ended.attributes);
  const names = new Set(inner.map(([name]) => name.replace(/^th$/iu, "td")));
  if (IS_PART_OF_TABLE.test(ended.name)) parent.rows.push(...ended.rows.splice(0));
  else if (IS_ROW.test(ended.name) && names.size === 1) parent.rows.push(inner.map(([, text]) => text));
  else if (IS_CELL.test(ended.name) || inner.length < 2) {
    const text = [ended.text, ...inner.map(([, each]) => each)].join(" ").trim();
    if (ended.place !== null) parent.cells.push(...blankCells(parent, ended.name, ended.place));
    parent.cells.push([ended.name, text]);
    if (ended.attributes > 0) ended.cells.push([ended.name, text]);
  }
  yield* tablesOf(ended);
}

function blankCells(parent: Element, name: string, place: number): [string, string][] {
  const count = place - 1 - (parent.cells.length - parent.attributes);
  return Array.from({ length: Math.max(0, count) }, () => [name, ""]);
}

/** Returns the rows of an element, and its attributes and elements as one row. A name that comes again begins another row. */
function* tablesOf(element: Element | undefined): Generator<TextTable> {
  if (element === undefined) return;
  if (element.rows.length > 0) yield { header: null, rows: element.rows };
  let row: [name: string, text: string][] = [];
  for (const cell of element.cells) {
    if (row.some(([name]) => name === cell[0])) {
      yield tableOf(row);
      row = [];
    }
    row.push(cell);
  }
  if (row.length > 1) yield tableOf(row);
}

function tableOf(row: readonly (readonly [name: string, text: string])[]): TextTable {
  return { header: row.map(([name]) => name), rows: [row.map(([, text]) => text)] };
}
