/** The promises about people who must never be greeted. */
import type { World } from "../world.ts";
import type { SentField } from "./named-people.ts";
import { uidOf, type LoggedCall } from "./call-log.ts";
import { isSame, traitsOf, type Traits } from "./traits.ts";

/** Returns why a call breaks the promise that a person on the never list is neither created nor updated; null: it does not. */
export function brokenByNever({ method }: LoggedCall, sent: Traits, { nevers }: World): string | null {
  if (method === "DELETE") return null;
  const entry = nevers.find(({ uid, was }) => uid === sent.uid && was.some((known) => isSamePerson(known, sent)));
  return entry === undefined ? null : `${method} of ${entry.uid}, who must never be greeted (entry ${entry.id})`;
}

/** Returns whether a delete that a person asked for is about that person. */
export function isAsked(there: Traits, world: World): boolean {
  return world.asked.some(({ uid }) => isTakenFor(uid, there, world));
}

/** Tells whether lists show someone as the person `uid`: the first name and an address are, or were, that person's. */
export function isTakenFor(uid: string, other: Traits, { truths, sent }: Pick<World, "truths" | "sent">): boolean {
  if (uid === other.uid) return true;
  const has = (field: SentField) => {
    const value = other[field];
    if (typeof value !== "string" || value === "") return false;
    return truths.get(uid)?.[field].has(value) === true || sent.get(uid)?.[field].has(value) === true;
  };
  return has("first") && (has("email") || has("phone"));
}

/** Notes the values that are sent for a person. */
export function noteSent(person: Traits, { sent }: World): void {
  const uid = String(person.uid);
  const known = sent.get(uid) ?? { first: new Set(), email: new Set(), phone: new Set() };
  sent.set(uid, known);
  for (const field of ["first", "email", "phone"] as const) known[field].add(person[field]);
}

/** Checks that each entry still counts, and that the contacts of its person are deleted when all work is done. */
export function checkNevers({ place, nevers, broken, leftUnlinked }: World, isAtRest: boolean): void {
  const ledger = place.ledger();
  const counting = new Set(ledger.never.list().map(({ id }) => id));
  for (const { id, uid, was } of nevers) {
    if (!counting.has(id)) broken.push(`never entry ${id} of ${uid} is gone`);
    if (!isAtRest) continue;
    const left = place.sandbox
      .contacts()
      .find((contact) => uidOf(contact) === uid && was.some((known) => isSamePerson(known, traitsOf(contact))));
    if (left !== undefined && !leftUnlinked.has(left.contact_id) && ledger.entries.byContact(left.contact_id) !== null)
      broken.push(`contact ${left.contact_id} of ${uid}, who must never be greeted, is still there`);
  }
}

/** Tells whether a never entry certainly knows a person again: by name and birthday, or by first name and an address. */
function isSamePerson(known: Traits, other: Traits): boolean {
  if (known.fullName === other.fullName && isSame(known.birthday, other.birthday)) return true;
  return known.first === other.first && (isSame(known.email, other.email) || isSame(known.phone, other.phone));
}
