import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach } from "vitest";

import { readStamp } from "../../../src/pipeline/intake/arrival/file-stamp.ts";

/** The folders of the current test: a temporary folder and an inbox in it. */
export const folders = { root: "", inbox: "" };

/** Makes new folders for each test of the file and removes them afterwards. */
export function useInbox(): void {
  beforeEach(() => {
    folders.root = mkdtempSync(join(tmpdir(), "inbox-"));
    folders.inbox = join(folders.root, "inbox");
    mkdirSync(folders.inbox);
  });
  afterEach(() => rmSync(folders.root, { recursive: true, force: true }));
}

/**
 * Writes a file into the inbox and returns its path.
 *
 * @param mtime in seconds since 1970
 */
export function drop(name: string, content = "abc", mtime = 1_000): string {
  const path = join(folders.inbox, name);
  writeFileSync(path, content);
  utimesSync(path, mtime, mtime);
  return path;
}

export async function stampOf(path: string) {
  const stamp = await readStamp(path);
  if (stamp === null) throw new Error(`${path} has gone`);
  return stamp;
}
