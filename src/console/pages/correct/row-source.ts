/** Where the rows of the page come from: the open items of a list, or the rows of a list that waits as a whole. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import type { OpenItem } from "../../../model/run-record.ts";

export interface RowSource {
  /** The list that waits, and its file; null: the rows are the open items of accepted lists. */
  readonly list: { readonly run: string; readonly file: string } | null;
  readonly total: number;
  page(limit: number, offset: number): readonly StoredOpenItem[];
  /** Returns the present state of a row; null: this list never had it. */
  find(id: number): StoredOpenItem | null;
  /** Returns a row as reports show it, with its `_id`. */
  toLine(row: StoredOpenItem): OpenItem;
  /** Returns whether a correction of the row waits with a list. */
  waitsWithList(row: StoredOpenItem): boolean;
  /** Returns the address of a page of the rows. */
  link(page: number): string;
  /** The header of a corrected report; null: that of its first row. */
  readonly header: readonly string[] | null;
}

/**
 * Returns the source of the page's rows.
 *
 * @param list the run of a list that waits as a whole; null: the open items are asked for. Once the list is decided, they are
 *   shown in its place.
 */
export function rowSource(feed: string, list: string | null, ledger: Ledger): RowSource {
  const open = openSource(feed, ledger);
  const run = list === null ? null : ledger.runs.get(list);
  return run === null || run.feed !== feed || run.kind !== "list" ? open : heldSource(run, open, ledger);
}

function openSource(feed: string, ledger: Ledger): RowSource {
  const { openItems, runs } = ledger;
  const newest = runs.latestAccepted(feed);
  const waiting = ledger.waitingCorrections();
  return {
    list: null,
    total: openItems.countRefused(feed),
    page: (limit, offset) => openItems.toCorrect(feed, { limit, offset }),
    find(id) {
      const found = openItems.byId(id);
      return found?.feed === feed ? found : null;
    },
    toLine: (row) => openItems.toLine(row, row.run === newest?.run ? row.line : null),
    waitsWithList: ({ id }) => waiting.has(id),
    link: (page) => `/correct/${encodeURIComponent(feed)}?page=${page}`,
    header: newest?.header ?? null,
  };
}

/** The rows of a list that waits have no item yet. Their ids are their lines, below zero. */
function heldSource({ run, file, header }: StoredRun, open: RowSource, { heldRows }: Ledger): RowSource {
  const isHeld = heldRows.isWaiting(run);
  const waiting = heldRows.waitingLines(run);
  const withId = (row: StoredOpenItem): StoredOpenItem => ({
    ...row,
    id: -(row.line ?? 0),
    state: isHeld ? "open" : "closed",
  });
  const find = (id: number) => {
    const row = id < 0 ? heldRows.onLine(run, -id) : null;
    return row === null ? open.find(id) : withId(row);
  };
  const toLine = (row: StoredOpenItem) => (row.id < 0 ? heldRows.toLine(row) : open.toLine(row));
  if (!isHeld) return { ...open, find, toLine };
  return {
    list: { run, file },
    total: heldRows.countToCorrect(run),
    page: (limit, offset) => heldRows.toCorrect(run, { limit, offset }).map(withId),
    find,
    toLine,
    waitsWithList: (row) => waiting.has(row.line ?? 0),
    link: (page) => `${open.link(page)}&${new URLSearchParams({ list: run }).toString()}`,
    header,
  };
}
