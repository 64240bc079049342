import type { StoredRun } from "../../ledger/runs/runs.ts";
import { counted } from "../../model/text/counted.ts";
import { nameOf, type Group } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { OperationState } from "../../model/operation.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { RequestResult } from "../../model/request.ts";
import { toSummary } from "../../pipeline/report/json/summary-json.ts";
import { exitCodeOf } from "../exit-code.ts";
import { finishRun } from "../finish-run.ts";
import { pushRun } from "../push/push-run.ts";
import type { RunEnv } from "../run-env.ts";
import { noteGroupsInUse } from "../store-plan.ts";
import type { RecordedChange } from "./recorded-change.ts";
import { resultLines } from "./result-lines.ts";
import { runDecidedCorrections, sendOnDecided } from "./waiting-corrections.ts";

/**
 * Approves a held run: carries out its held operations. Each operation is checked again before its call: its entry, its
 * contact_id and its last-applied row are unchanged, and a contact to delete is still absent from the newest accepted list.
 */
export async function approveRun(
  name: string,
  feed: FeedSettings,
  groups: readonly Group[],
  env: RunEnv,
  record: RecordedChange,
): Promise<RequestResult> {
  const { ledger } = env;
  const run = approvable(name, env);
  if (typeof run === "string") return { exitCode: 2, lines: [run] };
  const at = new Date(env.now()).toISOString();
  const { notCarriedOut, released } = record(() => {
    if (run.acceptedAt === null) {
      ledger.acceptHeldRun(run, ledger.runs.acceptanceTime(run.feed, at));
      noteGroupsInUse(run, groups, ledger);
    }
    const before = new Set(idsIn(NOT_CARRIED_OUT, run.run, env));
    ledger.dropReturned(run.run, RETURNED);
    ledger.approveDeletes(run.run, at);
    const count = ledger.releaseHeld(run.run);
    ledger.operations.undefer(run.run);
    return { notCarriedOut: before, released: count };
  });
  const notDoneBefore = new Set(idsIn(NOT_DONE, run.run, env));
  const finished = await finishRun(await pushRun(run.run, feed, env), env);
  const corrections = await runDecidedCorrections(feed, groups, env);
  // The plan has no operation for a row that needed nothing. If other lists have changed contacts since, this row may need
  // an update now. Only reading the list again can show it.
  const changedSince = run.acceptedAt === null ? ledger.operations.countDoneBeside(run, Date.parse(run.startedAt)) : 0;
  const lines = [
    `Approved ${run.run}: ${counted(released, "operation that was", "operations that were")} held.`,
    ...notCarriedOutLines(run.run, notCarriedOut, env),
    ...changedSinceLines(changedSince),
    ...resultLines(finished.record, finished.reports.report),
    ...corrections.flatMap((end) =>
      end.kind === "run"
        ? ["Corrections that waited for this list:", ...resultLines(end.record, end.reports.report)]
        : ["Corrections that waited for this list follow with the next run."],
    ),
  ];
  const isDone = !idsIn(NOT_DONE, run.run, env).some((id) => !notDoneBefore.has(id));
  const exitCode = finished.record.status === "halted" ? 1 : isDone ? 0 : 3;
  const ofCorrections = corrections.map((end) => (end.kind === "run" ? exitCodeOf([end.record]) : 3));
  const summary = toSummary(finished.record, finished.reports);
  return { exitCode: exitCode === 0 ? (ofCorrections.find((code) => code !== 0) ?? 0) : exitCode, lines, summary };
}

const RETURNED: Issue = {
  code: "not_sent",
  field: null,
  header: null,
  data: { reason: "that person is in a newer list again" },
};
/** Number of operations that are named one by one. The report has all of them. */
const NAMED_AT_MOST = 20;

/** Returns a line for each operation that no longer fits and was not carried out, except for those in `before`. */
function notCarriedOutLines(
  run: string,
  before: ReadonlySet<number>,
  { ledger }: Pick<RunEnv, "ledger">,
): readonly string[] {
  const found = NOT_CARRIED_OUT.flatMap((state) => ledger.operations.ofRun(run, state)).filter(
    ({ id }) => !before.has(id),
  );
  const lines = found.slice(0, NAMED_AT_MOST).map(({ kind, input, line, issue }) => {
    const where = line === null ? "" : ` (line ${line})`;
    const reason = issue?.data["reason"];
    return `Not ${kind}d: ${nameOf(input)}${where}${typeof reason === "string" ? `: ${reason}` : ""}.`;
  });
  const more = found.length - lines.length;
  return more > 0 ? [...lines, `Not carried out: ${counted(more, "more operation")}. The report names them.`] : lines;
}

