import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { open, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import type { FileRefused } from "../../../model/file-refused.ts";
import { makeFolder, moveInto } from "./safe-move.ts";
import { withEnding } from "./short-name.ts";

/** Modes of the folder and the files that are written: private, or open to the office people's group. */
interface StoreModes {
  readonly folder: number;
  readonly file: number;
}

const PRIVATE: StoreModes = { folder: 0o700, file: 0o600 };
/** The folder already has the group and the setgid bit, so new files get the group. */
const OPEN_TO_GROUP: StoreModes = { folder: 0o770, file: 0o660 };

const REASON_END = ".error.txt";

/**
 * Moves a file that could not be read to `failed/`, and writes the reason in plain words to `FILE.error.txt` beside it.
 * The name of the reason is cut when it would be too long.
 *
 * @param name the file's name in the inbox
 * @param isOpenToGroup whether the office people's group may read and remove files in `failed/`
 * @returns the file's path in `failed/`
 */
export async function failFile(
  path: string,
  name: string,
  failed: string,
  refusal: FileRefused,
  isOpenToGroup = false,
): Promise<string> {
  const modes = isOpenToGroup ? OPEN_TO_GROUP : PRIVATE;
  await makeFolder(failed, modes.folder);
  // The reason is written first, so that a kill between the two steps never leaves a file without its reason.
  return moveInto(path, failed, name, modes.file, (target) =>
    writeReason(reasonFileOf(target), name, refusal, modes.file),
  );
}

/** Returns the path of the text beside a refused file. */
function reasonFileOf(path: string): string {
  return join(dirname(path), withEnding(basename(path), REASON_END));
}

/**
 * Writes the reason beside each file that replaces a refused file. It names all of them: one sheet alone is not the whole list.
 * It may be called again after a kill: the reason of the refused file stays.
 *
 * @param files the sheets of the refused workbook
 */
export async function renewReason(path: string, files: readonly string[]): Promise<void> {
  const reasonFile = reasonFileOf(path);
  const { name, message, hint, code } = existsSync(reasonFile) ? readReason(reasonFile) : {};
  if (name === undefined || message === undefined || hint === undefined || code === undefined) return;
  const { mode, mtime } = await stat(reasonFile);
  const names = files.map((file) => basename(file)).join(", ");
  const together =
    files.length === 1
      ? `An erasure wrote this file from ${name}.`
      : `An erasure wrote these files from the sheets of ${name}: ${names}. They are one list: do not use one of them alone. Have the list exported again, or put all sheets into one workbook.`;
  for (const file of files) {
    const target = reasonFileOf(file);
    // One of the files may be the refused file, whose reason says so already after a kill.
    const refusal = { code, message, hint: hint.endsWith(together) ? hint : `${hint} ${together}`, line: null };
    await writeReason(target, basename(file), refusal, mode & 0o777);
    await utimes(target, mtime, mtime);
  }
}

/**
 * Takes texts out of a reason, and leaves the rest. A reason that stands beside none of the files is removed.
 *
 * @param files the files in `failed/`
 * @param shows returns whether a text has to go
 */
export async function cleanReason(
  reasonFile: string,
  files: readonly string[],
  shows: (text: string) => boolean,
): Promise<void> {
  const reason = files.some((file) => reasonFileOf(file) === reasonFile) ? readReason(reasonFile) : {};
  const { name, message, hint, code } = reason;
  if (name === undefined || message === undefined || hint === undefined || code === undefined)
    return rm(reasonFile, { force: true });
  const { mode, mtime } = await stat(reasonFile);
  const isShown = shows(message) || shows(hint);
  const texts = isShown
    ? { message: "The reason named a person who was erased.", hint: "Have the list exported again." }
    : { message, hint };
  await writeReason(reasonFile, shows(name) ? "This list" : name, { code, ...texts, line: null }, mode & 0o777);
  await utimes(reasonFile, mtime, mtime);
}

/** Removes the reason of a file that is gone from `failed/`. */
export async function dropReason(path: string): Promise<void> {
  await rm(reasonFileOf(path), { force: true });
}

async function writeReason(path: string, name: string, refusal: Reason, mode: number): Promise<void> {
  const handle = await open(path, "w", mode);
  try {
    await handle.writeFile(reasonText(name, refusal));
    // The umask may have removed bits from the mode given to open().
    await handle.chmod(mode);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

type Reason = Pick<FileRefused, "message" | "hint" | "line"> & { readonly code: string };

function reasonText(name: string, refusal: Reason): string {
  const where = refusal.line === null ? "" : ` (line ${refusal.line})`;
  return `${name}: this file was not used. No contact was created, changed or deleted because of it.\n\nWhy${where}: ${refusal.message}\nWhat to do: ${refusal.hint}\n\nCode: ${refusal.code}\n`;
}

/** A file in `failed/`, as its `.error.txt` describes it. */
export interface RefusedFile {
  readonly path: string;
  /** The file's name in the inbox. */
  readonly name: string;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** ISO date-time of the refusal. */
  readonly at: string;
}

const REASON =
  /^(?<name>[^]*?): this file was not used\.[^]*\n\nWhy[^:]*: (?<message>[^]*)\nWhat to do: (?<hint>[^]*)\n\nCode: (?<code>\w+)\n$/u;

function readReason(path: string): Readonly<Partial<Record<string, string>>> {
  return REASON.exec(readFileSync(path, "utf8"))?.groups ?? {};
}

/** Returns the files that are in `failed/` now, oldest first. A file that a person has removed is not among them. */
export function refusedFiles(failed: string): readonly RefusedFile[] {
  if (!existsSync(failed)) return [];
  const entries = new Set(readdirSync(failed));
  const found = [...entries].flatMap((entry) => {
    const path = join(failed, entry);
    const reasonFile = reasonFileOf(path);
    if (!entries.has(basename(reasonFile))) return [];
    const { name, message, hint, code } = readReason(reasonFile);
    if (name === undefined || message === undefined || hint === undefined || code === undefined) return [];
    return [{ path, name, code, message, hint, at: statSync(reasonFile).mtime.toISOString() }];
  });
  return found.sort((a, b) => (a.at < b.at ? -1 : 1));
}
