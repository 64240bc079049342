import type { Ledger } from "../../../ledger/ledger.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { describeHold } from "../../../pipeline/report/words/hold-sentences.ts";
import type { ConsoleContext, RefusedList } from "../../context.ts";
import { openRunRequests, type RunRequest } from "../../asking/run-requests.ts";
import { askedInWords } from "../../asking/stored-words.ts";
import { refusalText } from "../../look/refusal-words.ts";
import { mayAct, type SignedIn } from "../../person.ts";
import { expiredRequests, isOnlyKept } from "../people/person-requests.ts";
import { correctPath, runPath } from "../run/run-place.ts";
import type { FeedStatus } from "./feed-status.ts";

/** One thing that waits for a person, with the one button that leads there. */
interface Need {
  readonly tone: "waiting" | "attention" | "stopped";
  readonly title: string;
  readonly about: readonly (string | Markup)[];
  readonly href: string;
  readonly button: string;
}

/** Refused files that are shown; the others are in the same folder. */
const REFUSED_SHOWN = 5;

/** Returns what waits for a person: held lists, rows to correct, doubts, expired requests, and files that could not be used. */
export function needsYouPart(
  phrases: Phrases,
  ledger: Ledger,
  feeds: readonly FeedStatus[],
  context: Pick<ConsoleContext, "refusedLists" | "requests" | "now">,
  person: SignedIn | null,
): Markup {
  const asked = openRunRequests(ledger, context);
  const needs = [
    ...heldNeeds(phrases, ledger, asked),
    ...correctionNeeds(phrases, feeds, person),
    ...doubtNeeds(phrases, ledger.overview.countDoubts()),
    ...expiredNeeds(phrases, ledger, context),
    ...undoNeeds(phrases, asked),
    ...refusedNeeds(phrases, context.refusedLists()),
  ];
  return markup`<section id="needs-you" aria-labelledby="needs-you-h"><h2 id="needs-you-h">${phrases.say("console.home.needs_you")}</h2>
${needs.length === 0 ? markup`<p class="page-lead">${phrases.say("console.home.nothing")}</p>` : markup`<ul class="needs">${needs.map(needItem)}</ul>`}</section>
`;
}

function needItem({ tone, title, about, href, button }: Need): Markup {
  return markup`<li class="need ${tone}"><div><h3>${title}</h3><p>${about.map((part, at) => (at === 0 ? markup`${part}` : markup` · ${part}`))}</p></div><a class="main" href="${href}">${button}</a></li>
`;
}

function heldNeeds(phrases: Phrases, { runs }: Pick<Ledger, "runs">, asked: readonly RunRequest[]): readonly Need[] {
  return runs.held().map(({ run, feed, file, holds }) => ({
    tone: "waiting",
    title: phrases.say("console.home.held", { file }),
    about: [
      feed,
      ...holds.map((hold) => describeHold(phrases, hold, run).title),
      ...asked.filter((each) => each.run.run === run).map((each) => askedInWords(phrases, each)),
    ],
    href: runPath(run),
    button: phrases.say("console.home.look"),
  }));
}

function correctionNeeds(phrases: Phrases, feeds: readonly FeedStatus[], person: SignedIn | null): readonly Need[] {
  const button = phrases.say(mayAct(person, "editor") ? "console.run.correct" : "console.run.see_rows");
  return feeds
    .filter(({ toCorrect, notUsed }) => toCorrect + notUsed > 0)
    .map(({ name, toCorrect, notUsed }) => ({
      tone: "attention",
      title:
        toCorrect > 0
          ? phrases.say("console.home.to_correct", { count: toCorrect })
          : phrases.say("verdict.corrections_lost", { count: notUsed }),
      about: [name],
      href: correctPath(name),
      button,
    }));
}

function doubtNeeds(phrases: Phrases, count: number): readonly Need[] {
  if (count === 0) return [];
  const title = phrases.say("console.home.doubts", { count });
  const about = [phrases.say("console.run.doubt_step", { count })];
  return [{ tone: "attention", title, about, href: "/doubts", button: phrases.say("console.run.look_up") }];
}

/** Returns the requests about people that waited for too long. */
function expiredNeeds(
  phrases: Phrases,
  ledger: Ledger,
  context: Pick<ConsoleContext, "requests" | "now">,
): readonly Need[] {
  return expiredRequests(ledger, context).map(({ request, shown }) => {
    const name = shown.name === "" ? phrases.say("console.people.nameless") : shown.name;
    const what = isOnlyKept(request, shown.person) ? "erase_gone" : request.kind;
    return {
      tone: "attention",
      title: phrases.say(`console.home.not_done.${what}`, { name }),
      about: [phrases.say("console.decision.void")],
      href: `/people/${shown.id}`,
      button: phrases.say("console.home.open_person"),
    };
  });
}

/** Returns the lists that a person takes back: the decision waits, or it waited for too long. */
function undoNeeds(phrases: Phrases, asked: readonly RunRequest[]): readonly Need[] {
  return asked
    .filter(({ kind }) => kind === "undo")
    .map((each) => ({
      tone: each.isVoid ? "attention" : "waiting",
      title: phrases.say(each.isVoid ? "console.undo.title" : "guard.undo.title"),
      about: [each.run.feed, each.run.file, askedInWords(phrases, each)],
      href: runPath(each.run.run),
      button: phrases.say("console.home.look"),
    }));
}

function refusedNeeds(phrases: Phrases, refused: readonly RefusedList[]): readonly Need[] {
  return refused.slice(-REFUSED_SHOWN).map((each) => ({
    tone: "stopped",
    title: phrases.say("console.home.refused", { file: each.name }),
    about: [refusalText(phrases, each)],
    href: "/#choose",
    button: phrases.say("console.home.choose_again"),
  }));
}
