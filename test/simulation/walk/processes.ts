/** The processes of a walk: a pass or a command. Either may be killed or stopped midway. */
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import { makePass, type PassEnd } from "../../../src/run/inbox-pass.ts";
import type { DecisionRequest, RequestResult } from "../../../src/model/request.ts";
import type { CallWatch } from "./checks/watch-calls.ts";
import { checkPromises } from "./checks/promises.ts";
import type { World } from "./world.ts";

/** The interruption of a process. */
export interface Disturbance {
  /** Number of the instant at which the process is killed; null: not killed. */
  readonly killAt: number | null;
  /** Number of the instant at which the process gets SIGTERM; null: none. */
  readonly stopAt: number | null;
}

export const NO_DISTURBANCE: Disturbance = { killAt: null, stopAt: null };

/** Returns whether and where the next process is killed or stopped. */
export function disturbanceOf({ random, profile }: World): Disturbance {
  return {
    killAt: random.chance(profile.kills) ? 1 + random.below(90) : null,
    stopAt: random.chance(0.07) ? 1 + random.below(40) : null,
  };
}

/** How a process ended: by itself with its result, or killed. */
export type ProcessEnd<T> = { readonly kind: "ended"; readonly value: T } | { readonly kind: "killed" };

/** Makes one pass as `run` does, which waits for its probes, or as `watch` does. */
export function pass(world: World, calls: CallWatch, disturbance: Disturbance, as: "run" | "watch") {
  const options = {
    feeds: world.feeds,
    settleSeconds: 2,
    patienceSeconds: 60,
    files: null,
    triesDeferred: as === "run",
  };
  const isComplete = ({ stopReason }: PassEnd) => stopReason === null;
  return runProcess(world, calls, disturbance, as, isComplete, async (signal) => {
    const end = await makePass(options, world.place.env({ waitsForProbes: as === "run", signal }));
    const runs = end.runs.map(({ record }) => {
      const counted = Object.entries(record.rows).flatMap(([name, n]) => (n > 0 ? [`${name} ${n}`] : []));
      const holds = record.holds.map(({ guard }) => guard).join(" ");
      return `    ${record.file} ${record.status}: ${counted.join(", ")}; deletes ${Object.values(record.deletes).join("/")} ${holds}`;
    });
    world.trace.push(...runs);
    for (const { name, refusal } of end.failed) world.trace.push(`    ${name} failed: ${refusal.code}`);
    for (const { name, why } of end.waiting) world.trace.push(`    ${name} waits: ${why}`);
    if (end.stopReason !== null) world.trace.push(`    stopped: ${end.stopReason}`);
    return end;
  });
}

/** Carries out the command of a person. */
export function runCommand(
  world: World,
  calls: CallWatch,
  disturbance: Disturbance,
  request: DecisionRequest,
): Promise<ProcessEnd<RequestResult>> {
  const isComplete = () => false;
  return runProcess(world, calls, disturbance, JSON.stringify(request), isComplete, async (signal) => {
    const env = world.place.env({ waitsForProbes: true, signal });
    const result = await carryOutRequest(request, world.feeds, env);
    world.trace.push(`    exit ${result.exitCode}: ${result.lines.join(" ").replaceAll(world.place.root, "")}`);
    return result;
  });
}

/**
 * Does the work of one process and restarts the installation if the process was killed.
 *
 * @param isComplete tells from the result whether the process did all its work
 */
async function runProcess<T>(
  world: World,
  calls: CallWatch,
  { killAt, stopAt }: Disturbance,
  what: string,
  isComplete: (value: T) => boolean,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<ProcessEnd<T>> {
  const { place, trace, broken } = world;
  const stopping = new AbortController();
  const instants = place.instants();
  instants.arm(killAt);
  if (stopAt !== null) instants.at(stopAt, () => stopping.abort());
  trace.push(`  ${what}${stopAt === null ? "" : `, SIGTERM at instant ${stopAt}`}`);
  let value: { readonly of: T } | null = null;
  try {
    value = { of: await work(stopping.signal) };
  } catch (error) {
    const isCrash = error instanceof Error && error.name === "Crash";
    if (!isCrash) broken.push(`${what} threw: ${error instanceof Error ? error.stack : String(error)}`);
  }
  if (instants.hasCrashed() || value === null) {
    trace.push(`    killed at ${instants.passed()} (${instants.last()})`);
    calls.processCrashed();
    await place.restart();
    checkPromises(world, calls, false);
    return { kind: "killed" };
  }
  calls.processEnded();
  instants.arm(null);
  checkPromises(world, calls, !stopping.signal.aborted && isComplete(value.of));
  return { kind: "ended", value: value.of };
}
