import type { ContactInput } from "../../../../model/contact.ts";
import { isSameEmail, isSamePhone } from "./addresses.ts";
import { compareBirthdays } from "./birthdays.ts";
import { isCloseName, isSameFirstName } from "./names.ts";

/** How a trait of two people compares; null: one of them has none. */
type Agreement = "agrees" | "contradicts" | null;

/** How the traits of two people compare. A trait that one of them lacks neither agrees nor contradicts. */
export interface Relation {
  readonly firstName: Agreement;
  readonly lastName: Agreement;
  /** `near` neither agrees nor contradicts. */
  readonly birthday: Agreement | "near";
  /** The birthdays agree, and both have a year. */
  readonly isFullBirthday: boolean;
  readonly email: Agreement;
  readonly phone: Agreement;
}

/** The fields by which a person is recognised. */
export type PersonFields = Pick<ContactInput, "first_name" | "last_name" | "birthday" | "email" | "phone">;

/** Returns how the traits of two contact inputs compare. Names also agree where they differ by a small edit. */
export function relationOf(a: PersonFields, b: PersonFields): Relation {
  const birthday = compareBirthdays(a.birthday, b.birthday);
  return {
    firstName: agreement(a.first_name, b.first_name, (x, y) => isSameFirstName(x, y) || isCloseName(x, y)),
    lastName: agreement(a.last_name, b.last_name, isCloseName),
    birthday: birthday === null || birthday === "near" || birthday === "contradicts" ? birthday : "agrees",
    isFullBirthday: birthday === "same" && /^\d{4}/u.test(a.birthday ?? ""),
    email: agreement(a.email, b.email, isSameEmail),
    phone: agreement(a.phone, b.phone, isSamePhone),
  };
}

/** Returns whether one person's first name is the other's last name, and the other way round. */
export function areNamesExchanged(a: PersonFields, b: PersonFields): boolean {
  return isCloseName(a.first_name, b.last_name) && isCloseName(a.last_name, b.first_name);
}

type Text = string | null | undefined;

function agreement(a: Text, b: Text, isSame: (a: Text, b: Text) => boolean): Agreement {
  if (isBlank(a) || isBlank(b)) return null;
  // Most texts are equal to the letter, and folding them takes time.
  return a === b || isSame(a, b) ? "agrees" : "contradicts";
}

function isBlank(text: Text): boolean {
  return text === null || text === undefined || !/[\p{L}\p{N}]/u.test(text);
}
