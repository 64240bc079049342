import { readableKey } from "../../model/text/row-key.ts";
import { foldField } from "../../model/text/text-folding.ts";
import type { Database } from "../database/open-database.ts";
import { parsePersonId, personIdText, type PersonId } from "./person-names.ts";
import { findPerson } from "./find-person.ts";
import { searchPeople, type FoundPerson } from "./search-people.ts";

/** The people that a text names: an id, an e-mail, a phone, a key or a name. */
export interface NamedPeople {
  readonly total: number;
  /** The people who have exactly this id, e-mail, phone, key or name; the others only where there are none. */
  readonly people: readonly FoundPerson[];
}

const MOST_NAMED = 20;

/** Returns the people that a text names, each by the id that `parsePersonId` reads. */
export function peopleNamed(db: Database, text: string): NamedPeople {
  const id = parsePersonId(text.trim());
  const found = searchPeople(db, text, { limit: 1_000, offset: 0 })?.people ?? [];
  const byId = id === null ? null : (found.find((person) => person.id === personIdText(id)) ?? personOf(db, id));
  if (byId !== null) return { total: 1, people: [byId] };
  const exact = found.filter((person) => isExact(person, text));
  const people = exact.length > 0 ? exact : found;
  return { total: people.length, people: people.slice(0, MOST_NAMED) };
}

function personOf(db: Database, id: PersonId): FoundPerson | null {
  const person = findPerson(db, id);
  if (person === null) return null;
  const { state, feed, key, contactId, input } = person;
  return { id: personIdText(id), state, feed, key, name: "", contactId, groupId: null, input, row: null };
}

function isExact({ key, name, input, contactId }: FoundPerson, text: string): boolean {
  const asked = foldField(text);
  const digits = text.replaceAll(/\D/gu, "");
  return (
    String(contactId) === text.trim() ||
    (key !== null && (key === text.trim() || foldField(readableKey(key)) === asked)) ||
    foldField(name) === asked ||
    foldField(input?.email) === asked ||
    (digits.length >= 6 && input?.phone?.replaceAll(/\D/gu, "").endsWith(digits) === true)
  );
}
