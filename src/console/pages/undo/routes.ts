import { askAndWait, LONGEST_NOTE, noteIn } from "../../asking/ask.ts";
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
  { withLedger }: ConsoleContext,
  errors: readonly FormError[],
): Answer {
  return withLedger((ledger): Answer => {
    const run = ledger.runs.get(params["run"] ?? "");
    if (run === null) return { kind: "refused", status: 404, message: phrases.say("console.run.unknown") };
    const page = undoPage(phrases, run, undoable(run, ledger), { note: form.get("note") ?? "", errors }, ledger);
    return { kind: "page", status: errors.length > 0 ? 422 : 200, page };
  });
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
  if (run === null || context.withLedger((ledger) => undoable(run, ledger)) === null) return show(request, context, []);
  const id = await askAndWait({ person, note, signal, request: { kind: "undo", run: run.run } }, context);
  const planned = plannedUndo(context.requests.find(id)?.result ?? null);
  return { kind: "see_other", to: planned === null ? `/decisions/${id}` : `/runs/${encodeURIComponent(planned)}` };
}
