import type { Issue } from "../../model/issue.ts";
import type { OpenItem } from "../../model/run-record.ts";
import { heldRowId, parseHeldRowId } from "../../model/text/held-row-id.ts";
import type { Database } from "../database/open-database.ts";
import { OPERATION_COLUMNS, toOperation } from "../operations/operations.ts";
import { toReported, type OpenItems, type StoredOpenItem } from "./open-items/open-items.ts";
import { readRowResults } from "./row-results.ts";
import type { Runs } from "./runs.ts";
import { openItemOfOperation, openItemOfRow, subjectOf } from "./open-items/update-open-items.ts";

/** A row of a list that was held as a whole, as its report showed it. */
interface HeldRow {
  /** The row in the shape of an open item. Its id is 0: the ledger has no item for it. */
  readonly row: StoredOpenItem;
  /** The list still waits for a person's decision. */
  readonly isHeld: boolean;
  /** The item of a row with the same content that an accepted list opened; null: there is none. */
  readonly openItem: StoredOpenItem | null;
}

/** A corrected line that waits for the decision about a held list. */
export interface WaitingLine {
  /** The corrected report's run. */
  readonly run: string;
  readonly feed: string;
  readonly file: string;
  readonly line: number;
  /** The `_id` cell. */
  readonly id: string;
  readonly header: readonly string[];
  readonly cells: readonly string[];
  readonly issue: Issue;
  /** The list was discarded, and the row is not open without it. Otherwise the line is sent on. */
  readonly isDropped: boolean;
}

/** Rows of lists that are held as a whole, and the corrected lines that wait for these lists. */
export interface HeldRows {
  /** Returns the row that an `_id` cell names; null: the text is no `_id` of a held row of this ledger. */
  named(text: string): HeldRow | null;
  /** Returns a row as the newest held list has it; null: no held list refuses it, or the row has no key of its own. */
  newest(row: Pick<StoredOpenItem, "feed" | "subject">): StoredOpenItem | null;
  /**
   * Returns a function that returns the newest held list of the feed with a row of this key or this content; null: none has.
   */
  lists(feed: string): (row: { readonly key: string | null; readonly hash: string | null }) => string | null;
  /** Returns whether a list is held as a whole, or its approval is not carried out yet. */
  isWaiting(list: string): boolean;
  /** Returns the number of a list's refused rows. */
  countToCorrect(list: string): number;
  /** Returns a part of a list's refused rows, in the shape of open items. */
  toCorrect(list: string, part: { readonly limit: number; readonly offset: number }): readonly StoredOpenItem[];
  /** Returns the row that a list reports on this line, in the shape of an open item; null: it reports none. */
  onLine(list: string, line: number): StoredOpenItem | null;
  /** Returns a row of a list as its report shows it. */
  toLine(row: StoredOpenItem): OpenItem;
  /** Returns the lines of a list whose corrections wait with it. */
  waitingLines(list: string): ReadonlySet<number>;
  /** Returns the SHA-256 of each corrected report that has a line which waits for this list. */
  reportsBehind(list: string): readonly string[];
  /** Returns the corrected lines whose list is decided, in the order of their reports. */
  decided(): readonly WaitingLine[];
  /** Ends the waiting of lines: they are sent on with a report of their own, or dropped with their list. */
  endWaiting(lines: readonly Pick<WaitingLine, "run" | "line">[], end: "sent_on" | "dropped"): void;
}

/** Condition of the index `row_results_waiting`. */
const WAITS = "outcome = 'deferred'";
/** Rows of a list that a person can correct. */
const REFUSED = "run = ? AND outcome = 'rejected'";

