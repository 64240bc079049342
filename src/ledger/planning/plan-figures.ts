import type { OperationKind } from "../../model/operation.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN } from "../database/operation-indexes.ts";

/** A feed's group: its linked contacts before the plan, and the contacts that the plan takes out of the group. */
interface GroupFigures {
  readonly groupId: number;
  readonly linked: number;
  readonly deleted: number;
  readonly movedAway: number;
  /** Contacts that the plan creates in the group or moves into it. */
  readonly joined: number;
}

/** Counts in a plan that is being made: the figures that the guards and the order of calls need. */
export interface PlanFigures {
  /** Returns whether the plan takes a contact out of a group, or changes every address that it shares there. */
  freesAddressOf(
    entryId: number,
    shared: { readonly groupId: number; readonly email: string | null; readonly phone: string | null },
  ): boolean;
  /** Returns the number of planned operations of one kind. */
  countOf(kind: OperationKind): number;
  /** Returns the number of planned updates that change these fields alone, and none of them by more than its form. */
  updatesOfForm(fields: readonly string[]): number;
  /** Returns whether a contact that a row names keeps a birthday whose day and month can be exchanged. */
  keepsExchangeable(feed: string): boolean;
  /** Returns the number of planned creates for which an earlier accepted list has an unsent create, too. */
  createsAskedBefore(feed: string): number;
  /** Returns how many of the plan's updates put a contact of unknown group, which a person linked, in this group. */
  linkedInto(groupId: number): number;
  /** Returns the figures of each group of a feed that has linked contacts. */
  groupFigures(feed: string): readonly GroupFigures[];
  /**
   * Returns the groups that the plan puts contacts in, and how many it creates there. `bare`: creates without an e-mail or
   * phone, which the service does not refuse when the contact exists already.
   */
  groupsPutInto(): readonly { readonly groupId: number; readonly creates: number; readonly bare: number }[];
  /** Returns the number of planned deletes that an earlier run held and that no person approved. */
  countDeletesHeldIn(run: string): number;
  /** Returns the number of planned deletes that no person approved for an earlier run. */
  deletesNotApproved(): number;
}

