/** Calm: no faults any more, what is held is approved, what is in doubt is decided truthfully. Then it has to be right. */
import { DEFAULT_DELETES } from "../../../src/config/feed-schema.ts";
import { csvText } from "../world/drop-file.ts";
import { HEADER } from "../world/feeds.ts";
import { holdsExactly, holdsNewestLists } from "./final-state.ts";
import { GROUPS, inOrder, rowOf } from "./people.ts";
import { ask, pass, UNDISTURBED } from "./processes.ts";
import { dropRows, resolveOne } from "./walk-steps.ts";
import type { CallWatch } from "./watch-calls.ts";
import { API_KEY } from "../world/workplace.ts";
import type { World } from "./world.ts";

/** More than this, and it never comes to rest. */
const MOST_PASSES = 25;

export async function calmDown(world: World, calls: CallWatch): Promise<void> {
  const { place, broken, trace } = world;
  trace.push("calm");
  setRight(world);
  await comeToRest(world, calls);
  if (broken.length > 0) return;
  holdsNewestLists(world);
  world.feeds = world.feeds.map((feed) => ({ ...feed, missingContact: "recreate", deletes: DEFAULT_DELETES }));
  // The first of these lists makes room for whoever was refused, the second has to be carried out whole.
  for (const round of [0, 1]) {
    for (const office of world.offices) {
      const rows = inOrder(office, round).map(rowOf);
      if (rows.length > 0) dropRows(world, office.feed, "list", rows, csvText(HEADER, rows));
    }
    await comeToRest(world, calls);
    if (broken.length > 0) return;
  }
  for (const office of world.offices) {
    const isWhole = world.feeds.some(({ name, mode }) => name === office.feed && mode === "snapshot");
    holdsExactly(world, office.feed, inOrder(office, 1), isWhole);
  }
  await unchangedCostsNothing(world, calls);
  if (place.ledger().operations.inState("in_doubt").length > 0) broken.push("somebody is in doubt for ever");
}

function setRight({ place: { sandbox, clock } }: World): void {
  sandbox.setFaults([]);
  sandbox.addKey(API_KEY);
  sandbox.setPlanLimit(null);
  for (const name of GROUPS) {
    const groups = sandbox.groups();
    const former = groups.find((group) => group.name === `${name} (old)`);
    if (groups.some((group) => group.name === name)) continue;
    if (former === undefined) sandbox.addGroup(name);
    else sandbox.renameGroup(former.group_id, name);
  }
  clock.pass(8 * 24 * 3_600_000);
}

/** Passes, decisions, passes, until a pass finds nothing to do and nothing is left to decide. */
async function comeToRest(world: World, calls: CallWatch): Promise<void> {
  const { place, broken } = world;
  for (let passes = 0; passes < MOST_PASSES && broken.length === 0; passes += 1) {
    const end = await pass(world, calls, UNDISTURBED, "run");
    if (end.kind === "killed") return;
    const { runs, stopReason, waiting } = end.value;
    const held = place.ledger().runs.held().at(-1);
    if (held !== undefined) {
      const asked = await ask(world, calls, UNDISTURBED, "approve", held.run);
      // 3: what was approved is carried out, and the service refused some of it.
      if (asked.kind === "ended" && ![0, 1, 3].includes(asked.value.exitCode))
        broken.push(`${held.run} can't be approved`);
    } else if (await resolveOne(world, calls, UNDISTURBED)) continue;
    else if (runs.length === 0 && waiting.length === 0) {
      if (stopReason !== null) broken.push(`calm, and yet: ${stopReason}`);
      return;
    }
  }
  if (broken.length === 0) broken.push(`no rest after ${MOST_PASSES} passes`);
}

/** The same lists once more: no call but the group list. */
async function unchangedCostsNothing(world: World, calls: CallWatch): Promise<void> {
  const { place, offices, broken } = world;
  place.sandbox.forgetRequests();
  for (const office of offices) {
    const rows = inOrder(office, 1).map(rowOf);
    if (rows.length > 0) dropRows(world, office.feed, "list", rows, csvText(HEADER, rows));
  }
  await pass(world, calls, UNDISTURBED, "run");
  const made = place.sandbox.requests().flatMap(({ method, path }) => (method === "GET" ? [] : [`${method} ${path}`]));
  if (made.length > 0) broken.push(`unchanged lists, and yet: ${made.join(", ")}`);
}
