/** Gathers people without a linked contact who may be the person of an erasure. */
import type { Ledger } from "../../../../../ledger/ledger.ts";
import type { RecordOfPerson } from "../../../../../ledger/people/erase/records/records-about.ts";
import type { TraceFinder } from "../../../../../ledger/people/erase/traces.ts";
import type { ContactInput } from "../../../../../model/contact.ts";
import { rowColumns } from "../../../../../model/mapped-row.ts";
import { isSameFirstName } from "../../../../../pipeline/plan/rules/compare/names.ts";
import { isSameAsWritten } from "../../../../../pipeline/plan/rules/compare/never/same-spelling.ts";
import { knownByOf, type KnownBy } from "../../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { valuesOfCells } from "../../../../push/never/values-of-row.ts";
import { splitsOf } from "./person-traits.ts";

/** A person without a linked contact. */
export interface AlikePerson {
  /** The id by which a command names the person. */
  readonly id: string;
  readonly values: KnownBy;
}

/**
 * Returns the person of a record that is alike; null: a linked contact is this person, and is known by itself. A row under the key of
 * another contact is this contact's, unless it has an address that only the erased person has.
 *
 * @param contacts the contacts of the person who is erased
 */
export function personOfRecord(
  { alike, key, contactId, inputs, cells, line }: RecordOfPerson,
  contacts: ReadonlySet<number>,
  { hasOwnAddress }: Pick<TraceFinder, "hasOwnAddress">,
  { entries, runs }: Pick<Ledger, "entries" | "runs">,
): AlikePerson | null {
  const holder = key === null ? null : entries.byKey(...key);
  const isLinked = contactId !== null && entries.byContact(contactId) !== null;
  const isOfHolder = holder !== null && !contacts.has(holder.contactId) && !hasOwnAddress(cells);
  if (alike === null || isLinked || isOfHolder) return null;
  const run = line === null ? null : runs.get(line[0]);
  const ofRow = () => ({ ...valuesOfCells(cells, run === null ? [] : rowColumns(run.header, run).targets), key });
  const [input] = kindOf(alike) === "line" || kindOf(alike) === "r" ? [] : inputs;
  return { id: alike, values: input === undefined ? ofRow() : knownByOf(JSON.parse(input) as ContactInput, key) };
}

/** Adds a person to others. Each is named once: by the newest record of the first kind. */
export function addPerson(all: AlikePerson[], person: AlikePerson): void {
  // A row and its open item have one id, also where the values do not say who the person is.
  const at = all.findIndex(({ id, values }) => id === person.id || areOne(values, person.values));
  const known = all[at];
  if (known === undefined) all.push(person);
  else if (kindOf(known.id) === kindOf(person.id)) all[at] = person;
}

/** Returns whether values are those of one of these people as they are written. */
export function isOneOf(values: KnownBy, people: readonly KnownBy[]): boolean {
  return people.some((other) => splitsOf(values).some((split) => isSameAsWritten(other, split)));
}

function areOne(a: KnownBy, b: KnownBy): boolean {
  const isOfKey = a.key !== null && b.key !== null && a.key[0] === b.key[0] && a.key[1] === b.key[1];
  return (isOfKey && isSameFirstName(a.firstName, b.firstName)) || splitsOf(a).some((split) => isOneOf(b, [split]));
}

/** Returns what kind of a record an id names: a contact, a create or a line. */
function kindOf(id: string): string {
  return id.includes(".l") ? "line" : id.replaceAll(/\d/gu, "");
}
