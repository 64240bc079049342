import type { FeedSettings } from "../../model/feed.ts";
import { lookIntoInbox } from "../../run/read/claimed/look-into-inbox.ts";

/**
 * Returns a text for each file of the inbox, which changes with the file. If the inbox can't be read, the only text is the
 * reason.
 */
export async function inboxFiles(
  feeds: readonly FeedSettings[],
  folders: { readonly inbox: string },
): Promise<readonly string[]> {
  try {
    const { files } = await lookIntoInbox(feeds, { folders, now: () => 0 });
    return files.map(({ path, size, mtimeMs, openedAt }) => JSON.stringify([path, size, mtimeMs, openedAt]));
  } catch (error) {
    return [(error as Error).message];
  }
}
