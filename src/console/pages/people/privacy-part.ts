import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { section } from "../../../pipeline/report/page/look/page-words.ts";
import { formOfPerson } from "../../../model/text/person-form.ts";
import type { StoredRequest } from "../../../ledger/requests/request-queue.ts";
import { decisionState } from "../../asking/decision-state.ts";
import type { ConsoleContext } from "../../context.ts";

/** What the page of a person offers to those who answer the person's requests. */
export interface PrivacyPart {
  /** Whether the reader may decide. */
  readonly mayDecide: boolean;
  readonly isNever: boolean;
  /** Stands for the person as the page shows the person. */
  readonly seen: string;
}

/** Returns the part of a person's page by which requests of the person are carried out; nothing for other readers. */
export function privacySection(phrases: Phrases, id: string, { mayDecide, isNever, seen }: PrivacyPart): Markup | null {
  if (!mayDecide) return null;
  const shown = markup`<input type="hidden" name="seen" value="${seen}">`;
  const never = isNever
    ? markup`<p>${phrases.say("console.people.never_done")}</p>`
    : markup`<form method="post" action="/people/${id}">${shown}<p id="never-help">${phrases.say("console.people.never_help")}</p>
<p class="actions"><button name="act" value="never" aria-describedby="never-help">${phrases.say("console.people.never")}</button></p></form>`;
  const exported = markup`<div><p id="export-help">${phrases.say("console.people.export_help")}</p>
<p class="actions"><a class="button" href="/people/${id}/export" download aria-describedby="export-help">${phrases.say("console.people.export")}</a></p></div>`;
  // The never entry stays when its person is erased.
  const returns = isNever ? "" : ` ${phrases.say("console.people.erase_returns")}`;
  const erase = markup`<form method="post" action="/people/${id}">${shown}<p id="erase-help">${phrases.say("console.people.erase_help")}${returns}</p>
<p><label class="tick"><input type="checkbox" name="keep" value="yes"> ${phrases.say("console.people.erase_keep")}</label></p>
<p><label class="tick"><input type="checkbox" name="sure" value="yes" required> ${phrases.say("console.people.erase_sure")}</label></p>
<p class="actions"><button name="act" value="erase" aria-describedby="erase-help">${phrases.say("console.people.erase")}</button></p></form>`;
  return section(
    "privacy",
    phrases.say("console.people.privacy"),
    null,
    markup`<div class="requests">${never}${exported}${erase}</div>`,
  );
}

/** Returns what became of a request about a person. @param id the request's id */
export function privacyNotice(phrases: Phrases, id: string, context: ConsoleContext): Markup {
  const state = decisionState(id, context);
  const waiting = (text: string, lines: readonly string[] = []) =>
    markup`<div class="notice waiting" role="status"><p>${text}</p>${lines.length === 0 ? null : markup`<p lang="en"><small>${lines.join(" ")}</small></p>`}</div>`;
  if (state.kind === "lost") return waiting(phrases.say("console.decision.lost"));
  const lines = state.asked.result?.lines ?? [];
  const what = state.asked.request?.kind === "erase" ? "erase" : "never";
  switch (state.kind) {
    case "done":
      return markup`<div class="notice" role="status"><p>${phrases.say(`console.people.${what}_done`)}</p>${alikePart(phrases, state.asked)}${staysPart(phrases, state.asked)}</div>`;
    case "partly":
      return waiting(phrases.say(`console.people.${what}_partly`), lines);
    case "stored":
      return waiting(phrases.say("console.decision.stored"));
    case "taken":
    case "under_way":
      return waiting(phrases.say("console.decision.taken"));
    case "void":
    case "withdrawn":
      return waiting(phrases.say("console.decision.void"));
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
