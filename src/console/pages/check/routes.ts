import { existsSync } from "node:fs";
import { basename } from "node:path";
import { ledgerState } from "../../../ledger/checks/ledger-state.ts";
import { withCheckFile } from "../../../ledger/checks/check-file.ts";
import { nextRunInWords } from "../../asking/next-run-words.ts";
import type { ConsoleContext, RefusedList } from "../../context.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { isUploadId } from "../../uploads/upload-store.ts";
import type { UploadState } from "../../uploads/uploads.ts";
import { activityInWords, activityPage, noResultPage, resultPage, takenPage } from "./check-page.ts";
import { runOfUpload } from "./run-of-upload.ts";
import { shownState } from "./shown-state.ts";

/** What an uploaded list would do, and taking it over. */
export function checkRoutes(context: ConsoleContext): readonly Route[] {
  return [
    { method: "GET", path: "/checks/:id", role: "reader", handle: (request) => showCheck(request, context) },
    { method: "POST", path: "/checks/:id", role: "editor", handle: (request) => decide(request, context) },
    { method: "GET", path: "/checks/:id/trial", role: "reader", handle: (request) => trialReport(request, context) },
    { method: "GET", path: "/checks/:id/events", role: "reader", handle: (request) => events(request, context) },
  ];
}

function find({ params }: ConsoleRequest, { uploads }: ConsoleContext) {
  const id = params["id"] ?? "";
  return isUploadId(id) ? uploads.get(id) : null;
}

function gone({ phrases }: ConsoleRequest): Answer {
  return { kind: "refused", status: 404, message: phrases.say("console.check.gone") };
}

function showCheck(request: ConsoleRequest, context: ConsoleContext, status = 200): Answer {
  const found = find(request, context);
  const { phrases, person } = request;
  if (found === null || person === null) return gone(request);
  const { upload, state, resultFile } = found;
  const page = (content: ReturnType<typeof takenPage>): Answer => ({ kind: "page", status, page: content });
  switch (state.kind) {
    case "waiting":
    case "checking":
      return page(activityPage(phrases, upload, state, person));
    case "refused":
    case "failed":
      return page(noResultPage(phrases, upload, state, context, person));
    case "checked":
      return page(resultPage(phrases, upload, resultFile, request.query, context, person));
    case "taken": {
      const run = runOfUpload(context, upload, state.at);
      if (run !== null) return { kind: "see_other", to: `/runs/${encodeURIComponent(run)}` };
      const nextRun = nextRunInWords(phrases, context);
      return page(takenPage(phrases, upload, { by: state.by, nextRun, refused: refusedList(state.path, context) }));
    }
  }
}

/** Returns the report of a list's trial, to be downloaded. */
function trialReport(request: ConsoleRequest, context: ConsoleContext): Answer {
  const found = find(request, context);
  const trial = found === null ? null : context.uploads.trial(found.upload.id);
  if (found === null || trial?.outcome.kind !== "tried") return gone(request);
  return { kind: "file", path: trial.report, type: "text/html; charset=utf-8", name: "trial.html" };
}

/** Returns why a list that was taken over could not be used; null: it waits, or is being read. */
function refusedList(path: string | null, { refusedLists }: ConsoleContext): RefusedList | null {
  if (path === null || existsSync(path)) return null;
  return refusedLists().find(({ name }) => name === basename(path)) ?? null;
}

async function decide(request: ConsoleRequest, context: ConsoleContext): Promise<Answer> {
  const found = find(request, context);
  const { form, phrases, person } = request;
  if (found === null || person === null) return gone(request);
  const { upload, state, resultFile } = found;
  const { id } = upload;
  const here: Answer = { kind: "see_other", to: `/checks/${id}` };
  if (state.kind === "taken") return here;
  switch (form.get("do")) {
    case "cancel":
      context.uploads.cancel(id);
      return { kind: "see_other", to: "/?removed=1" };
    case "again":
      // A feed is chosen only where the file's name could not say which one it is.
      if (state.kind === "refused") context.uploads.checkAgain(id, { feed: feedIn(form, context) ?? upload.feed });
      else if (state.kind === "failed" || state.kind === "checked")
        context.uploads.checkAgain(id, { feed: upload.feed });
      return here;
    case "try":
      if (state.kind === "checked") context.uploads.checkAgain(id, { feed: upload.feed, isTried: true });
      return here;
    case "take": {
      if (state.kind !== "checked") return showCheck(request, context, 409);
      const { kind, record } = withCheckFile(resultFile, ({ facts }) => facts);
      // If the check or the ledger is another one by now, the page says so first.
      if (form.get("state") !== shownState(record, context.withLedger(ledgerState)))
        return showCheck(request, context, 409);
      const feed = kind === "rejections" ? null : record.feed;
      try {
        await context.uploads.takeOver(id, feed, person.name);
      } catch (error) {
        context.log("error", `A list could not be put into the inbox folder: ${(error as Error).message}`);
        return { kind: "refused", status: 503, message: phrases.say("console.check.take_failed") };
      }
      return here;
    }
    default:
      return showCheck(request, context, 422);
  }
}

function feedIn(form: URLSearchParams, { settings }: ConsoleContext): string | null {
  return settings.feeds.find(({ name }) => name === form.get("feed"))?.name ?? null;
}

/** Milliseconds between two looks for the run of a list that was taken over. */
const LOOK_MS = 1_000;

function events(request: ConsoleRequest, context: ConsoleContext): Answer {
  const found = find(request, context);
  return found === null ? gone(request) : { kind: "events", events: progress(request, context, found.upload.id) };
}

/** Yields the progress as JSON, and at the end that the page is another one now. */
async function* progress(request: ConsoleRequest, context: ConsoleContext, id: string): AsyncGenerator<string> {
  const { phrases, signal } = request;
  while (!signal.aborted) {
    const found = context.uploads.get(id);
    const state: UploadState | null = found?.state ?? null;
    if (state?.kind === "waiting" || state?.kind === "checking") {
      yield JSON.stringify({ text: activityInWords(phrases, state), isOver: false });
      await context.uploads.change(id, signal);
    } else if (found !== null && state?.kind === "taken" && runOfUpload(context, found.upload, state.at) === null) {
      yield JSON.stringify({ text: phrases.say("console.check.taken_waits"), isOver: false });
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    } else {
      yield JSON.stringify({ text: "", isOver: true });
      return;
    }
  }
}
