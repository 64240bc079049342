/** Gathers which addresses of a person, and which keys, the rows of other people have. */
import type { CellsOfRecord } from "../../../../../ledger/people/erase/records/cells-about.ts";
import type { Traces } from "../../../../../ledger/people/erase/traces.ts";
import type { Ledger } from "../../../../../ledger/ledger.ts";
import type { ContactInput } from "../../../../../model/contact.ts";
import { compareBirthdays } from "../../../../../pipeline/plan/rules/compare/birthdays.ts";
import { isSameFirstName, isSameLastName } from "../../../../../pipeline/plan/rules/compare/names.ts";
import { emailForm, phoneForm } from "../../../../../pipeline/plan/rules/compare/never/address-forms.ts";
import { birthdayForms } from "../../../../../pipeline/plan/rules/compare/never/birthday-forms.ts";
import { knownByOf, type KnownBy } from "../../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { valuesOfCells } from "../../../../push/never/values-of-row.ts";
import { otherWordCheck } from "./other-words.ts";

/** What other people's contacts and rows have. */
export type OthersValues = Pick<Traces, "othersAddresses" | "othersKeys" | "hasTwin">;

/**
 * Returns the e-mails and phones in rows of people who certainly are others, the keys of these rows, and whether one of these people
 * is a twin. A row is certainly another person's if it is under no key of the person and has a first name that is not the person's, or
 * under the key of another contact has another birthday, as a son's with his father's name.
 */
export async function valuesOfOthers(
  records: AsyncIterable<CellsOfRecord>,
  { people, contactIds, keys }: Pick<Traces, "people" | "contactIds" | "keys">,
  { people: linkedPeople, entries }: Pick<Ledger, "people" | "entries">,
): Promise<OthersValues> {
  const isOtherWord = otherWordCheck(people);
  const isOther = ({ firstName }: KnownBy): boolean =>
    firstName !== null &&
    isOtherWord(firstName, "all") &&
    !people.some(({ first_name: own }) => isSameFirstName(own, firstName));
  const isTwin = ({ lastName, birthday }: KnownBy): boolean =>
    people.some(
      (own) => isSameLastName(own.last_name, lastName) && compareBirthdays(own.birthday, birthday) === "same",
    );
  const isOtherDay = ({ birthday }: KnownBy): boolean =>
    people.length > 0 && people.every((own) => compareBirthdays(own.birthday, birthday) === "contradicts");
  const days = people.flatMap(({ birthday }) => birthdayForms(birthday ?? null).day ?? []);
  const linked = [...linkedPeople.likelyEntries({ days, mailboxes: [], digits: [] })].flatMap(
    ({ contactId, applied }) => (contactIds.includes(contactId) ? [] : knownByOf(applied)),
  );
  let hasTwin = linked.some((known) => isOther(known) && isTwin(known));
  const addresses = new Set<string>();
  const othersKeys = new Map<string, Traces["keys"][number]>();
  for await (const { key, contactId, inputs, cells, columns } of records) {
    const isOwn = key !== null && keys.some(([feed, of]) => feed === key[0] && of === key[1]);
    if (isOwn || (contactId !== null && contactIds.includes(contactId))) continue;
    const ofInputs = inputs.map((text) => knownByOf(JSON.parse(text) as ContactInput));
    const isOfContact = key !== null && entries.byKey(...key) !== null;
    const others = [...ofInputs, valuesOfCells(cells, columns.targets)].filter(
      (known) => isOther(known) || (isOfContact && isOtherDay(known)),
    );
    for (const form of others.flatMap(addressesOf)) addresses.add(form);
    hasTwin ||= others.some(isTwin);
    if (others.length > 0 && key !== null) othersKeys.set(JSON.stringify(key), key);
  }
  return { othersAddresses: [...addresses], othersKeys: [...othersKeys.values()], hasTwin };
}

/** Returns the forms of the e-mails and phones of a person. */
export function addressesOf({ emails, phones }: Pick<KnownBy, "emails" | "phones">): readonly string[] {
  return [...emails.map(emailForm), ...phones.map(phoneForm)].filter((form) => form !== null);
}
