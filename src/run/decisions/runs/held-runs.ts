import { ENGLISH } from "../../../pipeline/report/language/phrases.ts";
import { reasonInWords } from "../../../pipeline/report/words/issue-values.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import { counted } from "../../../model/text/counted.ts";
import { nameOf, type Group } from "../../../model/contact.ts";
import type { Issue } from "../../../model/issue.ts";
import type { OperationState } from "../../../model/operation.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { RequestOf, RequestResult } from "../../../model/request.ts";
import { ALONE } from "../../../model/request.ts";
import { isSettingsReason } from "../../../pipeline/push/recheck-settings.ts";
import { toSummary } from "../../../pipeline/report/json/summary-json.ts";
import { exitCodeOf } from "../../exit-code.ts";
import { finishRun } from "../../finish-run.ts";
import { pushRun } from "../../push/push-run.ts";
import type { RunEnv } from "../../run-env.ts";
import { noteGroupsInUse } from "../../prepare/store-plan.ts";
import type { Recorder } from "../recorded-change.ts";
import { resultLines } from "../result-lines.ts";
import { approvable, discardable } from "./approvable.ts";
import { runDecidedCorrections, sendOnDecided } from "../corrections/waiting-corrections.ts";

/**
 * Approves a held run: carries out its held operations. Each operation is checked again before its call: its entry, its
 * contact_id and its last-applied row are unchanged, and a contact to delete is still absent from the newest accepted list.
 */
export async function approveRun(
  { run: name, deletes: chosen }: RequestOf<"approve">,
  feed: FeedSettings,
  groups: readonly Group[],
  env: RunEnv,
  record: Recorder,
): Promise<RequestResult> {
  const { ledger } = env;
  // Who chooses people, or decides on the console's page, has seen this run and no newer one.
  const isAboutThis = chosen !== undefined || record.deciding.via === "console";
  const run = approvable(name, env, isAboutThis);
  if ("exitCode" in run) return run;
  const moved = movedGroup(run, groups, env);
  if (moved !== null) return { exitCode: 1, lines: [movedGroupLine(run, moved)], code: "group_moved" };
  const at = new Date(env.now()).toISOString();
  const kept = chosen === undefined ? 0 : ledger.countHeldDeletesBeside(run.run, chosen);
  const choice = env.fourEyes === true && record.deciding.via === "command_line" ? ALONE : null;
  const decided = { kind: "approve", run: run.run, feed: run.feed, kept, choice } as const;
  const { notCarriedOut, released } = record.once(decided, () => {
    if (run.acceptedAt === null) ledger.acceptHeldRun(run, ledger.runs.acceptanceTime(run.feed, at));
    if (run.kind === "undo") beginUndo(run, at, env);
    // The people who came while the rest of a run waited are accepted, too.
    if (run.acceptedAt === null || run.holds.some(({ scope }) => scope === "rest"))
      noteGroupsInUse(run, groups, ledger);
    const before = new Set(idsIn(NOT_CARRIED_OUT, run.run, env));
    ledger.dropReturned(run.run, RETURNED);
    if (chosen !== undefined) ledger.keepOthers(run.run, chosen, KEPT);
    ledger.approveDeletes(run.run, at);
    if (run.holds.some(({ guard }) => guard === "people_twice")) ledger.separateTwins(run.run);
    const count = ledger.releaseHeld(run.run);
    ledger.operations.undefer(run.run);
    // After a kill before its first call, the run is at work, and can't be approved or discarded once more.
    ledger.runs.reopen(run.run);
    return { notCarriedOut: before, released: count };
  });
  const notDoneBefore = new Set(idsIn(NOT_DONE, run.run, env));
  const finished = await finishRun(await pushRun(run.run, feed, env), env);
  // The plan has no operation for a row that needed nothing. If other lists have changed contacts since, this row may need
  // an update now. Only reading the list again can show it.
  const readOtherwise = countReadOtherwise(run.run, notCarriedOut, env);
  const changedSince =
    run.acceptedAt === null && run.kind !== "undo"
      ? ledger.operations.countDoneBeside(run, Date.parse(run.startedAt))
      : 0;
  const corrections = await runDecidedCorrections(feed, groups, env);
  const lines = [
    ...approvedLines(run, released),
    ...keptLines(kept),
    ...notCarriedOutLines(run.run, notCarriedOut, env),
    ...readOtherwiseLines(readOtherwise, run),
    ...changedSinceLines(changedSince),
    ...resultLines(finished.record, finished.reports.report, env),
    ...corrections.flatMap((end) =>
      end.kind === "run"
        ? ["Corrections that waited for this list:", ...resultLines(end.record, end.reports.report, env)]
        : ["Corrections that waited for this list follow with the next run."],
    ),
  ];
  const isDone = !idsIn(NOT_DONE, run.run, env).some((id) => !notDoneBefore.has(id));
  const exitCode = finished.record.status === "halted" ? 1 : isDone && readOtherwise === 0 ? 0 : 3;
  const ofCorrections = corrections.map((end) => (end.kind === "run" ? exitCodeOf([end.record]) : 3));
  const summary = toSummary(finished.record, finished.reports);
  return { exitCode: exitCode === 0 ? (ofCorrections.find((code) => code !== 0) ?? 0) : exitCode, lines, summary };
}

