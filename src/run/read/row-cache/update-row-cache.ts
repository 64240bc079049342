import { randomBytes, randomInt } from "node:crypto";
import type { Table } from "../../../model/row.ts";
import type { ColumnMatch } from "../../../pipeline/mapping/headers/column-plan.ts";
import {
  NO_MARK,
  OTHER_TEXT,
  sampleOf,
  unknownGroupOf,
  withTexts,
  type CellMark,
} from "../../../pipeline/mapping/survey/cell-mark.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import type { Survey } from "../../../model/survey.ts";
import { addRecord, createRecordList, toRowCache, type RecordList, type RowCacheHead } from "./cached-records.ts";
import { createCollector, type CollectedRecords, type RecordCollector } from "./collect-records.ts";
import { mappingOf, readingOf, asksForAbsence, type ArrivingList, type KnownList } from "./known-list.ts";
import { HASH_WORDS } from "./record-hash.ts";
import type { RowCaches } from "./row-cache-file.ts";
import type { RowClasses } from "./row-classes.ts";
import type { Scanned } from "./scan-records.ts";

/** A list whose rows are staged: all rows were read, except those that the row cache knew. */
export interface StagedList {
  readonly survey: Survey;
  readonly matched: ColumnMatch;
  readonly mapper: Mapper;
  readonly collector: RecordCollector;
  /** What the row cache knew of the list; null: every row was read. */
  readonly before: KnownList | null;
  /** See `RowCacheHead`. */
  readonly fewestCells: number | null;
}

/** Starts a new row cache, with a random seed so that collisions can't be prepared. Null: no cache can be made. */
export function startCollecting(
  { records }: Pick<Table, "records">,
  rowCaches: RowCaches | null,
): RecordCollector | null {
  if (records === null || rowCaches?.isWritable !== true) return null;
  return createCollector(randomInt(0x1_0000_0000) | 0, records.newline, records.lastHeaderLine);
}

/**
 * Writes the row cache of a feed: the records whose rows ask for exactly what their entries hold. Call it after the calls
 * of the list are made, while the list is still in the staging tables.
 */
export function updateRowCache(
  list: ArrivingList,
  { survey, matched, mapper, collector, before, fewestCells }: StagedList,
  rowCaches: RowCaches | null,
): void {
  if (rowCaches?.isWritable !== true) return;
  const { files } = rowCaches;
  const { entryState } = list.ledger;
  const feed = list.feed.name;
  const { classes, records } = collector;
  const touched = before === null ? [] : entryState.touched(feed);
  if (before !== null && touched.length === 0 && isAsBefore(before, records)) return;
  const kept = createRecordList(records.count() + (before?.scanned.known ?? 0));
  const old = before === null ? null : openKnown(before, new Set(touched), survey, classes);
  const collected = { hashes: records.hashes(), lengths: records.lengths(), lines: records.lines() };
  const taken = new Set<number>();
  let at = 0;
  for (const { line, entryId, contentWord } of entryState.stagedAsApplied(feed)) {
    while (at < records.count() && records.line(at) < line) at += 1;
    const isItsRecord = at < records.count() && records.line(at) === line && records.isCacheable(at);
    const isFree = !taken.has(entryId) && before?.known.isNamed(entryId) !== true && entryId <= 0x7fff_ffff;
    if (!isItsRecord || !isFree) continue;
    taken.add(entryId);
    old?.copyUpTo(line, kept);
    addRecord(kept, collected, at, entryId, contentWord, records.rowClass(at));
  }
  old?.copyUpTo(Infinity, kept);
  if (collector.isTooVaried() || old?.isTooVaried() === true) return files.drop(feed);

  const head: RowCacheHead = {
    token: randomBytes(16).toString("hex"),
    reading: readingOf(list),
    mapping: mappingOf(matched, mapper),
    day: before?.rowCache.head.day ?? list.today,
    seed: collector.seed,
    fewestCells,
    classes: classes.marks,
    texts: survey.columns.map(({ samples, unknownGroups }) => ({ samples, unknownGroups })),
  };
  files.save(feed, toRowCache(head, kept, othersOf(list, kept, before, touched)));
  entryState.begin(feed, head.token);
}

