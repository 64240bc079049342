import { counted } from "../../model/text/counted.ts";
import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { RequestResult } from "../../model/request.ts";
import type { FinishedRun } from "../finish-run.ts";
import { goOn } from "../push/go-on.ts";
import { waitsBehindUndo } from "../push/resume-runs.ts";
import type { RunEnv } from "../run-env.ts";
import { runAskedRows } from "./answers/asked-about-gone.ts";
import type { Recorder } from "./recorded-change.ts";

/**
 * Sends refused and deferred rows again at once. Each operation is checked first, and dropped if it no longer applies.
 *
 * @param groups the service's groups of now
 * @param run sends only the rows that this run reported; null: the rows of all runs
 */
export async function retryRows(
  run: string | null,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
  record: Recorder,
): Promise<RequestResult> {
  const { ledger } = env;
  if (run !== null && ledger.runs.get(run) === null) return { exitCode: 2, lines: [`There is no run ${run}.`] };
  const feedOf = (name: string) => feeds.find((known) => known.name === ledger.runs.named(name).feed);
  const again = record.once({ kind: "retry", run }, () => {
    const planned = ledger.planAgain(run);
    for (const name of planned.runs.filter(feedOf)) ledger.operations.undefer(name);
    return planned;
  });
  const finished: FinishedRun[] = [];
  const behind: string[] = [];
  for (const name of again.runs) {
    const feed = feedOf(name);
    if (feed === undefined) continue;
    if (waitsBehindUndo({ run: name, feed: feed.name }, env)) {
      behind.push(name);
      continue;
    }
    const end = await goOn(name, feed, async () => groups, env);
    if (typeof end !== "string") finished.push(end);
    if (finished.at(-1)?.record.status === "halted") break;
  }
  const anew = finished.at(-1)?.record.status === "halted" ? [] : await runAskedRows(run, feeds, groups, env);
  const isOnlyAnew = again.operations.length === 0 && anew.length > 0;
  const lines = [...(isOnlyAnew ? [] : [describeRetry(again.operations, env)]), ...anew.flatMap((end) => end.lines)];
  if (again.left > 0) lines.push(`${counted(again.left, "refused row")} will be sent again with the next list.`);
  for (const name of behind) lines.push(`${name} waits for an undo of its feed, and goes on when that is decided.`);
  for (const { record: ended, reports } of finished) {
    if (ended.haltReason !== null) lines.push(`Halted: ${ended.haltReason}`);
    lines.push(`Report: ${reports.report}`);
  }
  const isDone = again.operations.every((id) => ledger.operations.get(id)?.state === "done");
  const isHalted = finished.some((end) => end.record.status === "halted");
  const exitCode = isHalted ? 1 : isDone ? 0 : 3;
  return { exitCode: exitCode || (anew.find((end) => end.exitCode !== 0)?.exitCode ?? 0), lines };
}

/** Returns a sentence with the number of operations in each state after the retry. */
function describeRetry(ids: readonly number[], { ledger }: Pick<RunEnv, "ledger">): string {
  if (ids.length === 0) return "There is nothing to send again.";
  const states = ids.map((id) => ledger.operations.get(id)?.state);
  const count = (state: string) => states.filter((found) => found === state).length;
  const [done, rejected, deferred] = [count("done"), count("rejected"), count("deferred")];
  const others = ids.length - done - rejected - deferred;
  const rest = others === 0 ? "" : `, ${others} not finished`;
  return `Sent again: ${counted(ids.length, "row")}. ${done} went through, ${rejected} refused again, ${deferred} still deferred${rest}.`;
}
