import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Row } from "../../../model/row.ts";
import type { Survey } from "../../../model/survey.ts";
import { OTHER_TEXT, sampleOf, unknownGroupOf, type CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";
import { isFull, noteSample, noteUnknownGroup } from "../../../pipeline/mapping/survey/column-texts.ts";
import {
  countRows,
  finishSurvey,
  startSurvey,
  surveyRow,
  type SurveyInProgress,
} from "../../../pipeline/mapping/survey/survey.ts";
import type { RowCacheHead } from "./cached-records.ts";
import type { Scanned } from "./scan-records.ts";

/** The survey of known rows together with rows that are read. */
export interface MergedSurvey {
  /** Takes in a row that was read, in file order. @returns its marks, as `surveyRow` does */
  row(row: Row): readonly CellMark[] | null;
  /** Ends the survey. `hasTexts` is false if a known row may have a text that the survey keeps but the cache lacks. */
  end(): { readonly survey: Survey; readonly hasTexts: boolean };
}

/**
 * Surveys a whole list of which only some rows are read. Known rows are counted by their classes. The texts of a class are
 * added at the line of its first row.
 */
export function mergeSurvey(
  header: readonly string[],
  feed: FeedSettings,
  groups: readonly Group[],
  today: string,
  head: RowCacheHead,
  { classCounts, classFirst }: Pick<Scanned, "classCounts" | "classFirst">,
): MergedSurvey {
  const survey = startSurvey(header, feed, groups, today);
  const classes = head.classes
    .map((marks, number) => ({ marks, times: classCounts[number]!, line: classFirst[number]! }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => a.line - b.line);
  let next = 0;
  let hasTexts = true;
  const noteUpTo = (line: number): void => {
    for (; next < classes.length && classes[next]!.line < line; next += 1)
      hasTexts = noteTexts(survey, head.texts, classes[next]!.marks) && hasTexts;
  };
  return {
    row(row) {
      noteUpTo(row.line);
      return surveyRow(survey, row);
    },
    end() {
      noteUpTo(Infinity);
      for (const { marks, times } of classes) countRows(survey, marks, times);
      return { survey: finishSurvey(survey), hasTexts };
    },
  };
}

/** Notes the texts of a class. Returns false if the survey has room for a text that the cache does not know. */
function noteTexts(survey: SurveyInProgress, texts: RowCacheHead["texts"], marks: readonly CellMark[]): boolean {
  return survey.columns.every((column, index) => {
    const mark = marks[index + 1] ?? 0;
    const known = texts[index];
    const sample = sampleOf(mark);
    const unknownGroup = unknownGroupOf(mark);
    if (sample === OTHER_TEXT && !isFull(column, "samples")) return false;
    if (unknownGroup === OTHER_TEXT && !isFull(column, "unknownGroups")) return false;
    const sampleText = known?.samples[sample - 1];
    const groupName = known?.unknownGroups[unknownGroup - 1];
    if (sampleText !== undefined) noteSample(column, sampleText);
    if (groupName !== undefined) noteUnknownGroup(column, groupName);
    return true;
  });
}
