import type { Group } from "../../../src/model/contact.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import type { MappedRow } from "../../../src/model/mapped-row.ts";
import type { Row } from "../../../src/model/row.ts";
import { createMapper, mapRow } from "../../../src/pipeline/mapping/row/map-row.ts";
import { matchColumns } from "../../../src/pipeline/mapping/columns/match-columns.ts";
import { finishSurvey, startSurvey, surveyRow } from "../../../src/pipeline/mapping/survey/survey.ts";

export const TODAY = "2026-11-21";

export function sampleFeed(changes: Partial<FeedSettings> = {}): FeedSettings {
  return {
    name: "sample",
    files: ["*"],
    mode: "snapshot",
    key: null,
    columns: {},
    unmatchedColumns: "ignore",
    defaults: { group: "Team birthdays" },
    sheet: null,
    encoding: null,
    country: "DE",
    dateOrder: null,
    nameOrder: null,
    language: "en",
    yearlessBirthday: "MM-DD",
    blankCells: "keep",
    missingContact: "report",
    sharedAddress: "report",
    inactive: "hold",
    deletes: null,
    formerly: null,
    expectHours: null,
    ...changes,
  };
}

export function group(groupId: number, name: string): Group {
  return { groupId, name, category: "birthday", status: "active", dateCreated: "2025-01-01 00:00:00", contactCount: 0 };
}

export const GROUPS: readonly Group[] = [
  group(1, "Team birthdays"),
  group(2, "Friends"),
  group(3, "Team Berlin"),
  group(4, "Sales, North"),
  group(5, "Sales"),
  group(6, "Twins"),
  group(7, "TWINS"),
];

export interface SampleList {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Makes the survey of a list and matches its columns, as a run does. */
export function match(list: SampleList, feed: FeedSettings = sampleFeed(), groups: readonly Group[] = GROUPS) {
  const rows = list.rows.map((cells, index): Row => ({ kind: "cells", line: index + 2, cells }));
  const survey = startSurvey(list.header, feed, groups, TODAY);
  for (const row of rows) surveyRow(survey, row);
  const surveyed = finishSurvey(survey);
  return { rows, survey: surveyed, columns: matchColumns(list.header, feed, surveyed) };
}

/** Maps a list as a run does. */
export function mapList(
  list: SampleList,
  feed: FeedSettings = sampleFeed(),
  groups: readonly Group[] = GROUPS,
): readonly MappedRow[] {
  const { rows, survey, columns } = match(list, feed, groups);
  if (columns.kind === "refused") throw new Error(`${columns.what} ${columns.hint}`);
  const mapper = createMapper({ feed, columns, survey, groups, today: TODAY });
  return rows.map((row) => mapRow(row, mapper));
}

/** Returns the target of each header whose column is used. */
export function targetsOf(list: SampleList, feed?: FeedSettings): Readonly<Record<string, string>> {
  const { columns } = match(list, feed);
  if (columns.kind === "refused") throw new Error(`${columns.what} ${columns.hint}`);
  return Object.fromEntries(
    columns.columns.flatMap(({ header, target }) => (target === null ? [] : [[header, target]])),
  );
}

/** Returns a list of one row, given as header → cell. */
export function oneRow(cells: Readonly<Record<string, string>>): SampleList {
  return { header: Object.keys(cells), rows: [Object.values(cells)] };
}

/** Maps one row, given as header → cell. */
export function mapOne(cells: Readonly<Record<string, string>>, changes: Partial<FeedSettings> = {}): MappedRow {
  const [mapped] = mapList(oneRow(cells), sampleFeed(changes));
  if (mapped === undefined) throw new Error("The list of one row gave no mapped row.");
  return mapped;
}

/** Maps one row that must become a contact. */
export function contactOf(cells: Readonly<Record<string, string>>, changes: Partial<FeedSettings> = {}) {
  const mapped = mapOne(cells, changes);
  if (mapped.kind !== "contact") throw new Error(`Not a contact: ${JSON.stringify(mapped)}`);
  return mapped;
}

/** Maps one row that must be rejected. */
export function rejectionOf(cells: Readonly<Record<string, string>>, changes: Partial<FeedSettings> = {}) {
  const mapped = mapOne(cells, changes);
  if (mapped.kind !== "rejected") throw new Error(`Not rejected: ${JSON.stringify(mapped)}`);
  return mapped;
}
