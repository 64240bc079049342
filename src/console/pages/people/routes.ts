import { parsePersonId } from "../../../ledger/people/person-names.ts";
import type { DecisionRequest } from "../../../model/request.ts";
import type { ConsoleContext } from "../../context.ts";
import { pageNumber, waitingNotice } from "../../look/form-parts.ts";
import { exportPerson } from "../../../run/decisions/runs/privacy/export-person.ts";
import { askAndWait, noteIn } from "../../asking/ask.ts";
import { decisionState } from "../../asking/decision-state.ts";
import { mayAct } from "../../person.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { PER_PAGE as FOUND_PER_PAGE, peoplePage } from "./people-page.ts";
import { personPage } from "./person-page.ts";
import { expiredRequests, waitingBefore, waitingAbout } from "./person-requests.ts";
import { expiredPart, privacyNotice, waitingPart } from "./request-parts.ts";
import { lastIfBeyond, nameInRow, shownPerson } from "./shown-person.ts";

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
      handle: ({ phrases, query, person: reader }) => {
        const asked = query.get("asked");
        const notice = asked === null ? null : privacyNotice(phrases, decisionState(asked, context), reader);
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
      handle: ({ phrases, query, params, person: reader }) =>
        withLedger((ledger) => {
          const shown = shownPerson(params["id"] ?? "", pageNumber(query), ledger);
          if (shown === null) return { kind: "refused", status: 404, message: phrases.say("console.people.unknown") };
          const { id, page, person, name, isNever, seen } = shown;
          const noticed = query.get("asked");
          const state = noticed === null ? null : decisionState(noticed, context);
          const expired = expiredRequests(ledger, context).filter(({ shown: { id: of } }) => of === id);
          const notices = [
            query.has("not_stored") ? waitingNotice(phrases.say("console.people.not_stored")) : null,
            // The part below says the same about a request that is void.
            state === null || state.kind === "void" ? null : privacyNotice(phrases, state, reader),
            ...expired.map(({ request }) => expiredPart(phrases, request, person, reader)),
          ];
          const waiting = (kind: "never" | "erase") => {
            const request = waitingAbout(id, kind, ledger, context);
            const isNoticed = request?.asked.id === noticed;
            return request === null ? null : waitingPart(phrases, request, isNoticed, reader, context);
          };
          const privacy = {
            mayDecide: mayAct(reader, "approver"),
            isNever,
            hasContact: person.entry !== null,
            seen,
            waiting: { never: waiting("never"), erase: waiting("erase") },
          };
          return { kind: "page", page: personPage(phrases, { id, page, person, name, privacy, notices }) };
        }),
    },
  ];
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
  // Another person may have asked since this page was opened. The page then shows what that person asked for.
  const before = context.withLedger((ledger) => waitingBefore(request, ledger, context));
  if (before?.isSame === false) return { kind: "see_other", to: `/people/${id}?not_stored=yes` };
  const asked = before?.asked.id ?? (await askAndWait({ person, note: noteIn(form), signal, request }, context));
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
