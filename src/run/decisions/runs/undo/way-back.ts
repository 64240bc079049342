import { isDeepStrictEqual } from "node:util";
import type { UndoCandidate } from "../../../../ledger/operations/undo/undo-candidates.ts";
import type { LeftByUndo } from "../../../../ledger/operations/undo/undos.ts";
import { UNKNOWN_INPUT, type ContactInput, type Entry } from "../../../../model/contact.ts";
import { flatten, unflatten, type FlatInput } from "../../../../model/flat-input.ts";
import type { Changes, OperationKind } from "../../../../model/operation.ts";

/** What the undo of one operation asks for. */
export interface WayBack {
  /** The operation that is taken back; null: a contact only gets or gives up a key, for another way back. */
  readonly undoes: number | null;
  readonly kind: OperationKind;
  readonly line: number | null;
  readonly key: string;
  readonly entry: Entry | null;
  readonly input: ContactInput;
  readonly changes: Changes;
  readonly hash: string;
  /** Fields that stay as they are, because the service can't clear them. */
  readonly kept: readonly string[];
  /** The former guardian, who has no contact now; null: none, or the guardian has one. */
  readonly guardian: number | null;
}

/** What the way back depends on beside the operation. */
export interface WayBackContext {
  /** Names by group_id, as the service lists them now. */
  readonly groupNames: ReadonlyMap<number, string>;
  /** Returns whether a contact is linked. */
  isLinked(contactId: number): boolean;
  /** Returns whether a key of the feed is linked to another contact than this one. */
  isTaken(key: string, entryId: number | null): boolean;
}

/** The service requires these fields, or never shows them without a value (interface section 2.1). */
const NEVER_CLEARED: readonly string[] = ["first_name", "last_name", "group_id", "status"];

/**
 * Ends the hash of an entry that an undo could not put back whole. No row has such a hash, so the next list decides its row
 * again.
 */
const IN_PART = "+undone";

/** Returns how the person of an operation goes back to what it was; or why it is left alone. */
export function wayBack(candidate: UndoCandidate, context: WayBackContext): WayBack | LeftByUndo {
  const { operation, state, by } = candidate;
  const leave = (reason: LeftByUndo["reason"], run: string | null = null): LeftByUndo => ({
    operation: operation.id,
    reason,
    by: run,
  });
  switch (state) {
    case "changed":
      return leave("changed_since", by);
    case "created":
      return leave("created_since", by);
    case "in_other_list":
      return leave("in_other_list", by);
    case "key_taken":
    case "in_doubt":
    case "not_linked":
      return leave(state);
    case "taken_back":
      throw new Error(`operation ${operation.id} is taken back already`);
    case "may_be_gone":
      return sentAgain(candidate) ?? leave("unknown_before");
    case "as_left":
  }
  switch (operation.kind) {
    case "create":
      return backToNobody(candidate);
    case "update":
      return isGroupGone(candidate, context)
        ? leave("group_gone")
        : (backToFormer(candidate, context) ?? leave(whyNotFormer(candidate)));
    case "delete":
      return backToLife(candidate, context) ?? leave(isUnknown(operation.input) ? "unknown_before" : "group_gone");
  }
}

/** Returns the delete of a contact that the run created. */
function backToNobody({ operation, entry }: UndoCandidate): WayBack {
  const input = entry?.applied ?? operation.input;
  // A delete with changes is not one of a contact that the newest list lacks.
  const changes: Changes = { undone: [operation.run, null] };
  return { ...same(operation, entry), kind: "delete", line: null, input, changes, hash: "" };
}

/**
 * Returns the update that sends the values of a contact again, whose delete got no answer: if the contact is gone, the answer
 * says so. Returns null when the values are not known.
 */
function sentAgain({ operation, entry }: UndoCandidate): WayBack | null {
  if (entry === null || isUnknown(entry.applied)) return null;
  const hash = operation.baseHash ?? "";
  return { ...same(operation, entry), kind: "update", input: entry.applied, changes: {}, hash };
}

function same({ id, line, key }: UndoCandidate["operation"], entry: Entry | null) {
  return { undoes: id, line, key: entry?.key ?? key, entry, kept: [], guardian: null };
}

/** Returns the create of a person that the run deleted; null: its data or its group is not known any more. */
function backToLife({ operation }: UndoCandidate, { groupNames, isLinked }: WayBackContext): WayBack | null {
  const { input, baseHash } = operation;
  if (isUnknown(input) || !groupNames.has(input.group_id)) return null;
  const { guardian_contact_id: guardian, ...rest } = input;
  const isAlone = guardian === undefined || guardian === null || !isLinked(guardian);
  const before = baseHash ?? "";
  return {
    ...same(operation, null),
    kind: "create",
    input: isAlone ? rest : input,
    changes: {},
    hash: before,
    guardian: isAlone ? (guardian ?? null) : null,
  };
}

