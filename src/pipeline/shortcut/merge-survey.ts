import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { Row } from "../../model/row.ts";
import { OTHER_TEXT, sampleOf, unknownGroupOf, type CellMark } from "../mapping/cell-mark.ts";
import { isFull, noteSample, noteUnknownGroup } from "../mapping/column-survey.ts";
import { countRows, startSurvey, surveyRow, type SurveyInProgress } from "../mapping/survey.ts";
import type { Learner } from "./learn-records.ts";
import type { MemoryHead } from "./record-memory.ts";
import type { Scanned } from "./scan-records.ts";

/**
 * The survey of a whole list, of which only some rows were read: what known rows prove is counted by their classes, and
 * their texts come in where the first row of each class stands.
 *
 * @returns null: a known row may have a text that the survey keeps, and it is not known which
 */
export function mergeSurvey(
  header: readonly string[],
  feed: FeedSettings,
  groups: readonly Group[],
  head: MemoryHead,
  scanned: Scanned,
  rows: readonly Row[],
  learner: Learner,
): SurveyInProgress | null {
  const survey = startSurvey(header, feed, groups);
  const { classCounts, classFirst } = scanned;
  const classes = head.classes
    .map((marks, number) => ({ marks, times: classCounts[number]!, line: classFirst[number]! }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => a.line - b.line);
  let next = 0;
  const noteUpTo = (line: number): boolean => {
    for (; next < classes.length && classes[next]!.line < line; next += 1)
      if (!noteTexts(survey, head.texts, classes[next]!.marks)) return false;
    return true;
  };
  for (const row of rows) {
    if (!noteUpTo(row.line)) return null;
    learner.surveyed(row.line, surveyRow(survey, row));
  }
  if (!noteUpTo(Infinity)) return null;
  for (const { marks, times } of classes) countRows(survey, marks, times);
  return survey;
}

/** @returns false: which text a cell has is not known, and there is still room for it */
function noteTexts(survey: SurveyInProgress, texts: MemoryHead["texts"], marks: readonly CellMark[]): boolean {
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
