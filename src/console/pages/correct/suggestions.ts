/** Values that a refused cell may be meant to have. */
import type { LearnedCorrection } from "../../../ledger/corrections/learned-corrections.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Issue } from "../../../model/issue.ts";

/** Largest number of values that a cell is offered. */
const MOST = 6;

/** Targets of columns that hold a part of a birthday. A whole date does not fit into them. */
const PARTS: readonly (string | null)[] = ["birthday_day", "birthday_month", "birthday_year"];

/** Targets whose values many people share. Elsewhere, an earlier correction is another person's own value. */
const SHARED: readonly (string | null)[] = [
  "group",
  "gender",
  "language",
  "timezone",
  "location",
  "company",
  "job_title",
  "salutation",
  "relationship_status",
  "status",
];

/**
 * Returns the values that fit a cell, the likeliest first: what people wrote in its place before (never a name, a birthday or
 * an address), the readings of an ambiguous cell, and the nearest group names.
 *
 * @param index the cell's index in the row's own header
 * @param target the use of the cell's column; null if it is not known
 */
export function suggestionsFor(
  { issues, header, cells }: Pick<StoredOpenItem, "issues" | "header" | "cells">,
  index: number,
  target: string | null,
  learned: readonly LearnedCorrection[],
): readonly string[] {
  const [name, text] = [header[index] ?? "", cells[index] ?? ""];
  const usable = SHARED.includes(target) ? learned : [];
  const earlier = usable.flatMap(({ header: column, from, to }) => (column === name && from === text ? [to] : []));
  const read = PARTS.includes(target) ? [] : issues.filter((issue) => isAbout(issue, name)).flatMap(valuesIn);
  return [...new Set([...earlier, ...read])].filter((value) => value !== text && value !== "").slice(0, MOST);
}

function isAbout({ header, data }: Issue, name: string): boolean {
  const headers = data["headers"];
  return header === name || (Array.isArray(headers) && headers.includes(name));
}

function valuesIn({ data }: Issue): readonly string[] {
  return [data["readings"], data["nearest"]].flatMap((list) => (typeof list === "object" ? list.map(String) : []));
}
