import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import { nextRunInWords } from "../../asking/next-run-words.ts";
import type { ConsoleContext } from "../../context.ts";
import type { SignedIn } from "../../person.ts";
import type { PageContent } from "../../route.ts";
import type { UploadParts } from "../check/upload-form.ts";
import { correctPath, runPath } from "../run/run-place.ts";
import { feedStatus, verdictInWords, type FeedStatus } from "./feed-status.ts";
import { givenLists } from "./given-lists.ts";
import { needsYouPart } from "./needs-you.ts";

/**
 * Returns the first page: what needs a person, a card for each list, and the form to choose a list.
 *
 * @param upload the form, and what is said about it
 */
export function homePage(
  phrases: Phrases,
  context: ConsoleContext,
  person: SignedIn | null,
  upload: UploadParts,
): PageContent {
  const { settings, withLedger, now } = context;
  const title = phrases.say("console.nav.lists");
  const [needs, feeds] = withLedger((ledger) => {
    const found = settings.feeds.map((feed) => feedStatus(ledger, feed));
    return [needsYouPart(phrases, ledger, found, context, person), found];
  });
  const nextRun = nextRunInWords(phrases, context);
  const atWork =
    nextRun === null
      ? markup`${phrases.say("console.home.at_work")}`
      : markup`${phrases.say("console.home.not_at_work")} ${nextRun}`;
  const isNew = feeds.every(({ latest }) => latest === null);
  const lead = isNew
    ? markup`<p class="page-lead">${phrases.say("console.home.welcome")}${upload.form === null ? "" : ` ${phrases.say("console.home.welcome_how")}`}</p>`
    : null;
  return {
    title,
    body: markup`${upload.message}<h1>${title}</h1>${lead}<p class="at-work">${atWork}</p>
${isNew ? null : needs}${givenLists(phrases, context)}<section id="feeds" aria-labelledby="feeds-h"><h2 id="feeds-h">${phrases.say("console.home.your_lists")}</h2>
<ul class="cards">${feeds.map((feed) => feedCard(phrases, feed, now()))}</ul></section>
${upload.form}`,
  };
}

function feedCard(phrases: Phrases, feed: FeedStatus, now: number): Markup {
  const { name, latest, lastListAt, nextListAt, linked } = feed;
  const isOverdue = nextListAt !== null && Date.parse(nextListAt) < now;
  const overdue = isOverdue ? markup` <strong>${phrases.say("console.home.overdue")}</strong>` : null;
  const facts: readonly (readonly [string, Markup | string])[] = [
    ...(lastListAt === null
      ? []
      : [[phrases.say("console.home.last_list"), timeElement(phrases, lastListAt)] as const]),
    ...(nextListAt === null
      ? []
      : [[phrases.say("console.home.next_list"), markup`${timeElement(phrases, nextListAt)}${overdue}`] as const]),
    [phrases.say("console.home.in_service"), phrases.number(linked)],
  ];
  const links: readonly (readonly [string, string])[] = [
    ...(latest === null ? [] : [[runPath(latest.run), phrases.say("console.home.open")] as const]),
    ...(feed.hasCorrections ? [[correctPath(name), phrases.say("console.home.corrections")] as const] : []),
  ];
  return markup`<li class="card"><h3><bdi>${name}</bdi></h3>
<p class="verdict-line ${toneOf(feed)}">${verdictInWords(phrases, feed)}</p>
${latest === null ? null : figures(phrases, { ...latest, toCorrect: feed.toCorrect })}<dl class="facts">${facts.map(([term, value]) => markup`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
${links.map(([to, text]) => markup`<p class="card-link"><a href="${to}">${text}</a></p>`)}</li>
`;
}

/** Returns what the latest list did, and the rows that wait for a correction now. Figures that are 0 are left out. */
function figures(
  phrases: Phrases,
  latest: Pick<NonNullable<FeedStatus["latest"]>, "created" | "updated" | "deleted" | "toCorrect">,
): Markup | null {
  const shown = (
    [
      ["created", phrases.say("people.created")],
      ["updated", phrases.say("people.updated")],
      ["deleted", phrases.say("people.deleted")],
      ["toCorrect", phrases.say("console.history.to_correct")],
    ] as const
  ).filter(([name]) => latest[name] > 0);
  if (shown.length === 0) return null;
  return markup`<ul class="figures-line">${shown.map(([name, text]) => markup`<li><b>${phrases.number(latest[name])}</b> ${text}</li>`)}</ul>
`;
}

function toneOf({ latest, toCorrect, notUsed, isDiscarded }: FeedStatus): string {
  switch (latest?.status) {
    case undefined:
    case "superseded":
      return "quiet";
    case null:
    case "held":
      return "waiting";
    case "halted":
    case "failed":
      return "stopped";
    case "completed":
      return toCorrect + notUsed > 0 || isDiscarded ? "attention" : "good";
  }
}
