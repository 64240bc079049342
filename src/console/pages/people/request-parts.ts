/** What the pages of people say about requests to erase a person, or never to greet the person. */
import type { ExplainedPerson } from "../../../ledger/people/explain/explain-person.ts";
import { formOfPerson } from "../../../model/text/person-form.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import type { StoredRequest } from "../../../ledger/requests/request-queue.ts";
import { decisionState, type DecisionState } from "../../asking/decision-state.ts";
import { storedTimes, takeBackForm, withdrawForm } from "../../asking/stored-words.ts";
import type { ConsoleContext } from "../../context.ts";
import { WHEN, withTime } from "../../look/timed-words.ts";
import { mayAct, type SignedIn } from "../../person.ts";
import { isOnlyKept, type PersonRequest } from "./person-requests.ts";

/** Returns what became of a request about a person. */
export function privacyNotice(phrases: Phrases, state: DecisionState, reader: SignedIn | null): Markup {
  const waiting = (text: string, lines: readonly string[] = [], more: Markup | null = null) =>
    markup`<div class="notice waiting" role="status"><p>${text}</p>${lines.length === 0 ? null : markup`<p lang="en"><small>${lines.join(" ")}</small></p>`}${more}</div>`;
  if (state.kind === "lost") return waiting(phrases.say("console.decision.lost"));
  const lines = state.asked.result?.lines ?? [];
  const what = state.asked.request?.kind === "erase" ? "erase" : "never";
  switch (state.kind) {
    case "done":
      return markup`<div class="notice" role="status"><p>${phrases.say(`console.people.${what}_done`)}</p>${alikePart(phrases, state.asked)}${staysPart(phrases, state.asked)}</div>`;
    case "partly":
      return waiting(phrases.say(`console.people.${what}_partly`), lines);
    case "stored":
      return waiting(
        phrases.say("console.decision.stored"),
        [],
        markup`${storedTimes(phrases, state)}${takeBackForm(phrases, state.asked, reader, placeOf(state.asked))}`,
      );
    case "taken":
    case "under_way":
      return waiting(phrases.say("console.decision.taken"));
    case "void":
      return waiting(phrases.say("console.decision.void"), [], personLink(phrases, state.asked));
    case "withdrawn":
      return waiting(phrases.say("console.decision.taken_back"), [], personLink(phrases, state.asked));
    case "halted":
    case "refused":
      return waiting(phrases.say("console.decision.refused.other"), lines);
  }
}

/** Names the people that may be the same person, and that the decision left alone. */
function alikePart(phrases: Phrases, { result }: StoredRequest): Markup | null {
  const links = itemsOf(result, "alike").map((id) => markup` <a href="/people/${id}">${formOfPerson(id)}</a>`);
  return links.length === 0 ? null : markup`<p>${phrases.say("console.people.alike")}${links}</p>`;
}

/** Names what the erasure could not empty, and what a person has to do about it. */
function staysPart(phrases: Phrases, { result }: StoredRequest): Markup | null {
  const lines = itemsOf(result, "stays");
  if (lines.length === 0) return null;
  return markup`<p>${phrases.say("console.people.stays")}</p><p lang="en"><small>${lines.join(" ")}</small></p>`;
}

function itemsOf(result: StoredRequest["result"], name: "alike" | "stays"): readonly string[] {
  return (result?.items ?? []).flatMap(({ [name]: value = null }) => (value === null ? [] : String(value)));
}

/** Returns the path of the person's page, which says what became of a request. */
function placeOf({ id, request }: StoredRequest): string {
  const person = request !== null && "person" in request ? `/${request.person}` : "";
  return `/people${person}?asked=${id}`;
}

function personLink(phrases: Phrases, { request }: StoredRequest): Markup | null {
  if (request === null || !("person" in request)) return null;
  return markup`<p><a href="/people/${request.person}">${phrases.say("console.home.open_person")}</a></p>`;
}

/** Returns who asked for what about a person, and when. */
function askedFor(phrases: Phrases, { kind, asked, keepContact }: PersonRequest): Markup {
  const what = keepContact ? "erase_keep" : kind;
  const said = phrases.say(`console.people.asked_${what}`, { by: asked.by, when: WHEN });
  return markup`<p>${withTime(phrases, said, asked.askedAt)}</p>`;
}

/**
 * Returns the part that stands in place of a button while its request waits.
 *
 * @param isNoticed the page says at its top already until when the request waits
 */
export function waitingPart(
  phrases: Phrases,
  request: PersonRequest,
  isNoticed: boolean,
  reader: SignedIn | null,
  context: ConsoleContext,
): Markup {
  const state = decisionState(request.asked.id, context);
  const until =
    state.kind === "stored"
      ? withTime(phrases, phrases.say("console.people.waits", { when: WHEN }), state.until)
      : phrases.say("console.decision.taken");
  const takeBack =
    state.kind === "stored" ? takeBackForm(phrases, request.asked, reader, placeOf(request.asked)) : null;
  return markup`<div class="notice waiting">${askedFor(phrases, request)}${isNoticed ? null : markup`<p>${until}</p>${takeBack}`}</div>`;
}

/** Returns the part that says that a request was not carried out, until it is made again or taken note of. */
export function expiredPart(
  phrases: Phrases,
  request: PersonRequest,
  person: Pick<ExplainedPerson, "state">,
  reader: SignedIn | null,
): Markup {
  const { asked } = request;
  const what = isOnlyKept(request, person) ? "nothing_done" : "not_done";
  const noted = mayAct(reader, "approver")
    ? withdrawForm(asked.id, phrases.say("console.people.no_longer"), placeOf(asked))
    : null;
  return markup`<div class="notice waiting">${askedFor(phrases, request)}<p>${phrases.say(`console.people.${what}`)} ${phrases.say("console.decision.void")}</p>${noted}</div>`;
}
