import type { DateOrder } from "../../model/feed.ts";
import type { Database } from "../database/open-database.ts";

/** A setting that a person gave a feed by an answer for its whole list. */
export interface LearnedSetting {
  readonly feed: string;
  readonly name: "dateOrder";
  readonly value: DateOrder;
  /** The name of the person who answered. */
  readonly by: string;
  /** ISO date-time. */
  readonly at: string;
}

/** The settings that feeds have learned from answers. */
export interface LearnedSettings {
  /** Returns the learned settings of a feed; null: of all feeds. */
  of(feed: string | null): readonly LearnedSetting[];
  /** Stores a setting, and replaces an earlier one of the same name. */
  learn(setting: LearnedSetting): void;
  /** Removes a setting. @returns whether there was one */
  revoke(feed: string, name: LearnedSetting["name"]): boolean;
}

export function openLearnedSettings(db: Database): LearnedSettings {
  const read = db.prepare(`
    SELECT feed, name, value, learned_by AS "by", learned_at AS at FROM learned_settings
    WHERE @feed IS NULL OR feed = @feed ORDER BY feed, name`);
  const learn = db.prepare("INSERT OR REPLACE INTO learned_settings VALUES (@feed, @name, @value, @by, @at)");
  const revoke = db.prepare("DELETE FROM learned_settings WHERE feed = ? AND name = ?");
  return {
    of: (feed) => read.all({ feed }) as LearnedSetting[],
    learn: (setting) => void learn.run(setting),
    revoke: (feed, name) => revoke.run(feed, name).changes > 0,
  };
}
