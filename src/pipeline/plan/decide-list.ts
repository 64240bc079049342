import type { PlanEffects } from "../../ledger/planning/store-plan.ts";
import type { Hold, HoldExample } from "../../model/operation.ts";
import { decideRows, type Decided } from "./decide-rows.ts";
import { countNotRead } from "./unsent/decide-skipped.ts";
import type { DecidingList } from "./deciding-list.ts";
import { accountFigures } from "./figures/account-figures.ts";
import { changeFigures } from "./figures/change-figures.ts";
import { deleteFigures } from "./figures/delete-figures.ts";
import { identityFigures, twinFigures } from "./figures/identity-figures.ts";
import { listFigures } from "./figures/list-figures.ts";
import { settingsFigures } from "./figures/settings-figures.ts";
import { movedFigures } from "./figures/moved-figures.ts";
import { undoneFigures } from "./figures/undone-figures.ts";
import { hasFormerKey } from "./find-renamed.ts";
import { heldBefore, stillHeld, waitingFrom } from "./held-before.ts";
import { noteReplaced } from "./changes/note-changes.ts";
import { noteRefusedPeople } from "./refused/note-refused-people.ts";
import {
  askAboutCopiedValues,
  askAboutNamesakes,
  askAboutExchangedNames,
  askAboutTakenNames,
  askAboutTwins,
  askWhetherSame,
  orderOperations,
  writeOrder,
} from "./order-operations.ts";
import { findPossiblePeople } from "./protect-contacts.ts";
import { isAbsentForDays } from "./rules/absence.ts";
import { areKeysReassigned, type IdentityFigures } from "./rules/guards/identity-guards.ts";
import { evaluateGuards } from "./rules/guards/evaluate-guards.ts";
import { deleteOf } from "./write-decision.ts";

export interface DecidedList {
  readonly holds: readonly Hold[];
  readonly effects: PlanEffects;
  /** Number of people in rows that the program did not read and that a person has to check. */
  readonly notRead: number;
}

/**
 * Decides rows and absences, orders the operations and checks the guards. Writes the whole plan into the draft. Only
 * temporary tables are written, so the draft's transaction stays open over pauses.
 */
export async function decideList(deciding: DecidingList): Promise<DecidedList> {
  deciding.draft.begin();
  try {
    return await writePlan(deciding);
  } finally {
    deciding.draft.abandon();
  }
}

async function writePlan(deciding: DecidingList): Promise<DecidedList> {
  const { draft, keyAbsent } = deciding;
  const showsAbsence = deciding.mode === "snapshot" && keyAbsent.length === 0;
  const { decided, identity } = await decidePeople(deciding);
  const absences = showsAbsence
    ? await decideAbsences(deciding, new Map(decided.rekeyed.map(({ entryId, key }) => [entryId, key])))
    : { neverListed: 0, inOtherList: 0 };
  draft.decided();
  await decided.decideRefusedAgain();
  if (deciding.kind === "list") await askAboutOddChanges(deciding);
  await deciding.pause();
  const order = orderOperations(deciding, [...decided.otherPeople.values()]);
  await deciding.pause();
  const possible = await findPossiblePeople(deciding);
  await deciding.pause();
  const undone = undoneFigures(deciding);
  const figures = {
    undone: undone.figures,
    moved: movedFigures(deciding),
    ...deleteFigures(deciding, { ...decided, ...absences, possible }),
    ...listFigures(deciding, decided),
    ...changeFigures(deciding),
    ...accountFigures(deciding),
    ...settingsFigures(deciding),
    ...identity,
    ...twinFigures(deciding, order.dependencies),
  };
  const fired = evaluateGuards(figures, deciding.feed.deletes);
  const before = heldBefore(deciding, fired);
  const still = stillHeld(deciding, fired);
  const holds = [...fired, ...before, ...still.holds].map((hold) => withExamples(deciding, hold));
  // The same list was dropped again: what shows the single deletes is gone, so all of its deletes stay held.
  const isHeldAgain = before.some(({ scope }) => scope === "deletes");
  if (holds.some(({ scope }) => scope === "run")) draft.hold("run");
  else if (isHeldAgain || fired.some(({ scope, guard }) => scope === "deletes" && !HELD_SINGLY.includes(guard)))
    draft.hold("deletes");
  else draft.holdEach([...possible.deletes, ...still.deletes]);
  draft.holdCreatesLikeHeldDeletes();
  await deciding.pause();
  const notRead = countNotRead(deciding);
  writeOrder(draft, order);
  draft.deferBehindHeld({ code: "waits_for_held", field: null, header: null, data: {} });
  if (deciding.isPreview) askAboutTwins(deciding, order, [...decided.otherPeople.values()]);
  draft.end();
  const absent = showsAbsence ? deciding.staging.vanishedIds() : null;
  const listed = showsAbsence ? deciding.staging.listed() : null;
  const waiting = showsAbsence ? waitingFrom(deciding, figures, fired) : [];
  const { rekeyed, rehashed, removed } = decided;
  const corrections = { made: [], replaced: [], changed: [], seen: removed };
  const { again } = undone;
  return { holds, effects: { rekeyed, rehashed, absent, listed, waiting, corrections, again }, notRead };
}

