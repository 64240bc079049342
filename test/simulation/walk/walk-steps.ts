/** The steps of a walk: what people, the service, the network and the machine may do next. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openTable } from "../../../src/pipeline/intake/open-table.ts";
import { openItemId } from "../../../src/ledger/runs/open-items.ts";
import { BLANK_CONTACT } from "../../../src/sandbox/contacts/contact-fields.ts";
import { csvText, dropFile } from "../world/drop-file.ts";
import { HEADER } from "../world/feeds.ts";
import { GROUPS, liveOn, rowOf, takeBack, writeRows, type Row } from "./people.ts";
import { ask, pass, type Fate } from "./processes.ts";
import type { CallWatch } from "./watch-calls.ts";
import { API_KEY } from "../world/workplace.ts";
import type { World } from "./world.ts";

/** One step; it notes in the trace what it did. @returns false: there was nothing to do */
type Step = (world: World, calls: CallWatch) => Promise<boolean> | boolean;

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
  "status-401:*:#3+",
  "status-403:POST:#2+",
] as const;

export const STEPS: readonly (readonly [weight: number, name: string, step: Step])[] = [
  [9, "drop a list", (world) => dropList(world)],
  [1, "drop an older list again", (world) => dropAgain(world)],
  [2, "drop back a report", (world) => dropReport(world)],
  [
    12,
    "pass",
    async (world, calls) => (await pass(world, calls, fateOf(world), world.dice.chance(0.7) ? "run" : "watch"), true),
  ],
  [3, "approve", (world, calls) => decideHeld(world, calls, "approve")],
  [1, "discard", (world, calls) => decideHeld(world, calls, "discard")],
  [1, "retry", async (world, calls) => (await ask(world, calls, fateOf(world), "retry", ""), true)],
  [2, "resolve", (world, calls) => resolveOne(world, calls, fateOf(world))],
  [1, "link", (world, calls) => linkOne(world, calls)],
  [1, "dismiss", (world, calls) => dismissOne(world, calls)],
  [3, "faults", (world) => setFaults(world)],
  [2, "faults end", ({ place }) => (place.sandbox.setFaults([]), true)],
  [1, "the plan's limit", (world) => setPlanLimit(world)],
  [1, "the key", (world) => turnKey(world)],
  [2, "edit in the service", (world) => editService(world)],
  [2, "the clock", (world) => turnClock(world)],
];

export async function takeStep(world: World, calls: CallWatch): Promise<void> {
  const weightOf = ([weight, name]: (typeof STEPS)[number]) =>
    world.temper.often.includes(name) ? Math.max(8, 2 * weight) : weight;
  const total = STEPS.reduce((sum, step) => sum + weightOf(step), 0);
  let left = world.dice.below(total);
  const [, name, step] = STEPS.find((one) => (left -= weightOf(one)) < 0) ?? STEPS[0]!;
  const at = world.trace.push(name) - 1;
  if (!(await step(world, calls))) world.trace[at] += ": nothing to do";
}

function fateOf({ dice, temper }: World): Fate {
  return {
    killAt: dice.chance(temper.kills) ? 1 + dice.below(90) : null,
    stopAt: dice.chance(0.07) ? 1 + dice.below(40) : null,
  };
}

export function dropRows(
  world: World,
  feed: string,
  kind: "list" | "report",
  rows: readonly Row[],
  text: string,
): string {
  const name = kind === "report" ? `corrected-${world.dropped.length}.csv` : `${feed}-${world.dropped.length}.csv`;
  const sha256 = dropFile(world.place, name, text);
  world.dropped.push({ name, sha256, feed, kind, rows });
  return name;
}

function dropList(world: World): boolean {
  const { dice, offices, trace, feeds, temper } = world;
  const office = offices[dice.below(offices.length)]!;
  const lived = dice.chance(temper.takesBack) ? takeBack(office) : dice.chance(0.9) ? liveOn(office, dice) : "the same";
  const isWhole = feeds.find(({ name }) => name === office.feed)?.mode === "snapshot";
  const people = isWhole ? office.people : office.people.filter(() => dice.chance(0.5));
  if (people.length === 0) return false;
  const { rows, slips } = writeRows(people, temper.slips, dice);
  const name = dropRows(world, office.feed, "list", rows, csvText(HEADER, rows));
  trace.push(`  ${name}: ${lived}. ${slips}`);
  return true;
}

