import type { Asker, Decided, Decision, RunDecision } from "../../model/request.ts";
import type { Database } from "../database/open-database.ts";

/** The request by which a decision came; null: this process's own command line. */
interface Source extends Asker {
  readonly request: string | null;
  /** ISO date-time. */
  readonly at: string;
}

/** Who decided what, when, and with which note. */
export interface Decisions {
  /** Changes the ledger, and notes the decision in the same transaction. A request notes the same decision once. */
  record<T>(decided: Decided, source: Source, change: () => T): T;
  /** Returns the decisions about a run, oldest first. Equal decisions of one person about rows of the run are one. */
  ofRun(run: string): readonly RunDecision[];
  /** Returns whether the ledger has the effect of a request, which its process may still be at work on. */
  has(request: string): boolean;
  /** Returns who answered the questions whose rows a run has, or asked for it as an undo, each name once. */
  answerersOf(run: string): readonly string[];
  /**
   * Returns whether the command line of a process that worked on lists itself left a row out after a time.
   *
   * @param key null: any row without a key
   * @param at ISO date-time
   */
  isDismissedSince(feed: string, key: string | null, at: string): boolean;
  /** Returns the decisions about a row's key, newest first. */
  ofKey(feed: string, key: string): readonly Decision[];
}

/** Decisions about a run as a whole. The others are about a row or a contact. */
const ABOUT_A_RUN = "kind IN ('approve', 'discard', 'retry', 'undo')";
const DECISION = 'kind, choice, decided_by AS "by", via, note, request';

export function openDecisions(db: Database): Decisions {
  const note = db.prepare(`
    INSERT INTO decisions (kind, run, feed, key, contact_id, choice, kept, decided_by, via, note, at, request)
    SELECT @kind, @run, @feed, @key, @contactId, @choice, @kept, @by, @via, @note, @at, @request
    WHERE NOT EXISTS (SELECT 1 FROM decisions WHERE request = @request AND kind = @kind AND run IS @run AND feed IS @feed
      AND key IS @key AND contact_id IS @contactId)`);
  return {
    record: (decided, source, change) =>
      db
        .transaction(() => {
          note.run({ ...NOTHING, ...decided, ...source });
          return change();
        })
        .immediate(),
    ofRun: (run) =>
      db
        .prepare(`
        SELECT ${DECISION}, max(at) AS at, sum(kept) AS kept, CASE WHEN ${ABOUT_A_RUN} THEN NULL ELSE count(*) END AS rows
        FROM decisions WHERE run = ?
        GROUP BY CASE WHEN ${ABOUT_A_RUN} THEN id END, kind, choice, decided_by, via, note ORDER BY min(id)`)
        .all(run) as RunDecision[],
    has: (request) => db.prepare("SELECT 1 FROM decisions WHERE request = ? LIMIT 1").get(request) !== undefined,
    answerersOf: (run) =>
      db
        .prepare(`
        SELECT DISTINCT d.decided_by FROM operations o CROSS JOIN decisions d ON d.feed = o.feed AND d.key = o.key
        WHERE o.run = @run AND o.open_item IS NOT NULL AND d.kind = 'answer'
        UNION SELECT decided_by FROM decisions WHERE run = @run AND kind = 'undo' ORDER BY 1`)
        .pluck()
        .all({ run }) as string[],
    isDismissedSince: (feed, key, at) =>
      db
        .prepare(`
        SELECT 1 FROM decisions
        WHERE feed = @feed AND key IS @key AND kind = 'dismiss' AND request IS NULL AND at > @at LIMIT 1`)
        .get({ feed, key, at }) !== undefined,
    ofKey: (feed, key) =>
      db
        .prepare(`
        SELECT ${DECISION}, at, run, feed, key, contact_id AS contactId, kept FROM decisions
        WHERE feed = ? AND key = ? ORDER BY id DESC`)
        .all(feed, key) as Decision[],
  };
}

const NOTHING = { run: null, feed: null, key: null, contactId: null, choice: null, kept: 0 };
