/** Proposes the settings of a feed from a sample list: its name, its file pattern, the use of its columns, its key. */
import { basename, extname } from "node:path";
import type { FeedSettings } from "../../model/feed.ts";
import type { ColumnUse } from "../../model/mapped-row.ts";
import type { Reading, Table } from "../../model/row.ts";
import { foldAccents } from "../../model/text/spelling/text-folding.ts";
import { matchColumns } from "../../pipeline/mapping/columns/match-columns.ts";
import { createMapper, type Mapper } from "../../pipeline/mapping/row/mapper.ts";
import { countPhonesWithoutCountry } from "../../pipeline/mapping/row/row-addresses.ts";
import { openList } from "./open-list.ts";
import { surveyTable } from "./list-mapping.ts";

export interface FeedProposal {
  readonly name: string;
  /** File patterns that match the names of the sample and of later lists, with any date in their names, in each format. */
  readonly files: readonly string[];
  readonly reading: Reading;
  readonly rows: number;
  readonly columns: readonly ColumnUse[];
  /** The header of a column in which every row has its own value; null: use the default key. */
  readonly key: string | null;
  /** A sentence that says what this list still lacks before it can be used; null: it lacks nothing. */
  readonly missing: string | null;
  /** Number of phone numbers without a country code, whose country the sample does not name. */
  readonly phonesWithoutCountry: number;
}

/** A feed without settings, so that the sample alone decides. */
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
};

/** Shown if no header names the group. Values can't show the group's column here, because the service is not called. */
export const NO_GROUP =
  'No header says which column has the group. Give one group for the whole list with --group ("defaults": { "group": "…" }), ' +
  'or name the column that has the group ("columns": { "…": "group" }).';

/** The use of a column does not depend on the day. */
const ANY_DAY = "2000-01-01";

/**
 * Reads a sample list and proposes the feed for it.
 *
 * @param group the feed's default group; null: none
 * @throws FileRefused if the sample can't be read as a list
 */
export async function proposeFeed(path: string, group: string | null): Promise<FeedProposal> {
  const feed: FeedSettings = { ...UNKNOWN_FEED, defaults: group === null ? {} : { group } };
  const { table } = await openList(path, feed);
  try {
    const survey = await surveyTable(table, feed, [], Infinity, ANY_DAY);
    const match = (more: Partial<FeedSettings>) => matchColumns(table.header, { ...feed, ...more }, survey);
    const matched = match({});
    // If only the group is missing, a placeholder group lets the columns be shown.
    const grouped: Partial<FeedSettings> = matched.kind === "columns" ? {} : { defaults: { group: "?" } };
    const plain = match(grouped);
    const candidate = await findKey(table);
    const keyed = candidate === null ? plain : match({ ...grouped, key: [candidate] });
    const isKeyUsable = candidate !== null && keyed.kind === "columns";
    const shown = isKeyUsable ? keyed : plain;
    return {
      name: nameFrom(path),
      files: patternsFor(stemOf(path), extname(path).toLowerCase()),
      reading: table.reading,
      rows: survey.rows,
      columns: shown.kind === "columns" ? shown.columns : [],
      key: isKeyUsable ? candidate : null,
      missing:
        matched.kind === "columns" ? null : shown.kind === "columns" ? NO_GROUP : `${matched.what} ${matched.hint}`,
      phonesWithoutCountry:
        shown.kind === "columns"
          ? await countPhones(table, createMapper({ feed, columns: shown, survey, groups: [], today: ANY_DAY }))
          : 0,
    };
  } finally {
    await table.close();
  }
}

async function countPhones(table: Table, mapper: Mapper): Promise<number> {
  let count = 0;
  for await (const batch of table.batches())
    for (const row of batch) if (row.kind === "cells") count += countPhonesWithoutCountry(row, mapper);
  return count;
}

/** Matches headers of a number that identifies one person, in words or as programs write them. */
const IDENTIFIER =
  /(^|[^\p{L}])(id|uid|uuid|guid|nr|no|num|number|nummer|numéro|numero|número|matricule|legajo|identifier|kennung)\.?($|[^\p{L}])|(personal|mitglieds?|kunden|mitarbeiter)-?(nr|nummer)/iu;
/** Matches headers of numbers that several people can share, or that should not be a key. */
const OTHER_NUMBER = /phone|mobile|tel|fax|account|konto|iban|tax|steuer|house|haus|passport|ssn|social|zip|post/iu;

/** Matches headers of a number that may only count the rows of a list: `Nr.`, `Lfd. Nr.`, `No`. */
const MAY_COUNT_ROWS = /^\P{L}*(lfd\P{L}*|laufende\P{L}*)?(nr|no|num|number|nummer|numéro|numero|número)\P{L}*$/iu;
/** Fewer rows prove no count: a young club has its members 1, 2, 3. */
const FEWEST_COUNTED = 20;

/**
 * Returns the first column that is titled like an identifier and has no blank cell and no value twice; null: none. A column that
 * counts the rows is no identifier: in the next list, the numbers are other people's.
 */
async function findKey(table: Table): Promise<string | null> {
  const columns = table.header.flatMap((header, column) =>
    IDENTIFIER.test(header) && !OTHER_NUMBER.test(header) && table.header.indexOf(header) === column ? [column] : [],
  );
  const values = new Map(columns.map((column) => [column, new Set<string>()]));
  const counting = new Set(columns.filter((column) => MAY_COUNT_ROWS.test(table.header[column] ?? "")));
  let rows = 0;
  for await (const batch of table.batches()) {
    for (const row of batch) {
      if (row.kind !== "cells") continue;
      rows += 1;
      for (const [column, seen] of values) {
        const value = (row.cells[column] ?? "").trim();
        if (Number(value) !== rows) counting.delete(column);
        if (value === "" || seen.has(value)) values.delete(column);
        else seen.add(value);
      }
    }
  }
  const [first] = [...values.keys()].filter((column) => rows < FEWEST_COUNTED || !counting.has(column));
  return first === undefined ? null : (table.header[first] ?? null);
}

/** Returns the start of a file's name, before any date: `Staff_2026-11-20.csv` → `Staff`. */
function stemOf(path: string): string {
  const stem = basename(path, extname(path)).normalize("NFC");
  return stem.replace(/[\s_.()-]*\d.*$/u, "").replace(/[*?]/gu, "");
}

/**
 * Returns the file patterns of lists whose names begin with this text. The next list may have another format.
 *
 * @param ending the ending of the first list's name
 */
export function patternsFor(stem: string, ending = ""): readonly string[] {
  const others = ending === "" ? [] : [ending];
  return [...new Set([".csv", ".xlsx", ".ods", ...others])].map((each) => `${stem}*${each}`);
}

/** Returns a feed name that the configuration accepts. */
function nameFrom(path: string): string {
  const plain = foldAccents(stemOf(path))
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  return plain.slice(0, 40) || "list";
}
