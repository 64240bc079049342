import type { Issue, IssueCode, IssueData } from "../../../model/issue.ts";
import type { CellFault, Row } from "../../../model/row.ts";
import type { Source } from "../headers/column-plan.ts";
import { hasReplacedLetters, isMisread } from "../values/mojibake.ts";
import { cleanText, fold } from "../../../model/text-folding.ts";
import { isSpreadsheetError } from "../values/cell-text.ts";

export type CellsRow = Extract<Row, { kind: "cells" }>;

/** A row while it is read: what was found so far, and what is wrong with it. */
export interface RowDraft {
  readonly row: CellsRow;
  /** Why the row can't be used. */
  readonly issues: Issue[];
  /** What was left out. */
  readonly warnings: Issue[];
  /** Fields whose columns exist but hold nothing here. */
  readonly blank: string[];
}

/** `failed`: something stands there that can't be used, and the draft says so. */
export type Picked =
  | { readonly kind: "blank" }
  | { readonly kind: "value"; readonly value: string; readonly source: Source }
  | { readonly kind: "failed" };

/** What happens to the row if a cell can't be read: it is held back, or goes through without the value. */
export type Weight = "decisive" | "optional";

export const BLANK: Picked = { kind: "blank" };
export const FAILED: Picked = { kind: "failed" };

export function issue(code: IssueCode, field: string | null, source: Source | null, data: IssueData): Issue {
  return { code, field, header: source?.header ?? null, data };
}

export function report(draft: RowDraft, weight: Weight, found: Issue): void {
  (weight === "decisive" ? draft.issues : draft.warnings).push(found);
}

export function cellOf(draft: RowDraft, source: Source): string {
  return draft.row.cells[source.column] ?? "";
}

/** What makes a cell's text worthless: a fault found by the reader of the file, an error's text, or lost letters. */
export function faultIn(draft: RowDraft, source: Source): CellFault | null {
  const { faults } = draft.row;
  if (faults !== undefined) {
    const fault = faults.find(({ column }) => column === source.column);
    if (fault !== undefined) return fault;
  }
  const cell = cellOf(draft, source);
  if (isMisread(cell)) return { column: source.column, code: "letters_lost", text: cleanText(cell) };
  if (!cell.includes("#") || !isSpreadsheetError(cleanText(cell))) return null;
  return { column: source.column, code: "error_value", text: cleanText(cell) };
}

/** The same for a cell that holds a name, in which lost letters show more plainly. */
export function faultInName(draft: RowDraft, source: Source): CellFault | null {
  const fault = faultIn(draft, source);
  if (fault !== null || !hasReplacedLetters(cellOf(draft, source))) return fault;
  return { column: source.column, code: "letters_lost", text: cleanText(cellOf(draft, source)) };
}

/** Says that a cell is faulty. */
export function reportFault(draft: RowDraft, weight: Weight, field: string, source: Source, fault: CellFault): void {
  const code = weight === "decisive" ? "cell_fault" : "value_unreadable";
  report(draft, weight, issue(code, field, source, { cell: fault.text, fault: fault.code }));
}

/**
 * The first value among the columns of a field, in their order. Columns of the same rank must agree.
 * @param read clean value of a cell, "" if it holds none
 */
export function pickValue(
  draft: RowDraft,
  field: string,
  sources: readonly Source[],
  weight: Weight,
  read: (cell: string) => string,
  findFault: typeof faultIn = faultIn,
): Picked {
  let found: { value: string; source: Source } | null = null;
  for (const source of sources) {
    if (found !== null && source.rank !== found.source.rank) break;
    const fault = findFault(draft, source);
    if (fault !== null) {
      reportFault(draft, weight, field, source, fault);
      return FAILED;
    }
    const value = read(cellOf(draft, source));
    if (value === "") continue;
    if (found === null) found = { value, source };
    else if (value !== found.value && fold(value) !== fold(found.value))
      return disagree(draft, field, weight, found, { value, source });
  }
  return found === null ? BLANK : { kind: "value", ...found };
}

function disagree(
  draft: RowDraft,
  field: string,
  weight: Weight,
  one: { value: string; source: Source },
  other: { value: string; source: Source },
): Picked {
  const code = weight === "decisive" ? "columns_disagree" : "value_unreadable";
  const data = {
    cell: one.value,
    headers: [one.source.header, other.source.header],
    readings: [one.value, other.value],
  };
  report(draft, weight, issue(code, field, one.source, data));
  return FAILED;
}
