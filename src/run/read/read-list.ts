import type { Ledger } from "../../ledger/open-ledger.ts";
import type { ListProfile } from "../../ledger/runs/runs.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { Group } from "../../model/contact.ts";
import { keySettingOf, type FeedSettings } from "../../model/feed.ts";
import { FileRefused } from "../../model/file-refused.ts";
import type { ColumnUse, MappedRow } from "../../model/mapped-row.ts";
import type { Row, Table } from "../../model/row.ts";
import { answeredBy, stale, surveyOfList, withoutReportColumns } from "./corrected-report.ts";
import { rowFingerprint } from "../../pipeline/mapping/row/row-fingerprint.ts";
import type { ColumnMatch } from "../../pipeline/mapping/headers/column-plan.ts";
import { mapRow } from "../../pipeline/mapping/row/map-row.ts";
import { profileList } from "../../pipeline/mapping/columns/list-profile.ts";
import { createMapper, type Mapper } from "../../pipeline/mapping/row/mapper.ts";
import { matchColumns } from "../../pipeline/mapping/columns/match-columns.ts";
import type { Survey } from "../../model/survey.ts";
import { finishSurvey, startSurvey, surveyRow } from "../../pipeline/mapping/survey/survey.ts";
import type { OpenedList } from "./open-list.ts";
import { mappingOf, readKnownList } from "./row-cache/known-list.ts";
import { isPlain, type Learner } from "./row-cache/build-row-cache.ts";
import { rememberList, startLearning, type RowCaches } from "./row-cache/row-caches.ts";

/** What reading a list finds out besides its rows. */
export interface ReadList {
  readonly header: readonly string[];
  readonly columns: readonly ColumnUse[];
  readonly profile: ListProfile;
  readonly survey: Survey;
  /** Parts of the key that the list has no column for, although the list before had: no row has a key. */
  readonly keyAbsent: readonly string[];
  /** Rows that did not have to be read. */
  readonly known: number;
  /** Makes the next list like this one quick to read. To be called when its calls are made, before another is staged. */
  remember(): void;
}

