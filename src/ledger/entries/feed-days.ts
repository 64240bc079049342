import type { Database } from "../database/open-database.ts";

/** What a feed deleted during the last seven days. */
interface DeletedInWeek {
  /** Number of contacts that the feed deleted without a person's approval. */
  readonly deletes: number;
  /** Number of the feed's linked contacts seven days ago; null if the feed had none, or no list came since. */
  readonly linked: number | null;
}

/** Counts a feed's deletes per day. Each method is part of the caller's transaction. Days are in UTC. */
export interface FeedDays {
  /** Notes that a list of the feed is accepted. Call it before the list's first call. */
  noteList(feed: string, at: string): void;
  /** Notes that a contact is deleted that no person approved. Call it before the contact's entry is removed. */
  noteDelete(feed: string, at: string): void;
  /** Returns what the feed deleted on the day of `at` and on the six days before. */
  week(feed: string, at: string): DeletedInWeek;
}

const DAY_MS = 24 * 3_600_000;

export function openFeedDays(db: Database): FeedDays {
  const insert = db.prepare(`
    INSERT INTO feed_days (feed, day, linked, deletes)
    VALUES (@feed, @day, (SELECT coalesce(sum(linked), 0) FROM linked_counts WHERE feed = @feed), @deletes)
    ON CONFLICT (feed, day) DO UPDATE SET deletes = deletes + @deletes`);
  const note = (feed: string, at: string, deletes: 0 | 1): void =>
    void insert.run({ feed, day: at.slice(0, 10), deletes });
  return {
    noteList: (feed, at) => note(feed, at, 0),
    noteDelete: (feed, at) => note(feed, at, 1),
    week(feed, at) {
      const first = new Date(Date.parse(at) - 6 * DAY_MS).toISOString().slice(0, 10);
      return db
        .prepare(`
        SELECT coalesce(sum(deletes), 0) AS deletes,
          (SELECT linked FROM feed_days WHERE feed = @feed AND day >= @first AND linked > 0 ORDER BY day LIMIT 1) AS linked
        FROM feed_days WHERE feed = @feed AND day >= @first`)
        .get({ feed, first }) as DeletedInWeek;
    },
  };
}
