import type { Traits } from "../../model/mapped-row.ts";
import type { Database } from "../database/open-database.ts";

/** Finds the people in rows that are passed over: rows of a sheet or table that the program does not read. */
export interface PassedOverPeople {
  /**
   * Returns the contacts that only a row that is passed over still names: it has their key, or describes them. A contact whose
   * delete is planned is left out.
   */
  keptBy(row: PassedOverRow): readonly number[];
  /** Returns whether a contact of this feed has the full name, or the first name and the e-mail or phone. */
  isLinked(traits: Traits): boolean;
  /** Returns those of these full names that no row has, but for rows that are passed over. */
  unreadNames(fullNames: readonly string[]): ReadonlySet<string>;
  /** Returns those of these hashes that no row has which the feed's newest accepted list passed over. */
  newPassedOver(hashes: readonly string[]): ReadonlySet<string>;
}

/** A row of a sheet or table that is not read. */
interface PassedOverRow {
  readonly traits: Traits;
  readonly contactId: number | null;
  /** The contact of the row's key. */
  readonly entryId: number | null;
}

/** @param isNamed returns whether a row that the row cache supplied belongs to the entry */
export function openPassedOverPeople(
  db: Database,
  feed: string,
  isNamed: (entryId: number) => boolean,
): PassedOverPeople {
  const keptBy = db
    .prepare(`
    SELECT DISTINCT e.id FROM (
      SELECT @entryId AS id
      UNION ALL SELECT id FROM entries WHERE email = @email AND feed = @feed
      UNION ALL SELECT id FROM entries WHERE phone = @phone AND feed = @feed
      UNION ALL SELECT id FROM entries WHERE full_name = @fullName AND feed = @feed
      UNION ALL SELECT id FROM entries WHERE contact_id = @contactId AND feed = @feed
    ) f CROSS JOIN entries e ON e.id = f.id
    WHERE NOT EXISTS (SELECT 1 FROM temp.staged s WHERE s.entry_id = e.id AND s.state <> 'skipped')
      AND NOT EXISTS (SELECT 1 FROM temp.vanished v WHERE v.entry_id = e.id)`)
    .pluck();
  const isLinked = db.prepare(`
    SELECT 1 FROM entries WHERE full_name = @fullName AND feed = @feed
    UNION ALL SELECT 1 FROM entries WHERE email = @email AND feed = @feed AND first_name = @firstName
    UNION ALL SELECT 1 FROM entries WHERE phone = @phone AND feed = @feed AND first_name = @firstName LIMIT 1`);
  return {
    keptBy({ traits: { email, phone, fullName }, contactId, entryId }) {
      const found = keptBy.all({ feed, email, phone, fullName, contactId, entryId }) as number[];
      return found.filter((id) => !isNamed(id));
    },
    isLinked: ({ email, phone, firstName, fullName }) =>
      isLinked.get({ feed, email, phone, firstName, fullName }) !== undefined,
    unreadNames(fullNames) {
      const read = db
        .prepare(
          `SELECT DISTINCT full_name FROM temp.staged WHERE state <> 'skipped'
            AND full_name IN (SELECT value FROM json_each(?))`,
        )
        .pluck()
        .all(JSON.stringify(fullNames)) as string[];
      const names = new Set(fullNames);
      for (const name of read) names.delete(name);
      return names;
    },
    newPassedOver(hashes) {
      const last = db
        .prepare(
          `SELECT run FROM runs WHERE feed = ? AND accepted_at IS NOT NULL AND kind = 'list' ORDER BY accepted_at DESC LIMIT 1`,
        )
        .pluck()
        .get(feed);
      const known = db
        .prepare(`
        SELECT DISTINCT hash FROM row_results WHERE run = ? AND outcome = 'skipped'
          AND hash IN (SELECT value FROM json_each(?))`)
        .pluck()
        .all(last ?? null, JSON.stringify(hashes)) as string[];
      const found = new Set(hashes);
      for (const hash of known) found.delete(hash);
      return found;
    },
  };
}
