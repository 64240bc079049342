import { basename, join, relative } from "node:path";
import { readdir, rename, rm, rmdir } from "node:fs/promises";
import type { Group } from "../model/contact.ts";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import { listGroups, probesToMake, settleDoubts } from "./carry-out.ts";
import type { FinishedRun } from "./finish-run.ts";
import { followSettledDoubts } from "./follow-doubt.ts";
import { claimFile, copyIn } from "./intake/claim-file.ts";
import { failFile } from "./intake/fail-file.ts";
import { mtimeMs, readStamp } from "./intake/file-stamp.ts";
import { hashFile } from "./intake/hash-file.ts";
import { matchFeed, type FeedMatch } from "./intake/inbox-names.ts";
import { scanInbox, type InboxFile, type LeftAloneReason } from "./intake/scan-inbox.ts";
import { waitUntilSettled } from "./intake/settle.ts";
import { checkAccount } from "./plan/check-account.ts";
import { carryOut, runFile, type FileEnd, type WaitingFile } from "./run.ts";
import type { RunEnv } from "./run-env.ts";

export interface PassOptions {
  readonly feeds: readonly FeedSettings[];
  readonly settleSeconds: number;
  /** How long to wait for a file that is being written before it is left for the next pass. */
  readonly patienceSeconds: number;
  /** Files that somebody named; null: the inbox. */
  readonly files: readonly string[] | null;
  /** Whether creates that the plan limit deferred are tried again now. */
  readonly triesDeferred: boolean;
}

/** All that one pass did. */
export interface PassEnd {
  readonly runs: readonly FinishedRun[];
  readonly failed: readonly Extract<FileEnd, { kind: "failed" }>[];
  /** Why nothing (more) could be done, in whole sentences; null if nothing stood in the way. */
  readonly trouble: string | null;
  /** Files that stay where they are, and why. */
  readonly waiting: readonly { readonly name: string; readonly why: string }[];
  /** What lies in the inbox and is no file to take, and why. */
  readonly leftAlone: readonly { readonly name: string; readonly why: string }[];
  readonly groups: readonly Group[];
}

/**
 * One pass: goes on with what was left open, takes the waiting files in order of arrival, and settles what is in doubt.
 * `run` makes one, `watch` one after another.
 */
export async function makePass(options: PassOptions, env: RunEnv): Promise<PassEnd> {
  const runs: FinishedRun[] = [];
  const failed: Extract<FileEnd, { kind: "failed" }>[] = [];
  const waiting: { name: string; why: string }[] = [];
  const leftAlone: { name: string; why: string }[] = [];
  const account = await openAccount(env);
  const end = (trouble: string | null): PassEnd => ({
    runs,
    failed,
    waiting,
    leftAlone,
    trouble,
    groups: account.groups,
  });
  if (account.trouble !== null) return end(account.trouble);

  /** @returns why to stop, or null */
  const process = async (file: WaitingFile): Promise<string | null> => {
    const ended = await runFile(file, options.feeds, account.groups, env);
    if (ended.kind === "failed") failed.push(ended);
    else runs.push(ended);
    return ended.kind === "run" ? haltOf(ended) : null;
  };

  followSettledDoubts(env);
  // A changes feed's lists build on one another: what is left of one comes before the next.
  const before = await goOn(options, env, runs, ({ mode }) => mode === "changes");
  if (before !== null) return end(before);
  for (const file of await leftovers(options, env)) {
    const halt = await process(file);
    if (halt !== null) return end(halt);
  }
  for (const candidate of options.files === null ? await inboxFiles(options, env, leftAlone) : options.files) {
    if (env.signal.aborted) break;
    const taken =
      typeof candidate === "string" ? await takeCopy(candidate, options, env) : await take(candidate, options, env);
    if (taken.kind === "waiting") waiting.push(taken);
    else if (taken.kind === "failed") failed.push(taken);
    else {
      const halt = await process(taken.file);
      if (halt !== null) return end(halt);
    }
  }
  const after = await goOn(options, env, runs, () => true);
  if (after !== null) return end(after);
  const doubts = await settleDoubts(env, env.waitsForProbes ? "wait" : "due_only");
  return end(doubts.kind === "halted" ? doubts.halt.reason : null);
}

/** Whether a pass would find something to do; it costs no call. */
export async function isAnythingDue(
  feeds: readonly FeedSettings[],
  triesDeferred: boolean,
  env: RunEnv,
): Promise<boolean> {
  const unfinished = env.ledger.runs.unfinished();
  if (
    unfinished.some(
      ({ run, status, path }) =>
        triesDeferred || status === null || status === "halted" || path !== null || hasPlanned(run, env),
    )
  )
    return true;
  if ((await leftovers({ feeds }, env)).length > 0) return true;
  if (probesToMake(env).some(({ dueAt }) => dueAt <= env.now())) return true;
  return (await scanInbox(env.folders.inbox, feeds)).files.length > 0;
}

