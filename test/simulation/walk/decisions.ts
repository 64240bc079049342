/** The decisions of a person who looks into the service first. Each is carried out at once, or stored for a later process. */
import { openItemId } from "../../../src/ledger/runs/open-items.ts";
import type { StoredRun } from "../../../src/ledger/runs/runs.ts";
import type { DecisionRequest } from "../../../src/model/request.ts";
import { guardThatHalted } from "../../../src/run/decisions/stopped-runs.ts";
import type { StoredContact } from "../../../src/sandbox/contacts/contact-fields.ts";
import { HEADER } from "../world/feeds.ts";
import { chooseAnswer } from "./answers.ts";
import { cellOf } from "./people.ts";
import { disturbanceOf, NO_DISTURBANCE, runCommand, type Disturbance } from "./processes.ts";
import type { CallWatch } from "./watch-calls.ts";
import { noteApproval } from "./wrong-lists.ts";
import type { World } from "./world.ts";

/** Returns a decision; null: there is nothing to decide. */
type Choose = (world: World) => DecisionRequest | null;

/** Returns a step that carries a decision out. */
export function deciding(choose: Choose) {
  return async (world: World, calls: CallWatch): Promise<boolean> => {
    const request = choose(world);
    if (request === null) return false;
    await carryOut(world, calls, request, disturbanceOf(world));
    return true;
  };
}

/** Carries out a decision. Before the first approval of a group with unknown people, links the people of the list there. */
async function carryOut(world: World, calls: CallWatch, request: DecisionRequest, disturbance: Disturbance) {
  if (request.kind === "approve") await linkStrangers(world, calls, request.run);
  return runCommand(world, calls, disturbance, request);
}

/** Approves or discards a run, as its message says. */
export async function decideRun(world: World, calls: CallWatch, run: StoredRun) {
  const kind = mayBeApproved(world, run) ? "approve" : "discard";
  if (kind === "approve") noteApproval(world.wrongLists, run);
  return carryOut(world, calls, { kind, run: run.run }, NO_DISTURBANCE);
}

/** Resolves a create in doubt. @returns false when there is none */
export async function resolveOne(world: World, calls: CallWatch): Promise<boolean> {
  const request = chooseDoubt(world);
  if (request !== null) await runCommand(world, calls, NO_DISTURBANCE, request);
  return request !== null;
}

const CHOICES: readonly [Choose, ...Choose[]] = [
  (world) => chooseRun(world, "approve"),
  (world) => chooseRun(world, "discard"),
  () => ({ kind: "retry", run: null }),
  chooseDoubt,
  chooseAnswer,
];

/** Stores a decision as a request, which the next applying process takes up. */
export async function storeRequest(world: World, calls: CallWatch): Promise<boolean> {
  const { place, random, trace } = world;
  const request = random.pick(CHOICES)(world);
  if (request === null) return false;
  if (request.kind === "approve") await linkStrangers(world, calls, request.run);
  const id = place.ledger().requests.ask(request, new Date(place.clock.now()).toISOString());
  trace.push(`  request ${id}: ${JSON.stringify(request)}`);
  return true;
}

/** Withdraws a stored request that no process has taken up. */
export function withdrawRequest({ place, random, trace, broken }: World): boolean {
  const { requests } = place.ledger();
  const waiting = random.pickAny(requests.waiting());
  if (waiting === null) return false;
  const refused = requests.withdraw(waiting.id, new Date(place.clock.now()).toISOString());
  trace.push(`  request ${waiting.id}: ${refused ?? "withdrawn"}`);
  if (refused === null && requests.waiting().some(({ id }) => id === waiting.id))
    broken.push(`request ${waiting.id} still waits although it was withdrawn`);
  return true;
}

export function chooseRun(world: World, kind: "approve" | "discard"): DecisionRequest | null {
  const { place, random } = world;
  const { runs, stops } = place.ledger();
  const waiting = [...runs.held(), ...stops.open().map(({ run }) => runs.named(run))];
  const run = random.pickAny(random.chance(0.8) ? waiting : runs.latest(5));
  if (run === null || (kind === "approve" && !mayBeApproved(world, run))) return null;
  world.trace.push(`  ${run.file}`);
  if (kind === "approve") noteApproval(world.wrongLists, run);
  return { kind, run: run.run };
}

