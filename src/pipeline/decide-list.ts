import type { UsedGroup } from "../ledger/account.ts";
import type { ListProfile, StoredRun } from "../ledger/runs.ts";
import type { Group } from "../model/contact.ts";
import type { Issue } from "../model/issue.ts";
import type { Hold } from "../model/operation.ts";
import { decideRows, type Decided } from "./decide-rows.ts";
import type { Deciding } from "./row-context.ts";
import { deleteOf } from "./write-decision.ts";
import { birthdayShift, evaluateGuards, type Figures } from "./plan/guards.ts";
import { assignWaves, firstWave, type Dependency } from "./plan/waves.ts";
import type { PlanEffects } from "../ledger/store-plan.ts";

/** What a plan needs besides the rows: the list as a whole, and the account it goes into. */
export interface DecidingList extends Deciding {
  readonly kind: StoredRun["kind"];
  readonly groups: readonly Group[];
  readonly keySetting: string;
  readonly profile: ListProfile;
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
  const { draft } = deciding;
  draft.begin();
  const decided = decideRows(deciding);
  const absent = deciding.mode === "snapshot" ? decideAbsences(deciding) : null;
  draft.decided();
  decided.reconsider();
  resolveGuardians(deciding);
  const holds = evaluateGuards(figuresOf(deciding, decided), deciding.feed.deletes);
  if (holds.some(({ scope }) => scope === "run")) draft.hold("run");
  else if (holds.some(({ scope, guard }) => scope === "deletes" && guard !== "inactive_people")) draft.hold("deletes");
  orderOperations(deciding);
  draft.deferBehindHeld({ code: "waits_for_held", field: null, header: null, data: {} });
  draft.end();
  return { holds, effects: { rekeyed: decided.rekeyed, rehashed: decided.rehashed, absent } };
}

/** @returns everybody whom the list no longer names, due for deletion or not */
function decideAbsences({ staging, draft, feed, now, groupNames }: DecidingList): readonly number[] {
  const absent: number[] = [];
  for (const entry of staging.vanished()) {
    absent.push(entry.id);
    const since = entry.absentSince === null ? now : Date.parse(entry.absentSince);
    if (feed.deletes === null || now - since < feed.deletes.absentDays * DAY_MS) continue;
    const { group_id: groupId } = entry.applied;
    draft.addOperation(deleteOf(entry, groupNames.get(groupId) ?? `group ${groupId}`, "planned"));
  }
  return absent;
}

/** A guardian who is not linked yet is created first; one who is nowhere can't be anybody's guardian. */
function resolveGuardians({ draft }: DecidingList): void {
  for (const { id, guardian } of draft.guardianRows()) {
    const create = draft.createWithKey(guardian);
    if (create !== null) {
      draft.setGuardianOperation(id, create);
      continue;
    }
    const data = { cell: readableKey(guardian) };
    const issue: Issue = { code: "guardian_unknown", field: "guardian_contact_id", header: null, data };
    draft.rejectOperation(id, draft.operation(id), issue);
  }
}

function readableKey(key: string): string {
  try {
    return ([] as unknown[]).concat(JSON.parse(key)).map(String).join(" ");
  } catch {
    return key;
  }
}

function orderOperations({ draft }: DecidingList): void {
  const dependencies: Dependency[] = [
    ...draft.freedAddresses().map(({ id, on }) => ({ id, on, why: "frees" as const })),
    ...draft.sharedAddresses().map(({ id, on }) => ({ id, on, why: "shares" as const })),
    ...draft.guardianPairs().map(({ id, on }) => ({ id, on, why: "guardian" as const })),
  ];
  if (dependencies.length === 0) return;
  const kinds = new Map(dependencies.flatMap(({ id, on }) => [id, on]).map((id) => [id, draft.operation(id).kind]));
  const { waves, guardianCircles } = assignWaves(kinds, dependencies);
  for (const [id, wave] of waves) draft.setWave(id, wave);
  const waveOf = (id: number) => waves.get(id) ?? firstWave(kinds.get(id) ?? "update");
  // In a circle of swapped addresses somebody has to go first: who comes earlier does not wait.
  const waits = dependencies.filter(({ id, on, why }) => why === "frees" && waveOf(on) < waveOf(id));
  for (const { id, on } of waits) draft.setWaitsFor(id, on);
  for (const id of guardianCircles) {
    const issue: Issue = { code: "guardian_circle", field: "guardian_contact_id", header: null, data: {} };
    draft.rejectOperation(id, draft.operation(id), issue);
  }
}

function figuresOf(deciding: DecidingList, decided: Decided): Figures {
  const { ledger, draft, staging, feed, profile, keySetting } = deciding;
  const linked = ledger.entries.count(feed.name);
  const isList = deciding.kind === "list";
  const last = isList ? ledger.runs.latestAccepted(feed.name) : null;
  const read = staging.counts().read;
  const deletes = draft.countOf("delete");
  const changes = draft.birthdayChanges().map(({ before, after }) => birthdayShift(before, after));
  const count = (shift: string) => changes.filter((found) => found === shift).length;
  const touchesGroups = deletes > 0 || draft.countOf("update") > 0;
  return {
    linked,
    rowsRead: read,
    rowsUnreadable: isList ? decided.rowsUnreadable : 0,
    newPeople: isList ? draft.countOf("create") : 0,
    deletes,
    deletesApproved: draft.deletesApproved(),
    unidentifiedRows: decided.unidentifiedRows,
    inactivePeople: decided.inactivePeople,
    groups: touchesGroups
      ? draft.groupFigures(feed.name).map(({ groupId, ...figures }) => ({
          ...figures,
          name: deciding.groupNames.get(groupId) ?? `group ${groupId}`,
        }))
      : [],
    before: last === null ? null : compareLists(last, profile, keySetting),
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

function compareLists(last: StoredRun, profile: ListProfile, keySetting: string): NonNullable<Figures["before"]> {
  const before = last.profile;
  const known = Object.keys(before.filled);
  const has = (header: string) => profile.filled[header] !== undefined;
  return {
    keyChanged: last.keySetting !== keySetting,
    keyColumnsGone: before.keyColumns.filter((header) => !has(header) && !profile.keyColumns.includes(header)),
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
