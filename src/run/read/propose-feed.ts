/** Looks at a sample list and proposes the feed for it: its name, its files' names, what its columns are, its key. */
import { basename, extname } from "node:path";
import type { FeedSettings } from "../../model/feed.ts";
import type { ColumnUse } from "../../model/mapped-row.ts";
import type { Reading, Table } from "../../model/row.ts";
import { foldAccents } from "../../model/text-folding.ts";
import { matchColumns } from "../../pipeline/mapping/columns/match-columns.ts";
import { finishSurvey, startSurvey, surveyRow } from "../../pipeline/mapping/survey/survey.ts";
import { openList } from "./open-list.ts";

export interface FeedProposal {
  readonly name: string;
  /** Fits the sample and the lists after it, whatever date stands in their names. */
  readonly pattern: string;
  readonly reading: Reading;
  readonly rows: number;
  readonly columns: readonly ColumnUse[];
  /** A column in which each row has a value of its own; null: the default key, e-mail and first name and so on. */
  readonly key: string | null;
  /** What is missing before this list can be used, in words; null: nothing. */
  readonly missing: string | null;
}

/** A feed that leaves everything to be found out. */
const UNKNOWN_FEED: FeedSettings = {
  name: "sample",
  files: [],
  mode: "changes",
  key: null,
  columns: {},
  unmatchedColumns: "ignore",
  defaults: {},
  sheet: null,
  encoding: null,
  country: null,
  dateOrder: null,
  yearlessBirthday: "MM-DD",
  blankCells: "keep",
  missingContact: "report",
  sharedAddress: "report",
  inactive: "hold",
  deletes: null,
  formerly: null,
  expectHours: null,
};

/** Which groups there are has not been asked here: of no column can it be said that it names them. */
const NO_GROUP =
  'No column is titled as the group. Give the group of the whole list with --group ("defaults": { "group": "…" }), ' +
  'or name the column that holds it ("columns": { "…": "group" }).';

/**
 * @param group the feed's default group; null: none
 * @throws FileRefused if the sample can't be read as a list
 */
export async function proposeFeed(path: string, group: string | null): Promise<FeedProposal> {
  const feed: FeedSettings = { ...UNKNOWN_FEED, defaults: group === null ? {} : { group } };
  const { table } = await openList(path, feed);
  try {
    const survey = startSurvey(table.header, feed, []);
    for await (const batch of table.batches()) for (const row of batch) surveyRow(survey, row);
    const found = finishSurvey(survey);
    const match = (more: Partial<FeedSettings>) => matchColumns(table.header, { ...feed, ...more }, found);
    const matched = match({});
    // A list without groups is still a list: what its columns are is shown all the same.
    const grouped: Partial<FeedSettings> = matched.kind === "columns" ? {} : { defaults: { group: "?" } };
    const plain = match(grouped);
    const candidate = await findKey(table);
    const keyed = candidate === null ? plain : match({ ...grouped, key: [candidate] });
    const usable = candidate !== null && keyed.kind === "columns";
    const shown = usable ? keyed : plain;
    return {
      name: nameFrom(path),
      pattern: patternFrom(path),
      reading: table.reading,
      rows: found.rows,
      columns: shown.kind === "columns" ? shown.columns : [],
      key: usable ? candidate : null,
      missing:
        matched.kind === "columns" ? null : shown.kind === "columns" ? NO_GROUP : `${matched.what} ${matched.hint}`,
    };
  } finally {
    await table.close();
  }
}

/** Headers that name a number given to one person: in words, or in the ways that programs write it. */
const IDENTIFIER =
  /(^|[^\p{L}])(id|uid|uuid|guid|nr|no|num|number|nummer|numéro|numero|número|matricule|legajo|identifier|kennung)\.?($|[^\p{L}])|(personal|mitglieds?|kunden|mitarbeiter)-?(nr|nummer)/iu;
/** Numbers that are not given to one person. */
const OTHER_NUMBER = /phone|mobile|tel|fax|account|konto|iban|tax|steuer|house|haus|passport|ssn|social|zip|post/iu;

/** The first column that looks like an identifier, and is one: no blank, no value twice. */
async function findKey(table: Table): Promise<string | null> {
  const columns = table.header.flatMap((header, column) =>
    IDENTIFIER.test(header) && !OTHER_NUMBER.test(header) && table.header.indexOf(header) === column ? [column] : [],
  );
  const values = new Map(columns.map((column) => [column, new Set<string>()]));
  for await (const batch of table.batches()) {
    for (const row of batch) {
      if (row.kind !== "cells") continue;
      for (const [column, seen] of values) {
        const value = (row.cells[column] ?? "").trim();
        if (value === "" || seen.has(value)) values.delete(column);
        else seen.add(value);
      }
    }
  }
  const [first] = values.keys();
  return first === undefined ? null : (table.header[first] ?? null);
}

/** `Staff_2026-11-20.csv` → `Staff`: what the names of all lists begin with. */
function stemOf(path: string): string {
  const stem = basename(path, extname(path)).normalize("NFC");
  return stem.replace(/[\s_.()-]*\d.*$/u, "").replace(/[*?]/gu, "");
}

function patternFrom(path: string): string {
  return `${stemOf(path)}*${extname(path).toLowerCase()}`;
}

/** @returns a name that the configuration takes */
function nameFrom(path: string): string {
  const plain = foldAccents(stemOf(path))
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  return plain.slice(0, 40) || "list";
}
