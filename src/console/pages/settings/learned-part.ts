/** The settings that lists have learned from answers, each with a button that takes it back. */
import type { LearnedSetting } from "../../../ledger/corrections/learned-settings.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { decisionState } from "../../asking/decision-state.ts";
import type { ConsoleContext } from "../../context.ts";
import { mayAct, type SignedIn } from "../../person.ts";

export interface Learned {
  readonly settings: readonly LearnedSetting[];
  readonly feeds: readonly FeedSettings[];
  readonly person: SignedIn | null;
  /** What became of the last request to take a setting back; null: there was none. */
  readonly notice: Markup | null;
}

/** Returns the section about learned settings; nothing if no list has learned any. */
export function learnedPart(phrases: Phrases, { settings, feeds, person, notice }: Learned): Markup {
  if (settings.length === 0) return markup`${notice}`;
  const items = settings.map((setting) => {
    const { feed, value, by, at } = setting;
    const isUnused = (feeds.find(({ name }) => name === feed)?.dateOrder ?? null) !== null;
    const unused = isUnused ? markup` <span>${phrases.say("console.settings.learned_unused")}</span>` : null;
    const button = mayAct(person, "editor")
      ? markup`<form method="post" action="/settings"><input type="hidden" name="unlearn" value="${feed}"><button>${phrases.say("console.settings.unlearn")}</button></form>`
      : null;
    return markup`<li class="card"><p><b><bdi>${feed}</bdi></b>${phrases.colon}${phrases.say("console.settings.learned_order", { order: value })} ${phrases.say("console.settings.learned_by", { by, day: phrases.day(at.slice(0, 10)) })}${unused}</p>${button}</li>`;
  });
  return markup`<section><h2>${phrases.say("console.settings.learned")}</h2>${notice}<p>${phrases.say("console.settings.unlearn_help")}</p><ul class="cards">${items}</ul></section>`;
}

/** Returns what became of a request to take a setting back. @param id the request's id */
export function unlearnNotice(phrases: Phrases, id: string, context: ConsoleContext): Markup {
  const { kind } = decisionState(id, context);
  const isWaiting = kind === "stored" || kind === "taken" || kind === "under_way";
  const said =
    kind === "done"
      ? phrases.say("console.settings.unlearned")
      : isWaiting
        ? phrases.say(kind === "stored" ? "console.decision.stored" : "console.decision.taken")
        : phrases.say("console.settings.not_unlearned");
  return markup`<div class="notice${kind === "done" ? "" : " waiting"}" role="status"><p>${said}</p></div>`;
}
