import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { decisionLine } from "../../../pipeline/report/page/page-decisions.ts";
import type { RunDecision } from "../../../model/request.ts";
import type { DecisionState } from "../../asking/decision-state.ts";
import { storedTimes, takeBackForm } from "../../asking/stored-words.ts";
import type { SignedIn } from "../../person.ts";
import type { PageContent } from "../../route.ts";

/**
 * Returns the page that says what became of a decision.
 *
 * @param by who decided about the run in the end; null: no person yet
 */
export function decisionPage(
  phrases: Phrases,
  person: SignedIn | null,
  state: DecisionState,
  by: RunDecision | null,
): PageContent {
  if (state.kind === "lost")
    return content(
      phrases.say("console.decision.lost.title"),
      markup`<p class="page-lead">${phrases.say("console.decision.lost")}</p>`,
    );
  const { asked } = state;
  const run = asked.request !== null && "run" in asked.request ? asked.request.run : null;
  const toList =
    run === null
      ? markup`<a class="button" href="/doubts">${phrases.say("console.nav.doubts")}</a>`
      : markup`<a class="button" href="/runs/${encodeURIComponent(run)}">${phrases.say("console.decide.to_list")}</a>`;
  const takeBack = state.kind === "stored" ? takeBackForm(phrases, asked, person, null) : null;
  const actions = markup`<div class="actions">${toList}${isOpen(state) ? markup` <a class="button" href="/decisions/${asked.id}">${phrases.say("console.decision.look_again")}</a>` : null}${takeBack === null ? null : markup` ${takeBack}`}</div>`;
  return content(
    titleOf(phrases, state),
    markup`${lead(phrases, state)}${by === null ? null : markup`<p class="notice">${decisionLine(phrases, by)}</p>`}${detail(state)}${actions}`,
  );
}

function content(title: string, body: Markup): PageContent {
  return { title, body: markup`<h1>${title}</h1>${body}`, place: "/runs" };
}

function isOpen({ kind }: DecisionState): boolean {
  return kind === "stored" || kind === "taken" || kind === "under_way";
}

function titleOf(phrases: Phrases, state: Exclude<DecisionState, { kind: "lost" }>): string {
  const { command } = state.asked;
  switch (state.kind) {
    case "done":
    case "partly":
    case "under_way":
      return phrases.say(
        command === "approve"
          ? "console.decision.approved"
          : command === "discard"
            ? "console.decision.discarded"
            : "console.decision.decided",
      );
    case "stored":
    case "taken":
      return phrases.say("console.decision.stored.title");
    case "halted":
      return phrases.say("console.decision.halted.title");
    case "withdrawn":
      return phrases.say("console.decision.withdrawn.title");
    case "refused":
    case "void":
      return phrases.say("console.decision.nothing.title");
  }
}

function lead(phrases: Phrases, state: Exclude<DecisionState, { kind: "lost" }>): Markup {
  const said = (text: string) => markup`<p class="page-lead">${text}</p>`;
  switch (state.kind) {
    case "done":
    case "partly":
    case "under_way":
    case "taken":
    case "halted":
    case "void":
    case "withdrawn":
      return said(phrases.say(`console.decision.${state.kind}`));
    case "stored":
      return markup`${said(phrases.say("console.decision.stored"))}${storedTimes(phrases, state)}`;
    case "refused":
      return said(phrases.say(`console.decision.refused.${state.code ?? "other"}`));
  }
}

/** Returns the lines of the answer, which are for administrators, where the page has no sentence of its own. */
function detail(state: Exclude<DecisionState, { kind: "lost" }>): Markup | null {
  const isOther = (state.kind === "refused" && state.code === null) || state.kind === "halted";
  const lines = isOther ? (state.asked.result?.lines ?? []) : [];
  return lines.length === 0 ? null : markup`<p lang="en"><small>${lines.join(" ")}</small></p>`;
}
