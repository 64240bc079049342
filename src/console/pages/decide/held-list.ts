/** The people that a held run is about, one page at a time: first those who would be deleted, then changed, then created. */
import type { Ledger } from "../../../ledger/ledger.ts";
import { daysAhead } from "../../../model/calendar.ts";
import type { StoredOperation } from "../../../ledger/operations/operations.ts";
import type { OperationKind } from "../../../model/operation.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { changesOf, personOf } from "../../../pipeline/report/page/page-operations.ts";
import { idsAsText, type Choice } from "./choice.ts";

const PER_PAGE = 100;
const ORDER = ["delete", "update", "create"] as const satisfies readonly OperationKind[];

/** One page of the people. */
export interface HeldPage {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly counts: Readonly<Record<OperationKind | "deferred", number>>;
  readonly people: Readonly<Record<OperationKind, readonly StoredOperation[]>>;
  /** Number of people whose greeting in the next days it concerns. */
  readonly greetings: Readonly<Record<OperationKind, number>>;
}

/** Days ahead in which greetings are counted. */
export const GREETING_DAYS = 30;

/** Returns a page of what a run holds; the last page for a number that is too large. */
export function heldPage(
  run: string,
  asked: number,
  { heldPeople }: Pick<Ledger, "heldPeople">,
  now: number,
): HeldPage {
  const counts = heldPeople.counts(run);
  const total = counts.delete + counts.update + counts.create;
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(asked, pages);
  let [skip, left] = [(page - 1) * PER_PAGE, PER_PAGE];
  const people: Record<OperationKind, readonly StoredOperation[]> = { delete: [], update: [], create: [] };
  for (const kind of ORDER) {
    if (left > 0 && skip < counts[kind]) people[kind] = heldPeople.page(run, kind, left, skip);
    left -= people[kind].length;
    skip = Math.max(0, skip - counts[kind]);
  }
  const days = daysAhead(new Date(now).toISOString().slice(0, 10), GREETING_DAYS).flatMap(({ monthDays }) => monthDays);
  return { page, pages, total, counts, people, greetings: heldPeople.greetings(run, days) };
}

/** Returns the people as parts of a form. @param choice null: deletes can't be ticked */
export function heldPeopleParts(phrases: Phrases, { counts, people }: HeldPage, choice: Choice | null): Markup {
  return markup`${ORDER.filter((kind) => people[kind].length > 0).map(
    (
      kind,
    ) => markup`<section aria-labelledby="${kind}-h"><h2 id="${kind}-h">${phrases.say(`console.decide.would.${kind}`)} <span class="count">${phrases.say("count.people", { count: counts[kind] })}</span></h2>
${kind === "delete" && choice !== null ? tickParts(phrases, people.delete, choice) : markup`<ul class="people">${people[kind].map((operation) => markup`<li>${personParts(phrases, operation)}</li>`)}</ul>`}</section>
`,
  )}`;
}

function tickParts(phrases: Phrases, deletes: readonly StoredOperation[], { leftOut }: Choice): Markup {
  const shown = new Set(deletes.map(({ id }) => id));
  const elsewhere = [...leftOut].filter((id) => !shown.has(id));
  return markup`<fieldset><legend>${phrases.say("console.decide.tick")}</legend>
<p class="actions"><button name="go" value="all">${phrases.say("console.decide.tick_all")}</button> <button name="go" value="none">${phrases.say("console.decide.tick_none")}</button></p>
<input type="hidden" name="shown" value="${idsAsText(shown)}"><input type="hidden" name="left_out" value="${idsAsText(elsewhere)}">
<ul class="people">${deletes.map(
    (operation) =>
      markup`<li><label class="tick"><input type="checkbox" name="delete" value="${operation.id}"${leftOut.has(operation.id) ? null : markup` checked`}><span>${personParts(phrases, operation)}</span></label></li>
`,
  )}</ul></fieldset>`;
}

function personParts(phrases: Phrases, operation: StoredOperation): Markup {
  const { kind, input, groupName, changes } = operation;
  const facts = [phrases.day(input.birthday ?? ""), groupName].filter((fact) => fact !== "").join(" · ");
  return markup`<span class="who">${personOf(operation)}</span> <small>· <bdi>${facts}</bdi></small>${kind === "update" ? changesOf(phrases, changes) : null}`;
}

/** Returns the buttons to the other pages of the people. They are part of the form, so that ticks and note are kept. */
export function pageButtons(phrases: Phrases, { page, pages, total }: HeldPage): Markup | null {
  if (pages === 1) return null;
  const from = (page - 1) * PER_PAGE + 1;
  const shown = phrases.say("console.pager.shown", { from, to: Math.min(total, page * PER_PAGE), total });
  const to = (target: number, text: string) =>
    target < 1 || target > pages ? null : markup`<button name="go" value="${target}">${text}</button>`;
  return markup`<p class="pager"><span>${shown}</span> ${to(page - 1, phrases.say("console.pager.before"))} ${to(page + 1, phrases.say("console.pager.after"))}</p>
`;
}
