import type { Database } from "../database/open-database.ts";
import type { ContactInput } from "../../model/contact.ts";
import { areCertainlyOnePerson, traitsOf } from "../../model/traits.ts";
import { IS_OPEN, OF_ANY_KIND } from "../database/operation-indexes.ts";

/** The result of `planAgain`. */
export interface PlannedAgain {
  /** Refused operations, which are planned again now, and deferred ones, which `undefer` plans. */
  readonly operations: readonly number[];
  /** Their runs, oldest first. */
  readonly runs: readonly string[];
  /** Number of refused rows whose operation is no longer stored. The next list sends these rows. */
  readonly left: number;
}

interface RefusedOpenItem {
  readonly id: number;
  readonly run: string;
  readonly feed: string;
  readonly subject: string;
  readonly hash: string;
}

/** The open item of a row that the service refused for an address which is free by now. */
interface FreedItem {
  readonly id: number;
  readonly run: string;
  /** The feed of the contact that had the address, if a create would be a second contact of its person; null: it would not. */
  readonly ownFeed: string | null;
  /** Whether the open item says that the row's person has a contact. */
  readonly isTold: boolean;
}

interface FreedColumns {
  readonly id: number;
  readonly run: string;
  /** What a create would send; null: the row is no create, or its operation is no longer stored. */
  readonly created: string | null;
  readonly applied: string | null;
  readonly feed: string | null;
  readonly isTold: 0 | 1;
}

/**
 * Returns the open items of rows that the service refused because a linked contact had their address, and that contact is
 * deleted by now or has another address or group. Rows whose operation waits for a decision stay with it.
 */
function findFreed(db: Database): readonly FreedItem[] {
  const found = db.prepare(`
    SELECT p.id, p.run, iif(o.kind = 'create', o.input, NULL) AS created, e.applied, e.feed, p.issues ->> '$[0].data.feed' IS NOT NULL AS isTold
    FROM open_items p JOIN runs r ON r.run = p.run
      LEFT JOIN operations o ON o.id = p.issues ->> '$[0].data.operationId'
      LEFT JOIN entries e ON e.contact_id = p.issues ->> '$[0].data.contactId'
    WHERE p.state = 'open' AND p.status = '409' AND r.accepted_at IS NOT NULL AND r.status <> 'superseded'
      AND p.issues ->> '$[0].data.contactId' IS NOT NULL
      AND (e.id IS NULL OR (o.id IS NOT NULL
        AND (e.group_id = o.group_id AND (e.email = o.email OR e.phone = o.phone)) IS NOT TRUE))
      AND NOT EXISTS (SELECT 1 FROM operations h WHERE h.run = p.run AND h.state = 'held' AND h.key = substr(p.subject, length('key:') + 1))
    ORDER BY p.id`);
  const traits = (input: string) => traitsOf(JSON.parse(input) as ContactInput);
  return (found.all() as FreedColumns[]).map(({ id, run, created, applied, feed, isTold }) => {
    const isOwn = created !== null && applied !== null && areCertainlyOnePerson(traits(applied), traits(created));
    return { id, run, ownFeed: isOwn ? feed : null, isTold: isTold === 1 };
  });
}

/** Returns whether a row that was refused for its address can be sent: its person would not have a second contact. */
export function isAddressFreed(db: Database): boolean {
  return findFreed(db).some(({ ownFeed }) => ownFeed === null);
}

/**
 * Plans the rows again whose address is free by now. A create whose person has the contact that had the address is not sent: the
 * person would be greeted twice. Its open item says so from then on.
 *
 * @param writeAgain notes that the report of a run has to be written again
 * @returns the runs of the rows that are planned, oldest first
 */
export function planFreed(db: Database, writeAgain: (run: string) => void): readonly string[] {
  const found = findFreed(db);
  tellOwnContacts(db, found, writeAgain);
  return planAgain(
    db,
    null,
    found.flatMap(({ id, ownFeed }) => (ownFeed === null ? [id] : [])),
  ).runs;
}

function tellOwnContacts(db: Database, found: readonly FreedItem[], writeAgain: (run: string) => void): void {
  const untold = found.filter(({ ownFeed, isTold }) => ownFeed !== null && !isTold);
  if (untold.length === 0) return;
  const tell = db.prepare("UPDATE open_items SET issues = json_set(issues, '$[0].data.feed', @ownFeed) WHERE id = @id");
  db.transaction(() => {
    for (const { id, run, ownFeed } of untold) {
      tell.run({ id, ownFeed });
      writeAgain(run);
    }
  }).immediate();
}

/**
 * Plans refused operations again, unchanged, and finds the deferred ones. A later list may have repeated a refusal
 * without a call. Then the operation is copied into that list's run, because that run's report has the row.
 *
 * @param run only the rows that this run reported; null for all runs
 * @param only open items whose rows alone are planned, without deferred operations; null: all
 */
