import type { Ledger } from "../../../../../ledger/ledger.ts";
import type { ContactInput } from "../../../../../model/contact.ts";
import type { RowColumns } from "../../../../../model/mapped-row.ts";
import { compareBirthdays } from "../../../../../pipeline/plan/rules/compare/birthdays.ts";
import { isSameFirstName, isSameLastName } from "../../../../../pipeline/plan/rules/compare/names.ts";
import { emailForm, phoneForm } from "../../../../../pipeline/plan/rules/compare/never/address-forms.ts";
import { birthdayForms } from "../../../../../pipeline/plan/rules/compare/never/birthday-forms.ts";
import { knownByOf, type KnownBy } from "../../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { isSameAsWritten } from "../../../../../pipeline/plan/rules/compare/never/same-spelling.ts";
import { addressesOf } from "./others-values.ts";
import { splitsOf } from "./person-traits.ts";
import { keysOfRow } from "./row-keys.ts";

/** What finds linked contacts. */
export type ContactLedger = Pick<Ledger, "entries" | "people">;

/** Returns whether values are those of a linked contact as they are written, beside the contacts of the person. */
export function isOfContact(known: KnownBy, contactIds: readonly number[], { people }: ContactLedger): boolean {
  const days = [birthdayForms(known.birthday).day ?? []].flat();
  const mailboxes = known.emails.flatMap((email) => emailForm(email ?? "")?.split("@")[0] ?? []);
  const digits = known.phones.flatMap((phone) => phoneForm(phone) ?? []);
  return [...people.likelyEntries({ days, mailboxes, digits })].some(
    ({ contactId, applied }) =>
      !contactIds.includes(contactId) && splitsOf(known).some((split) => isSameAsWritten(knownByOf(applied), split)),
  );
}

/** Returns whether linked contacts of other people have an e-mail or phone with one of these forms. */
export function isAddressOfOther(
  forms: readonly string[],
  contactIds: readonly number[],
  { people }: ContactLedger,
): boolean {
  if (forms.length === 0) return false;
  const mailboxes = forms.flatMap((form) => (form.includes("@") ? (form.split("@")[0] ?? []) : []));
  const digits = forms.filter((form) => !form.includes("@"));
  return [...people.likelyEntries({ days: [], mailboxes, digits })].some(
    ({ contactId, applied }) =>
      !contactIds.includes(contactId) && addressesOf(knownByOf(applied)).some((form) => forms.includes(form)),
  );
}

/** Returns the linked contacts of other people under the keys of a row. */
export function holdersOfRow(
  cells: readonly string[],
  columns: RowColumns,
  contactIds: readonly number[],
  { entries }: ContactLedger,
) {
  return keysOfRow(cells, columns)
    .flatMap((key) => entries.byKey(columns.feed, key) ?? [])
    .filter(({ contactId }) => !contactIds.includes(contactId));
}

/**
 * Returns whether a row under the key of another contact has a last name or birthday that is this contact's only. A row without a
 * birthday that has the contact's name is the contact's, too.
 */
export function isRowOfHolder(
  { firstName, lastName, birthday }: KnownBy,
  holder: ContactInput,
  own: { isLast(name: string): boolean; isOwnDay(birthday: string | null): boolean },
): boolean {
  if (!isSameFirstName(holder.first_name, firstName)) return false;
  const hasLast = lastName !== null && isSameLastName(holder.last_name, lastName);
  if (hasLast && (birthday === null || !own.isLast(lastName))) return true;
  return compareBirthdays(holder.birthday, birthday) === "same" && !own.isOwnDay(birthday);
}
