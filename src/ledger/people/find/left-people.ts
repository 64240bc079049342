/**
 * Finds people who have no entry and no open item: only a create without a contact, a closed open item, or a row of a list names
 * them. A later row of another person took the key, or the list was never accepted.
 */
import type { ContactInput } from "../../../model/contact.ts";
import { MAY_HAVE_ARRIVED } from "../../database/operation-indexes.ts";
import type { Database } from "../../database/open-database.ts";
import { correctedInto } from "../../corrections/corrected-rows.ts";
import { AMONG_OTHERS } from "../../runs/open-items/open-items.ts";
import { identityOfCells, identityOfInput, isOtherPerson, type RecordIdentity } from "../other-person.ts";
import { personIdText, type PersonId } from "../person-names.ts";
import { columnsByRun } from "../row-columns.ts";
import { IS_SHOWN_ITEM } from "./shown-items.ts";

/** A record that may be the only one of its person. */
export interface LeftRecord {
  readonly id: string;
  readonly feed: string;
  readonly key: string | null;
  readonly hash: string;
  readonly who: RecordIdentity;
}

/** Which records are read: those that a condition on `text` and `phone`, or on `key`, lets through. */
export interface LeftSearch {
  readonly condition: string;
  readonly parameters: readonly unknown[];
  /** Returns whether a record is sought. @param text names, key and addresses of a record */
  isSought(text: string, phone: string | null, key: string | null): boolean;
}

const INPUT = "coalesce(body, input)";

const SOURCES: Readonly<Record<"operation" | "open_item" | "line", string>> = {
  operation: `SELECT id, feed, run, line, key, hash, ${INPUT} AS input, NULL AS cells,
      concat_ws(' ', ${INPUT} ->> '$.first_name', ${INPUT} ->> '$.last_name', key, email) AS text, phone
    FROM operations WHERE contact_id IS NULL AND key NOT LIKE '[]%' AND NOT (${MAY_HAVE_ARRIVED})`,
  open_item: `SELECT id, feed, run, line, iif(subject LIKE 'key:%', substr(subject, 5), NULL) AS key, hash, NULL AS input, cells,
      cells AS text, cells AS phone FROM open_items WHERE NOT (${IS_SHOWN_ITEM}) AND status <> 'in_doubt' AND operation IS NOT 'delete'`,
  line: `SELECT t.rowid AS id, u.feed, t.run, t.line, t.key, t.hash, NULL AS input, t.cells, t.cells AS text, t.cells AS phone
    FROM row_results t JOIN runs u ON u.run = t.run WHERE t.cells <> '[]'`,
};

interface SourceRow {
  readonly id: number;
  readonly feed: string;
  readonly run: string;
  /** null: of an operation that no list has. */
  readonly line: number | null;
  readonly key: string | null;
  readonly hash: string;
  readonly input: string | null;
  readonly cells: string | null;
  readonly text: string;
  readonly phone: string | null;
}

