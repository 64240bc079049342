/** The promises about runs that a person takes back. */
import type { StoredContact } from "../../../../src/sandbox/contacts/contact-fields.ts";
import type { World } from "../world.ts";
import { contentOf, type CallLog, type LoggedCall } from "./call-log.ts";

/**
 * Returns why the call of an undo breaks a promise; null: it takes back what the undone run did, and the person was not changed
 * since.
 */
export function brokenByUndo(call: LoggedCall, { calls }: CallLog, world: World): string | null {
  const { caller, uid, before, method, contactId } = call;
  if (caller === null || caller.undoes === null || world.changedElsewhere.has(uid)) return null;
  const isGone = method !== "POST" && before === null;
  if (isGone) return null;
  // A contact that gets its key back is sent its own values.
  if (call.after !== null && contentOf(call.after) === contentOf(before)) return null;
  const ofPerson = calls.filter((each) => each !== call && each.uid === uid);
  // An earlier attempt of the same undo may have arrived without an answer.
  if (ofPerson.some((each) => each.caller?.run === caller.run)) return null;
  const undone = ofPerson.filter((each) => each.caller?.run === caller.undoes && isEffective(each));
  const last = undone.at(-1);
  if (last === undefined) return isKnown(world, caller.undoes) ? `${uid} was not changed by ${caller.undoes}` : null;
  const what = `${caller.run} sends ${method} ${contactId ?? ""} of ${uid}`;
  if (method === "POST")
    return last.method === "DELETE" ? null : `${what}, but the undone run did not delete the person`;
  if (method === "DELETE" && undone[0]?.method !== "POST")
    return `${what}, but the undone run did not create the person`;
  const isAsLeft = contentOf(last.after) === contentOf(before);
  return isAsLeft ? null : `${what}, who was changed since: ${contentOf(last.after)} became ${contentOf(before)}`;
}

/** Returns why the contact after the call of an undo is not what it was before the undone run; null: it is. */
export function leftByUndo(call: LoggedCall, { calls }: CallLog, world: World): string | null {
  const { caller, uid, after, method } = call;
  if (caller === null || caller.undoes === null || method === "DELETE" || after === null) return null;
  if (world.changedElsewhere.has(uid)) return null;
  const first = calls.find((each) => each.uid === uid && each.caller?.run === caller.undoes && isEffective(each));
  if (first === undefined || first.before === null) return null;
  const [was, is] = [comparable(first.before, after), comparable(after, first.before)];
  return was === is ? null : `${caller.run} leaves ${uid} as ${is}, and the contact was ${was}`;
}

/** The service can't clear a last name, and a former group may be gone. */
function comparable(contact: StoredContact, other: StoredContact): string | null {
  const isCleared = contact.last_name === "" || other.last_name === "";
  return contentOf({ ...contact, ...(isCleared ? { last_name: "" } : {}), group_id: null });
}

/** Returns whether a call reached its contact. An update may change values that are not compared. */
function isEffective({ method, before, after, contactId }: LoggedCall): boolean {
  if (method === "DELETE") return before !== null && after === null;
  return method === "POST" ? contactId !== null : before !== null;
}

/** The log lacks the calls of runs from before an older ledger was put back. */
function isKnown({ restoredRun }: World, run: string): boolean {
  return run > restoredRun;
}

/**
 * Checks each undo that went through to its end: every operation that the undone run carried out is taken back or named, and
 * corrections of the undone run have ended.
 */
export function checkUndos(world: World): void {
  const { place, broken, checkedUndos } = world;
  const { runs, undos, operations, corrections } = place.ledger();
  for (const undo of runs.latest(6)) {
    const undone = undo.undo?.run ?? null;
    if (undone === null || undo.status !== "completed" || checkedUndos.has(undo.run)) continue;
    checkedUndos.add(undo.run);
    if (runs.get(undone)?.undoneBy === undefined) continue;
    const own = operations.ofRun(undo.run, "done");
    for (const { kind, contactId, key } of own)
      if (kind === "delete" && place.sandbox.contacts().some(({ contact_id: id }) => id === contactId))
        broken.push(`${undo.run} has deleted ${key}, and contact ${contactId} is there`);
    const left = undos.leftPeople(undo.run, 1_000).length;
    if (left !== undo.undo?.left) broken.push(`${undo.run} names ${left} of ${undo.undo?.left} people`);
    const made = corrections.active(undo.feed).find((correction) => correction.run === undone);
    if (made !== undefined) broken.push(`correction ${made.id} of ${undone} is active, which ${undo.run} took back`);
  }
}