function changedSinceLines(changedSince: number): readonly string[] {
  if (changedSince === 0) return [];
  const changes = counted(changedSince, "change was", "changes were");
  return [
    `${changes} made by other lists since this one was planned. Put this list into the inbox folder again, so that all of its rows are compared anew.`,
  ];
}

/** States of operations that need a person or another run. */
const NOT_DONE = ["rejected", "deferred", "in_doubt"] as const;
/** States of operations that an approval could not carry out. */
const NOT_CARRIED_OUT = ["dropped", "rejected"] as const;

/** Returns the ids of the run's operations in these states. */
function idsIn(states: readonly OperationState[], run: string, { ledger }: Pick<RunEnv, "ledger">): readonly number[] {
  return states.flatMap((state) => ledger.operations.ofRun(run, state).map(({ id }) => id));
}

/** Discards a held run: drops its held operations. No contact is created, updated or deleted. */
export async function discardRun(name: string, env: RunEnv, record: RecordedChange): Promise<RequestResult> {
  const { ledger } = env;
  const run = ledger.runs.get(name);
  if (run === null) return { exitCode: 2, lines: [unknownRun(name, env)] };
  if (run.status !== "held")
    return { exitCode: 2, lines: [`${name} holds nothing: its status is ${run.status ?? "running"}.`] };
  const dropped = record(() => {
    ledger.runs.finish(name, "completed", new Date(env.now()).toISOString(), null);
    return ledger.dropHeld(name);
  });
  const finished = await finishRun(ledger.runs.named(name), env);
  const corrections = await sendOnDecided(env);
  const lines = [
    `Discarded ${name}: ${counted(dropped, "operation")} will not be carried out.`,
    ...corrections.dropped.map(({ file, line }) => `Not used: the correction in line ${line} of ${file}.`),
  ];
  return { exitCode: 0, lines, summary: toSummary(finished.record, finished.reports) };
}

/** Returns the run to approve; or a sentence that says why there is none. */
function approvable(name: string, env: Pick<RunEnv, "ledger">): StoredRun | string {
  const { ledger } = env;
  const run = ledger.runs.get(name);
  if (run === null) return unknownRun(name, env);
  if (run.status === "held") return newerThanHeld(run, env) ?? run;
  if (run.status !== "superseded") return `${name} holds nothing: its status is ${run.status ?? "running"}.`;
  // A newer list came before the approval. The approval counts for the newer plan too, if the newer plan deletes the same
  // contacts or fewer.
  const [newer] = ledger.runs.held(run.feed);
  if (newer !== undefined && (isSameList(run, newer) || holdsNoMore(newer, run, env))) return newer;
  const hint = newer === undefined ? "Nothing is held now." : `Look at ${newer.run}, which holds other contacts.`;
  return `${name} was superseded by a newer list. ${hint}`;
}

/** Returns whether two held runs are of the same list, which was dropped again. */
function isSameList(a: StoredRun, b: StoredRun): boolean {
  return a.acceptedAt === null && b.acceptedAt === null && a.sha256 === b.sha256;
}

/** Returns whether a run holds only deletes, and only of contacts that the earlier run planned to delete, too. */
function holdsNoMore(newer: StoredRun, run: StoredRun, { ledger }: Pick<RunEnv, "ledger">): boolean {
  return newer.holds.every(({ scope }) => scope === "deletes") && ledger.heldDeletesWithin(newer.run, run.run);
}

/**
 * Returns a sentence that says why a held snapshot can't be approved: a newer list of the feed came, so the people of this
 * one are out of date. null: no newer list came.
 */
function newerThanHeld(run: StoredRun, { ledger }: Pick<RunEnv, "ledger">): string | null {
  if (run.kind !== "list" || run.mode !== "snapshot") return null;
  const newer = ledger.runs.newerList(run);
  if (newer === null) return null;
  const whatToDo = newer.status === "held" ? `Approve or discard ${newer.run}, and discard` : "Discard";
  return `${run.run} can't be approved: ${newer.run} is a newer list of the same feed. ${whatToDo} ${run.run}.`;
}

function unknownRun(name: string, { ledger }: Pick<RunEnv, "ledger">): string {
  const held = ledger.runs.held().map(({ run }) => run);
  return `There is no run ${name}. ${held.length === 0 ? "No run is held." : `Held: ${held.join(", ")}.`}`;
}
