import type { Group, UsedGroup } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";

/**
 * Names of the ledger's small facts. `pace_ceiling`: the service's measured limit in calls per second. `notified`:
 * the notices sent so far (JSON). `swept_at`: the last search for old files (ISO date-time). `journal_compared`: the
 * ledger is known to have all contacts of this many bytes of the contact journal. `archived_lists`: lists whose archived file is still watched (JSON).
 * `may_lack_contacts`: set when a rebuild found no files of later runs. Contacts of these runs are not in the ledger.
 * `generation`: the number of times that the ledger has begun to make the calls of a run.
 */
type FactName =
  | "base_url"
  | "pace_ceiling"
  | "ledger_id"
  | "may_lack_contacts"
  | "notified"
  | "swept_at"
  | "journal_compared"
  | "archived_lists";

/** The account that the ledger is bound to, and small facts that outlive a run. */
export interface Account {
  /** Returns a fact's value; null when it was never set. */
  fact(name: FactName): string | null;
  /** Sets a fact. */
  setFact(name: FactName, value: string): void;
  /** Binds a ledger without linked contacts to an account, and forgets groups that the account does not list. */
  bind(baseUrl: string, groups: readonly Group[]): void;
  /** Returns all groups that contacts of this ledger were put in. */
  usedGroups(): readonly UsedGroup[];
  /** Remembers that contacts are put in this group. */
  useGroup(group: Group): void;
  /** Forgets a group that the service no longer lists, so that later runs do not miss it. */
  dropGroup(groupId: number): void;
  /** Returns whether the feed has created contacts in the group before. */
  hasCreatedInto(feed: string, groupId: number): boolean;
  /** Returns how many contacts of a group are the ledger's own: linked or possibly created. */
  ownInGroup(groupId: number): number;
  /** Returns how many other contacts of a group a person accepted when a feed first created there. */
  acceptedInGroup(groupId: number): number;
  /** Returns how many other contacts a group had when the ledger last created there; null: never counted. */
  surplusSeen(groupId: number): number | null;
  /** Remembers how many other contacts a used group has now. */
  rememberSurplus(groupId: number, surplus: number): void;
  /** Remembers a feed's first create in a group. `surplus`: other contacts in the group, which a person accepted. */
  rememberFirstUse(feed: string, groupId: number, surplus: number): void;
}

export function openAccount(db: Database): Account {
  const meta = db.prepare("SELECT value FROM meta WHERE name = ?").pluck();
  const setMeta = db.prepare("INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value");
  return {
    fact: (name) => (meta.get(name) as string | undefined) ?? null,
    setFact: (name, value) => void setMeta.run(name, value),
    bind(baseUrl, groups) {
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
    useGroup: ({ groupId, name, dateCreated }) =>
      void db
        .prepare(`
        INSERT INTO used_groups (group_id, name, date_created) VALUES (?, ?, ?)
        ON CONFLICT (group_id) DO UPDATE SET name = excluded.name WHERE name <> excluded.name`)
        .run(groupId, name, dateCreated),
    dropGroup: (groupId) => void db.prepare("DELETE FROM used_groups WHERE group_id = ?").run(groupId),
    hasCreatedInto: (feed, groupId) =>
      db.prepare("SELECT 1 FROM first_uses WHERE feed = ? AND group_id = ?").get(feed, groupId) !== undefined,
    ownInGroup: (groupId) =>
      db
        .prepare(`
        SELECT (SELECT coalesce(sum(linked), 0) FROM linked_counts WHERE group_id = @id)
          + (SELECT count(*) FROM operations WHERE state IN ('sending', 'in_doubt') AND kind = 'create' AND group_id = @id)`)
        .pluck()
        .get({ id: groupId }) as number,
    acceptedInGroup: (groupId) =>
      db.prepare("SELECT coalesce(max(surplus), 0) FROM first_uses WHERE group_id = ?").pluck().get(groupId) as number,
    surplusSeen: (groupId) =>
      (db.prepare("SELECT surplus FROM used_groups WHERE group_id = ?").pluck().get(groupId) as number | null) ?? null,
    rememberSurplus: (groupId, surplus) =>
      void db.prepare("UPDATE used_groups SET surplus = ? WHERE group_id = ?").run(surplus, groupId),
    rememberFirstUse: (feed, groupId, surplus) =>
      void db.prepare("INSERT OR IGNORE INTO first_uses VALUES (?, ?, ?)").run(feed, groupId, surplus),
  };
}
