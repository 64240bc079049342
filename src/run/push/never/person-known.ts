/** Gathers who a person is: all values by which lists may name the person, and all contacts that are the person's. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { KnownPerson } from "../../../ledger/people/find/find-person.ts";
import type { ContactInput, Entry } from "../../../model/contact.ts";
import { isErasedKey } from "../../../model/text/row-key.ts";
import { compareBirthdays } from "../../../pipeline/plan/rules/compare/birthdays.ts";
import { isSameFirstName } from "../../../pipeline/plan/rules/compare/names.ts";
import { couldBeProved, judgePerson } from "../../../pipeline/plan/rules/compare/never/judge-person.ts";
import { birthdayForms } from "../../../pipeline/plan/rules/compare/never/birthday-forms.ts";
import { emailForm, phoneForm } from "../../../pipeline/plan/rules/compare/never/address-forms.ts";
import {
  formsToAsk,
  formsToKeep,
  isNothingElseKnown,
  knownByOf,
  type KnownBy,
} from "../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { isSameAsWritten } from "../../../pipeline/plan/rules/compare/never/same-spelling.ts";
import { idOfPerson } from "./row-owner.ts";
import { valuesOfRow } from "./values-of-row.ts";

type KnownLedger = Pick<Ledger, "people" | "entries" | "openItems" | "runs">;

/** A person of the ledger, who may have several contacts: in two groups, or from two lists. */
export interface PersonOfLedger {
  readonly found: KnownPerson;
  /** All values by which the person is known, with former ones. */
  readonly knownBy: readonly KnownBy[];
  /** The person's linked contacts. */
  readonly entries: readonly Entry[];
  /**
   * Linked contacts that are the person only by a short form of the first name, by other dots or plus parts of the e-mail, or by the
   * name and e-mail beside another birthday. Twins, or father and son, may have these, so a person decides about each of them.
   */
  readonly alike: readonly Entry[];
}

/**
 * Returns the person that an id names; null: the ledger has nothing under it. The person of a refused row whose key has another
 * person's contact has only the row, and contacts that certainly are the person's.
 */
export function personKnownAs(id: string, ledger: KnownLedger): PersonOfLedger | null {
  const found = ledger.people.find(idOfPerson(id, ledger));
  if (found === null) return null;
  const first = valuesOf(found, ledger);
  const entry = found.contactId === null ? null : ledger.entries.byContact(found.contactId);
  const entries = new Map(entry === null ? [] : [[entry.id, entry]]);
  const knownBy = [...first];
  const alike: Entry[] = [];
  for (const other of sameAs(first, ledger)) {
    if (entries.has(other.id) || other.contactId === found.holder) continue;
    const values = knownByOf(other.applied);
    if (!first.some((own) => isSameAsWritten(own, values))) {
      alike.push(other);
      continue;
    }
    entries.set(other.id, other);
    const person = ledger.people.find(String(other.contactId));
    knownBy.push(...(person === null ? [] : valuesOf(person, ledger)));
  }
  return { found, knownBy, entries: [...entries.values()], alike };
}

/** Returns the values by which one contact, create or row names a person. */
function valuesOf(found: KnownPerson, ledger: KnownLedger): readonly KnownBy[] {
  const { feed, key, input } = found;
  // What an erasure left of a record names no person.
  if (isErasedKey(key)) return [];
  const named = key === null ? null : ([feed, key] as const);
  const row = found.row ?? (found.openItem === null ? null : ledger.openItems.byId(found.openItem));
  const ofRow = row === null ? null : valuesOfRow(row, ledger.runs.get(row.run)?.columns ?? []);
  if (input === null) return ofRow === null ? [] : [{ ...ofRow, key: named }];
  // A person linked the contact to this row, and no list has had it since.
  if (ofRow !== null && isNothingElseKnown(knownByOf(input))) return [{ ...ofRow, key: named }];
  const former = ledger.people.formerInputs(found).filter((other) => isSamePerson(other, input));
  return [input, ...former].map((values) => knownByOf(values, named));
}