/** @param mark returns the ledger's mark */
export function openHeldRows(
  db: Database,
  runs: Pick<Runs, "get">,
  openItems: Pick<OpenItems, "bySubject" | "reportedAs">,
  mark: () => string,
): HeldRows {
  const runNamed = db.prepare("SELECT run FROM runs WHERE lower(run) = lower(?)").pluck();
  const operationOn = db.prepare(`SELECT ${OPERATION_COLUMNS} FROM operations WHERE run = ? AND line = ?`);
  // The list lacks the row of a delete. A correction of that row shows that its person is present.
  const heldOperation = db
    .prepare("SELECT 1 FROM operations WHERE run = ? AND state = 'held' AND key = ? AND kind <> 'delete'")
    .pluck();
  const resultsWith = db.prepare("SELECT line FROM row_results WHERE run = ? AND hash = ?").pluck();
  const operationsWith = db
    .prepare("SELECT line FROM operations WHERE run = ? AND warnings <> '[]' AND hash = ?")
    .pluck();
  const undecided = db
    .prepare(`
      SELECT run FROM runs WHERE feed = ? AND kind = 'list' AND (status IS NULL OR status IN ('held', 'halted'))
        AND EXISTS (SELECT 1 FROM json_each(holds) h WHERE h.value ->> 'scope' = 'run') ORDER BY run DESC`)
    .pluck();
  const rowsOf = db.prepare("SELECT key, hash FROM row_results WHERE run = ?");

  const resultsOf = db.prepare("SELECT line FROM row_results WHERE run = ? AND key = ?").pluck();

  /** Returns a run's row in the shape of an open item; null: the run reports no row on this line. */
  function rowOn(run: string, line: number): StoredOpenItem | null {
    const stored = runs.get(run);
    if (stored === null) return null;
    const [result] = readRowResults(db, "row_results WHERE run = @run", run, line);
    const operation = result === undefined ? operationOn.get(run, line) : undefined;
    const row = result ?? (operation === undefined ? undefined : toOperation(operation));
    if (row === undefined) return null;
    const found = "outcome" in row ? openItemOfRow(row) : openItemOfOperation(row);
    if (found === null) return null;
    const { feed, header, startedAt: since } = stored;
    const { key, hash, requestId, cells } = row;
    const subject = subjectOf(key, hash, found.issues[0]);
    const kind = "outcome" in row ? null : row.kind;
    const item = { id: 0, version: 0, state: "open", refusedAt: null, feed, subject, run, line, since, hash } as const;
    return { ...item, ...found, operation: kind, requestId, header, cells };
  }

  /** Returns the lists of a feed that are held as a whole, or whose approval is not carried out yet, newest first. */
  const heldLists = (feed: string) => undecided.all(feed) as string[];

  /** Returns the row of a list that has the same key and content; null: the list has none. */
  function sameRowOf(list: string, { subject, hash }: StoredOpenItem): StoredOpenItem | null {
    const lines = [...resultsWith.all(list, hash), ...operationsWith.all(list, hash)] as number[];
    return lines.map((line) => rowOn(list, line)).find((row) => row?.subject === subject) ?? null;
  }

  return {
    named(text) {
      const id = parseHeldRowId(text);
      if (id === null || id.mark !== mark()) return null;
      const run = runNamed.get(id.run) as string | undefined;
      const row = run === undefined ? null : rowOn(run, id.line);
      if (run === undefined || row === null) return null;
      const lists = heldLists(row.feed);
      const openItem = openItems.bySubject(row.feed, row.subject);
      const same = { isHeld: false, openItem: openItem?.hash === row.hash ? openItem : null };
      if (lists.includes(run)) return { ...same, row, isHeld: true };
      // The same list may be held again, with the same row.
      const again = same.openItem === null ? lists.flatMap((list) => sameRowOf(list, row) ?? []) : [];
      return again[0] === undefined ? { ...same, row } : { ...same, row: again[0], isHeld: true };
    },
    newest({ feed, subject }) {
      const key = subject.startsWith("key:") ? subject.slice("key:".length) : null;
      const rows = heldLists(feed).flatMap((list) =>
        (resultsOf.all(list, key) as number[]).flatMap((line) => rowOn(list, line) ?? []),
      );
      return rows.find((row) => row.subject === subject) ?? null;
    },
    lists(feed) {
      const rows = heldLists(feed).map((run) => {
        const found = rowsOf.all(run) as { key: string | null; hash: string }[];
        return { run, names: new Set(found.flatMap(({ key, hash }) => (key === null ? [hash] : [key, hash]))) };
      });
      return ({ key, hash }) =>
        rows.find(
          ({ run, names }) =>
            (hash !== null && names.has(hash)) ||
            (key !== null && (names.has(key) || heldOperation.get(run, key) !== undefined)),
        )?.run ?? null;
    },
    isWaiting(list) {
      const feed = runs.get(list)?.feed;
      return feed !== undefined && heldLists(feed).includes(list);
    },
    countToCorrect: (list) =>
      db.prepare(`SELECT count(*) FROM row_results WHERE ${REFUSED}`).pluck().get(list) as number,
    toCorrect: (list, { limit, offset }) =>
      (
        db
          .prepare(`SELECT line FROM row_results WHERE ${REFUSED} ORDER BY line LIMIT ? OFFSET ?`)
          .pluck()
          .all(list, limit, offset) as number[]
      ).flatMap((line) => rowOn(list, line) ?? []),
    onLine: rowOn,
    toLine(row) {
      const { run, line } = row;
      return { ...toReported(row, line, mark()), id: heldRowId({ run, line: line ?? 0, mark: mark() }) };
    },
    waitingLines(list) {
      const ids = db
        .prepare(`SELECT issues ->> '$[0].data.id' FROM row_results WHERE ${WAITS} AND issues ->> '$[0].data.list' = ?`)
        .pluck()
        .all(list) as (string | null)[];
      return new Set(
        ids.flatMap((id) => {
          const named = parseHeldRowId(id ?? "");
          return named?.run.toLowerCase() === list.toLowerCase() ? [named.line] : [];
        }),
      );
    },
    reportsBehind: (list) =>
      db
        .prepare(`
        SELECT DISTINCT r.sha256 FROM row_results t JOIN runs r ON r.run = t.run
        WHERE t.${WAITS} AND t.issues ->> '$[0].data.list' = ?`)
        .pluck()
        .all(list) as string[],
    decided() {
      const found = db
        .prepare(`
        SELECT t.run, r.feed, r.file, t.line, r.header, t.cells, t.issues, l.accepted_at IS NULL AND l.status = 'completed'
          AS isDiscarded
        FROM row_results t JOIN runs r ON r.run = t.run JOIN runs l ON l.run = t.issues ->> '$[0].data.list'
        WHERE t.${WAITS} AND r.accepted_at IS NOT NULL AND l.status IN ('completed', 'failed', 'superseded') ORDER BY t.run, t.line`)
        .all() as Record<string, string>[];
      return found.map(({ run = "", feed = "", file = "", header = "[]", cells = "[]", issues = "[]", ...more }) => {
        const [issue] = JSON.parse(issues) as [Issue];
        const id = String(issue.data["id"] ?? "");
        return {
          run,
          feed,
          file,
          line: Number(more["line"]),
          id,
          header: JSON.parse(header) as readonly string[],
          cells: JSON.parse(cells) as readonly string[],
          issue,
          isDropped: Number(more["isDiscarded"]) === 1 && openItems.reportedAs(id)?.openItem?.state !== "open",
        };
      });
    },
    endWaiting(lines, end) {
      const sentOn = db.prepare(
        `UPDATE row_results SET outcome = 'skipped', reason = 'sent_on', issues = '[]' WHERE run = ? AND line = ? AND ${WAITS}`,
      );
      const dropped = db.prepare(
        `UPDATE row_results SET outcome = 'rejected', issues = json_set(issues, '$[0].code', 'list_discarded')
          WHERE run = ? AND line = ? AND ${WAITS}`,
      );
      db.transaction(() => {
        for (const { run, line } of lines) (end === "sent_on" ? sentOn : dropped).run(run, line);
      }).immediate();
    },
  };
}
