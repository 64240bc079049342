/** Reads the values that distinguish two people. */
import type { PersonTraits } from "../../../../../ledger/people/erase/traces.ts";
import type { ContactInput } from "../../../../../model/contact.ts";
import { foldName } from "../../../../../pipeline/plan/rules/compare/fold-name.ts";
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

/** Returns the values of a contact input as cells, with the fields that they stand under. */
export function cellsOfInput(input: ContactInput): readonly [cells: readonly string[], targets: readonly string[]] {
  const fields = ["first_name", "last_name", "email", "phone", "birthday"] as const;
  return [fields.map((field) => input[field] ?? ""), fields];
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
  const words = known.lastName === null ? wordsOfName(known.firstName ?? "") : [];
  if (words.length < 2) return [known];
  const splits = words.map((firstName, at) => ({ ...known, firstName, lastName: words.toSpliced(at, 1).join(" ") }));
  return [known, ...splits];
}

/** Returns whether a birthday is a day: `1973-02-31` is none. */
export function isRealDay(birthday: string | null): boolean {
  const [, year = "2000", rest = ""] = /^(?:(\d{4})-|--)?(\d{2}-\d{2})$/u.exec(birthday ?? "") ?? [];
  const time = Date.parse(`${year}-${rest}`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${year}-${rest}`);
}

/** Returns values without a birthday that is no day. Such a birthday says nothing about the person. */
export function withRealDay(known: KnownBy): KnownBy {
  return isRealDay(known.birthday) ? known : { ...known, birthday: null };
}

/** Returns whether the first name is the initial of one of these folded names. */
export function hasInitialOf({ firstName }: KnownBy, names: readonly string[]): boolean {
  const [, initial = ""] = /^(\p{L})\.?$/u.exec((firstName ?? "").trim()) ?? [];
  return initial !== "" && names.some((name) => name.startsWith(foldName(initial, "plain")));
}

/** Returns a function that says whether a cell is one of these folded names. */
export function nameCheck(known: readonly string[]): (cell: string) => boolean {
  const names = new Set(known);
  return (cell) => names.has(foldName(cell, "plain")) || names.has(foldName(cell, "long"));
}

/** Returns the words of a name, also of one that other signs than blanks hold together: `Muster/Anna`. */
export function wordsOfName(name: string): readonly string[] {
  return name.split(/[^\p{L}\p{M}\p{N}'’-]+/u).filter((word) => word !== "");
}

/** Returns a first name; of a whole name in one cell, also each of its words. */
export function firstNamesIn({ first_name: first, last_name: last }: Pick<ContactInput, "first_name" | "last_name">) {
  return (last ?? "") === "" ? [first, ...first.split(/[\s,]+/u)] : [first];
}

/** Returns names in both folded forms, each once. */
export function folded(names: readonly string[]): readonly string[] {
  const all = names.flatMap((name) => (["plain", "long"] as const).map((letters) => foldName(name, letters)));
  return [...new Set(all)].filter((name) => name !== "");
}
