import type { RunRecord } from "../../../model/run-record.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { sentence, timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import { decisionLine } from "../../../pipeline/report/page/page-decisions.ts";
import { holdExamples } from "../../../pipeline/report/page/page-examples.ts";
import { describeHalt, describeHold } from "../../../pipeline/report/words/hold-sentences.ts";
import type { StoredRequest } from "../../../ledger/requests/request-queue.ts";
import { askedInWords, takeBackForm } from "../../asking/stored-words.ts";
import { errorSummary, waitingNotice, type FormError } from "../../look/form-parts.ts";
import { LONGEST_NOTE } from "../../asking/ask.ts";
import type { SignedIn } from "../../person.ts";
import type { PageContent } from "../../route.ts";
import type { Choice } from "./choice.ts";
import { GREETING_DAYS, heldPeopleParts, pageButtons, type HeldPage } from "./held-list.ts";
import { ownPartInWords, type OwnPart, type RunToDecide } from "./run-to-decide.ts";

export type DecisionKind = "approve" | "discard";

/** What the page needs beside the run. */
export interface DecideForm {
  readonly kind: DecisionKind;
  readonly held: HeldPage;
  readonly choice: Choice;
  readonly note: string;
  readonly errors: readonly FormError[];
  /** The decision about this run that waits to be carried out; null: none waits. */
  readonly asked: StoredRequest | null;
  /** A decision was not stored because of the one that waits. */
  readonly isNotStored: boolean;
  readonly person: SignedIn | null;
  /** What keeps this person from approving by the rule of four eyes; null: nothing. */
  readonly ownPart: OwnPart | null;
}

/** Returns the page that says what a decision will do, and asks for it. */
export function decidePage(
  phrases: Phrases,
  { run, why, record }: Extract<RunToDecide, { kind: "waits" }>,
  form: DecideForm,
): PageContent {
  const { kind, held, choice, note, errors, asked, ownPart } = form;
  const title = phrases.say(`console.decide.${kind}.title`);
  const path = `/runs/${encodeURIComponent(run.run)}`;
  const mayTick = kind === "approve" && why === "held" && ownPart === null && asked === null;
  const decide = () =>
    ownPart === null
      ? decideParts(phrases, kind, note, errors, path)
      : markup`<p class="notice waiting">${ownPartInWords(phrases, ownPart)}</p>`;
  const body = markup`<p class="eyebrow">${phrases.say("page.list")} <b>${run.feed}</b> · <a href="${path}"><bdi>${run.file}</bdi></a> · ${timeElement(phrases, run.startedAt)}</p>
<h1>${title}</h1>
${errorSummary(phrases, errors)}${asked === null ? null : earlierDecision(phrases, asked, form)}
<section aria-labelledby="will-h"><h2 id="will-h">${phrases.say("console.decide.will")}</h2>${consequences(phrases, kind, why, record, held)}</section>
<section aria-labelledby="why-h"><h2 id="why-h">${phrases.say("console.decide.why")}</h2>${reasons(phrases, why, record)}</section>
<form method="post" action="${path}/${kind}">
${heldPeopleParts(phrases, held, mayTick ? choice : null)}${pageButtons(phrases, held)}
${asked === null ? decide() : null}</form>
`;
  return { title, body, place: "/runs" };
}

function decideParts(
  phrases: Phrases,
  kind: DecisionKind,
  note: string,
  errors: readonly FormError[],
  back: string,
): Markup {
  const error = errors.find(({ field }) => field === "note")?.message ?? null;
  return markup`<section aria-labelledby="decide-h"><h2 id="decide-h">${phrases.say("console.decide.decide")}</h2>
<div class="field"><label for="note">${phrases.say("console.decide.note")}</label><span class="help" id="note-help">${phrases.say("console.decide.note_help")}</span>
${error === null ? null : markup`<span class="error" id="note-error">${error}</span>`}
<textarea id="note" name="note" rows="2" maxlength="${LONGEST_NOTE}" aria-describedby="note-help${error === null ? "" : " note-error"}"${error === null ? null : markup` aria-invalid="true"`}>${note}</textarea></div>
<p class="actions"><button class="${kind === "approve" ? "main" : "danger"}">${phrases.say(`console.decide.${kind}.button`)}</button> <a class="button" href="${back}">${phrases.say("console.decide.back")}</a></p></section>
`;
}