/** Another person may have had the key, or the contact. */
function isSamePerson(former: ContactInput, input: ContactInput): boolean {
  if (!isSameFirstName(former.first_name, input.first_name)) return false;
  return compareBirthdays(former.birthday, input.birthday) !== "contradicts";
}

/**
 * Returns the linked contacts that certainly are the person, also those of other lists. A contact with another birthday and another
 * e-mail is another person, for instance a son with his father's name and phone.
 */
function* sameAs(knownBy: readonly KnownBy[], { people }: KnownLedger): Generator<Entry> {
  const isKnown = knowsByForms(formsOf(knownBy));
  const days = knownBy.flatMap(({ birthday }) => birthdayForms(birthday).day ?? []);
  const emails = knownBy.flatMap(({ emails: all }) => all).flatMap((email) => emailForm(email) ?? []);
  const digits = knownBy.flatMap(({ phones }) => phones).flatMap((phone) => phoneForm(phone) ?? []);
  const mailboxes = emails.flatMap((email) => email.split("@")[0] ?? []);
  for (const entry of people.likelyEntries({ days, mailboxes, digits }))
    if (!isOfOtherDay(knownByOf(entry.applied), knownBy) && isKnown(knownByOf(entry.applied, [entry.feed, entry.key])))
      yield entry;
}

/** Returns whether values have another birthday than the person, and no e-mail of the person, as a son has with his father's phone. */
function isOfOtherDay({ emails, birthday }: KnownBy, knownBy: readonly KnownBy[]): boolean {
  if (!knownBy.every((known) => compareBirthdays(known.birthday, birthday) === "contradicts")) return false;
  const own = new Set(knownBy.flatMap((known) => known.emails).flatMap((email) => emailForm(email ?? "") ?? []));
  return !emails.some((email) => own.has(emailForm(email ?? "") ?? ""));
}

/** Returns whether values certainly name a person, and not another one with the same name and address. */
export function isNamedBy(values: KnownBy, knownBy: readonly KnownBy[]): boolean {
  return !isOfOtherDay(values, knownBy) && isKnownByForms(values, formsOf(knownBy));
}

/** Returns the numbers of the creates whose answer was lost, and that are about the person: under the same key, or another. */
export function doubtsAbout(
  { found, knownBy }: PersonOfLedger,
  { erasures }: Pick<Ledger, "erasures">,
): readonly number[] {
  const forms = formsOf(knownBy);
  return erasures.doubts().flatMap(({ id, feed, key, input }) => {
    const isOfKey = feed === found.feed && key === found.key;
    return isOfKey || isOfPerson(JSON.parse(input) as ContactInput, forms) ? id : [];
  });
}

/** Returns whether a contact input certainly is of the person with these forms. */
export function isOfPerson(input: ContactInput, forms: ReadonlySet<string>): boolean {
  return isKnownByForms(knownByOf(input), forms);
}

/** Returns all forms of a person. */
export function formsOf(knownBy: readonly KnownBy[]): ReadonlySet<string> {
  return new Set(knownBy.flatMap((values) => [...formsToKeep(values)]));
}

/** Returns the function that decides whether values certainly name the person with these forms. It may be asked a million times. */
export function knowsByForms(forms: ReadonlySet<string>): (values: KnownBy) => boolean {
  const couldBe = couldBeProved(forms);
  return (values) => couldBe(values) && isKnownByForms(values, forms);
}

/** Returns whether values certainly name the person with these forms. */
function isKnownByForms(values: KnownBy, forms: ReadonlySet<string>): boolean {
  const { first, others } = formsToAsk(values);
  const shared = [...first, ...others].flatMap((form) => (forms.has(form) ? [{ form, id: 0 }] : []));
  return judgePerson(shared, values).some(({ kind }) => kind === "never");
}
