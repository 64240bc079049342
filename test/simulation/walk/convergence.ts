/**
 * The end of a walk. The service works again, held runs are approved and doubts are resolved truthfully. Then the service
 * must have exactly the contacts of the newest lists.
 */
import { DEFAULT_DELETES } from "../../../src/config/feed-schema.ts";
import { guardThatHalted } from "../../../src/run/decisions/runs/waits-for-person.ts";
import { readableKey } from "../../../src/model/text/row-key.ts";
import { csvText } from "../world/drop-file.ts";
import { HEADER } from "../world/feeds.ts";
import { checkExactPeople, checkNewestLists } from "./checks/final-state.ts";
import { checkErased } from "./checks/erased.ts";
import { checkNevers } from "./checks/never.ts";
import { GROUPS, withFreshAddresses, rowOf } from "./people.ts";
import { pass, NO_DISTURBANCE, runCommand } from "./processes.ts";
import { answerOne } from "./decisions/answers.ts";
import { dropRows } from "./list-steps.ts";
import { decideRun, resolveOne } from "./decisions/decisions.ts";
import { noteTruths } from "./wrong-lists.ts";
import type { CallWatch } from "./checks/watch-calls.ts";
import { API_KEY } from "../world/crashable-service.ts";
import type { World } from "./world.ts";

/** After this many passes, we conclude that the installation never comes to rest. */
const MOST_PASSES = 25;

/** Brings a walk to rest and notes each promise that is broken then. */
export async function converge(world: World, calls: CallWatch): Promise<void> {
  const { place, broken, trace } = world;
  trace.push("converge");
  repairService(world);
  await comeToRest(world, calls);
  if (broken.length > 0) return;
  checkNewestLists(world);
  checkNevers(world, true);
  checkErased(world, true);
  world.feeds = world.feeds.map((feed) => ({ ...feed, missingContact: "recreate", deletes: DEFAULT_DELETES }));
  // The first list frees addresses for which other rows were refused. The second list must be applied completely.
  for (const round of [0, 1]) {
    for (const office of world.offices) {
      noteTruths(world.truths, withFreshAddresses(office, round));
      const rows = withFreshAddresses(office, round).map(rowOf);
      if (rows.length > 0) dropRows(world, office.feed, "list", rows, csvText(HEADER, rows));
    }
    await comeToRest(world, calls);
    if (broken.length > 0) return;
  }
  for (const office of world.offices) {
    const isSnapshot = world.feeds.some(({ name, mode }) => name === office.feed && mode === "snapshot");
    checkExactPeople(world, office.feed, withFreshAddresses(office, 1), isSnapshot);
  }
  await checkUnchangedMakesNoCalls(world, calls);
  if (place.ledger().operations.inState("in_doubt").length > 0) broken.push("a create stays in doubt forever");
}

/**
 * Takes back every fault, limit and renamed group, and lets eight days pass. After the clock was set back, deletes wait until
 * it shows again the times that it has shown before.
 */
function repairService({ place: { sandbox, clock }, clockWentBack }: World): void {
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
  clock.pass((clockWentBack ? 3 * 366 : 8) * 24 * 3_600_000);
}

/** Runs passes and takes decisions until a pass has nothing to do and no decision is open. */
async function comeToRest(world: World, calls: CallWatch): Promise<void> {
  const { place, broken } = world;
  for (let passes = 0; passes < MOST_PASSES && broken.length === 0; passes += 1) {
    const end = await pass(world, calls, NO_DISTURBANCE, "run");
    if (end.kind === "killed") return;
    const { runs, stopReason, waiting } = end.value;
    const { runs: stored, stops } = place.ledger();
    const [stop] = stops.open();
    const guarded = stored.latest(20).find(({ run }) => guardThatHalted(run, { ledger: place.ledger() }) !== null);
    const held = stop === undefined ? (stored.held().at(-1) ?? guarded) : stored.named(stop.run);
    if (held !== undefined) {
      const decided = await decideRun(world, calls, held);
      // Exit code 3: the approved operations were sent, and the service refused some of them. 4: the account was stopped at
      // this run, which holds deletes, too.
      if (decided.kind === "ended" && ![0, 1, 3, 4].includes(decided.value.exitCode))
        broken.push(`${held.run} can't be approved`);
    } else if (await resolveOne(world, calls)) continue;
    else if (runs.length === 0 && ((await answerNext(world, calls)) || (await unlinkGone(world, calls)))) continue;
    else if (runs.length === 0 && waiting.length === 0) {
      if (stopReason !== null) broken.push(`a pass stopped without any fault: ${stopReason}`);
      return;
    }
  }
  if (broken.length === 0) broken.push(`passes still find work after ${MOST_PASSES} passes`);
}

/** Answers a question unless its answer of before is still open. @returns false when there is no new question */
async function answerNext(world: World, calls: CallWatch): Promise<boolean> {
  const openQuestions = () => JSON.stringify(world.place.ledger().openItems.open(null));
  const before = openQuestions();
  return (await answerOne(world, calls, NO_DISTURBANCE)) && openQuestions() !== before;
}

/** Takes back the link of a contact that is gone together with its group, as the report says. @returns false when there is none */
async function unlinkGone(world: World, calls: CallWatch): Promise<boolean> {
  const { place } = world;
  const { openItems, entries } = place.ledger();
  const rows = openItems.open(null).flatMap(({ feed, issues }) => {
    const key = issues.find(({ code, data }) => code === "group_gone" && data["key"] !== undefined)?.data["key"];
    const entry = key === undefined ? null : entries.byKey(feed, String(key));
    const isThere = place.sandbox.contacts().some(({ contact_id: id }) => id === entry?.contactId);
    return entry === null || isThere ? [] : [{ feed, key: readableKey(entry.key) }];
  });
  const [row] = rows;
  if (row === undefined) return false;
  const end = await runCommand(world, calls, NO_DISTURBANCE, { kind: "unlink", ...row });
  return end.kind === "ended" && end.value.exitCode === 0;
}

/** Drops the same lists again; the only call must be for the group list. */
async function checkUnchangedMakesNoCalls(world: World, calls: CallWatch): Promise<void> {
  const { place, offices, broken } = world;
  place.sandbox.forgetRequests();
  for (const office of offices) {
    const rows = withFreshAddresses(office, 1).map(rowOf);
    if (rows.length > 0) dropRows(world, office.feed, "list", rows, csvText(HEADER, rows));
  }
  await pass(world, calls, NO_DISTURBANCE, "run");
  const isThere = (path: string) =>
    place.sandbox.contacts().some(({ contact_id: id }) => path.endsWith(`/contacts/${id}`));
  // The delete of a contact that is gone together with its group is tried again with each list.
  const made = place.sandbox
    .requests()
    .filter(({ method, path }) => method !== "GET" && !(method === "DELETE" && !isThere(path)))
    .map(({ method, path }) => `${method} ${path}`);
  if (made.length > 0) broken.push(`unchanged lists made calls: ${made.join(", ")}`);
}
