import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { chmod, open, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";

/** Permission bits of a folder and of its files; set regardless of the umask. */
export interface FileModes {
  readonly folder: number;
  readonly file: number;
}

/** Only the user that the program runs as may read and write. */
export const PRIVATE: FileModes = { folder: 0o700, file: 0o600 };
/** The office people's group may read as well; new files take the folder's group (setgid). */
export const GROUP_READABLE: FileModes = { folder: 0o2750, file: 0o640 };

const BUFFERED_CHARACTERS = 64 * 1024;

/**
 * Makes the folder if it does not exist, and gives it exactly this mode. A new folder inherits setgid from its parent.
 * `chmod` is called only if the mode still differs, because a hardened service may not set setgid.
 */
export async function makeFolder(folder: string, modes: FileModes): Promise<void> {
  const before = process.umask(0);
  try {
    mkdirSync(folder, { recursive: true, mode: modes.folder & 0o777 });
  } finally {
    process.umask(before);
  }
  if (((await stat(folder)).mode & 0o7777) !== modes.folder) await chmod(folder, modes.folder);
}

/**
 * Replaces a text file. At every instant, the whole old file or the whole new file exists.
 *
 * @param changedAt when the file counts as changed, in seconds since 1970; absent: now
 */
export async function writeTextFile(
  path: string,
  mode: number,
  pieces: Iterable<string>,
  changedAt: number | null = null,
): Promise<void> {
  const fill = async (out: Writable) => {
    let text = "";
    for (const piece of pieces) {
      text += piece;
      if (text.length < BUFFERED_CHARACTERS) continue;
      if (!out.write(text)) await once(out, "drain");
      text = "";
    }
    out.end(text);
  };
  await replaceFile(path, mode, fill, changedAt);
}

/**
 * Replaces a file as a whole: fills a temporary file beside the old one, flushes it to the disk, and renames it.
 *
 * @param fill writes to the stream and ends it
 * @throws the file system's error (full, read-only); the old file is then unchanged
 */
export async function replaceFile(
  path: string,
  mode: number,
  fill: (out: Writable) => Promise<void>,
  changedAt: number | null = null,
): Promise<void> {
  const temporary = `${path}.tmp`;
  await rm(temporary, { force: true });
  // `flush` does an fsync before closing, so that after a crash the name never leads to a part of the content.
  const out = createWriteStream(temporary, { flags: "wx", mode, flush: true });
  const closed = finished(out);
  try {
    await Promise.all([closed, fill(out)]);
    await chmod(temporary, mode);
    if (changedAt !== null) await utimes(temporary, changedAt, changedAt);
    await rename(temporary, path);
  } catch (error) {
    out.destroy();
    // Before the stream is closed, it could still create the file after the removal.
    await closed.catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
