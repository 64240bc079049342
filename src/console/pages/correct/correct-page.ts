import type { FormError } from "../../look/form-parts.ts";
import { errorSummary, pager } from "../../look/form-parts.ts";
import type { LearnedCorrection } from "../../../ledger/corrections/learned-corrections.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { mayAct, type SignedIn } from "../../person.ts";
import type { PageContent } from "../../route.ts";
import { keptSection, type KeptCorrections } from "./kept-corrections.ts";
import { nameOfRow, rowCard, typedText, type RowToShow } from "./row-card.ts";
import type { RowSource } from "./row-source.ts";

/** The id of the form with the rows. */
const FORM = "rows";

/** Rows of one page. */
export const PER_PAGE = 50;

/** What the page shows. */
export interface CorrectView {
  readonly feed: string;
  readonly source: Pick<RowSource, "list" | "total" | "link">;
  readonly page: number;
  readonly rows: readonly RowToShow[];
  /** Rows that are no longer to be corrected, and into which the person typed. */
  readonly gone: readonly RowToShow[];
  readonly learned: readonly LearnedCorrection[];
  readonly errors: readonly FormError[];
  /** Whether the page follows rows that were sent. It has no form then, because it is loaded again and again. */
  readonly isFollowing: boolean;
  /** The corrections that last. */
  readonly kept: KeptCorrections;
  /** What became of corrections and decisions that were sent before. */
  readonly notices: readonly Markup[];
}

/** Returns the page on which a person corrects the refused rows of a list. */
export function correctPage(phrases: Phrases, person: SignedIn | null, view: CorrectView): PageContent {
  const { feed, page, rows, errors, notices, isFollowing } = view;
  const { total, link } = view.source;
  const title = phrases.say("console.correct.title");
  const isEditor = mayAct(person, "editor");
  const lead =
    total === 0
      ? phrases.say("console.correct.none", { feed })
      : `${phrases.say("console.correct.count", { count: total, feed })} ${isEditor ? phrases.say("console.correct.lead") : ""}`;
  const options = {
    phrases,
    person,
    learned: view.learned,
    errors: new Map(errors.map((each) => [each.field, each.message])),
  };
  const isEmpty = rows.length === 0;
  const cards = isEmpty ? null : markup`<ol class="plain stack">${rows.map((row) => rowCard(row, options))}</ol>`;
  const send = isEmpty
    ? null
    : markup`<div class="send"><button class="main" name="send" value="1">${phrases.say("console.correct.send")}</button><span>${phrases.say("console.correct.send_help")}</span></div>
`;
  const form = markup`<form method="post" action="${link(page)}" class="correct" id="${FORM}">${send}${cards}</form>`;
  const start = isEmpty
    ? null
    : markup`<p><a class="button" href="${link(page)}">${phrases.say("console.correct.go_on")}</a></p>`;
  const pages = pager(phrases, { page, perPage: PER_PAGE, total }, link);
  return {
    title,
    body: markup`<h1>${title}</h1><p class="page-lead">${lead}</p>
${errorSummary(phrases, errors)}${notices}${view.gone.map((row) => goneCard(phrases, row))}
${isFollowing ? start : markup`${isEditor ? form : cards}${pages}`}
${isFollowing ? null : keptSection(phrases, view.kept, isEditor ? FORM : null)}`,
    place: "/",
  };
}

/** Returns what a person typed into a row that is no longer to be corrected, so that the text is not lost. */
function goneCard(phrases: Phrases, row: RowToShow): Markup {
  return markup`<div class="notice waiting" id="row-${row.openItem.id}"><h2><bdi>${nameOfRow(phrases, row)}</bdi></h2>
${typedText(phrases, row)}</div>
`;
}
