import type { Entry } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";
import { ENTRY_COLUMNS, toEntry } from "./entries.ts";
import type { NewRow } from "./lookalikes.ts";

/** Where contacts are looked for that may have a new person's name. */
export interface NearNames {
  /** Birthdays that differ from the person's in one part, in each form that a contact may have. */
  readonly birthdays: readonly string[];
  /** Only contacts of this group; null: of any group. */
  readonly group: number | null;
}

/** Most contacts of each search that are compared with a new person. */
const MOST_COMPARED = 50;

/**
 * Returns the search for linked contacts with the full name of a new row, and for those with one of its names and a near
 * birthday. A contact that is another person, as a person answered, is left out.
 */
export function openNearNamesakes(db: Database): (feed: string, row: NewRow, near: NearNames) => readonly Entry[] {
  const mayBe = `e.feed = @feed AND (@group IS NULL OR e.group_id = @group) AND NOT EXISTS (SELECT 1 FROM answers a
    WHERE a.feed = @feed AND a.subject = @key AND a.contact_id = e.contact_id AND a.hash = @hash AND a.choice = 'new')`;
  const named = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.full_name = @fullName AND ${mayBe} ORDER BY e.id LIMIT ${MOST_COMPARED}`);
  const born = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM json_each(@birthdays) b CROSS JOIN entries e ON e.birthday = b.value
    WHERE ${mayBe} AND (e.first_name = @firstName OR substr(e.full_name, -length(@lastName)) = @lastName)
    ORDER BY e.id LIMIT ${MOST_COMPARED}`);
  return (feed, { key, hash, traits }, { birthdays, group }) => {
    const { firstName, fullName } = traits;
    if (firstName === null || fullName === null) return [];
    const lastName = fullName.slice(firstName.length);
    // Without a last name, many people have the same name.
    if (lastName.trim() === "") return [];
    const asked = { feed, key, hash, group };
    const found = named.all({ ...asked, fullName });
    const near = birthdays.length === 0 ? [] : { ...asked, firstName, lastName, birthdays: JSON.stringify(birthdays) };
    return [...found, ...(Array.isArray(near) ? [] : born.all(near))].map(toEntry);
  };
}
