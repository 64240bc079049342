import { rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";

import { FileRefused } from "../../../model/file-refused.ts";
import { checkNamedFile, whyNotRead } from "../named-file.ts";
import { noSuchFile, notPermitted } from "../table/refusals.ts";
import { claimFile, copyIn, type ClaimedFile } from "./claim-file.ts";
import { claimFolderFor, copyingFolderFor } from "./claim-folder.ts";
import { mtimeMs, type FileStamp } from "./file-stamp.ts";
import type { InboxFile } from "./scan-inbox.ts";
import { waitUntilStable, type Look, type StabilityOptions } from "./wait-until-stable.ts";

/** A file of the inbox, with the time (ms since 1970) at which it was seen. */
export interface SeenFile extends InboxFile {
  readonly seenAt: number;
}

/** The inputs of taking a file, beside the file itself. */
export interface TakingInput {
  /** Folder for claimed files, on the inbox's file system. */
  readonly working: string;
  /** Feed that the file's name belongs to; null: none. */
  readonly feed: string | null;
  /** A held run that a person must decide before this file is taken; null: none. */
  readonly heldRun: string | null;
  readonly stability: StabilityOptions;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Throws if another process may be at work. Called before the file is claimed. */
  readonly prove: () => void;
}

/** Why a file stays where it is until a later pass. */
export type Waiting =
  | { readonly reason: "being_written" }
  /** The file has disappeared, or another process took it. */
  | { readonly reason: "gone" }
  | { readonly reason: "behind_held_run"; readonly heldRun: string }
  /** An office program has the file open. `isLong`: for so long that its lock file may have been left behind. */
  | { readonly reason: "open_in_program"; readonly isLong: boolean };

/** A file that the command line names. */
export interface OriginalFile {
  readonly path: string;
  readonly stamp: FileStamp;
}

/** The result of taking a file. */
export type TakenFile =
  | {
      readonly kind: "claimed";
      readonly file: ClaimedFile;
      readonly mtimeMs: number;
      /** The file that was copied, as it was then; null: the file itself was claimed. */
      readonly original: OriginalFile | null;
    }
  | { readonly kind: "waiting"; readonly waiting: Waiting }
  /** The file can't be read; `path` is its present path. */
  | { readonly kind: "refused"; readonly path: string; readonly refusal: FileRefused };

/** After this time, the lock file of an office program has probably been left behind. */
const LONG_OPEN_MS = 12 * 3_600_000;

/** Claims a file of the inbox once it is stable. Files that were seen at the same time become stable during one wait. */
export async function takeFromInbox(seen: SeenFile, input: TakingInput): Promise<TakenFile> {
  if (input.heldRun !== null) return waits({ reason: "behind_held_run", heldRun: input.heldRun });
  if (seen.openedAt !== null)
    return waits({ reason: "open_in_program", isLong: input.stability.now() - seen.openedAt >= LONG_OPEN_MS });
  const look: Look = { stamp: seen.stamp, at: seen.seenAt };
  try {
    const stamp = await waitUntilStable(seen.path, input.stability, look);
    if (stamp === null) return waits({ reason: "gone" });
    input.prove();
    const claim = await claimFile(seen.path, stamp, newClaimFolder(input));
    switch (claim.kind) {
      case "claimed":
        return { kind: "claimed", file: claim.file, mtimeMs: mtimeMs(claim.file.stamp), original: null };
      case "refused":
        return claim;
      case "gone":
        return waits({ reason: "gone" });
      case "changing":
        return waits({ reason: "being_written" });
    }
  } catch (error) {
    if (error instanceof FileRefused && error.code === "still_changing") return waits({ reason: "being_written" });
    throw error;
  }
}

/** Claims a copy of a file that the command line names. The original stays where it is. */
export async function takeCopy(path: string, input: TakingInput): Promise<TakenFile> {
  if (input.heldRun !== null) return waits({ reason: "behind_held_run", heldRun: input.heldRun });
  const folder = newClaimFolder(input);
  const copying = copyingFolderFor(folder);
  try {
    await checkNamedFile(path);
    const original = await waitUntilStable(path, input.stability);
    if (original === null) throw noSuchFile();
    const copy = await copyIn(path, copying);
    input.prove();
    await rename(copying, folder);
    return {
      kind: "claimed",
      file: { ...copy, path: join(folder, basename(path)) },
      mtimeMs: mtimeMs(original),
      original: { path, stamp: original },
    };
  } catch (error) {
    await rm(copying, { recursive: true, force: true });
    const refusal = error instanceof FileRefused ? error : whyNotRead(error, path);
    if (refusal === null) throw error;
    // The remedy for a file of the inbox is another one.
    return { kind: "refused", path, refusal: refusal.code === "not_permitted" ? notPermitted() : refusal };
  }
}

function newClaimFolder({ working, feed, stability, random }: TakingInput): string {
  return claimFolderFor(working, feed, stability.now(), random());
}

function waits(waiting: Waiting): TakenFile {
  return { kind: "waiting", waiting };
}
