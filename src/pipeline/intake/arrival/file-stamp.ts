import { lstat } from "node:fs/promises";
import type { BigIntStats } from "node:fs";

/** The file attributes that change when a file is written, replaced or renamed. */
export interface FileStamp {
  readonly dev: bigint;
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ctimeNs: bigint;
}

export function stampOf(stats: BigIntStats): FileStamp {
  const { dev, ino, size, mtimeNs, ctimeNs } = stats;
  return { dev, ino, size, mtimeNs, ctimeNs };
}

/** Errors after which no file has a path: a part of the path is missing, is no folder, leads in a circle or is too long. */
const NO_FILE: readonly (string | undefined)[] = ["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"];

/** Reads a file's stamp. Returns null when there is no file at the path. */
export async function readStamp(path: string): Promise<FileStamp | null> {
  try {
    return stampOf(await lstat(path, { bigint: true }));
  } catch (error) {
    if (NO_FILE.includes(errorCode(error))) return null;
    throw error;
  }
}

export function isSameStamp(one: FileStamp, other: FileStamp): boolean {
  return isSameContent(one, other) && one.ctimeNs === other.ctimeNs;
}

/** Compares two stamps without ctime, because a rename changes ctime too. */
export function isSameContent(one: FileStamp, other: FileStamp): boolean {
  return one.dev === other.dev && one.ino === other.ino && one.size === other.size && one.mtimeNs === other.mtimeNs;
}

export function mtimeMs(stamp: FileStamp): number {
  return Number(stamp.mtimeNs / 1_000n) / 1_000;
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
