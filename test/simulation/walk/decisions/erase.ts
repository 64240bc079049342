/** The step of a walk in which a person is erased. */
import { filesBelow } from "../../../system/cli/support/files-below.ts";
import { valuesOf } from "../checks/erased.ts";
import type { CallWatch } from "../checks/watch-calls.ts";
import { cellOf } from "../people.ts";
import { disturbanceOf, pass, runCommand } from "../processes.ts";
import type { World } from "../world.ts";
import { choosePerson, noteNewEntries } from "./never.ts";

/** Erases a person, who then stands in no later list. */
export async function eraseOne(world: World, calls: CallWatch): Promise<boolean> {
  const { place, random, trace, offices, dropped } = world;
  const person = choosePerson(world);
  // The program takes two contacts of the same person for two people when no list showed that they are one.
  if (person === null || calls.mayBeTwice.has(person.uid)) return false;
  // A list that still waits would bring the person back.
  await pass(world, calls, disturbanceOf(world), "run");
  const planned = new Set(
    place
      .ledger()
      .runs.withFiles()
      .flatMap(({ path }) => path ?? []),
  );
  const isWaiting = (file: string) => !planned.has(file);
  if ([place.folders.inbox, place.folders.working].flatMap(filesBelow).some(isWaiting)) return false;
  const keepContact = random.chance(0.2);
  const { uid } = person;
  const values = valuesOf(uid, world);
  for (const office of offices) {
    office.people = office.people.filter((each) => each.uid !== uid);
    office.former = office.former.filter((each) => each.uid !== uid);
    office.before = null;
  }
  for (const file of dropped) file.rows = file.rows.filter((row) => cellOf(row, "UID") !== uid);
  world.asked.push(person);
  world.erased = [...world.erased, { id: person.id, uid, values, keepContact, isChecked: false }];
  trace.push(`  ${uid}`);
  await runCommand(world, calls, disturbanceOf(world), { kind: "erase", person: person.id, keepContact });
  const { erasures, people } = place.ledger();
  const left = people.find(person.id);
  // What remains of a finished erasure is an operation with a contact_id, under a key that no list gives.
  const isErased = left === null || left.key?.startsWith("[]") === true;
  const isStored = isErased || erasures.open().some((open) => open.person === person.id);
  // A process that was killed may not have stored what it was asked for.
  if (!isStored) world.erased = world.erased.slice(0, -1);
  // Its never entry may be stored already. The entry keeps the contact.
  if (!isStored && keepContact) world.leftUnlinked.add(Number(person.id));
  noteNewEntries(world, person);
  return true;
}
