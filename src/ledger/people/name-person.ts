import { nameOf } from "../../model/contact.ts";
import { readableKey } from "../../model/text/row-key.ts";
import { foldField } from "../../model/text/text-folding.ts";
import type { Database } from "../database/open-database.ts";
import { parsePersonId, personIdText } from "./person-names.ts";
import { formerPeople, personOf } from "./former-people.ts";
import { searchPeople, type FoundPerson } from "./search-people.ts";

/** The people that a text names: an id, an e-mail, a phone, a key or a name. */
export interface NamedPeople {
  readonly total: number;
  /** The people who have exactly this id, e-mail, phone, key or name; the others only where there are none. */
  readonly people: readonly FoundPerson[];
}

const MOST_NAMED = 20;

/**
 * Returns the people that a text names, each by the id that `parsePersonId` reads. A present value counts before a former one,
 * and a whole value before a part.
 */
export function peopleNamed(db: Database, text: string): NamedPeople {
  const id = parsePersonId(text.trim());
  const found = searchPeople(db, text, { limit: 1_000, offset: 0 })?.people ?? [];
  const byId =
    id === null ? null : (found.find((person) => person.id === personIdText(id)) ?? personOf(db, personIdText(id)));
  if (byId !== null) return { total: 1, people: [byId] };
  const exact = found.filter((person) => isExact(person, text));
  const people = exact.length > 0 ? exact : byFormerValue(db, text, found);
  return { total: people.length, people: people.slice(0, MOST_NAMED) };
}

/** Returns the people who had exactly this value before; else those found by a part of a present value, or of a former one. */
function byFormerValue(db: Database, text: string, found: readonly FoundPerson[]): readonly FoundPerson[] {
  const former = formerPeople(db, text);
  const exact = former.flatMap(({ person, known }) =>
    known !== null && isExact({ ...person, ...known, name: nameOf(known.input) }, text) ? person : [],
  );
  const people = exact.length > 0 ? exact : found.length > 0 ? found : former.map(({ person }) => person);
  // A person without a contact may have had several operations under one key. The newest comes first.
  const byPerson = new Map<string, FoundPerson>();
  for (const person of people) {
    const { id, key, feed, contactId } = person;
    const name = contactId === null && key !== null ? `${feed} ${key}` : id;
    if (!byPerson.has(name)) byPerson.set(name, person);
  }
  return [...byPerson.values()];
}

function isExact({ key, name, input, contactId }: FoundPerson, text: string): boolean {
  const asked = foldField(text);
  const digits = text.replace("(0)", "").replaceAll(/\D/gu, "").replace(/^0+/u, "");
  return (
    String(contactId) === text.trim() ||
    (key !== null && (key === text.trim() || foldField(readableKey(key)) === asked)) ||
    foldField(name) === asked ||
    foldField(input?.email) === asked ||
    (digits.length >= 6 && input?.phone?.replaceAll(/\D/gu, "").endsWith(digits) === true)
  );
}
