import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { Row } from "../../model/row.ts";
import {
  finishColumn,
  startColumn,
  surveyCell,
  type ColumnInProgress,
  type ColumnSurvey,
  type FileEvidence,
} from "./column-survey.ts";
import { NO_EVIDENCE, orderStatedBy, type OrderEvidence } from "./date-order.ts";
import { createGroupReader } from "./group.ts";
import { readHeader } from "./header-columns.ts";
import { watchedKeyColumns } from "./key-plan.ts";
import { isBlank } from "./text.ts";

/** What all rows of a file together prove, gathered before the first row is mapped. */
export interface Survey {
  /** Rows whose cells could be told apart. */
  readonly rows: number;
  readonly columns: readonly ColumnSurvey[];
  readonly dateEvidence: OrderEvidence;
  /** Rows in which some part of the key has no value in any of its columns. */
  readonly blankKeys: number;
}

/** A survey under way. Its counters change with every row; only `finishSurvey` reads them out. */
export interface SurveyInProgress {
  rows: number;
  blankKeys: number;
  readonly keyColumns: readonly (readonly number[])[];
  readonly columns: readonly ColumnInProgress[];
  readonly file: FileEvidence;
}

/** Begins a survey. Which columns are watched for what follows from the header and the settings. */
export function startSurvey(header: readonly string[], feed: FeedSettings, groups: readonly Group[]): SurveyInProgress {
  const columns = readHeader(header, feed);
  const dates = { ...NO_EVIDENCE };
  for (const text of header) {
    const stated = orderStatedBy(text);
    if (stated !== null) dates[stated] += 1;
  }
  return {
    rows: 0,
    blankKeys: 0,
    keyColumns: watchedKeyColumns(columns, feed),
    columns: columns.map(startColumn),
    file: { dates, readGroup: createGroupReader(groups) },
  };
}

/** Takes one row into account. Rows without readable cells, and rows that are no data, prove nothing. */
export function surveyRow(survey: SurveyInProgress, row: Row): void {
  if (row.kind !== "cells") return;
  const { columns, file, keyColumns } = survey;
  const { cells } = row;
  survey.rows += 1;
  let index = 0;
  for (const column of columns) {
    const cell = cells[index] ?? "";
    if (!isBlank(cell)) surveyCell(column, cell, file);
    index += 1;
  }
  const lacksKey = keyColumns.some((part) => part.every((column) => isBlank(cells[column] ?? "")));
  if (lacksKey) survey.blankKeys += 1;
}

/** Reads the survey out. */
export function finishSurvey({ rows, blankKeys, columns, file }: SurveyInProgress): Survey {
  return { rows, columns: columns.map(finishColumn), dateEvidence: { ...file.dates }, blankKeys };
}
