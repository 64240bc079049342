import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { MappedRow } from "../../model/mapped-row.ts";
import type { Row } from "../../model/row.ts";
import { matchColumns } from "../../pipeline/mapping/columns/match-columns.ts";
import { createMapper, type Mapper } from "../../pipeline/mapping/row/mapper.ts";
import { NO_FACTS, type RowFacts } from "../../pipeline/mapping/row/row-facts.ts";
import { mapRow } from "../../pipeline/mapping/row/map-row.ts";
import { finishSurvey, startSurvey } from "../../pipeline/mapping/survey/survey.ts";

type SkippedRow = Extract<Row, { readonly kind: "skipped" }>;

/** Facts about the list that mapping needs. */
interface ListFacts {
  readonly groups: readonly Group[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Reasons for which a row is passed over although it may be a person's. */
const PASSED_OVER: readonly SkippedRow["reason"][] = ["hidden_row", "other_sheet", "second_table"];

/**
 * Maps a row. A row that is passed over is skipped, but its person is kept, so that the contact is not absent. Such rows are
 * hidden rows, rows of a sheet that is not read, and rows of a second table.
 */
export function mapAny(row: Row, mapper: Mapper, list: ListFacts, facts: RowFacts = NO_FACTS): MappedRow {
  if (row.kind !== "skipped" || !PASSED_OVER.includes(row.reason)) return mapRow(row, mapper, facts);
  const { line, cells, reason } = row;
  const own = row.header === undefined ? mapper : mapperOfHeader(row.header, mapper, list);
  const seen = own === null ? null : mapRow({ kind: "cells", line, cells }, own);
  if (seen === null || seen.kind === "skipped") return { kind: "skipped", line, reason, cells };
  const { key, traits, contactId } = seen;
  const left = row.hasLeft === true ? ({ hasLeft: true } as const) : {};
  return { kind: "skipped", line, reason, person: { key, traits, contactId, ...left }, cells };
}

/** The mappers of other headers, by the mapper of the list's own header. */
const mappers = new WeakMap<Mapper, Map<string, Mapper | null>>();

/** Returns the mapper for rows under another header than the list's; null: its columns name no people. */
function mapperOfHeader(header: readonly string[], mapper: Mapper, list: ListFacts): Mapper | null {
  const known = mappers.get(mapper) ?? new Map<string, Mapper | null>();
  mappers.set(mapper, known);
  const name = JSON.stringify(header);
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = makeMapper(header, mapper.feed, list);
  known.set(name, made);
  return made;
}

function makeMapper(header: readonly string[], feed: FeedSettings, { groups, today }: ListFacts): Mapper | null {
  // The program only reads the people's names and values from these rows, so group and key need not be certain.
  const anyGroup = { ...feed, defaults: { ...feed.defaults, group: feed.defaults.group ?? groups[0]?.name ?? "" } };
  const survey = finishSurvey(startSurvey(header, anyGroup, groups, today));
  const columns = matchColumns(header, anyGroup, survey, true);
  return columns.kind === "refused" ? null : createMapper({ feed: anyGroup, columns, survey, groups, today });
}
