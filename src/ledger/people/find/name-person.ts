import { nameOf } from "../../../model/contact.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import { foldField } from "../../../model/text/spelling/text-folding.ts";
import type { Database } from "../../database/open-database.ts";
import { formerPeople } from "../former-people.ts";
import { idsWithKey, parsePersonForm, type PersonForm } from "./person-forms.ts";
import { parsePersonId, personIdText } from "../person-names.ts";
import type { FoundPerson } from "./found-person.ts";
import { personOf } from "./person-of.ts";
import { searchPeople } from "./search-people.ts";

/** The people that a text names: an id, an e-mail, a phone, a key or a name. */
export interface NamedPeople {
  readonly total: number;
  /** The people who have exactly this id, e-mail, phone, key or name; the others only where there are none. */
  readonly people: readonly FoundPerson[];
}

const MOST_NAMED = 20;

/**
 * Returns the people that a text names, each by the id that `parsePersonId` reads. A present value counts before a former one,
 * and a whole value before a part. A number may be the contact_id of one person and the key of another: then both are returned.
 * A number that is only part of a value names no person.
 */
export function peopleNamed(db: Database, text: string): NamedPeople {
  const form = parsePersonForm(text.trim());
  const byForm = form === null ? [] : peopleByForm(db, form);
  if (byForm.length > 0) return someOf(byForm);
  const found = searchPeople(db, text, { limit: 1_000, offset: 0 })?.people ?? [];
  const id = parsePersonId(text.trim());
  const byId = id === null ? null : personOf(db, personIdText(id));
  const known = new Map(found.map((person) => [person.id, person]));
  const exact = [
    ...(byId === null ? [] : [byId]),
    ...found.filter((person) => isExact(person, text)),
    ...peopleWithKey(db, text),
  ].map((person) => known.get(person.id) ?? person);
  return someOf(exact.length > 0 ? exact : byFormerValue(db, text, /^\d+$/u.test(text.trim()) ? null : found));
}

/** Returns each person once, and at most 20. */
function someOf(found: readonly FoundPerson[]): NamedPeople {
  const people = [...new Map(found.map((person) => [person.id, person])).values()];
  return { total: people.length, people: people.slice(0, MOST_NAMED) };
}

function peopleByForm(db: Database, form: PersonForm): readonly FoundPerson[] {
  if (form.kind === "key") return peopleWithKey(db, form.key);
  const person = personOf(db, personIdText(form.id));
  return person === null ? [] : [person];
}

function peopleWithKey(db: Database, key: string): readonly FoundPerson[] {
  return idsWithKey(db, key).flatMap((id) => personOf(db, id) ?? []);
}

/**
 * Returns the people who had exactly this value before; else those found by a part of a present value, or of a former one.
 *
 * @param found the people with a part of a present value that is the text; null: a part of a value does not count
 */
function byFormerValue(db: Database, text: string, found: readonly FoundPerson[] | null): readonly FoundPerson[] {
  const former = formerPeople(db, text);
  const exact = former.flatMap(({ person, known }) =>
    known !== null && isExact({ ...person, ...known, name: nameOf(known.input) }, text) ? person : [],
  );
  const inPart = found === null ? [] : found.length > 0 ? found : former.map(({ person }) => person);
  const people = exact.length > 0 ? exact : inPart;
  // A person without a contact may have had several operations under one key. The newest comes first.
  const byPerson = new Map<string, FoundPerson>();
  for (const person of people) {
    const { id, key, feed, contactId } = person;
    const name = contactId === null && key !== null ? `${feed} ${key}` : id;
    if (!byPerson.has(name)) byPerson.set(name, person);
  }
  return [...byPerson.values()];
}

/**
 * Returns whether a person has exactly this value. Of a refused row, each cell is a value, but for the parts of the name: a first
 * name alone is no whole name of a contact either.
 */
function isExact({ key, name, input, contactId, row }: FoundPerson, text: string): boolean {
  const asked = foldField(text);
  const whole = foldField(name);
  const isPartOfName = asked !== null && whole !== asked && whole?.includes(asked) === true;
  const digits = text.replace("(0)", "").replaceAll(/\D/gu, "").replace(/^0+/u, "");
  const isPhone = (phone: string | null | undefined) =>
    digits.length >= 6 && phone?.replaceAll(/\D/gu, "").endsWith(digits) === true;
  return (
    row?.cells.some(
      (cell) => (foldField(cell) === asked && !isPartOfName) || (/^[\d\s+()/.-]+$/u.test(cell) && isPhone(cell)),
    ) === true ||
    String(contactId) === text.trim() ||
    (key !== null && (key === text.trim() || foldField(readableKey(key)) === asked)) ||
    foldField(name) === asked ||
    foldField(input?.email) === asked ||
    isPhone(input?.phone)
  );
}
