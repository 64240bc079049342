import type { Traits } from "../../model/mapped-row.ts";
import { BY_HAND } from "../operations/manual-decisions.ts";
import { ENTRY_COLUMNS, toEntry, type Entries, type Entry } from "../entries/entries.ts";
import { findLikelyPairs } from "./likely-pairs.ts";
import { openLookalikes } from "../entries/lookalikes.ts";
import type { Database } from "../database/open-database.ts";

/** Who the loaded rows may be besides those whose key they have: people under a former key, lookalikes, the absent. */
export function openStagedPeople(db: Database, entries: Entries, feed: string, hasKnownRows: () => boolean) {
  const lookalikes = openLookalikes(db);
  const twin = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.email = @email AND e.feed <> @feed
    UNION ALL SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.phone = @phone AND e.feed <> @feed
    UNION ALL SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.full_name = @fullName AND e.birthday = @birthday
      AND e.feed <> @feed
    LIMIT 1`);
  const protect = db.prepare(`
    DELETE FROM temp.vanished WHERE entry_id IN (
      SELECT e.id FROM entries e WHERE e.email = @email AND e.feed = @feed
      UNION ALL SELECT e.id FROM entries e WHERE e.phone = @phone AND e.feed = @feed
      UNION ALL SELECT e.id FROM entries e WHERE e.full_name = @fullName AND e.feed = @feed
      UNION ALL SELECT e.id FROM entries e WHERE e.contact_id = @contactId AND e.feed = @feed)`);
  const namesLinked = db.prepare("SELECT 1 FROM entries WHERE feed = ? AND contact_id = ?");
  // Nobody can be found where nobody is linked; the first list of a feed need not ask a million times.
  const own = entries.count(feed);
  const others = entries.countByFeed().reduce((sum, { linked }) => sum + linked, 0) - own;
  return {
    /** Fills `vanished`: this feed's contacts that no row names. */
    findVanished: (): void => {
      db.exec("DELETE FROM temp.vanished");
      // Of known rows only few can have vanished, and most of these stand in rows that were read.
      const [candidates, id] = hasKnownRows()
        ? ["temp.unseen u CROSS JOIN entries e ON e.id = u.entry_id", "u.entry_id"]
        : ["entries e", "e.id"];
      db.prepare(`
        INSERT INTO temp.vanished SELECT e.id FROM ${candidates} WHERE e.feed = ?
          AND NOT EXISTS (SELECT 1 FROM temp.staged s WHERE s.entry_id = ${id})`).run(feed);
    },
    /** New rows and vanished contacts that may be the same person. */
    likelyPairs: () => findLikelyPairs(db, feed),
    lookalike: (traits: Traits): Entry | null => (own === 0 ? null : lookalikes.linked(feed, traits)),
    twin: (traits: Traits): Entry | null => {
      if (others === 0) return null;
      const found = twin.get({ ...traits, feed });
      return found === undefined ? null : toEntry(found);
    },
    /**
     * Vanished contacts that a row which found no entry may be: they are not absent.
     *
     * @param contactId that the row names
     * @returns whether the row names a contact of this feed
     */
    protect: ({ email, phone, fullName }: Traits, contactId: number | null): boolean => {
      protect.run({ feed, email, phone, fullName, contactId });
      return contactId !== null && namesLinked.get(feed, contactId) !== undefined;
    },
    /** Protects as `protect` does whom the row with this key may be. */
    protectLike: (key: string): void =>
      void db
        .prepare(`
        DELETE FROM temp.vanished WHERE entry_id IN (${["email", "phone", "full_name"]
          .map(
            (trait) => `
          SELECT e.id FROM temp.staged s CROSS JOIN entries e ON e.${trait} = s.${trait}
          WHERE s.key = @key AND s.entry_id IS NULL AND e.feed = @feed`,
          )
          .join(" UNION ALL ")})`)
        .run({ key, feed }),
    vanishedIds: (): number[] =>
      db.prepare("SELECT entry_id FROM temp.vanished ORDER BY entry_id").pluck().all() as number[],
    /** `isNeverListed`: linked by hand, and no list has named the key since. */
    *vanished(): Generator<Entry & { readonly absentSince: string | null; readonly isNeverListed: boolean }> {
      const found = db.prepare(`
        SELECT ${ENTRY_COLUMNS}, e.absent_since, e.changed_run = '${BY_HAND}' AS never_listed FROM temp.vanished v CROSS JOIN entries e ON e.id = v.entry_id
        ORDER BY v.entry_id`);
      for (const columns of found.all() as { absent_since: string | null; never_listed: 0 | 1 }[]) {
        yield { ...toEntry(columns), absentSince: columns.absent_since, isNeverListed: columns.never_listed === 1 };
      }
    },
  };
}
