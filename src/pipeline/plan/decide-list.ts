import type { StoredRun } from "../../ledger/runs/runs.ts";
import type { Group, UsedGroup } from "../../model/contact.ts";
import type { Hold } from "../../model/operation.ts";
import type { ListProfile } from "../../model/survey.ts";
import { decideRows, type Decided } from "./decide-rows.ts";
import { orderOperations, writeOrder } from "./order-operations.ts";
import type { Deciding } from "./row-context.ts";
import { deleteOf } from "./write-decision.ts";
import { birthdayShift, evaluateGuards, type Figures } from "./rules/guards.ts";
import type { PlanEffects } from "../../ledger/planning/store-plan.ts";

/** The inputs of a plan besides its rows: facts about the whole list, and the account's groups. */
export interface DecidingList extends Deciding {
  readonly kind: StoredRun["kind"];
  readonly groups: readonly Group[];
  readonly keySetting: string;
  readonly profile: ListProfile;
  /** Parts of the key that the list has no column for. No row has a key then, so no contact counts as absent. */
  readonly keyAbsent: readonly string[];
  /** The run of a newer list that was accepted before this one; null: there is none. */
  readonly olderThan: string | null;
}

export interface DecidedList {
  readonly holds: readonly Hold[];
  readonly effects: PlanEffects;
}

const DAY_MS = 24 * 3_600_000;

/** Decides rows and absences, orders the operations and checks the guards. Writes the whole plan into the draft. */
export function decideList(deciding: DecidingList): DecidedList {
  const { draft, keyAbsent } = deciding;
  const showsAbsence = deciding.mode === "snapshot" && keyAbsent.length === 0;
  draft.begin();
  const decided = decideRows(deciding);
  const neverListed = showsAbsence ? decideAbsences(deciding) : 0;
  draft.decided();
  decided.decideRefusedAgain();
  const order = orderOperations(deciding);
  const holds = evaluateGuards(figuresOf(deciding, { ...decided, neverListed }), deciding.feed.deletes);
  if (holds.some(({ scope }) => scope === "run")) draft.hold("run");
  else if (holds.some(({ scope, guard }) => scope === "deletes" && !HELD_SINGLY.includes(guard))) draft.hold("deletes");
  writeOrder(draft, order);
  draft.deferBehindHeld({ code: "waits_for_held", field: null, header: null, data: {} });
  draft.end();
  const absent = showsAbsence ? deciding.staging.vanishedIds() : null;
  return { holds, effects: { rekeyed: decided.rekeyed, rehashed: decided.rehashed, absent } };
}

/** Guards about single deletes. Each of these deletes is held by itself; the other deletes are not. */
const HELD_SINGLY: readonly Hold["guard"][] = ["inactive_people", "never_listed"];

/**
 * Plans the delete of every contact that the list lacks, once it has been absent for `absentDays`.
 *
 * @returns the number of deletes of contacts that a person linked and no list has named. A key of these may be mistyped, so
 *   their deletes are held.
 */
function decideAbsences({ staging, draft, feed, now, groupNames }: DecidingList): number {
  let neverListed = 0;
  for (const entry of staging.vanished()) {
    const since = entry.absentSince === null ? now : Date.parse(entry.absentSince);
    if (feed.deletes === null || now - since < feed.deletes.absentDays * DAY_MS) continue;
    const { group_id: groupId } = entry.applied;
    const groupName = groupId === 0 ? "" : (groupNames.get(groupId) ?? `group ${groupId}`);
    if (entry.isNeverListed) neverListed += 1;
    draft.addOperation(deleteOf(entry, groupName, entry.isNeverListed ? "held" : "planned"));
  }
  return neverListed;
}

function figuresOf(deciding: DecidingList, decided: Decided & { readonly neverListed: number }): Figures {
  const { ledger, draft, staging, feed, profile, keyAbsent } = deciding;
  const linked = ledger.entries.count(feed.name);
  const isList = deciding.kind === "list";
  const last = ledger.runs.latestAccepted(feed.name);
  const read = staging.counts().read;
  const deletes = draft.countOf("delete");
  const changes = draft.birthdayChanges().map(({ before, after }) => birthdayShift(before, after));
  const count = (shift: string) => changes.filter((found) => found === shift).length;
  const touchesGroups = deletes > 0 || draft.countOf("update") > 0;
  return {
    linked,
    rowsRead: read,
    rowsUnreadable: isList && keyAbsent.length === 0 ? decided.rowsUnreadable : 0,
    newPeople: isList ? draft.countOf("create") - draft.createsAskedBefore(feed.name) : 0,
    deletes,
    deletesApproved: draft.deletesApproved(),
    unidentifiedRows: decided.unidentifiedRows,
    inactivePeople: decided.inactivePeople,
    neverListed: decided.neverListed,
    groups: touchesGroups
      ? draft.groupFigures(feed.name).map(({ groupId, ...figures }) => ({
          ...figures,
          name: deciding.groupNames.get(groupId) ?? `group ${groupId}`,
        }))
      : [],
    // The few rows of a corrected report can only show that the key setting has changed.
    before: last === null ? null : compareLists(isList ? last : { ...last, profile }, deciding),
    blankKeyShare: profile.blankKeyShare,
    olderThan: deciding.olderThan,
    groupIdsChanged: changedGroupIds(
      deciding.groups,
      ledger.account.usedGroups().filter(({ groupId }) => ledger.entries.countInGroup(groupId) > 0),
    ),
    birthdayShifts: { changed: changes.length, day: count("day"), swapped: count("swapped"), epoch: count("epoch") },
    strangers: draft
      .groupsCreatedInto()
      .filter((id) => !ledger.account.hasCreatedInto(feed.name, id))
      .flatMap((id) => {
        const group = deciding.groups.find(({ groupId }) => groupId === id);
        const known = ledger.account.knownInGroup(id) + draft.linkedInto(id);
        return group === undefined ? [] : [{ name: group.name, contactCount: group.contactCount, known }];
      }),
  };
}

/** A column without any value counts as blanked if it was filled in at least this share of the last list's rows. */
const FILLED = 0.5;

function compareLists(
  last: StoredRun,
  { profile, keySetting, keyAbsent }: Pick<DecidingList, "profile" | "keySetting" | "keyAbsent">,
): NonNullable<Figures["before"]> {
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

/** Returns the names of used groups that now have another group_id: a group was made anew, or names were swapped. */
function changedGroupIds(groups: readonly Group[], used: readonly UsedGroup[]): readonly string[] {
  return used.flatMap(({ groupId, name }) => {
    const sameId = groups.some((group) => group.groupId === groupId);
    const sameName = groups.some((group) => group.name === name && group.groupId !== groupId);
    return !sameId && sameName ? [name] : [];
  });
}
