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
import type { Survey } from "../../../pipeline/mapping/survey/survey.ts";
import { mappingOf, readingOf, tellsAbsence, type ArrivingList, type KnownList } from "./known-list.ts";
import { createLearner, type LearnedRecords, type Learner } from "./build-row-cache.ts";
import type { RowCacheFiles } from "./row-cache-file.ts";
import { HASH_WORDS } from "./record-hash.ts";
import {
  addRecord,
  createRecordList,
  toRowCache,
  type RowCacheHead,
  type RecordList,
  type RowCache,
} from "./row-cache.ts";
import type { RowClasses } from "./row-classes.ts";
import type { Scanned, ScanLimits } from "./scan-records.ts";

/** A list that was read and staged, wholly or but for what was known. */
export interface StagedList {
  readonly survey: Survey;
  readonly matched: ColumnMatch;
  readonly mapper: Mapper;
  readonly learner: Learner;
  /** What was known of it before, and by which memory. */
  readonly before: { readonly list: KnownList; readonly rowCache: RowCache } | null;
}

/** Where memories are kept. */
export interface RowCaches {
  readonly files: RowCacheFiles;
  /** false: what is there is used, nothing is written. */
  readonly learns: boolean;
  readonly limits: ScanLimits;
}

/** Where there is no memory yet: the seed of its hashes is nobody's to guess. */
export function startLearning({ records }: Pick<Table, "records">, rowCaches: RowCaches | null): Learner | null {
  if (records === null || rowCaches?.learns !== true) return null;
  return createLearner(randomInt(0x1_0000_0000) | 0, records.newline, records.lastHeaderLine);
}

/**
 * Remembers the records of a list whose rows ask for just what their entries have: to be called when its calls are made,
 * while the list still stands in the staging tables.
 */
export function rememberList(
  list: ArrivingList,
  { survey, matched, mapper, learner, before }: StagedList,
  rowCaches: RowCaches | null,
): void {
  if (rowCaches?.learns !== true) return;
  const { files } = rowCaches;
  const { entryState } = list.ledger;
  const feed = list.feed.name;
  const { classes, records } = learner;
  const touched = before === null ? [] : entryState.touched(feed);
  if (before !== null && touched.length === 0 && isAsBefore(before, records)) return;
  const kept = createRecordList(records.count() + (before?.list.scanned.known ?? 0));
  const old = before === null ? null : openKnown(before, new Set(touched), survey, classes);
  const learned = { hashes: records.hashes(), lengths: records.lengths(), lines: records.lines() };
  const taken = new Set<number>();
  let at = 0;
  for (const { line, entryId } of entryState.stagedAsApplied(feed)) {
    while (at < records.count() && records.line(at) < line) at += 1;
    const isItsRecord = at < records.count() && records.line(at) === line && records.isPlain(at);
    const isFree = !taken.has(entryId) && before?.list.known.isNamed(entryId) !== true && entryId <= 0x7fff_ffff;
    if (!isItsRecord || !isFree) continue;
    taken.add(entryId);
    old?.copyUpTo(line, kept);
    addRecord(kept, learned, at, entryId, records.rowClass(at));
  }
  old?.copyUpTo(Infinity, kept);
  if (learner.isTooVaried() || old?.isTooVaried() === true) return files.drop(feed);

  const head: RowCacheHead = {
    token: randomBytes(16).toString("hex"),
    reading: readingOf(list),
    mapping: mappingOf(matched, mapper),
    day: before?.rowCache.head.day ?? list.today,
    seed: learner.seed,
    classes: classes.marks,
    texts: survey.columns.map(({ samples, unknownGroups }) => ({ samples, unknownGroups })),
  };
  files.save(feed, toRowCache(head, kept, othersOf(list, kept, before, touched)));
  entryState.begin(feed, head.token);
}

/** What was known of the list before, as far as it still holds, record by record in the order of the list. */
function openKnown(
  { list: { scanned }, rowCache }: NonNullable<StagedList["before"]>,
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
        if (!touched.has(entry)) addRecord(to, rowCache, at, entry, classOf(rowCache.classes[at]!));
      }
    },
  };
}

type Texts = RowCacheHead["texts"][number];

/** A mark of one survey in terms of another's first few texts. */
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

/** The known records of a file, as they follow each other in it. */
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

/** The list has the memory's records and no other, in the same order; some were read once more. */
function isAsBefore(
  { list: { scanned }, rowCache }: NonNullable<StagedList["before"]>,
  records: LearnedRecords,
): boolean {
  let line = 0;
  let read = -1;
  const nextRead = () => {
    do read += 1;
    while (read < records.count() && !records.isPlain(read));
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

/** Entries of the feed that none of the records is of, as far as that will be asked. */
function othersOf(
  { ledger: { entryState }, feed }: ArrivingList,
  { count, entries }: RecordList,
  before: StagedList["before"],
  touched: readonly number[],
): readonly number[] {
  if (!tellsAbsence({ feed })) return [];
  const candidates =
    before === null
      ? entryState.entriesOf(feed.name)
      : entryState.stillThere(feed.name, [...new Set([...before.list.known.unnamed, ...touched])]);
  let most = 0;
  for (const entry of candidates) if (entry > most) most = entry;
  const isKept = new Uint8Array(most + 1);
  for (let at = 0; at < count; at += 1) if (entries[at]! <= most) isKept[entries[at]!] = 1;
  return candidates.filter((entry) => isKept[entry] === 0);
}
