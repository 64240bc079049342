import { constants } from "node:fs";
import { copyFile, mkdir, open, rename, unlink } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";

import { errorCode } from "./file-stamp.ts";

const PRIVATE_FOLDER = 0o700;

/** Makes the folder and its parents, closed to others unless they are there already. */
export async function makeFolder(folder: string, mode: number = PRIVATE_FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true, mode });
}

/** Without this a rename may be forgotten in a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Takes a name that no file has, by creating an empty file: `list.csv`, else `list (2).csv` and so on. Whatever is
 * then renamed to it replaces this empty file only.
 */
export async function reserveName(folder: string, name: string, mode: number): Promise<string> {
  const extension = extname(name);
  const stem = basename(name, extension);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${stem} (${number})${extension}`);
    try {
      const handle = await open(path, "wx", mode);
      await handle.close();
      return path;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}

/** Moves a file over a reserved name, to another file system too; there by a synced copy before the original goes. */
export async function moveOver(from: string, to: string): Promise<void> {
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
    await unlink(from);
  }
  await syncFolder(dirname(to));
  await syncFolder(dirname(from));
}
