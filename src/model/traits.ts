import type { ContactInput } from "./contact.ts";
import type { Traits } from "./mapped-row.ts";
import { foldField } from "./text/spelling/text-folding.ts";

/** The traits of a row that shows nothing about its person. */
export const NO_TRAITS: Traits = { email: null, phone: null, firstName: null, fullName: null, birthday: null };

/**
 * Returns whether two rows or contacts certainly name one person: they have the first name and the whole birthday in common, or the
 * full name and no other birthday.
 */
export function areCertainlyOnePerson(first: Traits, second: Traits): boolean {
  if (first.firstName === null || first.firstName !== second.firstName) return false;
  if (first.birthday !== null && second.birthday !== null)
    return first.birthday === second.birthday && (/^\d{4}/u.test(first.birthday) || first.fullName === second.fullName);
  return first.fullName === second.fullName;
}

/** Returns the traits by which the person of a contact input is recognised. */
export function traitsOf(input: ContactInput): Traits {
  return {
    email: foldField(input.email),
    phone: foldField(input.phone),
    firstName: foldField(input.first_name),
    fullName: foldField(`${input.first_name} ${input.last_name ?? ""}`),
    birthday: input.birthday ?? null,
  };
}
