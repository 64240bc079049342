import type { Changes, HoldExample } from "../../model/operation.ts";
import { nameOf, type ContactInput } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";
import { IS_ACCEPTED } from "../database/operation-indexes.ts";

/**
 * A call that takes back what an earlier accepted list did:
 * - `leaver`: the plan creates a person that the earlier list deleted, with the same key, name and birthday
 * - `joiner`: the plan deletes a person that the earlier list created
 * - `value`: the plan gives a person a value that the earlier list replaced
 */
interface Return {
  readonly kind: "leaver" | "joiner" | "value";
  /** The call in the plan. */
  readonly id: number;
  /** The list that is taken back, counted from the newest: 0. */
  readonly age: number;
}

/** What a plan takes back of the feed's last lists. */
interface Returns {
  readonly returns: readonly Return[];
  /** Number of calls that were carried out for each of the last lists, newest first. */
  readonly calls: readonly number[];
}

/** Compares a plan with what the feed's last lists did. */
export interface ReturnsOfPlan {
  /**
   * Returns what the plan takes back of the last lists. A list is left out once the lists since then did twice as much as
   * the plan does: most of it stays as it is.
   *
   * @param calls number of calls in the plan
   */
  returnsOf(feed: string, calls: number): Returns;
  /** Returns three of these returns as examples. */
  returnExamples(returns: readonly Return[]): readonly HoldExample[];
}

/** Number of accepted lists that are looked at. The feed's first list took the place of none. */
const LISTS = 20;
/** With more calls, other guards hold the list. */
const MOST_CALLS = 10_000;

export function openReturns(db: Database): ReturnsOfPlan {
  return {
    returnsOf(feed, calls) {
      const limit = 2 * Math.min(calls, MOST_CALLS);
      const lists = db
        .prepare(`
        SELECT run FROM runs WHERE feed = ? AND ${IS_ACCEPTED} AND kind = 'list'
        ORDER BY accepted_at DESC LIMIT ${LISTS + 1}`)
        .pluck()
        .all(feed) as string[];
      const counts: number[] = [];
      let total = 0;
      for (const run of lists.slice(0, -1)) {
        const count = countDone(db, run, limit - total);
        total += count;
        if (total >= limit) break;
        counts.push(count);
      }
      if (total === 0) return { returns: [], calls: [] };
      const runs = JSON.stringify(lists.slice(0, counts.length));
      return { returns: [...leavers(db, runs), ...joiners(db, runs), ...values(db, runs)], calls: counts };
    },
    returnExamples: (returns) => returns.slice(0, 3).flatMap(({ id }) => exampleOf(db, id)),
  };
}

function countDone(db: Database, run: string, limit: number): number {
  return db
    .prepare(`
    SELECT count(*) FROM (SELECT 1 FROM operations WHERE run = ? AND kind IN ('create', 'update', 'delete')
      AND state = 'done' LIMIT ?)`)
    .pluck()
    .get(run, limit) as number;
}

/** Reads the calls of one kind that these lists made, which are few. */
const doneOf = (kind: "create" | "update" | "delete") =>
  `FROM json_each(@runs) r CROSS JOIN operations o ON o.run = r.value AND o.kind = '${kind}' AND o.state = 'done'`;

function leavers(db: Database, runs: string): Return[] {
  return db
    .prepare(`
    SELECT 'leaver' AS kind, p.id, r.key AS age ${doneOf("delete")}
      CROSS JOIN temp.staged s ON s.key = o.key CROSS JOIN temp.planned p ON p.seq = s.seq
    WHERE p.kind = 'create' AND s.input ->> '$.first_name' = o.input ->> '$.first_name'
      AND s.input ->> '$.last_name' IS o.input ->> '$.last_name'
      AND s.input ->> '$.birthday' IS o.input ->> '$.birthday' LIMIT ${MOST_CALLS}`)
    .all({ runs }) as Return[];
}

function joiners(db: Database, runs: string): Return[] {
  return db
    .prepare(`
    SELECT 'joiner' AS kind, p.id, r.key AS age ${doneOf("create")}
      CROSS JOIN entries e ON e.contact_id = o.contact_id CROSS JOIN temp.planned p ON p.entry_id = e.id
    WHERE p.kind = 'delete' LIMIT ${MOST_CALLS}`)
    .all({ runs }) as Return[];
}

/** Another form of a value is none of the noted changes, and so no return. */
function values(db: Database, runs: string): Return[] {
  return db
    .prepare(`
    SELECT DISTINCT 'value' AS kind, p.id, r.key AS age ${doneOf("update")}
      CROSS JOIN entries e ON e.contact_id = o.contact_id CROSS JOIN temp.planned p ON p.entry_id = e.id
      CROSS JOIN temp.noted_changes n ON n.entry_id = e.id AND n.seq = p.seq
    WHERE p.kind = 'update' AND n.kind IN ('changed', 'contradicts')
      AND p.changes ->> ('$.' || n.field || '[1]') = o.changes ->> ('$.' || n.field || '[0]') LIMIT ${MOST_CALLS}`)
    .all({ runs }) as Return[];
}

function exampleOf(db: Database, id: number): HoldExample[] {
  const found = db.prepare("SELECT line, input, changes FROM temp.drafted WHERE id = ?").get(id) as
    | { line: number | null; input: string; changes: string }
    | undefined;
  if (found === undefined) return [];
  const name = nameOf(JSON.parse(found.input) as ContactInput);
  const [change] = Object.entries(JSON.parse(found.changes) as Changes);
  const [field, [before, after]] = change ?? [null, [null, null]];
  return [{ name, line: found.line, field, before, after }];
}
