/** Finds people of an undo who also have a contact of another feed. */
import { traitsOf } from "../../../model/traits.ts";
import type { ContactInput, Entry } from "../../../model/contact.ts";
import type { Database } from "../../database/open-database.ts";
import { ENTRY_COLUMNS, toEntry } from "../../entries/entries.ts";

interface Person {
  readonly feed: string;
  readonly input: ContactInput;
}

/** Returns a function that finds a person's contact of another feed in the same group; null: there is none. */
export function findInOtherFeed(db: Database): (person: Person) => Entry | null {
  const found = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.full_name = @fullName AND e.feed <> @feed AND e.group_id = @groupId
      AND (e.birthday = @birthday OR e.email = @email OR e.phone = @phone) LIMIT 1`);
  return ({ feed, input }) => {
    const columns = found.get({ ...traitsOf(input), feed, groupId: input.group_id });
    return columns === undefined ? null : toEntry(columns);
  };
}

/**
 * Returns a function that says whether a contact of another feed, in any group, may be the person: it has the same e-mail or phone,
 * or the same name and no other birthday.
 */
export function findTwin(db: Database): (person: Person) => boolean {
  const found = db.prepare(`
    SELECT 1 FROM entries e WHERE e.email = @email AND e.feed <> @feed
    UNION ALL SELECT 1 FROM entries e WHERE e.phone = @phone AND e.feed <> @feed
    UNION ALL SELECT 1 FROM entries e WHERE e.full_name = @fullName AND e.feed <> @feed
      AND (e.birthday IS NULL OR @birthday IS NULL OR e.birthday = @birthday)
    LIMIT 1`);
  return ({ feed, input }) => found.get({ ...traitsOf(input), feed }) !== undefined;
}
