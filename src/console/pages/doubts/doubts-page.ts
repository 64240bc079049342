import { nameOf } from "../../../model/contact.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import { linesInWords } from "../../../pipeline/report/words/issue-values.ts";
import type { StoredRequest } from "../../../ledger/requests/request-queue.ts";
import { takeBackForm, waitsInWords } from "../../asking/stored-words.ts";
import { errorSummary, pager, textField, type FormError } from "../../look/form-parts.ts";
import { mayAct, type SignedIn } from "../../person.ts";
import type { PageContent } from "../../route.ts";
import { PER_PAGE, type Doubt } from "./doubts.ts";

export interface DoubtsForm {
  readonly page: number;
  readonly total: number;
  readonly person: SignedIn | null;
  /** What became of the last answer; null: none was given. */
  readonly notice: Markup | null;
  readonly errors: readonly FormError[];
  /** The contact id that was typed, by the id of its field. */
  readonly typed: ReadonlyMap<string, string>;
}

/** Returns the id of the field for the contact of a create. */
export function contactField(operation: number): string {
  return `contact-${operation}`;
}

/** Returns the page of the creates in doubt. */
export function doubtsPage(phrases: Phrases, doubts: readonly Doubt[], form: DoubtsForm): PageContent {
  const { page, total, person, notice, errors } = form;
  const title = phrases.say("console.doubts.title");
  const mayAnswer = mayAct(person, "approver");
  const open = doubts.filter(({ answered }) => answered === null);
  const isBulk = mayAnswer && open.length > 1;
  const body = markup`<h1>${title}</h1>
${errorSummary(phrases, errors)}${notice}
<p class="page-lead">${total === 0 ? phrases.say("console.doubts.none") : phrases.say("console.doubts.lead", { count: total })}</p>
${total === 0 || mayAnswer ? null : markup`<p>${phrases.say("console.doubts.others_answer")}</p>`}
<ul class="cards">${doubts.map((doubt) => doubtCard(phrases, doubt, { ...form, mayAnswer, isBulk }))}</ul>
${isBulk ? bulkForm(phrases, page) : null}${pager(phrases, { page, perPage: PER_PAGE, total }, (target) => `/doubts?page=${target}`)}`;
  return { title, body, place: "/doubts" };
}

interface CardOptions extends DoubtsForm {
  readonly mayAnswer: boolean;
  readonly isBulk: boolean;
}

function doubtCard(phrases: Phrases, doubt: Doubt, options: CardOptions): Markup {
  const { operation, answered } = doubt;
  const { id, input, groupName, line, sentAt, run } = operation;
  const where = line === null ? "" : `, ${linesInWords(phrases, [String(line)])}`;
  const sent = sentAt === null ? null : markup` · ${timeElement(phrases, new Date(sentAt).toISOString())}`;
  const facts: readonly (readonly [string, string])[] = [
    [phrases.capital(phrases.say("field.email")), input.email ?? ""],
    [phrases.capital(phrases.say("field.phone")), input.phone ?? ""],
    [phrases.say("head.birthday"), phrases.day(input.birthday ?? "")],
    [phrases.say("head.group"), groupName],
    ...cellsOf(doubt),
  ];
  return markup`<li class="card row" id="doubt-${id}"><p class="where"><a href="/runs/${encodeURIComponent(run)}"><bdi>${doubt.file}</bdi></a>${where}${sent}</p>
<h2><bdi>${nameOf(input)}</bdi></h2>
${operation.issue?.code === "exists_unlinked" ? markup`<p class="message">${phrases.say("console.doubts.exists")}</p>` : null}
<dl class="facts">${facts.filter(([, text]) => text !== "").map(([name, text]) => markup`<div><dt>${name}</dt><dd><bdi>${text}</bdi></dd></div>`)}</dl>
${answered === null ? answerForm(phrases, doubt, options) : answeredPart(phrases, answered, options.person)}</li>
`;
}

/** Returns who has answered, until when the answer waits, and the button that takes it back. */
function answeredPart(phrases: Phrases, answered: StoredRequest, person: SignedIn | null): Markup {
  const isTaken = answered.takenAt !== null;
  const takeBack = isTaken ? null : takeBackForm(phrases, answered, person, `/doubts?asked=${answered.id}`);
  return markup`<div class="notice waiting"><p>${phrases.say("console.doubts.answered", { by: answered.by })} ${waitsInWords(phrases, answered)}</p>${takeBack}</div>`;
}

/** Returns the cells of the row that the facts above them do not show. */
function cellsOf({ operation: { cells, input, groupName }, header }: Doubt): readonly (readonly [string, string])[] {
  const shown = new Set([input.email, input.phone, input.birthday, input.first_name, input.last_name, groupName]);
  return cells.flatMap((text, at) => (text === "" || shown.has(text) ? [] : [[header[at] ?? "", text] as const]));
}

function answerForm(
  phrases: Phrases,
  { operation: { id, input }, notDone }: Doubt,
  options: CardOptions,
): Markup | null {
  const { mayAnswer, isBulk, errors, typed, page } = options;
  if (!mayAnswer) return null;
  const field = contactField(id);
  const contact = textField(
    {
      id: field,
      label: phrases.say("console.doubts.contact_id"),
      value: typed.get(field) ?? "",
      help: phrases.say("console.doubts.contact_help"),
    },
    errors,
  );
  const why = phrases.say(notDone === "void" ? "console.decision.void" : "console.doubts.linked_elsewhere");
  const lastAnswer =
    notDone === null ? null : markup`<p class="notice waiting">${phrases.say("console.doubts.answer_void")} ${why}</p>`;
  return markup`${lastAnswer}<form method="post" action="/doubts"><input type="hidden" name="operation" value="${id}"><input type="hidden" name="page" value="${page}">
${contact}<div class="actions"><button class="main" name="answer" value="there">${phrases.say("console.doubts.there")}</button>
<button name="answer" value="not_there">${phrases.say("console.doubts.not_there")}</button></div></form>
${isBulk ? markup`<p class="actions"><label class="tick"><input type="checkbox" form="bulk" name="ticked" value="${id}"><span>${phrases.say("console.doubts.tick", { name: nameOf(input) })}</span></label></p>` : null}`;
}

function bulkForm(phrases: Phrases, page: number): Markup {
  return markup`<section aria-labelledby="bulk-h"><h2 id="bulk-h">${phrases.say("console.doubts.bulk")}</h2>
<form id="bulk" method="post" action="/doubts"><input type="hidden" name="page" value="${page}"><p>${phrases.say("console.doubts.bulk_help")}</p>
<p class="actions"><button name="answer" value="ticked_not_there">${phrases.say("console.doubts.bulk_not_there")}</button></p></form></section>
`;
}
