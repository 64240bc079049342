/** Compares a line of a corrected report with the row that was reported under its `_id`. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Issue } from "../../../model/issue.ts";
import type { ColumnUse, MappedRow, ReportedValues } from "../../../model/mapped-row.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Row } from "../../../model/row.ts";
import { fold, foldHeader } from "../../../model/text/spelling/text-folding.ts";
import { cellsToLookAtIn } from "../../../pipeline/report/rejections/cells-to-look-at.ts";
import { alignColumns, ownCells } from "../../../pipeline/report/rejections/rejection-columns.ts";
import { isRewritten } from "./rewritten-cells.ts";

type Reported = Pick<StoredOpenItem, "header" | "cells" | "issues" | "subject" | "status">;

/** Returns the cells that were reported, in the order of another header. */
export function reportedCells(
  reported: Pick<Reported, "header" | "cells">,
  header: readonly string[],
): readonly string[] {
  return ownCells(reported, alignColumns(header, [reported.header])).slice(0, header.length);
}

/**
 * Returns the row with the reported text in each cell that a spreadsheet has only written otherwise. A cell that the issue
 * is about stays as the person wrote it.
 *
 * @param columns how the columns of the reporting run are used
 */
export function withoutRewriting(
  row: Row,
  header: readonly string[],
  reported: Reported,
  columns: readonly ColumnUse[],
  year: number,
): Row {
  if (row.kind !== "cells") return row;
  const before = reportedCells(reported, header);
  const [issue, ...further] = reported.issues;
  const aligned = { issue: withoutDiffering(issue), further: further.map(withoutDiffering), header, cells: before };
  const asked = new Set(cellsToLookAtIn(columns)(aligned));
  const restored = new Set(
    row.cells.flatMap((cell, at) => (!asked.has(at) && isRewritten(before[at] ?? "", cell, year) ? [at] : [])),
  );
  if (restored.size === 0) return row;
  return {
    ...row,
    cells: row.cells.map((cell, at) => (restored.has(at) ? (before[at] ?? "") : cell)),
    ...(row.defects ? { defects: row.defects.filter(({ column }) => !restored.has(column)) } : {}),
  };
}

/**
 * Returns the issue without the columns in which rows with one key differ. Most of these cells are right, so a spreadsheet's
 * other form of such a cell is no correction.
 */
function withoutDiffering(issue: Issue): Issue {
  const { differing: _differing, ...data } = issue.data;
  return { ...issue, data };
}

/** A row that a report had, with the values that could be read. */
type ReportedRow = Reported & { readonly values: ReportedValues };

/** A line of a corrected report. */
interface Line {
  readonly mapped: Exclude<MappedRow, { kind: "skipped" }>;
  readonly values: ReportedValues;
  readonly cells: readonly string[];
}

/**
 * Returns whether a line is the row that was reported under its `_id`. In a sheet that was sorted in one column only, the
 * `_id` stands beside another row.
 *
 * The row must have the reported key. A part of the key may change where the issue is about it. Where the key proves
 * nothing, at most half of the reported cells may differ, and the line must be about the same person.
 */
export function isReportedRow(
  reported: ReportedRow,
  { mapped, values, cells }: Line,
  header: readonly string[],
  feed: Pick<FeedSettings, "key">,
): boolean {
  const key = keyIn(reported.subject);
  const isShared = reported.issues.some(({ code }) => code === "duplicate_key");
  if (key !== null && !isShared && key === mapped.key) return true;
  if (key !== null && feed.key !== null && !mayChangeKey(reported, key, mapped.key, feed.key)) return false;
  const before = reportedCells(reported, header);
  const filled = before.flatMap((cell, at) => (cell.trim() === "" ? [] : [at]));
  const changed = filled.filter((at) => fold(before[at] ?? "") !== fold(cells[at] ?? ""));
  return changed.length <= Math.ceil(filled.length / 2) && isSamePerson(reported, values);
}

/**
 * Returns whether a line can be about the person who was reported. A value that the issue is about proves nothing, because a
 * person was asked to correct it.
 */
function isSamePerson({ issues, values: before }: ReportedRow, after: ReportedValues): boolean {
  const asked = new Set(issues.map(({ field }) => field));
  const compare = (field: keyof ReportedValues) => {
    const [from, to] = [fold(before[field] ?? ""), fold(after[field] ?? "")];
    if (from === "" || to === "" || asked.has(field) || asked.has("full_name")) return null;
    return from === to ? "agrees" : "contradicts";
  };
  const [first, last, birthday] = [compare("first_name"), compare("last_name"), compare("birthday")];
  const further = [birthday, compare("email"), compare("phone")];
  if (first === "contradicts") return birthday === "agrees" || !further.includes("contradicts");
  return !(last === "contradicts" && birthday === "contradicts");
}

/** Returns the key in an open item's subject; null for a row without a key. */
export function keyIn(subject: string): string | null {
  return subject.startsWith("key:") ? (subject.slice("key:".length).split("\n")[0] ?? null) : null;
}

/** Returns whether the issue is about each part of the key that differs. */
function mayChangeKey(
  { issues, status }: Reported,
  from: string,
  to: string | null,
  parts: readonly string[],
): boolean {
  // The service refuses values without naming their column, and one of two rows with the same key may need another key.
  if (typeof status === "number" || issues.some(({ code }) => code === "duplicate_key")) return true;
  const [before, after] = [from, to].map((text) => JSON.parse(text ?? "[]") as readonly string[]);
  const named = new Set(issues.flatMap(({ header }) => (header === null ? [] : [foldHeader(header)])));
  return parts.every((part, at) => before?.[at] === after?.[at] || named.has(foldHeader(part)));
}
