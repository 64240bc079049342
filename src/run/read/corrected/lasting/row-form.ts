import { cleanText, foldHeader } from "../../../../model/text/spelling/text-folding.ts";
import type { Mapper } from "../../../../pipeline/mapping/row/mapper.ts";
import { meaningsOf } from "./cell-meaning.ts";

/**
 * Returns a text that is the same for two rows that differ by their form only: case, blanks, the way to write a date or a phone, the
 * order and the names of the columns. Two rows that differ by more never have the same text.
 */
export function formOfRow(header: readonly string[], cells: readonly string[], mapper: Mapper): string {
  const targets = targetsOf(mapper);
  const filled = cells.flatMap((cell, at) => {
    if (cleanText(cell) === "") return [];
    const target = targets.get(at) ?? null;
    return [`${target ?? foldHeader(header[at] ?? "")}\n${meaningOf(cell, target, at, mapper)}`];
  });
  return JSON.stringify(filled.toSorted());
}

/** Returns one text for all that a cell may mean. Of the two spellings of a name, it is the long one (mueller). */
function meaningOf(cell: string, target: string | null, column: number, mapper: Mapper): string {
  const meanings = meaningsOf(cell, target, column, mapper);
  return (target?.endsWith("_name") === true ? meanings.slice(-1) : meanings).join("|");
}

const known = new WeakMap<Mapper, ReadonlyMap<number, string>>();

/** Returns the fields that the columns become, by the column's index. */
function targetsOf(mapper: Mapper): ReadonlyMap<number, string> {
  const found = known.get(mapper);
  if (found !== undefined) return found;
  const { sources, texts, customFields } = mapper;
  const all = [
    ...Object.entries(sources).map(([target, of]) => [target, of] as const),
    ...texts.map((text) => [text.field, text.sources] as const),
    ...customFields.map((field) => [`custom_fields.${field.name}`, field.sources] as const),
  ];
  const targets = new Map(all.flatMap(([target, of]) => of.map(({ column }) => [column, target] as const)));
  known.set(mapper, targets);
  return targets;
}
