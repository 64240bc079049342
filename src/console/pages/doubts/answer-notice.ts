import type { Ledger } from "../../../ledger/ledger.ts";
import type { Decision, DecisionRequest } from "../../../model/request.ts";
import { nameOf } from "../../../model/contact.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { decisionLine } from "../../../pipeline/report/page/page-decisions.ts";
import { decisionState } from "../../asking/decision-state.ts";
import { storedTimes, takeBackForm } from "../../asking/stored-words.ts";
import type { ConsoleContext } from "../../context.ts";
import type { SignedIn } from "../../person.ts";

/** Returns what became of the answer to a doubt. @param id the request's id */
export function answerNotice(phrases: Phrases, id: string, person: SignedIn | null, context: ConsoleContext): Markup {
  const state = decisionState(id, context);
  const waiting = (...parts: readonly (Markup | null)[]) =>
    markup`<div class="notice waiting" role="status">${parts.filter((part) => part !== null)}</div>`;
  const said = (text: string) => markup`<p>${text}</p>`;
  if (state.kind === "lost") return waiting(said(phrases.say("console.decision.lost")));
  const { asked } = state;
  const about = context.withLedger((ledger) => aboutOf(asked.request, ledger));
  switch (state.kind) {
    case "done":
      return markup`<div class="notice" role="status"><p>${doneInWords(phrases, asked.request, about?.name ?? "")}</p></div>`;
    case "stored":
      return waiting(
        said(phrases.say("console.decision.stored")),
        storedTimes(phrases, state),
        takeBackForm(phrases, asked, person, `/doubts?asked=${asked.id}`),
      );
    case "taken":
    case "under_way":
      return waiting(said(phrases.say("console.decision.taken")));
    case "void":
      return waiting(said(phrases.say("console.decision.void")));
    case "withdrawn":
      return waiting(said(phrases.say("console.decision.taken_back")));
    case "partly":
      return waiting(said(phrases.say("console.doubts.partly")), linesOf(asked.result?.lines ?? []));
    case "halted":
    case "refused": {
      const code = state.kind === "refused" ? state.code : null;
      if (code === "already_decided")
        return waiting(
          said(phrases.say("console.doubts.answered_before", { name: about?.name ?? "" })),
          about === null || about.by === null
            ? null
            : markup`<p>${decisionLine(phrases, { ...about.by, rows: 1 })}</p>`,
        );
      if (code === "linked_elsewhere") return waiting(said(phrases.say("console.doubts.linked_elsewhere")));
      if (code === "unknown") return waiting(said(phrases.say("console.decision.refused.unknown")));
      return waiting(said(phrases.say("console.decision.refused.other")), linesOf(asked.result?.lines ?? []));
    }
  }
}

function doneInWords(phrases: Phrases, request: DecisionRequest | null, name: string): string {
  if (request?.kind !== "resolve") return phrases.say("console.doubts.done_many");
  if (request.contactId === null) return phrases.say("console.doubts.done_not_there", { name });
  return phrases.say("console.doubts.done_there", { name, contact: String(request.contactId) });
}

/** Returns the person that an answer is about, and who answered last; null: the answer is about several people. */
function aboutOf(
  request: DecisionRequest | null,
  { operations, decisions }: Pick<Ledger, "operations" | "decisions">,
): { readonly name: string; readonly by: Decision | null } | null {
  const operation = request?.kind === "resolve" ? operations.get(Number(request.operation)) : null;
  if (operation === null) return null;
  const by = decisions.ofKey(operation.feed, operation.key).find(({ kind }) => kind === "resolve" || kind === "link");
  return { name: nameOf(operation.input), by: by ?? null };
}

/** Returns the lines of an answer, which are for administrators. */
function linesOf(lines: readonly string[]): Markup {
  return markup`<p lang="en"><small>${lines.join(" ")}</small></p>`;
}
