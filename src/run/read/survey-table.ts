import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { Table } from "../../model/row.ts";
import type { Survey } from "../../model/survey.ts";
import { finishSurvey, startSurvey, surveyRow } from "../../pipeline/mapping/survey/survey.ts";

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
