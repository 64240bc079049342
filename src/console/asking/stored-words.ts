import type { StoredRequest } from "../../ledger/requests/request-queue.ts";
import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";
import { holdsUntil } from "../../ledger/requests/carried-out.ts";
import { WHEN, withTime } from "../look/timed-words.ts";
import type { SignedIn } from "../person.ts";
import type { DecisionState } from "./decision-state.ts";
import type { RunRequest } from "./run-requests.ts";
import { timeOfRun } from "./next-run-words.ts";

type Stored = Extract<DecisionState, { kind: "stored" }>;

/** Returns when the next run carries out a stored decision, and until when the decision holds. */
export function storedTimes(phrases: Phrases, { nextRun, until }: Stored): Markup {
  const holds = withTime(phrases, phrases.say("console.decision.until", { when: WHEN }), until);
  return markup`<p>${timeOfRun(phrases, nextRun)} ${holds}</p>`;
}

/** Returns who decided what about a list, and when it is carried out at the latest, or why it was not. */
export function askedInWords(
  phrases: Phrases,
  { kind, asked, isVoid }: Pick<RunRequest, "kind" | "asked" | "isVoid">,
): Markup {
  const { by, askedAt } = asked;
  const said = withTime(phrases, phrases.say(`console.decide.asked_${kind}`, { by, when: WHEN }), askedAt);
  return markup`${said} ${isVoid ? phrases.say("console.decision.void") : waitsInWords(phrases, asked)}`;
}

/** Returns until when a decision waits to be carried out, or that a process has taken it up. */
export function waitsInWords(phrases: Phrases, asked: StoredRequest): Markup {
  if (asked.takenAt !== null) return markup`${phrases.say("console.decision.taken")}`;
  return withTime(phrases, phrases.say("console.people.waits", { when: WHEN }), holdsUntil(asked));
}

/**
 * Returns the button by which the person who asked takes a stored decision back; nothing for others.
 *
 * @param to the path that says afterwards what became of the decision; null: the decision's own page
 */
export function takeBackForm(
  phrases: Phrases,
  { id, by }: StoredRequest,
  person: SignedIn | null,
  to: string | null,
): Markup | null {
  return person?.name === by ? withdrawForm(id, phrases.say("console.decision.take_back"), to) : null;
}

/** Returns a form that withdraws a request. @param to as for `takeBackForm` */
export function withdrawForm(id: string, button: string, to: string | null): Markup {
  const back = to === null ? null : markup`<input type="hidden" name="to" value="${to}">`;
  return markup`<form method="post" action="/decisions/${id}">${back}<button name="take_back" value="yes">${button}</button></form>`;
}
