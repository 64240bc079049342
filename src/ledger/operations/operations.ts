import type { ContactInput } from "../../model/contact.ts";
import { afterApplying } from "../../model/flat-input.ts";
import type { Issue } from "../../model/issue.ts";
import type { Operation, OperationState } from "../../model/operation.ts";
import type { ContactJournal, JournalLine } from "../entries/contact-journal.ts";
import type { Entries } from "../entries/entries.ts";
import { openLookalikes } from "../entries/lookalikes.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN, OF_ANY_KIND } from "../database/operation-indexes.ts";

/** An operation with what the ledger needs to carry it out. */
export interface StoredOperation extends Operation {
  readonly hash: string;
  /** Hash of the entry on which the plan was made. */
  readonly baseHash: string | null;
  /** What was sent, where that differs from `input` (a guardian's id filled in). */
  readonly body: ContactInput | null;
  readonly openItem: number | null;
}

/** How a refused or unfinished operation is written down. */
export interface Failure {
  readonly issue: Issue;
  readonly status: number | null;
  readonly requestId: string | null;
}

/** Whether an operation can still be carried out as it was planned. */
export type Precondition = "applies" | "waits" | "outdated" | "present";

const COLUMNS = `id, run, feed, kind, line, key, entry_id AS entryId, contact_id AS contactId, group_id AS groupId,
  group_name AS groupName, input, changes, hash, base_hash AS baseHash, wave, guardian_operation AS guardianOperation,
  waits_for AS waitsFor, state, attempts, sent_at AS sentAt, issue, status, request_id AS requestId, warnings, cells,
  body, open_item AS openItem`;

export function toOperation(columns: unknown): StoredOperation {
  const found = { ...(columns as Record<string, unknown>) };
  for (const name of ["input", "changes", "issue", "warnings", "cells", "body"]) {
    if (typeof found[name] === "string") found[name] = JSON.parse(found[name]);
  }
  return found as unknown as StoredOperation;
}

export { COLUMNS as OPERATION_COLUMNS };

/** States that something still follows from. */
type OpenState = Extract<OperationState, "planned" | "held" | "deferred" | "sending" | "in_doubt">;

/** Who has an address; both null where a create may have arrived. */
export interface AddressHolder {
  readonly contactId: number | null;
  readonly name: string | null;
}

export type Operations = ReturnType<typeof openOperations>;

/**
 * Operations while they are carried out. Each function that writes is one short transaction: intent before the call,
 * outcome after it, never one across the network. A contact_id goes to the journal first, then to the ledger.
 */
