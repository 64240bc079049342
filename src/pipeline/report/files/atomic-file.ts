import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { chmod, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";

/** Modes as the file system has them; set whatever the umask says. */
export interface FileModes {
  readonly folder: number;
  readonly file: number;
}

/** For the user that the program runs as, and nobody else. */
export const PRIVATE: FileModes = { folder: 0o700, file: 0o600 };
/** For the office people's group as well; new files take the folder's group. */
export const GROUP_READABLE: FileModes = { folder: 0o2750, file: 0o640 };

const BUFFERED_CHARACTERS = 64 * 1024;

/**
 * Makes the folder, if it is not there, with exactly this mode. A folder takes setgid from the one it is made in; it is
 * only set where that did not happen, since a hardened service may not set it.
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

/** Writes a text file so that at every instant the old one or the new one is there, whole. */
export async function writeTextFile(path: string, mode: number, pieces: Iterable<string>): Promise<void> {
  await replaceFile(path, mode, async (out) => {
    let text = "";
    for (const piece of pieces) {
      text += piece;
      if (text.length < BUFFERED_CHARACTERS) continue;
      if (!out.write(text)) await once(out, "drain");
      text = "";
    }
    out.end(text);
  });
}

/**
 * Replaces a file as a whole: a temporary file beside it is filled, brought to the disk, and renamed over it.
 *
 * @param fill writes to the stream and ends it
 * @throws what the file system says (full, read-only); the old file is then untouched
 */
export async function replaceFile(path: string, mode: number, fill: (out: Writable) => Promise<void>): Promise<void> {
  const temporary = `${path}.tmp`;
  await rm(temporary, { force: true });
  // `flush`: an fsync before it is closed, so that the name never stands for less than the whole content.
  const out = createWriteStream(temporary, { flags: "wx", mode, flush: true });
  const closed = finished(out);
  try {
    await Promise.all([closed, fill(out)]);
    await chmod(temporary, mode);
    await rename(temporary, path);
  } catch (error) {
    out.destroy();
    // Only now is it certain that the file will not appear after it was removed.
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
