import type { FeedSettings } from "../../model/feed.ts";
import { FileRefused } from "../../model/file-refused.ts";
import type { Table } from "../../model/row.ts";
import { openTable } from "../../pipeline/intake/open-table.ts";
import type { ByteKind } from "../../pipeline/intake/text/survey-bytes.ts";
import { scoreHeader } from "../../pipeline/mapping/headers/score-header.ts";
import { sheetRole } from "../../pipeline/mapping/headers/sheet-role.ts";
import {
  columnsThatDecide,
  isRejectionsHeader,
  isReportWithoutId,
} from "../../pipeline/report/rejections/read-back.ts";

/** A file that is opened as a table. Its columns show whether it is a list or a corrected report. */
export interface OpenedList {
  readonly kind: "list" | "rejections";
  readonly table: Table;
}

export interface OpenListOptions {
  /** The kind of the file's bytes, if all bytes were read before. */
  readonly byteKind?: ByteKind | undefined;
  /** Known texts can decide between two likely encodings, so that both are named unless one is beyond doubt. */
  readonly asksKnown?: boolean;
  /** The code pages among which one is chosen; absent: all. */
  readonly codePages?: readonly string[];
  /** The sheet that the feed's last accepted list was read from; null or absent: there is none. */
  readonly keptSheet?: string | null;
}

/** Opens a list as `openList` does. */
export type OpenList = (path: string, feed: FeedSettings | null, options?: OpenListOptions) => Promise<OpenedList>;

/**
 * Opens a file as a table (intake).
 *
 * @param feed null if the file's name belongs to no feed. Then only a corrected report, which names its feed, can be read.
 * @throws FileRefused
 */
export async function openList(
  path: string,
  feed: FeedSettings | null,
  { byteKind, asksKnown = false, codePages, keptSheet = null }: OpenListOptions = {},
): Promise<OpenedList> {
  const score = feed === null ? () => 0 : scoreHeader(feed);
  const roleOf = sheetRole(feed);
  const open = (names: readonly string[] | null) =>
    openTable(path, {
      byteKind,
      asksKnown,
      encoding: feed?.encoding ?? null,
      codePages,
      decidingColumns: columnsThatDecide,
      sheets: { names, kept: keptSheet, roleOf: (header) => (isRejectionsHeader(header) ? "list" : roleOf(header)) },
      scoreHeader: (cells) => (isRejectionsHeader(cells) ? cells.length : score(cells)),
    });
  const table = await open(feed?.sheet ?? null).catch(async (error: unknown) => {
    if (!(error instanceof FileRefused) || error.code !== "unknown_sheet") throw error;
    // The sheet of a corrected report does not have the name that the feed's setting `sheet` gives.
    const other = await open(null);
    if (isRejectionsHeader(other.header)) return other;
    await other.close();
    throw error;
  });
  if (isReportWithoutId(table.header)) {
    await table.close();
    throw new FileRefused(
      "required_columns",
      "It is a report of rows to correct, but the report's column “_id” has gone.",
      "Take the newest report again, correct its rows, leave the columns whose titles start with _ as they are, and drop it.",
      table.reading.headerLine,
    );
  }
  return { kind: isRejectionsHeader(table.header) ? "rejections" : "list", table };
}
