/** Says what became of a decision about a row. */
import type { StoredRequest } from "../../../ledger/requests/request-queue.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import type { ConsoleContext } from "../../context.ts";

/** Returns the notice on a decision about a row. */
export function decisionNotice(phrases: Phrases, stored: StoredRequest | null, isAtWork: boolean): Markup {
  if (stored === null) return notice(phrases.say("console.correct.asked.lost"), [], true);
  const { outcome, result } = stored;
  if (outcome === null)
    return notice(phrases.say(isAtWork ? "console.correct.asked.waiting" : "console.correct.asked.next_run"), [], true);
  // 3: the decision is stored, and its rows need a person.
  const isDone = outcome === "answered" && (result?.exitCode === 0 || result?.exitCode === 3);
  const said = isDone ? "console.correct.asked.done" : "console.correct.asked.not_done";
  return notice(phrases.say(said), isDone ? [] : (result?.lines ?? []), !isDone);
}

function notice(text: string, lines: readonly string[], waits: boolean): Markup {
  return markup`<div class="notice${waits ? " waiting" : ""}" role="status"><p>${text}</p>${lines.map((line) => markup`<p lang="en"><small>${line}</small></p>`)}</div>
`;
}

/** Returns the requests about rows that wait, by the `_id` of their row. */
export function waitingDecisions({ requests }: Pick<ConsoleContext, "requests">): ReadonlyMap<string, StoredRequest> {
  const found = new Map<string, StoredRequest>();
  for (const stored of requests.waiting()) {
    const { request } = stored;
    if (request?.kind === "answer") found.set(request.id, stored);
    if (request?.kind === "dismiss") for (const id of request.ids) found.set(id, stored);
  }
  return found;
}