export function planAgain(db: Database, run: string | null, only: readonly number[] | null = null): PlannedAgain {
  const refusedItems = db.prepare(`
    SELECT p.id, p.run, p.feed, p.subject, p.hash FROM open_items p JOIN runs r ON r.run = p.run
    WHERE p.state = 'open' AND p.refused_at IS NOT NULL AND r.accepted_at IS NOT NULL AND r.status <> 'superseded'
      AND (@run IS NULL OR p.run = @run) AND (@only IS NULL OR p.id IN (SELECT value FROM json_each(@only)))
    ORDER BY p.id`);
  const deferred = db.prepare(
    `SELECT id, run FROM operations WHERE state = 'deferred' AND ${IS_OPEN} AND (@run IS NULL OR run = @run) ORDER BY id`,
  );
  const clearHash = db.prepare("UPDATE open_items SET hash = '' WHERE id = ?");
  return db
    .transaction((): PlannedAgain => {
      const planned = only === null ? (deferred.all({ run }) as { id: number; run: string }[]) : [];
      const repeat = prepareRepeat(db);
      let left = 0;
      for (const openItem of refusedItems.all({
        run,
        only: only === null ? null : JSON.stringify(only),
      }) as RefusedOpenItem[]) {
        const id = repeat(openItem);
        if (id !== null) planned.push({ id, run: openItem.run });
        else left += clearHash.run(openItem.id).changes;
      }
      const runs = [...new Set(planned.map((operation) => operation.run))].sort();
      return { operations: planned.map(({ id }) => id), runs, left };
    })
    .immediate();
}

/** Returns a function that plans an open item's operation again and returns its id; null when none is stored. */
function prepareRepeat(db: Database): (openItem: RefusedOpenItem) => number | null {
  const refused = new Map<string, { id: number; run: string; key: string }>();
  const idOf = (feed: string, subject: string, hash: string) => JSON.stringify([feed, subject, hash]);
  const found = db.prepare(`
    SELECT id, run, feed, kind, key, hash FROM operations
    WHERE run IN (SELECT run FROM runs) AND ${OF_ANY_KIND} AND state = 'rejected' ORDER BY id`);
  for (const { id, run, feed, kind, key, hash } of found.all() as Record<string, string>[]) {
    const subject = kind === "delete" ? `delete:${key}` : `key:${key}`;
    refused.set(idOf(feed ?? "", subject, hash ?? ""), { id: Number(id), run: run ?? "", key: key ?? "" });
  }
  // A create was certainly not applied, so its attempts start at 0 again. The effect of an update or delete is
  // uncertain, so its attempts still count.
  const plan = db.prepare(`
    UPDATE operations SET state = 'planned', attempts = iif(kind = 'create', 0, attempts), issue = NULL, status = NULL, request_id = NULL WHERE id = ?`);
  const copy = db.prepare(`
    INSERT INTO operations (run, feed, kind, line, key, entry_id, contact_id, group_id, group_name, input, changes, hash,
      base_hash, email, phone, wave, guardian_operation, state, attempts, warnings, cells, open_item)
    SELECT t.run, o.feed, o.kind, t.line, o.key, o.entry_id, o.contact_id, o.group_id, o.group_name, o.input, o.changes,
      o.hash, o.base_hash, o.email, o.phone, o.wave, o.guardian_operation, 'planned',
      iif(o.kind = 'create', 0, o.attempts), o.warnings, t.cells, t.open_item
    FROM row_results t JOIN operations o ON o.id = @id WHERE t.rowid = @rowResult`);
  const removeRowResult = db.prepare("DELETE FROM row_results WHERE rowid = ?");
  const findRowResult = prepareRowResultLookup(db);
  return ({ feed, subject, hash, run }) => {
    const operation = refused.get(idOf(feed, subject, hash));
    if (operation === undefined) return null;
    if (operation.run === run) {
      plan.run(operation.id);
      return operation.id;
    }
    const rowResult = findRowResult(run, operation.key, hash);
    if (rowResult === null) return null;
    const { lastInsertRowid } = copy.run({ id: operation.id, rowResult });
    removeRowResult.run(rowResult);
    return Number(lastInsertRowid);
  };
}

/** Returns a function that finds a run's rejected row by key and hash. Each run's rows are read once. */
function prepareRowResultLookup(db: Database): (run: string, key: string, hash: string) => number | null {
  const all = db.prepare("SELECT rowid AS id, key, hash FROM row_results WHERE run = ? AND outcome = 'rejected'");
  const byRun = new Map<string, ReadonlyMap<string, number>>();
  const idOf = (key: string | null, hash: string) => JSON.stringify([key, hash]);
  const read = (run: string) => {
    const rows = all.all(run) as { id: number; key: string | null; hash: string }[];
    return new Map(rows.map(({ id, key, hash }) => [idOf(key, hash), id]));
  };
  return (run, key, hash) => {
    const rows = byRun.get(run) ?? read(run);
    byRun.set(run, rows);
    return rows.get(idOf(key, hash)) ?? null;
  };
}
