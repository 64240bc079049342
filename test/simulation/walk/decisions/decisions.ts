/** The decisions of a person who looks into the service first. Each is carried out at once, or stored for a later process. */
import { openItemId } from "../../../../src/ledger/runs/open-items/open-items.ts";
import type { StoredRun } from "../../../../src/ledger/runs/runs.ts";
import type { Asker, DecisionRequest } from "../../../../src/model/request.ts";
import { guardThatHalted } from "../../../../src/run/decisions/runs/waits-for-person.ts";
import type { StoredContact } from "../../../../src/sandbox/contacts/contact-fields.ts";
import { HEADER } from "../../world/feeds.ts";
import { chooseAnswer } from "./answers.ts";
import { cellOf } from "../people.ts";
import { disturbanceOf, NO_DISTURBANCE, runCommand, type Disturbance } from "../processes.ts";
import type { CallWatch } from "../checks/watch-calls.ts";
import { chooseRule } from "./rules.ts";
import { chooseUndo } from "./undo.ts";
import { noteApproval } from "../wrong-lists.ts";
import type { World } from "../world.ts";

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
  await linkMoved(world, calls, run);
  const kind = mayBeApproved(world, run) ? "approve" : "discard";
  if (kind === "approve") noteApproval(world.wrongLists, run);
  const decided = await carryOut(world, calls, { kind, run: run.run }, NO_DISTURBANCE);
  const isOutdated =
    decided.kind === "ended" && decided.value.lines.some((line) => line.includes("belongs to another group"));
  return isOutdated ? carryOut(world, calls, { kind: "discard", run: run.run }, NO_DISTURBANCE) : decided;
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
  chooseUndo,
  chooseRule,
];

const OFFICE: Asker = { by: "ada", via: "console", note: null };

/** Stores a decision as a request, which the next applying process takes up. */
export async function storeRequest(world: World, calls: CallWatch): Promise<boolean> {
  const { place, random, trace } = world;
  const request = random.pick(CHOICES)(world);
  if (request === null) return false;
  if (request.kind === "approve") await linkStrangers(world, calls, request.run);
  const id = place.requests.ask(request, OFFICE, new Date(place.clock.now()).toISOString());
  trace.push(`  request ${numberOf(id)}: ${JSON.stringify(request)}`);
  return true;
}

