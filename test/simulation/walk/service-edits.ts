import { BLANK_CONTACT } from "../../../src/sandbox/contacts/contact-fields.ts";
import { GROUPS } from "./people.ts";
import type { World } from "./world.ts";

/** Notes the members of a group as changed outside of the ledger. */
function noteMembersChanged({ place, changedElsewhere }: World, groupId: number): void {
  for (const { group_id: id, custom_fields: custom } of place.sandbox.contacts())
    if (id === groupId) changedElsewhere.add(String(custom["uid"]));
}

/** Makes a random change that people make in the service's own user interface. @returns false when there was nothing to change */
export function editService(world: World): boolean {
  const { place, random, trace, offices } = world;
  const { sandbox } = place;
  const groups = sandbox.groups();
  const named = (name: string) => groups.find((group) => group.name === name);
  const name = random.pick(GROUPS);
  const group = named(name);
  switch (random.below(5)) {
    case 0: {
      const contact = random.pickAny(sandbox.contacts().filter(({ source }) => source === "api"));
      if (contact === null) return false;
      world.changedElsewhere.add(String(contact.custom_fields["uid"]));
      sandbox.deleteContact(contact.contact_id);
      trace.push(`  contact ${contact.contact_id} of ${String(contact.custom_fields["uid"])} deleted`);
      return true;
    }
    case 1: {
      const former = named(`${name} (old)`);
      if (group !== undefined && former !== undefined) return false;
      if (group !== undefined) {
        noteMembersChanged(world, group.group_id);
        sandbox.renameGroup(group.group_id, `${name} (old)`);
      } else if (former !== undefined) sandbox.renameGroup(former.group_id, name);
      else return false;
      trace.push(`  ${name} renamed`);
      return true;
    }
    case 2: {
      const used = place.ledger().account.usedGroups();
      const isOneLeft = used.some(
        ({ groupId }) => groupId !== group?.group_id && groups.some((other) => other.group_id === groupId),
      );
      if (group === undefined || !isOneLeft) return false;
      noteMembersChanged(world, group.group_id);
      sandbox.deleteGroup(group.group_id, random.chance(0.5) ? "keep" : "delete");
      trace.push(`  ${name} deleted`);
      return true;
    }
    case 3: {
      if (group !== undefined) return false;
      sandbox.addGroup(name);
      trace.push(`  ${name} created again`);
      return true;
    }
    default: {
      const person = random.pickAny(offices.flatMap(({ people }) => people));
      if (group === undefined || person === null) return false;
      const { email, phone } = person;
      // After a lost create, the contact that a 409 names is linked. It must be ours, so then no stranger gets an address.
      const isNamed = sandbox.settings.conflictId !== "omit";
      const address = random.chance(0.5) && !isNamed ? { email: email || null, phone: phone || null } : {};
      sandbox.addContact({ ...BLANK_CONTACT, ...address, first_name: "Stranger", group_id: group.group_id });
      trace.push(`  a stranger in ${name}, ${JSON.stringify(address)}`);
      return true;
    }
  }
}
