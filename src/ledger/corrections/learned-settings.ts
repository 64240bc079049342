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
  /**
   * Takes a setting back. Contacts that were sent while it held no longer prove how to read lists.
   *
   * @returns whether there was one
   */
  revoke(feed: string, name: LearnedSetting["name"]): boolean;
  /** Returns whether a contact's birthday was sent while its feed read dates in an order that a person took back. */
  isBirthdayDoubted(feed: string, contactId: number): boolean;
}

export function openLearnedSettings(db: Database): LearnedSettings {
  const read = db.prepare(`
    SELECT feed, name, value, learned_by AS "by", learned_at AS at FROM learned_settings
    WHERE revoked_after IS NULL AND (@feed IS NULL OR feed = @feed) ORDER BY feed, name`);
  const learn = db.prepare(`
    INSERT INTO learned_settings VALUES (@feed, @name, @value, @by, @at, @at, NULL)
    ON CONFLICT DO UPDATE SET value = excluded.value, learned_by = excluded.learned_by, learned_at = excluded.learned_at,
      revoked_after = NULL`);
  const revoke = db.prepare(`
    UPDATE learned_settings SET revoked_after = coalesce((SELECT max(run) FROM runs), '')
    WHERE feed = ? AND name = ? AND revoked_after IS NULL`);
  // The run that learned the order began before. A call may be made after the order was taken back.
  const doubted = db.prepare(`
    SELECT 1 FROM learned_settings s JOIN operations o ON o.id = (
      SELECT max(id) FROM operations
      WHERE contact_id = @contactId AND state = 'done' AND (kind = 'create' OR changes ->> '$.birthday' IS NOT NULL))
    WHERE s.feed = @feed AND s.name = 'dateOrder' AND o.sent_at >= unixepoch(s.first_at) * 1000
      AND o.run <= s.revoked_after`);
  return {
    of: (feed) => read.all({ feed }) as LearnedSetting[],
    learn: (setting) => void learn.run(setting),
    revoke: (feed, name) => revoke.run(feed, name).changes > 0,
    isBirthdayDoubted: (feed, contactId) => doubted.get({ feed, contactId }) !== undefined,
  };
}
