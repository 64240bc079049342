import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { section, sentence } from "../../../pipeline/report/page/look/page-words.ts";
import { verdictOf, type Needs } from "../../../pipeline/report/page/verdict.ts";
import type { TrialOutcome, Upload } from "../../../run/decisions/uploads/upload-folder.ts";

/** Returns how the trial of a list ended, with the link to its report; null: there was none. */
export function trialPart(phrases: Phrases, { id }: Upload, outcome: TrialOutcome | null): Markup | null {
  if (outcome === null) return null;
  const title = phrases.say("console.check.trial");
  if (outcome.kind === "no_report") return section("trial", title, phrases.say("console.check.trial.none"));
  const { headline, lead, steps } = verdictOf(phrases, outcome.record, outcome.digest as Needs, "trial");
  return section(
    "trial",
    title,
    phrases.say("trial.notice"),
    markup`<p><b>${headline}</b> ${lead}</p>
<ul>${steps.map(({ text }) => markup`<li>${sentence(text)}</li>`)}</ul>
<p class="more"><a href="/checks/${id}/trial">${phrases.say("console.check.trial.report")}</a></p>`,
  );
}
