/** The page of a finished check: what the list would do. */
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { section, sentence, timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import { holdExamples } from "../../../pipeline/report/page/page-examples.ts";
import { columnTable, howRead } from "../../../pipeline/report/page/page-reading.ts";
import { verdictSign } from "../../../pipeline/report/page/report-parts.ts";
import { ungreetedInWords } from "../../../pipeline/report/page/ungreeted.ts";
import { passedOverSteps } from "../../../pipeline/report/page/verdict.ts";
import { describeQuestion } from "../../../pipeline/report/words/column-questions.ts";
import { describeHold } from "../../../pipeline/report/words/hold-sentences.ts";
import { proposalsOf } from "../../../pipeline/report/words/proposals.ts";
import type { Upload } from "../../../run/decisions/uploads/upload-folder.ts";
import { pager } from "../../look/form-parts.ts";
import { listNamed, type Checked, type CheckedList } from "./checked-lists.ts";
import { checkVerdict } from "./check-verdict.ts";

/** Items of each list that the overview shows. */
const FIRST = 10;
const PER_PAGE = 50;

export interface ResultView {
  readonly upload: Upload;
  readonly checked: Checked;
  /** The buttons; null: the person may not decide about the list. */
  readonly buttons: Markup | null;
  /** Whether the ledger changed since the check. */
  readonly isOutdated: boolean;
  /** Where else a file with the same bytes is; null: nowhere. */
  readonly sameFile: Markup | null;
  /** How the list's trial ended; null: there was none. */
  readonly trial: Markup | null;
}

/** Returns the overview: verdict, figures, and the beginning of each list. */
export function resultOverview(phrases: Phrases, view: ResultView): Markup {
  const { checked, buttons } = view;
  const { record, digest } = checked.facts;
  const { tone, headline } = checkVerdict(phrases, checked);
  return markup`<div class="masthead checked ${tone}"><div class="verdict">${verdictSign(tone)}
<div><p class="headline">${headline}</p><p class="lead">${phrases.say("console.check.lead", { rows: record.rows.read })}</p></div></div></div>
${notices(phrases, view)}
${figures(phrases, checked)}
${buttons}
${view.trial}
${advice(phrases, checked)}
${holds(phrases, checked)}
${["rows", "created", "updated", "deleted"].map((name) => beginning(phrases, view, listNamed(name)) ?? markup``)}
${greetings(phrases, view)}
${section("columns", phrases.say("console.check.columns"), howRead(phrases, record), markup`<div class="block">${columnTable(phrases, record)}</div>`)}
${beginning(phrases, view, listNamed("warnings"))}
${digest.skipped.total === 0 ? null : beginning(phrases, view, listNamed("left-out"))}
`;
}

/** Returns the greetings that the list changes; if it changes none, the first of all. */
function greetings(phrases: Phrases, view: ResultView): Markup {
  const { checked, upload } = view;
  const title = phrases.say("console.check.greetings", { days: checked.facts.greetingDays });
  const all = checked.total("greeting");
  if (all === 0) return section("greetings", title, phrases.say("console.check.greetings_none"));
  if (checked.total("changed_greeting") === 0) {
    const lead = phrases.say("console.check.greetings_same");
    return section("greetings", title, lead, beginning(phrases, view, listNamed("greetings"), 3));
  }
  const link = markup`<p class="more"><a href="/checks/${upload.id}?show=greetings">${phrases.say("console.check.greetings_all", { count: all })}</a></p>`;
  return section("greetings", title, null, beginning(phrases, view, listNamed("greeting-changes"), 3), link);
}

/** Returns one list with its pages, and the way back. */
export function resultList(phrases: Phrases, { upload, checked }: ResultView, list: CheckedList, page: number): Markup {
  const total = checked.total(list.kind);
  const shown = Math.min(page, Math.max(1, Math.ceil(total / PER_PAGE)));
  const link = (to: number) => `/checks/${upload.id}?show=${list.name}&page=${to}`;
  return markup`<p><a href="/checks/${upload.id}">${phrases.say("console.check.back")}</a></p>
${section(list.name, titleOf(phrases, checked, list), null, list.part(phrases, checked, (shown - 1) * PER_PAGE, PER_PAGE))}
${pager(phrases, { page: shown, perPage: PER_PAGE, total }, link)}`;
}

/** Returns the beginning of a list, and a link to all of it; null for a list without items. */
function beginning(
  phrases: Phrases,
  { upload, checked }: ResultView,
  list: CheckedList,
  level: 2 | 3 = 2,
): Markup | null {
  const total = checked.total(list.kind);
  if (total === 0) return null;
  const title = titleOf(phrases, checked, list);
  const all =
    total <= FIRST
      ? null
      : markup`<p class="more"><a href="/checks/${upload.id}?show=${list.name}">${phrases.say("console.check.show_all", { count: total })}<span class="unseen"> ${list.title(phrases, checked)}</span></a></p>`;
  const part = list.part(phrases, checked, 0, FIRST);
  return level === 2 ? section(list.name, title, null, part, all) : markup`<h3>${title}</h3>${part}${all}`;
}

function titleOf(phrases: Phrases, checked: Checked, list: CheckedList): string {
  const title = list.title(phrases, checked);
  return list.kind.endsWith("greeting") ? title : `${title} (${phrases.number(checked.total(list.kind))})`;
}

/** Returns what a person must know beside the figures. */
function notices(phrases: Phrases, { checked, isOutdated, sameFile }: ResultView): Markup {
  const { groupsSeenAt, isStopped, kind } = checked.facts;
  const notice = (text: string | Markup, isWaiting: boolean) =>
    markup`<p class="notice${isWaiting ? " waiting" : ""}">${text}</p>`;
  return markup`${[
    sameFile ?? markup``,
    isOutdated ? notice(phrases.say("console.check.changed"), true) : markup``,
    isStopped ? notice(phrases.say("console.check.stopped"), true) : markup``,
    kind === "rejections" ? notice(phrases.say("console.check.report"), false) : markup``,
    groupsSeenAt === null
      ? notice(phrases.say("console.check.groups_unknown"), true)
      : markup`<p class="fine">${withTime(phrases, groupsSeenAt)}</p>`,
  ]}`;
}

function withTime(phrases: Phrases, at: string): Markup {
  const [before = "", after = ""] = phrases.say("console.check.groups_seen", { at: "\n" }).split("\n");
  return markup`${before}${timeElement(phrases, at)}${after}`;
}

function figures(phrases: Phrases, checked: Checked): Markup {
  const { rows } = checked.facts.record;
  const all: readonly (readonly [string, number, string | null])[] = [
    [phrases.say("console.check.created"), checked.total("create"), "created"],
    [phrases.say("console.check.updated"), checked.total("update"), "updated"],
    [phrases.say("people.would_be_deleted"), checked.total("delete"), "deleted"],
    [phrases.say("console.check.unchanged"), rows.unchanged, null],
    [phrases.say("rows.needsYou.title"), checked.total("row"), "rows"],
    [phrases.say("console.check.left_out"), rows.skipped + rows.duplicate, "left-out"],
  ];
  return markup`<section aria-labelledby="figures-h"><h2 class="unseen" id="figures-h">${phrases.say("console.check.figures")}</h2><dl class="figures">${all.map(
    ([label, count, target]) =>
      markup`<div><dt>${label}</dt><dd>${count === 0 || target === null ? phrases.number(count) : markup`<a href="#${target}">${phrases.number(count)}</a>`}</dd></div>`,
  )}</dl></section>`;
}

/** Returns what a person can do about the list as a whole: questions about columns, people on other sheets. */
function advice(phrases: Phrases, checked: Checked): Markup | null {
  const { record, digest } = checked.facts;
  const steps = [
    ...digest.questions.map((question) => describeQuestion(phrases, question, record)),
    ...proposalsOf(phrases, record.columns),
    ...passedOverSteps(phrases, record, digest),
    ...(digest.ungreeted.total > 0 ? [ungreetedInWords(phrases, digest.ungreeted)] : []),
  ];
  if (steps.length === 0) return null;
  return markup`<ul class="advice">${steps.map((step) => markup`<li>${sentence(step)}</li>`)}</ul>`;
}

function holds(phrases: Phrases, checked: Checked): Markup | null {
  const { record } = checked.facts;
  if (record.holds.length === 0) return null;
  const described = record.holds.map((hold) => {
    const { title, message, pattern, look } = describeHold(phrases, hold, record.run, record.rows.held);
    return markup`<article class="hold"><h3>${title}</h3><p>${message}${pattern === null ? "" : ` ${pattern}`}</p>${holdExamples(phrases, hold)}<p class="hint">${sentence(look)}</p></article>
`;
  });
  return section("holds", phrases.say("console.check.holds"), null, markup`${described}`);
}
