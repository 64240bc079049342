import type { Database } from "../database/open-database.ts";

/** The list with which a contact got a value, and another person of the feed who has the same one. */
interface Origin {
  /** The name of the list's file. */
  readonly list: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** null: no other person has the value. */
  readonly name: string | null;
}

export interface KeptValues {
  /** Returns the values of one field that people keep, with their last names. Reads all people, so only for small feeds. */
  keptValues(feed: string, field: string): readonly { readonly value: string; readonly lastName: string | null }[];
  /** Returns where a kept value of a linked contact comes from; null where none of the feed's last lists added it. */
  originOf(feed: string, entryId: number, field: string, value: string): Origin | null;
}

/** Number of accepted lists that are looked at. The feed's first list is none of them: it is long. */
const LISTS = 20;
const WITH_COLUMN = ["birthday", "email", "phone"];

export function openKeptValues(db: Database): KeptValues {
  return {
    keptValues: (feed, field) =>
      db
        .prepare(
          `SELECT applied ->> @path AS value, applied ->> '$.last_name' AS lastName FROM entries e
            WHERE feed = @feed AND typeof(applied ->> @path) = 'text'
              AND NOT EXISTS (SELECT 1 FROM temp.noted_changes n WHERE n.entry_id = e.id AND n.field = @field)
              AND NOT EXISTS (SELECT 1 FROM temp.vanished v WHERE v.entry_id = e.id)`,
        )
        .all({ feed, field, path: `$.${field}` }) as ReturnType<KeptValues["keptValues"]>,
    originOf(feed, entryId, field, value) {
      const runs = db
        .prepare(`
        SELECT run FROM runs WHERE feed = ? AND accepted_at IS NOT NULL AND kind = 'list'
        ORDER BY accepted_at DESC LIMIT ${LISTS + 1}`)
        .pluck()
        .all(feed)
        .slice(0, -1);
      const found = db
        .prepare(`
        SELECT u.file AS list, substr(u.started_at, 1, 10) AS date FROM json_each(@runs) r
          CROSS JOIN operations o ON o.run = r.value AND o.kind = 'update' AND o.state = 'done'
          JOIN entries e ON e.id = @entryId AND e.contact_id = o.contact_id JOIN runs u ON u.run = o.run
        WHERE o.changes ->> @before IS NULL AND o.changes ->> @after = @value LIMIT 1`)
        .get({
          runs: JSON.stringify(runs),
          entryId,
          value,
          before: `$.${field}[0]`,
          after: `$.${field}[1]`,
        }) as Omit<Origin, "name"> | undefined;
      if (found === undefined) return null;
      if (!WITH_COLUMN.includes(field)) return { ...found, name: null };
      const name = db
        .prepare(`
        SELECT trim(concat_ws(' ', o.applied ->> 'first_name', o.applied ->> 'last_name')) FROM entries e
          JOIN entries o ON o.feed = e.feed AND o.${field} = e.${field} AND o.id <> e.id
        WHERE e.id = ? LIMIT 1`)
        .pluck()
        .get(entryId) as string | undefined;
      return { ...found, name: name ?? null };
    },
  };
}
