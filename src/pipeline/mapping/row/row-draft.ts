import type { Issue, IssueCode, IssueData } from "../../../model/issue.ts";
import type { CellDefect, Row } from "../../../model/row.ts";
import type { KnownPerson, RowFacts, StandInAnswer } from "./row-facts.ts";
import type { Source } from "../headers/column-plan.ts";
import { hasReplacedLetters, isMisread } from "../values/mojibake.ts";
import { withoutEscapes } from "../values/names/escapes.ts";
import { cleanText, fold } from "../../../model/text/spelling/text-folding.ts";
import { isSpreadsheetError, isTruthValue } from "../values/cell-text.ts";

export type CellsRow = Extract<Row, { kind: "cells" }>;

/** A row while its cells are read, with the issues found so far. */
export interface RowDraft {
  readonly row: CellsRow;
  /** The issues for which the row is rejected. */
  readonly issues: Issue[];
  /** The issues for which a value was left out. */
  readonly warnings: Issue[];
  /** The fields whose columns are in the list and blank in this row. */
  readonly blank: string[];
  /** The linked contact of the row's key; null: it is not looked up yet, or there is none. */
  readonly person: KnownPerson | null;
  /** What a person answered about the date in `standIn`; null: it is not looked up yet, or there is no answer. */
  readonly answer: StandInAnswer | null;
  /** The date of the row that stands in for a missing one (`YYYY-MM-DD`); null: there is none. */
  standIn: string | null;
  /** The names of the row's full name in the other order; null: its order is certain. */
  exchangedNames: PersonNames | null;
  /** Whether a cell is read otherwise if the row's person is known. */
  asksForPerson: boolean;
  readonly corrected: RowFacts["corrected"];
}

/**
 * The value that was read for a field. `failed`: a cell holds a value that can't be used, and the draft has its issue.
 */
export type Picked =
  | { readonly kind: "blank" }
  | { readonly kind: "value"; readonly value: string; readonly source: Source }
  | { readonly kind: "failed" };

interface PersonNames {
  readonly first: string;
  readonly last: string;
}

/** Returns whether a linked contact has these names. */
export function hasNames(person: KnownPerson | null, { first, last }: PersonNames): boolean {
  return person !== null && person.firstName === fold(first) && person.fullName === fold(`${first} ${last}`);
}

/** The effect of an unreadable cell. `decisive`: the row is rejected. `optional`: the value is left out. */
export type Weight = "decisive" | "optional";

export const BLANK: Picked = { kind: "blank" };
export const FAILED: Picked = { kind: "failed" };

/** Makes an issue about a column, or about the whole row if there is no source. */
export function issue(code: IssueCode, field: string | null, source: Source | null, data: IssueData): Issue {
  return { code, field, header: source?.header ?? null, data };
}

/** Adds an issue to the draft: as a rejection for a decisive cell, else as a warning. */
export function report(draft: RowDraft, weight: Weight, found: Issue): void {
  (weight === "decisive" ? draft.issues : draft.warnings).push(found);
}

export function cellOf(draft: RowDraft, source: Source): string {
  return draft.row.cells[source.column] ?? "";
}

/** Returns the defect that makes a cell useless: one found by intake, an error value or lost letters; else null. */
export function defectIn(draft: RowDraft, source: Source): CellDefect | null {
  const { defects } = draft.row;
  if (defects !== undefined) {
    const defect = defects.find(({ column }) => column === source.column);
    if (defect !== undefined) return defect;
  }
  const cell = cellOf(draft, source);
  if (isMisread(cell)) return { column: source.column, code: "letters_lost", text: cleanText(cell) };
  if (!(cell.includes("#") || cell.includes("=")) || !isSpreadsheetError(cleanText(cell))) return null;
  return { column: source.column, code: "error_value", text: cleanText(cell) };
}

/** Returns the same as `defectIn` for a cell with a name, in which a question mark or a truth value is a defect too. */
export function defectInName(draft: RowDraft, source: Source): CellDefect | null {
  const cell = cellOf(draft, source);
  const plain = withoutEscapes(cell);
  if (plain === null) return { column: source.column, code: "letters_lost", text: cleanText(cell) };
  const defect = defectIn(draft, source);
  if (defect !== null && (plain === cell || defect.code !== "letters_lost")) return defect;
  if (isTruthValue(cell.trim())) return { column: source.column, code: "error_value", text: cell.trim() };
  if (!hasReplacedLetters(cell)) return null;
  return { column: source.column, code: "letters_lost", text: cleanText(cell) };
}

/** Adds the issue of a cell's defect to the draft. */
export function reportDefect(draft: RowDraft, weight: Weight, field: string, source: Source, defect: CellDefect): void {
  const code = weight === "decisive" ? "cell_fault" : "value_unreadable";
  report(draft, weight, issue(code, field, source, { cell: defect.text, fault: defect.code }));
}

/**
 * Returns the first value among the columns of a field. Columns of the same rank must agree, or the field fails.
 *
 * @param read returns the clean value of a cell; "" if the cell has no value
 */
export function pickValue(
  draft: RowDraft,
  field: string,
  sources: readonly Source[],
  weight: Weight,
  read: (cell: string) => string,
  findDefect: typeof defectIn = defectIn,
): Picked {
  let found: { value: string; source: Source } | null = null;
  for (const source of sources) {
    if (found !== null && source.rank !== found.source.rank) break;
    const defect = findDefect(draft, source);
    if (defect !== null) {
      reportDefect(draft, weight, field, source, defect);
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
