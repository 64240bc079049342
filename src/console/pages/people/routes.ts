import type { Ledger } from "../../../ledger/ledger.ts";
import { parsePersonId } from "../../../ledger/people/person-names.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import type { Markup } from "../../../pipeline/report/page/look/markup.ts";
import { isErasedKey } from "../../../model/text/row-key.ts";
import type { DecisionRequest } from "../../../model/request.ts";
import { whoIsIn } from "../../../pipeline/report/page/who-is.ts";
import type { ConsoleContext } from "../../context.ts";
import { pageNumber } from "../../look/form-parts.ts";
import { exportPerson } from "../../../run/decisions/runs/privacy/export-person.ts";
import { isNeverIn } from "../../../run/push/never/never-check.ts";
import { idOfPerson } from "../../../run/push/never/row-owner.ts";
import { askAndWait, noteIn } from "../../asking/ask.ts";
import { mayAct } from "../../person.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { privacyNotice } from "./privacy-part.ts";
import { PER_PAGE as FOUND_PER_PAGE, peoplePage } from "./people-page.ts";
import { PER_PAGE as EVENTS_PER_PAGE, personPage } from "./person-page.ts";

/** Longest text that is searched, in characters. */
const LONGEST_SEARCH = 200;

/** The pages on which people are searched, and on which one person is explained. */
export function peopleRoutes(context: ConsoleContext): readonly Route[] {
  const { withLedger } = context;
  return [
    { method: "POST", path: "/people/:id", role: "approver", handle: (request) => decide(request, context) },
    { method: "GET", path: "/people/:id/export", role: "approver", handle: (request) => download(request, context) },
    {
      method: "GET",
      path: "/people",
      role: "reader",
      handle: ({ phrases, query }) => {
        const notice = noticeOf(query, phrases, context);
        return withLedger((ledger) => {
          const search = (query.get("search") ?? query.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
          const find = (page: number) =>
            ledger.people.search(search, { limit: FOUND_PER_PAGE, offset: (page - 1) * FOUND_PER_PAGE });
          const { page, found } = lastIfBeyond(pageNumber(query), FOUND_PER_PAGE, find);
          const groupNames = new Map(ledger.account.usedGroups().map(({ groupId, name }) => [groupId, name]));
          const nameOf = nameInRow(ledger);
          return {
            kind: "page",
            page: peoplePage(phrases, {
              search,
              page,
              found,
              groupNames,
              nameOf: ({ name, row }) => (row === null ? name : nameOf(row)),
              notice,
            }),
          };
        });
      },
    },
    {
      method: "GET",
      path: "/people/:id",
      role: "reader",
      handle: ({ phrases, query, params, person: reader }) => {
        const notice = noticeOf(query, phrases, context);
        return withLedger((ledger) => {
          const shown = shownPerson(params["id"] ?? "", pageNumber(query), ledger);
          if (shown === null) return { kind: "refused", status: 404, message: phrases.say("console.people.unknown") };
          const { id, page, person, name, seen } = shown;
          const { feed, key, input } = person;
          const isNever = input !== null && isNeverIn(ledger)({ feed, key: key ?? "", input });
          const privacy = { mayDecide: mayAct(reader, "approver"), isNever, seen };
          return { kind: "page", page: personPage(phrases, { id, page, person, name, privacy, notice }) };
        });
      },
    },
  ];
}

/** Returns what the page of a person shows; null: no person is known by this id. */
function shownPerson(asked: string, askedPage: number, ledger: Ledger) {
  const id = idOfPerson(asked, ledger);
  const named = parsePersonId(id);
  const explain = (page: number) =>
    named === null
      ? null
      : ledger.people.explain(named, { limit: EVENTS_PER_PAGE, offset: (page - 1) * EVENTS_PER_PAGE });
  const { page, found: person } = lastIfBeyond(askedPage, EVENTS_PER_PAGE, explain);
  if (person === null || isErasedKey(person.key)) return null;
  const name = person.name === "" && person.row !== null ? nameInRow(ledger)(person.row) : person.name;
  // A row's id may be another person's by the time that a button is pressed.
  const seen = ledger.corrections.hashOf(JSON.stringify([id, name, person.key]));
  return { id, page, person, name, seen };
}

/** Stores what a person asks for about another person, and shows what became of it. */
async function decide(
  { params, form, phrases, person, signal }: ConsoleRequest,
  context: ConsoleContext,
): Promise<Answer> {
  const id = params["id"] ?? "";
  if (person === null) return { kind: "refused", status: 403, message: phrases.say("console.refused.role") };
  if (parsePersonId(id) === null)
    return { kind: "refused", status: 404, message: phrases.say("console.people.unknown") };
  const act = form.get("act");
  if (act !== "never" && act !== "erase") return { kind: "see_other", to: `/people/${id}` };
  if (act === "erase" && form.get("sure") !== "yes")
    return { kind: "refused", status: 422, message: phrases.say("console.people.erase_unsure") };
  const seen = context.withLedger((ledger) => shownPerson(id, 1, ledger)?.seen ?? null);
  if (seen !== null && form.has("seen") && form.get("seen") !== seen)
    return { kind: "refused", status: 409, message: phrases.say("console.people.changed") };
  const request: DecisionRequest =
    act === "never" ? { kind: act, person: id } : { kind: act, person: id, keepContact: form.get("keep") === "yes" };
  const asked = await askAndWait({ person, note: noteIn(form), signal, request }, context);
  // After an erasure, the page of the person shows only that there was a contact.
  return { kind: "see_other", to: act === "never" ? `/people/${id}?asked=${asked}` : `/people?asked=${asked}` };
}

/** Returns all that is held about a person, as a file to download. */
async function download({ params, phrases }: ConsoleRequest, context: ConsoleContext): Promise<Answer> {
  const id = params["id"] ?? "";
  const at = new Date(context.now()).toISOString();
  const { folders, feeds } = context.settings;
  const held = await context.withLedger((ledger) => exportPerson(id, ledger, folders, context.requests, at, feeds));
  if (held === null) return { kind: "refused", status: 404, message: phrases.say("console.people.unknown") };
  return {
    kind: "text",
    type: "application/json",
    text: `${JSON.stringify(held, null, 2)}\n`,
    name: `person-${id}.json`,
  };
}

function noticeOf(query: URLSearchParams, phrases: Phrases, context: ConsoleContext): Markup | null {
  const asked = query.get("asked");
  return asked === null ? null : privacyNotice(phrases, asked, context);
}

/** Returns a page of a long list. A page beyond the last is the last one. */
function lastIfBeyond<T extends { readonly total: number } | null>(
  page: number,
  perPage: number,
  read: (page: number) => T,
) {
  const found = read(page);
  const last = Math.max(1, Math.ceil((found?.total ?? 0) / perPage));
  return page <= last ? { page, found } : { page: last, found: read(last) };
}

/** Returns the function that finds the name in the cells of a row. */
function nameInRow({ runs }: Pick<Ledger, "runs">) {
  return (row: {
    readonly run: string;
    readonly header: readonly string[];
    readonly cells: readonly string[];
  }): string => whoIsIn(runs.get(row.run)?.columns ?? [])(row);
}
