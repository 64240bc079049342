/** Compares a line of a corrected report with the row that was reported under its `_id`. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { ColumnUse, MappedRow, ReportedValues } from "../../../model/mapped-row.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { cleanText, fold, foldHeader } from "../../../model/text/spelling/text-folding.ts";
import { alignColumns, ownCells } from "../../../pipeline/report/rejections/rejection-columns.ts";

type Reported = Pick<StoredOpenItem, "header" | "cells" | "issues" | "subject" | "status">;

/** Returns the cells that were reported, in the order of another header. */
export function reportedCells(
  reported: Pick<Reported, "header" | "cells">,
  header: readonly string[],
): readonly string[] {
  return ownCells(reported, alignColumns(header, [reported.header])).slice(0, header.length);
}

/** Returns the hash of each reported cell. A line that waits keeps them, to tell its corrections from what its list changes. */
export function reportedHashes(cells: readonly string[], { corrections }: Pick<Ledger, "corrections">) {
  return cells.map((cell) => corrections.hashOf(cleanText(cell)));
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
  return keepsHalf(reportedCells(reported, header), cells) && isSamePerson(reported, values);
}

/** A cell of the key that a line has otherwise than the report had it. */
interface ChangedKeyCell {
  readonly column: string;
  /** As it was reported. */
  readonly cell: string;
}

/**
 * Returns the cell of the key that was changed in a line which is the reported row but for it; null: the line is another row,
 * or the key is not made of columns.
 */
export function changedKeyCell(
  reported: ReportedRow,
  { values, cells }: Line,
  header: readonly string[],
  { key }: Pick<FeedSettings, "key">,
): ChangedKeyCell | null {
  const before = reportedCells(reported, header);
  const parts = new Set((key ?? []).map(foldHeader));
  const at = header.findIndex(
    (name, nth) => parts.has(foldHeader(name)) && fold(before[nth] ?? "") !== fold(cells[nth] ?? ""),
  );
  const isRest = isSameName(reported.values, values) && isSamePerson(reported, values) && keepsHalf(before, cells);
  return at < 0 || !isRest ? null : { column: header[at] ?? "", cell: before[at] ?? "" };
}

function isSameName(one: ReportedValues, other: ReportedValues): boolean {
  return (
    fold(`${one.first_name ?? ""} ${one.last_name ?? ""}`) ===
    fold(`${other.first_name ?? ""} ${other.last_name ?? ""}`)
  );
}

/** Returns whether at most half of the cells that were reported differ. */
function keepsHalf(before: readonly string[], cells: readonly string[]): boolean {
  const filled = before.flatMap((cell, at) => (cell.trim() === "" ? [] : [at]));
  const changed = filled.filter((at) => fold(before[at] ?? "") !== fold(cells[at] ?? ""));
  return changed.length <= Math.ceil(filled.length / 2);
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

/** Returns the key that a reported row shared with other rows and still has; null: it shared none, or has another key now. */
export function sharedKey(
  { issues, subject }: Pick<Reported, "issues" | "subject">,
  key: string | null,
): string | null {
  return issues.some(({ code }) => code === "duplicate_key") && keyIn(subject) === key ? key : null;
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

/** Returns the values of a row that a report had. A rejected row has those that could be read. */
export function valuesOf(row: MappedRow): ReportedValues {
  if (row.kind === "skipped") return {};
  if (row.kind === "contact") {
    const { first_name, last_name, email, phone, birthday } = row.input;
    return { first_name, last_name, email, phone, birthday };
  }
  const { firstName, fullName, email, phone, birthday } = row.traits;
  const lastName = fullName === null ? null : fullName.slice(firstName?.length ?? 0).trim();
  return { first_name: firstName, last_name: lastName, email, phone, birthday };
}

/** Returns the values of a reported row, with the text of a birthday that could not be read. */
export function withBirthdayText(
  values: ReportedValues,
  { header, cells }: StoredOpenItem,
  columns: readonly ColumnUse[],
): ReportedValues {
  if ((values.birthday ?? null) !== null) return values;
  const dates = columns.filter(({ target }) => target?.startsWith("birth") === true);
  const texts = dates.map((column) => cells[header.indexOf(column.header)] ?? "");
  return { ...values, birthdayText: texts.join(" ").trim() };
}
