import { FileRefused } from "../../../model/file-refused.ts";
import { isSameStamp, mtimeMs, readStamp } from "./file-stamp.ts";
import type { FileStamp } from "./file-stamp.ts";

/** A file's stamp at one moment. */
export interface Look {
  readonly stamp: FileStamp;
  /** ms since 1970. */
  readonly at: number;
}

/**
 * Returns true when a file is stable: two looks at least `settleSeconds` apart are equal, and the last change is at
 * least as old. A modification time in the future comes from another machine's clock and proves nothing, so only the
 * looks count.
 */
export function isStable(earlier: Look, later: Look, settleSeconds: number): boolean {
  const settleMs = settleSeconds * 1000;
  const age = later.at - mtimeMs(later.stamp);
  return isSameStamp(earlier.stamp, later.stamp) && later.at - earlier.at >= settleMs && (age >= settleMs || age < 0);
}

export interface StabilityOptions {
  readonly settleSeconds: number;
  /** Seconds to wait before the file is refused. */
  readonly patienceSeconds: number;
  /** ms since 1970. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Waits until a file is stable.
 *
 * @param first an earlier look at the file; with earlier looks, one wait is enough for several files
 * @returns the file's stamp, or null when the file has gone
 * @throws FileRefused `still_changing` after `patienceSeconds`
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
    // After the clock was set back, counting from the earlier look would wait until the old time comes again.
    if (earlier === null || look.at < earlier.at || !isSameStamp(earlier.stamp, stamp)) earlier = look;
    if (look.at - start > patienceSeconds * 1000) throw stillChanging();
    await wait(Math.max(settleSeconds * 1000 - (look.at - earlier.at), 10));
  }
}

export function stillChanging(): FileRefused {
  return new FileRefused(
    "still_changing",
    "The file is still being written.",
    "Wait until the program that writes the file has finished, then put the file into the inbox folder again.",
  );
}
