/** Finds lists that end unlike the feed's last lists, and leaves out a last row that may be cut off. */
import type { Ledger } from "../../ledger/ledger.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { ListEnd } from "../../model/survey.ts";
import { NO_TRAITS } from "../../model/traits.ts";
import type { MappedRow } from "../../model/mapped-row.ts";
import type { Row } from "../../model/row.ts";
import type { RecordCollector } from "./row-cache/row-cache.ts";
import type { SeenEnd } from "./watch-end.ts";

/** Number of accepted lists whose ends are compared with a list's end. */
const LISTS_COMPARED = 3;

/** How a list ends, compared with the feed's last lists. */
export interface CutEnd {
  /** null: not known. */
  readonly end: ListEnd | null;
  /** The list ends unlike the feed's last lists. */
  readonly isCut: boolean;
  /** The fewest cells of a row, for the row cache; null: not known. */
  readonly fewestCells: number | null;
}

interface Reading {
  readonly feed: FeedSettings;
  readonly ledger: Pick<Ledger, "lists">;
  readonly staging: Staging;
  readonly collector: RecordCollector | null;
  /** Returns what a row asks for. */
  readonly map: (row: Row) => MappedRow;
}

/**
 * Compares a list's end with the feed's last accepted lists. If the list ends unlike them, its last row may be cut off: the
 * row is rejected, and protects the contact that it may describe. Its key may be cut off as well, and then be the key of
 * another person, so the row counts as a row without a key.
 */
export function leaveOutCutRow({ feed, ledger, staging, collector, map }: Reading, seen: SeenEnd | null): CutEnd {
  if (seen === null) return { end: null, isCut: false, fewestCells: null };
  const { hasLineEnd, isLastShort, lastRow, isLastRecord, fewestCells } = seen;
  const end: ListEnd = { hasLineEnd, isLastShort };
  const { lacksLineEnd, isShort } = compareEnds(end, ledger.lists.latestEnds(feed.name, LISTS_COMPARED));
  if (lastRow !== null && (isShort || (lacksLineEnd && isLastRecord))) refuse(lastRow, { staging, map });
  // The row cache can't tell that a row is the last one, so a short last row is read each time.
  if (lastRow !== null && isLastShort) collector?.exclude(lastRow.line);
  return { end, isCut: lacksLineEnd || isShort, fewestCells: Number.isFinite(fewestCells) ? fewestCells : null };
}

/** Returns in which ways a list ends unlike the feed's last lists. Without any list, both ways together are needed. */
function compareEnds({ hasLineEnd, isLastShort }: ListEnd, former: readonly ListEnd[]) {
  if (former.length === 0) return { lacksLineEnd: false, isShort: isLastShort && !hasLineEnd };
  return {
    lacksLineEnd: !hasLineEnd && former.every((list) => list.hasLineEnd),
    isShort: isLastShort && !former.some((list) => list.isLastShort),
  };
}

function refuse(row: Row, { staging, map }: Pick<Reading, "staging" | "map">): void {
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