export interface AccountState {
  readonly groups: readonly Group[];
  /** Why nothing may be sent, in whole sentences; null if all is well. */
  readonly trouble: string | null;
}

/** The group list, if it is the account that the ledger is bound to. */
export async function openAccount(
  env: Pick<RunEnv, "ledger" | "service" | "baseUrl" | "now" | "sleep" | "random" | "signal">,
): Promise<AccountState> {
  const listed = await listGroups(env);
  if (listed.kind === "unavailable") return { groups: [], trouble: listed.why };
  const { account, entries, operations } = env.ledger;
  const isEmpty = entries.countByFeed().length === 0 && operations.inState("in_doubt").length === 0;
  const boundTo = isEmpty ? null : account.fact("base_url");
  const used = isEmpty ? [] : account.usedGroups();
  const checked = checkAccount(env.baseUrl, boundTo, used, listed.groups);
  if (checked.kind === "same") return { groups: listed.groups, trouble: null };
  const wayOut =
    "If this is right, give the new account a data folder of its own (dataDir): contact_ids do not carry over.";
  return { groups: listed.groups, trouble: `other_account: ${checked.why}. Nothing was sent. ${wayOut}` };
}

/** Runs that were interrupted, halted, or deferred. @returns why to stop, or null */
async function goOn(
  { feeds, triesDeferred }: PassOptions,
  env: RunEnv,
  runs: FinishedRun[],
  isDue: (feed: FeedSettings) => boolean,
): Promise<string | null> {
  const { ledger } = env;
  const done = new Set(runs.map(({ record }) => record.run));
  for (const { run, feed: name, status, path } of ledger.runs.unfinished()) {
    const feed = feeds.find((known) => known.name === name);
    if (feed === undefined || !isDue(feed) || done.has(run) || env.signal.aborted) continue;
    // A run whose calls were all made may still lack its report: its file is not put away then.
    const isInterrupted = status === null || status === "halted" || path !== null || hasPlanned(run, env);
    if (!isInterrupted && !triesDeferred) continue;
    ledger.operations.undefer(run);
    env.log("info", `Going on with ${run}`);
    const finished = await carryOut(run, feed, env);
    runs.push(finished);
    const halt = haltOf(finished);
    if (halt !== null) return halt;
  }
  return null;
}

/** A run that was carried out may be given more to do: what waited for a create in doubt. */
function hasPlanned(run: string, { ledger }: RunEnv): boolean {
  return ledger.operations.nextWave(run, -1) !== null;
}

function haltOf({ record }: FinishedRun): string | null {
  return record.status === "halted" ? (record.haltReason ?? "The run halted.") : null;
}

type Taken =
  | { readonly kind: "file"; readonly file: WaitingFile }
  | { readonly kind: "waiting"; readonly name: string; readonly why: string }
  | Extract<FileEnd, { kind: "failed" }>;

const WHY_LEFT_ALONE: Readonly<Record<LeftAloneReason, string>> = {
  symbolic_link: "it is a symbolic link: put the file itself there",
  folder: "it is a folder, and no feed has its name: move its files into the inbox",
  special_file: "it is no ordinary file",
  several_names: "the same file has another name elsewhere (a hard link): put a copy there",
};

/** @param found gets what is left alone */
async function inboxFiles(
  { feeds }: PassOptions,
  env: RunEnv,
  found: { name: string; why: string }[],
): Promise<readonly InboxFile[]> {
  const { files, leftAlone } = await scanInbox(env.folders.inbox, feeds);
  for (const { path, reason } of leftAlone)
    found.push({ name: relative(env.folders.inbox, path), why: WHY_LEFT_ALONE[reason] });
  return files;
}

/** Claims a file of the inbox once it stands still. */
async function take(found: InboxFile, options: PassOptions, env: RunEnv): Promise<Taken> {
  const feed = feedOf(found.match, options.feeds);
  const waits = waitsBehindHeld(found.name, feed, env);
  if (waits !== null) return waits;
  try {
    const stamp = await waitUntilSettled(found.path, settling(options, env));
    if (stamp === null) return { kind: "waiting", name: found.name, why: "it has gone again" };
    const claim = await claimFile(found.path, stamp, claimFolder(feed, env));
    switch (claim.kind) {
      case "claimed":
        return { kind: "file", file: { ...claim.file, mtimeMs: mtimeMs(claim.file.stamp), feed } };
      case "refused":
        return await fail(claim.path, found.name, claim.refusal, env);
      case "gone":
        return { kind: "waiting", name: found.name, why: "it has gone again" };
      case "changing":
        return { kind: "waiting", name: found.name, why: "it is still being written" };
    }
  } catch (error) {
    if (error instanceof FileRefused && error.code === "still_changing") {
      return { kind: "waiting", name: found.name, why: "it is still being written" };
    }
    throw error;
  }
}

