/** The parts of a run's page that report.html and the console share: the verdict, the picture of the rows, and the foot. */
import type { RunRecord } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";
import { runInWords } from "../words/run-in-words.ts";
import { markup, trusted, type Markup } from "./look/markup.ts";
import { outcomeBar, outcomeLegend } from "./look/outcome-bar.ts";
import { durationInWords, sentence, timeElement } from "./look/page-words.ts";
import type { PagePlace } from "./page-place.ts";
import type { Step, Verdict } from "./verdict.ts";

const SIGNS: Readonly<Record<Verdict["tone"], Markup>> = {
  good: trusted('<path d="M14 25l8 8 13-17"/>'),
  attention: trusted('<path d="M24 12v16M24 34.5v1"/>'),
  waiting: trusted('<path d="M18.500 15v18M29.500 15v18"/>'),
  stopped: trusted('<path d="M16 16l16 16M32 16L16 32"/>'),
};

/** Returns which list it is, and the verdict: a sign, the headline, and one sentence with the figures. */
export function verdictPart(
  phrases: Phrases,
  record: RunRecord,
  { tone, headline, lead }: Omit<Verdict, "steps">,
): Markup {
  // The eyebrow of an undo says that it is a way back.
  const name = record.kind === "undo" ? record.file : runInWords(phrases, record);
  const duration = durationInWords(phrases, record.startedAt, record.finishedAt);
  return markup`<p class="eyebrow">${phrases.say(record.undo === undefined ? "page.list" : "undo.eyebrow")} <b>${record.feed}</b> · <bdi>${name}</bdi> · ${timeElement(phrases, record.startedAt)}${duration === "" ? "" : ` · ${phrases.say("page.took", { duration })}`}</p>
<div class="verdict">${verdictSign(tone)}
<div><h1>${withNumbers(titled(phrases, record, headline))}</h1><p class="lead">${lead}</p></div></div>
`;
}

/** Returns a headline that says whether the run was a trial. */
export function titled(phrases: Phrases, { isTrial }: Pick<RunRecord, "isTrial">, headline: string): string {
  return isTrial === true ? `${phrases.say("trial.title")} ${headline}` : headline;
}

/** Returns that the run was a trial; nothing if it was none. */
export function trialPart(phrases: Phrases, { isTrial }: Pick<RunRecord, "isTrial">): Markup {
  return isTrial === true
    ? markup`<p class="trial">${phrases.say("trial.notice")}</p>
`
    : markup``;
}

/** Returns the round sign beside a verdict. Its colour comes from a class of the tone's name around it. */
export function verdictSign(tone: Verdict["tone"]): Markup {
  return markup`<svg class="sign" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true"><circle cx="24" cy="24" r="23"/>${SIGNS[tone]}</svg>`;
}

/**
 * Returns what to do now, with the one button of the next step.
 *
 * @param open the button; null: there is none
 */
export function stepsPart(
  phrases: Phrases,
  steps: readonly Step[],
  open: { readonly href: string; readonly label: string } | null,
): Markup {
  return markup`<section class="todo" aria-labelledby="todo-h"><h2 id="todo-h">${phrases.say("todo.title")}</h2>
${steps.length === 0 ? markup`<p>${phrases.say("todo.nothing")}</p>` : markup`<ol>${steps.map(({ text }) => markup`<li>${sentence(text)}</li>`)}</ol>`}
${open === null ? null : markup`<p class="open"><a href="${open.href}">${open.label}</a></p>`}</section>
`;
}

/** Returns what became of the rows as a bar with a legend, and what became of people who are not on the list. */
export function picturePart(phrases: Phrases, { rows, deletes, kind }: RunRecord): Markup {
  // An undo has no rows of its own: its section says what becomes of the people. A removal has none at all.
  if (kind === "undo" || kind === "removal") return markup``;
  const noLongerListed = [
    deletes.deleted > 0 ? phrases.say("departed.deleted", { count: deletes.deleted }) : "",
    deletes.held > 0 ? phrases.say("departed.held", { count: deletes.held }) : "",
    deletes.rejected > 0 ? phrases.say("departed.refused", { count: deletes.rejected }) : "",
  ].filter((part) => part !== "");
  return markup`<section aria-labelledby="picture-h" class="picture"><h2 id="picture-h">${phrases.say("outcome.title", { count: rows.read })}</h2>
${outcomeBar(phrases, rows, 34)}
${outcomeLegend(phrases, rows)}
${noLongerListed.length === 0 ? null : markup`<p class="departed">${phrases.say("departed.title")} <b>${phrases.plain(noLongerListed)}</b>.</p>`}</section>
`;
}

/**
 * Returns the files of the report, the calls, and what names the run.
 *
 * @param files names of the files of the report
 */
export function footPart(
  phrases: Phrases,
  { run, sha256, mode, requests, undo }: RunRecord,
  files: readonly string[],
  place: PagePlace,
): Markup {
  const { create, update, delete: deletes, groups, throttled } = requests;
  const calls = phrases.say("page.calls", {
    calls: create + update + deletes + groups,
    groups,
    create,
    update,
    delete: deletes,
  });
  const title = phrases.say(place.kind === "console" ? "console.run.files" : "page.files");
  return markup`<footer>${files.length === 0 ? markup`<p>${phrases.say("console.run.no_files")}</p>` : markup`<p>${title} ${files.map((file, index) => markup`${index === 0 ? "" : ", "}<a href="${place.file(file)}">${file}</a>`)}</p>`}
<p>${undo === undefined ? `${phrases.say(`page.mode.${mode}`)}\n` : ""}${calls}${throttled === 0 ? "" : ` ${phrases.say("page.throttled", { count: throttled })}`}</p>
<p class="fine">${phrases.say("page.run", { run })}${undo === undefined ? markup`<br>${phrases.say("page.sha256", { sum: sha256 })}` : null}</p></footer>
`;
}

/** Returns a heading in which no line ends between a number and a short word after it. A long word needs a line of its own. */
function withNumbers(heading: string): string {
  return heading.replaceAll(/(\d) (?=\p{L}{1,8}(?!\p{L}))/gu, "$1\u00a0");
}
