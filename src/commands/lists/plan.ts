import { ENGLISH } from "../../pipeline/report/language/phrases.ts";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openService } from "../../app/open-service.ts";
import { draftList, stampOfFile } from "../../app/draft-list.ts";
import { checkFeedsNamed } from "../../app/feeds-in-ledger.ts";
import { openLedgerView } from "../../app/ledger-view.ts";
import { FileRefused } from "../../model/file-refused.ts";
import { showControls } from "../../model/text/control-characters.ts";
import type { ReportSource } from "../../model/run-record.ts";
import { exitCodeOf, type ExitCode } from "../../run/exit-code.ts";
import { checkAccountBinding, stopForUnreadable } from "../../run/check-account-binding.ts";
import { lookAtFile } from "../../pipeline/intake/arrival/look-at-file.ts";
import { checkNamedFile, whyNotRead } from "../../pipeline/intake/named-file.ts";
import { noSuchFile } from "../../pipeline/intake/table/refusals.ts";
import { planJsonText } from "../../pipeline/report/json/plan-json.ts";
import { logOptions } from "../terminal/log-options.ts";
import { openProgress } from "../terminal/progress.ts";
import { settingsFor } from "../session/settings.ts";
import { showPlan } from "../terminal/show-plan.ts";
import type { Terminal } from "../terminal/terminal.ts";

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
    await checkNamedFile(path);
    const seen = await stampOfFile(path);
    if (seen === null) throw noSuchFile();
    const asking = checkAccountBinding({
      ledger,
      service: service.service,
      baseUrl: settings.api.baseUrl,
      formerBaseUrl: settings.api.formerly,
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
    const { source, groupIds } = await draftList(
      { ...look, path, name: basename(path), feed: flags.feed ?? null, seen },
      settings,
      {
        ledger,
        groups: account.groups,
        progress: progress.show,
      },
    );
    progress.end();
    const why = stopForUnreadable(groupIds, account.groups);
    if (why !== null) {
      terminal.complain(why);
      return 1;
    }
    return showDraft(source, terminal);
  } catch (error) {
    const refusal = error instanceof FileRefused ? error : whyNotRead(error, path);
    if (refusal === null) throw error;
    progress.end();
    const words = `${showControls(basename(path) || path)} can't be used: ${refusal.message} ${refusal.hint}`;
    if (terminal.json) terminal.printJson({ error: words, code: refusal.code });
    terminal.complain(words);
    return 1;
  } finally {
    await service.close();
    ledger.close();
  }
}

function showDraft(source: ReportSource, terminal: Terminal): ExitCode {
  if (terminal.json) terminal.printJsonText(planJsonText(ENGLISH, source));
  else showPlan(source, terminal);
  const held = source.record.holds.length > 0;
  return held ? 4 : exitCodeOf([source.record]);
}