/** Takes a copy of a file that somebody named, and leaves the original. */
async function takeCopy(path: string, options: PassOptions, env: RunEnv): Promise<Taken> {
  const name = basename(path);
  const feed = feedOf(matchFeed(name, null, options.feeds), options.feeds);
  const waits = waitsBehindHeld(name, feed, env);
  if (waits !== null) return waits;
  const folder = claimFolder(feed, env);
  try {
    const original = await waitUntilSettled(path, settling(options, env));
    const copy = await copyIn(path, `${folder}${COPYING}`);
    await rename(`${folder}${COPYING}`, folder);
    const { mtimeMs: at } = original === null ? { mtimeMs: env.now() } : { mtimeMs: mtimeMs(original) };
    return { kind: "file", file: { ...copy, path: join(folder, name), mtimeMs: at, feed } };
  } catch (error) {
    await rm(`${folder}${COPYING}`, { recursive: true, force: true });
    if (!(error instanceof FileRefused)) throw error;
    // The original stays where it is: it is the caller's.
    env.log("error", `${name} was not used: ${error.message}`, { code: error.code });
    return { kind: "failed", name, path, refusal: error };
  }
}

function settling({ settleSeconds, patienceSeconds }: PassOptions, env: RunEnv) {
  return { settleSeconds, patienceSeconds, now: () => env.now(), wait: (ms: number) => env.sleep(ms) };
}

function feedOf(match: FeedMatch, feeds: readonly FeedSettings[]): FeedSettings | FileRefused {
  if (match.kind === "refused") return match.refusal;
  const feed = feeds.find(({ name }) => name === match.feed);
  if (feed === undefined) throw new Error(`the feed ${match.feed} is not configured`);
  return feed;
}

/** A list of a changes feed does not overtake one that waits for a person. */
function waitsBehindHeld(name: string, feed: FeedSettings | FileRefused, { ledger }: RunEnv): Taken | null {
  if (feed instanceof FileRefused || feed.mode !== "changes") return null;
  const [held] = ledger.runs.held(feed.name);
  return held === undefined
    ? null
    : { kind: "waiting", name, why: `${held.run} of the same feed is held: approve or discard it first` };
}

async function fail(path: string, name: string, refusal: FileRefused, env: RunEnv): Promise<Taken> {
  env.log("error", `${name} was not used: ${refusal.message}`, { code: refusal.code });
  const failed = await failFile(path, name, env.folders.failed, refusal, env.officeGroup !== null);
  return { kind: "failed", name, path: failed, refusal };
}

const NO_FEED = "_";
/** Ends the name of a folder whose copy is not whole yet: half a list must never be taken for one. */
const COPYING = ".copying";

/** One folder per claim, named so that the feed can be told after a crash. */
function claimFolder(feed: FeedSettings | FileRefused, env: RunEnv): string {
  const at = new Date(env.now()).toISOString().replaceAll(":", "");
  const tail = Math.floor(env.random() * 0x1_0000)
    .toString(16)
    .padStart(4, "0");
  return join(env.folders.working, `${at}-${tail}-${feed instanceof FileRefused ? NO_FEED : feed.name}`);
}

/** Files that were claimed and never planned: the process died in between. Empty folders are cleared away. */
async function leftovers({ feeds }: Pick<PassOptions, "feeds">, env: RunEnv): Promise<readonly WaitingFile[]> {
  const planned = new Set(env.ledger.runs.withFiles().map(({ path }) => path));
  const files: WaitingFile[] = [];
  for (const folder of (await readdir(env.folders.working)).sort()) {
    if (folder.endsWith(COPYING)) {
      await rm(join(env.folders.working, folder), { recursive: true, force: true });
      continue;
    }
    const names = await readdir(join(env.folders.working, folder)).catch(() => []);
    if (names.length === 0) await rmdir(join(env.folders.working, folder)).catch(() => {});
    for (const name of names) {
      const path = join(env.folders.working, folder, name);
      const stamp = planned.has(path) ? null : await readStamp(path);
      if (stamp === null) continue;
      const feedName = /^\S+?Z-[0-9a-f]{4}-(.+)$/u.exec(folder)?.[1] ?? NO_FEED;
      const feed = feeds.find((known) => known.name === feedName) ?? feedOf(matchFeed(name, null, feeds), feeds);
      env.log("info", `Going on with ${name}, which was claimed before`);
      files.push({ path, name, sha256: await hashFile(path), stamp, mtimeMs: mtimeMs(stamp), feed });
    }
  }
  return files;
}
