import type { Group } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";

/** The service's groups as a run read them last. A process without the API key uses them. */
export interface SeenGroups {
  /** Returns the groups and the time (ISO date-time) at which a run read them; null: no run has read them. */
  last(): { readonly groups: readonly Group[]; readonly at: string } | null;
  /** Stores the groups. The same groups are stored again after ten minutes only, so that frequent passes write little. */
  note(groups: readonly Group[], at: string): void;
}

const SAME_FOR_MS = 600_000;
const SEEN_AT = "groups_seen_at";

export function openSeenGroups(db: Database): SeenGroups {
  const time = db.prepare("SELECT value FROM meta WHERE name = ?").pluck();
  const setTime = db.prepare("INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value");
  const contents = db.prepare("SELECT content FROM seen_groups ORDER BY rowid").pluck();
  const insert = db.prepare("INSERT OR REPLACE INTO seen_groups VALUES (?, ?)");
  return {
    last() {
      const at = time.get(SEEN_AT) as string | undefined;
      if (at === undefined) return null;
      return { groups: (contents.all() as string[]).map((content) => JSON.parse(content) as Group), at };
    },
    note(groups, at) {
      const seenAt = Date.parse((time.get(SEEN_AT) as string | undefined) ?? "");
      const stored = groups.toSorted((a, b) => a.groupId - b.groupId).map((group) => JSON.stringify(group));
      const isRecent = Math.abs(Date.parse(at) - seenAt) < SAME_FOR_MS;
      if (isRecent && JSON.stringify(contents.all()) === JSON.stringify(stored)) return;
      db.transaction(() => {
        db.exec("DELETE FROM seen_groups");
        for (const group of groups) insert.run(group.groupId, JSON.stringify(group));
        setTime.run(SEEN_AT, at);
      }).immediate();
    },
  };
}
