import { findInOtherFeed } from "./undo/other-lists.ts";
import type { Entries } from "../entries/entries.ts";
import { openLookalikes } from "../entries/lookalikes.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN, OF_ANY_KIND, REMOVAL } from "../database/operation-indexes.ts";
import {
  OPERATION_COLUMNS,
  toOperation,
  type AddressHolder,
  type OperationQueries,
  type Precondition,
  type StoredOperation,
} from "./operations.ts";

export function openOperationQueries(
  db: Database,
  entries: Pick<Entries, "byId" | "byKey" | "byContact" | "isLinked">,
): OperationQueries {
  const list = (where: string, ...values: unknown[]): StoredOperation[] =>
    db
      .prepare(`SELECT ${OPERATION_COLUMNS} FROM operations ${where}`)
      .all(...values)
      .map(toOperation);
  const page = db.prepare(`
    SELECT ${OPERATION_COLUMNS} FROM operations WHERE run = ? AND state = 'planned' AND wave = ? AND id > ? ORDER BY id LIMIT 200`);
  const nextWave = db
    .prepare("SELECT min(wave) FROM operations WHERE run = ? AND state = 'planned' AND wave > ?")
    .pluck();
  const get = db.prepare(`SELECT ${OPERATION_COLUMNS} FROM operations WHERE id = ?`);
  const lookalikes = openLookalikes(db);
  const isDeleted = openDeletedContacts(db);
  return {
    get(id) {
      const found = get.get(id);
      return found === undefined ? null : toOperation(found);
    },
    nextWave: (run, wave) => nextWave.get(run, wave) as number | null,
    page: (run, wave, afterId) => page.all(run, wave, afterId).map(toOperation),
    linkedTo: ({ feed, key }) => entries.byKey(feed, key)?.contactId ?? null,
    inState: (state) => list(`WHERE state = ? AND ${IS_OPEN} ORDER BY id`, state),
    hasPlanned: (run) =>
      db.prepare(`SELECT 1 FROM operations WHERE +run = ? AND state = 'planned' AND ${IS_OPEN}`).get(run) !== undefined,
    ofRun: (run, state) => list(`WHERE run = ? AND state = ? AND ${OF_ANY_KIND} ORDER BY +wave, id`, run, state),
    countStates: (run) =>
      db
        .prepare("SELECT kind, state, count(*) AS n FROM operations WHERE run = ? GROUP BY kind, state")
        .all(run) as ReturnType<OperationQueries["countStates"]>[number][],
    isApproved: (contactId) => db.prepare("SELECT 1 FROM approvals WHERE contact_id = ?").get(contactId) !== undefined,
    isTaken: (contactId) => entries.isLinked(contactId) || isDeleted(contactId),
    otherHolder: (operation) =>
      (db
        .prepare(`
        SELECT e.contact_id AS contactId, trim(concat_ws(' ', e.applied ->> 'first_name', e.applied ->> 'last_name')) AS name,
          ${sharedField("e")} AS shared
          FROM entries e JOIN operations o ON o.id = @id AND e.group_id = o.group_id
          AND (e.email = o.email OR e.phone = o.phone) AND e.id IS NOT o.entry_id
        UNION ALL SELECT NULL, NULL, ${sharedField("q")} FROM operations q JOIN operations o ON o.id = @id AND q.id <> o.id AND q.kind = 'create'
          AND q.group_id = o.group_id AND (q.email = o.email OR q.phone = o.phone) AND q.state IN ('sending', 'in_doubt')
        LIMIT 1`)
        .get({ id: operation.id }) as AddressHolder | undefined) ?? null,
    lookalike: (operation) => lookalikes.of(operation),
    precondition: preparePrecondition(db, entries),
    linkedInto: (run, groupId) =>
      db
        .prepare(`
        SELECT count(*) FROM operations o JOIN entries e ON e.id = o.entry_id
        WHERE o.run = ? AND o.kind = 'update' AND o.group_id = ? AND e.group_id = 0`)
        .pluck()
        .get(run, groupId) as number,
    countDoneBeside: ({ run, feed }, since) =>
      db
        .prepare("SELECT count(*) FROM operations WHERE feed = ? AND run <> ? AND state = 'done' AND sent_at >= ?")
        .pluck()
        .get(feed, run, since) as number,
    waitingCreates: (run) =>
      db
        .prepare(`
        SELECT group_id AS groupId, max(group_name) AS name, count(*) AS creates,
          sum(email IS NULL AND phone IS NULL) AS bare FROM operations
        WHERE run = ? AND state = 'planned' AND kind = 'create' GROUP BY group_id`)
        .all(run) as { groupId: number; name: string; creates: number; bare: number }[],
    maybeMovedInto: (groupId) =>
      db
        .prepare(`
        SELECT count(*) FROM operations o JOIN entries e ON e.id = o.entry_id
        WHERE ${IS_OPEN} AND o.kind = 'update' AND o.group_id = ? AND o.sent_at IS NOT NULL AND e.group_id <> o.group_id`)
        .pluck()
        .get(groupId) as number,
    groupsOf: (run) =>
      db
        .prepare(`
        SELECT group_id AS groupId, max(group_name) AS name, max(kind = 'create') AS creates FROM operations
        WHERE run = ? AND kind <> 'delete' GROUP BY group_id`)
        .all(run) as { groupId: number; name: string; creates: 0 | 1 }[],
  };
}

