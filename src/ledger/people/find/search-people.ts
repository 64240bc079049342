import { nameOf, type ContactInput } from "../../../model/contact.ts";
import type { Database } from "../../database/open-database.ts";
import { MAY_HAVE_ARRIVED } from "../../database/operation-indexes.ts";
import { identityOfCells, identityOfInput, isOtherPerson } from "../other-person.ts";
import { isGone } from "../gone-contacts.ts";
import { personIdText } from "../person-names.ts";
import { columnsByRun } from "../row-columns.ts";
import type { FoundPerson, PersonState } from "./found-person.ts";
import { leftPeople, type LeftSearch } from "./left-people.ts";
import { personOf } from "./person-of.ts";
import { ASCII_JOINTS, isFound, searchForm, searchTerms, type SearchTerms, type SearchWord } from "./search-form.ts";

export interface FoundPeople {
  readonly total: number;
  readonly people: readonly FoundPerson[];
}

/** The sources of people, in the order in which a search shows them. `text` is compared with the words, and sorts them. */
const SOURCES = {
  linked: `SELECT id, concat_ws(' ', full_name, key, email) AS text, phone FROM entries`,
  in_doubt: `SELECT id, concat_ws(' ', coalesce(body, input) ->> '$.first_name', coalesce(body, input) ->> '$.last_name', key, email)
    AS text, phone FROM operations WHERE ${MAY_HAVE_ARRIVED}`,
  refused: `SELECT i.id, i.cells AS text, i.cells AS phone, iif(e.id IS NULL OR instr(i.issues, '"other_person"') > 0, NULL,
      concat_ws(' ', e.full_name, e.key, e.email)) AS holder, e.phone AS holderPhone, i.run, e.applied
    FROM open_items i LEFT JOIN entries e ON e.feed = i.feed AND e.key = substr(i.subject, 5)
    WHERE i.state = 'open' AND i.status <> 'in_doubt' AND i.operation IS NOT 'delete'
      AND (e.id IS NULL OR i.status <> 'warning')`,
  deleted: `SELECT id, concat_ws(' ', input ->> '$.first_name', input ->> '$.last_name', key, email) AS text, phone
    FROM operations o WHERE kind = 'delete' AND state = 'done'
      AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.contact_id = o.contact_id)`,
} as const satisfies Record<Exclude<PersonState, "gone">, string>;

type Source = keyof typeof SOURCES;

/**
 * Searches people by name, e-mail, phone, key or contact id. Case, accents, and the way a phone number is written make no
 * difference, and parts of a name are enough.
 *
 * @returns one part of the people found, and how many there are; null for a blank text
 */
export function searchPeople(
  db: Database,
  text: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): FoundPeople | null {
  const terms = searchTerms(text);
  if (terms === null) return null;
  const found: { readonly state: Source; readonly id: number }[] = [];
  for (const state of Object.keys(SOURCES) as Source[])
    for (const id of idsOf(db, state, terms)) found.push({ state, id });
  const left = leftPeople(db, leftSearch(terms));
  const end = offset + limit;
  const people = [
    ...found.slice(offset, end).flatMap(({ state, id }) => READERS[state](db, id) ?? []),
    ...left
      .slice(Math.max(0, offset - found.length), Math.max(0, end - found.length))
      .flatMap(({ id }) => personOf(db, id) ?? []),
  ];
  return { total: found.length + left.length, people };
}

/** Returns the search for people of earlier records. The cells of a row have phones as people write them. */
function leftSearch(terms: SearchTerms): LeftSearch {
  const patterns = terms.digits === null ? patternsOf(terms) : [];
  return {
    condition: patterns.length === 0 ? "true" : mayMatch(patterns.length),
    parameters: patterns.length === 0 ? [] : [null, patterns],
    isSought: (text, phone) => isFound(terms, text, phone),
  };
}

