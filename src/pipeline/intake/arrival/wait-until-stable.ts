import { FileRefused } from "../../../model/file-refused.ts";
import { isSameStamp, mtimeMs, readStamp } from "./file-stamp.ts";
import type { FileStamp } from "./file-stamp.ts";

/** A file as it was seen at a moment (ms since 1970). */
export interface Look {
  readonly stamp: FileStamp;
  readonly at: number;
}

/**
 * Nobody seems to write the file any more: two looks that far apart saw the same, and its last change is that old.
 * A time in the future comes from another machine's clock and proves nothing, so the looks alone decide.
 */
export function isStable(earlier: Look, later: Look, settleSeconds: number): boolean {
  const settleMs = settleSeconds * 1000;
  const age = later.at - mtimeMs(later.stamp);
  return isSameStamp(earlier.stamp, later.stamp) && later.at - earlier.at >= settleMs && (age >= settleMs || age < 0);
}

export interface StabilityOptions {
  readonly settleSeconds: number;
  /** How long to wait before giving up. */
  readonly patienceSeconds: number;
  /** ms since 1970. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Waits until a file has settled.
 *
 * @param first what it was when it was looked at before: so several files settle at a time
 * @returns its stamp; null: it has gone
 * @throws FileRefused `still_changing` when patience has run out
 */
export async function waitUntilStable(
  path: string,
  options: StabilityOptions,
  first: Look | null = null,
): Promise<FileStamp | null> {
  const { settleSeconds, patienceSeconds, now, wait } = options;
  const start = now();
  let earlier = first;
  for (;;) {
    const stamp = await readStamp(path);
    if (stamp === null) return null;
    const look = { stamp, at: now() };
    if (earlier !== null && isStable(earlier, look, settleSeconds)) return stamp;
    // A clock that was set back would have it wait for the time before to come again.
    if (earlier === null || look.at < earlier.at || !isSameStamp(earlier.stamp, stamp)) earlier = look;
    if (look.at - start > patienceSeconds * 1000) throw stillChanging();
    await wait(Math.max(settleSeconds * 1000 - (look.at - earlier.at), 10));
  }
}

export function stillChanging(): FileRefused {
  return new FileRefused(
    "still_changing",
    "The file is still being written.",
    "Wait until the program that writes it has finished, then drop it again.",
  );
}
