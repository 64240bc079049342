/** Finds what tells a person from others with the same whole name, key or address. */
import type { ContactInput } from "../../../model/contact.ts";
import { traitsOf } from "../../../model/traits.ts";
import type { Database } from "../../database/open-database.ts";
import { cellsAbout, type CellsOfRecord } from "./records/cells-about.ts";
import type { TraceFinder, Traces } from "./traces.ts";

/** Condition on `entries`: the contact has one of the names, and is none of the person's. */
const OF_NAMESAKE = `full_name IN (SELECT value FROM json_each(@fullNames))
  AND contact_id NOT IN (SELECT value FROM json_each(@contactIds))`;

/** A create that may have arrived. */
export interface Doubt {
  readonly id: number;
  readonly feed: string;
  readonly key: string;
  /** The contact input as JSON. */
  readonly input: string;
}

/** What tells a person from others with the same whole name, key or address. */
export interface Namesakes {
  /** Returns the birthdays of linked contacts with one of these whole names (folded), except for these contacts. */
  birthdaysOfNamesakes(fullNames: readonly string[], contactIds: readonly number[]): readonly string[];
  /** Returns the keys of linked contacts and creates in doubt with one of these whole names (folded), except for these contacts. */
  keysOfNamesakes(fullNames: readonly string[], contactIds: readonly number[]): Traces["keys"];
  /** Returns the rows that were refused because other rows of their list had the same key, and other values. */
  rowsOfSharedKeys(): readonly { readonly run: string; readonly cells: readonly string[] }[];
  /** Returns all operations, rows and open items that may have a value of the person, with their columns. It reads them all. */
  cellsAbout(finder: Pick<TraceFinder, "mayBeOf">): AsyncIterable<CellsOfRecord>;
}

/** Opens the namesakes of the people in a ledger. */
export function openNamesakes(db: Database, doubts: () => readonly Doubt[]): Namesakes {
  const valuesOf = (fullNames: readonly string[], contactIds: readonly number[]) => ({
    fullNames: JSON.stringify(fullNames),
    contactIds: JSON.stringify(contactIds),
  });
  return {
    cellsAbout: (finder) => cellsAbout(db, finder),
    birthdaysOfNamesakes: (fullNames, contactIds) =>
      db
        .prepare(`SELECT DISTINCT birthday FROM entries WHERE ${OF_NAMESAKE} AND birthday IS NOT NULL`)
        .pluck()
        .all(valuesOf(fullNames, contactIds)) as string[],
    keysOfNamesakes(fullNames, contactIds) {
      const linked = db
        .prepare(`SELECT feed, key FROM entries WHERE ${OF_NAMESAKE}`)
        .all(valuesOf(fullNames, contactIds)) as readonly Pick<Doubt, "feed" | "key">[];
      const inDoubt = doubts().filter(({ input }) =>
        fullNames.includes(traitsOf(JSON.parse(input) as ContactInput).fullName ?? ""),
      );
      return [...linked, ...inDoubt].map(({ feed, key }) => [feed, key] as const);
    },
    rowsOfSharedKeys() {
      const rows = ["row_results", "open_items"].map(
        (table) => `SELECT run, cells FROM ${table} WHERE cells <> '[]' AND issues LIKE '%"duplicate_key"%'`,
      );
      const found = db.prepare(rows.join(" UNION ")).all() as readonly {
        readonly run: string;
        readonly cells: string;
      }[];
      return found.map(({ run, cells }) => ({ run, cells: JSON.parse(cells) as string[] }));
    },
  };
}
