import type { Ledger } from "../../../ledger/ledger.ts";
import type { KnownRows } from "../../../ledger/planning/staging.ts";
import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { FileRefused } from "../../../model/file-refused.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { RecordAccess, RecordSink, Row, Table } from "../../../model/row.ts";
import { VERSION } from "../../../model/version.ts";
import type { ColumnMatch } from "../../../pipeline/mapping/headers/column-plan.ts";
import { isSameReading } from "../../../pipeline/mapping/row/later-days.ts";
import { createMapper, type Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import { matchColumns } from "../../../pipeline/mapping/columns/match-columns.ts";
import { isOpen } from "../../../pipeline/mapping/survey/open-questions.ts";
import type { Survey } from "../../../model/survey.ts";
import { changesWithTheYear } from "../../../pipeline/mapping/survey/survey.ts";
import type { RowCacheHead, RowCache } from "./cached-records.ts";
import { createCollector, type RecordCollector } from "./collect-records.ts";
import { lastRowsOf } from "./last-rows.ts";
import { mergeSurvey } from "./merge-survey.ts";
import { scanRecords, type ScanLimits, type Scanned } from "./scan-records.ts";

/** A list that is about to be read. */
export interface ArrivingList {
  readonly table: Table;
  readonly feed: FeedSettings;
  readonly groups: readonly Group[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly ledger: Pick<Ledger, "entryState">;
  /** The rules for corrected cells, as a text; null: there are none. */
  readonly rules: string | null;
}

/** A list that was read with the row cache, which knew most of its rows. */
export interface KnownList {
  readonly survey: Survey;
  readonly matched: ColumnMatch;
  readonly mapper: Mapper;
  /** The rows that did not have to be read. */
  readonly known: KnownRows;
  readonly scanned: Scanned;
  readonly collector: RecordCollector;
  /** The row cache that the rows were found in. */
  readonly rowCache: RowCache;
}

/**
 * Reads the rows of a list that the row cache does not know.
 *
 * @param stage maps and stages the rows that have to be read, in file order. It returns null for a row that must be read
 *   each time.
 * @returns null: the list has to be read from its first row to its last, and the rows staged so far don't count
 */
export async function readKnownList(
  list: ArrivingList,
  rowCache: RowCache,
  limits: ScanLimits,
  stage: (row: Row, mapper: Mapper) => MappedRow | null,
): Promise<KnownList | null> {
  const { table, feed, groups, ledger, today } = list;
  const { records } = table;
  if (records === null || rowCache.count === 0) return null;
  const { head } = rowCache;
  if (head.token !== ledger.entryState.token(feed.name) || head.reading !== readingOf(list)) return null;
  if (!isSameReading(head.day, today)) return null;
  const isNewYear = head.day.slice(0, 4) !== today.slice(0, 4);
  if (isNewYear && changesWithTheYear(table.header, feed, head.classes)) return null;
  const usable = untouched(rowCache, [
    ...ledger.entryState.touched(feed.name),
    ...ledger.entryState.watched(feed.name),
  ]);
  const scanned = await scanRecords(records, rowCache, usable, limits);
  if (scanned === null) return null;
  const assumed = assumeMapping(list, records, head, scanned, limits);
  if (assumed === null) return null;
  const collector = createCollector(head.seed, records.newline, records.lastHeaderLine);
  const merged = mergeSurvey(table.header, feed, groups, today, head, scanned);
  const take = (row: Row): boolean => {
    collector.surveyed(row.line, merged.row(row));
    const mapped = stage(row, assumed.mapper);
    if (mapped !== null) collector.mapped(row.line, mapped, assumed.mapper);
    return true;
  };
  if (!readUnknown(records, scanned, collector.onRecord, take)) return null;
  // A record over several lines was cached from a list in which no record before it was wider than the header.
  if ((collector.wideLine() ?? Infinity) < scanned.lastMultiline) return null;
  const { survey, hasTexts } = merged.end();
  const proven = hasTexts ? mappedAsBefore(survey, list, head, scanned) : null;
  if (proven === null) return null;
  const known = knownRows(rowCache, scanned, asksForAbsence(list) ? ledger.entryState.touched(feed.name) : null);
  return { survey, ...proven, known, scanned, collector, rowCache };
}

/** Returns the mapping that the known rows and the first unknown rows prove. The whole list has to confirm this mapping. */
function assumeMapping(
  list: ArrivingList,
  records: RecordAccess,
  head: RowCacheHead,
  scanned: Scanned,
  { firstRows }: ScanLimits,
) {
  const merged = mergeSurvey(list.table.header, list.feed, list.groups, list.today, head, scanned);
  let rows = 0;
  const take = (row: Row): boolean => {
    merged.row(row);
    return (rows += 1) < firstRows;
  };
  return readUnknown(records, scanned, () => {}, take)
    ? mappedAsBefore(merged.end().survey, list, head, scanned)
    : null;
}

/** Returns the mapping that follows from the survey; null if the cached records were mapped in another way. */
function mappedAsBefore(
  survey: Survey,
  { table, feed, groups, today }: ArrivingList,
  head: RowCacheHead,
  scanned: Pick<Scanned, "known">,
) {
  const matched = matchColumns(table.header, feed, survey);
  if (matched.kind === "refused") return null;
  const mapper = createMapper({ feed, columns: matched, survey, groups, today });
  // The people of cached rows may prove how the others are read.
  if (isOpen(survey, mapper, scanned.known)) return null;
  return mappingOf(matched, mapper) === head.mapping ? { matched, mapper } : null;
}

/**
 * Reads the stretches that hold unknown records.
 *
 * @returns false: the stretches can't be read on their own. Reading the whole file then finds the reason.
 */
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

/** Returns, as text, everything that decides how bytes become a row and is known before the rows are read. */
export function readingOf({
  table,
  feed,
  groups,
  rules,
}: Pick<ArrivingList, "table" | "feed" | "groups" | "rules">): string {
  // The number of contacts in a group does not change how a row is read.
  const named = groups.map((group) => ({ ...group, contactCount: 0 }));
  return JSON.stringify([VERSION, process.version, feed, named, table.header, table.records?.layout, rules]);
}

/** Returns, as text, everything that the list as a whole decides about mapping: the mapper, except for its day. */
export function mappingOf({ columns, product }: ColumnMatch, mapper: Mapper): string {
  const used = columns.map(({ header, target, why }) => [header, target, why]);
  return JSON.stringify([used, product, { ...mapper, today: null }], (_name, value: unknown) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  );
}

/** Returns an array with a 1 for each cached record whose entry is not among `touched`, and a 0 for the others. */
function untouched({ count, entries }: RowCache, touched: readonly number[]): Uint8Array {
  const usable = new Uint8Array(count).fill(1);
  if (touched.length === 0) return usable;
  const out = new Set(touched);
  for (let at = 0; at < count; at += 1) if (out.has(entries[at]!)) usable[at] = 0;
  return usable;
}

/** Returns whether the plan asks which contacts the list lacks. A list of changes lacks nearly all, so it does not ask. */
export function asksForAbsence({ feed }: Pick<ArrivingList, "feed">): boolean {
  return feed.mode === "snapshot";
}

/**
 * Returns the rows that were found in the cache, in the form that the plan asks for.
 *
 * @param touched entries that changed since the cache was written; null: the plan does not ask which contacts are missing
 */
function knownRows(
  { count, entries, contents, others }: RowCache,
  { known, lineOf }: Scanned,
  touched: readonly number[] | null,
): KnownRows {
  let most = 0;
  for (let at = 0; at < count; at += 1) if (entries[at]! > most) most = entries[at]!;
  const named = new Uint8Array((most >> 3) + 1);
  let contentSum = 0;
  const unnamed = touched === null ? null : [...others, ...touched];
  for (let at = 0; at < count; at += 1) {
    const entry = entries[at]!;
    if (lineOf[at] === 0) unnamed?.push(entry);
    else {
      named[entry >> 3] = named[entry >> 3]! | (1 << (entry & 7));
      contentSum += contents[at]!;
    }
  }
  const entryOn = entriesByLine(entries, lineOf, count);
  return {
    count: known,
    contentSum,
    unnamed: unnamed ?? [],
    entryOn,
    isNamed: (entry) => entry <= most && (named[entry >> 3]! & (1 << (entry & 7))) !== 0,
    lastRows: (limit) => lastRowsOf(entries, lineOf, limit),
    linesOf(asked) {
      const lines = new Map<number, number>();
      if (asked.size === 0) return lines;
      for (let at = 0; at < count; at += 1)
        if (lineOf[at] !== 0 && asked.has(entries[at]!)) lines.set(entries[at]!, lineOf[at]!);
      return lines;
    },
  };
}

/** Returns a function that finds the entry of a line. Few lists ask for it, so the table is made at the first question. */
function entriesByLine(
  entries: RowCache["entries"],
  lineOf: Int32Array,
  count: number,
): (line: number) => number | null {
  let byLine: Int32Array | null = null;
  return (line) => {
    if (byLine === null) {
      let last = 0;
      for (let at = 0; at < count; at += 1) if (lineOf[at]! > last) last = lineOf[at]!;
      byLine = new Int32Array(last + 1);
      for (let at = 0; at < count; at += 1) if (lineOf[at] !== 0) byLine[lineOf[at]!] = entries[at]!;
    }
    const entry = byLine[line] ?? 0;
    return entry === 0 ? null : entry;
  };
}
