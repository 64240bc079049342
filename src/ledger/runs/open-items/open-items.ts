import type { Issue } from "../../../model/issue.ts";
import type { OperationKind } from "../../../model/operation.ts";
import type { OpenItem, OpenItemState } from "../../../model/run-record.ts";

/** The values that a reported open item and a stored one have in common. */
interface RowToSolve {
  readonly feed: string;
  /** The row's name over all runs: its key, or a hash of its content when it has no key. */
  readonly subject: string;
  readonly run: string;
  readonly line: number | null;
  readonly operation: OperationKind | null;
  readonly status: OpenItem["status"];
  readonly issues: readonly [Issue, ...Issue[]];
  readonly requestId: string | null;
  readonly hash: string;
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

/** An open item as a run reports the item at the run's end. */
interface ReportedOpenItem extends RowToSolve {
  /** The open item that the row answers, when the row came in a corrected report. */
  readonly answers: number | null;
  /** ISO date-time. */
  readonly at: string;
  /** true when this run called the service; false when it repeats an earlier answer. */
  readonly asked: boolean;
}

/** An open item as it is stored, also after it was closed or dismissed. */
export interface StoredOpenItem extends RowToSolve {
  readonly id: number;
  /** Grows whenever the row or its cause changes. A corrected line counts only for the version that it names. */
  readonly version: number;
  readonly state: OpenItemState;
  /** ISO date-time of the first report. */
  readonly since: string;
  /** When the service refused this content (ISO date-time); null for content that was never sent. */
  readonly refusedAt: string | null;
}

/** The open items of all feeds and runs: one per row of a feed. */
export interface OpenItems {
  /** Returns the open item with this id; null when there is none. */
  byId(id: number): StoredOpenItem | null;
  /**
   * Returns the open item that an `_id` cell names, with the feed and version in the cell; null for any other text, and for
   * an `_id` with the mark of another ledger.
   */
  reportedAs(
    text: string,
  ): { readonly feed: string; readonly version: number; readonly openItem: StoredOpenItem | null } | null;
  /** Returns the open item of a row, also a closed or dismissed one; null when the row never had one. */
  bySubject(feed: string, subject: string): StoredOpenItem | null;
  /** Returns the items of rows that share this key and differ, except for closed ones and for a row that waits for a doubt. */
  amongOthers(feed: string, key: string): readonly StoredOpenItem[];
  /** Returns the subjects of a feed's items that are not closed. */
  openSubjects(feed: string): ReadonlySet<string>;
  /** Returns the open items of a feed, oldest first; null for all feeds. */
  open(feed: string | null): readonly StoredOpenItem[];
  /**
   * Reads a feed's open items in the order of its reports: first those of the run, by line, then the others, oldest
   * first. Only the ids are read at once: there may be an item for every row.
   */
  openInOrder(feed: string, run: string): Generator<StoredOpenItem>;
  /** Returns the number of a feed's rows that a person has to correct. */
  countToCorrect(feed: string): number;
  /**
   * Returns a part of a feed's refused rows: those of the newest list by line, then those of earlier lists. Creates in
   * doubt are not among them.
   */
  toCorrect(feed: string, part: { readonly limit: number; readonly offset: number }): readonly StoredOpenItem[];
  /** Returns the number of a feed's refused rows, of which `toCorrect` returns parts. */
  countRefused(feed: string): number;
  /** Opens an item, or brings the row's known item up to date. */
  report(openItem: ReportedOpenItem): void;
  /**
   * Closes the item of a row that is in order now. Items of rows with the same key, and the answered item, close too. A row
   * whose key is wrong keeps its item.
   */
  solve(feed: string, subject: string, answers: number | null, run: string): void;
  /** Closes the item of a row that waited for a doubt: a newer row has its key, or the row itself is carried out or asked about. */
  endWaiting(feed: string, key: string, run: string): void;
  /** Closes the item that a row had beside others with its key: the row is carried out or asked about under its key now. */
  endBesideOthers(feed: string, subject: string, hash: string): void;
  /** Closes open items of earlier runs when the list of `run` lacks their rows. Items in doubt stay open. */
  closeUnseen(feed: string, run: string): void;
  /** Takes an item out of the reports until its row or its cause changes. */
  dismiss(id: number): void;
  /** Returns an open item as reports show it. `line`: null for an item of an earlier list. */
  toLine(openItem: StoredOpenItem, line: number | null): OpenItem;
  /** Replaces the issues of an item because a fact in them has changed. Its version grows. */
  renew(id: number, issues: StoredOpenItem["issues"]): void;
}

/** Separates the key in a subject from the hash that distinguishes rows with the same key. */
export const AMONG_OTHERS = "\n";

/** Ends the subject of a row that waits for the create in doubt of its key. The key's own item is about that create. */
export const WAITING = `${AMONG_OTHERS}waiting`;

/**
 * Returns the `_id` cell: feed, row, version and the ledger's mark, in a form that no spreadsheet takes for a number or a
 * date.
 *
 * @param mark "" for an `_id` without a mark, as earlier versions wrote it
 */
export function openItemId({ feed, id, version }: Pick<StoredOpenItem, "feed" | "id" | "version">, mark = ""): string {
  return `${feed}.r${id}.v${version}${mark === "" ? "" : `.${mark}`}`;
}

/** Returns the feed, row, version and mark of an `_id` cell, also of one in capitals; null for any other text. */
export function parseOpenItemId(
  text: string,
): { feed: string; id: number; version: number; mark: string | null } | null {
  const found = /^(.+)\.r(\d+)\.v(\d+)(?:\.([0-9a-f]{6}))?$/iu.exec(text.trim());
  if (found === null) return null;
  return {
    feed: found[1] ?? "",
    id: Number(found[2]),
    version: Number(found[3]),
    mark: found[4]?.toLowerCase() ?? null,
  };
}

/** Returns an open item as reports show it. `line`: null for an item of an earlier list. */
export function toReported(openItem: StoredOpenItem, line: number | null, mark: string): OpenItem {
  const {
    issues: [issue, ...further],
    operation,
    status,
    requestId,
    since,
    header,
    cells,
  } = openItem;
  return { id: openItemId(openItem, mark), line, operation, status, issue, further, requestId, since, header, cells };
}
