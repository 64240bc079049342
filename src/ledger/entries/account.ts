import type { Group, UsedGroup } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";

/**
 * Names of the ledger's small facts. `pace_ceiling`: the service's measured limit in calls per second. `notified`:
 * the notices stored so far (JSON). `daily_mail_at`: when the daily mail was stored last (ISO date-time). `swept_at`: the last search for old files (ISO date-time). `sweep_waits`: `yes` when that search removed nothing after a long pause. `journal_compared`: the
 * ledger is known to have all contacts of this many bytes of the contact journal. `archived_lists`: lists whose archived file is still watched (JSON).
 * `rewritten_list`: the list that an erasure replaces right now, and the files that replace it (JSON).
 * `may_lack_contacts`: the time of a rebuild that found no files of later runs (ISO date-time). Contacts of these runs are
 * not in the ledger.
 * `paused_until`: when the last long wait ends that the service asked the applying process for (ISO date-time).
 * `restored_at`: when a rebuild made this ledger (ISO date-time). Requests from before it are void.
 * `generation` and `generation_runs`: see `Generation`. `machine`: the machine that works with this ledger, a space, and since
 * when (ISO date-time).
 */
type FactName =
  | "base_url"
  | "pace_ceiling"
  | "ledger_id"
  | "may_lack_contacts"
  | "notified"
  | "swept_at"
  | "sweep_waits"
  | "journal_compared"
  | "archived_lists"
  | "rewritten_list"
  | "paused_until"
  | "restored_at"
  | "daily_mail_at"
  | "machine";

/** The account that the ledger is bound to, and small facts that outlive a run. */
export interface Account {
  /** Returns a fact's value; null when it was never set. */
  fact(name: FactName): string | null;
  /** Sets a fact. */
  setFact(name: FactName, value: string): void;
  /**
   * Returns whether a rebuild may lack contacts that lists could still name. It ends 90 days later, when lists were accepted
   * on 30 of these days, so that a clock that jumps ahead does not end it. `now`: ms since 1970.
   */
  mayLackContacts(now: number): boolean;
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
  /** Returns how many other contacts a group had when the ledger last created there; null: never counted. */
  surplusSeen(groupId: number): number | null;
  /** Returns how many other contacts of a group are accepted for a feed that has created there. */
  acceptedFor(feed: string, groupId: number): number;
  /** Remembers how many other contacts a used group has now. */
  rememberSurplus(groupId: number, surplus: number): void;
  /** Returns how many other contacts a group had at the feed's last list; null: never counted. */
  surplusAtLastList(feed: string, groupId: number): number | null;
  /** Remembers how many other contacts a group has at a list of the feed. */
  rememberAtList(feed: string, groupId: number, surplus: number): void;
  /** Returns the group_ids of the groups in which a feed has linked contacts. */
  groupsOfFeed(feed: string): readonly number[];
  /**
   * Accepts the other contacts of a group for a feed that creates there. What the group has more than at the feed's last
   * create is accepted for the other feeds, too, unless a person was asked: an approval is about the people of one list.
   *
   * @param asked `restored`: a person was asked after a rebuild that may lack contacts. A later list may contain people who
   *   are still unknown, so only the contacts are accepted that the group had before the rebuild.
   */
  acceptSurplus(feed: string, groupId: number, surplus: number, asked: "no" | "yes" | "restored"): void;
}

/**
 * So many days after a rebuild, and on so many days with lists, the contacts that are still unknown are no longer taken
 * for people of the lists.
 */
const ASKS_AFTER_REBUILD_DAYS = 90;
const ASKS_ON_LIST_DAYS = 30;

export function openAccount(db: Database): Account {
  const meta = db.prepare("SELECT value FROM meta WHERE name = ?").pluck();
  const setMeta = db.prepare("INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value");
  // A run's name begins with its day.
  const listDays = db
    .prepare(
      "SELECT count(DISTINCT substr(run, 1, 10)) FROM runs WHERE run >= ? AND accepted_at IS NOT NULL AND kind = 'list'",
    )
    .pluck();
  const accepted = db.prepare("SELECT surplus FROM first_uses WHERE feed = ? AND group_id = ?").pluck();
  const counted = db.prepare("SELECT surplus FROM used_groups WHERE group_id = ?").pluck();
  return {
    fact: (name) => (meta.get(name) as string | undefined) ?? null,
    setFact: (name, value) => void setMeta.run(name, value),
    mayLackContacts(now) {
      const rebuiltAt = meta.get("may_lack_contacts") as string | undefined;
      if (rebuiltAt === undefined) return false;
      const isRecent = now < Date.parse(rebuiltAt) + ASKS_AFTER_REBUILD_DAYS * 86_400_000;
      return isRecent || (listDays.get(rebuiltAt.slice(0, 10)) as number) < ASKS_ON_LIST_DAYS;
    },
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
    surplusSeen: (groupId) => (counted.get(groupId) as number | null | undefined) ?? null,
    rememberSurplus: (groupId, surplus) =>
      void db.prepare("UPDATE used_groups SET surplus = ? WHERE group_id = ?").run(surplus, groupId),
    surplusAtLastList: (feed, groupId) =>
      (db.prepare("SELECT surplus FROM group_counts WHERE feed = ? AND group_id = ?").pluck().get(feed, groupId) as
        | number
        | undefined) ?? null,
    rememberAtList: (feed, groupId, surplus) =>
      void db.prepare("INSERT OR REPLACE INTO group_counts VALUES (?, ?, ?)").run(feed, groupId, surplus),
    groupsOfFeed: (feed) =>
      db
        .prepare("SELECT group_id FROM linked_counts WHERE feed = ? AND linked > 0 AND group_id <> 0")
        .pluck()
        .all(feed) as number[],
    acceptedFor: (feed, groupId) => (accepted.get(feed, groupId) as number | undefined) ?? 0,
    acceptSurplus(feed, groupId, surplus, asked) {
      const own = accepted.get(feed, groupId) as number | undefined;
      db.transaction(() => {
        if (asked === "no" && own !== undefined) {
          // A ledger of an older program counted at the first create only, so all that is there now is accepted.
          const growth = counted.get(groupId) === null ? surplus : Math.max(0, surplus - own);
          db.prepare("UPDATE first_uses SET surplus = min(@surplus, surplus + @growth) WHERE group_id = @groupId").run({
            groupId,
            surplus,
            growth,
          });
        }
        const before = db.prepare("SELECT min(surplus) FROM first_uses WHERE group_id = ?").pluck().get(groupId);
        const known = ((before ?? counted.get(groupId)) as number | null | undefined) ?? 0;
        db.prepare(`
          INSERT INTO first_uses VALUES (@feed, @groupId, min(@surplus, @most))
          ON CONFLICT (feed, group_id) DO UPDATE SET surplus = excluded.surplus`).run({
          feed,
          groupId,
          surplus,
          most: asked === "restored" ? known : surplus,
        });
      }).immediate();
    },
  };
}
