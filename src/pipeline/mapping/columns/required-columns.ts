import type { FeedSettings } from "../../../model/feed.ts";
import type { ColumnsRefused, KeyPlan, Sources } from "../headers/column-plan.ts";
import { columnsMeaning, type HeaderColumn } from "../headers/header-columns.ts";
import type { Survey } from "../../../model/survey.ts";

/**
 * Refuses a list in which no row could be applied: one without a column for the first name, the group or the key.
 *
 * @param keyWasThere true if the previous list had the key's columns. A list without them is then not refused here,
 *   because a guard holds it for a person to decide
 * @returns null if the list can be used
 */
export function findMissingColumns(
  columns: readonly HeaderColumn[],
  sources: Sources,
  key: KeyPlan,
  feed: FeedSettings,
  survey: Survey,
  keyWasThere: boolean,
): ColumnsRefused | null {
  if (key.kind === "impossible" && key.withheld.length > 0) return keyIsSensitive(key.withheld);
  if (key.kind === "impossible" && !keyWasThere) return keyAbsent(key.absent, columns);
  if (!sources.has("first_name") && !sources.has("full_name") && feed.defaults.first_name === undefined) {
    return refused(
      "No column holds a first name or a full name.",
      proposalIn(columns, survey) ??
        `Name the column in the feed's settings, for instance "columns": { "…": "first_name" }, or check that the header line was found: it reads ${listHeaders(columns)}.`,
    );
  }
  if (!sources.has("group") && feed.defaults.group === undefined) return groupAbsent(columns, survey);
  return null;
}

/** Returns what to do about a column that looks like names; null if there is none. */
function proposalIn(columns: readonly HeaderColumn[], survey: Survey): string | null {
  for (const { column, header, claim } of columns) {
    const { looksLike } = survey.columns[column] ?? {};
    if (claim.kind !== "unmatched" || (looksLike !== "full_name" && looksLike !== "first_name")) continue;
    const what = looksLike === "full_name" ? "full names" : "first names";
    if (header === "")
      return `The column ${column + 1} has no title and looks like ${what}. Give it a title in the list.`;
    const [entry, nothing] = [looksLike, null].map((field) => `${JSON.stringify(header)}: ${JSON.stringify(field)}`);
    return `The column “${header}” looks like ${what}. If it is one, add ${entry ?? ""} under "columns" in the feed's settings; if not, add ${nothing ?? ""} and name the right column there.`;
  }
  return null;
}

function keyAbsent(names: readonly string[], columns: readonly HeaderColumn[]): ColumnsRefused {
  const named = names.map((name) => `“${name}”`).join(" and ");
  const [noun, tells, is] = names.length === 1 ? ["column", "tells", "is"] : ["columns", "tell", "are"];
  return refused(
    `The ${noun} ${named}, which ${tells} people apart, ${is} not in this list: it has ${listHeaders(columns)}.`,
    `Export the list with the ${noun} ${named}. If only the name has changed, change it back to the old name, or ask the person who set this up to enter the new name as the feed's key.`,
  );
}

function keyIsSensitive(names: readonly string[]): ColumnsRefused {
  return refused(
    `The key ${quoteAll(names)} is a password, a medical fact, or an identity or bank number. Columns of these kinds are never used.`,
    "Choose another column as the feed's key, for instance a number that the list's own program gives.",
  );
}

/** Refuses a list without a group. If a column like Tags has values that name no group, the refusal names them. */
function groupAbsent(columns: readonly HeaderColumn[], survey: Survey): ColumnsRefused {
  const column = columnsMeaning(columns, "group", "group_if_proven").find(
    (found) => (survey.columns[found.column]?.unknownGroups.length ?? 0) > 0,
  );
  const unknown = column === undefined ? [] : (survey.columns[column.column]?.unknownGroups ?? []);
  const detail =
    column === undefined
      ? ""
      : ` The column “${column.header}” also has values that name no group: ${quoteAll(unknown)}.`;
  return refused(
    `No column names the group of each person, and the feed has no group of its own.${detail}`,
    'Set the group for the whole feed ("defaults": { "group": "…" }), or name the column ("columns": { "…": "group" }).',
  );
}

function listHeaders(columns: readonly HeaderColumn[]): string {
  const names = columns.map(({ header }) => header).filter((header) => header !== "");
  return quoteAll(names.slice(0, 8)) + (names.length > 8 ? " …" : "");
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}

function refused(what: string, hint: string): ColumnsRefused {
  return { kind: "refused", code: "required_columns", what, hint };
}
