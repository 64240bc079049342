import { isDeepStrictEqual } from "node:util";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredRequest } from "../../../ledger/requests/request-queue.ts";
import type { DecisionRequest } from "../../../model/request.ts";
import { askAndWait, LONGEST_NOTE, noteIn } from "../../asking/ask.ts";
import { decisionState } from "../../asking/decision-state.ts";
import { firstWaiting } from "../../asking/waiting-requests.ts";
import type { ConsoleContext } from "../../context.ts";
import type { FormError } from "../../look/form-parts.ts";
import { pageNumber } from "../../look/form-parts.ts";
import { ownPath } from "../../own-path.ts";
import { mayAct } from "../../person.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { plannedUndo } from "../undo/planned-undo.ts";
import { choiceIn, type Choice } from "./choice.ts";
import { decidePage, nothingToDecidePage, type DecisionKind } from "./decide-page.ts";
import { decisionPage } from "./decision-page.ts";
import { heldPage } from "./held-list.ts";
import { lastDecision, ownPartIn, ownPartInWords, runToDecide, type RunToDecide } from "./run-to-decide.ts";

/** Approving and discarding a list, and what became of a decision. */
export function decideRoutes(context: ConsoleContext): readonly Route[] {
  return [
    ...(["approve", "discard"] as const).flatMap((kind): readonly Route[] => {
      const path = `/runs/:run/${kind}`;
      return [
        { method: "GET", path, role: "approver", handle: (request) => show(kind, request, context) },
        { method: "POST", path, role: "approver", handle: (request) => decide(kind, request, context) },
      ];
    }),
    { method: "GET", path: "/decisions/:id", role: "reader", handle: (request) => showDecision(request, context) },
    { method: "POST", path: "/decisions/:id", role: "editor", handle: (request) => takeBack(request, context) },
  ];
}

function show(kind: DecisionKind, request: ConsoleRequest, context: ConsoleContext): Answer {
  const choice: Choice = { leftOut: new Set(), goTo: pageNumber(request.query) };
  return answerWith(kind, request, context, { choice, errors: [] });
}

/** Returns the page with a form as it was filled in; or why there is nothing to decide. */
function answerWith(
  kind: DecisionKind,
  { params, phrases, form, person }: ConsoleRequest,
  context: ConsoleContext,
  filled: { readonly choice: Choice; readonly errors: readonly FormError[]; readonly isNotStored?: boolean },
): Answer {
  const name = params["run"] ?? "";
  return context.withLedger((ledger): Answer => {
    const found = runToDecide(name, kind, ledger);
    if (found.kind !== "waits") return nothingToDecide(kind, found, phrases, 200);
    const { choice, errors, isNotStored = false } = filled;
    const page = decidePage(phrases, found, {
      kind,
      choice,
      errors,
      held: heldPage(name, choice.goTo ?? 1, ledger, context.now()),
      note: form.get("note") ?? "",
      asked: askedAbout(name, ledger, context),
      isNotStored,
      person,
      ownPart: kind === "approve" ? ownPartIn(found.run, person?.name ?? "", context) : null,
    });
    return { kind: "page", status: isNotStored ? 409 : errors.length > 0 ? 422 : 200, page };
  });
}

function nothingToDecide(
  kind: DecisionKind,
  found: Exclude<RunToDecide, { kind: "waits" }>,
  phrases: ConsoleRequest["phrases"],
  status: number,
): Answer {
  if (found.kind === "unknown")
    return { kind: "refused", status: 404, message: phrases.say("console.refused.not_found") };
  return { kind: "page", status, page: nothingToDecidePage(phrases, kind, found) };
}

/** Returns the decision about a list that waits to be carried out; null: none waits. */
function askedAbout(run: string, ledger: Ledger, context: ConsoleContext): StoredRequest | null {
  const isAbout = (request: DecisionRequest) =>
    (request.kind === "approve" || request.kind === "discard") && request.run === run;
  return firstWaiting(isAbout, ledger, context);
}

async function decide(kind: DecisionKind, request: ConsoleRequest, context: ConsoleContext): Promise<Answer> {
  const { params, form, phrases, person, signal } = request;
  if (person === null) return { kind: "refused", status: 403, message: phrases.say("console.refused.role") };
  const name = params["run"] ?? "";
  const { found, deletes, before } = context.withLedger((ledger) => ({
    found: runToDecide(name, kind, ledger),
    before: askedAbout(name, ledger, context),
    deletes: ledger.heldPeople.deleteIds(name),
  }));
  if (found.kind !== "waits") return nothingToDecide(kind, found, phrases, 409);
  const choice = choiceIn(form, deletes);
  if (choice.goTo !== null) return answerWith(kind, request, context, { choice, errors: [] });
  const ownPart = kind === "approve" ? ownPartIn(found.run, person.name, context) : null;
  if (ownPart !== null) return { kind: "refused", status: 403, message: ownPartInWords(phrases, ownPart) };
  const note = noteIn(form);
  if ((note ?? "").length > LONGEST_NOTE) {
    const message = phrases.say("console.decide.note_too_long", { most: LONGEST_NOTE });
    return answerWith(kind, request, context, { choice, errors: [{ field: "note", message }] });
  }
  const decision = requestFor(kind, name, deletes, choice);
  // The first decision would be carried out, and this one come to nothing.
  if (before !== null && !isDeepStrictEqual(before.request, decision))
    return answerWith(kind, request, context, { choice, errors: [], isNotStored: true });
  const id = before?.id ?? (await askAndWait({ person, note, signal, request: decision }, context));
  return { kind: "see_other", to: `/decisions/${id}` };
}

function requestFor(kind: DecisionKind, run: string, deletes: readonly number[], { leftOut }: Choice): DecisionRequest {
  if (kind === "discard" || leftOut.size === 0) return { kind, run };
  return { kind, run, deletes: deletes.filter((id) => !leftOut.has(id)) };
}

function showDecision({ params, phrases, person }: ConsoleRequest, context: ConsoleContext): Answer {
  const state = decisionState(params["id"] ?? "", context);
  const asked = state.kind === "lost" ? null : state.asked.request;
  const planned = state.kind === "lost" || asked?.kind !== "undo" ? null : plannedUndo(state.asked.result);
  if (planned !== null) return { kind: "see_other", to: `/runs/${encodeURIComponent(planned)}` };
  const run = asked !== null && "run" in asked ? asked.run : null;
  const isDecided = state.kind !== "stored" && state.kind !== "taken" && state.kind !== "withdrawn";
  const by = run === null || !isDecided ? null : context.withLedger((ledger) => lastDecision(run, ledger));
  return { kind: "page", status: state.kind === "lost" ? 404 : 200, page: decisionPage(phrases, person, state, by) };
}

/**
 * Takes a decision back. One that is void is no one's any more: any approver may say that it is no longer needed. The second press of
 * a button finds it taken back.
 */
function takeBack({ params, form, person, phrases }: ConsoleRequest, context: ConsoleContext): Answer {
  const { requests, now } = context;
  const id = params["id"] ?? "";
  const state = decisionState(id, context);
  const isOwn = state.kind !== "lost" && state.asked.by === person?.name;
  const isAnyones = (state.kind === "void" || state.kind === "withdrawn") && mayAct(person, "approver");
  if (!isOwn && !isAnyones) return { kind: "refused", status: 403, message: phrases.say("console.refused.role") };
  requests.withdraw(id, new Date(now()).toISOString());
  const to = form.get("to");
  return { kind: "see_other", to: to === null ? `/decisions/${encodeURIComponent(id)}` : ownPath(to) };
}
