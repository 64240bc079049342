import type { PersonEvent } from "../../ledger/people/explain/explain-person.ts";
import type { RunDecision } from "../../model/request.ts";
import { ENGLISH } from "../../pipeline/report/language/phrases.ts";
import { runInWords } from "../../pipeline/report/words/run-in-words.ts";
import { describeIssue } from "../../pipeline/report/words/sentences.ts";

type RunEvent = Exclude<PersonEvent, { readonly kind: "decision" }>;

/** Returns an event in lines for the terminal. */
export function eventLines(event: PersonEvent): readonly string[] {
  if (event.kind === "decision") return [`${dayAndTime(event.at)}  ${decided(event.decision)}`];
  const { run, line, requestId } = event;
  const where = `${runInWords(ENGLISH, run)}${line === null ? "" : `, line ${line}`}`;
  const changes = event.kind === "operation" && event.operation === "update" ? Object.entries(event.changes) : [];
  return [
    `${dayAndTime(event.at)}  ${whatHappened(event)}: ${where} (${run.run})`,
    ...changes.map(([field, [before, after]]) => `    ${field}: ${before ?? "nothing"} → ${after ?? "nothing"}`),
    ...messagesOf(event).map((message) => `    ${message}`),
    ...(requestId === null ? [] : [`    request_id: ${requestId}`]),
    ...run.decisions.map((decision) => `    ${decided(decision)}`),
  ];
}

/** Returns an event as `explain --json` prints it. */
export function eventJson(event: PersonEvent) {
  if (event.kind === "decision") return { kind: "decision", ...decisionJson(event.decision) };
  const { at, kind, run, line, issues, requestId } = event;
  const what =
    event.kind === "operation"
      ? {
          operation: event.operation,
          state: event.state,
          contactId: event.contactId,
          group: event.groupName,
          changes: event.changes,
          sentAt: event.sentAt,
          resolvedAt: event.resolvedAt,
        }
      : { outcome: event.outcome, reason: event.reason };
  return {
    at,
    kind,
    run: run.run,
    file: run.file,
    runKind: run.kind,
    line,
    ...what,
    issues: issues.map(({ code, field }, index) => ({ code, field, message: messagesOf(event)[index] ?? "" })),
    requestId,
    decisions: run.decisions.map(decisionJson),
  };
}

function messagesOf(event: RunEvent): readonly string[] {
  const operation = event.kind === "operation" ? event.operation : null;
  return event.issues.map((issue) => describeIssue(ENGLISH, issue, operation).message);
}

function whatHappened(event: RunEvent): string {
  if (event.kind === "row") return ENGLISH.say(`console.people.row.${event.outcome}`);
  const { operation, state } = event;
  switch (state) {
    case "done":
      return ENGLISH.say(`console.people.done.${operation}`);
    case "sending":
      return ENGLISH.say("console.people.op.in_doubt");
    case "planned":
    case "deferred":
      return ENGLISH.say("console.people.op.waits");
    case "rejected":
    case "in_doubt":
    case "held":
    case "superseded":
    case "dropped":
      return ENGLISH.say(`console.people.op.${state}`);
  }
}

function decided({ kind, choice, by, via, note, at }: RunDecision): string {
  const how = ENGLISH.say(`decision.via.${via}`);
  const what = choice === null ? kind : `${kind} “${choice}”`;
  return `Decision: ${what} by ${by} on ${dayAndTime(at)}, ${how}${note === null ? "" : `: “${note}”`}`;
}

function decisionJson({ kind, choice, by, via, note, at }: RunDecision) {
  return { decision: kind, choice, by, via, note, at };
}

function dayAndTime(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
