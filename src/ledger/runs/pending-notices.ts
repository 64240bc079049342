import type { Database } from "../database/open-database.ts";

/** The ways of a notice. `daily`: it waits for the daily mail. */
export type NoticeWay = "command" | "mail" | "webhook" | "daily";

/** A notice that is not sent yet. */
export interface PendingNotice {
  readonly id: number;
  readonly way: NoticeWay;
  /** The thing that the notice is about, for instance `run:RUN`. */
  readonly about: string;
  /** JSON without personal data. */
  readonly content: string;
  readonly createdAt: string;
  /** Number of failed attempts. */
  readonly tries: number;
}

/** The notices that are not sent yet. They are stored before they are sent. */
export interface PendingNotices {
  /**
   * Stores notices about one thing in place of the pending ones about it, and sets the facts that go with them, in one
   * transaction.
   */
  replace(
    about: string,
    notices: readonly Pick<PendingNotice, "way" | "content">[],
    at: string,
    note: () => void,
  ): void;
  /** Stores mails in place of notices that waited for them, in one transaction. */
  gather(
    ids: readonly number[],
    mails: readonly Pick<PendingNotice, "about" | "content">[],
    at: string,
    note: () => void,
  ): void;
  /** Returns all pending notices, the oldest first. */
  all(): readonly PendingNotice[];
  /** Removes a notice that was sent or given up. */
  remove(id: number): void;
  /** Counts a failed attempt. */
  failed(id: number): void;
}

export function openPendingNotices(db: Database): PendingNotices {
  const add = db.prepare(
    "INSERT INTO pending_notices (way, about, content, created_at) VALUES (@way, @about, @content, @at)",
  );
  const remove = (id: number) => void db.prepare("DELETE FROM pending_notices WHERE id = ?").run(id);
  return {
    replace: (about, notices, at, note) =>
      db
        .transaction(() => {
          db.prepare("DELETE FROM pending_notices WHERE about = ?").run(about);
          for (const { way, content } of notices) add.run({ way, about, content, at });
          note();
        })
        .immediate(),
    gather: (ids, mails, at, note) =>
      db
        .transaction(() => {
          for (const id of ids) remove(id);
          for (const { about, content } of mails) add.run({ way: "mail", about, content, at });
          note();
        })
        .immediate(),
    all: () =>
      db
        .prepare("SELECT id, way, about, content, created_at AS createdAt, tries FROM pending_notices ORDER BY id")
        .all() as PendingNotice[],
    remove,
    failed: (id) => void db.prepare("UPDATE pending_notices SET tries = tries + 1 WHERE id = ?").run(id),
  };
}
