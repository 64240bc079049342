import type { Ledger } from "../../ledger/ledger.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { Group } from "../../model/contact.ts";
import { keySettingOf, type FeedSettings } from "../../model/feed.ts";
import type { ColumnUse, MappedRow } from "../../model/mapped-row.ts";
import type { Row, Table } from "../../model/row.ts";
import { openCorrectedRows, surveyOfList, type CorrectedRows } from "./corrected/corrected-report.ts";
import { rowFingerprint } from "../../pipeline/mapping/row/row-fingerprint.ts";
import { NO_FACTS } from "../../pipeline/mapping/row/row-facts.ts";
import { profileList } from "../../pipeline/mapping/columns/list-profile.ts";
import type { Mapper } from "../../pipeline/mapping/row/mapper.ts";
import { matchColumns } from "../../pipeline/mapping/columns/match-columns.ts";
import type { ListEnd, ListProfile, Survey } from "../../model/survey.ts";
import { finishSurvey, startSurvey, surveyRow } from "../../pipeline/mapping/survey/survey.ts";
import type { OpenedList } from "./open-list.ts";
import { leaveOutCutRow, type CutEnd } from "./cut-row.ts";
import { mapsBySurvey, type ListMapping } from "./list-mapping.ts";
import { answersAbout, knownPeople } from "./known-people.ts";
import { mapAny } from "./passed-over-rows.ts";
import {
  mappingOf,
  passedRows,
  readKnownList,
  startCollecting,
  updateRowCache,
  type RecordCollector,
  type RowCaches,
} from "./row-cache/row-cache.ts";
import { surveyTable } from "./survey-table.ts";
import { addCellsOfTwins } from "./thin-twins.ts";
import { watchEnd } from "./watch-end.ts";

/** What is known of a list once it is read, besides its rows. */
export interface ReadList {
  readonly header: readonly string[];
  readonly columns: readonly ColumnUse[];
  readonly profile: ListProfile;
  readonly survey: Survey;
  /** Parts of the key that the feed's last list had as columns and this list lacks. If there are any, no row has a key. */
  readonly keyAbsent: readonly string[];
  /** Number of rows that the row cache knew, and that were not read. */
  readonly known: number;
  /** How the list ends; null: not known. */
  readonly end: ListEnd | null;
  /** The list ends unlike the feed's last lists: it may be cut off. */
  readonly isCut: boolean;
  /** Updates the row cache. Call it after the calls of this list are made, and before another list is staged. */
  updateRowCache(): void;
}

