/**
 * The shortcut, and its one door. Nightly lists are nearly the same as the night before: what was read strictly once, and
 * asked for just what its contact has, need not be read again while its bytes, and all that it was read by, are the same.
 *
 * What it assumes, and who sees to it:
 * - Equal bytes between two ends of records are one record with equal cells. Only csv-parse says what a record is: the
 *   records of a memory are its own, and what lies between known ones is given to it as ever (`scan-records.ts`,
 *   `intake/csv-stretches.ts`). Rows that are read with an eye on others are never known: footers and what may belong to
 *   one, the last record without its line end, several lines below a record wider than the header.
 * - Equal cells are an equal contact while header, dialect, settings, groups, program and Node are the same (`reading`),
 *   and the whole list proves the same about its columns (`mapping`, from a survey that comes out the same as if every row
 *   had been read, `merge-survey.ts`), and no date in it has come since (`mapping/day-proof.ts`).
 * - Rows that are not known are mapped as they are read, as the known ones and the first others say. Where all together
 *   say otherwise in the end, what was staged is taken back, and the list is read from its first row to its last.
 * - An equal contact needs nothing while its entry is as it was: the ledger writes down every entry that is touched
 *   (`ledger/entry-state.ts`). Rows with an open problem, or anything to tell a person, are never known.
 * - What the plan asks of rows that need nothing (how many, who is named, who has the same key) is answered from the memory
 *   (`KnownRows`).
 *
 * Whatever is not so, or not certain, makes the shortcut step aside for a row, or for the list. A wrong answer would take
 * two records of one feed with the same 96 bits of hash.
 *
 * What it saves: of a million rows of which one in a hundred changed, all but the reading of the bytes.
 */
