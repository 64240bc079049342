/** Finds lists that end unlike the feed's last lists, and leaves out a last row that may be cut off. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { ListEnd } from "../../../model/survey.ts";
import { NO_TRAITS } from "../../../model/traits.ts";
import type { Row, Table } from "../../../model/row.ts";
import type { PassedRows } from "../row-cache/row-cache.ts";
import { leaveOutFooters } from "./footers.ts";
import { isUnchanged, leaveOutTornRows, type TearReading } from "./torn-rows.ts";
import type { WatchedTable } from "./watch-end.ts";

/** Number of accepted lists whose ends are compared with a list's end. */
const LISTS_COMPARED = 3;

/** How a list ends, compared with the feed's last lists. */
export interface CutEnd {
  /** null: not known, or no usual end of the feed's lists. */
  readonly end: ListEnd | null;
  /** The list ends unlike the feed's last lists. */
  readonly isCut: boolean;
  /** The fewest cells of a row, for the row cache; null: not known. */
  readonly fewestCells: number | null;
}

interface Reading extends TearReading {
  /** The list, which is not watched. */
  readonly table: Table;
  readonly ledger: TearReading["ledger"] & Pick<Ledger, "lists">;
}

/**
 * Leaves out footers at the list's end and rows that are torn apart, and compares the end with the feed's last accepted lists.
 * If the list ends unlike them, its last row may be cut off: the row is rejected, and protects the contact that it may
 * describe. Its key may be cut off as well, and then be the key of another person, so the row counts as a row without a key.
 */
export async function leaveOutAtEnd(
  { table, feed, ledger, staging, collector, map }: Reading,
  watched: WatchedTable | null,
  passed: PassedRows | null,
): Promise<CutEnd> {
  const notKnown = { end: null, isCut: false, fewestCells: null };
  if (watched === null) return notKnown;
  const former = ledger.lists.latestEnds(feed.name, LISTS_COMPARED);
  const plain = watched.end(passed, new Set());
  const lacks = plain !== null && compareEnds(plain, former).lacksLineEnd;
  const footers = await leaveOutFooters({ table, staging, collector, lacksLineEnd: lacks }, watched.lastFew(passed));
  const seen = watched.end(passed, footers);
  if (seen === null) return notKnown;
  const torn = leaveOutTornRows({ feed, ledger, staging, collector, map }, seen.tears, footers);
  const { hasLineEnd, isLastRecord, fewestCells } = seen;
  // A piece of a torn row shows nothing about the list's end.
  const lastRow = seen.lastRow === null || torn.has(seen.lastRow.line) ? null : seen.lastRow;
  const isLastShort = seen.isLastShort && lastRow !== null;
  const end: ListEnd = { hasLineEnd, isLastShort };
  // A footer stands below the last person, so no person is cut off.
  const { lacksLineEnd, isShort } = compareEnds({ ...end, hasLineEnd: hasLineEnd || footers.size > 0 }, former);
  if (lastRow !== null && (isShort || (lacksLineEnd && isLastRecord))) refuse(lastRow, { staging, map });
  // The row cache can't tell that a row is the last one, so a short last row is read each time.
  if (lastRow !== null && isLastShort) collector?.exclude(lastRow.line);
  const isCut = lacksLineEnd || isShort;
  const isUsual = !isCut || isWholeAtEnd({ feed, ledger, map }, lastRow, isLastShort);
  return { end: isUsual ? end : null, isCut, fewestCells: Number.isFinite(fewestCells) ? fewestCells : null };
}

/**
 * Returns whether a list that ends in a new way is whole: its last row is as it was last applied. A list of changes hardly
 * ever ends with such a row, so all cells are enough there.
 */
function isWholeAtEnd(
  reading: Pick<Reading, "feed" | "ledger" | "map">,
  lastRow: Row | null,
  isLastShort: boolean,
): boolean {
  if (reading.feed.mode === "changes" && !isLastShort) return true;
  const mapped = lastRow === null ? null : reading.map(lastRow);
  return mapped !== null && mapped.kind !== "skipped" && isUnchanged(reading, mapped);
}

/** Returns in which ways a list ends unlike the feed's last lists. Without any list, both ways together are needed. */
function compareEnds({ hasLineEnd, isLastShort }: ListEnd, former: readonly ListEnd[]) {
  if (former.length === 0) return { lacksLineEnd: false, isShort: isLastShort && !hasLineEnd };
  return {
    lacksLineEnd: !hasLineEnd && former.every((list) => list.hasLineEnd),
    isShort: isLastShort && !former.some((list) => list.isLastShort),
  };
}

function refuse(row: Row, { staging, map }: Pick<TearReading, "staging" | "map">): void {
  const { line, cells } = row;
  const mapped = map(row);
  const { traits, contactId } = mapped.kind === "skipped" ? { traits: NO_TRAITS, contactId: null } : mapped;
  const issues = [{ code: "cut_row", field: null, header: null, data: {} }] as const;
  staging.replace(
    line,
    { kind: "rejected", line, key: null, cells, traits, contactId, issues },
    `cut\n${JSON.stringify(cells)}`,
  );
}
