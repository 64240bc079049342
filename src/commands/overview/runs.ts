import { ENGLISH } from "../../pipeline/report/language/phrases.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openLedgerView } from "../../app/ledger-view.ts";
import type { OpenItem } from "../../model/run-record.ts";
import { showControls } from "../../model/text/control-characters.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { refusedFiles, type RefusedFile } from "../../pipeline/intake/arrival/fail-file.ts";
import { describeOpenItem } from "../../pipeline/report/words/sentences.ts";
import { runInWords } from "../../pipeline/report/words/run-in-words.ts";
import { toSummary, type ReportPaths } from "../../pipeline/report/json/summary-json.ts";
import { reportPaths } from "../../pipeline/report/write-reports.ts";
import { settingsFor } from "../session/settings.ts";
import { countsInWords } from "../terminal/show-run.ts";
import { inColumns } from "../terminal/columns.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { wholeRunName } from "../session/whole-run-name.ts";

const SEARCHED_RUNS = 200;

export interface RunsFlags {
  readonly config?: string;
  readonly limit?: string;
}

/** Prints the latest runs, the newest run first. */
export function runs(flags: RunsFlags, terminal: Terminal): ExitCode {
  const limit = Number(flags.limit ?? 20);
  if (!Number.isInteger(limit) || limit < 1) {
    terminal.complain(`--limit ${flags.limit ?? ""}: write a whole number from 1.`);
    return 2;
  }
  const settings = settingsFor(flags.config);
  const ledger = openLedgerView(settings);
  try {
    const records = ledger.runs.latest(limit).map((run) => ledger.reportSource(run).record);
    const { reports, failed } = settings.folders;
    const lines = [
      ...records.map((record) => ({
        at: record.startedAt,
        json: toSummary(record, existingReports(join(reports, record.run))),
        cells: [record.run, record.status ?? "running", runInWords(ENGLISH, record), countsInWords(record)].map(
          showControls,
        ),
      })),
      ...refusedFiles(failed).map((file) => ({
        at: file.at,
        json: toFailedRun(file),
        cells: [file.at, "not used", file.name, file.message].map(showControls),
      })),
    ].sort((a, b) => (a.at < b.at ? 1 : -1));
    const shown = lines.slice(0, limit);
    if (terminal.json) terminal.printJson(shown.map(({ json }) => json));
    for (const line of inColumns(
      shown.map(({ cells }) => cells),
      terminal.width,
    ))
      terminal.print(line);
    if (shown.length === 0) terminal.print("No run yet.");
    return 0;
  } finally {
    ledger.close();
  }
}

/** Returns a file that was not used, in the form of a run that failed before it had a name. */
function toFailedRun({ name, path, code, message, hint, at }: RefusedFile) {
  return { run: null, feed: null, file: name, status: "failed", finishedAt: at, path, code, message, hint };
}

/** Returns the paths of a run's reports; null: the reports were never written, or have been deleted. */
function existingReports(folder: string): ReportPaths | null {
  const paths = reportPaths(folder, existsSync(join(folder, "rejections.csv")));
  return existsSync(paths.summary) ? paths : null;
}

/** Prints the open items of one run, or of each feed's latest run. */
export function rejections(run: string | undefined, flags: { readonly config?: string }, terminal: Terminal): ExitCode {
  const settings = settingsFor(flags.config);
  const ledger = openLedgerView(settings);
  try {
    const names =
      run === undefined
        ? latestOfEachFeed(
            ledger,
            settings.feeds.map(({ name }) => name),
          )
        : [wholeRunName(run, ledger)];
    const found = names.flatMap((name) => {
      const stored = ledger.runs.get(name);
      if (stored === null) {
        terminal.complain(`There is no run ${name}.`);
        return [];
      }
      return [{ run: name, openItems: [...ledger.reportSource(stored).openItems()] }];
    });
    if (run !== undefined && found.length === 0) return 2;
    const open = found.flatMap(({ openItems }) => openItems);
    const notUsed = run === undefined ? refusedFiles(settings.folders.failed) : [];
    if (terminal.json) {
      const files = notUsed.map(({ name, path, code, message, hint, at }) => {
        return {
          id: null,
          line: null,
          operation: null,
          status: "local",
          code,
          field: null,
          message,
          hint,
          since: at,
          file: name,
          path,
        };
      });
      terminal.printJson([
        ...files,
        ...open.map((openItem) => ({
          id: openItem.id,
          line: openItem.line,
          operation: openItem.operation,
          status: openItem.status,
          code: openItem.issue.code,
          field: openItem.issue.field,
          ...describeOpenItem(ENGLISH, openItem),
          since: openItem.since,
        })),
      ]);
      return 0;
    }
    for (const { name, path, message, hint } of notUsed) {
      terminal.print(`${terminal.paint("bold", name)}: not used. ${message} ${hint}`);
      terminal.print(`  The file is now at ${path}`);
    }
    for (const { run: name, openItems } of found) {
      if (openItems.length === 0) continue;
      terminal.print(terminal.paint("bold", name));
      for (const openItem of openItems) {
        const { message, hint } = describeOpenItem(ENGLISH, openItem);
        const where = openItem.line === null ? "earlier list" : `line ${openItem.line}`;
        terminal.print(`  ${openItem.id}  ${where}  [${statusInWords(openItem.status)}] ${message} ${hint}`);
      }
      const file = newestRejections(name, settings.folders.reports, ledger);
      terminal.print(
        file === null ? "  The next run writes these rows into a rejections.xlsx." : `  To correct: ${file}`,
      );
    }
    if (open.length + notUsed.length === 0) terminal.print("Nothing needs a person.");
    return 0;
  } finally {
    ledger.close();
  }
}

/** Returns the status of an open item in words. A number is the HTTP status of the service's answer. */
function statusInWords(status: OpenItem["status"]): string {
  if (status === "local") return "not sent";
  return typeof status === "number" ? `answer ${status}` : status.replace("_", " ");
}

/**
 * Returns the newest rejections.xlsx of the run's feed. A halted run writes none, and old reports are deleted. So
 * the newest one can be in another run's folder.
 */
function newestRejections(run: string, reports: string, ledger: ReturnType<typeof openLedgerView>): string | null {
  const files = ledger.runs
    .latest(SEARCHED_RUNS, ledger.runs.named(run).feed)
    .map((each) => join(reports, each.run, "rejections.xlsx"));
  return files.find((file) => existsSync(file)) ?? null;
}

function latestOfEachFeed(ledger: ReturnType<typeof openLedgerView>, feeds: readonly string[]): readonly string[] {
  return feeds.flatMap((feed) => ledger.runs.latest(1, feed).map(({ run }) => run));
}
