import type { CorrectionEffects } from "../../ledger/corrections/lasting-corrections.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { Group } from "../../model/contact.ts";
import { keySettingOf, type FeedSettings } from "../../model/feed.ts";
import type { ColumnUse, MappedRow } from "../../model/mapped-row.ts";
import type { Row, Table } from "../../model/row.ts";
import { formOfRow } from "./corrected/lasting/row-form.ts";
import { openLastingRows, type LastingRows } from "./corrected/lasting/lasting-rows.ts";
import { openCorrectedRows, surveyOfList } from "./corrected/corrected-report.ts";
import type { LineAnswers } from "./corrected/line-answers.ts";
import { profileList } from "../../pipeline/mapping/columns/list-profile.ts";
import type { Mapper } from "../../pipeline/mapping/row/mapper.ts";
import { matchColumns } from "../../pipeline/mapping/columns/match-columns.ts";
import type { ListEnd, ListProfile, Survey } from "../../model/survey.ts";
import type { OpenedList } from "./open-list.ts";
import { leaveOutAtEnd, type CutEnd } from "./ends/cut-row.ts";
import { mapsBySurvey, surveyTable, type ListMapping } from "./list-mapping.ts";
import { mapAny } from "./passed-over-rows.ts";
import {
  mappingOf,
  passedRows,
  readKnownList,
  startCollecting,
  updateRowCache,
  type RowCaches,
} from "./row-cache/row-cache.ts";
import { effectsOf, stageRows, stagesRows } from "./stage-rows.ts";
import { addCellsOfTwins } from "./thin-twins.ts";
import { countUnreadable } from "./unreadable-rows.ts";
import { watchEnd } from "./ends/watch-end.ts";

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
  /** How the list ends; null: not known, or no usual end of the feed's lists. */
  readonly end: ListEnd | null;
  /** The list ends unlike the feed's last lists: it may be cut off. */
  readonly isCut: boolean;
  /** The corrections that the corrected report makes, or that the list needs. */
  readonly corrections: CorrectionEffects;
  /** Returns a text that is the same for two rows of the list which differ by their form only. */
  formOf(cells: readonly string[]): string;
  /** Updates the row cache. Call it after the calls of this list are made, and before another list is staged. */
  updateRowCache(): void;
}

