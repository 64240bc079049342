/** Finds the contact that a refused row became later: by an answer, a correction, or a later list that could use the row. */
import type { ContactInput } from "../../../model/contact.ts";
import type { Database } from "../../database/open-database.ts";
import { identityOfCells, identityOfInput, isOtherPerson } from "../other-person.ts";
import { columnsByRun } from "../row-columns.ts";

/** A refused row, as an open item or a list has it. */
interface RefusedRow {
  readonly feed: string;
  readonly run: string;
  /** The key of the row; null: it has none. */
  readonly key: string | null;
  readonly hash: string;
  /** The item that was answered or corrected; null: the row has none. */
  readonly openItem: number | null;
  /** JSON */
  readonly cells: string;
}

interface LaterCall {
  readonly id: number;
  readonly contactId: number;
}

/**
 * A call for the row itself: it came of the row's item, or had the same content and went to the contact of the row's key. A key
 * that an erasure made is no key of a list.
 */
const LATER_CALLS = `
  SELECT o.id, o.contact_id AS contactId FROM operations o WHERE o.open_item = @openItem AND IS_LATER
  UNION SELECT o.id, o.contact_id FROM entries e CROSS JOIN operations o ON o.contact_id = e.contact_id
    WHERE e.feed = @feed AND e.key = @key AND o.hash = @hash AND @hash <> '' AND IS_LATER
  ORDER BY id DESC`.replaceAll(
  "IS_LATER",
  "o.run >= @run AND o.state = 'done' AND o.kind <> 'delete' AND o.contact_id IS NOT NULL AND o.key NOT LIKE '[]%'",
);

/**
 * Returns the contact that a refused row became, also one that was deleted since; null: the row became none. A contact that has the
 * former values again after an undo is none, and so is one that certainly is another person by now.
 */
export function contactOfRow(db: Database, row: RefusedRow): number | null {
  const { feed, run, key, hash, openItem, cells } = row;
  const who = identityOfCells(JSON.parse(cells) as string[], columnsByRun(db)(run));
  const applied = db.prepare("SELECT applied FROM entries WHERE contact_id = ?").pluck();
  const isDeleted = db.prepare("SELECT 1 FROM operations WHERE contact_id = ? AND kind = 'delete' AND state = 'done'");
  const calls = db.prepare(LATER_CALLS).all({ feed, run, key, hash, openItem }) as readonly LaterCall[];
  for (const { id, contactId } of calls) {
    const input = applied.get(contactId) as string | undefined;
    if (input === undefined ? isDeleted.get(contactId) !== undefined : !isUndone(db, id) && !isOther(input))
      return contactId;
  }
  const unchanged = db.prepare("SELECT contact_id FROM entries WHERE feed = ? AND key = ? AND hash = ? AND hash <> ''");
  return (unchanged.pluck().get(feed, key, hash) as number | undefined) ?? null;

  function isOther(input: string): boolean {
    return isOtherPerson(who, identityOfInput(JSON.parse(input) as ContactInput));
  }
}

/** Returns whether an undo took an operation back, and no other undo took that undo back. */
function isUndone(db: Database, operation: number): boolean {
  const undoing = db.prepare("SELECT id FROM operations WHERE undoes = @id AND id <> @id AND state = 'done'").pluck();
  return (undoing.all({ id: operation }) as number[]).some((id) => !isUndone(db, id));
}
