import type { OpenItem } from "../../../model/run-record.ts";
import { describeOpenItem } from "../words/sentences.ts";

/** The report's own columns; the file's own follow. A table is recognised as a report by them. */
export const REPORT_COLUMNS = [
  "_id",
  "_line",
  "_operation",
  "_status",
  "_code",
  "_field",
  "_message",
  "_hint",
  "_request_id",
  "_since",
] as const;

/** The file's own columns over all rows of a report. */
export interface OwnColumns {
  readonly header: readonly string[];
  /** For a row with this header: the index in `header` of each of its cells. */
  placesOf(header: readonly string[]): readonly number[];
}

/**
 * Brings rows with different headers under one: the run's own first, in its order; what only carried-over rows have
 * after it. Columns are the same if they have the same name; of several with one name, the first is the first.
 */
export function alignColumns(first: readonly string[], others: Iterable<readonly string[]>): OwnColumns {
  const header: string[] = [];
  const placeOf = new Map<string, number>();
  const known = new Map<string, readonly number[]>();
  const add = (names: readonly string[]): readonly number[] => {
    const seen = new Map<string, number>();
    return names.map((name) => {
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      const column = `${nth}:${name}`;
      const place = placeOf.get(column) ?? header.push(name) - 1;
      placeOf.set(column, place);
      return place;
    });
  };
  const placesOf = (names: readonly string[]): readonly number[] => {
    const id = JSON.stringify(names);
    const places = known.get(id) ?? add(names);
    known.set(id, places);
    return places;
  };
  placesOf(first);
  let last: readonly string[] | null = null;
  for (const names of others) {
    if (names !== last) placesOf(names);
    last = names;
  }
  return { header, placesOf };
}

/** The report's own cells of a problem, in the order of `REPORT_COLUMNS`. */
export function reportCells(openItem: OpenItem): readonly string[] {
  const { message, hint } = describeOpenItem(openItem);
  return [
    openItem.id,
    openItem.line === null ? "" : String(openItem.line),
    openItem.operation ?? "",
    String(openItem.status),
    openItem.issue.code,
    openItem.issue.field ?? "",
    message,
    hint,
    openItem.requestId ?? "",
    openItem.since,
  ];
}

/** The row's own cells under the common header; "" where the row has no such column. */
export function ownCells(openItem: Pick<OpenItem, "header" | "cells">, own: OwnColumns): readonly string[] {
  const aligned: string[] = own.header.map(() => "");
  for (const [index, place] of own.placesOf(openItem.header).entries()) aligned[place] = openItem.cells[index] ?? "";
  return aligned;
}
