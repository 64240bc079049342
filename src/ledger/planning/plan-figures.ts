import type { OperationKind } from "../../model/operation.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN } from "../database/operation-indexes.ts";

/** What the guards, and the order of calls, ask of a plan while it is being made. */
export function openPlanFigures(db: Database) {
  return {
    /** Whether the plan takes from this contact what it shares with somebody: its group, or both addresses. */
    freesAddressOf: (
      entryId: number,
      followUp: { groupId: number; email: string | null; phone: string | null },
    ): boolean =>
      db
        .prepare(`
        SELECT 1 FROM temp.planned p WHERE p.entry_id = @entryId AND (p.kind = 'delete' OR p.group_id <> @groupId
          OR ((@email IS NULL OR p.email IS NOT @email) AND (@phone IS NULL OR p.phone IS NOT @phone)))`)
        .get({ entryId, ...followUp }) !== undefined,
    countOf: (kind: OperationKind): number =>
      db.prepare("SELECT count(*) FROM temp.planned WHERE kind = ? AND state = 'planned'").pluck().get(kind) as number,
    /** Creates whose person an accepted list has asked for already: that run has not come to them yet. */
    createsAskedBefore: (feed: string): number =>
      db
        .prepare(`
        SELECT count(DISTINCT s.seq) FROM (
          SELECT key FROM operations WHERE state IN ('planned', 'deferred') AND ${IS_OPEN} AND feed = ? AND kind = 'create'
        ) o CROSS JOIN temp.staged s CROSS JOIN temp.planned p
        WHERE s.key = o.key AND p.seq = s.seq AND p.kind = 'create' AND p.state = 'planned'`)
        .pluck()
        .get(feed) as number,
    /** Contacts linked by hand, whose group was not known, that the plan's list has in this one. */
    linkedInto: (groupId: number): number =>
      db
        .prepare(`
        SELECT count(*) FROM temp.planned WHERE from_group = 0 AND kind = 'update' AND group_id = ?`)
        .pluck()
        .get(groupId) as number,
    /** Per group of a feed, as far as it is known: linked before, deleted and moved away by the plan. */
    groupFigures: (feed: string) =>
      db
        .prepare(`
        SELECT c.group_id AS groupId, c.linked, coalesce(m.deleted, 0) AS deleted, coalesce(m.movedAway, 0) AS movedAway
        FROM linked_counts c LEFT JOIN (
          SELECT from_group, sum(kind = 'delete' AND state = 'planned') AS deleted,
            sum(kind = 'update' AND group_id <> from_group) AS movedAway
          FROM temp.planned WHERE from_group IS NOT NULL GROUP BY from_group
        ) m ON m.from_group = c.group_id
        WHERE c.feed = @feed AND c.group_id <> 0 AND c.linked > 0 ORDER BY c.group_id`)
        .all({ feed }) as {
        groupId: number;
        linked: number;
        deleted: number;
        movedAway: number;
      }[],
    birthdayChanges: () =>
      db
        .prepare(`
        SELECT changes ->> '$.birthday[0]' AS before, changes ->> '$.birthday[1]' AS after FROM temp.planned
        WHERE kind = 'update' AND changes -> '$.birthday' IS NOT NULL`)
        .all() as { before: string | null; after: string | null }[],
    groupsCreatedInto: () =>
      db.prepare("SELECT DISTINCT group_id FROM temp.planned WHERE kind = 'create'").pluck().all() as number[],
    deletesApproved: (): boolean =>
      db
        .prepare(`
        SELECT count(*) > 0 AND count(*) = count(a.contact_id) FROM temp.planned p
          LEFT JOIN approvals a ON a.contact_id = p.contact_id WHERE p.kind = 'delete' AND p.state = 'planned'`)
        .pluck()
        .get() === 1,
  };
}
