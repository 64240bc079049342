/** The steps of a walk: actions of people, the service, the network and the machine. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openTable } from "../../../src/pipeline/intake/open-table.ts";
import { openItemId } from "../../../src/ledger/runs/open-items.ts";
import { csvText } from "../world/drop-file.ts";
import { HEADER } from "../world/feeds.ts";
import { answerOne } from "./answers.ts";
import { dropAgain, dropList, dropRows, dropWrongList } from "./list-steps.ts";
import { rowOf, type Row } from "./people.ts";
import { runCommand, pass, type Disturbance } from "./processes.ts";
import { editService } from "./service-edits.ts";
import { noteApproval } from "./wrong-lists.ts";
import type { CallWatch } from "./watch-calls.ts";
import { API_KEY } from "../world/workplace.ts";
import type { World } from "./world.ts";

/** Takes one step and notes it in the trace. @returns false when there was nothing to do */
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
  "status-400-after:POST:0.3:html",
  "status-401-after:POST:#2:html",
  "status-404:PATCH:0.5",
  "status-404:PATCH:#1+",
  "status-400:POST:#1+",
  "stale-answer:POST:0.3",
  "stale-id:POST:0.3",
  "swap:POST:0.6:500",
  "echo-key:*:0.2",
  "status-401:*:#3+",
  "status-403:POST:#2+",
] as const;

export const STEPS: readonly (readonly [weight: number, name: string, step: Step])[] = [
  [9, "drop a list", (world) => dropList(world)],
  [1, "drop a wrong list", (world) => dropWrongList(world)],
  [1, "drop an older list again", (world) => dropAgain(world)],
  [2, "drop back a report", (world) => dropReport(world)],
  [
    12,
    "pass",
    async (world, calls) => (
      await pass(world, calls, disturbanceOf(world), world.random.chance(0.7) ? "run" : "watch"),
      true
    ),
  ],
  [3, "approve", (world, calls) => decideHeld(world, calls, "approve")],
  [1, "discard", (world, calls) => decideHeld(world, calls, "discard")],
  [
    1,
    "retry",
    async (world, calls) => (await runCommand(world, calls, disturbanceOf(world), { kind: "retry", run: null }), true),
  ],
  [2, "resolve", (world, calls) => resolveOne(world, calls, disturbanceOf(world))],
  [2, "answer", (world, calls) => answerOne(world, calls, disturbanceOf(world))],
  [1, "link", (world, calls) => linkOne(world, calls)],
  [1, "dismiss", (world, calls) => dismissOne(world, calls)],
  [3, "faults", (world) => setFaults(world)],
  [2, "faults end", ({ place }) => (place.sandbox.setFaults([]), true)],
  [1, "plan limit", (world) => setPlanLimit(world)],
  [1, "API key", (world) => switchKey(world)],
  [2, "edit in the service", (world) => editService(world)],
  [2, "clock", (world) => moveClock(world)],
];

/** Takes one random step. Steps that the profile names are more frequent. */
export async function takeStep(world: World, calls: CallWatch): Promise<void> {
  const weightOf = ([weight, name]: (typeof STEPS)[number]) =>
    world.profile.often.includes(name) ? Math.max(8, 2 * weight) : weight;
  const total = STEPS.reduce((sum, step) => sum + weightOf(step), 0);
  let left = world.random.below(total);
  const [, name, step] = STEPS.find((one) => (left -= weightOf(one)) < 0) ?? STEPS[0]!;
  const at = world.trace.push(name) - 1;
  if (!(await step(world, calls))) world.trace[at] += ": nothing to do";
}

/** Returns whether and where the next process is killed or stopped. */
function disturbanceOf({ random, profile }: World): Disturbance {
  return {
    killAt: random.chance(profile.kills) ? 1 + random.below(90) : null,
    stopAt: random.chance(0.07) ? 1 + random.below(40) : null,
  };
}