import type { Ledger } from "../../../ledger/open-ledger.ts";
import type { KnownRows } from "../../../ledger/planning/staging.ts";
import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { FileRefused } from "../../../model/file-refused.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { RecordAccess, RecordSink, Row, Table } from "../../../model/row.ts";
import { VERSION } from "../../../model/version.ts";
import type { ColumnMatch } from "../../../pipeline/mapping/headers/column-plan.ts";
import { isSameReading } from "../../../pipeline/mapping/row/day-proof.ts";
import { createMapper, type Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import { matchColumns } from "../../../pipeline/mapping/columns/match-columns.ts";
import type { Survey } from "../../../pipeline/mapping/survey/survey.ts";
import { createLearner, isPlain, type Learner } from "./build-row-cache.ts";
import { mergeSurvey } from "./merge-survey.ts";
import type { RowCacheHead, RowCache } from "./row-cache.ts";
import { scanRecords, type ScanLimits, type Scanned } from "./scan-records.ts";

/** A list on its way into the pipeline. */
export interface ArrivingList {
  readonly table: Table;
  readonly feed: FeedSettings;
  readonly groups: readonly Group[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly ledger: Pick<Ledger, "entryState">;
}

/** A list of which most is known. */
export interface KnownList {
  readonly survey: Survey;
  readonly matched: ColumnMatch;
  readonly mapper: Mapper;
  /** The rows that did not have to be read. */
  readonly known: KnownRows;
  readonly scanned: Scanned;
  readonly learner: Learner;
}

/**
 * @param stage maps and stages the rows that have to be read, in file order
 * @returns null: the list has to be read from its first row to its last, and what was staged holds no longer
 */
export async function readKnownList(
  list: ArrivingList,
  rowCache: RowCache,
  limits: ScanLimits,
  stage: (row: Row, mapper: Mapper) => MappedRow,
): Promise<KnownList | null> {
  const { table, feed, groups, ledger, today } = list;
  const { records } = table;
  if (records === null || rowCache.count === 0) return null;
  const { head } = rowCache;
  if (head.token !== ledger.entryState.token(feed.name) || head.reading !== readingOf(list)) return null;
  if (!isSameReading(head.day, today)) return null;
  const usable = untouched(rowCache, [
    ...ledger.entryState.touched(feed.name),
    ...ledger.entryState.watched(feed.name),
  ]);
  const scanned = await scanRecords(records, rowCache, usable, limits);
  if (scanned === null) return null;
  const believed = believe(list, records, head, scanned, limits);
  if (believed === null) return null;
  const learner = createLearner(head.seed, records.newline, records.lastHeaderLine);
  const merged = mergeSurvey(table.header, feed, groups, head, scanned);
  const take = (row: Row): boolean => {
    learner.surveyed(row.line, merged.row(row));
    const mapped = stage(row, believed.mapper);
    learner.mapped(row.line, isPlain(mapped, believed.mapper));
    return true;
  };
  if (!readUnknown(records, scanned, learner.onRecord, take)) return null;
  // A record over several lines was known from a list in which none before it was wider than the header.
  if ((learner.wideLine() ?? Infinity) < scanned.lastSeveral) return null;
  const { survey, hasTexts } = merged.end();
  const proven = hasTexts ? mappedAsBefore(survey, list, head) : null;
  if (proven === null) return null;
  const known = knownRows(rowCache, scanned, tellsAbsence(list) ? ledger.entryState.touched(feed.name) : null);
  return { survey, ...proven, known, scanned, learner };
}

/** How rows become contacts, by what the known ones and the first others prove: to be believed until all have proven it. */
function believe(
  list: ArrivingList,
  records: RecordAccess,
  head: RowCacheHead,
  scanned: Scanned,
  { firstRows }: ScanLimits,
) {
  const merged = mergeSurvey(list.table.header, list.feed, list.groups, head, scanned);
  let rows = 0;
  const take = (row: Row): boolean => {
    merged.row(row);
    return (rows += 1) < firstRows;
  };
  return readUnknown(records, scanned, () => {}, take) ? mappedAsBefore(merged.end().survey, list, head) : null;
}

/** How rows become contacts that prove this together; null: in another way than those of the memory */
function mappedAsBefore(survey: Survey, { table, feed, groups, today }: ArrivingList, head: RowCacheHead) {
  const matched = matchColumns(table.header, feed, survey);
  if (matched.kind === "refused") return null;
  const mapper = createMapper({ feed, columns: matched, survey, groups, today });
  return mappingOf(matched, mapper) === head.mapping ? { matched, mapper } : null;
}

/** @returns false: what is not known can't be read by itself; the whole file tells what is wrong with it */
function readUnknown(
  records: RecordAccess,
  { stretches }: Scanned,
  onRecord: RecordSink,
  onRow: (row: Row) => boolean,
): boolean {
  try {
    return records.readStretches(stretches, onRecord, onRow);
  } catch (error) {
    if (error instanceof FileRefused) return false;
    throw error;
  }
}

/** All that a record's bytes are read by, before the file's rows are looked at. */
export function readingOf({ table, feed, groups }: Pick<ArrivingList, "table" | "feed" | "groups">): string {
  // How many contacts a group has is no part of how a row is read.
  const named = groups.map((group) => ({ ...group, contactCount: 0 }));
  return JSON.stringify([VERSION, process.version, feed, named, table.header, table.records?.layout]);
}

/** All that rows are mapped by and that the list as a whole decides: whatever the mapper holds, but for the day. */
export function mappingOf({ columns, product }: ColumnMatch, mapper: Mapper): string {
  const used = columns.map(({ header, target, why }) => [header, target, why]);
  return JSON.stringify([used, product, { ...mapper, today: null }], (_name, value: unknown) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  );
}

/** 1 for each record whose entry is none of these. */
function untouched({ count, entries }: RowCache, touched: readonly number[]): Uint8Array {
  const usable = new Uint8Array(count).fill(1);
  if (touched.length === 0) return usable;
  const out = new Set(touched);
  for (let at = 0; at < count; at += 1) if (out.has(entries[at]!)) usable[at] = 0;
  return usable;
}

/** Whom a list of changes lacks is not asked: those may be a million, and the list a few rows. */
export function tellsAbsence({ feed }: Pick<ArrivingList, "feed">): boolean {
  return feed.mode === "snapshot";
}

/** @param touched null: nobody asks who is not named */
function knownRows(
  { count, entries, others }: RowCache,
  { known, lineOf }: Scanned,
  touched: readonly number[] | null,
): KnownRows {
  let most = 0;
  for (let at = 0; at < count; at += 1) if (entries[at]! > most) most = entries[at]!;
  const named = new Uint8Array((most >> 3) + 1);
  const unnamed = touched === null ? null : [...others, ...touched];
  for (let at = 0; at < count; at += 1) {
    const entry = entries[at]!;
    if (lineOf[at] === 0) unnamed?.push(entry);
    else named[entry >> 3] = named[entry >> 3]! | (1 << (entry & 7));
  }
  return {
    count: known,
    unnamed: unnamed ?? [],
    isNamed: (entry) => entry <= most && (named[entry >> 3]! & (1 << (entry & 7))) !== 0,
    linesOf(followUp) {
      const lines = new Map<number, number>();
      if (followUp.size === 0) return lines;
      for (let at = 0; at < count; at += 1)
        if (lineOf[at] !== 0 && followUp.has(entries[at]!)) lines.set(entries[at]!, lineOf[at]!);
      return lines;
    },
  };
}