function dropAgain(world: World): boolean {
  const { dice, dropped, trace } = world;
  const old = dice.pickAny(dropped.filter(({ kind }) => kind === "list"));
  if (old === null) return false;
  trace.push(`  ${old.name} as ${dropRows(world, old.feed, "list", old.rows, csvText(HEADER, old.rows))}`);
  return true;
}

/** A report of any age comes back: as it was, or with what is true today in its rows. */
async function dropReport(world: World): Promise<boolean> {
  const { place, dice, offices, trace } = world;
  const run = dice.pickAny(place.ledger().runs.latest(6));
  const path = join(place.folders.reports, run?.run ?? "", "rejections.csv");
  if (run === null || !existsSync(path)) return false;
  const table = await openTable(path, { encoding: null, sheet: null, scoreHeader: (cells) => cells.length });
  const found: Row[] = [];
  for await (const batch of table.batches()) for (const { cells } of batch) found.push(cells);
  await table.close();
  const own = HEADER.map((name) => table.header.indexOf(name));
  const truth = offices.flatMap(({ people }) => people);
  const reported = found.map((row) => {
    const person = truth.find(({ uid }) => uid === row[own[HEADER.indexOf("UID")] ?? -1]);
    if (person === undefined || dice.chance(0.3)) return row;
    return rowOf(person).reduce((fixed, cell, index) => fixed.with(own[index] ?? 0, cell), row);
  });
  // A cell that a spreadsheet would change is written with an apostrophe, which is taken off again.
  const rows = reported.map((row) => own.map((index) => (row[index] ?? "").replace(/^'/u, "")));
  trace.push(
    `  ${dropRows(world, run.feed, "report", rows, csvText(table.header, reported))}, the report of ${run.file}`,
  );
  return true;
}

async function decideHeld(world: World, calls: CallWatch, command: "approve" | "discard"): Promise<boolean> {
  const { place, dice } = world;
  const { runs } = place.ledger();
  const run = dice.pickAny(dice.chance(0.8) ? runs.held() : runs.latest(5));
  if (run === null) return false;
  world.trace.push(`  ${run.file}`);
  await ask(world, calls, fateOf(world), command, run.run);
  return true;
}

/** Looks into the service for a create in doubt, and says what is so. */
export async function resolveOne(world: World, calls: CallWatch, fate: Fate): Promise<boolean> {
  const { place, dice } = world;
  const operation = dice.pickAny(place.ledger().operations.inState("in_doubt"));
  if (operation === null) return false;
  // What the service has not got to yet, nobody can see.
  if (place.clock.pending() > 0) place.clock.pass(200_000);
  const { uid, nr } = (operation.body ?? operation.input).custom_fields ?? {};
  const contact = place.sandbox
    .contacts()
    .find(({ source, custom_fields: custom }) => source === "api" && custom["uid"] === uid && custom["nr"] === nr);
  const isFree = contact !== undefined && place.ledger().entries.byContact(contact.contact_id) === null;
  const argument = { operation: String(operation.id), contactId: isFree ? contact.contact_id : null };
  await ask(world, calls, fate, "resolve", JSON.stringify(argument));
  return true;
}

/** Ties a contact that is ours and that nobody knows of to its row. */
async function linkOne(world: World, calls: CallWatch): Promise<boolean> {
  const { place, dice } = world;
  const unknown = place.sandbox
    .contacts()
    .filter(({ source, contact_id: id }) => source === "api" && place.ledger().entries.byContact(id) === null);
  const contact = dice.pickAny(unknown);
  if (contact === null) return false;
  const key = String(contact.custom_fields["nr"]);
  const feed = key.replace(/-\d+$/u, "");
  const pairs = [{ line: null, key, contactId: String(contact.contact_id) }];
  await ask(world, calls, fateOf(world), "link", JSON.stringify({ feed, pairs }));
  return true;
}

async function dismissOne(world: World, calls: CallWatch): Promise<boolean> {
  const openItem = world.dice.pickAny(world.place.ledger().openItems.open(null));
  if (openItem === null) return false;
  world.touched.add(openItem.cells[HEADER.indexOf("UID")] ?? "");
  await ask(world, calls, fateOf(world), "dismiss", JSON.stringify([openItemId(openItem)]));
  return true;
}

function setFaults({ place, dice, trace }: World): boolean {
  const faults = [dice.pick(FAULTS), ...(dice.chance(0.3) ? [dice.pick(FAULTS)] : [])];
  place.sandbox.setFaults(faults);
  trace.push(`  ${faults.join(" ")}`);
  return true;
}

function setPlanLimit({ place: { sandbox }, dice, trace }: World): boolean {
  const limit = dice.chance(0.5) ? null : sandbox.contacts().length + dice.below(3);
  sandbox.setPlanLimit(limit);
  trace.push(`  ${limit}`);
  return true;
}

function turnKey({ place: { sandbox }, dice, trace }: World): boolean {
  const isRevoked = dice.chance(0.4);
  if (isRevoked) sandbox.revokeKey(API_KEY);
  else sandbox.addKey(API_KEY);
  trace.push(isRevoked ? "  revoked" : "  good");
  return true;
}

function turnClock({ place: { clock }, dice, trace }: World): boolean {
  const minutes = dice.chance(0.5)
    ? dice.below(90)
    : dice.chance(0.2)
      ? -dice.below(90)
      : 24 * 60 * (1 + dice.below(9));
  clock.pass(minutes * 60_000);
  trace.push(`  ${minutes} minutes`);
  return true;
}

/** What the lists say of a group's members is not so any more, and the ledger can't know. */
function touchMembers({ place, touched }: World, groupId: number): void {
  for (const { group_id: id, custom_fields: custom } of place.sandbox.contacts())
    if (id === groupId) touched.add(String(custom["uid"]));
}

/** What people do in the service's own user interface. */
function editService(world: World): boolean {
  const { place, dice, trace, offices } = world;
  const { sandbox } = place;
  const groups = sandbox.groups();
  const named = (name: string) => groups.find((group) => group.name === name);
  const name = dice.pick(GROUPS);
  const group = named(name);
  switch (dice.below(5)) {
    case 0: {
      const contact = dice.pickAny(sandbox.contacts().filter(({ source }) => source === "api"));
      if (contact === null) return false;
      world.touched.add(String(contact.custom_fields["uid"]));
      sandbox.deleteContact(contact.contact_id);
      trace.push(`  contact ${contact.contact_id} of ${String(contact.custom_fields["uid"])} deleted`);
      return true;
    }
    case 1: {
      const former = named(`${name} (old)`);
      if (group !== undefined && former !== undefined) return false;
      if (group !== undefined) {
        touchMembers(world, group.group_id);
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
      touchMembers(world, group.group_id);
      sandbox.deleteGroup(group.group_id, dice.chance(0.5) ? "keep" : "delete");
      trace.push(`  ${name} deleted`);
      return true;
    }
    case 3: {
      if (group !== undefined) return false;
      sandbox.addGroup(name);
      trace.push(`  ${name} made anew`);
      return true;
    }
    default: {
      const person = dice.pickAny(offices.flatMap(({ people }) => people));
      if (group === undefined || person === null) return false;
      const { email, phone } = person;
      // A 409 that names its contact after a lost create is taken for our own contact, whoever it is: not walked into here.
      const isNamed = sandbox.settings.conflictId !== "omit";
      const address = dice.chance(0.5) && !isNamed ? { email: email || null, phone: phone || null } : {};
      sandbox.addContact({ ...BLANK_CONTACT, ...address, first_name: "Stranger", group_id: group.group_id });
      trace.push(`  a stranger in ${name}, ${JSON.stringify(address)}`);
      return true;
    }
  }
}
