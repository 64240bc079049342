/** Ends what an older corrected report still waits with, once a newer one has the same rows: the newer one is the person's last word. */
import { OF_ANY_KIND } from "../database/operation-indexes.ts";
import type { Database } from "../database/open-database.ts";
import { openDueReports } from "../runs/due-reports.ts";
import type { StoredRun } from "../runs/runs.ts";
import type { NewCorrection } from "./lasting-corrections.ts";

/**
 * Supersedes the held rows of older corrected reports that a newer one corrects again. A row that the newer one repeats without a
 * correction stays. A report of which nothing waits any longer is superseded as a whole.
 *
 * Call it when the operations and row results of the newer one are stored, and before its open items change.
 */
export function supersedeCorrections(db: Database, { feed, run }: Pick<StoredRun, "feed" | "run">): void {
  const held = db
    .prepare(
      "SELECT run FROM runs WHERE feed = ? AND run < ? AND kind = 'rejections' AND status = 'held' AND accepted_at IS NULL",
    )
    .pluck()
    .all(feed, run) as string[];
  if (held.length === 0) return;
  const supersedeRows = db.prepare(`
    UPDATE operations SET state = 'superseded' WHERE run = @earlier AND state = 'held' AND ${OF_ANY_KIND} AND (
      key IN (SELECT key FROM operations WHERE run = @run)
      OR open_item IN (SELECT open_item FROM operations WHERE run = @run
        UNION SELECT t.open_item FROM row_results t JOIN open_items i ON i.id = t.open_item
          WHERE t.run = @run AND t.outcome NOT IN ('skipped', 'duplicate') AND (t.outcome <> 'rejected' OR t.hash <> i.hash)))`);
  // The former contact of a row's key goes only together with the row.
  const supersedeDeletes = db.prepare(`
    UPDATE operations SET state = 'superseded' WHERE run = @earlier AND state = 'held' AND kind = 'delete'
      AND id IN (SELECT waits_for FROM operations WHERE run = @earlier AND state = 'superseded')`);
  const isHeld = db.prepare("SELECT 1 FROM operations WHERE run = ? AND state = 'held'").pluck();
  for (const earlier of held) {
    if (supersedeRows.run({ earlier, run }).changes === 0) continue;
    supersedeDeletes.run({ earlier });
    if (isHeld.get(earlier) !== undefined) continue;
    db.prepare("UPDATE runs SET status = 'superseded' WHERE run = ?").run(earlier);
    openDueReports(db).mark(earlier);
  }
}

/**
 * Returns a function that says of a row whether a newer corrected report has it, so that this one no longer decides about it. A row is
 * found by its key or its open item.
 */
export function newerRows(
  db: Database,
  { feed, run }: Pick<StoredRun, "feed" | "run">,
): (key: string | null, openItem?: number | null) => boolean {
  const rows = db.prepare(`
    WITH newer AS MATERIALIZED (SELECT run FROM runs WHERE feed = @feed AND kind = 'rejections' AND run > @run)
    SELECT key, open_item AS item FROM operations WHERE run = @run AND state = 'superseded' AND ${OF_ANY_KIND}
    UNION SELECT key, open_item FROM operations WHERE run IN (SELECT run FROM newer) AND ${OF_ANY_KIND}
    UNION SELECT key, open_item FROM row_results WHERE run IN (SELECT run FROM newer) AND outcome NOT IN ('skipped', 'duplicate', 'rejected')`);
  const found = rows.all({ feed, run }) as readonly { readonly key: string | null; readonly item: number | null }[];
  const keys = new Set(found.flatMap(({ key }) => key ?? []));
  const items = new Set(found.flatMap(({ item }) => item ?? []));
  return (key, openItem = null) => (key !== null && keys.has(key)) || (openItem !== null && items.has(openItem));
}

/** Returns the corrections of a report without those of rows that a newer report has, and of cells that a newer one has corrected. */
export function withoutNewer<Made extends NewCorrection>(
  db: Database,
  { feed, run }: Pick<StoredRun, "feed" | "run">,
  made: readonly Made[],
): readonly Made[] {
  if (made.length === 0) return made;
  const ofCell = db.prepare(`
    SELECT 1 FROM corrections WHERE run > @run AND feed = @feed AND header = @header AND nth = @nth AND key IS @key
      AND (by_text = 0 OR row_hash = @rowHash)`);
  const isNewer = newerRows(db, { feed, run });
  return made.filter(({ header, nth, key, resultKey, rowHash }) => {
    const of = resultKey ?? key;
    return !isNewer(of) && ofCell.get({ feed, run, header, nth, key, rowHash }) === undefined;
  });
}
