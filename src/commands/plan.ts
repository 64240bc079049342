import { basename } from "node:path";
import { stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { openService } from "../app/open-service.ts";
import { checkFeedsNamed, nameInLedger } from "../app/feeds-in-ledger.ts";
import { openLedgerView, openRowCaches } from "../app/ledger-view.ts";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import { showControls } from "../model/text/control-characters.ts";
import type { ReportSource } from "../model/run-record.ts";
import { exitCodeOf, type ExitCode } from "../run/exit-code.ts";
import { checkAccountBinding } from "../run/check-account-binding.ts";
import { isSameContent, mtimeMs, stampOf, type FileStamp } from "../pipeline/intake/arrival/file-stamp.ts";
import { lookAtFile } from "../pipeline/intake/arrival/look-at-file.ts";
import { matchFeed } from "../pipeline/intake/arrival/inbox-names.ts";
import { noSuchFile, notPermitted, notRegular } from "../pipeline/intake/table/refusals.ts";
import { prepareFile } from "../run/prepare-file.ts";
import { planJsonText } from "../pipeline/report/json/plan-json.ts";
import { logOptions } from "./terminal/log-options.ts";
import { openProgress } from "./terminal/progress.ts";
import { settingsFor } from "./settings.ts";
import { showPlan } from "./terminal/show-plan.ts";
import type { Terminal } from "./terminal/terminal.ts";

export interface PlanFlags {
  readonly config?: string;
  readonly feed?: string;
}

/** Shows what a run of the file would do. Asks the service for its groups only, and writes nothing. */
export async function plan(path: string, flags: PlanFlags, terminal: Terminal): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const ledger = openLedgerView(settings);
  const service = openService(settings, logOptions(settings, terminal), null);
  const progress = openProgress(terminal, Date.now, (message) => terminal.complain(message));
  try {
    checkFeedsNamed(settings, ledger);
    const seen = await stampOfFile(path);
    if (seen === null) throw await whyNoFile(path);
    const asking = checkAccountBinding({
      ledger,
      service: service.service,
      baseUrl: settings.api.baseUrl,
      now: Date.now,
      sleep: (ms) => delay(ms),
      random: Math.random,
      signal: new AbortController().signal,
    });
    // The file's bytes are examined while the service answers.
    const [account, look] = await Promise.all([asking, lookAtFile(path)]);
    if (account.stopReason !== null) {
      terminal.complain(account.stopReason);
      return 1;
    }
    const hasChanged = async () => {
      const now = await stampOfFile(path);
      return now === null || !isSameContent(now, seen);
    };
    // A run first renames feeds in the ledger. A plan changes nothing, so it uses the names that the ledger has.
    const feeds = settings.feeds.map((feed) => ({ ...feed, name: nameInLedger(feed, ledger) }));
    const feed = feedByName(basename(path), flags.feed, settings.feeds, feeds);
    const file = { ...look, path, name: basename(path), mtimeMs: mtimeMs(seen), feed, hasChanged };
    const prepared = await prepareFile(file, feeds, account.groups, {
      ledger,
      rowCaches: openRowCaches(settings, false),
      now: Date.now,
      progress: progress.show,
    });
    progress.end();
    const source = ledger.draftReportSource(prepared.run);
    const { name } = settings.feeds[feeds.indexOf(prepared.feed)] ?? prepared.feed;
    return showDraft({ ...source, record: { ...source.record, feed: name } }, terminal);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    progress.end();
    const words = `${showControls(basename(path))} can't be used: ${error.message} ${error.hint}`;
    if (terminal.json) terminal.printJson({ error: words, code: error.code });
    terminal.complain(words);
    return 1;
  } finally {
    await service.close();
    ledger.close();
  }
}

/** Returns the file's feed with the name that the ledger has for it, or a refusal if the file has no feed. */
function feedByName(
  fileName: string,
  named: string | undefined,
  configured: readonly FeedSettings[],
  inLedger: readonly FeedSettings[],
): FeedSettings | FileRefused {
  const match = named === undefined ? matchFeed(fileName, null, configured) : { kind: "feed" as const, feed: named };
  if (match.kind === "refused") return match.refusal;
  return inLedger[configured.findIndex(({ name }) => name === match.feed)] ?? unknownFeed(match.feed);
}

function showDraft(source: ReportSource, terminal: Terminal): ExitCode {
  if (terminal.json) terminal.printJsonText(planJsonText(source));
  else showPlan(source, terminal);
  const held = source.record.holds.length > 0;
  return held ? 4 : exitCodeOf([source.record]);
}

/** Returns why a path leads to no list. */
async function whyNoFile(path: string): Promise<FileRefused> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => error.code ?? "");
  if (found === "EACCES" || found === "EPERM") return notPermitted();
  if (typeof found === "string") return noSuchFile();
  return notRegular(found.isDirectory() ? "a folder" : "a device or a pipe");
}

/** Returns the size and time of a file; null: there is no file with this path. */
async function stampOfFile(path: string): Promise<FileStamp | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found?.isFile() === true ? stampOf(found) : null;
}

function unknownFeed(name: string): FileRefused {
  return new FileRefused("no_feed", `The configuration names no feed “${name}”.`, "See the names under feeds.");
}