/** Returns whether the service lists neither the group of a contact nor its former group: it refuses every update. */
function isGroupGone({ former, entry }: UndoCandidate, { groupNames }: WayBackContext): boolean {
  const groups = [entry?.applied, former].flatMap((input) => (input === undefined || input === null ? [] : [input]));
  return groups.length > 0 && groups.every((input) => !isUnknown(input) && !groupNames.has(input.group_id));
}

/** Returns the update that gives a contact its former values; null: they are not known, or none can be put back. */
function backToFormer({ operation, former, formerKey, entry }: UndoCandidate, context: WayBackContext): WayBack | null {
  const known = former ?? formerFrom(operation.changes, entry, context);
  if (entry === null || known === null || isUnknown(known)) return null;
  const { next, kept, guardian } = mixed(flatten(entry.applied), flatten(known), context);
  const changes = changesTo(flatten(entry.applied), next, context.groupNames);
  if (Object.keys(changes).length === 0 && guardian === null) return null;
  const before = operation.baseHash ?? "";
  const key = formerKey === null || context.isTaken(formerKey, entry.id) ? entry.key : formerKey;
  return {
    ...same(operation, entry),
    kind: "update",
    key,
    input: unflatten(next),
    changes,
    hash: before === "" || kept.length === 0 ? before : before + IN_PART,
    kept,
    guardian,
  };
}

function whyNotFormer({ operation, former, entry }: UndoCandidate): LeftByUndo["reason"] {
  // The update sent the values again that the contact had as far as the ledger knows: the values before are not known.
  if (former !== null && entry !== null && isDeepStrictEqual(former, entry.applied)) return "unknown_before";
  const isKnown = former === null ? operation.entryId !== null : !isUnknown(former);
  return isKnown && entry !== null ? "cannot_clear" : "unknown_before";
}

/** A contact whose data is not known has no first name. */
function isUnknown({ first_name }: ContactInput): boolean {
  return first_name === UNKNOWN_INPUT.first_name;
}

/** Returns the values that a contact gets: the former ones, null for the others, and those that can't be cleared. */
function mixed(now: FlatInput, former: FlatInput, { groupNames, isLinked }: WayBackContext) {
  const next: Record<string, string | number | null> = { ...former };
  const kept: string[] = [];
  for (const [field, value] of Object.entries(now)) {
    if (isGiven(former[field]) || !isGiven(value)) continue;
    next[field] = NEVER_CLEARED.includes(field) ? value : null;
    if (NEVER_CLEARED.includes(field)) kept.push(field);
  }
  const group = Number(next["group_id"]);
  if (!groupNames.has(group)) {
    next["group_id"] = now["group_id"] ?? group;
    kept.push("group");
  }
  const guardian = next["guardian_contact_id"] ?? null;
  const isGone = guardian !== null && !isLinked(Number(guardian));
  if (isGone) delete next["guardian_contact_id"];
  return { next, kept, guardian: isGone ? Number(guardian) : null };
}

function isGiven(value: FlatInput[string] | undefined): boolean {
  return value !== undefined && value !== null && value !== "";
}

function changesTo(now: FlatInput, next: FlatInput, groupNames: ReadonlyMap<number, string>): Changes {
  const changes: Record<string, readonly [string | null, string | null]> = {};
  for (const [field, value] of Object.entries(next)) {
    const before = now[field] ?? null;
    if (before === value) continue;
    const text = (each: string | number | null) =>
      each === null ? null : field === "group_id" ? (groupNames.get(Number(each)) ?? `group ${each}`) : String(each);
    changes[field === "group_id" ? "group" : field] = [text(before), text(value)];
  }
  return changes;
}

/** Returns what a contact held before an update, from the changes that are stored with it; null: that is not known. */
function formerFrom(changes: Changes, entry: Entry | null, { groupNames }: WayBackContext): ContactInput | null {
  if (entry === null) return null;
  const former: Record<string, string | number | null> = { ...flatten(entry.applied) };
  for (const [field, [before]] of Object.entries(changes)) {
    if (field === "group") {
      const [groupId] = [...groupNames].find(([, name]) => name === before) ?? [];
      if (groupId === undefined) return null;
      former["group_id"] = groupId;
    } else if (before === null) delete former[field];
    else former[field] = field === "guardian_contact_id" ? Number(before) : before;
  }
  return unflatten(former);
}
