import type { OpenItem } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";
import { describeOpenItem } from "../words/sentences.ts";

/** The report's own columns, before the file's columns. A corrected report is recognised by them. */
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
  "_answer",
] as const;

/** The column into which a person writes the answer to a question. */
export const ANSWER_COLUMN = "_answer" satisfies (typeof REPORT_COLUMNS)[number];

/** The columns of the file, and of earlier lists whose rows are carried over, under one header. */
export interface OwnColumns {
  readonly header: readonly string[];
  /** Returns where each cell of a row with the given header goes, as an index into the common `header`. */
  placesOf(header: readonly string[]): readonly number[];
}

/**
 * Returns one header for rows with different headers: first the run's own columns in their order, then columns that only
 * carried-over rows have. Columns with the same name are the same column; repeated names are matched in their order.
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

/** Returns the report's own cells of an open item, in the order of `REPORT_COLUMNS`. */
export function reportCells(phrases: Phrases, openItem: OpenItem): readonly string[] {
  const { message, hint } = describeOpenItem(phrases, openItem);
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
    "",
  ];
}

/** Returns the row's own cells in the order of the common header; "" for columns that the row does not have. */
export function ownCells(openItem: Pick<OpenItem, "header" | "cells">, own: OwnColumns): readonly string[] {
  const aligned: string[] = own.header.map(() => "");
  for (const [index, place] of own.placesOf(openItem.header).entries()) aligned[place] = openItem.cells[index] ?? "";
  return aligned;
}
