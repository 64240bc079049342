import type { StoredRun } from "../../../ledger/runs/runs.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import { askAndWait, LONGEST_NOTE, noteIn } from "../../asking/ask.ts";
import { firstWaiting } from "../../asking/waiting-requests.ts";
import type { ConsoleContext } from "../../context.ts";
import type { FormError } from "../../look/form-parts.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { plannedUndo } from "./planned-undo.ts";
import { undoable, undoPage } from "./undo-page.ts";

/** Asking for the way back of a run. */
export function undoRoutes(context: ConsoleContext): readonly Route[] {
  const path = "/runs/:run/undo";
  return [
    { method: "GET", path, role: "approver", handle: (request) => show(request, context, []) },
    { method: "POST", path, role: "approver", handle: (request) => ask(request, context) },
  ];
}

function show(
  { params, phrases, form }: ConsoleRequest,
  context: ConsoleContext,
  errors: readonly FormError[],
): Answer {
  return context.withLedger((ledger): Answer => {
    const run = ledger.runs.get(params["run"] ?? "");
    if (run === null) return { kind: "refused", status: 404, message: phrases.say("console.run.unknown") };
    const before = askedInFeed(run, ledger, context);
    if (before?.of === run.run) return { kind: "see_other", to: `/decisions/${before.id}` };
    const done = before === null ? undoable(run, ledger) : null;
    const filled = { note: form.get("note") ?? "", errors, isOtherAsked: before !== null };
    const page = undoPage(phrases, run, done, filled, ledger);
    return { kind: "page", status: errors.length > 0 ? 422 : 200, page };
  });
}

/** Returns the request to take a list of the run's feed back that waits, and which list it is of; null: none waits. */
function askedInFeed({ feed }: Pick<StoredRun, "feed">, ledger: Ledger, context: ConsoleContext) {
  const found = firstWaiting(
    (request) => request.kind === "undo" && ledger.runs.get(request.run)?.feed === feed,
    ledger,
    context,
  );
  return found?.request?.kind === "undo" ? { id: found.id, of: found.request.run } : null;
}

async function ask(request: ConsoleRequest, context: ConsoleContext): Promise<Answer> {
  const { params, form, phrases, person, signal } = request;
  if (person === null) return { kind: "refused", status: 403, message: phrases.say("console.refused.role") };
  const note = noteIn(form);
  if ((note ?? "").length > LONGEST_NOTE) {
    const message = phrases.say("console.decide.note_too_long", { most: LONGEST_NOTE });
    return show(request, context, [{ field: "note", message }]);
  }
  const run = context.withLedger((ledger) => ledger.runs.get(params["run"] ?? ""));
  const isToAsk =
    run !== null &&
    context.withLedger((ledger) => undoable(run, ledger) !== null && askedInFeed(run, ledger, context) === null);
  if (!isToAsk) return show(request, context, []);
  const id = await askAndWait({ person, note, signal, request: { kind: "undo", run: run.run } }, context);
  const planned = plannedUndo(context.requests.find(id)?.result ?? null);
  return { kind: "see_other", to: planned === null ? `/decisions/${id}` : `/runs/${encodeURIComponent(planned)}` };
}