export interface ReadListInput {
  readonly list: OpenedList;
  readonly feed: FeedSettings;
  readonly groups: readonly Group[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly ledger: Pick<Ledger, "entries" | "entryState" | "openItems" | "heldRows" | "runs" | "lists" | "answers">;
  readonly staging: Staging;
  /** null: every list is read from its first row to its last. */
  readonly rowCaches: RowCaches | null;
  readonly progress: (rows: number) => void;
}

/**
 * Reads a list, maps its rows, and stages them beside the ledger's entries (intake → mapping → staging). Rows that the row
 * cache knows are not read. In most lists, the cache knows nearly all rows.
 *
 * @throws FileRefused if the columns can't make contacts, or the file turns out to be broken
 */
export async function readList(input: ReadListInput): Promise<ReadList> {
  const { list, feed, staging, rowCaches } = input;
  const rowCache = list.kind === "list" ? rowCaches?.files.load(feed.name) : null;
  if (rowCaches === null || rowCache === null || rowCache === undefined) return readWhole(input);
  const watched = watchEnd(list.table);
  const arriving = { ...input, table: watched.table };
  const facts = { findPerson: knownPeople(input), answerAbout: answersAbout(input), corrected: NO_FACTS.corrected };
  const stage = (row: Row, mapper: Mapper): MappedRow => {
    const mapped = mapAny(row, mapper, input, facts);
    staging.add(mapped, contentOf(mapped, feed), null, row.line);
    return mapped;
  };
  const known = await stageAllOrNone(staging, async () => {
    const found = await readKnownList(arriving, rowCache, rowCaches.limits, stage);
    if (found === null) return null;
    staging.addKnown(found.known);
    const passed = passedRows(found);
    return {
      found,
      cut: leaveOutCutRow({ ...input, ...found, map: (row) => mapAny(row, found.mapper, input) }, watched.end(passed)),
    };
  });
  if (known === null) return readWhole(input);
  const { found, cut } = known;
  await addCellsOfTwins(list.table, staging);
  return toReadList(list.table, found, cut, found.known.count, () =>
    updateRowCache(arriving, { ...found, before: found, fewestCells: cut.fewestCells }, rowCaches),
  );
}

/** Number of rows from which the mapping is assumed until the whole file is read. */
const FIRST_ROWS = 1_000;

/**
 * Reads every row of the file into the staging tables.
 *
 * Only the whole file proves the order of day and month, and which columns hold groups. Both are assumed from the first
 * rows. If the whole file proves something else, the file is read again with the mapping that it proved.
 */
async function readWhole(input: ReadListInput): Promise<ReadList> {
  const { list, feed, groups, today, ledger, staging, rowCaches } = input;
  const { kind } = list;
  const corrected = kind === "rejections" ? openCorrectedRows(list.table, feed, ledger, today) : null;
  const watched = kind === "rejections" ? null : watchEnd(list.table);
  const { table } = corrected ?? watched ?? list;
  const wasByKey = kind === "list" && wasReadByKey(feed, ledger);
  const match = (survey: Survey) => matchColumns(table.header, feed, survey, wasByKey);
  const mappingBy = mapsBySurvey({ table, feed, groups, today, ledger, match, isCorrected: kind === "rejections" });

  const ofList = kind === "rejections" ? surveyOfList(table.header, feed.name, ledger) : null;
  const first = ofList ?? (await surveyTable(table, feed, groups, FIRST_ROWS, today));
  const isEnough = match(first).kind === "columns";
  let mapping = await mappingBy(isEnough ? first : await surveyTable(table, feed, groups, Infinity, today));
  for (;;) {
    const assumed = mapping;
    const collector = kind === "list" ? startCollecting(table, rowCaches) : null;
    const proven = await stageAllOrNone(staging, async () => {
      const survey = await stageRows(input, table, { mapper: assumed.mapper, collector, corrected });
      mapping = await mappingBy(ofList ?? survey);
      if (!isSameMapping(mapping, assumed)) return null;
      return {
        ...mapping,
        cut: leaveOutCutRow(
          { ...input, collector, map: (row) => mapAny(row, assumed.mapper, input) },
          watched?.end(null) ?? null,
        ),
      };
    });
    if (proven === null) continue;
    const { cut } = proven;
    await addCellsOfTwins(table, staging);
    return toReadList(table, proven, cut, 0, () => {
      if (collector !== null && proven.matched.key.kind !== "impossible")
        updateRowCache(
          { ...input, table },
          { ...proven, collector, before: null, fewestCells: cut.fewestCells },
          rowCaches,
        );
    });
  }
}

function isSameMapping(one: ListMapping, other: ListMapping): boolean {
  return mappingOf(one.matched, one.mapper) === mappingOf(other.matched, other.mapper);
}

/** Stages a whole list. If that fails or returns null, nothing stays staged. */
async function stageAllOrNone<T>(staging: Staging, stageAll: () => Promise<T | null>): Promise<T | null> {
  staging.begin();
  try {
    const all = await stageAll();
    if (all !== null) staging.loaded();
    return all;
  } finally {
    staging.abandon();
  }
}

interface RowSteps {
  readonly mapper: Mapper;
  readonly collector: RecordCollector | null;
  /** null: the table is a list, not a corrected report. */
  readonly corrected: CorrectedRows | null;
}

/** Maps and stages all rows. @returns the survey of all rows */
async function stageRows(
  input: ReadListInput,
  table: Table,
  { mapper, collector, corrected }: RowSteps,
): Promise<Survey> {
  const { feed, groups, today, staging, progress } = input;
  const facts = { findPerson: knownPeople(input), answerAbout: answersAbout(input), corrected: NO_FACTS.corrected };
  const survey = startSurvey(table.header, feed, groups, today);
  const list = { groups, today };
  let rows = 0;
  for await (const batch of table.batches(collector?.onRecord)) {
    for (const row of batch) {
      const marks = surveyRow(survey, row);
      collector?.surveyed(row.line, marks);
      if (corrected === null) {
        const mapped = mapAny(row, mapper, list, facts);
        collector?.mapped(row.line, mapped, mapper);
        staging.add(mapped, contentOf(mapped, feed), null);
        continue;
      }
      const { mapped, openItem, reported } = corrected.map(row, (any, columns) =>
        mapAny(any, mapper, list, { ...facts, corrected: columns }),
      );
      staging.add(mapped, contentOf(mapped, feed), openItem);
      if (reported !== null) staging.addReported(reported);
    }
    progress((rows += batch.length));
  }
  return finishSurvey(survey);
}

function toReadList(
  { header }: Table,
  { survey, matched }: Pick<ListMapping, "survey" | "matched">,
  { end, isCut }: CutEnd,
  known: number,
  update: () => void,
): ReadList {
  return {
    header,
    columns: matched.columns,
    profile: profileList(survey, matched),
    survey,
    keyAbsent: matched.key.kind === "impossible" ? matched.key.absent : [],
    known,
    end,
    isCut,
    updateRowCache: update,
  };
}

/** Returns whether the feed's newest accepted list was read with the present key setting. */
function wasReadByKey(feed: FeedSettings, { runs }: Pick<Ledger, "runs">): boolean {
  return runs.latestAccepted(feed.name)?.keySetting === keySettingOf(feed);
}

/** Returns a text that is the same for two rows with the same content. */
function contentOf(mapped: MappedRow, { blankCells }: FeedSettings): string {
  return mapped.kind === "contact"
    ? rowFingerprint(mapped, blankCells)
    : `${mapped.kind}\n${JSON.stringify(mapped.cells)}`;
}