/** Returns the people of one source, by name. */
function idsOf(db: Database, state: Source, terms: SearchTerms): readonly number[] {
  const { contactId, digits } = terms;
  const found = new Map((contactId === null ? [] : idsOfContact(db, state, contactId)).map((id) => [id, ""]));
  const patterns = patternsOf(terms);
  // The cells of a refused row have phones as people write them.
  const candidates =
    state === "refused"
      ? db.prepare(SOURCES.refused).raw().iterate()
      : db
          .prepare(`SELECT id, text, phone FROM (${SOURCES[state]}) WHERE ${mayMatch(patterns.length)}`)
          .raw()
          .iterate(digits === null ? null : `%${digits}%`, patterns);
  const columnsOf = columnsByRun(db);
  for (const [
    id,
    text,
    phone,
    holder = null,
    holderPhone = null,
    run = "",
    applied = "{}",
  ] of candidates as Iterable<Candidate>) {
    if (found.has(id) || !isFound(terms, text, phone)) continue;
    // The contact that has the row's key is found itself. A row of certainly another person is found beside the contact.
    const isOfHolder = () =>
      !isOtherPerson(
        identityOfCells(JSON.parse(text) as string[], columnsOf(run)),
        identityOfInput(JSON.parse(applied) as ContactInput),
      );
    if (holder === null || !isFound(terms, holder, holderPhone) || !isOfHolder()) found.set(id, searchForm(text));
  }
  return [...found].toSorted(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([id]) => id);
}

const MOST_PATTERNS = 6;

/** Returns the patterns for `mayMatch`. */
export function patternsOf({ words }: SearchTerms): readonly string[] {
  return words.slice(0, MOST_PATTERNS).map(likePattern);
}

/**
 * Returns the condition that leaves out rows that can't match, without reading them in JavaScript. SQLite compares ASCII texts
 * only, so a text with another letter always stays.
 */
export function mayMatch(patterns: number): string {
  const words = Array.from({ length: patterns }, () => `${CLOSED_TEXT} LIKE ? ESCAPE '\\'`).join(" AND ");
  return `phone LIKE ? OR text GLOB '*[^ -~]*' OR (${words})`;
}

/** An ASCII text without the characters that people leave out or put in. */
const CLOSED_TEXT = ASCII_JOINTS.reduce((text, joint) => `replace(${text}, '${joint.replace("'", "''")}', '')`, "text");

/**
 * Returns a pattern that fits each ASCII text, without its joints, in which a search finds the word. A vowel may have an `e` or
 * another `a` behind it.
 */
function likePattern({ word, closed }: SearchWord): string {
  return `%${(closed ?? word.replaceAll(/[.-]/gu, "")).replaceAll(/[\\%_]/gu, "\\$&").replaceAll(/[aou]/gu, "$&%")}%`;
}

type Candidate = readonly [
  id: number,
  text: string,
  phone: string | null,
  /** The texts of the contact that has the key of a refused row; null: none has it, or the row is about another person. */
  holder?: string | null,
  holderPhone?: string | null,
  /** The run of a refused row. */
  run?: string,
  /** What was last applied to the contact that has the key of a refused row. */
  applied?: string,
];

function idsOfContact(db: Database, state: Source, contactId: number): readonly number[] {
  const linked = db.prepare("SELECT id FROM entries WHERE contact_id = ?").pluck().all(contactId) as number[];
  if (state === "linked") return linked;
  if (state !== "deleted" || linked.length > 0) return [];
  const deleted = "SELECT id FROM operations WHERE contact_id = ? AND kind = 'delete' AND state = 'done'";
  return db.prepare(deleted).pluck().all(contactId) as number[];
}

const READERS: Readonly<Record<Source, (db: Database, id: number) => FoundPerson | null>> = {
  linked: (db, id) => {
    const person = toPerson("linked", db.prepare(ENTRY).get(id), id);
    const isLinked = person === null || person.contactId === null || !isGone(db, person.contactId);
    return isLinked ? person : { ...person, state: "gone" };
  },
  in_doubt: (db, id) => toPerson("in_doubt", db.prepare(`${OPERATION} WHERE id = ?`).get(id), id),
  deleted: (db, id) => toPerson("deleted", db.prepare(`${OPERATION} WHERE id = ?`).get(id), id),
  refused: (db, id) => personOf(db, personIdText({ kind: "open_item", openItem: id })),
};

const ENTRY =
  "SELECT feed, key, contact_id AS contactId, group_id AS groupId, applied AS input FROM entries WHERE id = ?";

const OPERATION =
  "SELECT feed, key, contact_id AS contactId, group_id AS groupId, coalesce(body, input) AS input FROM operations";

function toPerson(state: PersonState, columns: unknown, id: number): FoundPerson | null {
  if (columns === undefined) return null;
  const found = columns as { feed: string; key: string; contactId: number | null; groupId: number; input: string };
  const { contactId } = found;
  const input = JSON.parse(found.input) as ContactInput;
  const named =
    contactId === null ? ({ kind: "operation", operation: id } as const) : ({ kind: "contact", contactId } as const);
  return { ...found, state, input, id: personIdText(named), name: nameOf(input), row: null };
}
