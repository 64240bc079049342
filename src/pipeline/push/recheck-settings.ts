import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { DeleteLimits } from "../../model/feed.ts";
import { foldHeader } from "../../model/text/text-folding.ts";
import type { PushSettings } from "./push-io.ts";

type Checked = Pick<StoredOperation, "kind" | "input" | "changes">;

/**
 * Returns why the settings of now forbid an operation that was planned under earlier settings, as a clause; null: they
 * allow it. The feed's next list is planned under the settings of now.
 *
 * @param isApproved whether a person approved the delete
 */
export function whyForbidden(
  { kind, input, changes }: Checked,
  { planned, ...settings }: PushSettings,
  isApproved: boolean,
): string | null {
  if (kind === "delete") return whyNoDelete(changes["inactive"] !== undefined, { planned, ...settings }, isApproved);
  const header = unmappedColumn(settings.columns, planned?.columns);
  if (header !== null) return `the settings changed: the column “${header}” is no longer read`;
  const clears = Object.values({ ...input, ...input.custom_fields }).includes(null);
  if (clears && settings.blankCells === "keep" && planned?.blankCells === "clear")
    return "the settings changed: blank cells no longer clear a value";
  const isYearless = typeof input.birthday === "string" && !/^\d{4}-/u.test(input.birthday);
  if (isYearless && settings.yearlessBirthday === "reject" && planned?.yearlessBirthday !== "reject")
    return "the settings changed: a birthday without a year is no longer sent";
  return null;
}

/**
 * Returns a column that the settings of now leave out and those of the plan did not; null: there is none. The plan does not
 * say which field a column became, so all rows of the plan wait for the next list.
 */
function unmappedColumn(now: PushSettings["columns"], before: PushSettings["columns"] | undefined): string | null {
  if (before === undefined) return null;
  const leftOut = (columns: PushSettings["columns"]) =>
    new Map(
      Object.entries(columns).flatMap(([header, target]) => (target === null ? [[foldHeader(header), header]] : [])),
    );
  const former = leftOut(before);
  for (const [folded, header] of leftOut(now)) if (!former.has(folded)) return header;
  return null;
}

function whyNoDelete(
  isInactive: boolean,
  { mode, deletes, inactive, planned }: PushSettings,
  isApproved: boolean,
): string | null {
  if (deletes === null || mode === "changes") return "the settings changed: this list no longer deletes anyone";
  if (isInactive) {
    if (inactive === "ignore") return "the settings changed: the mark in the list no longer deletes anyone";
    return inactive === "hold" && !isApproved
      ? "the settings changed: a person who is marked in the list is only deleted after approval"
      : null;
  }
  const before = planned?.deletes ?? null;
  const isStricter = before !== null && !isApproved && areStricter(deletes, before);
  return isStricter ? "the settings changed: fewer people may be deleted without approval" : null;
}

/** Returns whether a delete that the limits `before` allowed could be one that the limits of now hold. */
function areStricter(now: DeleteLimits, before: DeleteLimits): boolean {
  const isLower = (name: Exclude<keyof DeleteLimits, "absentDays">) => now[name] < before[name];
  return (
    isLower("limitCount") ||
    isLower("limitPercent") ||
    isLower("limitWeekPercent") ||
    isLower("limitTotal") ||
    now.absentDays > before.absentDays
  );
}
