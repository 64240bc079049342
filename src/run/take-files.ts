import { readdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import { claimFile, copyIn } from "../pipeline/intake/arrival/claim-file.ts";
import { failFile } from "../pipeline/intake/arrival/fail-file.ts";
import { mtimeMs, readStamp } from "../pipeline/intake/arrival/file-stamp.ts";
import { lookAtFile } from "../pipeline/intake/arrival/look-at-file.ts";
import { matchFeed, type FeedMatch } from "../pipeline/intake/arrival/inbox-names.ts";
import { noSuchFile } from "../pipeline/intake/table/refusals.ts";
import { scanInbox, type InboxFile, type LeftAloneReason } from "../pipeline/intake/arrival/scan-inbox.ts";
import { waitUntilStable } from "../pipeline/intake/arrival/wait-until-stable.ts";
import type { FileEnd, WaitingFile } from "./run.ts";
import type { RunEnv } from "./run-env.ts";

export interface TakingOptions {
  readonly feeds: readonly FeedSettings[];
  readonly settleSeconds: number;
  /** How long to wait for a file that is being written before it is left for the next pass. */
  readonly patienceSeconds: number;
}

/** What became of a candidate. */
export type Taken =
  | { readonly kind: "file"; readonly file: WaitingFile }
  | { readonly kind: "waiting"; readonly name: string; readonly why: string }
  | Extract<FileEnd, { kind: "failed" }>;

const WHY_LEFT_ALONE: Readonly<Record<LeftAloneReason, string>> = {
  symbolic_link: "it is a symbolic link: put the file itself there",
  folder: "it is a folder, and no feed has its name: move its files into the inbox",
  special_file: "it is no ordinary file",
  several_names: "the same file has another name elsewhere (a hard link): put a copy there",
};

/** A file of the inbox, with the time (ms since 1970) at which it was looked at. */
interface SeenFile extends InboxFile {
  readonly seenAt: number;
}

/** @param found gets what is left alone */
export async function inboxFiles(
  { feeds }: TakingOptions,
  env: RunEnv,
  found: { name: string; why: string }[],
): Promise<readonly SeenFile[]> {
  const { files, leftAlone } = await scanInbox(env.folders.inbox, feeds);
  const seenAt = env.now();
  for (const { path, reason } of leftAlone)
    found.push({ name: relative(env.folders.inbox, path), why: WHY_LEFT_ALONE[reason] });
  return files.map((file) => ({ ...file, seenAt }));
}

/** Claims a file of the inbox once it stands still: all of them are looked at first, so that they settle together. */
export async function take(found: SeenFile, options: TakingOptions, env: RunEnv): Promise<Taken> {
  const feed = feedOf(found.match, options.feeds);
  const waits = waitsBehindHeld(found.name, feed, env);
  if (waits !== null) return waits;
  try {
    const stamp = await waitUntilStable(found.path, settling(options, env), {
      stamp: found.stamp,
      at: found.seenAt,
    });
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
export async function takeCopy(path: string, options: TakingOptions, env: RunEnv): Promise<Taken> {
  const name = basename(path);
  const feed = feedOf(matchFeed(name, null, options.feeds), options.feeds);
  const waits = waitsBehindHeld(name, feed, env);
  if (waits !== null) return waits;
  const folder = claimFolder(feed, env);
  try {
    const original = await waitUntilStable(path, settling(options, env));
    if (original === null) throw noSuchFile();
    const copy = await copyIn(path, `${folder}${COPYING}`);
    await rename(`${folder}${COPYING}`, folder);
    return { kind: "file", file: { ...copy, path: join(folder, name), mtimeMs: mtimeMs(original), feed } };
  } catch (error) {
    await rm(`${folder}${COPYING}`, { recursive: true, force: true });
    if (!(error instanceof FileRefused)) throw error;
    // The original stays where it is: it is the caller's.
    env.log("error", `${name} was not used: ${error.message}`, { code: error.code });
    return { kind: "failed", name, path, refusal: error };
  }
}

function settling({ settleSeconds, patienceSeconds }: TakingOptions, env: RunEnv) {
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
export async function leftovers({ feeds }: Pick<TakingOptions, "feeds">, env: RunEnv): Promise<readonly WaitingFile[]> {
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
      files.push({ path, name, ...(await lookAtFile(path)), stamp, mtimeMs: mtimeMs(stamp), feed });
    }
  }
  return files;
}
