/** What people, the network and the machine do to the service: edits, faults, limits, keys and the clock. */
import { BLANK_CONTACT } from "../../../src/sandbox/contacts/contact-fields.ts";
import type { Random } from "../world/random.ts";
import { API_KEY } from "../world/crashable-service.ts";
import { isNewestLinked } from "./decisions/decisions.ts";
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

const FAULTS = [
  "drop-request:POST:0.3",
  "drop-response:POST:0.4",
  "drop-response:*:0.3",
  "drop-response:PATCH:#1-6",
  "drop-response:DELETE:#1",
  "status-503:*:0.4",
  "status-500-after:POST:0.4",
  "status-502-after:PATCH:0.4:html",
  "garbage:*:0.3",
  "truncate:POST:#2",
  "no-data:POST:0.3",
  "throttle:*:0.4:2",
  "late:POST:0.4:45000",
  "late:POST:0.3:59000",
  "delay:*:0.2:45000",
  "delay:*:0.3:2000",
  "redirect:*:0.1",
  "wrong-birthday:POST:0.1",
  "wrong-group:PATCH:0.1",
  "status-422:PATCH:0.3",
  "status-404:PATCH:0.5",
  "status-404:PATCH:#1+",
  "status-400:POST:#1+",
  "half-json:*:0.3",
  "stale-answer:POST:0.3",
  "stale-answer:PATCH:0.3",
  "stale-id:PATCH:0.2",
  "swap:POST:0.6:500",
  "echo-key:*:0.2",
  "status-401:*:#3+",
  "status-403:POST:#2+",
] as const;

/** Statuses of a proxy or a firewall, which answers with a page of its own. */
const PROXY_STATUSES = [400, 401, 403, 404, 405, 407, 409, 413, 422, 425, 451, 499, 502] as const;

function randomFault(random: Random): string {
  if (!random.chance(0.3)) return random.pick(FAULTS);
  const status = random.pick(PROXY_STATUSES);
  const method = random.pick(["POST", "POST", "PATCH", "DELETE", "*"]);
  const when = random.pick(["0.3", "#1", "#2-4"]);
  return `status-${status}${random.chance(0.7) ? "-after" : ""}:${method}:${when}:html`;
}

export function setFaults({ place, random, trace }: World): boolean {
  const faults = [randomFault(random), ...(random.chance(0.3) ? [randomFault(random)] : [])];
  // Nothing shows that an answer has the contact_id of a contact that is not linked.
  if (random.chance(0.1) && isNewestLinked({ place })) faults.splice(0, 2, "stale-id:POST:#1");
  place.sandbox.setFaults(faults);
  trace.push(`  ${faults.join(" ")}`);
  return true;
}

export function setPlanLimit({ place: { sandbox }, random, trace }: World): boolean {
  const limit = random.chance(0.5) ? null : sandbox.contacts().length + random.below(3);
  sandbox.setPlanLimit(limit);
  trace.push(`  ${limit}`);
  return true;
}

export function switchKey({ place: { sandbox }, random, trace }: World): boolean {
  const isRevoked = random.chance(0.4);
  if (isRevoked) sandbox.revokeKey(API_KEY);
  else sandbox.addKey(API_KEY);
  trace.push(isRevoked ? "  revoked" : "  good");
  return true;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export function moveClock(world: World): boolean {
  const { place, random, trace } = world;
  const minutes = random.pick([
    random.below(90),
    random.below(90),
    random.below(90),
    -random.below(90),
    DAY * (1 + random.below(9)),
    DAY * (1 + random.below(9)),
    HOUR * (random.below(47) - 23),
    DAY * 365 * random.pick([1, -1]),
  ]);
  place.clock.pass(minutes * 60_000);
  if (minutes < 0) world.clockWentBack = true;
  trace.push(`  ${minutes} minutes`);
  return true;
}
