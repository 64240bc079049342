/** The steps of a walk in which a person must never be greeted, or may be greeted again. */
import { personIdText } from "../../../../src/ledger/people/person-names.ts";
import { HEADER } from "../../world/feeds.ts";
import { uidOf } from "../checks/call-log.ts";
import type { NamedPerson } from "../checks/named-people.ts";
import { traitsOf } from "../checks/traits.ts";
import type { CallWatch } from "../checks/watch-calls.ts";
import { disturbanceOf, runCommand } from "../processes.ts";
import type { World } from "../world.ts";

/** Chooses a linked contact or a refused row; null: there is none. */
export function choosePerson({ place, random }: World): NamedPerson | null {
  const { entries, openItems } = place.ledger();
  const linked = place.sandbox.contacts().filter(({ contact_id: id }) => entries.byContact(id) !== null);
  const contact = random.chance(0.85) ? random.pickAny(linked) : null;
  if (contact !== null) {
    const uid = uidOf(contact);
    const was = linked.filter((other) => uidOf(other) === uid).map(traitsOf);
    return { id: String(contact.contact_id), uid, was };
  }
  const item = random.pickAny(openItems.open(null));
  const uid = item?.cells[HEADER.indexOf("UID")] ?? "";
  if (item === null || uid === "") return null;
  return { id: personIdText({ kind: "open_item", openItem: item.id }), uid, was: [] };
}

/** Makes sure that a person is never greeted again. */
export async function neverOne(world: World, calls: CallWatch): Promise<boolean> {
  const person = choosePerson(world);
  if (person === null) return false;
  world.asked.push(person);
  world.trace.push(`  ${person.uid}`);
  await runCommand(world, calls, disturbanceOf(world), { kind: "never", person: person.id });
  noteNewEntries(world, person);
  return true;
}

/** Notes the entries that a command made. A process that was killed may have made none. */
export function noteNewEntries({ place, nevers }: World, { uid, was }: NamedPerson): void {
  const known = new Set(nevers.map(({ id }) => id));
  for (const { id } of place.ledger().never.list()) if (!known.has(id)) nevers.push({ id, uid, was });
}

/** Ends a never entry. */
export async function liftOne(world: World, calls: CallWatch): Promise<boolean> {
  const { place, random, nevers } = world;
  const lifted = random.pickAny(nevers);
  if (lifted === null) return false;
  nevers.splice(nevers.indexOf(lifted), 1);
  await runCommand(world, calls, disturbanceOf(world), { kind: "lift", id: lifted.id });
  const counting = place.ledger().never.list();
  if (counting.some(({ id }) => id === lifted.id)) nevers.push(lifted);
  return true;
}
