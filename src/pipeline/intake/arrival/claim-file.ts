import { constants } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { open, rename, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { FileRefused } from "../../../model/file-refused.ts";
import { errorCode, isSameContent, isSameStamp, readStamp, stampOf } from "./file-stamp.ts";
import type { FileStamp } from "./file-stamp.ts";
import { lookAtFile, lookAtHandle, type FileLook } from "./look-at-file.ts";
import { makeFolder, moveInto, syncFolder } from "./safe-move.ts";
import { stillChanging } from "./wait-until-stable.ts";

/** Opening with these flags never follows a link and never waits for the other end of a pipe. */
const READ_SAFELY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const PRIVATE_FILE = 0o600;

/** A file in a claim folder of `working/`. No other process takes the file. */
export interface ClaimedFile extends FileLook {
  readonly path: string;
  /** The file's name in the inbox. */
  readonly name: string;
  readonly stamp: FileStamp;
}

/**
 * The result of claiming a file.
 * - `gone`: the file has left the inbox.
 * - `changing`: a program still writes the file, so the file stays in the inbox.
 * - `refused`: the file is claimed but can't be read; `path` is its place in `working/`.
 */
export type Claim =
  | { readonly kind: "claimed"; readonly file: ClaimedFile }
  | { readonly kind: "gone" }
  | { readonly kind: "changing" }
  | { readonly kind: "refused"; readonly path: string; readonly refusal: FileRefused };

/**
 * Moves a stable file out of the inbox by one atomic rename, then reads all its bytes.
 *
 * @param stamp the file's stamp at the moment when the file was found stable
 * @param claimFolder a folder in `working/`; must be on the inbox's file system
 * @throws Error if the inbox and `claimFolder` are on different file systems
 */
export async function claimFile(path: string, stamp: FileStamp, claimFolder: string): Promise<Claim> {
  const now = await readStamp(path);
  if (now === null) return { kind: "gone" };
  if (!isSameContent(now, stamp)) return { kind: "changing" };
  await makeFolder(claimFolder);
  const name = basename(path);
  const claimed = join(claimFolder, name);
  try {
    await rename(path, claimed);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return { kind: "gone" };
    if (errorCode(error) === "EXDEV") throw otherFileSystem(dirname(path), claimFolder, error);
    throw error;
  }
  await syncFolder(claimFolder);
  await syncFolder(dirname(path));
  return readClaimed(claimed, path, stamp);
}

async function readClaimed(path: string, from: string, stamp: FileStamp): Promise<Claim> {
  try {
    const read = await readStable(path);
    if (read !== null && isSameContent(read.stamp, stamp)) {
      await syncFile(path);
      return { kind: "claimed", file: { path, name: basename(from), ...read } };
    }
  } catch (error) {
    if (error instanceof FileRefused) return { kind: "refused", path, refusal: error };
    throw error;
  }
  await putBack(path, dirname(from));
  return { kind: "changing" };
}

/**
 * Returns true when a program has written to the file, or removed it, since the claim. Rows that were read from a
 * changed file must not be used. A program can write the same number of bytes and set the modification time back: then
 * only ctime shows it, and the bytes are compared.
 */
export async function hasChanged(file: Pick<ClaimedFile, "path" | "stamp" | "sha256">): Promise<boolean> {
  const now = await readStamp(file.path);
  if (now === null || !isSameContent(now, file.stamp)) return true;
  return !isSameStamp(now, file.stamp) && (await lookAtFile(file.path)).sha256 !== file.sha256;
}

/**
 * Moves a claimed file to a folder. If a file of the same name is there, the claimed file gets a number in its name.
 *
 * @returns the file's new path
 */
export async function putBack(path: string, folder: string): Promise<string> {
  return moveInto(path, folder, basename(path), PRIVATE_FILE);
}

/**
 * Copies a file that was named on the command line into a claim folder. The original stays as it is.
 *
 * @throws FileRefused `not_a_regular_file`, `not_permitted`, `still_changing`
 */
export async function copyIn(path: string, claimFolder: string): Promise<ClaimedFile> {
  await makeFolder(claimFolder);
  const target = join(claimFolder, basename(path));
  const copy = await open(target, "wx", PRIVATE_FILE);
  try {
    const read = await readStable(path, async (bytes) => {
      await copy.writeFile(bytes);
    });
    if (read === null) throw stillChanging();
    await copy.sync();
    await syncFolder(claimFolder);
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

/** Reads all bytes of a file. Returns null when the file changed during the reading. */
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

/** Writes a file's bytes to disk. Otherwise a power cut could empty a list that an office has just copied here. */
async function syncFile(path: string): Promise<void> {
  const handle = await openSafely(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openSafely(path: string): Promise<FileHandle> {
  try {
    return await open(path, READ_SAFELY);
  } catch (error) {
    const code = errorCode(error);
    if (["ELOOP", "ENOENT", "ENOTDIR", "ENAMETOOLONG", "ENXIO"].includes(code ?? "")) throw notRegular(path);
    if (code === "EACCES" || code === "EPERM") throw notPermitted();
    throw error;
  }
}

function notRegular(path: string): FileRefused {
  return new FileRefused(
    "not_a_regular_file",
    `“${basename(path)}” can't be read as a list: it is missing, or it is a folder, a link or a device.`,
    "Give the path of the list itself, not of a link or a folder.",
  );
}

function notPermitted(): FileRefused {
  return new FileRefused(
    "not_permitted",
    "This program has no permission to read the file.",
    "Give the program's user the right to read the file, and put the file into the inbox folder again.",
  );
}

function otherFileSystem(inbox: string, working: string, cause: unknown): Error {
  return new Error(
    `${inbox} and ${working} are on different file systems, so files can't be moved between them in one step. ` +
      "Set folders.working to a folder on the inbox's file system.",
    { cause },
  );
}

/** Removes the claim folder of a file that has been moved out. */
export async function clearClaim(path: string): Promise<void> {
  // A claim folder that is not empty stays; the next pass over `working/` handles the file in it.
  await rmdir(dirname(path)).catch(() => {});
}