/** Ends the hash of a ward whose guardian was deleted. */
const GUARDIAN_LOST = "+guardian";

/** Returns the check whether an operation still fits its entry and its key. */
function preparePrecondition(
  db: Database,
  entries: Pick<Entries, "byId" | "byKey" | "byContact">,
): (operation: StoredOperation) => Precondition {
  const otherInDoubt = db.prepare(
    "SELECT 1 FROM operations WHERE feed = ? AND key = ? AND id <> ? AND state IN ('sending', 'in_doubt')",
  );
  const isPresent = db.prepare("SELECT 1 FROM entries WHERE id = ? AND absent_since IS NULL");
  const isOfUndo = db.prepare("SELECT 1 FROM operations WHERE id = ? AND undoes IS NOT NULL");
  const inOtherFeed = findInOtherFeed(db);
  return (operation) => {
    const { id, kind, feed, key, entryId, contactId, baseHash, changes, attempts } = operation;
    const holder = entries.byKey(feed, key);
    // A person asked for this delete, so the lists that came since change nothing.
    if (changes[REMOVAL] !== undefined) return entries.byContact(contactId ?? 0) === null ? "outdated" : "applies";
    if (entryId === null) {
      if (holder !== null || (contactId !== null && entries.byContact(contactId) !== null)) return "outdated";
      if (kind === "create" && isOfUndo.get(id) !== undefined && inOtherFeed(operation) !== null)
        return "in_other_list";
      // Another create of the key may have arrived. A second create would be the same person twice.
      return otherInDoubt.get(feed, key, id) === undefined ? "applies" : "waits";
    }
    const entry = entries.byId(entryId);
    if (entry === null || entry.contactId !== contactId || (holder !== null && holder.id !== entryId))
      return "outdated";
    // A delete without changes was planned because no list named the contact; a list may have named it since.
    const isForAbsence = kind === "delete" && Object.keys(changes).length === 0;
    if (isForAbsence && isPresent.get(entryId) !== undefined) return "present";
    // The hash is empty because this operation was sent before and never answered.
    const isUnanswered = entry.hash === "" && attempts > 0;
    // The delete of the guardian marked the hash (trigger entries_guardian_lost). The ward is deleted all the same.
    const isWard = kind === "delete" && entry.hash === `${baseHash}${GUARDIAN_LOST}`;
    return entry.hash === baseHash || isWard || isUnanswered ? "applies" : "outdated";
  };
}

/** Returns the SQL for the one address field that a holder and the operation `o` have in common. */
function sharedField(holder: "e" | "q"): string {
  return `CASE WHEN ${holder}.email = o.email AND ${holder}.phone = o.phone THEN NULL
    WHEN ${holder}.email = o.email THEN 'email' ELSE 'phone' END`;
}

/** Returns the function that tells whether this program deleted a contact. */
export function openDeletedContacts(db: Database): (contactId: number) => boolean {
  const find = db.prepare("SELECT 1 FROM operations WHERE contact_id = ? AND kind = 'delete' AND state = 'done'");
  return (contactId) => find.get(contactId) !== undefined;
}
