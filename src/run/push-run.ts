import type { StoredOperation } from "../ledger/operations/operations.ts";
import type { StoredRun } from "../ledger/runs/runs.ts";
import type { Halt } from "../model/halt.ts";
import type { RequestCounts, RunStatus } from "../model/run-record.ts";
import { applyFollowUp, hasLeftItsList } from "./apply-follow-up.ts";
import { listGroups } from "./check-account-binding.ts";
import { howToResolve, probe, type ProbeEnd } from "../pipeline/push/probe.ts";
import { pushPlan } from "../pipeline/push/push-plan.ts";
import type { PushEnd, PushIo, PushSettings } from "../pipeline/push/push-io.ts";
import type { RunEnv } from "./run-env.ts";

/** How carrying out ended: the run as it is now, and whether the service let us through. */
export interface CarriedOut {
  readonly end: PushEnd;
  readonly run: StoredRun;
}

/**
 * push: makes the stored plan's calls, settles what came in doubt, and writes down how it ended. Takes a run's name, not
 * its plan: a first run and a resumed one are the same.
 */
export async function pushRun(name: string, settings: PushSettings, env: RunEnv): Promise<CarriedOut> {
  const { ledger } = env;
  const counted: Partial<Record<keyof RequestCounts, number>> = {};
  const total = plannedCalls(name, env);
  const io = ioOf(
    env,
    (what) => (counted[what] = (counted[what] ?? 0) + 1),
    (done) => env.progress("sending", done, total),
  );
  if (total > 0) ledger.backUp(name);
  const before = ledger.runs.named(name);
  if (before.status === null) ledger.runs.countSent(before);
  ledger.runs.reopen(name);
  let end: PushEnd;
  try {
    end = await pushPlan(name, settings, io, () => probeFirst(env));
  } finally {
    ledger.runs.addRequests(name, counted);
  }
  if (end.kind === "finished" && env.waitsForProbes) end = await probeDoubts(env, "wait");
  const halt = end.kind === "halted" ? end.halt : end.kind === "stopped" ? STOPPED : null;
  ledger.runs.finish(name, statusOf(name, end, env), new Date(env.now()).toISOString(), halt);
  const run = ledger.runs.named(name);
  ledger.updateOpenItems(run, run.startedAt);
  return { end, run };
}

const STOPPED: Halt = {
  code: "stopped",
  reason: "Stopped on request before all calls were made; the next run goes on from here.",
};

function plannedCalls(run: string, { ledger }: RunEnv): number {
  return ledger.operations.countStates(run).reduce((sum, { state, n }) => (state === "planned" ? sum + n : sum), 0);
}

function statusOf(run: string, end: PushEnd, { ledger }: RunEnv): RunStatus {
  if (end.kind !== "finished") return "halted";
  const isHeld = ledger.operations.countStates(run).some(({ state }) => state === "held");
  return isHeld || ledger.runs.get(run)?.acceptedAt === null ? "held" : "completed";
}

/** Creates in doubt, over all runs, oldest first. @param mode whether to wait until a probe is due */
export async function probeDoubts(env: RunEnv, mode: "wait" | "due_only"): Promise<PushEnd> {
  for (;;) {
    const [first] = probesToMake(env);
    if (first === undefined || env.signal.aborted) return { kind: "finished" };
    const wait = first.dueAt - env.now();
    if (wait > 0 && mode === "due_only") return { kind: "finished" };
    env.progress("asking", 0, null);
    await env.sleep(Math.max(0, wait));
    const halt = await probeDue(env);
    if (halt !== null) return { kind: "halted", halt };
  }
}

/** Settles all creates in doubt that are due by now: after a rebuild they may be as many as a list has rows. */
async function probeDue(env: RunEnv): Promise<Halt | null> {
  for (const { operation, dueAt } of probesToMake(env)) {
    if (env.signal.aborted || dueAt > env.now()) return null;
    // One that was settled before it may have told about this one as well.
    const now = env.ledger.operations.get(operation.id);
    if (now === null || probeDueAt(now, env) === null) continue;
    const ended = await probeDoubt(now, env);
    if (typeof ended === "object") return ended.halt;
  }
  return null;
}

/** Settles the first create that can be asked about. @returns false if none can, or it stays open */
async function probeFirst(env: RunEnv): Promise<boolean> {
  const [first] = probesToMake(env);
  if (first === undefined) return false;
  await env.sleep(Math.max(0, first.dueAt - env.now()));
  return !env.signal.aborted && (await probeDoubt(first.operation, env)) === "resolved";
}

/**
 * Creates in doubt that the service can be asked about, the first that is due first. Asking may create: not who has left
 * the list meanwhile, of whom only a person can tell.
 */
export function probesToMake(env: RunEnv): { operation: StoredOperation; dueAt: number }[] {
  const open = env.ledger.operations.inState("in_doubt").flatMap((operation) => {
    const dueAt = probeDueAt(operation, env);
    return dueAt === null ? [] : [{ operation, dueAt }];
  });
  return open.sort((a, b) => a.dueAt - b.dueAt);
}

/** ms since 1970; null where the service can't be asked. */
function probeDueAt(operation: StoredOperation, env: RunEnv): number | null {
  if (operation.state !== "in_doubt") return null;
  const doubt = howToResolve(operation, env.timeoutMs);
  return doubt.kind === "person" || hasLeftItsList(operation, env) ? null : doubt.dueAt;
}

async function probeDoubt(operation: StoredOperation, env: RunEnv): Promise<ProbeEnd> {
  const { ledger } = env;
  const count = (what: keyof RequestCounts) => ledger.runs.addRequests(operation.run, { [what]: 1 });
  const end = await probe(
    operation,
    ioOf(env, count, () => {}),
  );
  const run = ledger.runs.get(operation.run);
  const now = ledger.operations.get(operation.id);
  if (now?.state === "done") applyFollowUp(now, "created", env);
  if (now?.state === "rejected") applyFollowUp(now, "refused", env);
  if (run !== null && now !== null) ledger.updateOpenItemOfOperation(run, now, new Date(env.now()).toISOString());
  return end;
}

/** Push's effects, made of the run's. */
function ioOf(env: RunEnv, count: (what: keyof RequestCounts) => void, progress: (done: number) => void): PushIo {
  const { service, ledger, signal, concurrency, timeoutMs } = env;
  const readGroups = async () => {
    count("groups");
    const groups = await listGroups(env);
    return groups.kind === "groups" ? groups.groups : null;
  };
  return {
    service,
    operations: ledger.operations,
    signal,
    concurrency,
    timeoutMs,
    readGroups,
    count,
    progress,
    now: () => env.now(),
    sleep: (ms) => env.sleep(ms),
    random: () => env.random(),
  };
}
