import { openRunRequests } from "../../asking/run-requests.ts";
import type { ConsoleContext } from "../../context.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { liveEvents, progressOf } from "./live-run.ts";
import { reportFiles } from "./report-files.ts";
import { runPage } from "./run-page.ts";

/** The page of a run with its report, how far the run is, and the files of the report. */
export function runRoutes(context: ConsoleContext): readonly Route[] {
  const { settings, withLedger, applyingProcess } = context;
  const unknown = ({ phrases }: ConsoleRequest): Answer => ({
    kind: "refused",
    status: 404,
    message: phrases.say("console.run.unknown"),
  });
  return [
    {
      method: "GET",
      path: "/runs/:run",
      role: "reader",
      handle: (request) =>
        withLedger((ledger) => {
          const { params, phrases, person } = request;
          const stored = ledger.runs.get(params["run"] ?? "");
          if (stored === null) return unknown(request);
          const progress = progressOf(ledger, stored.run, applyingProcess() !== null);
          if (progress === null) return unknown(request);
          const files = reportFiles(settings, stored.run);
          const asked = openRunRequests(ledger, context).find(({ run }) => run.run === stored.run);
          return { kind: "page", page: runPage(phrases, ledger, { stored, person, progress, files, asked }) };
        }),
    },
    {
      method: "GET",
      path: "/runs/:run/events",
      role: "reader",
      handle(request) {
        const { params, query, phrases, signal } = request;
        const run = withLedger((ledger) => ledger.runs.get(params["run"] ?? "")?.run ?? null);
        if (run === null) return unknown(request);
        return { kind: "events", events: liveEvents(context, phrases, run, query.get("shown") ?? "", signal) };
      },
    },
    {
      method: "GET",
      path: "/runs/:run/:file",
      role: "reader",
      handle(request) {
        const { params, phrases } = request;
        const run = withLedger((ledger) => ledger.runs.get(params["run"] ?? "")?.run ?? null);
        if (run === null) return unknown(request);
        const file = reportFiles(settings, run).find(({ name }) => name === params["file"]);
        if (file === undefined) return { kind: "refused", status: 404, message: phrases.say("console.run.no_files") };
        return { kind: "file", path: file.path, type: file.type, name: `${run}-${file.name}` };
      },
    },
  ];
}
