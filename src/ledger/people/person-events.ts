import type { Database } from "../database/open-database.ts";
import { IS_OPEN } from "../database/operation-indexes.ts";
import { contactsOf } from "../operations/undo/contact-history.ts";
import type { KnownPerson } from "./find/find-person.ts";
import type { PersonId } from "./person-names.ts";

/** An event that can be read by its id. */
export interface EventName {
  readonly kind: "operation" | "row" | "decision";
  readonly id: number;
  /** ISO date-time. */
  readonly at: string;
}

/** Condition of the index `operations_ended_by_key`: operations that ended without a change of the service. */
const ENDED = "state IN ('rejected', 'dropped', 'superseded')";

/**
 * Returns the names of all events of a person, newest first. A contact may have had several keys. What happened under them
 * without a contact is counted to the person.
 */
export function eventNames(
  db: Database,
  { feed, key, contactId }: Pick<KnownPerson, "feed" | "key" | "contactId">,
): readonly EventName[] {
  const keys = new Set(key === null ? [] : [key]);
  const contacts = contactId === null ? [] : contactsOf(db, contactId);
  for (const contact of contacts)
    for (const former of db
      .prepare("SELECT DISTINCT key FROM operations WHERE contact_id = ? AND feed = ?")
      .pluck()
      .all(contact, feed) as string[])
      keys.add(former);
  const found = db
    .prepare(`
    SELECT 'operation' AS kind, mine.id, u.started_at AS at FROM (
        SELECT id, run FROM operations WHERE contact_id IN (SELECT value FROM json_each(@contacts))
        UNION SELECT id, run FROM operations WHERE key IN (SELECT value FROM json_each(@keys)) AND ${ENDED}
          AND feed = @feed AND contact_id IS NULL
        UNION SELECT id, run FROM operations WHERE ${IS_OPEN} AND feed = @feed AND contact_id IS NULL
          AND key IN (SELECT value FROM json_each(@keys))
      ) mine JOIN runs u ON u.run = mine.run
    UNION ALL SELECT 'row', t.rowid, u.started_at FROM row_results t JOIN runs u ON u.run = t.run
      WHERE t.key IN (SELECT value FROM json_each(@keys)) AND u.feed = @feed
    UNION ALL SELECT 'decision', id, at FROM decisions WHERE feed = @feed AND key IN (SELECT value FROM json_each(@keys))
    ORDER BY at DESC, kind, id DESC`)
    .all({ contacts: JSON.stringify(contacts), feed, keys: JSON.stringify([...keys]) });
  return found as EventName[];
}

/** Returns the names of the events of one refused row or create alone, newest first: another person's contact has its key. */
export function eventNamesOf(db: Database, id: PersonId): readonly EventName[] {
  if (id.kind === "contact") return [];
  const events =
    id.kind === "operation"
      ? "SELECT 'operation' AS kind, o.id, u.started_at AS at FROM operations o JOIN runs u ON u.run = o.run WHERE o.id = ?"
      : `SELECT 'row' AS kind, t.rowid AS id, u.started_at AS at FROM open_items i JOIN row_results t ON t.key = substr(i.subject, 5)
          AND t.hash = i.hash JOIN runs u ON u.run = t.run AND u.feed = i.feed WHERE i.id = ? ORDER BY at DESC, t.rowid DESC`;
  return db.prepare(events).all(id.kind === "operation" ? id.operation : id.openItem) as EventName[];
}
