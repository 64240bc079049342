/** Leaves out rows that a line break tears apart: its pieces would be sent as two people. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { Staging } from "../../../ledger/planning/staging.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Issue } from "../../../model/issue.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { Row } from "../../../model/row.ts";
import { NO_TRAITS } from "../../../model/traits.ts";
import { rowFingerprint } from "../../../pipeline/mapping/row/row-fingerprint.ts";
import type { RecordCollector } from "../row-cache/row-cache.ts";
import type { Candidate, Piece, SeenTears } from "./watch-tears.ts";

export interface TearReading {
  readonly feed: FeedSettings;
  readonly ledger: Pick<Ledger, "entries" | "corrections">;
  readonly staging: Staging;
  readonly collector: RecordCollector | null;
  /** Returns what a row asks for. */
  readonly map: (row: Row) => MappedRow;
}

type PersonRow = Exclude<MappedRow, { readonly kind: "skipped" }>;

/** Rows that are pieces of one row. */
interface Tear {
  readonly pieces: Candidate["pieces"];
  /** The person of all pieces. */
  readonly person: PersonRow | null;
  /** The first row stays as it is, because it asks for nothing new. */
  readonly keepsHead: boolean;
}

/**
 * Rejects the rows that a line break tears apart, and leaves them out of the row cache. Each piece protects the contact of the
 * whole row.
 *
 * @param footers lines of rows that are footers
 * @returns the lines of the rejected rows
 */
export function leaveOutTornRows(
  reading: TearReading,
  { candidates, isRegular }: SeenTears,
  footers: ReadonlySet<number>,
): ReadonlySet<number> {
  const torn = new Set<number>();
  const wholeFirst = candidates.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole));
  for (const candidate of wholeFirst) {
    if (candidate.pieces.some(({ row }) => torn.has(row.line) || footers.has(row.line))) continue;
    const tear = judge(reading, candidate, isRegular);
    if (tear === null) continue;
    refuse(reading, tear);
    for (const { row } of tear.pieces) torn.add(row.line);
  }
  return torn;
}

/** Returns the row that the pieces were; null: each of them may be a row of its own. */
function judge(reading: TearReading, { pieces, isWhole }: Candidate, isRegular: boolean): Tear | null {
  const [head, tail, ...others] = pieces;
  const alone = personOf(reading, tail.row);
  if (alone === null || isKnown(reading, alone)) return null;
  const joined = personOf(reading, joinPieces(pieces, head.row.cells.length));
  const first = personOf(reading, head.row);
  if (joined !== null && isUnchanged(reading, joined) && (first === null || !isUnchanged(reading, first)))
    return { pieces, person: joined, keepsHead: false };
  const parts = [alone, ...others.map(({ row }) => personOf(reading, row))];
  const areParts = parts.every((one) => one !== null && !fits(one));
  if (!areParts) return null;
  if (head.cells === head.row.cells.length) return belowWholeRow(reading, pieces, alone, first, isRegular);
  if (head.cells === 1) return null;
  const isWholeAmongWhole = isWhole && isRegular;
  // Some people have a warning in their usual row, too.
  const isPerson = joined?.kind === "contact" && (joined.warnings.length === 0 || isWholeAmongWhole);
  const isTorn = isPerson || (isWholeAmongWhole && parts.every((one) => one?.kind === "rejected"));
  return isTorn ? { pieces, person: isNamed(joined) ? joined : first, keepsHead: false } : null;
}

/** Judges a few cells below a row with all cells. The row itself is whole, or has lost the end of its last cell. */
function belowWholeRow(
  reading: TearReading,
  pieces: Candidate["pieces"],
  tail: PersonRow,
  first: PersonRow | null,
  isRegular: boolean,
): Tear | null {
  if (!isRegular || tail.kind !== "contact" || first === null) return null;
  return { pieces, person: first, keepsHead: isUnchanged(reading, first) };
}

/** Returns whether a row shows a person by more than a name, in the columns where that stands. */
function fits({ traits: { birthday, email, phone } }: PersonRow): boolean {
  return birthday !== null || email !== null || phone !== null;
}

function personOf({ map }: TearReading, row: Row): PersonRow | null {
  const mapped = map(row);
  return mapped.kind === "skipped" ? null : mapped;
}

/** Returns whether a row has a key. */
function isNamed(row: PersonRow | null): boolean {
  return row !== null && row.key !== null;
}

function isKnown({ feed, ledger }: TearReading, { key }: PersonRow): boolean {
  return key !== null && ledger.entries.byKey(feed.name, key) !== null;
}

/** Returns whether the row asks for what was last applied. */
export function isUnchanged({ feed, ledger }: Pick<TearReading, "feed" | "ledger">, row: PersonRow): boolean {
  if (row.kind !== "contact") return false;
  const entry = ledger.entries.byKey(feed.name, row.key);
  return entry !== null && ledger.corrections.hashOf(rowFingerprint(row, feed.blankCells)) === entry.hash;
}

/** Returns the row without its line breaks. */
function joinPieces([head, ...tails]: Candidate["pieces"], width: number): Row {
  const cells = cellsOf(head);
  for (const tail of tails) {
    const [first = "", ...others] = cellsOf(tail);
    cells.push(`${cells.pop() ?? ""}${first}`, ...others);
  }
  while (cells.length < width) cells.push("");
  return { kind: "cells", line: head.row.line, cells };
}

function cellsOf({ row, cells }: Piece): string[] {
  return row.cells.slice(0, cells);
}

function refuse({ feed, ledger, staging, collector }: TearReading, { pieces, person, keepsHead }: Tear): void {
  const lines = pieces.map(({ row }) => row.line);
  const key = person?.key ?? null;
  const entry = key === null ? null : ledger.entries.byKey(feed.name, key);
  for (const [at, { row }] of pieces.entries()) {
    const { line, cells } = row;
    collector?.exclude(line);
    if (at === 0 && keepsHead) continue;
    const issue: Issue = {
      code: "torn_row",
      field: null,
      header: null,
      data: { lines: lines.filter((other) => other !== line) },
    };
    // Only the first row has the person's key. The others name the contact itself, so that they could be about no other.
    const about =
      at > 0 && entry !== null
        ? { key: null, traits: NO_TRAITS, contactId: entry.contactId }
        : {
            key: at === 0 ? key : null,
            traits: person?.traits ?? NO_TRAITS,
            contactId: person?.contactId ?? null,
          };
    staging.replace(
      line,
      { kind: "rejected", line, ...about, cells, issues: [issue] },
      `torn\n${JSON.stringify(cells)}`,
    );
  }
}
