/** Finds people by the values that operations sent for them, or found at them. */
import type { ContactInput } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";
import { personIdText } from "./person-names.ts";
import { isFound, searchTerms } from "./find/search-form.ts";
import type { FoundPerson } from "./find/found-person.ts";
import { personOf } from "./find/person-of.ts";
import { patternsOf, mayMatch } from "./find/search-people.ts";

/** A person by a former value. */
export interface FormerPerson {
  readonly person: FoundPerson;
  /** The values under which the person was found. */
  readonly known: { readonly input: ContactInput; readonly key: string };
}

const INPUT = "coalesce(body, input)";
const textOf = (input: string) => ["first_name", "last_name", "email"].map((name) => `${input} ->> '$.${name}'`);
const SENT = `SELECT id, concat_ws(' ', ${textOf(INPUT).join(", ")}, key) AS text, phone FROM operations WHERE key NOT LIKE '[]%'`;
const FORMER = `SELECT id, concat_ws(' ', ${textOf("former").join(", ")}, former_key) AS text, former ->> '$.phone' AS phone
  FROM operations WHERE former IS NOT NULL AND key NOT LIKE '[]%'`;

/** Returns the people who had a value that matches a search text, each once. It reads all operations. */
export function formerPeople(db: Database, text: string): readonly FormerPerson[] {
  const terms = searchTerms(text);
  if (terms === null) return [];
  const found = new Map<string, FormerPerson>();
  const patterns = patternsOf(terms);
  const idsIn = (source: string) =>
    (
      db
        .prepare(`SELECT id, text, phone FROM (${source}) WHERE ${mayMatch(patterns.length)} ORDER BY id DESC`)
        .raw()
        .all(terms.digits === null ? null : `%${terms.digits}%`, patterns) as [number, string, string | null][]
    ).flatMap(([id, words, phone]) => (isFound(terms, words, phone) ? id : []));
  const read = db.prepare(
    `SELECT contact_id AS contact, feed, key, former_key AS formerKey, ${INPUT} AS input, former FROM operations WHERE id = ?`,
  );
  for (const [source, isFormer] of [
    [SENT, false],
    [FORMER, true],
  ] as const)
    for (const id of idsIn(source)) {
      const { contact, feed, key, formerKey, input, former } = read.get(id) as OperationRow;
      const name = contact === null ? `${feed} ${key}` : personIdText({ kind: "contact", contactId: contact });
      const person = personOf(db, contact === null ? `o${id}` : String(contact));
      const known = isFormer
        ? { input: JSON.parse(former ?? "{}") as ContactInput, key: formerKey ?? key }
        : { input: JSON.parse(input) as ContactInput, key };
      if (person !== null && !found.has(`${name} ${JSON.stringify(known.input)}`))
        found.set(`${name} ${JSON.stringify(known.input)}`, { person, known });
    }
  return [...found.values()];
}

interface OperationRow {
  readonly contact: number | null;
  readonly feed: string;
  readonly key: string;
  readonly formerKey: string | null;
  readonly input: string;
  readonly former: string | null;
}
