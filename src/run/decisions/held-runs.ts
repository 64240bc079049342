import type { StoredRun } from "../../ledger/runs/runs.ts";
import type { RequestResult } from "../../ledger/runs/requests.ts";
import { counted, withThousands } from "../../model/counted.ts";
import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { pushRun } from "../push-run.ts";
import { finishRun } from "../finish-run.ts";
import { noteGroupsInUse } from "../prepare.ts";
import { toSummary } from "../../pipeline/report/json/summary-json.ts";
import type { RunEnv } from "../run-env.ts";

/**
 * Carries out what a run holds, after checking each operation again: same entry, same contact_id, same last-applied
 * row, and for a delete: still absent from the newest accepted list.
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
    noteGroupsInUse(run, groups, env);
  }
  const dropped = ledger.dropReturned(run.run);
  ledger.approveDeletes(run.run, at);
  const released = ledger.releaseHeld(run.run);
  ledger.operations.undefer(run.run);
  const before = new Set(notDone(run.run, env));
  const { run: carried } = await pushRun(run.run, feed, env);
  const { record, reports } = await finishRun(carried, env);
  const lines = [`Approved ${run.run}: ${counted(released, "operation that was", "operations that were")} held.`];
  if (dropped > 0) {
    const returned = counted(dropped, "delete was", "deletes were");
    lines.push(`${returned} dropped: ${dropped === 1 ? "that person is" : "those people are"} in a newer list again.`);
  }
  // Rows that needed nothing then are only counted: whether they still need nothing, the list has to say again.
  const beside = run.acceptedAt === null ? ledger.operations.countDoneBeside(run, Date.parse(run.startedAt)) : 0;
  if (beside > 0) {
    lines.push(
      `${counted(beside, "change was", "changes were")} made by other lists since this one was planned: drop it again, so that all of its rows are compared anew.`,
    );
  }
  const { created, updated, rejected } = record.rows;
  const numbers = [created, updated, record.deletes.deleted, rejected].map(withThousands);
  lines.push(`Now: ${numbers[0]} created, ${numbers[1]} updated, ${numbers[2]} deleted, ${numbers[3]} rejected.`);
  const refused = rejected + record.deletes.rejected;
  if (refused > 0) lines.push(`${counted(refused, "row needs", "rows need")} a person. Report: ${reports.report}`);
  if (record.haltReason !== null) lines.push(`Halted: ${record.haltReason}`);
  const isDone = !notDone(run.run, env).some((id) => !before.has(id));
  const exitCode = record.status === "halted" ? 1 : isDone ? 0 : 3;
  return { exitCode, lines, summary: toSummary(record, reports) };
}

/** Operations that were carried out and not done: refused, put off by the plan limit, or in doubt. */
function notDone(run: string, { ledger }: RunEnv): readonly number[] {
  const states = ["rejected", "deferred", "in_doubt"] as const;
  return states.flatMap((state) => ledger.operations.ofRun(run, state).map(({ id }) => id));
}

/** Drops what a run holds; nobody is created, changed or deleted by it. */
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

/** The run to approve; or, as a sentence, why there is none. */
function approvable(name: string, env: RunEnv): StoredRun | string {
  const { ledger } = env;
  const run = ledger.runs.get(name);
  if (run === null) return unknownRun(name, env);
  if (run.status === "held") return run;
  if (run.status !== "superseded") return `${name} holds nothing: its status is ${run.status ?? "running"}.`;
  // Approved while a newer list came in: it holds for the newer plan with the same contacts or fewer.
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

function unknownRun(name: string, { ledger }: RunEnv): string {
  const held = ledger.runs.held().map(({ run }) => run);
  return `There is no run ${name}. ${held.length === 0 ? "No run is held." : `Held: ${held.join(", ")}.`}`;
}
