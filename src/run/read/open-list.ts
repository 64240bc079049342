import type { FeedSettings } from "../../model/feed.ts";
import { FileRefused } from "../../model/file-refused.ts";
import type { Table } from "../../model/row.ts";
import { openTable } from "../../pipeline/intake/open-table.ts";
import type { ByteKind } from "../../pipeline/intake/text/survey-bytes.ts";
import { scoreHeader } from "../../pipeline/mapping/headers/score-header.ts";
import { isRejectionsHeader } from "../../pipeline/report/rejections/read-back.ts";

/** A file opened as a table; a report that was dropped back is told from a list by its columns. */
export interface OpenedList {
  readonly kind: "list" | "rejections";
  readonly table: Table;
}

/**
 * intake: opens a file.
 *
 * @param feed null where its name fits none: then only a report, which names its feed itself, can be read
 * @param byteKind what its bytes can be, if they have all been looked at
 * @throws FileRefused
 */
export async function openList(path: string, feed: FeedSettings | null, byteKind?: ByteKind): Promise<OpenedList> {
  const score = feed === null ? () => 0 : scoreHeader(feed);
  const open = (sheet: string | null) =>
    openTable(path, {
      byteKind,
      encoding: feed?.encoding ?? null,
      sheet,
      scoreHeader: (cells) => (isRejectionsHeader(cells) ? cells.length : score(cells)),
    });
  const table = await open(feed?.sheet ?? null).catch(async (error: unknown) => {
    if (!(error instanceof FileRefused) || error.code !== "unknown_sheet") throw error;
    // A report has a sheet of its own, whatever the feed's sheet is called.
    const other = await open(null);
    if (isRejectionsHeader(other.header)) return other;
    await other.close();
    throw error;
  });
  return { kind: isRejectionsHeader(table.header) ? "rejections" : "list", table };
}