/**
 * Returns whether a person who looks into the service may approve a run. A halted run says which contacts are missing, or
 * which contact an answer was about.
 */
function mayBeApproved({ place }: World, run: StoredRun): boolean {
  const ledger = place.ledger();
  const ids = place.sandbox.contacts().map(({ contact_id: id }) => id);
  if (guardThatHalted(run.run, { ledger }) !== "contacts_missing") return true;
  return ledger.operations
    .ofRun(run.run, "planned")
    .every(({ kind, contactId }) => kind !== "update" || contactId === null || !ids.includes(contactId));
}

/**
 * Chooses what became of a create in doubt, by a look at the contacts of the service. A person who got another key since
 * has the contact under that key.
 */
export function chooseDoubt({ place, random }: World): DecisionRequest | null {
  const operation = random.pickAny(place.ledger().operations.inState("in_doubt"));
  if (operation === null) return null;
  // The contacts do not show a delayed request that the service has not applied yet. So we let the request arrive first.
  if (place.clock.pending() > 0) place.clock.pass(200_000);
  const { uid, nr } = (operation.body ?? operation.input).custom_fields ?? {};
  const own = unknownContacts({ place }).filter(({ custom_fields: custom }) => custom["uid"] === uid);
  const contact = own.find(({ custom_fields: custom }) => custom["nr"] === nr) ?? own[0];
  return { kind: "resolve", operation: String(operation.id), contactId: contact?.contact_id ?? null };
}

/** Chooses a link of a contact that we created and the ledger does not know to its row. */
export function chooseLink(world: World): DecisionRequest | null {
  const contact = world.random.pickAny(unknownContacts(world));
  if (contact === null) return null;
  const key = String(contact.custom_fields["nr"]);
  const pairs = [{ line: null, key, contactId: String(contact.contact_id) }];
  return { kind: "link", feed: key.replace(/-\d+$/u, ""), pairs };
}

export function chooseDismissal({ place, random, changedElsewhere }: World): DecisionRequest | null {
  const openItem = random.pickAny(place.ledger().openItems.open(null));
  if (openItem === null) return null;
  changedElsewhere.add(openItem.cells[HEADER.indexOf("UID")] ?? "");
  return { kind: "dismiss", ids: [openItemId(openItem)] };
}

/** Returns the contacts that we created and the ledger does not know. */
function unknownContacts({ place }: Pick<World, "place">): readonly StoredContact[] {
  const { entries } = place.ledger();
  return place.sandbox
    .contacts()
    .filter(({ source, contact_id: id }) => source === "api" && entries.byContact(id) === null);
}

/** Links our own contacts that the ledger does not know, as the report of a held run asks. */
async function linkStrangers(world: World, calls: CallWatch, name: string): Promise<void> {
  const { runs } = world.place.ledger();
  if (!runs.get(name)?.holds.some(({ guard }) => guard === "strangers")) return;
  const lists = world.dropped.filter(({ kind }) => kind === "list").toReversed();
  const unknown = unknownContacts(world);
  for (const { name: feed } of world.feeds) {
    const rows = lists.filter((list) => list.feed === feed).flatMap((list) => list.rows);
    const pairs = unknown.flatMap(({ contact_id: id, custom_fields: custom }) => {
      const row = rows.find((found) => cellOf(found, "UID") === custom["uid"]);
      return row === undefined ? [] : [{ line: null, key: cellOf(row, "Nr"), contactId: String(id) }];
    });
    if (pairs.length > 0) await runCommand(world, calls, NO_DISTURBANCE, { kind: "link", feed, pairs });
  }
}

/** Returns whether the newest contact is linked, so that an answer with its contact_id is about another row. */
export function isNewestLinked({ place }: Pick<World, "place">): boolean {
  const newest = place.sandbox.contacts().at(-1);
  return newest !== undefined && place.ledger().entries.byContact(newest.contact_id) !== null;
}
