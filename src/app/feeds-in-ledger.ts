/** The feeds of the configuration and those of the ledger: which is which, where one was renamed. */
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import type { Ledger } from "../ledger/open-ledger.ts";
import { counted } from "../model/counted.ts";
import type { FeedSettings } from "../model/feed.ts";

/**
 * Feeds that were renamed keep their contacts; contacts of a feed that is gone are nobody's to guess about.
 *
 * @throws CannotStart (2) if the configuration does not name a feed that has contacts
 */
export function bringFeedsAlong(settings: Settings, ledger: Ledger): void {
  for (const { name, formerly } of settings.feeds)
    if (formerly !== null) ledger.renameFeed(formerly, name, new Date().toISOString());
  demandNamedFeeds(settings, ledger);
}

/** @throws CannotStart (2) if neither a feed nor a feed's former name says whose contacts these are */
export function demandNamedFeeds({ feeds }: Settings, ledger: Pick<Ledger, "entries">): void {
  for (const { feed, linked } of ledger.entries.countByFeed()) {
    if (feeds.some(({ name, formerly }) => name === feed || formerly === feed)) continue;
    throw new StartupError(
      2,
      `The feed “${feed}” has ${counted(linked, "contact")} in the ledger, but the configuration does not name it. ` +
        `If it was renamed, write "formerly": "${feed}" into the new one; to drop it, run: celebration-sync forget ${feed}`,
    );
  }
}

/** The name that a feed still has in the ledger: the former one, until the next applying process brings it along. */
export function nameInLedger(
  { name, formerly }: Pick<FeedSettings, "name" | "formerly">,
  { entries, runs }: Pick<Ledger, "entries" | "runs">,
): string {
  const isKnown = (feed: string) => entries.count(feed) > 0 || runs.latest(1, feed).length > 0;
  return formerly !== null && !isKnown(name) && isKnown(formerly) ? formerly : name;
}
