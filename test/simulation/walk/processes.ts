/** What a process does in a walk: a pass, or what a person asked for; it may be killed or told to stop in between. */
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import { makePass, type PassEnd } from "../../../src/run/inbox-pass.ts";
import type { RequestResult, StoredRequest } from "../../../src/ledger/runs/requests.ts";
import type { CallWatch } from "./watch-calls.ts";
import { checkPromises } from "./promises.ts";
import type { World } from "./world.ts";

/** What goes wrong with the process itself. */
export interface Fate {
  /** Killed at the nth instant; null: not at all. */
  readonly killAt: number | null;
  /** Told to stop (SIGTERM) at the nth instant. */
  readonly stopAt: number | null;
}

export const UNDISTURBED: Fate = { killAt: null, stopAt: null };

/** How a process ended: with what it had to say, or killed. */
export type ProcessEnd<T> = { readonly kind: "ended"; readonly value: T } | { readonly kind: "killed" };

/** Makes one pass, as `run` does (it waits for its probes) or as `watch` does. */
export function pass(world: World, calls: CallWatch, fate: Fate, as: "run" | "watch") {
  const options = {
    feeds: world.feeds,
    settleSeconds: 2,
    patienceSeconds: 60,
    files: null,
    triesDeferred: as === "run",
  };
  const isTold = ({ stopReason }: PassEnd) => stopReason === null;
  return live(world, calls, fate, as, isTold, async (signal) => {
    const end = await makePass(options, world.place.env({ waitsForProbes: as === "run", signal }));
    const runs = end.runs.map(({ record }) => {
      const counted = Object.entries(record.rows).flatMap(([name, n]) => (n > 0 ? [`${name} ${n}`] : []));
      const holds = record.holds.map(({ guard }) => guard).join(" ");
      return `    ${record.file} ${record.status}: ${counted.join(", ")}; deletes ${Object.values(record.deletes).join("/")} ${holds}`;
    });
    world.trace.push(...runs);
    for (const { name, refusal } of end.failed) world.trace.push(`    ${name} failed: ${refusal.code}`);
    for (const { name, why } of end.waiting) world.trace.push(`    ${name} waits: ${why}`);
    if (end.stopReason !== null) world.trace.push(`    trouble: ${end.stopReason}`);
    return end;
  });
}

/** Does what a person asked for by a command. */
export function ask(
  world: World,
  calls: CallWatch,
  fate: Fate,
  command: StoredRequest["command"],
  argument: string,
): Promise<ProcessEnd<RequestResult>> {
  const isTold = () => false;
  return live(world, calls, fate, `${command} ${argument}`, isTold, async (signal) => {
    const env = world.place.env({ waitsForProbes: true, signal });
    const result = await carryOutRequest({ command, argument }, world.feeds, env);
    world.trace.push(`    exit ${result.exitCode}: ${result.lines.join(" ").replaceAll(world.place.root, "")}`);
    return result;
  });
}

async function live<T>(
  world: World,
  calls: CallWatch,
  { killAt, stopAt }: Fate,
  what: string,
  isTold: (value: T) => boolean,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<ProcessEnd<T>> {
  const { place, trace, broken } = world;
  const stopping = new AbortController();
  const instants = place.instants();
  instants.arm(killAt);
  if (stopAt !== null) instants.at(stopAt, () => stopping.abort());
  trace.push(`  ${what}${stopAt === null ? "" : `, told to stop at instant ${stopAt}`}`);
  let value: { readonly of: T } | null = null;
  try {
    value = { of: await work(stopping.signal) };
  } catch (error) {
    const isDeath = error instanceof Error && error.name === "Crash";
    if (!isDeath) broken.push(`${what} threw: ${error instanceof Error ? error.stack : String(error)}`);
  }
  if (instants.isDead() || value === null) {
    trace.push(`    killed at ${instants.passed()} (${instants.last()})`);
    calls.died();
    await place.restart();
    checkPromises(world, calls, false);
    return { kind: "killed" };
  }
  calls.lived();
  instants.arm(null);
  checkPromises(world, calls, !stopping.signal.aborted && isTold(value.of));
  return { kind: "ended", value: value.of };
}