export function openPlanFigures(db: Database): PlanFigures {
  return {
    freesAddressOf: (entryId, shared) =>
      db
        .prepare(`
        SELECT 1 FROM temp.planned p WHERE p.entry_id = @entryId AND (p.kind = 'delete' OR p.group_id <> @groupId
          OR ((@email IS NULL OR p.email IS NOT @email) AND (@phone IS NULL OR p.phone IS NOT @phone)))`)
        .get({ entryId, ...shared }) !== undefined,
    countOf: (kind) =>
      db.prepare("SELECT count(*) FROM temp.planned WHERE kind = ? AND state = 'planned'").pluck().get(kind) as number,
    updatesOfForm: (fields) =>
      db
        .prepare(`
        SELECT count(*) FROM temp.planned p WHERE p.kind = 'update' AND p.state = 'planned' AND p.changes <> '{}'
          AND NOT EXISTS (SELECT 1 FROM json_each(p.changes) c WHERE c.key NOT IN (SELECT value FROM json_each(?)))
          AND NOT EXISTS (SELECT 1 FROM temp.noted_changes n WHERE n.entry_id = p.entry_id)`)
        .pluck()
        .get(JSON.stringify(fields)) as number,
    keepsExchangeable: (feed) =>
      db
        .prepare(`
        SELECT 1 FROM entries e WHERE e.feed = ? AND substr(e.birthday, -2) <= '12'
          AND substr(e.birthday, -2) <> substr(e.birthday, -5, 2)
          AND NOT EXISTS (SELECT 1 FROM temp.noted_changes n WHERE n.entry_id = e.id AND n.field = 'birthday')
          AND NOT EXISTS (SELECT 1 FROM temp.missing m WHERE m.entry_id = e.id) LIMIT 1`)
        .get(feed) !== undefined,
    createsAskedBefore: (feed) =>
      db
        .prepare(`
        SELECT count(DISTINCT s.seq) FROM (
          SELECT key FROM operations WHERE state IN ('planned', 'deferred') AND ${IS_OPEN} AND feed = ? AND kind = 'create'
        ) o CROSS JOIN temp.staged s CROSS JOIN temp.planned p
        WHERE s.key = o.key AND p.seq = s.seq AND p.kind = 'create' AND p.state = 'planned'`)
        .pluck()
        .get(feed) as number,
    linkedInto: (groupId) =>
      db
        .prepare(`
        SELECT count(*) FROM temp.planned WHERE from_group = 0 AND kind = 'update' AND group_id = ?`)
        .pluck()
        .get(groupId) as number,
    groupFigures: (feed) =>
      db
        .prepare(`
        SELECT c.group_id AS groupId, c.linked, coalesce(m.deleted, 0) AS deleted, coalesce(m.movedAway, 0) AS movedAway,
          coalesce(j.joined, 0) AS joined
        FROM linked_counts c LEFT JOIN (
          SELECT from_group, sum(kind = 'delete' AND state = 'planned') AS deleted,
            sum(kind = 'update' AND group_id <> from_group) AS movedAway
          FROM temp.planned WHERE from_group IS NOT NULL GROUP BY from_group
        ) m ON m.from_group = c.group_id LEFT JOIN (
          SELECT group_id, count(*) AS joined FROM temp.planned
          WHERE kind <> 'delete' AND from_group IS NOT group_id GROUP BY group_id
        ) j ON j.group_id = c.group_id
        WHERE c.feed = @feed AND c.group_id <> 0 AND c.linked > 0 ORDER BY c.group_id`)
        .all({ feed }) as GroupFigures[],
    groupsPutInto: () =>
      db
        .prepare(`
        SELECT group_id AS groupId, sum(kind = 'create') AS creates,
          sum(kind = 'create' AND email IS NULL AND phone IS NULL) AS bare
        FROM temp.planned WHERE kind IN ('create', 'update') GROUP BY group_id`)
        .all() as ReturnType<PlanFigures["groupsPutInto"]>[number][],
    countDeletesHeldIn: (run) =>
      db
        .prepare(`
        SELECT count(*) FROM temp.planned p WHERE p.kind = 'delete' AND p.state = 'planned'
          AND p.contact_id NOT IN (SELECT contact_id FROM approvals)
          AND p.contact_id IN (SELECT contact_id FROM operations WHERE run = ? AND kind = 'delete'
            AND state IN ('held', 'dropped', 'superseded'))`)
        .pluck()
        .get(run) as number,
    deletesNotApproved: () =>
      db
        .prepare(`
        SELECT count(*) - count(a.contact_id) FROM temp.planned p
          LEFT JOIN approvals a ON a.contact_id = p.contact_id WHERE p.kind = 'delete' AND p.state = 'planned'`)
        .pluck()
        .get() as number,
  };
}

/** An e-mail or birthday that people get although another contact keeps it. */
export interface TakenValue {
  /** The first of these people. */
  readonly seq: number;
  readonly people: number;
  /** Whether these people have the last name of each contact that keeps the value. */
  readonly isOfRelative: boolean;
}

/** Length of a birthday with a year. */
const WHOLE_DATE = 10;

/** Returns the e-mails or full birthdays that people get although another contact keeps them. */
export function takenValues(db: Database, feed: string, field: "email" | "birthday"): readonly TakenValue[] {
  const found = db
    .prepare(
      `SELECT min(n.seq) AS seq, count(DISTINCT n.seq) AS people,
              min(lower(e.applied ->> 'last_name') IS lower(o.applied ->> 'last_name')) AS isOfRelative
            FROM temp.noted_changes n CROSS JOIN entries e ON e.${field} = n.after_key AND e.feed = @feed
              CROSS JOIN entries o ON o.id = n.entry_id
            WHERE n.field = '${field}' AND n.kind IN ('changed', 'contradicts') AND n.before_key IS NOT NULL AND e.id <> o.id
              AND (n.field <> 'birthday' OR length(n.after_key) = ${WHOLE_DATE})
              AND NOT EXISTS (SELECT 1 FROM temp.noted_changes k WHERE k.entry_id = e.id AND k.field = '${field}')
              AND NOT EXISTS (SELECT 1 FROM temp.vanished v WHERE v.entry_id = e.id)
            GROUP BY n.after_key ORDER BY 1`,
    )
    .all({ feed }) as (Omit<TakenValue, "isOfRelative"> & { readonly isOfRelative: 0 | 1 })[];
  return found.map((value) => ({ ...value, isOfRelative: value.isOfRelative === 1 }));
}
