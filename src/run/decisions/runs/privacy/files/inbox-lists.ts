import { relative } from "node:path";
import type { TraceFinder } from "../../../../../ledger/people/erase/traces.ts";
import type { FeedSettings } from "../../../../../model/feed.ts";
import { findClaims } from "../../../../../pipeline/intake/arrival/claim-folder.ts";
import { scanInbox } from "../../../../../pipeline/intake/arrival/scan-inbox.ts";
import type { ErasingEnv } from "../erasing-env.ts";
import { latestRuns } from "./list-columns.ts";
import { searchList } from "./rewrite-list.ts";

const NOTHING = { files: [] };
const UNREAD = "This program can't read such a file in full.";

/**
 * Returns a line for each list that is still to be read and has a person who was erased, or that can't be searched. The files stay
 * as they are: they belong to the people who put them into the inbox.
 */
export async function inboxLines(
  finders: readonly TraceFinder[],
  feeds: readonly FeedSettings[],
  { ledger, folders }: Pick<ErasingEnv, "ledger" | "folders">,
): Promise<readonly string[]> {
  const lines = new Set<string>();
  const names = feeds.map(({ name }) => name);
  // What can't be read is no list of the next run either.
  const { files } = finders.length === 0 ? NOTHING : await scanInbox(folders.inbox, feeds).catch(() => NOTHING);
  for (const { path, match } of files)
    for (const finder of finders) {
      const runs = match.kind === "feed" ? latestRuns([match.feed], ledger) : latestRuns(names, ledger);
      const searched = await searchList(path, finder, runs, feeds).catch(() => null);
      const name = relative(folders.inbox, path);
      if (searched?.isHit === true || (searched?.others?.removed ?? 0) > 0)
        lines.add(
          `Still in the inbox, with this person: ${name}. Remove the person from it before a run reads it, or erase the person again after that run.`,
        );
      else if (searched?.isClosed === true)
        lines.add(`Not searched: ${name} in the inbox. ${UNREAD} Look into it yourself.`);
    }
  for (const { path, name, feed } of finders.length === 0 ? [] : await claimedLists({ ledger, folders }))
    for (const finder of finders) {
      const searched = await searchList(path, finder, latestRuns([feed], ledger), feeds).catch(() => null);
      if (searched?.isHit === true || (searched?.others?.removed ?? 0) > 0)
        lines.add(
          `Still to be read, with this person: ${name}. The next run reads it, so erase the person again after it.`,
        );
      else if (searched?.isClosed === true)
        lines.add(
          `Not searched: ${name}, which is still to be read. ${UNREAD} Look into it yourself after the next run.`,
        );
    }
  return [...lines];
}

/** Returns the lists that were taken from the inbox and not read yet, because the program was stopped. */
async function claimedLists({ ledger, folders }: Pick<ErasingEnv, "ledger" | "folders">) {
  const planned = new Set(ledger.runs.withFiles().flatMap(({ path }) => path ?? []));
  return findClaims(folders.working, planned, () => {}).catch(() => []);
}
