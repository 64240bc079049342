/** Parts of forms that all pages share. */
import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";

/** An error in a form: the field's id, and a sentence. */
export interface FormError {
  readonly field: string;
  readonly message: string;
}

/** Returns a notice that says why something was not done, or waits. */
export function waitingNotice(text: string): Markup {
  return markup`<div class="notice waiting" role="status"><p>${text}</p></div>`;
}

/** Returns the summary of a form's errors, each linked to its field; nothing without errors. */
export function errorSummary(phrases: Phrases, errors: readonly FormError[]): Markup | null {
  if (errors.length === 0) return null;
  return markup`<div class="error-summary" role="alert" tabindex="-1" aria-labelledby="errors-h"><h2 id="errors-h">${phrases.say("console.form.errors", { count: errors.length })}</h2>
<ul>${errors.map(({ field, message }) => markup`<li><a href="#${field}">${message}</a></li>`)}</ul></div>
`;
}

export interface TextField {
  readonly id: string;
  readonly label: string;
  readonly type?: "text" | "password" | "search" | "date";
  readonly value?: string;
  readonly help?: string;
  readonly autocomplete?: string;
}

/** Returns an input with its label, its help and its error. The field's name is its id. */
export function textField(field: TextField, errors: readonly FormError[] = []): Markup {
  const { id, label, type = "text", value = "", help = null, autocomplete = "off" } = field;
  const error = errors.find((each) => each.field === id)?.message ?? null;
  const described = [help === null ? null : `${id}-help`, error === null ? null : `${id}-error`].filter(
    (each) => each !== null,
  );
  return markup`<div class="field"><label for="${id}">${label}</label>
${help === null ? null : markup`<span class="help" id="${id}-help">${help}</span>`}${error === null ? null : markup`<span class="error" id="${id}-error">${error}</span>`}
<input id="${id}" name="${id}" type="${type}" value="${value}" autocomplete="${autocomplete}"${error === null ? null : markup` aria-invalid="true"`}${described.length === 0 ? null : markup` aria-describedby="${described.join(" ")}"`}></div>
`;
}

/**
 * Returns links to the other pages of a long list, and says which part is shown; nothing if all is on one page.
 *
 * @param link returns the address of a page; the first is 1
 */
export function pager(
  phrases: Phrases,
  { page, perPage, total }: { readonly page: number; readonly perPage: number; readonly total: number },
  link: (page: number) => string,
): Markup | null {
  if (total <= perPage) return null;
  const last = Math.ceil(total / perPage);
  const from = (page - 1) * perPage + 1;
  const shown = phrases.say("console.pager.shown", { from, to: Math.min(total, page * perPage), total });
  const to = (target: number, rel: string, text: string) =>
    target < 1 || target > last ? null : markup`<a class="button" rel="${rel}" href="${link(target)}">${text}</a>`;
  return markup`<nav class="pager" aria-label="${phrases.say("console.pager.label")}"><span>${shown}</span>
${to(page - 1, "prev", phrases.say("console.pager.before"))}${to(page + 1, "next", phrases.say("console.pager.after"))}</nav>
`;
}

/** Returns the page number in an address; 1 without one. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get("page") ?? "1";
  return /^[1-9]\d{0,6}$/u.test(text) ? Number(text) : 1;
}