/** Returns the people of earlier records, each once, unless a present record shows a person with the same key and text. */
export function leftPeople(db: Database, search: LeftSearch): readonly LeftRecord[] {
  const columnsOf = columnsByRun(db);
  const shownUnder = presentUnder(db, search, columnsOf);
  const into = correctedInto(db);
  /** Returns whether a person corrected the line, and a search shows the person who came of it. */
  const wasCorrected = (run: string, line: number, who: RecordIdentity) =>
    into(run, line).some(
      ({ input, text, phone }) => search.isSought(text, phone, null) && !isOtherPerson(who, identityOfInput(input)),
    );
  const found: LeftRecord[] = [];
  const foundAt = new Map<string, LeftRecord[]>();
  for (const kind of ["operation", "open_item", "line"] as const) {
    const rows = db
      .prepare(`SELECT * FROM (${SOURCES[kind]}) WHERE ${search.condition} ORDER BY run DESC, id DESC`)
      .iterate(...search.parameters) as Iterable<SourceRow>;
    for (const { id, feed, run, line, key: ofSource, hash, input, cells, text, phone } of rows) {
      const key = ofSource?.split(AMONG_OTHERS)[0] ?? null;
      if (!search.isSought(text, phone, key)) continue;
      const who =
        input === null
          ? identityOfCells(JSON.parse(cells ?? "[]") as string[], columnsOf(run))
          : identityOfInput(JSON.parse(input) as ContactInput);
      const named: PersonId =
        kind === "operation"
          ? { kind, operation: id }
          : kind === "open_item"
            ? { kind, openItem: id }
            : { kind, run, line: line ?? 0 };
      const record = { id: personIdText(named), feed, key, hash, who };
      const isKnown = (other: Known) => isOfOne(record, other);
      const places = placesOf(record);
      if (places.some((place) => foundAt.get(place)?.some(isKnown)) || shownUnder(record).some(isKnown)) continue;
      const isCorrected = line !== null && wasCorrected(run, line, who);
      if (!isCorrected) found.push(record);
      // Earlier lists have the same row as a corrected one, too.
      for (const place of places) foundAt.set(place, [...(foundAt.get(place) ?? []), record]);
    }
  }
  return found;
}

type Known = Pick<LeftRecord, "feed" | "key" | "hash" | "who">;

/** Returns the places that records of one row, or under one key, have in common. */
function placesOf({ feed, key, hash }: LeftRecord): readonly string[] {
  return [...(hash === "" ? [] : [`hash ${feed} ${hash}`]), ...(key === null ? [] : [`key ${feed} ${key}`])];
}

/** Returns whether two records are of one row, or under one key and perhaps of one person. */
function isOfOne(one: Known, other: Known): boolean {
  if (one.feed !== other.feed) return false;
  if (one.hash !== "" && one.hash === other.hash) return true;
  return one.key !== null && one.key === other.key && !isOtherPerson(one.who, other.who);
}

/** Returns a function that returns the sought records which a search shows anyhow, and which may be of a record's person. */
function presentUnder(
  db: Database,
  { isSought }: LeftSearch,
  columnsOf: ReturnType<typeof columnsByRun>,
): (record: LeftRecord) => readonly Known[] {
  const inputs = db.prepare(`
    SELECT applied AS input, concat_ws(' ', full_name, key, email) AS text, phone FROM entries WHERE feed = @feed AND key = @key
    UNION ALL SELECT ${INPUT}, concat_ws(' ', ${INPUT} ->> '$.first_name', ${INPUT} ->> '$.last_name', key, email), phone
      FROM operations WHERE feed = @feed AND key = @key AND ${MAY_HAVE_ARRIVED}`);
  const items = db.prepare(`
    SELECT run, hash, cells FROM open_items WHERE feed = @feed AND ${IS_SHOWN_ITEM}
      AND (subject IN ('key:' || @key, 'row:' || @hash) OR (subject > @from AND subject < @to))`);
  return ({ feed, key, hash }) => {
    const ofKey = (key === null ? [] : inputs.all({ feed, key })) as {
      input: string;
      text: string;
      phone: string | null;
    }[];
    const range = { from: `key:${key ?? ""}${AMONG_OTHERS}`, to: `key:${key ?? ""}\u000b` };
    const ofItems = items.all({ feed, key, hash, ...range }) as { run: string; hash: string; cells: string }[];
    return [
      ...ofKey.flatMap(({ input, text, phone }) =>
        isSought(text, phone, key)
          ? [{ feed, key, hash: "", who: identityOfInput(JSON.parse(input) as ContactInput) }]
          : [],
      ),
      ...ofItems.flatMap(({ run, hash: ofItem, cells }) =>
        isSought(cells, cells, key)
          ? [{ feed, key, hash: ofItem, who: identityOfCells(JSON.parse(cells) as string[], columnsOf(run)) }]
          : [],
      ),
    ];
  };
}
