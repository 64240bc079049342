import type { Row } from "../../../model/row.ts";

/**
 * Returns a row whose marks of cells stand at the file's own columns. Those of the report's columns are left out.
 *
 * @param places for each column of the report, the index of the file's own column; null for a report column
 */
export function ownMarks(row: Row, places: readonly (number | null)[]): Row {
  if (row.kind !== "cells") return row;
  const moved = <T extends { readonly column: number }>(marks: readonly T[] | undefined): readonly T[] =>
    (marks ?? []).flatMap((mark) => {
      const column = places[mark.column] ?? null;
      return column === null ? [] : [{ ...mark, column }];
    });
  const { defects: _defects, links: _links, numbers: _numbers, ...rest } = row;
  const [defects, links, numbers] = [moved(row.defects), moved(row.links), moved(row.numbers)];
  return {
    ...rest,
    ...(defects.length > 0 && { defects }),
    ...(links.length > 0 && { links }),
    ...(numbers.length > 0 && { numbers }),
  };
}
