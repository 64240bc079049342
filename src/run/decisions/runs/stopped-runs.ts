/** Carries out a person's decision about a run at which the account was stopped. */
import type { Group } from "../../../model/contact.ts";
import { counted } from "../../../model/text/counted.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { RequestResult } from "../../../model/request.ts";
import { toSummary } from "../../../pipeline/report/json/summary-json.ts";
import { exitCodeOf } from "../../exit-code.ts";
import { finishRun } from "../../finish-run.ts";
import { holdForStrangers } from "../../push/hold-for-strangers.ts";
import { carryOut } from "../../run.ts";
import type { RunEnv } from "../../run-env.ts";
import type { Recorder } from "../recorded-change.ts";
import { resultLines } from "../result-lines.ts";

/** Goes on with a run that a person released. What the run holds stays held. */
export async function continueStopped(
  name: string,
  feed: FeedSettings,
  groups: readonly Group[],
  env: RunEnv,
): Promise<RequestResult> {
  holdForStrangers(env.ledger.runs.named(name), groups, env);
  const { record, reports } = await carryOut(name, feed, env);
  const held =
    record.status === "held" ? [`The run still holds operations. Approve or discard it once more: ${name}.`] : [];
  const lines = [`Released ${name}.`];
  return {
    exitCode: exitCodeOf([record]),
    lines: [...lines, ...resultLines(record, reports.report, env), ...held],
    summary: toSummary(record, reports),
  };
}

/** Releases the stop of a run, and drops all of its operations that are not sent yet. What was sent stays. */
export async function discardStopped(name: string, env: RunEnv, record: Recorder): Promise<RequestResult> {
  const { ledger } = env;
  const contacts = ledger.stops.open().flatMap(({ run, contactId }) => (run === name ? [contactId] : []));
  const data = { reason: "discarded" };
  const at = new Date(env.now()).toISOString();
  const dropped = record.once({ kind: "discard", run: name, feed: ledger.runs.named(name).feed }, () => {
    const count = ledger.dropRest(name, { code: "not_sent", field: null, header: null, data });
    if (ledger.runs.named(name).status !== "superseded") ledger.runs.finish(name, "completed", at, null);
    ledger.stops.drop(name);
    return count;
  });
  const run = ledger.runs.named(name);
  ledger.updateOpenItems(run, run.startedAt);
  const finished = await finishRun(run, env);
  const also = contacts.length === 0 ? "" : `, also contact ${contacts.join(" and ")}`;
  const lines = [
    `Discarded ${name}: ${counted(dropped, "operation")} will not be carried out.`,
    `What was sent before stays in the service${also}: correct it there if it is wrong.`,
  ];
  return { exitCode: 0, lines, summary: toSummary(finished.record, finished.reports) };
}
