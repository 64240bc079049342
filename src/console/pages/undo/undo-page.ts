import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import type { OperationKind } from "../../../model/operation.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import { LONGEST_NOTE } from "../../asking/ask.ts";
import { errorSummary, type FormError } from "../../look/form-parts.ts";
import { mayAct, type SignedIn } from "../../person.ts";
import type { PageContent } from "../../route.ts";

/** Number of people that a run created, updated and deleted. */
type Done = Readonly<Record<"created" | "updated" | "deleted", number>>;

/**
 * Returns what a run did that can be taken back; null: nothing, or a way back waits already. A call without an answer may have
 * arrived, so it counts, too. An undone run may have something left: a person in doubt who was found since, or a step that the
 * service refused.
 */
export function undoable(run: StoredRun, { operations, undos }: Pick<Ledger, "operations" | "undos">): Done | null {
  if (undos.openOf(run.feed) !== null) return null;
  const states = operations.countStates(run.run).filter(({ state }) => state === "done");
  const left = undos.isUndone(run.run) ? undos.countLeft(run) : null;
  const count = (of: OperationKind) =>
    left === null ? states.reduce((sum, { kind, n }) => (kind === of ? sum + n : sum), 0) : left[of];
  const updated = count("update") + undos.countUnanswered(run.run);
  const done = { created: count("create"), updated, deleted: count("delete") };
  return done.created + done.updated + done.deleted === 0 ? null : done;
}

/** Returns the link to the page that asks whether to take a run back; nothing for a run that can't be taken back. */
export function undoLink(
  phrases: Phrases,
  run: StoredRun,
  ledger: Pick<Ledger, "operations" | "undos">,
  person: SignedIn | null,
): Markup | null {
  if (!mayAct(person, "approver") || undoable(run, ledger) === null) return null;
  return markup`<p class="actions"><a class="button" href="/runs/${encodeURIComponent(run.run)}/undo">${phrases.say("console.undo.button")}</a></p>
`;
}

/** Returns the page that says what the way back of a run would be, and asks for it. @param done null: there is nothing, or another list's way back is asked for */
export function undoPage(
  phrases: Phrases,
  run: StoredRun,
  done: Done | null,
  filled: { readonly note: string; readonly errors: readonly FormError[]; readonly isOtherAsked: boolean },
  { undos }: Pick<Ledger, "undos">,
): PageContent {
  const title = phrases.say("console.undo.title");
  const path = `/runs/${encodeURIComponent(run.run)}`;
  const body = markup`<p class="eyebrow">${phrases.say("page.list")} <b>${run.feed}</b> · <a href="${path}"><bdi>${run.file}</bdi></a> · ${timeElement(phrases, run.startedAt)}</p>
<h1>${title}</h1>
${errorSummary(phrases, filled.errors)}${done === null ? nothing(phrases, path, filled.isOtherAsked ? "console.undo.other_waits" : whyNothing(run, undos)) : form(phrases, done, path, filled)}`;
  return { title, body, place: "/runs" };
}

type WhyNothing = "undo.waits" | "undo.taken_back" | "console.undo.other_waits" | "console.undo.nothing";

/** Returns the name of the sentence that says why there is nothing to take back. */
function whyNothing({ run, feed, undoneBy }: StoredRun, undos: Ledger["undos"]): WhyNothing {
  const open = undos.openOf(feed);
  if (open !== null) return open.undo.run === run ? "undo.waits" : "console.undo.other_waits";
  return (undoneBy ?? null) === null ? "console.undo.nothing" : "undo.taken_back";
}

function nothing(phrases: Phrases, path: string, why: WhyNothing): Markup {
  return markup`<p class="notice waiting">${phrases.say(why)}</p>
<p class="actions"><a class="button" href="${path}">${phrases.say("console.decide.to_list")}</a></p>
`;
}

function form(
  phrases: Phrases,
  done: Done,
  path: string,
  { note, errors }: { readonly note: string; readonly errors: readonly FormError[] },
): Markup {
  const kinds = (["created", "updated", "deleted"] as const).filter((kind) => done[kind] > 0);
  const lines = [
    ...kinds.map((kind) => phrases.say(`console.undo.${kind}`, { count: done[kind] })),
    phrases.say("console.undo.left"),
    phrases.say("console.undo.then"),
  ];
  const error = errors.find(({ field }) => field === "note")?.message ?? null;
  return markup`<section aria-labelledby="will-h"><h2 id="will-h">${phrases.say("console.decide.will")}</h2><ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul></section>
<form method="post" action="${path}/undo"><div class="field"><label for="note">${phrases.say("console.decide.note")}</label><span class="help" id="note-help">${phrases.say("console.decide.note_help")}</span>
${error === null ? null : markup`<span class="error" id="note-error">${error}</span>`}
<textarea id="note" name="note" rows="2" maxlength="${LONGEST_NOTE}" aria-describedby="note-help${error === null ? "" : " note-error"}"${error === null ? null : markup` aria-invalid="true"`}>${note}</textarea></div>
<p class="actions"><button class="main">${phrases.say("console.undo.plan")}</button> <a class="button" href="${path}">${phrases.say("console.decide.back")}</a></p></form>
`;
}
