import type { StoredRun } from "../../../ledger/runs/runs.ts";
import type { DecidingList } from "../deciding-list.ts";
import type { Decided } from "../decide-rows.ts";
import type { ListFigures } from "../rules/guards/list-guards.ts";
import { GUARDED_FIELDS } from "../rules/changes/guarded-fields.ts";
import { blankFields } from "./blank-fields.ts";
import { listAge } from "./list-age.ts";
import { listReturns } from "./list-returns.ts";
import { fieldsOf, keyColumnsGone } from "./list-columns.ts";

/** Gathers the figures about the list as a whole: its people, columns, keys and age. */
export function listFigures(
  deciding: DecidingList,
  {
    rowsUnreadable,
    rowsAmbiguous,
    rowsUnordered,
    rekeyed,
  }: Pick<Decided, "rowsUnreadable" | "rowsAmbiguous" | "rowsUnordered" | "rekeyed">,
): Omit<ListFigures, "undone" | "moved"> {
  const { ledger, draft, staging, feed, profile, keyAbsent } = deciding;
  const isList = deciding.kind === "list";
  const last = ledger.runs.latestAccepted(feed.name);
  const linked = ledger.entries.count(feed.name);
  const showsAbsence = deciding.mode === "snapshot" && keyAbsent.length === 0;
  const missing = showsAbsence ? staging.countVanished() : 0;
  const age = listAge(deciding);
  const [creates, planned, deletes] = [draft.countOf("create"), draft.countOf("update"), draft.countOf("delete")];
  // Only an older list is judged by its changes, and another form of a value is none.
  const updates = age === null ? planned : planned - draft.updatesOfForm(GUARDED_FIELDS);
  return {
    linked,
    isSnapshot: deciding.mode === "snapshot",
    listed: showsAbsence ? linked - missing : null,
    rowsRead: staging.counts().read,
    rowsUnreadable: isList && keyAbsent.length === 0 ? rowsUnreadable : 0,
    rowsAmbiguous,
    rowsUnordered,
    newPeople: isList ? creates - draft.createsAskedBefore(feed.name) : 0,
    blankKeys: isList ? countOf(profile.blankKeyShare, profile.rows) : 0,
    rowsWithCells: profile.rows,
    // The few rows of a corrected report can only show that the key setting has changed.
    before: last === null ? null : compareLists(last, deciding),
    age,
    returns: listReturns(deciding),
    changes: {
      deletes,
      sent: creates + updates,
      updates,
      kept: rekeyed.length + (feed.deletes === null ? 0 : missing),
    },
  };
}

function countOf(share: number, rows: number): number {
  return Math.round(share * rows);
}

function compareLists(last: StoredRun, deciding: DecidingList): NonNullable<ListFigures["before"]> {
  const { kind, mode, keySetting, keyAbsent, columns, profile } = deciding;
  const keyChanged = last.keySetting !== keySetting;
  const hadBlankKeys = last.profile.blankKeyShare > 0;
  if (kind !== "list")
    return { keyChanged, hadBlankKeys, keyColumnsGone: [], knownColumns: 0, columnsGone: [], columnsBlank: [] };
  const before = fieldsOf(last.columns, last.profile);
  const now = fieldsOf(columns, profile);
  // With another key setting, mapping does not look for the former key columns, which may still be there.
  const noLongerKey = keyChanged
    ? []
    : keyColumnsGone(
        { columns: last.columns, keyColumns: last.profile.keyColumns },
        { columns, keyColumns: profile.keyColumns },
      );
  return {
    keyChanged,
    hadBlankKeys,
    keyColumnsGone: keyAbsent.length > 0 ? keyAbsent : noLongerKey,
    knownColumns: before.size,
    columnsGone: [...before].flatMap(([name, { header }]) => (now.has(name) ? [] : [header])),
    columnsBlank: mode === "snapshot" ? blankFields(before, now, deciding) : [],
  };
}
