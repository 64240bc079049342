import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Row } from "../../../model/row.ts";
import { OTHER_TEXT, sampleOf, unknownGroupOf, type CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";
import { isFull, noteSample, noteUnknownGroup } from "../../../pipeline/mapping/survey/column-survey.ts";
import {
  countRows,
  finishSurvey,
  startSurvey,
  surveyRow,
  type Survey,
  type SurveyInProgress,
} from "../../../pipeline/mapping/survey/survey.ts";
import type { RowCacheHead } from "./row-cache.ts";
import type { Scanned } from "./scan-records.ts";

/** A survey of known rows and of rows that are read. */
export interface MergedSurvey {
  /** Takes in a row that was read, in file order. @returns what it proved, as `surveyRow` does */
  row(row: Row): readonly CellMark[] | null;
  /** @returns `hasTexts`: false: a known row may have a text that the survey keeps, and it is not known which */
  end(): { readonly survey: Survey; readonly hasTexts: boolean };
}

/**
 * The survey of a whole list, of which only some rows are read: what known rows prove is counted by their classes, and
 * their texts come in where the first row of each class stands.
 */
export function mergeSurvey(
  header: readonly string[],
  feed: FeedSettings,
  groups: readonly Group[],
  head: RowCacheHead,
  { classCounts, classFirst }: Pick<Scanned, "classCounts" | "classFirst">,
): MergedSurvey {
  const survey = startSurvey(header, feed, groups);
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

/** @returns false: which text a cell has is not known, and there is still room for it */
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
