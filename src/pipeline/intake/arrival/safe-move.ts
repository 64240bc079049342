import { constants } from "node:fs";
import { copyFile, link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { errorCode, readStamp, type FileStamp } from "./file-stamp.ts";
import { numberedName } from "./short-name.ts";

const PRIVATE_FOLDER = 0o700;

/** Makes the folder and its missing parents, by default with a private mode. Existing folders keep their mode. */
export async function makeFolder(folder: string, mode: number = PRIVATE_FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true, mode });
}

/** Writes a folder's file names to disk. Otherwise a power cut could undo a rename. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Moves a file into a folder, under a free name: `list.csv`, else `list (2).csv` and so on. A long name is cut for its number.
 *
 * After a kill at any instant, the whole file is in one of the folders or in both. Calling this function again then
 * completes the move.
 *
 * @param mode the mode of the copy, when the folder is on another file system
 * @param announce called with the new path before the file appears there
 * @returns the new path
 */
export async function moveInto(
  from: string,
  folder: string,
  name: string,
  mode: number,
  announce: (path: string) => Promise<void> = async () => {},
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const path = join(folder, numberedName(name, number));
    const there = await readStamp(path);
    if (there !== null && !(await isSameFile(from, there))) continue;
    if (there === null) {
      await announce(path);
      if (!(await placeFile(from, path, mode))) continue;
    }
    await syncFolder(folder);
    await rm(from, { force: true });
    await syncFolder(dirname(from));
    return path;
  }
}

async function isSameFile(path: string, other: FileStamp): Promise<boolean> {
  const stamp = await readStamp(path);
  return stamp !== null && stamp.dev === other.dev && stamp.ino === other.ino;
}

/** Errors of `link()` after which the file is moved in another way: no links on this file system, or no permission. */
const NO_LINK: readonly (string | undefined)[] = [
  "EXDEV",
  "EPERM",
  "EACCES",
  "EOPNOTSUPP",
  "ENOTSUP",
  "ENOSYS",
  "EMLINK",
];

/**
 * Links, renames or copies a file to `to`. Never replaces another file.
 *
 * @returns false when a file exists at `to`
 */
async function placeFile(from: string, to: string, mode: number): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (!NO_LINK.includes(errorCode(error))) throw error;
  }
  if (!(await reserve(to, mode))) return false;
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error;
    await copyFile(from, to);
    const handle = await open(to, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
  return true;
}

/** Creates an empty file at a path, so that the rename that follows replaces only this file. */
async function reserve(path: string, mode: number): Promise<boolean> {
  try {
    await (await open(path, "wx", mode)).close();
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}
