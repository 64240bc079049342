/** What a person typed into the rows of the page. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";

/** The cells of one row as they came with a form. */
export interface TypedRow {
  readonly id: number;
  /** The version of the row that the person saw. */
  readonly version: number;
  /** Maps indexes of cells to texts. */
  readonly cells: ReadonlyMap<number, string>;
  /** The cells of a correction that waited, as the page showed them. Absent: it showed the cells of the list. */
  readonly shown?: ReadonlyMap<number, string>;
}

/** A row with its corrected cells. */
export interface CorrectedRow {
  readonly openItem: StoredOpenItem;
  readonly cells: readonly string[];
}

/** Returns the name and the id of a cell's field. */
export function cellField(id: number, index: number): string {
  return `c-${id}-${index}`;
}

/** Returns the name of the hidden field that holds the text of a cell's correction that waits. */
export function shownField(id: number, index: number): string {
  return `s-${id}-${index}`;
}

/** Returns the name of the hidden field that holds the version of a row. */
export function versionField(id: number): string {
  return `v-${id}`;
}

/** Returns the rows of a posted form. */
export function typedRows(form: URLSearchParams): ReadonlyMap<number, TypedRow> {
  const rows = new Map<
    number,
    { id: number; version: number; cells: Map<number, string>; shown: Map<number, string> }
  >();
  for (const [name, value] of form) {
    const [, id = "", index = ""] = /^c-(-?\d{1,15})-(\d{1,5})$/u.exec(name) ?? [];
    if (id === "") continue;
    const row = rows.get(Number(id)) ?? {
      id: Number(id),
      version: Number(form.get(versionField(Number(id))) ?? 0),
      cells: new Map<number, string>(),
      shown: new Map<number, string>(),
    };
    row.cells.set(Number(index), withLineFeeds(value));
    const shown = form.get(shownField(Number(id), Number(index)));
    if (shown !== null) row.shown.set(Number(index), withLineFeeds(shown));
    rows.set(row.id, row);
  }
  return rows;
}

/** Returns a text with line feeds. A form sends each line break as CR LF. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/gu, "\n");
}

/** Returns the typed cells that differ from the row's. A form sends each line break as CR LF. */
export function changedCells(
  { cells }: Pick<StoredOpenItem, "cells">,
  typed: Pick<TypedRow, "cells">,
): ReadonlyMap<number, string> {
  return new Map([...typed.cells].filter(([index, text]) => text !== (cells[index] ?? "").replace(/\r\n?/gu, "\n")));
}
