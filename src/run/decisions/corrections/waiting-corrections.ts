/** Corrected lines that wait for the decision about a held list: sends them on when the list is decided, or drops them. */
import { createHash } from "node:crypto";
import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { WaitingLine } from "../../../ledger/runs/held-rows.ts";
import type { OpenItem } from "../../../model/run-record.ts";
import { claimFolderFor, copyingFolderFor } from "../../../pipeline/intake/arrival/claim-folder.ts";
import { makeFolder, syncFolder } from "../../../pipeline/intake/arrival/safe-move.ts";
import { PRIVATE, writeTextFile } from "../../../pipeline/report/files/atomic-file.ts";
import { ENGLISH } from "../../../pipeline/report/language/phrases.ts";
import { rejectionsCsv } from "../../../pipeline/report/rejections/rejections-csv.ts";
import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { runFile, type FileEnd } from "../../run.ts";
import { claimedBefore } from "../../take-files.ts";
import { finishRun } from "../../finish-run.ts";
import { rebasedLine } from "./rebase-line.ts";
import type { RunEnv } from "../../run-env.ts";

type WaitingEnv = Pick<RunEnv, "ledger" | "requests" | "folders" | "officeGroup" | "languageOf" | "now" | "random">;

/** The result for the lines whose lists are decided. */
interface DecidedLines {
  /** The claimed files with the lines that are sent on, which the next pass runs. */
  readonly claimed: readonly string[];
  readonly dropped: readonly WaitingLine[];
}

/** Returns whether a corrected line waits for a list that is decided. */
export function isAnyDecided({ ledger }: Pick<RunEnv, "ledger">): boolean {
  return ledger.heldRows.decided().length > 0;
}

/**
 * Ends the waiting of all lines whose list is decided. A line of a discarded list is dropped, unless its row is open without the
 * list. The others are written into a claim folder, as a corrected report of their own. Of two corrections of one row, the newer
 * one counts.
 *
 * A kill loses nothing: a line waits until its claim folder is complete. A line that is sent on twice is solved the second time.
 */
export async function sendOnDecided(env: WaitingEnv): Promise<DecidedLines> {
  const decided = env.ledger.heldRows.decided();
  const dropped = decided.filter(({ isDropped }) => isDropped);
  const sentOn = decided.filter(({ isDropped }) => !isDropped);
  const claimed: string[] = [];
  for (const feed of new Set(sentOn.map((line) => line.feed)))
    claimed.push(await claimLines(feed, newestOfEach(sentOn.filter((line) => line.feed === feed)), env));
  env.ledger.heldRows.endWaiting(sentOn, "sent_on");
  env.ledger.heldRows.endWaiting(dropped, "dropped");
  for (const run of new Set(decided.map((line) => line.run))) await finishRun(env.ledger.runs.named(run), env);
  return { claimed, dropped };
}

/** Sends on the lines whose list is decided, and runs them at once. */
export async function runDecidedCorrections(
  feed: FeedSettings,
  groups: readonly Group[],
  env: RunEnv,
): Promise<readonly FileEnd[]> {
  const { claimed } = await sendOnDecided(env);
  if (claimed.length === 0) return [];
  const ends: FileEnd[] = [];
  for (const file of await claimedBefore({ feeds: [feed], settleSeconds: 0 }, env))
    if (claimed.includes(file.path)) ends.push(await runFile(file, [feed], groups, env));
  return ends;
}

/** Returns the newest line with each `_id`, and all lines without one. */
function newestOfEach(lines: readonly WaitingLine[]): readonly WaitingLine[] {
  const newest = new Map(lines.map((line) => [line.id === "" ? `${line.run} ${line.line}` : line.id, line]));
  return [...newest.values()];
}

/** Writes lines as a corrected report into a claim folder. @returns the file's path */
async function claimLines(feed: string, lines: readonly WaitingLine[], env: WaitingEnv): Promise<string> {
  const folder = claimFolderFor(env.folders.working, feed, env.now(), env.random());
  const copying = copyingFolderFor(folder);
  const name = `waited-${feed}.csv`;
  await makeFolder(copying);
  const since = new Date(env.now()).toISOString();
  const items = lines.map((waiting): OpenItem => {
    const { line, issue, header } = waiting;
    const status = { operation: null, status: "deferred", requestId: null, further: [] } as const;
    return { ...status, line, issue, since, header, ...rebasedLine(waiting, env.ledger) };
  });
  const header = lines[0]?.header ?? [];
  const text = [...rejectionsCsv(ENGLISH, { record: { header }, openItems: () => items })].join("");
  await writeTextFile(join(copying, name), PRIVATE.file, [text]);
  await noteSenders(
    lines,
    { sha256: createHash("sha256").update(text).digest("hex"), file: name, feed, at: since },
    env,
  );
  await syncFolder(copying);
  await rename(copying, folder);
  await syncFolder(dirname(folder));
  return join(folder, name);
}

/** Notes who sent the lines in a new file, so that the rule of four eyes still knows. */
async function noteSenders(
  lines: readonly WaitingLine[],
  upload: { readonly sha256: string; readonly file: string; readonly feed: string; readonly at: string },
  { ledger, requests }: Pick<RunEnv, "ledger" | "requests">,
): Promise<void> {
  const reports = [...new Set(lines.map(({ run }) => run))].map((run) => ledger.runs.named(run).sha256);
  await requests.whileUsable(async () => {
    const senders = new Set(reports.flatMap((sha256) => requests.uploadersOf(sha256)));
    for (const by of senders) requests.noteUpload({ ...upload, kind: "correction", by, role: "editor" });
  });
}
