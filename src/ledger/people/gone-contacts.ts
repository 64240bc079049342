/** Contacts that the service no longer has. Each stays linked until a person decides, or its list creates it again. */
import type { Database } from "../database/open-database.ts";

/** Condition on `entries e`: the service answered that the contact is gone, and has changed the contact in no later call. */
export const IS_GONE = `EXISTS (SELECT 1 FROM operations o WHERE o.contact_id = e.contact_id AND o.state = 'rejected'
  AND o.issue ->> '$.code' = 'contact_gone'
  AND NOT EXISTS (SELECT 1 FROM operations l WHERE l.contact_id = o.contact_id AND l.id > o.id AND l.state = 'done'))`;

/** Returns whether a contact is linked, and gone from the service. */
export function isGone(db: Database, contactId: number): boolean {
  return db.prepare(`SELECT 1 FROM entries e WHERE e.contact_id = ? AND ${IS_GONE}`).get(contactId) !== undefined;
}

/** Returns the number of a feed's linked contacts that are gone from the service. Each has an item, also after `dismiss`. */
export function countGone(db: Database, feed: string): number {
  return db
    .prepare(`
    SELECT count(DISTINCT e.id) FROM open_items i JOIN entries e ON e.feed = i.feed AND e.key = substr(i.subject, 5)
    WHERE i.feed = ? AND i.state IN ('open', 'dismissed') AND instr(i.issues, '"contact_gone"') > 0 AND ${IS_GONE}`)
    .pluck()
    .get(feed) as number;
}