/** Withdraws a stored request that no process has taken up. */
export function withdrawRequest({ place, random, trace, broken }: World): boolean {
  const { requests } = place;
  const waiting = random.pickAny(requests.waiting());
  if (waiting === null) return false;
  const refused = requests.withdraw(waiting.id, new Date(place.clock.now()).toISOString());
  trace.push(`  request ${numberOf(waiting.id)}: ${refused ?? "withdrawn"}`);
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
function mayBeApproved({ place, dropped }: World, run: StoredRun): boolean {
  const ledger = place.ledger();
  const contacts = place.sandbox.contacts();
  const ids = contacts.map(({ contact_id: id }) => id);
  // A refused row may be about the person of a held delete. The person looks whether it is.
  const listed = new Set(dropped.findLast(({ name }) => name === run.file)?.rows.map((row) => cellOf(row, "UID")));
  const deletesListed = ledger.operations.ofRun(run.run, "held").some(({ kind, contactId }) => {
    const uid = contacts.find(({ contact_id: id }) => id === contactId)?.custom_fields["uid"];
    const isOnly = contacts.filter(({ custom_fields: custom }) => custom["uid"] === uid).length === 1;
    return kind === "delete" && isOnly && listed.has(String(uid));
  });
  if (deletesListed && run.holds.some(({ guard }) => guard === "unidentified_rows")) return false;
  if (guardThatHalted(run.run, { ledger }) !== "contacts_missing") return true;
  return ledger.operations.ofRun(run.run, "planned").every(({ kind, contactId, input }) => {
    const isThere = contacts.some(({ custom_fields: custom }) => custom["uid"] === input.custom_fields?.["uid"]);
    return kind !== "update" || contactId === null || (!ids.includes(contactId) && !isThere);
  });
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
  const own = unknownContacts({ place, erased: [] }).filter(({ custom_fields: custom }) => custom["uid"] === uid);
  const contact = own.find(({ custom_fields: custom }) => custom["nr"] === nr) ?? own[0];
  const contactId = contact?.contact_id ?? null;
  const openItem = place.ledger().openItems.bySubject(operation.feed, `key:${operation.key}`);
  // A person gives the same answer to the question of the report.
  if (openItem?.state === "open" && openItem.status === "in_doubt" && random.chance(0.5))
    return {
      kind: "answer",
      id: openItemId(openItem),
      choice: contactId === null ? "not there" : `there ${contactId}`,
    };
  return { kind: "resolve", operation: String(operation.id), contactId };
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
function unknownContacts({ place, erased }: Pick<World, "place" | "erased">): readonly StoredContact[] {
  const { entries } = place.ledger();
  const isErased = (contact: StoredContact) => erased.some(({ uid }) => uid === contact.custom_fields["uid"]);
  return place.sandbox
    .contacts()
    .filter(
      (contact) => contact.source === "api" && entries.byContact(contact.contact_id) === null && !isErased(contact),
    );
}

/**
 * Links contacts that we created and the ledger does not know, as the report of a held run asks: at least those that the run
 * would create again, and sometimes all that are in a list.
 */
async function linkStrangers(world: World, calls: CallWatch, name: string): Promise<void> {
  const { place, random, dropped, feeds, leftUnlinked } = world;
  const run = place.ledger().runs.get(name);
  if (run?.holds.some(({ guard }) => guard === "strangers") !== true) return;
  const created = place
    .ledger()
    .operations.ofRun(name, "held")
    .flatMap(({ kind, input }) => (kind === "create" ? [input.custom_fields ?? {}] : []));
  await linkAs(world, calls, run.feed, created);
  if (random.chance(0.5)) {
    for (const { contact_id: id } of unknownContacts(world)) leftUnlinked.add(id);
    return;
  }
  const lists = dropped.filter(({ kind }) => kind === "list").toReversed();
  for (const { name: feed } of feeds) {
    const rows = lists.filter((list) => list.feed === feed).flatMap((list) => list.rows);
    await linkAs(
      world,
      calls,
      feed,
      rows.map((row) => ({ uid: cellOf(row, "UID"), nr: cellOf(row, "Nr") })),
    );
  }
}

/** Links the people of a halted run whose contacts are gone to the contacts that they have in their place. */
async function linkMoved(world: World, calls: CallWatch, { run, feed }: StoredRun): Promise<void> {
  const ledger = world.place.ledger();
  if (guardThatHalted(run, { ledger }) !== "contacts_missing") return;
  const ids = new Set(world.place.sandbox.contacts().map(({ contact_id: id }) => id));
  const moved = ledger.operations
    .ofRun(run, "planned")
    .filter(({ kind, contactId }) => kind === "update" && contactId !== null && !ids.has(contactId));
  await linkAs(
    world,
    calls,
    feed,
    moved.map(({ input }) => input.custom_fields ?? {}),
  );
}

/** Links the unknown contacts of these people. The first of several rows of a person names the key. */
async function linkAs(
  world: World,
  calls: CallWatch,
  feed: string,
  people: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const pairs = unknownContacts(world).flatMap(({ contact_id: id, custom_fields: custom }) => {
    const person = people.find(({ uid, nr }) => uid === custom["uid"] && nr !== "");
    return person === undefined ? [] : [{ line: null, key: String(person["nr"]), contactId: String(id) }];
  });
  if (pairs.length > 0) await runCommand(world, calls, NO_DISTURBANCE, { kind: "link", feed, pairs });
}

/** Returns whether the newest contact is linked, so that an answer with its contact_id is about another row. */
export function isNewestLinked({ place }: Pick<World, "place">): boolean {
  const newest = place.sandbox.contacts().at(-1);
  return newest !== undefined && place.ledger().entries.byContact(newest.contact_id) !== null;
}

/** Returns the number in a request's id. The rest of the id is random. */
function numberOf(id: string): string {
  return id.split("-")[0] ?? "";
}
