import { UNKNOWN_INPUT, type ContactInput } from "../../model/contact.ts";
import { foldText } from "../../model/traits.ts";
import type { ContactJournal } from "../entries/contact-journal.ts";
import type { Entries } from "../entries/entries.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN, MAY_HAVE_ARRIVED } from "../database/operation-indexes.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "./operations.ts";

/** Stands where a run would, in what a person decided. */
export const BY_HAND = "by hand";

/** A contact that a person looks for. */
export interface FoundContact {
  readonly feed: string;
  readonly key: string;
  /** null: perhaps created, its id is not known. */
  readonly contactId: number | null;
  readonly groupId: number;
  /** What was last applied; of a create in doubt: what was sent. */
  readonly input: ContactInput;
  /** The create whose answer is lost. */
  readonly operation: number | null;
}

/** What people decide about the ledger. A contact_id goes to the journal first, then to the ledger. */
export function createManualDecisions(db: Database, entries: Entries, journal: () => ContactJournal) {
  const setEnded = db.prepare(
    "UPDATE operations SET state = @state, contact_id = @contactId, issue = NULL, status = NULL WHERE id = @id",
  );

  return {
    /** The create of a key whose answer is lost. */
    inDoubt: (feed: string, key: string): StoredOperation | null => {
      const found = db
        .prepare(
          `SELECT ${OPERATION_COLUMNS} FROM operations WHERE feed = ? AND key = ? AND state = 'in_doubt' AND ${MAY_HAVE_ARRIVED}`,
        )
        .get(feed, key);
      return found === undefined ? null : toOperation(found);
    },
    /** Ties a key to a contact of which nothing else is known: the next list says all of it. */
    link: (feed: string, key: string, contactId: number, doubt: StoredOperation | null, at: string): void => {
      // What was sent tells who it is, should the next list name them by another key.
      const applied = doubt === null ? UNKNOWN_INPUT : (doubt.body ?? doubt.input);
      const operation = doubt?.id ?? null;
      journal().append([{ at, event: "linked", contactId, feed, key, groupId: applied.group_id, operation }]);
      db.transaction(() => {
        entries.insert({ feed, key, contactId, hash: "", applied, run: BY_HAND });
        if (doubt !== null) setEnded.run({ state: "done", contactId, id: doubt.id });
      }).immediate();
    },
    /** Certainly not created: it is sent at the next run, as if for the first time. */
    planAgain: (id: number): void =>
      void db
        .prepare(`
        UPDATE operations SET state = 'planned', attempts = 0, sent_at = NULL, body = NULL, issue = NULL, status = NULL,
          request_id = NULL WHERE id = ?`)
        .run(id),
    /** Certainly not created, and a newer list has its own say about the person. */
    giveWay: (id: number): void => void setEnded.run({ state: "superseded", contactId: null, id }),
    countInDoubt: (feed: string): number =>
      db
        .prepare(`SELECT count(*) FROM operations WHERE feed = ? AND state = 'in_doubt' AND ${MAY_HAVE_ARRIVED}`)
        .pluck()
        .get(feed) as number,
    /** Drops all that is known of a feed's people; nobody is deleted. @returns how many contacts are forgotten */
    forget: (feed: string, at: string): number => {
      const known = db
        .prepare("SELECT contact_id, key, group_id FROM entries WHERE feed = ? ORDER BY id")
        .all(feed) as {
        contact_id: number;
        key: string;
        group_id: number;
      }[];
      journal().append(
        known.map(({ contact_id: contactId, key, group_id: groupId }) => {
          return { at, event: "forgotten", contactId, feed, key, groupId, operation: null };
        }),
      );
      db.transaction(() => {
        db.prepare("DELETE FROM approvals WHERE contact_id IN (SELECT contact_id FROM entries WHERE feed = ?)").run(
          feed,
        );
        db.prepare("DELETE FROM entries WHERE feed = ?").run(feed);
        db.prepare("DELETE FROM first_uses WHERE feed = ?").run(feed);
        db.prepare(`
          UPDATE operations SET state = 'superseded' WHERE feed = ?
            AND state IN ('planned', 'held', 'deferred', 'in_doubt') AND ${IS_OPEN}`).run(feed);
        // Rows that waited for a doubt wait for nothing any more.
        db.prepare(`
          UPDATE row_results SET follow_up = NULL WHERE outcome = 'in_doubt'
            AND run IN (SELECT run FROM runs WHERE feed = ?)`).run(feed);
        db.prepare(
          "UPDATE runs SET status = 'superseded' WHERE feed = ? AND (status IS NULL OR status IN ('held', 'halted'))",
        ).run(feed);
        db.prepare(
          "UPDATE open_items SET state = 'closed', version = version + 1 WHERE feed = ? AND state <> 'closed'",
        ).run(feed);
      }).immediate();
      return known.length;
    },
    find: (text: string): FoundContact[] => find(db, text),
  };
}

/** Linked contacts and creates in doubt whose id, key, name, e-mail or phone is, or holds, the text. */
function find(db: Database, text: string): FoundContact[] {
  const part = `%${(foldText(text) ?? "").replace(/[\\%_]/gu, "\\$&")}%`;
  const digits = text.replace(/^\+|^00|[\s()/.-]/gu, "");
  const values = {
    part,
    phone: /^\d{4,}$/u.test(digits) ? `%${digits}%` : null,
    id: /^\d{1,15}$/u.test(text.trim()) ? Number(text) : null,
  };
  const linked = db.prepare(`
    SELECT feed, key, contact_id AS contactId, group_id AS groupId, applied AS input, NULL AS operation FROM entries
    WHERE contact_id = @id OR key LIKE @part ESCAPE '\\' OR full_name LIKE @part ESCAPE '\\'
      OR email LIKE @part ESCAPE '\\' OR phone LIKE @phone ORDER BY feed, id`);
  const inDoubt = db.prepare(`
    SELECT feed, key, NULL AS contactId, group_id AS groupId, coalesce(body, input) AS input, id AS operation
    FROM operations WHERE state IN ('sending', 'in_doubt') AND (key LIKE @part ESCAPE '\\' OR phone LIKE @phone
      OR email LIKE @part ESCAPE '\\'
      OR (input ->> '$.first_name') || ' ' || coalesce(input ->> '$.last_name', '') LIKE @part ESCAPE '\\') ORDER BY id`);
  return [...linked.all(values), ...inDoubt.all(values)].map((columns) => {
    const found = columns as Omit<FoundContact, "input"> & { readonly input: string };
    return { ...found, input: JSON.parse(found.input) as ContactInput };
  });
}
