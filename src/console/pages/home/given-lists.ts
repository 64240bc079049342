import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import type { ConsoleContext } from "../../context.ts";
import type { FoundUpload } from "../../uploads/uploads.ts";
import { runOfUpload } from "../check/run-of-upload.ts";

type Context = Pick<ConsoleContext, "uploads" | "withLedger" | "applyingProcess">;

/** Returns the lists that people gave to the console and that have no report yet; null: there are none. */
export function givenLists(phrases: Phrases, context: Context): Markup | null {
  const isAtWork = context.applyingProcess() !== null;
  const given = context.uploads
    .all()
    .filter(({ upload, state }) => state.kind !== "taken" || runOfUpload(context, upload, state.at) === null);
  if (given.length === 0) return null;
  return markup`<section id="given" aria-labelledby="given-h"><h2 id="given-h">${phrases.say("console.home.given")}</h2>
<ul class="needs">${given.map((each) => item(phrases, each, isAtWork))}</ul></section>
`;
}

function item(phrases: Phrases, { upload, state }: FoundUpload, isAtWork: boolean): Markup {
  const { id, name, by, at } = upload;
  return markup`<li class="need quiet"><div><h3><bdi>${name}</bdi></h3><p>${stateInWords(phrases, state, isAtWork)}</p>
<p class="help">${phrases.say("console.check.given_by", { name: by })} · ${timeElement(phrases, at)}</p></div><a class="button" href="/checks/${id}">${phrases.say("console.home.look")}<span class="unseen"> ${name}</span></a></li>
`;
}

function stateInWords(phrases: Phrases, state: FoundUpload["state"], isAtWork: boolean): string {
  switch (state.kind) {
    case "waiting":
    case "checking":
      return phrases.say("console.home.given.checking");
    case "checked":
      return phrases.say("console.home.given.checked");
    case "refused":
      return phrases.say("console.check.refused");
    case "failed":
      return phrases.say("console.check.failed");
    case "taken":
      return phrases.say(isAtWork ? "console.home.given.next" : "console.home.given.next_run");
  }
}
