import type { ContactInput } from "../../../model/contact.ts";
import { compareBirthdays } from "./compare/birthdays.ts";
import { fieldWithoutName } from "./compare/damaged-names.ts";
import { isSameFirstName, isSameLastName } from "./compare/names.ts";
import { areNamesExchanged, relationOf, type PersonFields, type Relation } from "./compare/relation.ts";

/**
 * Returns whether the row of a known key is about the contact's own person. If not, the key may have been given to another
 * person, and a person has to decide.
 *
 * A contact of which nothing is known agrees with every row.
 */
export function isSamePerson(applied: PersonFields, asked: PersonFields): boolean {
  // Most changed rows keep first name and birthday. These two decide, and no other trait is compared.
  const hasSameBirthday =
    applied.birthday === asked.birthday && compareBirthdays(applied.birthday, asked.birthday) !== null;
  if (hasSameBirthday && applied.first_name === asked.first_name) return true;
  const { firstName, lastName, birthday, email, phone } = relationOf(applied, asked);
  const hasAddress = email === "agrees" || phone === "agrees";
  if (firstName === "contradicts") return birthday === "agrees" && (lastName === "agrees" || hasAddress);
  // A marriage does not lose the birthday, and another person does not get it. Two people may share one address.
  const hasBothAddresses = email === "agrees" && phone === "agrees";
  if (lastName === "contradicts" && isGiven(applied.birthday) && !isGiven(asked.birthday)) return hasBothAddresses;
  if (lastName !== "contradicts" && birthday !== "contradicts") return true;
  const bothContradict = lastName === "contradicts" && birthday === "contradicts";
  return !bothContradict && (lastName === "agrees" || birthday === "agrees" || hasAddress);
}

/** Returns whether the row of a known key may be about another person. A name that becomes a word for no value is no name. */
export function isAboutOther(applied: ContactInput, asked: ContactInput): boolean {
  return !isSamePerson(applied, asked) || fieldWithoutName(applied, asked) !== null;
}

function isGiven(value: string | null | undefined): boolean {
  return value !== null && value !== undefined && value !== "";
}

/**
 * Returns whether two people have the same first and last name but for their form, and the whole birthday or an address in
 * common, and no other birthday.
 */
export function isSameInOtherForm(applied: ContactInput, asked: ContactInput): boolean {
  if (!isSameLastName(applied.last_name, asked.last_name)) return false;
  if (!isSameFirstName(applied.first_name, asked.first_name)) return false;
  const { birthday, isFullBirthday, email, phone } = relationOf(applied, asked);
  return birthday !== "contradicts" && (isFullBirthday || email === "agrees" || phone === "agrees");
}

/**
 * How a row with a new key fits a contact whose key has vanished.
 *
 * - `named`: the first name and one more trait prove the person
 * - `same`: other traits prove the person
 * - `maybe`: a person has to decide
 * - `other`: the row is about another person
 */
export type Fit = "named" | "same" | "maybe" | "other";

/** Returns how the row of a new key fits a contact whose key has vanished. */
export function fitOf(applied: ContactInput, asked: ContactInput): Fit {
  const relation = relationOf(applied, asked);
  const { firstName, lastName, birthday, isFullBirthday } = relation;
  const hasAddress = relation.email === "agrees" || relation.phone === "agrees";
  if (birthday !== "contradicts") {
    if (firstName === "agrees" && (hasAddress || isFullBirthday)) return "named";
    if (firstName === "agrees" && lastName === "agrees" && birthday !== null) return "named";
    if (birthday === "agrees" && hasAddress) return "same";
  }
  if ((birthday === "agrees" || hasAddress) && areNamesExchanged(applied, asked)) return "maybe";
  return mayBe(relation, hasAddress) ? "maybe" : "other";
}

function mayBe({ firstName, lastName, birthday, isFullBirthday }: Relation, hasAddress: boolean): boolean {
  if (lastName === "agrees" && isFullBirthday) return true;
  const isOther = firstName === "contradicts" && (lastName === "contradicts" || birthday === "contradicts");
  return hasAddress && !isOther;
}

/** Returns whether two people have the same full name, also with a small edit, and birthdays that do not contradict. */
export function isNearNamesake(applied: ContactInput, input: ContactInput): boolean {
  const { firstName, lastName, birthday } = relationOf(applied, input);
  return firstName === "agrees" && lastName === "agrees" && birthday !== "contradicts";
}
