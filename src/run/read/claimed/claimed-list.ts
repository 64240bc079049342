/** Checks that a claimed list is whole and as it was read, and puts a list that changed back into the inbox. */
import { rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FileRefused } from "../../../model/file-refused.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import { clearClaim, hasChanged, putBack, type ClaimedFile } from "../../../pipeline/intake/arrival/claim-file.ts";
import { makeFolder } from "../../../pipeline/intake/arrival/safe-move.ts";
import { isSameContent, readStamp } from "../../../pipeline/intake/arrival/file-stamp.ts";
import { lookAtFile } from "../../../pipeline/intake/arrival/look-at-file.ts";
import type { OriginalFile } from "../../../pipeline/intake/arrival/take-file.ts";

/** A claimed list, or the copy of a list that the command line names. */
interface ClaimedList extends ClaimedFile {
  /** In ms since 1970. */
  readonly mtimeMs: number;
  /** The file whose copy this is; null: there is none. */
  readonly original: OriginalFile | null;
  /** Number of seconds for which the file has stood still. */
  readonly settleSeconds: number;
}

/** The clock, and the signal to stop. */
interface Waiting {
  /** Returns the time in ms since 1970. */
  now(): number;
  sleep(ms: number): Promise<void>;
  readonly signal: AbortSignal;
}

/** A list that may be cut off stands still for this number of times `settleSeconds`. */
const STAND_STILL = 10;
/** The shortest time for which a list that may be cut off stands still. */
const STAND_STILL_MS = 8_000;
/** Refusals of files whose end may not be written yet. */
const MAYBE_CUT: readonly string[] = ["broken_quotes", "damaged"];

/** Returns whether the file may be refused only because a program still writes it. */
export function isMaybeCut({ code }: FileRefused): boolean {
  return MAYBE_CUT.includes(code);
}

/**
 * Waits until a list that may be cut off has stood still for long enough.
 *
 * @param since when the list was claimed, in ms since 1970
 * @returns false: the list has changed, or the process is asked to stop
 */
export async function standsStill(file: ClaimedList, since: number, { now, sleep, signal }: Waiting): Promise<boolean> {
  const from = Math.max(since, Math.min(file.mtimeMs, now()));
  let until = from + Math.max(STAND_STILL_MS, STAND_STILL * file.settleSeconds * 1000);
  for (let at = now(); at < until;) {
    if (signal.aborted || (await isChanged(file))) return false;
    await sleep(Math.min(until - at, 2_000));
    // The clock was set back.
    if (now() < at) until -= at - now();
    at = now();
  }
  return !signal.aborted && !(await isChanged(file));
}

/** Returns whether a program has written to a claimed list, or to the file that it is a copy of. */
export async function isChanged(file: ClaimedList): Promise<boolean> {
  const { original } = file;
  if (original === null) return hasChanged(file);
  const now = await readStamp(original.path);
  // A person may remove the original at once.
  return now !== null && !isSameContent(now, original.stamp);
}

/**
 * Returns a function that says whether a run's list was written to since it was read. Once the answer is yes, it stays yes.
 *
 * @param claimed the list as it was claimed; null: its bytes are compared with those that were read
 */
export function watchList(
  run: Pick<StoredRun, "path" | "sha256">,
  claimed: ClaimedList | null,
): () => Promise<boolean> {
  let hasChangedOnce = false;
  return async () =>
    (hasChangedOnce ||=
      claimed === null || (await readStamp(claimed.path)) === null ? !(await isAsRead(run)) : await isChanged(claimed));
}

/** Returns whether the bytes of a run's claimed list are still those that were read. An archived list is. */
export async function isAsRead({ path, sha256 }: Pick<StoredRun, "path" | "sha256">): Promise<boolean> {
  if (path === null || (await readStamp(path)) === null) return true;
  return (await lookAtFile(path)).sha256 === sha256;
}

/**
 * Puts a claimed list back into the inbox, where the next pass reads it again. A list whose feed has a folder in the inbox is
 * put there. If another list has its name, the list gets a number in its name, which may fit no feed: the folder is then
 * made.
 */
export async function putListBack(
  { path, feed }: { readonly path: string; readonly feed: string | null },
  { folders }: { readonly folders: { readonly inbox: string } },
): Promise<string> {
  const ofFeed = feed === null ? null : join(folders.inbox, feed);
  const isFolder = ofFeed !== null && (await stat(ofFeed).catch(() => null))?.isDirectory() === true;
  const isTaken = (await readStamp(join(folders.inbox, basename(path)))) !== null;
  if (ofFeed !== null && isTaken && !isFolder) await makeFolder(ofFeed);
  const to = await putBack(path, ofFeed !== null && (isFolder || isTaken) ? ofFeed : folders.inbox);
  await clearClaim(path);
  return to;
}

/** Removes a claimed copy. */
export async function removeCopy(path: string): Promise<void> {
  await rm(path, { force: true });
  await clearClaim(path);
}
