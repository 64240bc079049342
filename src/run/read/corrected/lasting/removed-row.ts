/** A row that a person removed from a corrected report, because another row of its key is right. */
import type { NewCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import type { StoredOpenItem } from "../../../../ledger/runs/open-items/open-items.ts";
import type { ColumnUse, Person } from "../../../../model/mapped-row.ts";
import { mapRow } from "../../../../pipeline/mapping/row/map-row.ts";
import type { Mapper } from "../../../../pipeline/mapping/row/mapper.ts";
import { areOnePerson, personOf } from "../../../../pipeline/plan/rules/could-be.ts";

/** A removed row as it is recorded. */
export interface RemovedRow {
  /** The id of its open item. */
  readonly openItem: number;
  readonly correction: NewCorrection;
}

/** The row that stays. */
interface RightRow {
  readonly mapped: Pick<Person, "traits">;
  readonly mapper: Mapper;
  readonly columns: readonly ColumnUse[];
}

/**
 * Returns the correction that leaves a removed row out of later lists. Where the row is about another person than the row that
 * stays, the correction says that its key is wrong.
 *
 * @param cells the cells of the removed row, in the order of the corrected report
 */
export function removedRow(
  cells: readonly string[],
  { mapped, mapper, columns }: RightRow,
  item: StoredOpenItem,
  { key, rowHash, restHash, contactId }: Pick<NewCorrection, "key" | "rowHash" | "restHash" | "contactId">,
): RemovedRow {
  const read = mapRow({ kind: "cells", line: item.line ?? 0, cells }, mapper);
  const isOther = read.kind !== "skipped" && !areOnePerson(personOf(mapped.traits), personOf(read.traits));
  const correction = {
    kind: "row",
    key,
    rowHash,
    restHash,
    resultHash: rowHash,
    resultKey: key,
    isByText: true,
    header: "",
    nth: 0,
    target: null,
    isKey: isOther,
    was: item.cells.filter((cell) => cell.trim() !== "").join(" · "),
    becomes: "",
    person: personIn(item, columns),
    contactId,
  } as const;
  return { openItem: item.id, correction };
}

/** Returns the name of a reported row's person, as the row has it. */
export function personIn(
  { header, cells }: Pick<StoredOpenItem, "header" | "cells">,
  columns: readonly ColumnUse[],
): string {
  const names = columns.filter(({ target }) => ["first_name", "last_name", "full_name"].includes(target ?? ""));
  return names
    .map((column) => cells[header.indexOf(column.header)] ?? "")
    .join(" ")
    .trim();
}
