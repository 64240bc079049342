import type { StoredRun } from "../../ledger/runs/runs.ts";
import { listSettingsOf, type DeleteLimits, type FeedSettings } from "../../model/feed.ts";
import type { Halt, RequestCounts, RunStatus } from "../../model/run-record.ts";
import { readColumnsAlike } from "../../pipeline/mapping/columns/same-columns.ts";
import { pushPlan } from "../../pipeline/push/push-plan.ts";
import type { PushEnd, PushSettings } from "../../pipeline/push/push-io.ts";
import { withLearned } from "../decisions/answers/learned-order.ts";
import { isAsRead } from "../read/claimed/claimed-list.ts";
import { sweepLinked } from "./never/sweep-never.ts";
import { learnLeftOut } from "./never/learn-left-out.ts";
import { makePushIo } from "./make-push-io.ts";
import { probeFirst, probeInDoubt } from "./probe-in-doubt.ts";
import type { RunEnv } from "../run-env.ts";

/**
 * Makes the calls of a run's stored plan, and stores how the run ended (push).
 *
 * @param feed the feed's settings of now: an operation that they no longer allow is dropped
 * @param name the run's name. The plan is read from the ledger, so a first run and a resumed run are the same code.
 * @param hasListChanged returns whether a program has written to the list since. Then the rest of the plan is not carried out.
 * @returns the run as it is stored now
 */
export async function pushRun(
  name: string,
  feed: FeedSettings,
  env: RunEnv,
  hasListChanged: () => Promise<boolean> = async () => !(await isAsRead(env.ledger.runs.named(name))),
): Promise<StoredRun> {
  const { ledger } = env;
  const requests: Partial<Record<keyof RequestCounts, number>> = {};
  const total = plannedCalls(name, env);
  const io = makePushIo(env, {
    count: (request) => (requests[request] = (requests[request] ?? 0) + 1),
    progress: (done) => env.progress("sending", done, total),
    hasListChanged,
  });
  const before = ledger.runs.named(name);
  if (total > 0) {
    ledger.backUp(name);
    ledger.beginCalls(name);
  } else {
    if (before.status === null) ledger.runs.countSent(before);
    ledger.runs.reopen(name);
  }
  if (before.acceptedAt !== null) sweepLinked(name, feed, env);
  let end: PushEnd;
  try {
    end = await pushPlan(name, settingsFor(before, asPlanned(before, feed, ledger)), io, () => probeFirst(env));
  } finally {
    ledger.runs.addRequests(name, requests);
  }
  if (end.kind === "list_changed") return endChanged(before, requests, env);
  if (end.kind === "finished" && env.waitsForProbes) end = await probeInDoubt(env, "wait");
  const at = new Date(env.now()).toISOString();
  // Before the run ends: after a crash, a run that has not ended goes on.
  if (before.acceptedAt !== null) learnLeftOut(before, ledger, at);
  return ledger.finishRun(name, statusAfter(end, name, env), at, haltOf(end));
}

/**
 * Returns the feed with the order of dates that it has learned, for a run that was planned by such an order. A list that was
 * planned before does not depend on it.
 */
function asPlanned(run: StoredRun, feed: FeedSettings, { learnedSettings }: Pick<RunEnv["ledger"], "learnedSettings">) {
  return run.settings?.dateOrder === null ? feed : withLearned(feed, learnedSettings);
}

/**
 * Returns the settings by which the operations of a run are checked. An undo reads no list, and it deletes what a list
 * created, also in a feed that never deletes by itself.
 */
function settingsFor(run: StoredRun, feed: FeedSettings): PushSettings {
  if (run.kind !== "undo") return { ...feed, planned: plannedSettings(run, feed) };
  return { ...feed, mode: "snapshot", deletes: NO_LIMITS, planned: listSettingsOf({ ...feed, deletes: NO_LIMITS }) };
}

const NO_LIMITS: DeleteLimits = {
  limitCount: Infinity,
  limitPercent: 100,
  limitWeekPercent: 100,
  limitTotal: Infinity,
  absentDays: 0,
};

/** Returns the settings of a run's plan, with the columns of now if these read the list alike. */
function plannedSettings({ header, survey, settings }: StoredRun, feed: FeedSettings): StoredRun["settings"] {
  if (settings === null || JSON.stringify(settings.columns) === JSON.stringify(feed.columns)) return settings;
  const isAlike = readColumnsAlike({ header, survey }, { ...feed, ...settings }, feed);
  return isAlike ? { ...settings, columns: feed.columns } : settings;
}

/**
 * Supersedes what a run has not sent, because its list was written to after it was read. The changed list is read as a new
 * list. Answers to the calls that were made stay in the reports.
 */
function endChanged(
  before: StoredRun,
  requests: Partial<Record<keyof RequestCounts, number>>,
  { ledger, now, log }: RunEnv,
): StoredRun {
  const { run: name, file, acceptedAt } = before;
  log("warn", `${file} was written to after it was read: nothing more of ${name} is sent, and the list is read again`);
  ledger.supersedeRest(name);
  ledger.runs.finish(name, "superseded", new Date(now()).toISOString(), null);
  const run = ledger.runs.named(name);
  const hasSent = Object.keys(requests).some((kind) => kind !== "groups");
  ledger.updateOpenItems(hasSent ? { ...run, acceptedAt } : run, run.startedAt);
  return run;
}

function plannedCalls(run: string, { ledger }: Pick<RunEnv, "ledger">): number {
  return ledger.operations.countStates(run).reduce((sum, { state, n }) => (state === "planned" ? sum + n : sum), 0);
}

function statusAfter(end: PushEnd, run: string, { ledger }: Pick<RunEnv, "ledger">): RunStatus {
  if (end.kind !== "finished") return "halted";
  const isHeld = ledger.operations.countStates(run).some(({ state }) => state === "held");
  return isHeld || ledger.runs.get(run)?.acceptedAt === null ? "held" : "completed";
}

const STOPPED: Halt = {
  code: "stopped",
  reason: "Stopped on request before all calls were made; the next run goes on from here.",
};

function haltOf(end: PushEnd): Halt | null {
  switch (end.kind) {
    case "finished":
    case "list_changed":
      return null;
    case "stopped":
      return STOPPED;
    case "halted":
      return end.halt;
  }
}
