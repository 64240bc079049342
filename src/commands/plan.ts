import { basename } from "node:path";
import { stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { openService } from "../app/open-service.ts";
import { demandNamedFeeds, nameInLedger } from "../app/feeds-in-ledger.ts";
import { openLedgerView, openRowCaches } from "../app/ledger-view.ts";
import type { Ledger } from "../ledger/open-ledger.ts";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import type { Table } from "../model/row.ts";
import type { ReportSource } from "../model/run-record.ts";
import { exitCodeOf, type ExitCode } from "../run/exit-code.ts";
import { checkAccountBinding } from "../run/check-account-binding.ts";
import { isSameContent, mtimeMs, stampOf, type FileStamp } from "../pipeline/intake/arrival/file-stamp.ts";
import { lookAtFile } from "../pipeline/intake/arrival/look-at-file.ts";
import { matchFeed } from "../pipeline/intake/arrival/inbox-names.ts";
import { noSuchFile } from "../pipeline/intake/table/refusals.ts";
import { stillChanging } from "../pipeline/intake/arrival/wait-until-stable.ts";
import { preparePlan } from "../run/prepare.ts";
import { feedOfReport } from "../run/read/corrected-report.ts";
import { openList } from "../run/read/open-list.ts";
import { planJsonText } from "../pipeline/report/json/plan-json.ts";
import { nameRun } from "../run/run-name.ts";
import { logOptions } from "./terminal/log-options.ts";
import { openProgress } from "./terminal/progress.ts";
import { settingsFor } from "./settings.ts";
import { showPlan } from "./terminal/show-plan.ts";
import type { Terminal } from "./terminal/terminal.ts";

export interface PlanFlags {
  readonly config?: string;
  readonly feed?: string;
}

/** Shows what a run of the file would do. No call but the group list; nothing is written. */
export async function plan(path: string, flags: PlanFlags, terminal: Terminal): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const ledger = openLedgerView(settings);
  const service = openService(settings, logOptions(settings, terminal), null);
  const progress = openProgress(terminal, Date.now, (message) => terminal.complain(message));
  try {
    demandNamedFeeds(settings, ledger);
    const seen = await stampOfFile(path);
    if (seen === null) throw noSuchFile();
    const asking = checkAccountBinding({
      ledger,
      service: service.service,
      baseUrl: settings.api.baseUrl,
      now: Date.now,
      sleep: (ms) => delay(ms),
      random: Math.random,
      signal: new AbortController().signal,
    });
    // The file is looked at while the service answers.
    const [account, look] = await Promise.all([asking, lookAtFile(path)]);
    if (account.trouble !== null) {
      terminal.complain(account.trouble);
      return 1;
    }
    const name = basename(path);
    const match =
      flags.feed === undefined ? matchFeed(name, null, settings.feeds) : { kind: "feed" as const, feed: flags.feed };
    const byName =
      match.kind === "refused" ? null : (settings.feeds.find((known) => known.name === match.feed) ?? null);
    const list = await openList(path, byName, look.byteKind);
    try {
      const feed = list.kind === "list" ? byName : await feedReported(list.table, settings.feeds, ledger);
      if (feed === null) throw match.kind === "refused" ? match.refusal : unknownFeed(flags.feed ?? "");
      const run = nameRun(Date.now(), feed.name, null);
      const file = { run, path, name, sha256: look.sha256, mtimeMs: mtimeMs(seen) };
      // A run brings a renamed feed's people along first; here they are looked at where they still are.
      const known = { ...feed, name: nameInLedger(feed, ledger) };
      const prepared = await preparePlan(file, list, known, account.groups, {
        ledger,
        rowCaches: openRowCaches(settings, false),
        now: Date.now,
        progress: progress.show,
      });
      progress.end();
      const now = await stampOfFile(path);
      if (now === null || !isSameContent(now, seen)) throw stillChanging();
      const source = ledger.draftReportSource(prepared.run);
      return showDraft({ ...source, record: { ...source.record, feed: feed.name } }, terminal);
    } finally {
      await list.table.close();
    }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    progress.end();
    const words = `${basename(path)} can't be used: ${error.message} ${error.hint}`;
    if (terminal.json) terminal.printJson({ error: words, code: error.code });
    terminal.complain(words);
    return 1;
  } finally {
    await service.close();
    ledger.close();
  }
}

async function feedReported(table: Table, feeds: readonly FeedSettings[], ledger: Ledger) {
  const name = await feedOfReport(table, ledger);
  return feeds.find((feed) => nameInLedger(feed, ledger) === name) ?? null;
}

function showDraft(source: ReportSource, terminal: Terminal): ExitCode {
  if (terminal.json) terminal.printJsonText(planJsonText(source));
  else showPlan(source, terminal);
  const held = source.record.holds.length > 0;
  return held ? 4 : exitCodeOf([source.record]);
}

/** @returns null: there is no such file */
async function stampOfFile(path: string): Promise<FileStamp | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found?.isFile() === true ? stampOf(found) : null;
}

function unknownFeed(name: string): FileRefused {
  return new FileRefused("no_feed", `The configuration names no feed “${name}”.`, "See the names under feeds.");
}
