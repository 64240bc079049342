import type { StoredRun } from "../../ledger/runs/runs.ts";
import { counted } from "../../model/text/counted.ts";
import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { RequestResult } from "../../model/request.ts";
import { toSummary } from "../../pipeline/report/json/summary-json.ts";
import { finishRun } from "../finish-run.ts";
import { pushRun } from "../push/push-run.ts";
import type { RunEnv } from "../run-env.ts";
import { noteGroupsInUse } from "../store-plan.ts";
import { resultLines } from "./result-lines.ts";

/**
 * Approves a held run: carries out its held operations. Each operation is checked again before its call: its entry, its
 * contact_id and its last-applied row are unchanged, and a contact to delete is still absent from the newest accepted list.
 */
export async function approveRun(
  name: string,
  feed: FeedSettings,
  groups: readonly Group[],
  env: RunEnv,
): Promise<RequestResult> {
  const { ledger } = env;
  const run = approvable(name, env);
  if (typeof run === "string") return { exitCode: 2, lines: [run] };
  const at = new Date(env.now()).toISOString();
  if (run.acceptedAt === null) {
    ledger.acceptHeldRun(run, ledger.runs.acceptanceTime(run.feed, at));
    noteGroupsInUse(run, groups, ledger);
  }
  const dropped = ledger.dropReturned(run.run);
  ledger.approveDeletes(run.run, at);
  const released = ledger.releaseHeld(run.run);
  ledger.operations.undefer(run.run);
  const notDoneBefore = new Set(notDone(run.run, env));
  const { record, reports } = await finishRun(await pushRun(run.run, feed, env), env);
  // The plan has no operation for a row that needed nothing. If other lists have changed contacts since, this row may need
  // an update now. Only reading the list again can show it.
  const changedSince = run.acceptedAt === null ? ledger.operations.countDoneBeside(run, Date.parse(run.startedAt)) : 0;
  const lines = [
    `Approved ${run.run}: ${counted(released, "operation that was", "operations that were")} held.`,
    ...droppedLines(dropped),
    ...changedSinceLines(changedSince),
    ...resultLines(record, reports.report),
  ];
  const isDone = !notDone(run.run, env).some((id) => !notDoneBefore.has(id));
  const exitCode = record.status === "halted" ? 1 : isDone ? 0 : 3;
  return { exitCode, lines, summary: toSummary(record, reports) };
}

function droppedLines(dropped: number): readonly string[] {
  if (dropped === 0) return [];
  const returned = counted(dropped, "delete was", "deletes were");
  return [`${returned} dropped: ${dropped === 1 ? "that person is" : "those people are"} in a newer list again.`];
}

function changedSinceLines(changedSince: number): readonly string[] {
  if (changedSince === 0) return [];
  const changes = counted(changedSince, "change was", "changes were");
  return [
    `${changes} made by other lists since this one was planned. Put this list into the inbox folder again, so that all of its rows are compared anew.`,
  ];
}

/** Returns the run's operations that are refused, deferred by the plan limit, or in doubt. */
function notDone(run: string, { ledger }: Pick<RunEnv, "ledger">): readonly number[] {
  const states = ["rejected", "deferred", "in_doubt"] as const;
  return states.flatMap((state) => ledger.operations.ofRun(run, state).map(({ id }) => id));
}

/** Discards a held run: drops its held operations. No contact is created, updated or deleted. */
export async function discardRun(name: string, env: RunEnv): Promise<RequestResult> {
  const { ledger } = env;
  const run = ledger.runs.get(name);
  if (run === null) return { exitCode: 2, lines: [unknownRun(name, env)] };
  if (run.status !== "held")
    return { exitCode: 2, lines: [`${name} holds nothing: its status is ${run.status ?? "running"}.`] };
  const dropped = ledger.dropHeld(name);
  ledger.runs.finish(name, "completed", new Date(env.now()).toISOString(), null);
  const { record, reports } = await finishRun(ledger.runs.named(name), env);
  const lines = [`Discarded ${name}: ${counted(dropped, "operation")} will not be carried out.`];
  return { exitCode: 0, lines, summary: toSummary(record, reports) };
}

/** Returns the run to approve; or a sentence that says why there is none. */
function approvable(name: string, env: Pick<RunEnv, "ledger">): StoredRun | string {
  const { ledger } = env;
  const run = ledger.runs.get(name);
  if (run === null) return unknownRun(name, env);
  if (run.status === "held") return run;
  if (run.status !== "superseded") return `${name} holds nothing: its status is ${run.status ?? "running"}.`;
  // A newer list came before the approval. The approval counts for the newer plan too, if the newer plan deletes the same
  // contacts or fewer.
  const [newer] = ledger.runs.held(run.feed);
  if (
    newer !== undefined &&
    newer.holds.every(({ scope }) => scope === "deletes") &&
    ledger.heldDeletesWithin(newer.run, run.run)
  ) {
    return newer;
  }
  const hint = newer === undefined ? "Nothing is held now." : `Look at ${newer.run}, which holds other contacts.`;
  return `${name} was superseded by a newer list. ${hint}`;
}

function unknownRun(name: string, { ledger }: Pick<RunEnv, "ledger">): string {
  const held = ledger.runs.held().map(({ run }) => run);
  return `There is no run ${name}. ${held.length === 0 ? "No run is held." : `Held: ${held.join(", ")}.`}`;
}
