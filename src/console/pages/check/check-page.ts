/** The page of one upload, in each of its states. */
import { withCheckFile } from "../../../ledger/checks/check-file.ts";
import { ledgerState } from "../../../ledger/checks/ledger-state.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import type { Digest } from "../../../pipeline/report/page/report-digest.ts";
import type { CheckOutcome, Upload } from "../../../run/decisions/uploads/upload-folder.ts";
import type { ConsoleContext, RefusedList } from "../../context.ts";
import { pageNumber } from "../../look/form-parts.ts";
import { refusalParts, type RefusalToShow } from "../../look/refusal-words.ts";
import { mayAct, type SignedIn } from "../../person.ts";
import type { PageContent } from "../../route.ts";
import type { CheckActivity } from "../../uploads/check-queue.ts";
import { checkedList } from "./checked-lists.ts";
import { resultList, resultOverview } from "./result-page.ts";
import { trialPart } from "./trial-part.ts";
import { feedField } from "./upload-form.ts";
import { sameFileNotice } from "./same-file.ts";
import { shownState } from "./shown-state.ts";

/** A page without scripts asks again after this many seconds. */
const REFRESH_SECONDS = 2;

/** Returns the sentence on a check that waits or runs. */
export function activityInWords(phrases: Phrases, activity: CheckActivity): string {
  if (activity.kind === "waiting") return phrases.say("console.check.waiting", { before: activity.before });
  if (activity.stage === "reading" && activity.rows === 0) return phrases.say("console.check.opening");
  if (activity.stage === "planning") return phrases.say("console.check.planning");
  return phrases.say("console.check.reading", { rows: activity.rows });
}

export function activityPage(phrases: Phrases, upload: Upload, activity: CheckActivity, person: SignedIn): PageContent {
  return pageOf(
    phrases,
    upload,
    markup`<p class="page-lead" role="status" data-events="/checks/${upload.id}/events">${activityInWords(phrases, activity)}</p>
<p>${phrases.say("console.check.reload")}</p>
${buttonsOf(phrases, upload, person, ["cancel"], "")}`,
    REFRESH_SECONDS,
  );
}

/**
 * Returns the page of a list that was taken over and has no run yet.
 *
 * @param nextRun when the next run should begin; null: a program is at work, and reads lists
 * @param refused why the program could not use the list; null: it has not read the list yet, or could use it
 */
export function takenPage(
  phrases: Phrases,
  upload: Upload,
  {
    by,
    nextRun,
    refused,
  }: { readonly by: string; readonly nextRun: Markup | null; readonly refused: RefusedList | null },
): PageContent {
  const taken = markup`<p class="page-lead">${phrases.say("console.check.taken", { name: by })}</p>`;
  if (refused !== null) return pageOf(phrases, upload, markup`${taken}${refusal(phrases, refused)}`, REFRESH_SECONDS);
  const isAtWork = nextRun === null;
  const next = phrases.say(isAtWork ? "console.check.taken_waits" : "console.check.taken_next_run");
  const live = markup` data-events="/checks/${upload.id}/events"`;
  return pageOf(
    phrases,
    upload,
    markup`${taken}
<p role="status"${isAtWork ? live : null}>${next} ${nextRun}</p>`,
    isAtWork ? REFRESH_SECONDS : undefined,
  );
}

/** Returns the page of a list that can't be used, or whose check came to no result. */
export function noResultPage(
  phrases: Phrases,
  upload: Upload,
  outcome: Exclude<CheckOutcome, { kind: "checked" }>,
  context: Pick<ConsoleContext, "settings">,
  person: SignedIn,
): PageContent {
  if (outcome.kind === "failed")
    return pageOf(
      phrases,
      upload,
      markup`<p class="page-lead">${phrases.say("console.check.failed")}</p><p>${phrases.say(`console.check.failed.${outcome.why}`)}</p>
${buttonsOf(phrases, upload, person, ["again", "cancel"], "")}`,
    );
  const { code, message, hint } = outcome;
  const hasNoFeed = code === "no_feed" || code === "several_feeds";
  const choice =
    hasNoFeed && mayAct(person, "editor") ? feedField(phrases, context.settings.feeds, upload.feed ?? "") : null;
  return pageOf(
    phrases,
    upload,
    markup`${refusal(phrases, { code, message, hint })}
${buttonsOf(phrases, upload, person, hasNoFeed ? ["again", "cancel"] : ["cancel"], "", choice)}`,
  );
}

function refusal(phrases: Phrases, refused: RefusalToShow): Markup {
  return markup`<p class="page-lead">${phrases.say("console.check.refused")}</p>${refusalParts(phrases, refused)}`;
}

/** Returns the page of a finished check. */
export function resultPage(
  phrases: Phrases,
  upload: Upload,
  resultFile: string,
  query: URLSearchParams,
  context: Pick<ConsoleContext, "withLedger" | "uploads">,
  person: SignedIn,
): PageContent {
  const sameFile = sameFileNotice(phrases, upload, context);
  const state = context.withLedger(ledgerState);
  return withCheckFile<Digest, PageContent>(resultFile, (checked) => {
    const isOutdated = checked.facts.ledgerState !== state;
    const buttons = buttonsOf(
      phrases,
      upload,
      person,
      isOutdated ? ["take", "again", "try", "cancel"] : ["take", "try", "cancel"],
      shownState(checked.facts.record, state),
    );
    const trial = trialPart(phrases, upload, context.uploads.trial(upload.id)?.outcome ?? null);
    const view = { upload, checked, isOutdated, sameFile, buttons, trial };
    const list = checkedList(query.get("show"));
    const body = list === null ? resultOverview(phrases, view) : resultList(phrases, view, list, pageNumber(query));
    return pageOf(phrases, { ...upload, feed: checked.facts.record.feed }, body);
  });
}

function pageOf(phrases: Phrases, upload: Upload, body: Markup, refreshSeconds?: number): PageContent {
  const title = phrases.say("console.check.title");
  const { feed, name, by, at } = upload;
  const list = feed === null ? null : markup`${phrases.say("page.list")} <b>${feed}</b> · `;
  return {
    title,
    place: "/",
    ...(refreshSeconds === undefined ? {} : { refreshSeconds }),
    body: markup`<p class="eyebrow">${list}<bdi>${name}</bdi> · ${phrases.say("console.check.given_by", { name: by })} · ${timeElement(phrases, at)}</p>
<h1>${title}</h1>
${body}`,
  };
}

type Action = "take" | "again" | "try" | "cancel";

/**
 * Returns the form with the buttons; null: the person may not decide about lists.
 *
 * @param state what the page shows. Taking over asks again when the page would show something else by then.
 */
function buttonsOf(
  phrases: Phrases,
  upload: Upload,
  person: SignedIn,
  actions: readonly Action[],
  state: string,
  fields: Markup | null = null,
): Markup | null {
  if (!mayAct(person, "editor")) return null;
  return markup`<form method="post" action="/checks/${upload.id}"><input type="hidden" name="state" value="${state}">${fields}
<p class="actions">${actions.map((action) => markup`<button${action === actions[0] && action !== "cancel" ? markup` class="main"` : null} name="do" value="${action}">${phrases.say(`console.check.${action}`)}</button>`)}</p></form>
`;
}