/**
 * Notes what an approved undo takes back beside its calls: the undone run, and the corrections that it made. With the undo of
 * an undo, these corrections are back.
 */
function beginUndo(run: StoredRun, at: string, { ledger }: Pick<RunEnv, "ledger">): void {
  ledger.undos.begin(run);
  const undone = run.undo?.run ?? "";
  ledger.corrections.endOfRun(undone, at);
  const before = ledger.runs.get(undone)?.undo?.run;
  if (before !== undefined) ledger.corrections.resumeOfRun(before, at);
}

/** Returns the name of a planned group if only other groups have that name now; null: there is none. */
function movedGroup({ run }: StoredRun, groups: readonly Group[], { ledger }: Pick<RunEnv, "ledger">): string | null {
  const moved = ledger.operations.groupsOf(run).find(({ groupId, name }) => {
    const namedSo = groups.filter((group) => group.name === name);
    return namedSo.length > 0 && namedSo.every((group) => group.groupId !== groupId);
  });
  return moved?.name ?? null;
}

function movedGroupLine({ run, file }: StoredRun, group: string): string {
  return `${run} was not approved: the name “${group}” belongs to another group in the service than when the list was read. Nothing was sent. Put ${file} into the inbox folder again: its people are then compared with the groups of now.`;
}

/** Returns the lines that say what an approval released, and what became of keys that belong to other people. */
function approvedLines(
  { run, holds, undo }: Pick<StoredRun, "run" | "holds" | "undo">,
  released: number,
): readonly string[] {
  if (undo !== null && undo !== undefined) return [`Approved ${run}: it takes ${undo.run} back.`];
  const reassigned = holds.find(({ guard }) => guard === "keys_reassigned")?.figures;
  const lines =
    released === 0
      ? [`Approved ${run}: the list is accepted. No change was waiting in it.`]
      : [`Approved ${run}: ${counted(released, "operation that was", "operations that were")} held.`];
  if (reassigned === undefined) return lines;
  const carried = Number(reassigned["carried"] ?? 0);
  const asked = Math.max(Number(reassigned["people"] ?? 0) - carried, 0);
  if (carried > 0) lines.push(`${counted(carried, "person keeps", "people keep")} the contact under a new key.`);
  if (asked > 0)
    lines.push(
      `${counted(asked, "row stays a question", "rows stay questions")}: answer “same” or “new” in the report.`,
    );
  return lines;
}

function keptLines(kept: number): readonly string[] {
  if (kept === 0) return [];
  return [
    `${counted(kept, "person was", "people were")} left out: the service keeps the contact. A list that still lacks the person asks again.`,
  ];
}

const RETURNED: Issue = {
  code: "not_sent",
  field: null,
  header: null,
  data: { reason: "returned" },
};
/** Of a delete that the person who approved the list left out. */
const KEPT: Issue = { ...RETURNED, data: { reason: "kept" } };
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
    const reason = issue === null ? "" : reasonInWords(ENGLISH, issue);
    return `Not ${kind}d: ${nameOf(input)}${where}${reason === "" ? "" : `: ${reason}`}.`;
  });
  const more = found.length - lines.length;
  return more > 0 ? [...lines, `Not carried out: ${counted(more, "more operation")}. The report names them.`] : lines;
}

/** Returns the number of creates and updates that were not sent because changed settings read the list otherwise. */
function countReadOtherwise(run: string, before: ReadonlySet<number>, { ledger }: Pick<RunEnv, "ledger">): number {
  return ledger.operations.ofRun(run, "dropped").filter(({ id, kind, issue }) => {
    return !before.has(id) && kind !== "delete" && isSettingsReason(issue?.data["reason"]);
  }).length;
}

function readOtherwiseLines(count: number, { file }: Pick<StoredRun, "file">): readonly string[] {
  if (count === 0) return [];
  return [
    `${counted(count, "change was", "changes were")} not sent, because the settings have changed since the list was read. Put ${file} into the inbox folder again: it is then read with the settings of now.`,
  ];
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
export async function discardRun(name: string, env: RunEnv, record: Recorder): Promise<RequestResult> {
  const { ledger } = env;
  const run = discardable(name, env);
  if ("exitCode" in run) return run;
  const dropped = record.once({ kind: "discard", run: name, feed: run.feed }, () => {
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
