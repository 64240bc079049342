import { readFile, rm } from "node:fs/promises";
import { basename } from "node:path";
import { createHash } from "node:crypto";
import type { TraceFinder } from "../../../../../ledger/people/erase/traces.ts";
import type { RunColumns } from "../../../../../model/mapped-row.ts";
import type { FeedSettings } from "../../../../../model/feed.ts";
import { readCorrectionsName } from "../../../../read/claimed/corrections-name.ts";
import { scanInbox } from "../../../../../pipeline/intake/arrival/scan-inbox.ts";
import type { ErasingEnv } from "../erasing-env.ts";
import { rewriteList, searchList } from "./rewrite-list.ts";

/**
 * Removes the person from the corrections that people sent in the console and that wait in the inbox. Other files in the inbox belong
 * to the people who put them there. The rule of four eyes still knows who sent the rows that stay.
 *
 * @returns the number of files that were written again and that were deleted
 */
export async function scrubWaitingCorrections(
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
  { ledger, folders, requests, now }: ErasingEnv,
): Promise<{ readonly rewritten: number; readonly deleted: number }> {
  const counts = { rewritten: 0, deleted: 0 };
  const { files } = await scanInbox(folders.inbox, feeds).catch(() => ({ files: [] }));
  // A list may be large, so only files are read that are named as the console names corrections.
  for (const { path } of files.filter(({ name }) => readCorrectionsName(name) !== null)) {
    const senders = requests.correctorsOf(await sha256Of(path));
    if (senders.length === 0) continue;
    const { others } = await searchList(path, finder, runs, feeds);
    if (others === null || others.removed === 0) continue;
    if (others.sheets.every(({ length }) => length <= 1)) {
      await rm(path, { force: true });
      counts.deleted += 1;
      continue;
    }
    await rewriteList(path, finder, runs, feeds, ledger);
    counts.rewritten += 1;
    const at = new Date(now()).toISOString();
    const upload = { sha256: await sha256Of(path), file: basename(path), feed: null, kind: "correction", at } as const;
    for (const by of senders) requests.noteUpload({ ...upload, role: "editor", by });
  }
  return counts;
}

/** Returns the SHA-256 of a file's bytes; "" for a file that is gone or can't be read. */
async function sha256Of(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => null);
  return bytes === null ? "" : createHash("sha256").update(bytes).digest("hex");
}
