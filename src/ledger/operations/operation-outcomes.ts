import { afterApplying } from "../../model/flat-input.ts";
import type { OperationState } from "../../model/operation.ts";
import type { ContactJournal, JournalLine } from "../entries/contact-journal.ts";
import { moveCorrections, openCorrectionsOfContacts } from "../corrections/corrections-of-contacts.ts";
import { openRefusedCorrections, refusesValues } from "../corrections/refused-corrections.ts";
import { appliedHash } from "../entries/applied-hash.ts";
import type { Entries } from "../entries/entries.ts";
import type { Database } from "../database/open-database.ts";
import { OF_ANY_KIND } from "../database/operation-indexes.ts";
import { openFeedDays } from "../entries/feed-days.ts";
import type { Failure, OperationOutcomes, StoredOperation } from "./operations.ts";

export function openOperationOutcomes(
  db: Database,
  entries: Pick<Entries, "byId" | "insert" | "update" | "remove">,
  journal: () => Pick<ContactJournal, "append">,
): OperationOutcomes {
  const feedDays = openFeedDays(db);
  const corrections = openCorrectionsOfContacts(db);
  const refusedCorrections = openRefusedCorrections(db);
  const setState = db.prepare(
    "UPDATE operations SET state = @state, issue = @issue, status = @status, request_id = @requestId WHERE id = @id",
  );
  const setSending = db.prepare(
    "UPDATE operations SET state = 'sending', sent_at = ?, body = ?, attempts = attempts + 1 WHERE id = ?",
  );
  const setAttempted = db.prepare("UPDATE operations SET sent_at = ?, attempts = attempts + 1 WHERE id = ?");
  const setHash = db.prepare("UPDATE entries SET hash = ? WHERE id = ?");

  const noteFormer = db.prepare(`
    UPDATE operations AS o SET former = e.applied, former_key = coalesce(o.former_key, e.key) FROM entries e WHERE o.id = ? AND e.id = o.entry_id`);

  function end(id: number, state: OperationState, failure: Failure | null): void {
    const { issue = null, status = null, requestId = null } = failure ?? {};
    setState.run({ id, state, issue: issue === null ? null : JSON.stringify(issue), status, requestId });
  }

  /** Called in a transaction, so that a process that lost its lock notes nothing. */
  function note(event: JournalLine["event"], operation: StoredOperation, contactId: number, at: string): void {
    const { feed, key, groupId, id } = operation;
    journal().append([{ at, event, contactId, feed, key, groupId, operation: id }]);
  }

  const hashOf = ({ hash, warnings }: StoredOperation) => appliedHash(hash, warnings);

  return {
    attempting({ id, entryId }, at) {
      db.transaction(() => {
        setAttempted.run(at, id);
        if (entryId !== null) setHash.run("", entryId);
      }).immediate();
    },
    notApplied({ entryId, baseHash }) {
      if (entryId !== null && baseHash !== null) setHash.run(baseHash, entryId);
    },
    // In a transaction, so that a process that lost its lock marks and sends nothing.
    sending: (id, body, at) =>
      void db.transaction(() => setSending.run(at, body === null ? null : JSON.stringify(body), id)).immediate(),
    probing: (id, at) => void db.transaction(() => setAttempted.run(at, id)).immediate(),
    notProbed: (id) => void db.prepare("UPDATE operations SET attempts = attempts - 1 WHERE id = ?").run(id),
    notFound: (id) =>
      void db
        .prepare("UPDATE operations SET state = 'planned', issue = NULL, status = 404, request_id = NULL WHERE id = ?")
        .run(id),
    notSent: (id) => end(id, "planned", null),
    created(operation, contactId, applied, at) {
      db.transaction(() => {
        note("created", operation, contactId, at);
        entries.insert({ ...operation, hash: hashOf(operation), contactId, applied });
        db.prepare("UPDATE operations SET contact_id = ? WHERE id = ?").run(contactId, operation.id);
        refusedCorrections.applied(operation, at);
        corrections.created(operation, contactId, at);
        end(operation.id, "done", null);
      }).immediate();
    },
    updated(operation, contactId, { sent, shown }, at) {
      db.transaction(() => {
        const before = operation.entryId === null ? null : entries.byId(operation.entryId);
        // The row links the contact, or the contact was known under another key before.
        if (before?.key !== operation.key) note("linked", operation, contactId, at);
        noteFormer.run(operation.id);
        const applied = afterApplying(before?.applied ?? null, sent, shown);
        const entry = { ...operation, hash: hashOf(operation), contactId, applied };
        if (operation.entryId === null) entries.insert(entry);
        else entries.update(operation.entryId, entry);
        refusedCorrections.applied(operation, at);
        if (before !== null && before.key !== operation.key)
          moveCorrections(db, operation.feed, [{ contactId, from: before.key, to: operation.key }]);
        end(operation.id, "done", null);
      }).immediate();
    },
    deleted(operation, contactId, at) {
      db.transaction(() => {
        note("deleted", operation, contactId, at);
        const approval = db.prepare("DELETE FROM approvals WHERE contact_id = ?").run(contactId);
        if (approval.changes === 0) feedDays.noteDelete(operation.feed, at);
        const entry = operation.entryId === null ? null : entries.byId(operation.entryId);
        if (entry !== null) {
          corrections.deleted({ ...entry, run: operation.run }, at);
          entries.remove(entry.id);
        }
        end(operation.id, "done", null);
      }).immediate();
    },
    recreate(operation, contactId, wave, at) {
      db.transaction(() => {
        note("gone", operation, contactId, at);
        if (operation.entryId !== null) entries.remove(operation.entryId);
        corrections.recreating(contactId, operation.id);
        db.prepare(`
          UPDATE operations SET kind = 'create', entry_id = NULL, contact_id = NULL, base_hash = NULL, wave = ?,
            state = 'planned' WHERE id = ?`).run(wave, operation.id);
      }).immediate();
    },
    rejected(operation, failure) {
      const message = String(failure.issue.data["serviceMessage"] ?? "");
      db.transaction(() => {
        if (refusesValues(failure.status)) refusedCorrections.refused({ ...operation, message, call: operation });
        end(operation.id, "rejected", failure);
      }).immediate();
    },
    inDoubt: (id, failure) => end(id, "in_doubt", failure),
    deferred: (id, failure) => end(id, "deferred", failure),
    dropped: (id, failure) => end(id, "dropped", failure),
    undefer: (run) =>
      db
        .prepare(
          `UPDATE operations SET state = 'planned', issue = NULL WHERE run = ? AND state = 'deferred' AND ${OF_ANY_KIND}`,
        )
        .run(run).changes,
    deferRest: (run, failure) =>
      void db
        .prepare(
          "UPDATE operations SET state = 'deferred', issue = ?, status = ?, request_id = ? WHERE run = ? AND kind = 'create' AND state = 'planned'",
        )
        .run(JSON.stringify(failure.issue), failure.status, failure.requestId, run),
  };
}
