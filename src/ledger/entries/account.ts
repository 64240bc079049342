import type { Group } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";

/** A group that contacts of this ledger were put in. */
export interface UsedGroup {
  readonly groupId: number;
  readonly name: string;
  readonly dateCreated: string;
}

/** `notified`: what people were told (JSON); `swept_at`: when old files were last looked for (ISO date-time).
 * `journal_compared`: up to which byte the contact journal was found to be in the ledger. */
export type FactName =
  | "base_url"
  | "pace_ceiling"
  | "unclean"
  | "ledger_id"
  | "notified"
  | "swept_at"
  | "journal_compared";

/** To which account the ledger is bound, and small facts that outlive a run. */
export function checkAccountBinding(db: Database) {
  const meta = db.prepare("SELECT value FROM meta WHERE name = ?").pluck();
  const setMeta = db.prepare("INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value");
  return {
    fact: (name: FactName): string | null => (meta.get(name) as string | undefined) ?? null,
    setFact: (name: FactName, value: string): void => void setMeta.run(name, value),
    /** Binds a ledger that knows nobody to an account: what is remembered of another one's groups is forgotten. */
    bind: (baseUrl: string, groups: readonly Group[]): void => {
      const isSame = meta.get("base_url") === baseUrl;
      const kept = isSame ? groups.map(({ groupId, dateCreated }) => `${groupId} ${dateCreated}`) : [];
      db.transaction(() => {
        db.prepare(
          "DELETE FROM used_groups WHERE group_id || ' ' || date_created NOT IN (SELECT value FROM json_each(?))",
        ).run(JSON.stringify(kept));
        db.exec("DELETE FROM first_uses WHERE group_id NOT IN (SELECT group_id FROM used_groups)");
        setMeta.run("base_url", baseUrl);
      }).immediate();
    },
    usedGroups: () =>
      db.prepare("SELECT group_id AS groupId, name, date_created AS dateCreated FROM used_groups").all() as UsedGroup[],
    useGroup: ({ groupId, name, dateCreated }: Group): void =>
      void db
        .prepare(`
        INSERT INTO used_groups VALUES (?, ?, ?)
        ON CONFLICT (group_id) DO UPDATE SET name = excluded.name WHERE name <> excluded.name`)
        .run(groupId, name, dateCreated),
    /** Forgets groups that the service no longer lists, so that they are not missed for ever. */
    dropGroup: (groupId: number): void => void db.prepare("DELETE FROM used_groups WHERE group_id = ?").run(groupId),
    hasCreatedInto: (feed: string, groupId: number): boolean =>
      db.prepare("SELECT 1 FROM first_uses WHERE feed = ? AND group_id = ?").get(feed, groupId) !== undefined,
    /** Contacts of a group that the ledger knows: linked, perhaps created, and those a person accepted. */
    knownInGroup: (groupId: number): number =>
      db
        .prepare(`
        SELECT (SELECT coalesce(sum(linked), 0) FROM linked_counts WHERE group_id = @id)
          + (SELECT count(*) FROM operations WHERE state IN ('sending', 'in_doubt') AND kind = 'create' AND group_id = @id)
          + (SELECT coalesce(max(surplus), 0) FROM first_uses WHERE group_id = @id)`)
        .pluck()
        .get({ id: groupId }) as number,
    rememberFirstUse: (feed: string, groupId: number, surplus: number): void =>
      void db.prepare("INSERT OR IGNORE INTO first_uses VALUES (?, ?, ?)").run(feed, groupId, surplus),
  };
}
