import type { RunDecision } from "../../../model/request.ts";
import { ENGLISH } from "../../../pipeline/report/language/phrases.ts";
import type { RunEnv } from "../../run-env.ts";

/** Returns a sentence that says who approved or discarded a run, and when; null: no person is known to have done so. */
export function whoDecided(run: string, { ledger }: Pick<RunEnv, "ledger">): string | null {
  const last = ledger.decisions.ofRun(run).findLast(({ kind }) => kind === "approve" || kind === "discard");
  if (last === undefined) return null;
  const done = last.kind === "approve" ? "approved" : "discarded";
  const how = last.via === "console" ? "from the console" : "on the command line";
  const note = last.note === null ? "" : `: “${last.note}”`;
  const { status } = ledger.runs.named(run);
  const isUnfinished = status === null || status === "halted" || ledger.operations.hasPlanned(run);
  const rest = isUnfinished ? " It is not finished yet. The next run goes on with it." : "";
  return `${run} was ${done} already, by ${last.by} on ${localTime(last)}, ${how}${note}. Nothing was done now.${rest}`;
}

/** Returns a time as `21 November 2026, 14:03`, in the time zone of this machine. */
function localTime({ at }: Pick<RunDecision, "at">): string {
  const local = new Date(Date.parse(at) - new Date(at).getTimezoneOffset() * 60_000).toISOString();
  return `${ENGLISH.day(local)}, ${local.slice(11, 16)}`;
}
