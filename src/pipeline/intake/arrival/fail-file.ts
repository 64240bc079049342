import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
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

async function writeReason(path: string, name: string, refusal: FileRefused, mode: number): Promise<void> {
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

function reasonText(name: string, refusal: FileRefused): string {
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

/** Returns the files that are in `failed/` now, oldest first. A file that a person has removed is not among them. */
export function refusedFiles(failed: string): readonly RefusedFile[] {
  if (!existsSync(failed)) return [];
  const entries = new Set(readdirSync(failed));
  const found = [...entries].flatMap((entry) => {
    const path = join(failed, entry);
    const reasonFile = reasonFileOf(path);
    if (!entries.has(basename(reasonFile))) return [];
    const { name, message, hint, code } = REASON.exec(readFileSync(reasonFile, "utf8"))?.groups ?? {};
    if (name === undefined || message === undefined || hint === undefined || code === undefined) return [];
    return [{ path, name, code, message, hint, at: statSync(reasonFile).mtime.toISOString() }];
  });
  return found.sort((a, b) => (a.at < b.at ? -1 : 1));
}
