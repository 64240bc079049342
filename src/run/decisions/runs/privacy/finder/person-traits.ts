/** Reads the values that distinguish two people. */
import type { PersonTraits } from "../../../../../ledger/people/erase/traces.ts";
import type { ContactInput } from "../../../../../model/contact.ts";
import type { KnownBy } from "../../../../../pipeline/plan/rules/compare/never/person-forms.ts";

/** Returns the values of a contact input that distinguish two people. */
export function traitsOfInput({ first_name, last_name, birthday, email, phone }: ContactInput): PersonTraits {
  return {
    first_name,
    last_name: last_name ?? null,
    birthday: birthday ?? null,
    email: email ?? null,
    phone: phone ?? null,
  };
}

/** Returns the values of a row that distinguish two people. */
export function traitsOfRow({ firstName, lastName, birthday, emails, phones }: KnownBy): PersonTraits {
  return {
    first_name: firstName ?? "",
    last_name: lastName,
    birthday,
    email: emails[0] ?? null,
    phone: phones[0] ?? null,
  };
}

/** Returns the values by which a person with these traits is known. */
export function knownByTraitsOf({
  first_name: firstName,
  last_name: last,
  birthday,
  email,
  phone,
}: PersonTraits): KnownBy {
  return {
    firstName,
    lastName: last ?? null,
    emails: [email],
    phones: [phone],
    birthday: birthday ?? null,
    key: null,
  };
}

/** Returns values with each way in which a whole name may be a first and a last name. */
export function splitsOf(known: KnownBy): readonly KnownBy[] {
  const words = known.lastName === null ? (known.firstName ?? "").split(/[\s,]+/u).filter((word) => word !== "") : [];
  if (words.length < 2) return [known];
  const splits = words.map((firstName, at) => ({ ...known, firstName, lastName: words.toSpliced(at, 1).join(" ") }));
  return [known, ...splits];
}

/** Returns values without a birthday that is no day. Such a birthday says nothing about the person. */
export function withRealDay(known: KnownBy): KnownBy {
  const [, year = "2000", rest = ""] = /^(?:(\d{4})-|--)?(\d{2}-\d{2})$/u.exec(known.birthday ?? "") ?? [];
  const time = Date.parse(`${year}-${rest}`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${year}-${rest}`);
  return isReal ? known : { ...known, birthday: null };
}
