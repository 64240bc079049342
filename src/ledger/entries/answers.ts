import type { QuestionCode } from "../../model/issue.ts";
import { contentHash } from "../database/content-hash.ts";
import { IS_OPEN } from "../database/operation-indexes.ts";
import type { Database } from "../database/open-database.ts";

/** A question about a row: whether its person is the person of a contact. */
interface RowQuestion {
  readonly feed: string;
  readonly key: string;
  /** The row's hash. An answer holds until the row changes. */
  readonly hash: string;
  /** The contact that the question names. */
  readonly contactId: number;
  /** The row's name, birthday and addresses as one text, when the question is about a never entry. */
  readonly who?: string;
}

/** The open item whose question a person answers. */
interface AnsweredItem {
  readonly code: QuestionCode;
  readonly choice: string;
  /** Id and version of the open item. */
  readonly openItem: number;
  readonly version: number;
  /** ISO date-time. */
  readonly at: string;
}

/** An answer that a row is the person of a contact. */
interface SameAnswer {
  /** Id of the answered open item. */
  readonly openItem: number;
  /** ISO date-time. */
  readonly at: string;
}

/** Answers that people gave to questions. The newest answer to a question counts. */
export interface Answers {
  /** Returns whether a person said that the row and the contact are the same person; null: not answered. */
  of(question: RowQuestion): "same" | "new" | null;
  /** Returns the contacts that a row with this key is the same person as, as a person answered for any row of the key. */
  sameAs(feed: string, key: string): readonly number[];
  /** Returns what a person said last about any row of a key and a contact, with what is known of that row; null: not answered. */
  ofKey(
    feed: string,
    key: string,
    contactId: number,
  ): { readonly choice: "same" | "new"; readonly hash: string; readonly who: string } | null;
  /** Returns the hash by which an answer keeps who its row was about. */
  hashOf(who: string): string;
  /** Returns when a person answered that a row with this key is the person of the contact; null: not answered. */
  sameAnswer(question: Omit<RowQuestion, "hash">): SameAnswer | null;
  /** Returns what a person said about a date that many people of a feed share (`YYYY-MM-DD`); null: not answered. */
  ofDate(feed: string, date: string): "right" | "unknown" | null;
  /** Returns what a person said about a date of one row, by the row's key; null: not answered. */
  ofRowsDate(feed: string, key: string, date: string): "right" | null;
  /** Returns the dates of a feed (`YYYY-MM-DD`) that got this answer. */
  datesAnswered(feed: string, choice: "right" | "unknown"): readonly string[];
  /** Returns the choice that a version of an open item got; null: none. */
  given(openItem: number, version: number): string | null;
  /** Returns the run in which a row that was run again for this open item waits, for instance for approval; null: none. */
  waitingRun(openItem: number): string | null;
  /** Stores the answer to a question about a row. */
  answer(question: RowQuestion, item: AnsweredItem): void;
  /** Stores the answer that a date of one row is right. */
  answerRowsDate(feed: string, key: string, date: string, item: AnsweredItem): void;
  /** Stores the answer to a question about a date. */
  answerDate(feed: string, date: string, item: AnsweredItem): void;
  /** Stores the choice that a version of an open item got, where its effect is stored elsewhere. */
  note(item: Pick<AnsweredItem, "openItem" | "version" | "choice" | "at">): void;
}

/** The `contact_id` of an answer about a date. */
const NO_CONTACT = 0;

export function openAnswers(db: Database): Answers {
  const find = db
    .prepare("SELECT choice FROM answers WHERE feed = ? AND subject = ? AND contact_id = ? AND hash = ?")
    .pluck();
  const ofKey = db.prepare(
    "SELECT choice, hash, who_hash AS who FROM answers WHERE feed = ? AND subject = ? AND contact_id = ?",
  );
  const sameAs = db
    .prepare("SELECT contact_id FROM answers WHERE feed = ? AND subject = ? AND contact_id <> 0 AND choice = 'same'")
    .pluck();
  const sameAnswer = db.prepare(`
    SELECT open_item AS openItem, answered_at AS at FROM answers
    WHERE feed = ? AND subject = ? AND contact_id = ? AND choice = 'same'`);
  const datesAnswered = db
    .prepare(`SELECT subject FROM answers WHERE feed = ? AND contact_id = ${NO_CONTACT} AND hash = '' AND choice = ?`)
    .pluck();
  const given = db
    .prepare(`
      SELECT choice FROM answers WHERE open_item = @openItem AND version = @version
      UNION ALL SELECT choice FROM given_answers WHERE open_item = @openItem AND version = @version`)
    .pluck();
  const note = db.prepare("INSERT OR REPLACE INTO given_answers VALUES (@openItem, @version, @choice, @at)");
  const waiting = db
    .prepare(`
      SELECT run FROM operations WHERE open_item = @openItem AND ${IS_OPEN}
      UNION ALL SELECT run FROM row_results WHERE open_item = @openItem AND outcome = 'deferred' ORDER BY run DESC`)
    .pluck();
  const store = db.prepare(`
    INSERT OR REPLACE INTO answers (feed, subject, contact_id, code, hash, choice, open_item, version, answered_at, who_hash)
    VALUES (@feed, @subject, @contactId, @code, @hash, @choice, @openItem, @version, @at, @who)`);
  return {
    of: ({ feed, key, hash, contactId }) =>
      (find.get(feed, key, contactId, hash) as "same" | "new" | undefined) ?? null,
    ofKey: (feed, key, contactId) =>
      (ofKey.get(feed, key, contactId) as ReturnType<Answers["ofKey"]> | undefined) ?? null,
    sameAs: (feed, key) => sameAs.all(feed, key) as number[],
    sameAnswer: ({ feed, key, contactId }) => (sameAnswer.get(feed, key, contactId) as SameAnswer | undefined) ?? null,
    ofDate: (feed, date) => (find.get(feed, date, NO_CONTACT, "") as "right" | "unknown" | undefined) ?? null,
    ofRowsDate: (feed, key, date) => (find.get(feed, key, NO_CONTACT, date) as "right" | undefined) ?? null,
    datesAnswered: (feed, choice) => datesAnswered.all(feed, choice) as string[],
    given: (openItem, version) => (given.get({ openItem, version }) as string | undefined) ?? null,
    waitingRun: (openItem) => (waiting.get({ openItem }) as string | undefined) ?? null,
    hashOf: contentHash,
    answer: ({ feed, key, hash, contactId, who }, item) =>
      void store.run({
        ...item,
        feed,
        subject: key,
        contactId,
        hash,
        who: who === undefined ? "" : contentHash(who),
      }),
    answerRowsDate: (feed, key, date, item) =>
      void store.run({ ...item, feed, subject: key, contactId: NO_CONTACT, hash: date, who: "" }),
    answerDate: (feed, date, item) =>
      void store.run({ ...item, feed, subject: date, contactId: NO_CONTACT, hash: "", who: "" }),
    note: ({ openItem, version, choice, at }) => void note.run({ openItem, version, choice, at }),
  };
}
