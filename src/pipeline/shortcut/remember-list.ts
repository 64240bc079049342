import { randomBytes, randomInt } from "node:crypto";
import type { Table } from "../../model/row.ts";
import type { ColumnMatch } from "../mapping/column-plan.ts";
import { NO_MARK, OTHER_TEXT, sampleOf, unknownGroupOf, withTexts, type CellMark } from "../mapping/cell-mark.ts";
import type { Mapper } from "../mapping/mapper.ts";
import type { Survey } from "../mapping/survey.ts";
import { mappingOf, readingOf, tellsAbsence, type ArrivingList, type KnownList } from "./known-list.ts";
import { createLearner, type Learner } from "./learn-records.ts";
import type { MemoryFiles } from "./memory-file.ts";
import {
  addRecord,
  createRecordList,
  toMemory,
  type MemoryHead,
  type RecordList,
  type RecordMemory,
} from "./record-memory.ts";
import type { RowClasses } from "./row-classes.ts";
import type { ScanLimits } from "./scan-records.ts";

/** A list that was read and staged, wholly or but for what was known. */
export interface StagedList {
  readonly survey: Survey;
  readonly matched: ColumnMatch;
  readonly mapper: Mapper;
  readonly learner: Learner;
  /** What was known of it before, and by which memory. */
  readonly before: { readonly list: KnownList; readonly memory: RecordMemory } | null;
}

/** Where memories are kept. */
export interface Memories {
  readonly files: MemoryFiles;
  /** false: what is there is used, nothing is written. */
  readonly learns: boolean;
  readonly limits: ScanLimits;
}

/** Where there is no memory yet: the seed of its hashes is nobody's to guess. */
export function startLearning({ records }: Pick<Table, "records">, memories: Memories | null): Learner | null {
  if (records === null || memories?.learns !== true) return null;
  return createLearner(randomInt(0x1_0000_0000) | 0, records.newline, records.lastHeaderLine);
}

/**
 * Remembers the records of a list whose rows ask for just what their entries have: to be called when its calls are made,
 * while the list still stands in the staging tables.
 */
export function rememberList(
  list: ArrivingList,
  { survey, matched, mapper, learner, before }: StagedList,
  memories: Memories | null,
): void {
  if (memories?.learns !== true) return;
  const { files } = memories;
  const { entryState } = list.ledger;
  const feed = list.feed.name;
  const { classes, records } = learner;
  const kept = createRecordList(records.count() + (before?.list.scanned.known ?? 0));
  const touched = before === null ? [] : entryState.touched(feed);
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
  if (before !== null && touched.length === 0 && hasSameRecords(before.memory, kept)) return;

  const head: MemoryHead = {
    token: randomBytes(16).toString("hex"),
    reading: readingOf(list),
    mapping: mappingOf(matched, mapper),
    day: before?.memory.head.day ?? list.today,
    seed: learner.seed,
    classes: classes.marks,
    texts: survey.columns.map(({ samples, unknownGroups }) => ({ samples, unknownGroups })),
  };
  files.save(feed, toMemory(head, kept, othersOf(list, kept, before, touched)));
  entryState.begin(feed, head.token);
}

/** What was known of the list before, as far as it still holds, record by record in the order of the list. */
function openKnown(
  { list: { scanned }, memory }: NonNullable<StagedList["before"]>,
  touched: ReadonlySet<number>,
  survey: Survey,
  classes: RowClasses,
) {
  const numbers = new Map<number, number>();
  let isTooVaried = false;
  let next = 0;
  const classOf = (rowClass: number): number => {
    const found = numbers.get(rowClass);
    if (found !== undefined) return found;
    const marks = (memory.head.classes[rowClass] ?? []).map((mark, place) =>
      place === 0 ? mark : withOtherTexts(mark, memory.head.texts[place - 1], survey.columns[place - 1]),
    );
    const number = classes.numberOf(marks);
    if (number === null) isTooVaried = true;
    numbers.set(rowClass, number ?? 0);
    return number ?? 0;
  };
  return {
    isTooVaried: () => isTooVaried,
    copyUpTo(line: number, to: RecordList): void {
      for (; next < scanned.known; next += 1) {
        const at = scanned.order[next]!;
        if (scanned.lineOf[at]! > line) return;
        const entry = memory.entries[at]!;
        if (!touched.has(entry)) addRecord(to, memory, at, entry, classOf(memory.classes[at]!));
      }
    },
  };
}

type Texts = MemoryHead["texts"][number];

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

function hasSameRecords(memory: RecordMemory, { count, hashes, entries }: RecordList): boolean {
  const isSame = (one: Int32Array, other: Int32Array) =>
    Buffer.from(one.buffer, one.byteOffset, one.byteLength).equals(
      Buffer.from(other.buffer, other.byteOffset, other.byteLength),
    );
  if (count !== memory.count) return false;
  return (
    isSame(memory.hashes, hashes.subarray(0, memory.hashes.length)) &&
    isSame(memory.entries, entries.subarray(0, count))
  );
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
