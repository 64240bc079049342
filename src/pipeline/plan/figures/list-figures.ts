import type { StoredRun } from "../../../ledger/runs/runs.ts";
import type { DecidingList } from "../deciding-list.ts";
import type { Decided } from "../decide-rows.ts";
import type { ListFigures } from "../rules/guards/list-guards.ts";

/** Gathers the figures about the list as a whole: its columns, keys and age. */
export function listFigures(deciding: DecidingList, { rowsUnreadable }: Pick<Decided, "rowsUnreadable">): ListFigures {
  const { ledger, draft, staging, feed, profile, keyAbsent } = deciding;
  const isList = deciding.kind === "list";
  const last = ledger.runs.latestAccepted(feed.name);
  return {
    linked: ledger.entries.count(feed.name),
    rowsRead: staging.counts().read,
    rowsUnreadable: isList && keyAbsent.length === 0 ? rowsUnreadable : 0,
    newPeople: isList ? draft.countOf("create") - draft.createsAskedBefore(feed.name) : 0,
    // The few rows of a corrected report can only show that the key setting has changed.
    before: last === null ? null : compareLists(isList ? last : { ...last, profile }, deciding),
    blankKeyShare: profile.blankKeyShare,
    olderThan: deciding.olderThan,
  };
}

/** A column without any value counts as blanked if it was filled in at least this share of the last list's rows. */
const FILLED = 0.5;

function compareLists(
  last: StoredRun,
  { profile, keySetting, keyAbsent }: Pick<DecidingList, "profile" | "keySetting" | "keyAbsent">,
): NonNullable<ListFigures["before"]> {
  const before = last.profile;
  const known = Object.keys(before.filled);
  const has = (header: string) => profile.filled[header] !== undefined;
  const keyChanged = last.keySetting !== keySetting;
  const notUsed = before.keyColumns.filter((header) => !has(header) && !profile.keyColumns.includes(header));
  // With another key setting, mapping does not look for the former key columns, which may still be there.
  const noLongerKey = keyChanged ? [] : notUsed;
  return {
    keyChanged,
    keyColumnsGone: keyAbsent.length > 0 ? keyAbsent : noLongerKey,
    knownColumns: known.length,
    columnsGone: known.filter((header) => !has(header)),
    columnsBlank: known.filter(
      (header) => (before.filled[header] ?? 0) >= FILLED && profile.filled[header] === 0 && profile.rows > 0,
    ),
    blankKeyShare: before.blankKeyShare,
  };
}
