import type { UsedGroup } from "../../ledger/entries/account.ts";
import type { ListProfile, StoredRun } from "../../ledger/runs/runs.ts";
import type { Group } from "../../model/contact.ts";
import type { Hold } from "../../model/operation.ts";
import { decideRows, type Decided } from "./decide-rows.ts";
import { orderOperations, writeOrder } from "./order-operations.ts";
import type { Deciding } from "./row-context.ts";
import { deleteOf } from "./write-decision.ts";
import { birthdayShift, evaluateGuards, type Figures } from "./rules/guards.ts";
import type { PlanEffects } from "../../ledger/planning/store-plan.ts";

/** What a plan needs besides the rows: the list as a whole, and the account it goes into. */
export interface DecidingList extends Deciding {
  readonly kind: StoredRun["kind"];
  readonly groups: readonly Group[];
  readonly keySetting: string;
  readonly profile: ListProfile;
  /** Parts of the key that the list has no column for: nobody can be recognised in it, so nobody is absent from it. */
  readonly keyAbsent: readonly string[];
  /** The run that made this list an old one, or null. */
  readonly olderThan: string | null;
}

export interface DecidedList {
  readonly holds: readonly Hold[];
  readonly effects: PlanEffects;
}

const DAY_MS = 24 * 3_600_000;

/** Rows, absences, guards, order: the whole plan, in the draft. */
export function decideList(deciding: DecidingList): DecidedList {
  const { draft, keyAbsent } = deciding;
  const tellsAbsence = deciding.mode === "snapshot" && keyAbsent.length === 0;
  draft.begin();
  const decided = decideRows(deciding);
  const neverListed = tellsAbsence ? decideAbsences(deciding) : 0;
  draft.decided();
  decided.reconsider();
  const order = orderOperations(deciding);
  const holds = evaluateGuards(figuresOf(deciding, { ...decided, neverListed }), deciding.feed.deletes);
  if (holds.some(({ scope }) => scope === "run")) draft.hold("run");
  else if (holds.some(({ scope, guard }) => scope === "deletes" && !HELD_SINGLY.includes(guard))) draft.hold("deletes");
  writeOrder(draft, order);
  draft.deferBehindHeld({ code: "waits_for_held", field: null, header: null, data: {} });
  draft.end();
  const absent = tellsAbsence ? deciding.staging.vanishedIds() : null;
  return { holds, effects: { rekeyed: decided.rekeyed, rehashed: decided.rehashed, absent } };
}

/** Guards that hold their own deletes only. */
const HELD_SINGLY: readonly Hold["guard"][] = ["inactive_people", "never_listed"];

/**
 * Deletes everybody whom the list no longer names, as soon as they are due.
 *
 * @returns how many of them were linked by hand, and no list has named them yet: their key may be mistyped
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
    // The few rows of a report prove nothing but that their keys are made in another way.
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

/** At least half filled before, and nothing now. */
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
  // What the former key was made of may well be there still: it is only not looked for any more.
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

/** A name that stood for one group and stands for another now: deleted and made anew, or exchanged. */
function changedGroupIds(groups: readonly Group[], used: readonly UsedGroup[]): readonly string[] {
  return used.flatMap(({ groupId, name }) => {
    const sameId = groups.some((group) => group.groupId === groupId);
    const sameName = groups.some((group) => group.name === name && group.groupId !== groupId);
    return !sameId && sameName ? [name] : [];
  });
}
