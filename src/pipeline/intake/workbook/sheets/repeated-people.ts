import { fold, foldHeader } from "../../../../model/text/spelling/text-folding.ts";
import type { OpenedSheet } from "./open-sheet.ts";

/** Returns the number of a sheet's rows that can be people. */
export async function countPeople(sheet: OpenedSheet): Promise<number> {
  let people = 0;
  for await (const batch of sheet.rows()) people += batch.filter(({ kind }) => kind !== "skipped").length;
  return people;
}

/** Columns that two sheets share. With fewer, equal rows don't show that two people are the same. */
const FEWEST_SHARED_COLUMNS = 2;

/** Returns whether each row of a sheet stands on the other sheet too, as far as both sheets have the same columns. */
export async function repeatsPeople(sheet: OpenedSheet, other: OpenedSheet): Promise<boolean> {
  const columns = sharedColumns(sheet, other);
  if (columns.length < FEWEST_SHARED_COLUMNS) return false;
  const known = new Set<string>();
  for await (const text of rowTexts(
    other,
    columns.map(([, theirs]) => theirs),
  ))
    known.add(text);
  for await (const text of rowTexts(
    sheet,
    columns.map(([own]) => own),
  ))
    if (!known.has(text)) return false;
  return true;
}

/** Returns the indexes of the columns that both sheets have. */
function sharedColumns(sheet: OpenedSheet, other: OpenedSheet): readonly (readonly [own: number, theirs: number])[] {
  const theirs = other.layout.shape.header.map(foldHeader);
  return sheet.layout.shape.header.flatMap((name, own) => {
    const at = foldHeader(name) === "" ? -1 : theirs.indexOf(foldHeader(name));
    return at === -1 ? [] : [[own, at] as const];
  });
}

async function* rowTexts(sheet: OpenedSheet, columns: readonly number[]): AsyncGenerator<string> {
  for await (const batch of sheet.rows())
    for (const { kind, cells } of batch)
      if (kind !== "skipped") yield columns.map((column) => fold(cells[column] ?? "")).join("\u0000");
}
