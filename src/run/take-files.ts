import { basename } from "node:path";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import { clearClaim, type ClaimedFile } from "../pipeline/intake/arrival/claim-file.ts";
import { findClaims } from "../pipeline/intake/arrival/claim-folder.ts";
import { failFile } from "../pipeline/intake/arrival/fail-file.ts";
import { mtimeMs, readStamp } from "../pipeline/intake/arrival/file-stamp.ts";
import { matchFeed, type FeedMatch } from "../pipeline/intake/arrival/inbox-names.ts";
import { lookAtFile } from "../pipeline/intake/arrival/look-at-file.ts";
import { scanInbox } from "../pipeline/intake/arrival/scan-inbox.ts";
import {
  takeCopy,
  takeFromInbox,
  type OriginalFile,
  type SeenFile,
  type TakenFile,
  type TakingInput,
  type Waiting,
} from "../pipeline/intake/arrival/take-file.ts";
import type { FileToPrepare } from "./prepare/prepare-file.ts";
import { isOfOneFile, whyItWaits, type WaitingInInbox } from "./read/claimed/one-file.ts";
import type { RunEnv } from "./run-env.ts";
import { renewRunsIndex } from "./runs-index.ts";

/** A claimed file that is to be run. */
export interface FileToRun extends ClaimedFile, Pick<FileToPrepare, "mtimeMs" | "feed"> {
  /** The file on the command line whose copy this is; null: there is none. */
  readonly original: OriginalFile | null;
  /** Number of seconds for which the file has stood still. */
  readonly settleSeconds: number;
}

/** A file that can't be used; `path` is its present path. */
export interface FailedFile {
  readonly kind: "failed";
  readonly name: string;
  readonly path: string;
  readonly refusal: FileRefused;
  /** Whether the file was moved to `failed/`. */
  readonly isMoved: boolean;
}

export interface TakingOptions {
  readonly feeds: readonly FeedSettings[];
  readonly settleSeconds: number;
  /** Number of seconds to wait for a file that is being written. After them, the file is left for the next pass. */
  readonly patienceSeconds: number;
}

/** The result of taking a file. */
export type Taken =
  | { readonly kind: "file"; readonly file: FileToRun }
  | { readonly kind: "waiting"; readonly waiting: WaitingInInbox }
  | FailedFile;

type TakingEnv = Pick<RunEnv, "ledger" | "folders" | "officeGroup" | "languageOf" | "now" | "sleep" | "random" | "log">;

/** Takes a file of the inbox. A file that can't be read is moved to `failed/`. */
export async function takeInboxFile(seen: SeenFile, options: TakingOptions, env: TakingEnv): Promise<Taken> {
  const feed = feedOf(seen.match, options.feeds);
  const taken = await takeFromInbox(seen, inputFor(feed, options, env));
  switch (taken.kind) {
    case "claimed":
      return { kind: "file", file: toRun(taken, feed, options) };
    case "waiting":
      return waits(seen.name, taken.waiting);
    case "refused":
      return moveToFailed({ path: taken.path, name: seen.name }, taken.refusal, env);
  }
}

/** Takes a copy of a file that the command line names. The original stays where it is, also when it can't be read. */
export async function takeNamedFile(path: string, options: TakingOptions, env: TakingEnv): Promise<Taken> {
  const name = nameOf(path);
  const feed = feedOf(matchFeed(name, null, options.feeds), options.feeds);
  const taken = await takeCopy(path, inputFor(feed, options, env));
  switch (taken.kind) {
    case "claimed":
      return { kind: "file", file: toRun(taken, feed, options) };
    case "waiting":
      return waits(name, taken.waiting);
    case "refused":
      logRefusal(name, taken.refusal, env);
      return { kind: "failed", name, path, refusal: taken.refusal, isMoved: false };
  }
}

/** Returns the name of a file that the command line names. */
export function nameOf(path: string): string {
  return basename(path) || path;
}

function toRun(
  { file, mtimeMs: modified, original }: Extract<TakenFile, { kind: "claimed" }>,
  feed: FileToRun["feed"],
  { settleSeconds }: TakingOptions,
): FileToRun {
  return { ...file, mtimeMs: modified, original, feed, settleSeconds };
}

/** Moves a claimed file that can't be used to `failed/`, with the reason beside it. */
export async function moveToFailed(
  { path: claimed, name }: Pick<FileToRun, "path" | "name">,
  refusal: FileRefused,
  env: Pick<RunEnv, "ledger" | "folders" | "officeGroup" | "languageOf" | "log">,
): Promise<FailedFile> {
  env.ledger.prove();
  const path = await failFile(claimed, name, env.folders.failed, refusal, env.officeGroup !== null);
  await clearClaim(claimed);
  await renewRunsIndex(env);
  logRefusal(name, refusal, env);
  return { kind: "failed", name, path, refusal, isMoved: true };
}

/**
 * Returns the files that were claimed and never planned, because the process died in between.
 *
 * @param onNotRead called for a file that can't be read; it stays claimed
 */
