import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { Halt, RequestCounts } from "../../model/run-record.ts";
import { howToResolve, probe, type ProbeEnd } from "../../pipeline/push/probe.ts";
import type { PushEnd } from "../../pipeline/push/push-io.ts";
import { applyFollowUp, hasLeftItsList } from "./apply-follow-up.ts";
import { findNeverIn } from "./never/never-check.ts";
import { makePushIo, type PushEnv } from "./make-push-io.ts";
import type { RunEnv } from "../run-env.ts";

type ProbeEnv = PushEnv & Pick<RunEnv, "timeoutMs" | "progress" | "firstSeen">;

/** A create in doubt, and the time (ms since 1970) from which the service can be asked about it. */
export interface DueProbe {
  readonly operation: StoredOperation;
  readonly dueAt: number;
}

/**
 * Probes the creates in doubt of all runs, the earliest due first.
 *
 * @param mode whether to wait for probes that are not due yet
 */
export async function probeInDoubt(env: ProbeEnv, mode: "wait" | "due_only"): Promise<PushEnd> {
  for (;;) {
    const [first] = probesToMake(env);
    if (first === undefined || env.signal.aborted) return { kind: "finished" };
    const wait = first.dueAt - env.now();
    if (wait > 0 && mode === "due_only") return { kind: "finished" };
    env.progress("asking", 0, null);
    await env.sleep(Math.max(0, wait));
    const halt = await probeAllDue(env);
    if (halt !== null) return { kind: "halted", halt };
  }
}

/** Probes every create in doubt that is due. After a rebuild, there may be one for every row of a list. */
async function probeAllDue(env: ProbeEnv): Promise<Halt | null> {
  env.ledger.beginChanges();
  for (const { operation, dueAt } of probesToMake(env)) {
    if (env.signal.aborted || dueAt > env.now()) return null;
    // An earlier probe of this pass may have resolved this create as well.
    const current = env.ledger.operations.get(operation.id);
    if (current === null || probeDueAt(current, env) === null) continue;
    const end = await probeOne(current, env);
    if (typeof end === "object") return end.halt;
  }
  return null;
}

/** Waits until the earliest probe is due, and makes it. Returns whether the create is resolved. */
export async function probeFirst(env: ProbeEnv): Promise<boolean> {
  const [first] = probesToMake(env);
  if (first === undefined) return false;
  await env.sleep(Math.max(0, first.dueAt - env.now()));
  return !env.signal.aborted && (await probeOne(first.operation, env)) === "resolved";
}

/**
 * Returns the creates in doubt that the service can be asked about, the earliest due first. A probe may create the contact.
 * So a create whose row has left its list is not probed: only a person can decide it.
 */
export function probesToMake(env: Pick<RunEnv, "ledger" | "timeoutMs" | "firstSeen">): readonly DueProbe[] {
  const probes = env.ledger.operations.inState("in_doubt").flatMap((operation) => {
    const dueAt = probeDueAt(operation, env);
    return dueAt === null ? [] : [{ operation, dueAt }];
  });
  return probes.sort((a, b) => a.dueAt - b.dueAt);
}

/** Returns when a create can be probed, in ms since 1970; null: the service can't be asked about it. */
function probeDueAt(
  operation: StoredOperation,
  env: Pick<RunEnv, "ledger" | "timeoutMs" | "firstSeen">,
): number | null {
  if (operation.state !== "in_doubt") return null;
  // Another machine may have sent the create, whose clock differs by minutes.
  const doubt = howToResolve({ ...operation, sentAt: env.firstSeen(operation.sentAt ?? 0) }, env.timeoutMs);
  if (doubt.kind === "person" || hasLeftItsList(operation, env.ledger)) return null;
  // A probe would create the person if the first request did not.
  return findNeverIn(env.ledger)(operation) === null ? doubt.dueAt : null;
}

/** Probes one create in doubt, and applies its follow-up and updates its open item. */
async function probeOne(operation: StoredOperation, env: ProbeEnv): Promise<ProbeEnd> {
  const { ledger } = env;
  const count = (request: keyof RequestCounts) => ledger.runs.addRequests(operation.run, { [request]: 1 });
  const end = await probe(operation, makePushIo(env, { count, progress: () => {}, hasListChanged: async () => false }));
  const run = ledger.runs.get(operation.run);
  const probed = ledger.operations.get(operation.id);
  if (probed?.state === "done") applyFollowUp(probed, "created", ledger);
  if (probed?.state === "rejected") applyFollowUp(probed, "refused", ledger);
  if (run !== null && probed !== null) ledger.updateOpenItemOfOperation(run, probed, new Date(env.now()).toISOString());
  return end;
}