export interface ReadListInput {
  readonly list: OpenedList;
  readonly feed: FeedSettings;
  readonly groups: readonly Group[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly ledger: Pick<
    Ledger,
    | "entries"
    | "entryState"
    | "openItems"
    | "heldRows"
    | "runs"
    | "learnedSettings"
    | "lists"
    | "answers"
    | "corrections"
    | "followUps"
  >;
  readonly answers?: LineAnswers | undefined;
  readonly staging: Staging;
  /** null: every list is read whole. */
  readonly rowCaches: RowCaches | null;
  readonly progress: (rows: number) => void;
  /** Called for each row: lets other work go on now and then. */
  readonly pause: () => Promise<void>;
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
  const lasting = list.kind === "list" ? openLastingRows(list.table.header, feed, input.ledger) : null;
  if (rowCaches === null || rowCache === null || rowCache === undefined) return readWhole(input, lasting);
  const watched = watchEnd(list.table);
  const arriving = { ...input, table: watched.table, rules: lasting?.rules ?? null };
  const unreadable = countUnreadable();
  const stageRow = stagesRows(input, lasting);
  const stage = (row: Row, mapper: Mapper): MappedRow | null => {
    const { mapped, isCacheable } = stageRow(row, mapper, row.line);
    unreadable.add(mapped);
    // The list is read whole then, and its known rows count.
    if (unreadable.areTooMany()) throw unreadable.refusal();
    return isCacheable ? mapped : null;
  };
  lasting?.begin();
  const known = await stageAllOrNone(staging, async () => {
    const found = await readKnownList(arriving, rowCache, rowCaches.limits, stage);
    if (found === null) return null;
    staging.addKnown(found.known);
    const passed = passedRows(found);
    return {
      found,
      cut: await leaveOutAtEnd(
        { ...input, ...found, table: list.table, map: (row) => mapAny(row, found.mapper, input) },
        watched,
        passed,
      ),
    };
  });
  if (known === null) return readWhole(input, lasting);
  const { found, cut } = known;
  await addCellsOfTwins(list.table, staging, (row) => lasting?.cellsOf(row) ?? row.cells);
  const counts = { known: found.known.count, corrections: effectsOf(lasting) };
  return toReadList(list.table, found, cut, counts, () =>
    updateRowCache(arriving, { ...found, before: found, fewestCells: cut.fewestCells }, rowCaches),
  );
}

/** Number of rows from which the mapping is assumed at first. */
const FIRST_ROWS = 1_000;

/**
 * Reads every row of the file into the staging tables.
 *
 * Only the whole file proves the order of day and month, and which columns hold groups. Both are assumed from the first
 * rows. If the whole file proves something else, the file is read again with the mapping that it proved.
 */
async function readWhole(input: ReadListInput, lasting: LastingRows | null): Promise<ReadList> {
  const { list, feed, groups, today, ledger, staging, rowCaches, answers } = input;
  const { kind } = list;
  const corrected = kind === "rejections" ? await openCorrectedRows(list.table, feed, ledger, today, answers) : null;
  const watched = kind === "rejections" ? null : watchEnd(list.table);
  const { table } = corrected ?? watched ?? list;
  const wasByKey = kind === "list" && wasReadByKey(feed, ledger);
  const match = (survey: Survey) => matchColumns(table.header, feed, survey, wasByKey);
  const mappingBy = mapsBySurvey({
    table,
    feed,
    groups,
    today,
    ledger,
    match,
    lasting,
    isCorrected: kind === "rejections",
  });

  const ofList = kind === "rejections" ? surveyOfList(table.header, feed.name, ledger) : null;
  const first = ofList ?? (await surveyTable(table, feed, groups, FIRST_ROWS, today));
  const isEnough = match(first).kind === "columns";
  let mapping = await mappingBy(isEnough ? first : await surveyTable(table, feed, groups, Infinity, today));
  for (;;) {
    const assumed = mapping;
    const collector = kind === "list" ? startCollecting(table, rowCaches) : null;
    const proven = await stageAllOrNone(staging, async () => {
      const isProven = async (read: Survey) => isSameMapping(await mappingBy(read), assumed);
      const survey = await stageRows(input, table, {
        mapper: assumed.mapper,
        collector,
        corrected,
        lasting,
        isProven,
      });
      mapping = await mappingBy(ofList ?? survey);
      if (!isSameMapping(mapping, assumed)) return null;
      return {
        ...mapping,
        cut: await leaveOutAtEnd(
          { ...input, table: list.table, collector, map: (row) => mapAny(row, assumed.mapper, input) },
          watched,
          null,
        ),
      };
    });
    if (proven === null) continue;
    const { cut } = proven;
    await addCellsOfTwins(table, staging, (row) => lasting?.cellsOf(row) ?? row.cells);
    const corrections = corrected?.recorded.effects() ?? effectsOf(lasting);
    return toReadList(table, proven, cut, { known: 0, corrections }, () => {
      if (collector !== null && proven.matched.key.kind !== "impossible")
        updateRowCache(
          { ...input, table, rules: lasting?.rules ?? null },
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

function toReadList(
  { header }: Table,
  { survey, matched, mapper }: ListMapping,
  { end, isCut }: CutEnd,
  counts: Pick<ReadList, "known" | "corrections">,
  update: () => void,
): ReadList {
  return {
    header,
    columns: matched.columns,
    profile: profileList(survey, matched),
    survey,
    keyAbsent: matched.key.kind === "impossible" ? matched.key.absent : [],
    ...counts,
    end,
    isCut,
    formOf: (cells) => formOfRow(header, cells, mapper),
    updateRowCache: update,
  };
}

/** Returns whether the feed's newest accepted list was read with the present key setting. */
function wasReadByKey(feed: FeedSettings, { runs }: Pick<Ledger, "runs">): boolean {
  return runs.latestAccepted(feed.name)?.keySetting === keySettingOf(feed);
}