export function openOperations(db: Database, entries: Entries, journal: () => ContactJournal) {
  const list = (where: string, ...values: unknown[]): StoredOperation[] =>
    db
      .prepare(`SELECT ${COLUMNS} FROM operations ${where}`)
      .all(...values)
      .map(toOperation);
  const page = db.prepare(`
    SELECT ${COLUMNS} FROM operations WHERE run = ? AND state = 'planned' AND wave = ? AND id > ? ORDER BY id LIMIT 200`);
  const nextWave = db
    .prepare("SELECT min(wave) FROM operations WHERE run = ? AND state = 'planned' AND wave > ?")
    .pluck();
  const setState = db.prepare(
    "UPDATE operations SET state = @state, issue = @issue, status = @status, request_id = @requestId WHERE id = @id",
  );
  const setSending = db.prepare(
    "UPDATE operations SET state = 'sending', sent_at = ?, body = ?, attempts = attempts + 1 WHERE id = ?",
  );
  const otherInDoubt = db.prepare(
    "SELECT 1 FROM operations WHERE feed = ? AND key = ? AND id <> ? AND state IN ('sending', 'in_doubt')",
  );
  const setAttempted = db.prepare("UPDATE operations SET sent_at = ?, attempts = attempts + 1 WHERE id = ?");
  const setHash = db.prepare("UPDATE entries SET hash = ? WHERE id = ?");
  const get = db.prepare(`SELECT ${COLUMNS} FROM operations WHERE id = ?`);
  const isPresent = db.prepare("SELECT 1 FROM entries WHERE id = ? AND absent_since IS NULL");
  const lookalikes = openLookalikes(db);

  function end(id: number, state: OperationState, failure: Failure | null): void {
    const { issue = null, status = null, requestId = null } = failure ?? {};
    setState.run({ id, state, issue: issue === null ? null : JSON.stringify(issue), status, requestId });
  }

  function note(event: JournalLine["event"], operation: StoredOperation, contactId: number, at: string): void {
    const { feed, key, groupId, id } = operation;
    journal().append([{ at, event, contactId, feed, key, groupId, operation: id }]);
  }

  return {
    get: (id: number): StoredOperation | null => {
      const found = get.get(id);
      return found === undefined ? null : toOperation(found);
    },
    /** The next wave after `wave` that has planned operations. */
    nextWave: (run: string, wave: number): number | null => nextWave.get(run, wave) as number | null,
    page: (run: string, wave: number, afterId: number) => page.all(run, wave, afterId).map(toOperation),
    /** The contact that is linked to the operation's key now; null: none. */
    linkedTo: ({ feed, key }: Pick<StoredOperation, "feed" | "key">): number | null =>
      entries.byKey(feed, key)?.contactId ?? null,
    inState: (state: OpenState) => list(`WHERE state = ? AND ${IS_OPEN} ORDER BY id`, state),
    /** Whether a run has calls to make: looked for among what is open, as the run may have had a million. */
    hasPlanned: (run: string): boolean =>
      db.prepare(`SELECT 1 FROM operations WHERE +run = ? AND state = 'planned' AND ${IS_OPEN}`).get(run) !== undefined,
    ofRun: (run: string, state: OperationState) =>
      list(`WHERE run = ? AND state = ? AND ${OF_ANY_KIND} ORDER BY +wave, id`, run, state),
    countStates: (run: string) =>
      db.prepare("SELECT kind, state, count(*) AS n FROM operations WHERE run = ? GROUP BY kind, state").all(run) as {
        kind: Operation["kind"];
        state: OperationState;
        n: number;
      }[],
    isLinked: (contactId: number): boolean => entries.byContact(contactId) !== null,
    /** Another holder of an address in a group that the ledger knows, linked or perhaps created. */
    otherHolder: (operation: StoredOperation): AddressHolder | null =>
      (db
        .prepare(`
        SELECT e.contact_id AS contactId, trim(concat_ws(' ', e.applied ->> 'first_name', e.applied ->> 'last_name')) AS name
          FROM entries e JOIN operations o ON o.id = @id AND e.group_id = o.group_id
          AND (e.email = o.email OR e.phone = o.phone) AND e.id IS NOT o.entry_id
        UNION ALL SELECT NULL, NULL FROM operations q JOIN operations o ON o.id = @id AND q.id <> o.id AND q.kind = 'create'
          AND q.group_id = o.group_id AND (q.email = o.email OR q.phone = o.phone) AND q.state IN ('sending', 'in_doubt')
        LIMIT 1`)
        .get({ id: operation.id }) as AddressHolder | undefined) ?? null,
    /** Somebody created by another plan, who may be the person of this create. */
    lookalike: (operation: StoredOperation) => lookalikes.of(operation),
    /**
     * Whether entry and key are as they were when the plan was made. `waits`: another plan's create for this key may have
     * arrived, and a second one would be the same person twice.
     */
    precondition: (operation: StoredOperation): Precondition => {
      const { id, feed, key, entryId, contactId, baseHash, attempts } = operation;
      const holder = entries.byKey(feed, key);
      if (entryId === null) {
        if (holder !== null || (contactId !== null && entries.byContact(contactId) !== null)) return "outdated";
        return otherInDoubt.get(feed, key, id) === undefined ? "applies" : "waits";
      }
      const entry = entries.byId(entryId);
      if (entry === null || entry.contactId !== contactId || (holder !== null && holder.id !== entryId))
        return "outdated";
      // Deleted because no list named them, and named since.
      const isForAbsence = operation.kind === "delete" && Object.keys(operation.changes).length === 0;
      if (isForAbsence && isPresent.get(entryId) !== undefined) return "present";
      // Sent before, by this very operation, and never answered.
      const isAsPlanned = entry.hash === baseHash || (entry.hash === "" && attempts > 0);
      return isAsPlanned ? "applies" : "outdated";
    },
    /**
     * An update or delete is about to be sent: from here on it is not known what its contact holds, or whether it is
     * still there. A newer list that takes over finds an entry to which no row is equal.
     */
    attempting: ({ id, entryId }: StoredOperation, at: number): void => {
      db.transaction(() => {
        setAttempted.run(at, id);
        if (entryId !== null) setHash.run("", entryId);
      }).immediate();
    },
    /** It certainly was not applied: its contact is as it was. */
    notApplied: ({ entryId, baseHash }: StoredOperation): void => {
      if (entryId !== null && baseHash !== null) setHash.run(baseHash, entryId);
    },
    /** Committed (and fsynced) before the socket is touched. @param body null where it is the operation's `input` */
    sending: (id: number, body: ContactInput | null, at: number): void =>
      void setSending.run(at, body === null ? null : JSON.stringify(body), id),
    /** A create in doubt is asked about: it stays in doubt until there is an answer. */
    probing: (id: number, at: number): void => void setAttempted.run(at, id),
    /** The service did not look at it: that was no attempt. */
    notProbed: (id: number): void =>
      void db.prepare("UPDATE operations SET attempts = attempts - 1 WHERE id = ?").run(id),
    /** Certainly not applied: it may be sent again. */
    notSent: (id: number): void => end(id, "planned", null),
    created: (operation: StoredOperation, contactId: number, applied: ContactInput, at: string): void => {
      note("created", operation, contactId, at);
      db.transaction(() => {
        entries.insert({ ...operation, contactId, applied });
        db.prepare("UPDATE operations SET contact_id = ? WHERE id = ?").run(contactId, operation.id);
        end(operation.id, "done", null);
      }).immediate();
    },
    updated: (operation: StoredOperation, contactId: number, sent: ContactInput, at: string): void => {
      const before = operation.entryId === null ? null : entries.byId(operation.entryId);
      // Linked by the row, or known under another key before.
      if (before?.key !== operation.key) note("linked", operation, contactId, at);
      db.transaction(() => {
        const entry = { ...operation, contactId, applied: afterApplying(before?.applied ?? null, sent) };
        if (operation.entryId === null) entries.insert(entry);
        else entries.update(operation.entryId, entry);
        end(operation.id, "done", null);
      }).immediate();
    },
    deleted: (operation: StoredOperation, contactId: number, at: string): void => {
      note("deleted", operation, contactId, at);
      db.transaction(() => {
        if (operation.entryId !== null) entries.remove(operation.entryId);
        db.prepare("DELETE FROM approvals WHERE contact_id = ?").run(contactId);
        end(operation.id, "done", null);
      }).immediate();
    },
    /** The contact is gone from the service: its entry goes, and the update becomes a create. */
    recreate: (operation: StoredOperation, contactId: number, wave: number, at: string): void => {
      note("gone", operation, contactId, at);
      db.transaction(() => {
        if (operation.entryId !== null) entries.remove(operation.entryId);
        db.prepare(`
          UPDATE operations SET kind = 'create', entry_id = NULL, contact_id = NULL, base_hash = NULL, wave = ?,
            state = 'planned' WHERE id = ?`).run(wave, operation.id);
      }).immediate();
    },
    rejected: (id: number, failure: Failure): void => end(id, "rejected", failure),
    inDoubt: (id: number, failure: Failure): void => end(id, "in_doubt", failure),
    deferred: (id: number, failure: Failure): void => end(id, "deferred", failure),
    dropped: (id: number, failure: Failure): void => end(id, "dropped", failure),
    /** Deferred creates get their one more attempt. @returns how many */
    undefer: (run: string): number =>
      db
        .prepare(
          `UPDATE operations SET state = 'planned', issue = NULL WHERE run = ? AND state = 'deferred' AND ${OF_ANY_KIND}`,
        )
        .run(run).changes,
    deferRest: (run: string, failure: Failure): void =>
      void db
        .prepare(
          "UPDATE operations SET state = 'deferred', issue = ?, status = ?, request_id = ? WHERE run = ? AND kind = 'create' AND state = 'planned'",
        )
        .run(JSON.stringify(failure.issue), failure.status, failure.requestId, run),
    /** Contacts linked by hand, whose group was not known, that a run's list has in this one. */
    linkedInto: (run: string, groupId: number): number =>
      db
        .prepare(`
        SELECT count(*) FROM operations o JOIN entries e ON e.id = o.entry_id
        WHERE o.run = ? AND o.kind = 'update' AND o.group_id = ? AND e.group_id = 0`)
        .pluck()
        .get(run, groupId) as number,
    /** What other runs of the feed have done. @param since ms since 1970 */
    countDoneBeside: ({ run, feed }: { run: string; feed: string }, since: number): number =>
      db
        .prepare("SELECT count(*) FROM operations WHERE feed = ? AND run <> ? AND state = 'done' AND sent_at >= ?")
        .pluck()
        .get(feed, run, since) as number,
    /** Groups that a run puts people in, and whether it creates any of them. */
    groupsOf: (run: string) =>
      db
        .prepare(`
        SELECT group_id AS groupId, max(kind = 'create') AS creates FROM operations
        WHERE run = ? AND kind <> 'delete' GROUP BY group_id`)
        .all(run) as { groupId: number; creates: 0 | 1 }[],
  };
}