export interface ReadListInput {
  readonly list: OpenedList;
  readonly feed: FeedSettings;
  readonly groups: readonly Group[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly ledger: Ledger;
  readonly staging: Staging;
  /** What is known of earlier lists' records; null: every list is read from its first row to its last. */
  readonly rowCaches: RowCaches | null;
  readonly progress: (rows: number) => void;
}

/**
 * intake → mapping → staging: the rows that are not known from an earlier list, which most lists have few of.
 *
 * @throws FileRefused where the columns can't make contacts, or the file turns out broken
 */
export async function readList(input: ReadListInput): Promise<ReadList> {
  const { list, feed, staging, rowCaches } = input;
  const rowCache = list.kind === "list" ? rowCaches?.files.load(feed.name) : null;
  if (rowCaches === null || rowCache === null || rowCache === undefined) return readWhole(input);
  const arriving = { ...input, table: list.table };
  const stage = (row: Row, mapper: Mapper): MappedRow => {
    const mapped = mapAny(row, mapper);
    staging.add(mapped, contentOf(mapped), null, row.line);
    return mapped;
  };
  const known = await staged(staging, async () => {
    const found = await readKnownList(arriving, rowCache, rowCaches.limits, stage);
    if (found !== null) staging.addKnown(found.known);
    return found;
  });
  if (known === null) return readWhole(input);
  const remembered = { ...known, before: { list: known, rowCache } };
  return foundIn(list.table, known, known.known.count, () => rememberList(arriving, remembered, rowCaches));
}

/** So many rows are believed about what only the whole file can prove, until it is read. */
const FIRST_ROWS = 1_000;

/**
 * Reads the file into the staging tables. What only the whole file can prove (the order of day and month, which columns
 * hold groups) is taken from its first rows; where the whole file proves otherwise, it is read once more by that.
 */
async function readWhole(input: ReadListInput): Promise<ReadList> {
  const { list, feed, groups, today, ledger, staging, rowCaches } = input;
  const { kind } = list;
  const { table, idOf } = kind === "rejections" ? withoutReportColumns(list.table) : { ...list, idOf: () => "" };
  const answerTo = (line: number): ReturnType<typeof answeredBy> =>
    kind === "rejections" ? answeredBy(idOf(line), feed.name, ledger) : { kind: "none" };
  const wasByKey = kind === "list" && wasReadByKey(feed, ledger);
  const match = (survey: Survey) => matchColumns(table.header, feed, survey, wasByKey);
  const readingBy = (survey: Survey): Reading => {
    const matched = match(survey);
    if (matched.kind === "refused")
      throw new FileRefused("required_columns", matched.what, matched.hint, table.reading.headerLine);
    return { survey, matched, mapper: createMapper({ feed, columns: matched, survey, groups, today }) };
  };

  const ofList = kind === "rejections" ? surveyOfList(table.header, feed.name, ledger) : null;
  const first = ofList ?? (await surveyTable(table, feed, groups, FIRST_ROWS));
  const isEnough = match(first).kind === "columns";
  let reading = readingBy(isEnough ? first : await surveyTable(table, feed, groups, Infinity));
  for (;;) {
    const believed = reading;
    const learner = kind === "list" ? startLearning(table, rowCaches) : null;
    const proven = await staged(staging, async () => {
      const survey = await stageRows(input, table, believed.mapper, learner, answerTo);
      reading = readingBy(ofList ?? survey);
      return mappedBy(reading) === mappedBy(believed) ? reading : null;
    });
    if (proven === null) continue;
    return foundIn(table, proven, 0, () => {
      if (learner !== null && proven.matched.key.kind !== "impossible")
        rememberList({ ...input, table }, { ...proven, learner, before: null }, rowCaches);
    });
  }
}

function mappedBy({ matched, mapper }: Reading): string {
  return mappingOf(matched, mapper);
}

/** Stages a whole list. Where that fails, or comes to null, nothing is staged. */
async function staged<T>(staging: Staging, stageAll: () => Promise<T | null>): Promise<T | null> {
  staging.begin();
  try {
    const all = await stageAll();
    if (all !== null) staging.loaded();
    return all;
  } finally {
    staging.abandon();
  }
}

/** How rows become contacts, and what was found out to know it. */
interface Reading {
  readonly survey: Survey;
  readonly matched: ColumnMatch;
  readonly mapper: Mapper;
}

/** Maps and stages all rows. @returns what they prove together */
async function stageRows(
  { feed, groups, staging, progress }: ReadListInput,
  table: Table,
  mapper: Mapper,
  learner: Learner | null,
  answerTo: (line: number) => ReturnType<typeof answeredBy>,
): Promise<Survey> {
  const survey = startSurvey(table.header, feed, groups);
  let rows = 0;
  for await (const batch of table.batches(learner?.onRecord)) {
    for (const row of batch) {
      const marks = surveyRow(survey, row);
      learner?.surveyed(row.line, marks);
      const answer = answerTo(row.line);
      const mapped = answer.kind === "stale" ? stale(row, answer.reason) : mapAny(row, mapper);
      learner?.mapped(row.line, isPlain(mapped, mapper));
      staging.add(mapped, contentOf(mapped), answer.kind === "problem" ? answer.openItem : null);
    }
    progress((rows += batch.length));
  }
  return finishSurvey(survey);
}

function foundIn(
  { header }: Table,
  { survey, matched }: { readonly survey: Survey; readonly matched: ColumnMatch },
  known: number,
  remember: () => void,
): ReadList {
  const keyAbsent = matched.key.kind === "impossible" ? matched.key.absent : [];
  return {
    header,
    columns: matched.columns,
    profile: profileList(survey, matched),
    survey,
    keyAbsent,
    known,
    remember,
  };
}

/** Whether the list before had the columns of the key that is set now. */
function wasReadByKey(feed: FeedSettings, { runs }: Ledger): boolean {
  return runs.latestAccepted(feed.name)?.keySetting === keySettingOf(feed);
}

async function surveyTable(
  table: Table,
  feed: FeedSettings,
  groups: readonly Group[],
  mostRows: number,
): Promise<Survey> {
  const survey = startSurvey(table.header, feed, groups);
  for await (const batch of table.batches()) {
    for (const row of batch) surveyRow(survey, row);
    if (survey.rows >= mostRows) break;
  }
  return finishSurvey(survey);
}

/** A row that was hidden by hand is left out, but it is known who it is about. */
function mapAny(row: Row, mapper: Mapper): MappedRow {
  if (row.kind !== "skipped" || row.reason !== "hidden_row") return mapRow(row, mapper);
  const { line, cells, reason } = row;
  const seen = mapRow({ kind: "cells", line, cells }, mapper);
  return seen.kind === "skipped"
    ? seen
    : {
        kind: "skipped",
        line,
        reason,
        person: { key: seen.key, traits: seen.traits, contactId: seen.contactId },
        cells,
      };
}

/** What tells this content of a row from another. */
function contentOf(mapped: MappedRow): string {
  return mapped.kind === "contact" ? rowFingerprint(mapped) : `${mapped.kind}\n${JSON.stringify(mapped.cells)}`;
}
