import type { ContactInput } from "../../../model/contact.ts";
import type { Database } from "../../database/open-database.ts";
import { IS_OPEN } from "../../database/operation-indexes.ts";
import { contactsOfPerson, identitiesOf } from "./contacts-of-person.ts";
import type { KnownPerson } from "../find/find-person.ts";
import { identityOfCells, identityOfInput, isOtherPerson, type RecordIdentity } from "../other-person.ts";
import type { PersonId } from "../person-names.ts";
import { columnsByRun } from "../row-columns.ts";

/** An event that can be read by its id. */
export interface EventName {
  readonly kind: "operation" | "row" | "decision";
  readonly id: number;
  /** ISO date-time. */
  readonly at: string;
}

/** Condition of the index `operations_ended_by_key`: operations that ended without a change of the service. */
const ENDED = "state IN ('rejected', 'dropped', 'superseded')";

/**
 * Returns the names of all events of a person, newest first. A person may have had several contacts and keys. What happened under them
 * without a contact is counted to the person, unless it certainly is about another person.
 */
export function eventNames(
  db: Database,
  person: Pick<KnownPerson, "feed" | "key" | "contactId" | "input" | "row">,
): readonly EventName[] {
  const { feed } = person;
  const { contacts, keys } = contactsOfPerson(db, person);
  const found = db
    .prepare(`
    SELECT 'operation' AS kind, mine.id, u.started_at AS at, mine.contact_id IS NULL AS isOfKey FROM (
        SELECT id, run, contact_id FROM operations WHERE contact_id IN (SELECT value FROM json_each(@contacts))
        UNION SELECT id, run, contact_id FROM operations WHERE key IN (SELECT value FROM json_each(@keys)) AND ${ENDED}
          AND feed = @feed AND contact_id IS NULL
        UNION SELECT id, run, contact_id FROM operations WHERE ${IS_OPEN} AND feed = @feed AND contact_id IS NULL
          AND key IN (SELECT value FROM json_each(@keys))
      ) mine JOIN runs u ON u.run = mine.run
    UNION ALL SELECT 'row', t.rowid, u.started_at, 1 FROM row_results t JOIN runs u ON u.run = t.run
      WHERE t.key IN (SELECT value FROM json_each(@keys)) AND u.feed = @feed
    UNION ALL SELECT 'decision', id, at, 0 FROM decisions WHERE feed = @feed AND key IN (SELECT value FROM json_each(@keys))
      AND (contact_id IS NULL OR json_array_length(@contacts) = 0 OR contact_id IN (SELECT value FROM json_each(@contacts)))
    ORDER BY at DESC, kind, id DESC`)
    .all({ contacts: JSON.stringify(contacts), feed, keys: JSON.stringify([...keys]) }) as (EventName & {
    readonly isOfKey: number;
  })[];
  const isOther = otherCheck(db, person, contacts);
  const events = found.flatMap(({ isOfKey, ...event }) => (isOfKey === 1 && isOther(event) ? [] : [event]));
  return withLifts(db, events);
}

/** Adds the decisions that ended the never entries of these decisions. They name only the entry. */
function withLifts(db: Database, events: readonly EventName[]): readonly EventName[] {
  const decided = events.flatMap(({ kind, id }) => (kind === "decision" ? id : []));
  const entries = db
    .prepare(`SELECT choice FROM decisions WHERE kind = 'never' AND id IN (SELECT value FROM json_each(?))`)
    .pluck()
    .all(JSON.stringify(decided)) as string[];
  if (entries.length === 0) return events;
  const lifts = db
    .prepare(
      "SELECT 'decision' AS kind, id, at FROM decisions WHERE kind = 'lift' AND choice IN (SELECT value FROM json_each(?))",
    )
    .all(JSON.stringify(entries)) as EventName[];
  return [...events, ...lifts].toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

/** Returns a function that returns whether a record under a person's key is certainly about another person. */
function otherCheck(
  db: Database,
  { input, row }: Pick<KnownPerson, "input" | "row">,
  contacts: readonly number[],
): (event: Pick<EventName, "kind" | "id">) => boolean {
  const columnsOf = columnsByRun(db);
  const own = [
    ...identitiesOf(db, contacts),
    ...(input === null ? [] : [identityOfInput(input)]),
    ...(row === null ? [] : [identityOfCells(row.cells, columnsOf(row.run))]),
  ];
  const operation = db.prepare("SELECT coalesce(body, input) FROM operations WHERE id = ?").pluck();
  const result = db.prepare("SELECT run, cells FROM row_results WHERE rowid = ?");
  return ({ kind, id }) => {
    if (own.length === 0 || kind === "decision") return false;
    const read = (): RecordIdentity => {
      if (kind === "operation") return identityOfInput(JSON.parse(operation.get(id) as string) as ContactInput);
      const { run, cells } = result.get(id) as { readonly run: string; readonly cells: string };
      return identityOfCells(JSON.parse(cells) as string[], columnsOf(run));
    };
    const who = read();
    return own.every((one) => isOtherPerson(one, who));
  };
}

/**
 * Returns the names of the events of one refused row or create alone, newest first: another person may have its key. A row has also
 * the events of the same row in other lists.
 */
export function eventNamesOf(db: Database, id: PersonId): readonly EventName[] {
  switch (id.kind) {
    case "contact":
      return [];
    case "operation":
      return db
        .prepare(
          "SELECT 'operation' AS kind, o.id, u.started_at AS at FROM operations o JOIN runs u ON u.run = o.run WHERE o.id = ?",
        )
        .all(id.operation) as EventName[];
    case "open_item":
      return db
        .prepare(`${SAME_ROWS} JOIN open_items i ON u.feed = i.feed AND t.hash = i.hash
            AND t.key = substr(i.subject, 5, instr(i.subject || char(10), char(10)) - 5) WHERE i.id = @openItem
          UNION ${SAME_ROWS} JOIN open_items i ON t.run = i.run AND t.line = i.line WHERE i.id = @openItem ${NEWEST_FIRST}`)
        .all(id) as EventName[];
    case "line":
      return db
        .prepare(`${SAME_ROWS} JOIN runs v ON v.run = @run AND v.feed = u.feed
          JOIN row_results i ON i.run = @run AND i.line = @line AND t.key IS i.key AND t.hash = i.hash
          WHERE t.hash <> '' OR t.rowid = i.rowid ${NEWEST_FIRST}`)
        .all(id) as EventName[];
  }
}

const SAME_ROWS =
  "SELECT DISTINCT 'row' AS kind, t.rowid AS id, u.started_at AS at FROM row_results t JOIN runs u ON u.run = t.run";
const NEWEST_FIRST = "ORDER BY at DESC, id DESC";
