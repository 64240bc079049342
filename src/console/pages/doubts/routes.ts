import type { DecisionRequest } from "../../../model/request.ts";
import { nameOf } from "../../../model/contact.ts";
import { askAndWait } from "../../asking/ask.ts";
import type { ConsoleContext } from "../../context.ts";
import { pageNumber, waitingNotice, type FormError } from "../../look/form-parts.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { markup } from "../../../pipeline/report/page/look/markup.ts";
import { answerNotice } from "./answer-notice.ts";
import { doubtsOn, withoutAnswered } from "./doubts.ts";
import { contactField, doubtsPage } from "./doubts-page.ts";

/** Creates whose answer was lost: a person looks into the service, and says whether the contact is there. */
export function doubtRoutes(context: ConsoleContext): readonly Route[] {
  return [
    { method: "GET", path: "/doubts", role: "reader", handle: (request) => show(request, context) },
    { method: "POST", path: "/doubts", role: "approver", handle: (request) => answer(request, context) },
  ];
}

function show({ query, phrases, person }: ConsoleRequest, context: ConsoleContext): Answer {
  const asked = query.get("asked");
  return answerWith(phrases, context, {
    page: pageNumber(query),
    person,
    errors: [],
    typed: new Map(),
    notice: markup`${query.has("not_stored") ? waitingNotice(phrases.say("console.doubts.not_stored")) : null}${asked === null ? null : answerNotice(phrases, asked, person, context)}`,
  });
}

function answerWith(
  phrases: ConsoleRequest["phrases"],
  context: ConsoleContext,
  form: Omit<Parameters<typeof doubtsPage>[2], "total">,
): Answer {
  const { doubts, total } = context.withLedger((ledger) => doubtsOn(form.page, ledger, context));
  return {
    kind: "page",
    status: form.errors.length > 0 ? 422 : 200,
    page: doubtsPage(phrases, doubts, { ...form, total }),
  };
}

async function answer(request: ConsoleRequest, context: ConsoleContext): Promise<Answer> {
  const { form, phrases, person, signal } = request;
  if (person === null) return { kind: "refused", status: 403, message: phrases.say("console.refused.role") };
  const page = pageNumber(form);
  const asked = requestIn(phrases, form);
  const wrong = asked !== null && "error" in asked ? asked : linkedAlready(phrases, asked, context);
  if (wrong !== null) {
    const field = contactField(wrong.operation);
    const errors: readonly FormError[] = [{ field, message: wrong.error }];
    const typed = new Map([[field, form.get(field) ?? ""]]);
    return answerWith(phrases, context, { page, person, errors, typed, notice: null });
  }
  if (asked === null || "error" in asked) return { kind: "see_other", to: `/doubts?page=${page}` };
  // Another person may have answered since this page was opened.
  const left = context.withLedger((ledger) => withoutAnswered(asked, ledger, context));
  const isWhole = JSON.stringify(left) === JSON.stringify(asked);
  const id = left === null ? null : await askAndWait({ person, note: null, signal, request: left }, context);
  const query = [`page=${page}`, ...(id === null ? [] : [`asked=${id}`]), ...(isWhole ? [] : ["not_stored=yes"])];
  return { kind: "see_other", to: `/doubts?${query.join("&")}` };
}

/** An answer that can't be used: a sentence about the typed contact id. */
interface WrongAnswer {
  readonly error: string;
  readonly operation: number;
}

/** Returns the answer in a form, or what is wrong with it; null: the form answers nothing. */
function requestIn(phrases: ConsoleRequest["phrases"], form: URLSearchParams): DecisionRequest | WrongAnswer | null {
  if (form.get("answer") === "ticked_not_there") {
    const ticked = form.getAll("ticked").filter(isNumber);
    const decisions = ticked.map((operation, at) => ({ line: at + 1, operation, contactId: "not created" }));
    return decisions.length === 0 ? null : { kind: "resolve_many", decisions };
  }
  const operation = form.get("operation") ?? "";
  if (!isNumber(operation)) return null;
  if (form.get("answer") === "not_there") return { kind: "resolve", operation, contactId: null };
  const typed = (form.get(contactField(Number(operation))) ?? "").trim();
  if (typed === "") return { error: phrases.say("console.doubts.no_contact_id"), operation: Number(operation) };
  if (!isNumber(typed)) return { error: phrases.say("console.doubts.wrong_contact_id"), operation: Number(operation) };
  return { kind: "resolve", operation, contactId: Number(typed) };
}

/** Returns that another person of the lists has the contact; null: the ledger knows of none, or the doubt is decided. */
function linkedAlready(
  phrases: ConsoleRequest["phrases"],
  request: DecisionRequest | WrongAnswer | null,
  { withLedger }: Pick<ConsoleContext, "withLedger">,
): WrongAnswer | null {
  if (request === null || "error" in request || request.kind !== "resolve" || request.contactId === null) return null;
  const { operation, contactId } = request;
  return withLedger(({ entries, operations }) => {
    const holder = entries.byContact(contactId);
    if (holder === null || operations.get(Number(operation))?.state !== "in_doubt") return null;
    const values = { contact: String(contactId), name: nameOf(holder.applied), feed: holder.feed };
    return { operation: Number(operation), error: phrases.say("console.doubts.linked_to", values) };
  });
}

/** Returns whether a text is a whole number from 1. */
function isNumber(text: string): boolean {
  return /^0*[1-9]\d{0,14}$/u.test(text);
}
