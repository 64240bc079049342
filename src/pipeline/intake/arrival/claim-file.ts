import { constants } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { open, rename, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { FileRefused } from "../../../model/file-refused.ts";
import { errorCode, isSameContent, readStamp, stampOf } from "./file-stamp.ts";
import type { FileStamp } from "./file-stamp.ts";
import { lookAtHandle, type FileLook } from "./look-at-file.ts";
import { makeFolder, moveInto, syncFolder } from "./safe-move.ts";
import { stillChanging } from "./wait-until-stable.ts";

/** Never follows a link, never waits for the other end of a pipe. */
const READ_SAFELY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const PRIVATE_FILE = 0o600;

/** A file that lies in `working/RUN/` and is ours. */
export interface ClaimedFile extends FileLook {
  readonly path: string;
  /** The name it was dropped under. */
  readonly name: string;
  readonly stamp: FileStamp;
}

/**
 * `gone`: somebody else took it. `changing`: a writer still holds it; it lies in the inbox as before.
 * `refused`: it is claimed, but can't be read; `path` is where it lies now.
 */
export type Claim =
  | { readonly kind: "claimed"; readonly file: ClaimedFile }
  | { readonly kind: "gone" }
  | { readonly kind: "changing" }
  | { readonly kind: "refused"; readonly path: string; readonly refusal: FileRefused };

/**
 * Takes a settled file out of the inbox by one atomic rename, then looks at all its bytes.
 *
 * @param stamp what the file was when it was found settled
 * @param runFolder `working/RUN`, on the inbox's file system
 * @throws Error if both lie on different file systems
 */
export async function claimFile(path: string, stamp: FileStamp, runFolder: string): Promise<Claim> {
  const now = await readStamp(path);
  if (now === null) return { kind: "gone" };
  if (!isSameContent(now, stamp)) return { kind: "changing" };
  await makeFolder(runFolder);
  const name = basename(path);
  const claimed = join(runFolder, name);
  try {
    await rename(path, claimed);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return { kind: "gone" };
    if (errorCode(error) === "EXDEV") throw otherFileSystem(dirname(path), runFolder, error);
    throw error;
  }
  await syncFolder(runFolder);
  await syncFolder(dirname(path));
  return readClaimed(claimed, path, stamp);
}

async function readClaimed(path: string, from: string, stamp: FileStamp): Promise<Claim> {
  try {
    const read = await readStable(path);
    if (read !== null && isSameContent(read.stamp, stamp)) {
      return { kind: "claimed", file: { path, name: basename(from), ...read } };
    }
  } catch (error) {
    if (error instanceof FileRefused) return { kind: "refused", path, refusal: error };
    throw error;
  }
  await putBack(path, dirname(from));
  return { kind: "changing" };
}

/** The file has changed since it was claimed: its writer still had it open. What was read of it must not be used. */
export async function hasChanged(file: ClaimedFile): Promise<boolean> {
  const now = await readStamp(file.path);
  return now === null || !isSameContent(now, file.stamp);
}

/** Gives a claimed file back to a folder, beside whatever has come there under its name. @returns its path there */
export async function putBack(path: string, folder: string): Promise<string> {
  return moveInto(path, folder, basename(path), PRIVATE_FILE);
}

/**
 * Copies a file that somebody named into `working/RUN/` and leaves the original alone.
 *
 * @throws FileRefused `not_a_regular_file`, `not_permitted`, `still_changing`
 */
export async function copyIn(path: string, runFolder: string): Promise<ClaimedFile> {
  await makeFolder(runFolder);
  const target = join(runFolder, basename(path));
  const copy = await open(target, "wx", PRIVATE_FILE);
  try {
    const read = await readStable(path, async (bytes) => {
      await copy.writeFile(bytes);
    });
    if (read === null) throw stillChanging();
    await copy.sync();
    await syncFolder(runFolder);
    return {
      path: target,
      name: basename(path),
      sha256: read.sha256,
      byteKind: read.byteKind,
      stamp: stampOf(await copy.stat({ bigint: true })),
    };
  } finally {
    await copy.close();
  }
}

/** @returns null: it changed while it was read */
async function readStable(
  path: string,
  onChunk: (bytes: Buffer) => Promise<void> = async () => {},
): Promise<(FileLook & { stamp: FileStamp }) | null> {
  const handle = await openSafely(path);
  try {
    const before = await handle.stat({ bigint: true });
    if (!before.isFile()) throw notRegular(path);
    const look = await lookAtHandle(handle, onChunk);
    const after = stampOf(await handle.stat({ bigint: true }));
    return isSameContent(stampOf(before), after) ? { ...look, stamp: after } : null;
  } finally {
    await handle.close();
  }
}

async function openSafely(path: string): Promise<FileHandle> {
  try {
    return await open(path, READ_SAFELY);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ELOOP" || code === "ENOENT" || code === "ENXIO") throw notRegular(path);
    if (code === "EACCES" || code === "EPERM") throw notPermitted();
    throw error;
  }
}

function notRegular(path: string): FileRefused {
  return new FileRefused(
    "not_a_regular_file",
    `“${basename(path)}” is not a file that can be read as a list: it is missing, or a folder, a link or a device.`,
    "Name the list itself, not a link to it or the folder it is in.",
  );
}

function notPermitted(): FileRefused {
  return new FileRefused(
    "not_permitted",
    "The file may not be read by this program.",
    "Give the program's user the right to read it, and drop it again.",
  );
}

function otherFileSystem(inbox: string, working: string, cause: unknown): Error {
  return new Error(
    `${inbox} and ${working} are on different file systems, so files can't be taken over at one stroke. ` +
      "Set folders.working to a folder on the inbox's file system.",
    { cause },
  );
}

/** Removes the folder of a claim whose file has gone to its place. */
export async function clearClaim(path: string): Promise<void> {
  // What else may lie there is seen to by the next pass.
  await rmdir(dirname(path)).catch(() => {});
}