/** Opens the known records that are still valid, to be copied in the order of the list. */
function openKnown(
  { scanned, rowCache }: KnownList,
  touched: ReadonlySet<number>,
  survey: Survey,
  classes: RowClasses,
) {
  const numbers = new Map<number, number>();
  let isTooVaried = false;
  const indexes = inFileOrder(scanned);
  let next = 0;
  const classOf = (rowClass: number): number => {
    const found = numbers.get(rowClass);
    if (found !== undefined) return found;
    const marks = (rowCache.head.classes[rowClass] ?? []).map((mark, place) =>
      place === 0 ? mark : withOtherTexts(mark, rowCache.head.texts[place - 1], survey.columns[place - 1]),
    );
    const number = classes.numberOf(marks);
    if (number === null) isTooVaried = true;
    numbers.set(rowClass, number ?? 0);
    return number ?? 0;
  };
  return {
    isTooVaried: () => isTooVaried,
    copyUpTo(line: number, to: RecordList): void {
      for (; next < indexes.length; next += 1) {
        const at = indexes[next]!;
        if (scanned.lineOf[at]! > line) return;
        const entry = rowCache.entries[at]!;
        if (!touched.has(entry))
          addRecord(to, rowCache, at, entry, rowCache.contents[at]!, classOf(rowCache.classes[at]!));
      }
    },
  };
}

type Texts = RowCacheHead["texts"][number];

/** Returns a mark of one survey as a mark of another survey, whose first texts have other numbers. */
function withOtherTexts(mark: CellMark, before: Texts | undefined, now: Texts | undefined): CellMark {
  const place = (number: number, from: readonly string[] = [], to: readonly string[] = []): number => {
    if (number === 0) return 0;
    const text = from[number - 1];
    return text === undefined ? OTHER_TEXT : to.indexOf(text) + 1 || OTHER_TEXT;
  };
  if (mark === NO_MARK) return mark;
  return withTexts(
    mark,
    place(sampleOf(mark), before?.samples, now?.samples),
    place(unknownGroupOf(mark), before?.unknownGroups, now?.unknownGroups),
  );
}

/** Returns the known records of a file in the order of its lines. */
function inFileOrder({ known, lineOf }: Scanned): Int32Array {
  let lines = 0;
  for (let at = 0; at < lineOf.length; at += 1) lines = Math.max(lines, lineOf[at]!);
  const byLine = new Int32Array(lines + 1).fill(-1);
  for (let at = 0; at < lineOf.length; at += 1) if (lineOf[at] !== 0) byLine[lineOf[at]!] = at;
  const indexes = new Int32Array(known);
  let found = 0;
  for (let line = 0; line <= lines; line += 1) if (byLine[line] !== -1) indexes[found++] = byLine[line]!;
  return indexes;
}

/** Returns whether the list has exactly the cached records, in the same order. Some of them may have been read again. */
function isAsBefore({ scanned, rowCache }: KnownList, records: CollectedRecords): boolean {
  let line = 0;
  let read = -1;
  const nextRead = () => {
    do read += 1;
    while (read < records.count() && !records.isCacheable(read));
    return read < records.count();
  };
  for (let at = 0; at < rowCache.count; at += 1) {
    let found = scanned.lineOf[at]!;
    if (found === 0) {
      if (!nextRead() || !isSameHash(rowCache.hashes, at, records.hashes(), read)) return false;
      found = records.line(read);
    }
    if (found <= line) return false;
    line = found;
  }
  return !nextRead();
}

function isSameHash(one: Int32Array, at: number, other: Int32Array, otherAt: number): boolean {
  for (let word = 0; word < HASH_WORDS; word += 1)
    if (one[at * HASH_WORDS + word] !== other[otherAt * HASH_WORDS + word]) return false;
  return true;
}

/** Returns the feed's entries without a cached record; none for a list of changes, whose plan asks for no absences. */
function othersOf(
  { ledger: { entryState }, feed }: ArrivingList,
  { count, entries }: RecordList,
  before: KnownList | null,
  touched: readonly number[],
): readonly number[] {
  if (!asksForAbsence({ feed })) return [];
  const candidates =
    before === null
      ? entryState.entriesOf(feed.name)
      : entryState.stillThere(feed.name, [...new Set([...before.known.unnamed, ...touched])]);
  let most = 0;
  for (const entry of candidates) if (entry > most) most = entry;
  const isKept = new Uint8Array(most + 1);
  for (let at = 0; at < count; at += 1) if (entries[at]! <= most) isKept[entries[at]!] = 1;
  return candidates.filter((entry) => isKept[entry] === 0);
}