/**
 * Notes people who are replaced for the guards. Makes a question of each create that mixes people: it has the address of one
 * contact, and the name or birthday of another one. Makes a question of updates that exchange first and last name.
 */
async function askAboutOddChanges(deciding: DecidingList): Promise<void> {
  askAboutExchangedNames(deciding);
  const mixed = new Map([...noteRefusedPeople(deciding), ...(await noteReplaced(deciding))]);
  await deciding.pause();
  askAboutTakenNames(deciding);
  askAboutCopiedValues(deciding);
  for (const [id, entryId] of mixed) askWhetherSame(deciding, id, entryId);
  if (mixed.size > 0) deciding.draft.dropProtectedDeletes();
  askAboutNamesakes(deciding);
}

/** Adds examples to a hold whose guard has named none. */
function withExamples({ draft }: Pick<DecidingList, "draft">, hold: Hold): Hold {
  if (hold.examples !== undefined) return hold;
  const examples = examplesFor(hold, draft);
  return examples.length === 0 ? hold : { ...hold, examples };
}

function examplesFor({ guard, scope }: Hold, draft: DecidingList["draft"]): readonly HoldExample[] {
  if (guard === "group_moved") return draft.moveExamples();
  if (guard === "new_people" || guard === "other_list" || guard === "strangers") return draft.createExamples();
  return scope === "deletes" && !HELD_SINGLY.includes(guard) ? draft.deleteExamples() : [];
}

/**
 * Decides the rows. If many of them are about other people than their keys, or the `key` setting has changed, the keys are
 * carried over where the people prove it, and the rows are decided a second time. A guard holds the whole run then.
 */
async function decidePeople(
  deciding: DecidingList,
): Promise<{ readonly decided: Decided; readonly identity: IdentityFigures }> {
  // Rows that a person answered to be another person are looked for under all keys. Nothing is held for them.
  const decided = await decideRows(deciding, new Map());
  const identity = identityFigures(deciding, decided);
  const isAnyInDoubt = deciding.isKeyChanged || areKeysReassigned(identity);
  const reassigned = new Map([...decided.otherPeople].filter(([, id]) => isAnyInDoubt || hasFormerKey(deciding, id)));
  if (reassigned.size === 0) {
    const { otherPeople, answeredOther } = decided;
    if (answeredOther.size === 0) return { decided, identity };
    deciding.draft.restart();
    const found = new Map([...otherPeople, ...answeredOther]);
    return { decided: await decideRows(deciding, found, answeredOther), identity };
  }
  deciding.draft.restart();
  const again = await decideRows(deciding, reassigned);
  return { decided: again, identity: { ...identity, keysCarriedOver: again.rekeyed.length } };
}

/** Guards about single deletes. Each of these deletes is held by itself; the other deletes are not. */
const HELD_SINGLY: readonly Hold["guard"][] = ["unidentified_rows", "inactive_people", "never_listed", "two_lists"];

interface Absences {
  readonly neverListed: number;
  readonly inOtherList: number;
}

/**
 * Plans the delete of every contact that the list lacks, once it has been absent for `absentDays`.
 *
 * @param keys the new keys of contacts whose key now belongs to another person
 * @returns the numbers of deletes that are held singly: of contacts that a person linked and no list has named, whose key may
 *   be mistyped; and of contacts that a list names which waited at the same time
 */
async function decideAbsences(
  { ledger, staging, draft, feed, now, groupNames, file, pause }: DecidingList,
  keys: ReadonlyMap<number, string>,
): Promise<Absences> {
  const absences = { neverListed: 0, inOtherList: 0 };
  if (feed.deletes === null) return absences;
  const { absentDays } = feed.deletes;
  // Many contacts are absent since the same list.
  const daysSince = new Map<string | null, readonly string[]>([[null, []]]);
  const listDaysSince = (since: string | null): readonly string[] => {
    const known = daysSince.get(since);
    if (known !== undefined || since === null || absentDays === 0) return known ?? [];
    const days = ledger.runs.listDaysSince(feed.name, since);
    daysSince.set(since, days);
    return days;
  };
  const isInOtherList = ledger.lists.namedBeside(feed.name, file.name);
  for (const entry of staging.vanished()) {
    await pause();
    const lists = { now, listDays: listDaysSince(entry.absentSince) };
    if (!isAbsentForDays(entry.absentSince, lists, absentDays)) continue;
    const { group_id: groupId } = entry.applied;
    const groupName = groupId === 0 ? "" : (groupNames.get(groupId) ?? `group ${groupId}`);
    const why = entry.isNeverListed ? "neverListed" : isInOtherList?.(entry) === true ? "inOtherList" : null;
    if (why !== null) absences[why] += 1;
    const key = keys.get(entry.id) ?? entry.key;
    draft.addOperation(deleteOf({ ...entry, key }, groupName, why === null ? "planned" : "held"));
  }
  return absences;
}
