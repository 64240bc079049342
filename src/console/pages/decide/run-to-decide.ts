import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import type { RunDecision } from "../../../model/request.ts";
import type { RunRecord } from "../../../model/run-record.ts";
import { isAtStop } from "../../../run/decisions/runs/waits-for-person.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import type { ConsoleContext } from "../../context.ts";

/** A run that waits for a person, or why it does not. */
export type RunToDecide =
  | { readonly kind: "unknown" }
  /** `by`: who decided; null: no person did. */
  | { readonly kind: "decided"; readonly run: StoredRun; readonly by: RunDecision | null }
  | { readonly kind: "superseded"; readonly run: StoredRun }
  /** A newer list of the same feed came: the list can only be discarded. */
  | { readonly kind: "outdated"; readonly run: StoredRun; readonly newer: StoredRun }
  | { readonly kind: "waits"; readonly run: StoredRun; readonly why: "held" | "stopped"; readonly record: RunRecord };

/** Returns whether, and for what, a run waits for a person's decision. */
export function runToDecide(name: string, kind: "approve" | "discard", ledger: Ledger): RunToDecide {
  const run = ledger.runs.get(name);
  if (run === null) return { kind: "unknown" };
  if (run.status === "superseded") return { kind: "superseded", run };
  const isStopped = isAtStop(name, { ledger });
  if (run.status !== "held" && !isStopped) return { kind: "decided", run, by: lastDecision(name, ledger) };
  const isList = run.kind === "list" && run.mode === "snapshot" && !isStopped;
  const newer = kind === "approve" && isList ? ledger.runs.newerList(run) : null;
  if (newer !== null) return { kind: "outdated", run, newer };
  return { kind: "waits", run, why: isStopped ? "stopped" : "held", record: ledger.reportSource(run).record };
}

/** Returns who approved or discarded a run last; null: no person did. */
export function lastDecision(name: string, { decisions }: Pick<Ledger, "decisions">): RunDecision | null {
  return decisions.ofRun(name).findLast(({ kind }) => kind === "approve" || kind === "discard") ?? null;
}

/** What a person did for a run, so that the rule of four eyes keeps the person from approving it. */
export type OwnPart = "gave_list" | "asked_undo";

/**
 * Returns what keeps a person from approving a run: the person uploaded it or a correction that goes with it, answered the
 * question whose rows it has, or asked for the undo; null: nothing. Files from the folder were uploaded by no one.
 */
export function ownPartIn(
  { run, sha256 }: Pick<StoredRun, "run" | "sha256">,
  name: string,
  { consoleSettings, requests, withLedger }: Pick<ConsoleContext, "consoleSettings" | "requests" | "withLedger">,
): OwnPart | null {
  if (!consoleSettings.fourEyes) return null;
  const { answerers, askers, files } = withLedger(({ decisions, heldRows }) => ({
    answerers: decisions.answerersOf(run),
    askers: decisions.ofRun(run).flatMap(({ kind, by }) => (kind === "undo" ? [by] : [])),
    files: [sha256, ...heldRows.reportsBehind(run)],
  }));
  if (askers.includes(name)) return "asked_undo";
  return answerers.includes(name) || files.some((file) => requests.uploadersOf(file).includes(name))
    ? "gave_list"
    : null;
}

/** Returns the sentence that says why a person may not approve a run. */
export function ownPartInWords(phrases: Phrases, part: OwnPart): string {
  return phrases.say(part === "asked_undo" ? "console.decide.four_eyes_undo" : "console.decide.four_eyes");
}
