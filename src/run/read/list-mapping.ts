import type { Ledger } from "../../ledger/ledger.ts";
import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { FileRefused } from "../../model/file-refused.ts";
import type { Row, Table } from "../../model/row.ts";
import type { Survey } from "../../model/survey.ts";
import type { matchColumns } from "../../pipeline/mapping/columns/match-columns.ts";
import type { ColumnMatch } from "../../pipeline/mapping/headers/column-plan.ts";
import { createMapper, type Mapper } from "../../pipeline/mapping/row/mapper.ts";
import { finishSurvey, startSurvey, surveyRow } from "../../pipeline/mapping/survey/survey.ts";
import { mapRow } from "../../pipeline/mapping/row/map-row.ts";
import type { LastingRows } from "./corrected/lasting/lasting-rows.ts";
import { findKnownReading } from "./known/known-reading.ts";

/** How the rows of a list become contacts, and the survey that shows it. */
export interface ListMapping {
  readonly survey: Survey;
  readonly matched: ColumnMatch;
  readonly mapper: Mapper;
}

interface MappedList {
  readonly table: Table;
  readonly feed: FeedSettings;
  readonly groups: readonly Group[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly ledger: Pick<Ledger, "entries" | "learnedSettings">;
  readonly match: (survey: Survey) => ReturnType<typeof matchColumns>;
  /** The corrections that last; null: there are none. */
  readonly lasting: LastingRows | null;
  /** The first rows of a corrected report are not those of the list, so its known people prove nothing. */
  readonly isCorrected: boolean;
}

/** Number of rows in which known people are looked for. */
const FIRST_ROWS = 1_000;

/**
 * Returns a function that returns the mapping which follows from a survey.
 *
 * @throws FileRefused if the columns can't make contacts
 */
export function mapsBySurvey(list: MappedList): (survey: Survey) => Promise<ListMapping> {
  const { table, feed, groups, today, ledger, match, lasting, isCorrected } = list;
  const { is1904 } = table.reading;
  let rows: Promise<readonly Row[]> | null = null;
  const rowsOnce = () => (rows ??= firstRows(table));
  return async (survey) => {
    const matched = match(survey);
    if (matched.kind === "refused")
      throw new FileRefused("required_columns", matched.what, matched.hint, table.reading.headerLine);
    const input = { feed, columns: matched, survey, groups, today, is1904 };
    const mapper = createMapper(input);
    if (isCorrected) return { survey, matched, mapper };
    const known = await findKnownReading(ledger, survey, mapper, async () => {
      const found = await rowsOnce();
      return lasting === null ? found : found.map((row) => lasting.correctedRow(row, mapper, mapRow));
    });
    return { survey, matched, mapper: known === null ? mapper : createMapper({ ...input, known }) };
  };
}

async function firstRows(table: Table): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const batch of table.batches()) {
    rows.push(...batch);
    if (rows.length >= FIRST_ROWS) break;
  }
  return rows.slice(0, FIRST_ROWS);
}

/**
 * Reads a table and returns its survey.
 *
 * @param enough number of rows after which the reading may end
 * @param today `YYYY-MM-DD`
 */
export async function surveyTable(
  table: Table,
  feed: FeedSettings,
  groups: readonly Group[],
  enough: number,
  today: string,
): Promise<Survey> {
  const survey = startSurvey(table.header, feed, groups, today);
  for await (const batch of table.batches()) {
    for (const row of batch) surveyRow(survey, row);
    if (survey.rows >= enough) break;
  }
  return finishSurvey(survey);
}
