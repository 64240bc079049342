import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openTrial } from "../../app/trial/open-trial.ts";
import { StartupError } from "../../app/startup-error.ts";
import type { Settings } from "../../config/settings.ts";
import { digestOf } from "../../pipeline/report/page/report-digest.ts";
import { placeInInbox } from "../../run/decisions/uploads/put-into-inbox.ts";
import { uploadPaths, type TrialOutcome, type Upload } from "../../run/decisions/uploads/upload-folder.ts";
import { makePass } from "../../run/inbox-pass.ts";
import type { RunEnv } from "../../run/run-env.ts";
import { passOptions } from "../lists/run.ts";
import { sandboxStandIn } from "./stand-in.ts";

/**
 * Tries an uploaded list, and writes how the trial ended beside the list. It uses the groups that a run read last, because the
 * console has no API key.
 */
export async function tryUpload(
  folder: string,
  upload: Pick<Upload, "name" | "feed">,
  settings: Settings,
  progress: RunEnv["progress"],
): Promise<void> {
  const { trial } = uploadPaths(folder);
  const outcome = await outcomeOf(folder, upload, settings, progress).catch((error: unknown): TrialOutcome => {
    // The list's check stays, also where the ledger can't be copied.
    if (error instanceof StartupError || (error instanceof Error && "code" in error)) return { kind: "no_report" };
    throw error;
  });
  writeFileSync(trial, JSON.stringify(outcome), { mode: 0o600 });
}

async function outcomeOf(
  folder: string,
  { name, feed }: Pick<Upload, "name" | "feed">,
  settings: Settings,
  progress: RunEnv["progress"],
): Promise<TrialOutcome> {
  const paths = uploadPaths(folder);
  const place = placeInInbox(name, feed, settings.feeds, 1);
  const { signal } = new AbortController();
  const logging = { level: "silent", logForm: "json", writeLog: () => {}, env: {} } as const;
  const run = { who: `a trial, process ${process.pid}`, signal, progress };
  const opened = await openTrial(settings, logging, run, {
    inbox: { path: paths.list, inInbox: join(place.folder ?? "", place.name) },
    folder: null,
    real: "seen_groups",
    makeStandIn: sandboxStandIn,
  });
  try {
    const { runs } = await makePass(passOptions(settings, []), opened.env);
    const tried = runs.find(({ record }) => record.file === place.name);
    if (tried === undefined) return { kind: "no_report" };
    const { ledger } = opened.env;
    const source = ledger.reportSource(ledger.runs.named(tried.record.run));
    copyFileSync(tried.reports.report, paths.trialReport);
    return { kind: "tried", record: tried.record, digest: digestOf(source, { openItems: 0, operations: 1 }) };
  } finally {
    opened.close([]);
  }
}
