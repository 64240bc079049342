import type { LearnedSettings } from "../../../ledger/corrections/learned-settings.ts";
import type { FeedSettings } from "../../../model/feed.ts";

/** Returns the feed with the settings that it has learned. A setting of the configuration wins. */
export function withLearned(feed: FeedSettings, settings: Pick<LearnedSettings, "of">): FeedSettings {
  if (feed.dateOrder !== null) return feed;
  const learned = settings.of(feed.name).find(({ name }) => name === "dateOrder");
  return learned === undefined ? feed : { ...feed, dateOrder: learned.value, isDateOrderLearned: true };
}
