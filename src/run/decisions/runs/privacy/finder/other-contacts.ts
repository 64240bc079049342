import type { Ledger } from "../../../../../ledger/ledger.ts";
import { emailForm, phoneForm } from "../../../../../pipeline/plan/rules/compare/never/address-forms.ts";
import { birthdayForms } from "../../../../../pipeline/plan/rules/compare/never/birthday-forms.ts";
import { knownByOf, type KnownBy } from "../../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { isSameAsWritten } from "../../../../../pipeline/plan/rules/compare/never/same-spelling.ts";
import { splitsOf } from "./person-traits.ts";

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
