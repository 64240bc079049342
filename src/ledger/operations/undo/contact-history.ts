import type { Database } from "../../database/open-database.ts";

/** What happened to the person of an operation, before it and since. */
interface ContactHistory {
  /** The state of the person before the operation, after it, and now. Equal numbers are equal states. */
  readonly before: number;
  readonly after: number;
  readonly now: number;
  /** The contact that the person has now; null: it was deleted. */
  readonly contactId: number | null;
  /** Whether a later call about the contact has no answer. */
  readonly isUnanswered: boolean;
  /** The run of the last operation that was carried out. */
  readonly lastRun: string;
}

interface HistoryEvent {
  readonly id: number;
  readonly run: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
  readonly contactId: number | null;
  readonly undoes: number | null;
}

/** A person who was deleted and created again this often is not followed further. */
const MOST_CONTACTS = 100;

/**
 * Returns the states that a person passed through. Each ordinary operation makes a new state. An undo makes the state again
 * that its operation found. A person that an undo created again has another contact, and the history goes on with it.
 */
export function readHistory(db: Database, operation: number, contactId: number | null): ContactHistory {
  const events = eventsOf(db, contactId);
  const before = new Map<number, number>();
  const after = new Map<number, number>();
  let [now, lastRun, last] = [0, "", contactId];
  let isUnanswered = false;
  for (const { id, run, kind, state, attempts, undoes, contactId: contact } of events) {
    if (state !== "done") {
      isUnanswered ||= id > operation && isOpenCall(state, attempts);
      continue;
    }
    before.set(id, now);
    now = undoes === null ? id : (before.get(undoes) ?? id);
    after.set(id, now);
    lastRun = run;
    last = kind === "delete" ? null : contact;
  }
  return {
    before: before.get(operation) ?? -1,
    after: after.get(operation) ?? -1,
    now,
    contactId: last,
    isUnanswered,
    lastRun,
  };
}

/** An update or delete that was sent stays planned until it is answered. */
function isOpenCall(state: string, attempts: number): boolean {
  if (state === "sending" || state === "in_doubt") return true;
  return attempts > 0 && (state === "planned" || state === "held" || state === "deferred");
}

/** Returns the operations about a person, in the order in which they were planned, over all contacts that it had. */
function eventsOf(db: Database, contactId: number | null): readonly HistoryEvent[] {
  if (contactId === null) return [];
  const ofContact = db.prepare(`SELECT ${COLUMNS} FROM operations WHERE contact_id = ?`);
  const events = contactsOf(db, contactId).flatMap((contact) => ofContact.all(contact) as HistoryEvent[]);
  return events.toSorted((one, other) => one.id - other.id);
}

const COLUMNS = "id, run, kind, state, attempts, contact_id AS contactId, undoes";

/** Returns the contacts that a person had: an undo creates a deleted person again, with another contact_id. */
export function contactsOf(db: Database, contactId: number): readonly number[] {
  const linked = db
    .prepare(`
    SELECT d.contact_id FROM operations u JOIN operations d ON d.id = u.undoes
      WHERE u.contact_id = @contact AND u.kind = 'create' AND u.undoes IS NOT NULL
    UNION SELECT u.contact_id FROM operations d JOIN operations u ON u.undoes = d.id
      WHERE d.contact_id = @contact AND d.kind = 'delete' AND u.kind = 'create' AND u.state = 'done'`)
    .pluck();
  const contacts = new Set<number>();
  const waiting = [contactId];
  for (let next = waiting.pop(); next !== undefined && contacts.size < MOST_CONTACTS; next = waiting.pop()) {
    if (contacts.has(next)) continue;
    contacts.add(next);
    waiting.push(...(linked.all({ contact: next }) as (number | null)[]).filter((id) => id !== null));
  }
  return [...contacts];
}
