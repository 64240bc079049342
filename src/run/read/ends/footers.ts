/** Leaves out footers at the end of a list that no known phrase shows. */
import type { Staging } from "../../../ledger/planning/staging.ts";
import { NO_TRAITS } from "../../../model/traits.ts";
import type { Row, Table } from "../../../model/row.ts";
import { foldField } from "../../../model/text/spelling/text-folding.ts";
import { isBelowList } from "../../../pipeline/intake/table/below-list.ts";
import type { RecordCollector } from "../row-cache/row-cache.ts";

interface FooterReading {
  readonly table: Table;
  readonly staging: Staging;
  readonly collector: RecordCollector | null;
  /** The list lacks the line end that the feed's lists have. */
  readonly lacksLineEnd: boolean;
}

/** Number of rows from the start of the list that show how its values look. */
const ROWS_COMPARED = 500;
/** A row of a person has at least so many values. */
const FEWEST_VALUES = 3;

/**
 * Skips footers below the last person. A footer with the name of a contact still protects that contact.
 *
 * @param last the last rows of the list that have one or two values, in file order
 * @returns the lines of the footers
 */
export async function leaveOutFooters(reading: FooterReading, last: readonly Row[]): Promise<ReadonlySet<number>> {
  const footers = new Set<number>();
  if (last.length === 0) return footers;
  const { table, staging, collector, lacksLineEnd } = reading;
  const above = await firstRows(table, last[0]?.line ?? 0);
  const people = staging.peopleRows() - last.length;
  for (const row of last.toReversed()) {
    const column = row.cells.findIndex((cell) => cell.trim() !== "");
    const cells = above.map((cellsAbove) => (cellsAbove[column] ?? "").trim()).filter((cell) => cell !== "");
    if (!isBelowList(filledOf(row), { width: table.header.length, people, cells, lacksLineEnd })) break;
    const fullName = foldField(filledOf(row).join(" "));
    const person = { key: null, traits: { ...NO_TRAITS, fullName }, contactId: null };
    const skipped = { kind: "skipped", line: row.line, reason: "footer", person, cells: row.cells } as const;
    staging.replace(row.line, skipped, `footer\n${JSON.stringify(row.cells)}`);
    collector?.exclude(row.line);
    footers.add(row.line);
  }
  return footers;
}

/** Returns the cells of the list's first people above a line. */
async function firstRows(table: Table, line: number): Promise<readonly (readonly string[])[]> {
  const found: (readonly string[])[] = [];
  for await (const batch of table.batches()) {
    for (const row of batch) {
      if (row.line >= line || found.length === ROWS_COMPARED) return found;
      if (row.kind === "cells" && filledOf(row).length >= FEWEST_VALUES) found.push(row.cells);
    }
  }
  return found;
}

export function filledOf({ cells }: Row): readonly string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
}
