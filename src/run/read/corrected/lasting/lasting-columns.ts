import type { NewCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import { leavesValueOut } from "../../../../model/issue.ts";
import type { MappedRow } from "../../../../model/mapped-row.ts";
import type { Row } from "../../../../model/row.ts";
import { foldHeader } from "../../../../model/text/spelling/text-folding.ts";
import type { Mapper } from "../../../../pipeline/mapping/row/mapper.ts";

type CorrectedColumn = Pick<NewCorrection, "header" | "nth" | "target">;

/**
 * Returns the index of a corrected column in a list: by its header, else by the only column that becomes the same field.
 * Null: the list has no such column.
 */
export function findColumn(
  { header, nth, target }: CorrectedColumn,
  columns: readonly string[],
  mapper: Mapper,
): number | null {
  const placesOf = (isIt: (name: string) => boolean) => columns.flatMap((name, at) => (isIt(name) ? [at] : []));
  const exact = placesOf((name) => name === header);
  const form = foldHeader(header);
  const found = exact.length > 0 || form === "" ? exact : placesOf((name) => foldHeader(name) === form);
  if (found.length > 0) return found[nth] ?? null;
  const sources = sourcesOf(target, mapper);
  return sources.length === 1 ? (sources[0]?.column ?? null) : null;
}

function sourcesOf(target: string | null, { sources, texts, customFields }: Mapper) {
  if (target === null) return [];
  const custom = customFields.find(({ name }) => `custom_fields.${name}` === target);
  const text = texts.find(({ field }) => field === target);
  return custom?.sources ?? text?.sources ?? new Map(Object.entries(sources)).get(target) ?? [];
}

/** Returns the columns whose cells are a part of the key. The default key begins with the e-mail. */
export function columnsOfKey(mapper: Mapper): ReadonlySet<number> {
  const { key } = mapper;
  if (key.kind === "impossible") return new Set();
  const parts = key.kind === "default" ? [{ kind: "field", name: "email" } as const] : key.parts;
  return new Set(
    parts.flatMap((part) =>
      part.kind === "cells" ? part.columns : sourcesOf(part.name, mapper).map(({ column }) => column),
    ),
  );
}

/** Returns the columns that become the name of a row's person. */
export function nameColumns(mapper: Mapper): readonly number[] {
  const found = ["first_name", "last_name", "full_name"].flatMap((field) => sourcesOf(field, mapper));
  return found.map(({ column }) => column);
}

/** Returns a row with other texts in some cells, without the marks of what these cells were. */
export function withCells(row: Extract<Row, { kind: "cells" }>, texts: ReadonlyMap<number, string>): Row {
  if (texts.size === 0) return row;
  const { defects, links, numbers, ...rest } = row;
  const others = <T extends { readonly column: number }>(marks: readonly T[] | undefined): readonly T[] =>
    (marks ?? []).filter(({ column }) => !texts.has(column));
  const kept = { defects: others(defects), links: others(links), numbers: others(numbers) };
  return {
    ...rest,
    cells: row.cells.map((cell, at) => texts.get(at) ?? cell),
    ...(kept.defects.length > 0 && { defects: kept.defects }),
    ...(kept.links.length > 0 && { links: kept.links }),
    ...(kept.numbers.length > 0 && { numbers: kept.numbers }),
  };
}

/** Returns the headers of the columns whose cells can't be read. */
export function unreadColumns(mapped: Exclude<MappedRow, { kind: "skipped" }>): ReadonlySet<string> {
  const issues =
    mapped.kind === "rejected" ? mapped.issues : mapped.warnings.filter(({ code }) => leavesValueOut(code));
  return new Set(issues.flatMap(({ header }) => (header === null ? [] : [header])));
}