export async function claimedBefore(
  { feeds, settleSeconds }: Pick<TakingOptions, "feeds" | "settleSeconds">,
  { ledger, folders, log }: Pick<RunEnv, "ledger" | "folders" | "log">,
  onNotRead: (name: string, error: Error, feed: string) => void = () => {},
): Promise<readonly FileToRun[]> {
  const leave = (name: string, error: unknown, feed: string): void => {
    if (!isOfOneFile(error, { ledger, folders })) throw error;
    onNotRead(name, error, feed);
  };
  const planned = new Set(ledger.runs.withFiles().flatMap(({ path }) => path ?? []));
  const files: FileToRun[] = [];
  const claims = await findClaims(folders.working, planned, (folder, error, feed) =>
    leave(basename(folder), error, feed),
  );
  for (const { path, name, feed: feedName, stamp } of claims) {
    const feed = feeds.find((known) => known.name === feedName) ?? feedOf(matchFeed(name, null, feeds), feeds);
    log("info", `Going on with ${name}, which was claimed before`);
    const look = await lookAtFile(path).catch((error: unknown) => leave(name, error, feedName));
    if (!look) continue;
    files.push({ path, name, ...look, stamp, mtimeMs: mtimeMs(stamp), original: null, settleSeconds, feed });
  }
  return files;
}

function inputFor(
  feed: FeedSettings | FileRefused,
  { settleSeconds, patienceSeconds }: TakingOptions,
  env: TakingEnv,
): TakingInput {
  return {
    working: env.folders.working,
    feed: feed instanceof FileRefused ? null : feed.name,
    heldRun: heldRunBefore(feed, env),
    stability: { settleSeconds, patienceSeconds, now: () => env.now(), wait: (ms) => env.sleep(ms) },
    random: () => env.random(),
    prove: () => env.ledger.prove(),
  };
}

/**
 * Returns the held run that a file waits for; null: none. A list waits for an undo of its feed. A file of a changes feed waits
 * for every held run, because each list builds on the one before.
 */
function heldRunBefore(feed: FeedSettings | FileRefused, { ledger }: Pick<RunEnv, "ledger">): string | null {
  if (feed instanceof FileRefused) return null;
  const undo = ledger.undos.openOf(feed.name)?.run ?? null;
  if (undo !== null || feed.mode !== "changes") return undo;
  return ledger.runs.held(feed.name)[0]?.run ?? null;
}

/** Returns the feed that a file's name belongs to; or the refusal of the name. */
function feedOf(match: FeedMatch, feeds: readonly FeedSettings[]): FeedSettings | FileRefused {
  if (match.kind === "refused") return match.refusal;
  const feed = feeds.find(({ name }) => name === match.feed);
  if (feed === undefined) throw new Error(`the feed ${match.feed} is not configured`);
  return feed;
}

/** Returns the names of the lists of a file's feed that wait at the same time. */
export async function waitingBeside(
  file: FileToRun,
  { feeds, files }: { readonly feeds: readonly FeedSettings[]; readonly files: readonly string[] | null },
  { folders }: Pick<RunEnv, "folders">,
): Promise<readonly string[]> {
  const { feed } = file;
  if (feed instanceof FileRefused || feed.mode !== "snapshot") return [];
  const named = (files ?? []).map((path) => ({ name: basename(path), match: matchFeed(basename(path), null, feeds) }));
  const found = files === null ? (await scanInbox(folders.inbox, feeds)).files : named;
  return found.flatMap(({ name, match }) =>
    match.kind === "feed" && match.feed === feed.name && name !== file.name ? [name] : [],
  );
}

/** Returns files of the command line in the order in which they were changed. A missing file keeps its place. */
export async function inOrderOfChange(paths: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(paths.map(async (path) => ({ path, stamp: await readStamp(path) })));
  const time = ({ stamp }: (typeof files)[number]) => (stamp === null ? 0 : mtimeMs(stamp));
  return files.sort((one, other) => time(one) - time(other)).map(({ path }) => path);
}

/** Returns that a file is still being written. */
export function stillWritten(name: string): WaitingInInbox {
  return { name, reason: "being_written", why: whyItWaits({ reason: "being_written" }), isLong: false };
}

/** Returns that the reading of a claimed file was stopped. */
export function readingStopped(name: string): WaitingInInbox {
  return {
    name,
    reason: "being_written",
    why: "its reading was stopped; the next run reads it from its start",
    isLong: false,
  };
}

function waits(name: string, waiting: Waiting): Taken {
  return {
    kind: "waiting",
    waiting: { name, reason: waiting.reason, why: whyItWaits(waiting), isLong: "isLong" in waiting && waiting.isLong },
  };
}

function logRefusal(name: string, refusal: FileRefused, { log }: Pick<RunEnv, "log">): void {
  log("error", `${name} was not used: ${refusal.message}`, { code: refusal.code });
}
