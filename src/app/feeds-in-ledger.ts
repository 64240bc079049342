/** Matches the configuration's feeds with the ledger's feeds. The configuration may have renamed some of them. */
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { SharedKeys } from "../ledger/entries/rename-feed.ts";
import { readableKey } from "../model/text/row-key.ts";
import { counted } from "../model/text/counted.ts";
import type { FeedSettings } from "../model/feed.ts";

/**
 * Renames feeds in the ledger that the configuration has renamed, so that they keep their contacts.
 *
 * @throws StartupError (2) if the configuration does not name a feed that has contacts, or if a feed and its former name
 *   have contacts under the same keys
 */
export function applyFeedRenames(settings: Settings, ledger: Ledger): void {
  for (const { name, formerly } of settings.feeds) {
    if (formerly === null) continue;
    const shared = ledger.renameFeed(formerly, name, new Date().toISOString());
    if (typeof shared !== "number") throw new StartupError(2, describeShared(formerly, name, shared));
  }
  checkFeedsNamed(settings, ledger);
}

function describeShared(formerly: string, name: string, { count, example }: SharedKeys): string {
  return (
    `The feed “${name}” can't take over the contacts of “${formerly}”: both have ${counted(count, "contact")} under the same ` +
    `keys (for instance ${readableKey(example)}). If the two feeds have different people, remove "formerly" and name ` +
    `“${formerly}” as a feed of its own again. If they have the same people, who are in the service twice then, remove ` +
    `"formerly" and run: celebration-sync forget ${formerly}. Its contacts stay in the service until a person deletes them there.`
  );
}

/**
 * Checks that the configuration names every feed that has contacts, by its name or its former name.
 *
 * @throws StartupError (2) if a feed with contacts is not named
 */
export function checkFeedsNamed({ feeds }: Settings, ledger: Pick<Ledger, "entries">): void {
  for (const { feed, linked } of ledger.entries.countByFeed()) {
    if (feeds.some(({ name, formerly }) => name === feed || formerly === feed)) continue;
    throw new StartupError(
      2,
      `The feed “${feed}” has ${counted(linked, "contact")} in the ledger, but the configuration does not name it. ` +
        `If you renamed the feed, write "formerly": "${feed}" into the renamed feed. ` +
        `If you removed the feed, run: celebration-sync forget ${feed}`,
    );
  }
}

/** Returns a feed's name in the ledger: the former name, until an applying process has renamed the feed there. */
export function nameInLedger(
  { name, formerly }: Pick<FeedSettings, "name" | "formerly">,
  { entries, runs }: Pick<Ledger, "entries" | "runs">,
): string {
  const isKnown = (feed: string) => entries.count(feed) > 0 || runs.latest(1, feed).length > 0;
  return formerly !== null && !isKnown(name) && isKnown(formerly) ? formerly : name;
}