function consequences(
  phrases: Phrases,
  kind: DecisionKind,
  why: "held" | "stopped",
  record: RunRecord,
  { counts, greetings }: HeldPage,
): Markup {
  const part = (text: string) => markup`<li>${text}</li>`;
  if (why === "stopped") return markup`<ul>${part(phrases.say(`console.decide.${kind}.stopped`))}</ul>`;
  const kinds = (["delete", "update", "create"] as const).filter((each) => counts[each] > 0);
  const lines = kinds.map((each) => phrases.say(`console.decide.${kind}.${each}`, { count: counts[each] }));
  const isWhole = record.holds.some(({ scope }) => scope === "run");
  const greeted = kinds.filter((each) => kind === "approve" && greetings[each] > 0);
  const also = [
    ...greeted.map((each) =>
      phrases.say(`console.decide.greet.${each}`, { count: greetings[each], days: GREETING_DAYS }),
    ),
    ...(counts.deferred > 0 ? [phrases.say(`console.decide.${kind}.deferred`, { count: counts.deferred })] : []),
    ...(lines.length === 0 ? [phrases.say(`console.decide.${kind}.nothing`)] : []),
    ...(isWhole ? [phrases.say(`console.decide.${kind}.${record.undo === undefined ? "whole" : "undo"}`)] : []),
    phrases.say(`console.decide.${kind}.checked`),
  ];
  return markup`<ul>${[...lines, ...also].map(part)}</ul>`;
}

function reasons(phrases: Phrases, why: "held" | "stopped", record: RunRecord): Markup {
  if (why === "stopped" || record.holds.length === 0) {
    const { happened } = describeHalt(phrases, record.haltCode);
    return markup`<p>${sentence(happened)}</p>`;
  }
  return markup`${record.holds.map((hold) => {
    const { title, message, pattern, look } = describeHold(phrases, hold, record.run, record.rows.held);
    return markup`<article class="hold"><h3>${title}</h3><p>${message}${pattern === null ? "" : ` ${pattern}`}</p>${holdExamples(phrases, hold)}<p class="hint">${sentence(look)}</p></article>
`;
  })}`;
}

/** Returns the notice on the decision that waits. The person who decided takes it back here. */
function earlierDecision(
  phrases: Phrases,
  asked: StoredRequest,
  { person, isNotStored }: Pick<DecideForm, "person" | "isNotStored">,
): Markup {
  const kind = asked.command === "discard" ? "discard" : "approve";
  const said = askedInWords(phrases, { kind, asked, isVoid: false });
  const takeBack = asked.takenAt === null ? takeBackForm(phrases, asked, person, null) : null;
  return markup`${isNotStored ? waitingNotice(phrases.say("console.decision.not_stored")) : null}<div class="notice waiting"><p>${said}</p>${takeBack}</div>`;
}

/** Returns the page of a run about which there is nothing to decide, and says why. */
export function nothingToDecidePage(
  phrases: Phrases,
  kind: DecisionKind,
  found: Exclude<RunToDecide, { kind: "waits" | "unknown" }>,
): PageContent {
  const title = phrases.say(`console.decide.${kind}.title`);
  const path = `/runs/${encodeURIComponent(found.run.run)}`;
  const toNewer = found.kind === "outdated" ? `/runs/${encodeURIComponent(found.newer.run)}` : path;
  const body = markup`<h1>${title}</h1>
<div class="notice waiting">${whyNothing(phrases, found)}<p>${phrases.say("console.decide.nothing_done")}</p></div>
<p class="actions"><a class="button" href="${toNewer}">${phrases.say("console.decide.to_list")}</a></p>
`;
  return { title, body, place: "/runs" };
}

function whyNothing(phrases: Phrases, found: Exclude<RunToDecide, { kind: "waits" | "unknown" }>): Markup {
  if (found.kind === "superseded") return markup`<p>${phrases.say("console.decide.superseded")}</p>`;
  if (found.kind === "outdated") return markup`<p>${phrases.say("console.decide.outdated")}</p>`;
  if (found.by === null) return markup`<p>${phrases.say("console.decide.nothing_waits")}</p>`;
  return markup`<p>${phrases.say("console.decide.decided")}</p><p>${decisionLine(phrases, found.by)}</p>`;
}