/** Drops one of the latest reports: unchanged, or with the people's true values in its rows. */
async function dropReport(world: World): Promise<boolean> {
  const { place, random, offices, trace } = world;
  const run = random.pickAny(place.ledger().runs.latest(6));
  const path = join(place.folders.reports, run?.run ?? "", "rejections.csv");
  if (run === null || !existsSync(path)) return false;
  const table = await openTable(path, { encoding: null, scoreHeader: (cells) => cells.length });
  const found: Row[] = [];
  for await (const batch of table.batches()) for (const { cells } of batch) found.push(cells);
  await table.close();
  const own = HEADER.map((name) => table.header.indexOf(name));
  const allPeople = offices.flatMap(({ people }) => people);
  const reported = found.map((row) => {
    const person = allPeople.find(({ uid }) => uid === row[own[HEADER.indexOf("UID")] ?? -1]);
    if (person === undefined || random.chance(0.3)) return row;
    return rowOf(person).reduce((fixed, cell, index) => fixed.with(own[index] ?? 0, cell), row);
  });
  // Reports write an apostrophe before a cell that a spreadsheet would change; intake removes the apostrophe.
  const rows = reported.map((row) => own.map((index) => (row[index] ?? "").replace(/^'/u, "")));
  trace.push(
    `  ${dropRows(world, run.feed, "report", rows, csvText(table.header, reported))}, the report of ${run.file}`,
  );
  return true;
}

async function decideHeld(world: World, calls: CallWatch, command: "approve" | "discard"): Promise<boolean> {
  const { place, random } = world;
  const { runs, stops } = place.ledger();
  const waiting = [...runs.held(), ...stops.open().map(({ run }) => runs.named(run))];
  const run = random.pickAny(random.chance(0.8) ? waiting : runs.latest(5));
  if (run === null) return false;
  world.trace.push(`  ${run.file}`);
  if (command === "approve") noteApproval(world.wrongLists, run);
  await runCommand(world, calls, disturbanceOf(world), { kind: command, run: run.run });
  return true;
}

/** Resolves a create in doubt truthfully, by a look at the contacts of the service. */
export async function resolveOne(world: World, calls: CallWatch, disturbance: Disturbance): Promise<boolean> {
  const { place, random } = world;
  const operation = random.pickAny(place.ledger().operations.inState("in_doubt"));
  if (operation === null) return false;
  // The contacts do not show a delayed request that the service has not applied yet. So we let the request arrive first.
  if (place.clock.pending() > 0) place.clock.pass(200_000);
  const { uid, nr } = (operation.body ?? operation.input).custom_fields ?? {};
  const contact = place.sandbox
    .contacts()
    .find(({ source, custom_fields: custom }) => source === "api" && custom["uid"] === uid && custom["nr"] === nr);
  const isFree = contact !== undefined && place.ledger().entries.byContact(contact.contact_id) === null;
  const argument = { operation: String(operation.id), contactId: isFree ? contact.contact_id : null };
  await runCommand(world, calls, disturbance, { kind: "resolve", ...argument });
  return true;
}

/** Links a contact that we created and the ledger does not know to its row. */
async function linkOne(world: World, calls: CallWatch): Promise<boolean> {
  const { place, random } = world;
  const unknown = place.sandbox
    .contacts()
    .filter(({ source, contact_id: id }) => source === "api" && place.ledger().entries.byContact(id) === null);
  const contact = random.pickAny(unknown);
  if (contact === null) return false;
  const key = String(contact.custom_fields["nr"]);
  const feed = key.replace(/-\d+$/u, "");
  const pairs = [{ line: null, key, contactId: String(contact.contact_id) }];
  await runCommand(world, calls, disturbanceOf(world), { kind: "link", feed, pairs });
  return true;
}

async function dismissOne(world: World, calls: CallWatch): Promise<boolean> {
  const openItem = world.random.pickAny(world.place.ledger().openItems.open(null));
  if (openItem === null) return false;
  world.changedElsewhere.add(openItem.cells[HEADER.indexOf("UID")] ?? "");
  await runCommand(world, calls, disturbanceOf(world), { kind: "dismiss", ids: [openItemId(openItem)] });
  return true;
}

function setFaults({ place, random, trace }: World): boolean {
  const faults = [random.pick(FAULTS), ...(random.chance(0.3) ? [random.pick(FAULTS)] : [])];
  place.sandbox.setFaults(faults);
  trace.push(`  ${faults.join(" ")}`);
  return true;
}

function setPlanLimit({ place: { sandbox }, random, trace }: World): boolean {
  const limit = random.chance(0.5) ? null : sandbox.contacts().length + random.below(3);
  sandbox.setPlanLimit(limit);
  trace.push(`  ${limit}`);
  return true;
}

function switchKey({ place: { sandbox }, random, trace }: World): boolean {
  const isRevoked = random.chance(0.4);
  if (isRevoked) sandbox.revokeKey(API_KEY);
  else sandbox.addKey(API_KEY);
  trace.push(isRevoked ? "  revoked" : "  good");
  return true;
}

function moveClock({ place: { clock }, random, trace }: World): boolean {
  const minutes = random.chance(0.5)
    ? random.below(90)
    : random.chance(0.2)
      ? -random.below(90)
      : 24 * 60 * (1 + random.below(9));
  clock.pass(minutes * 60_000);
  trace.push(`  ${minutes} minutes`);
  return true;
}
