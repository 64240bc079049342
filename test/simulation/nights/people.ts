/** The true data of invented people, and all values that were ever true of each of them. */
import type { Random } from "../world/random.ts";
import { newFirstName, newLastName, plain, type Tongue } from "./names.ts";
import type { Kind } from "./kinds.ts";

export interface Person {
  /** Identifies the person in lists and contacts. No other person ever gets the same value. */
  readonly ref: string;
  readonly nr: string;
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  /** `YYYY-MM-DD`, `MM-DD` or "". */
  readonly birthday: string;
  readonly group: string;
}

export const FIELDS = ["first", "last", "email", "phone", "birthday"] as const;
export type Field = (typeof FIELDS)[number];

/** All people of one list, and those who left it. */
export interface Town {
  readonly kind: Kind;
  readonly random: Random;
  readonly tongue: Tongue;
  readonly groups: readonly string[];
  people: readonly Person[];
  former: readonly Person[];
  /** Number of people and keys that were given out. */
  made: number;
  /** All values that a field ever had, by person. */
  readonly past: Map<string, Readonly<Record<Field, Set<string>>>>;
  readonly label: string;
}

/** Returns a new town of about `n` people. @param label makes its people and keys differ from those of other towns */
export function openTown(kind: Kind, n: number, random: Random, label: string): Town {
  const count = Math.max(1, Math.min(kind.mostGroups, Math.round(n / kind.perGroup)));
  const groups = Array.from({ length: count }, (_, index) => `${kind.groupWord} ${index + 1}`);
  const tongue = random.pick(["de", "de", "de", "en", "es", "pl", "tr"]);
  const town: Town = { kind, random, tongue, groups, people: [], former: [], made: 0, past: new Map(), label };
  town.people = newPeople(town, n);
  return town;
}

/** Returns new people. Some share a last name, an address and phone with a person before them; a few are twins. */
export function newPeople(town: Town, count: number): readonly Person[] {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) people.push(newPerson(town, people.at(-1)));
  return people;
}

function newPerson(town: Town, before: Person | undefined): Person {
  const { kind, random, label } = town;
  const n = (town.made += 1);
  const tongue: Tongue = random.chance(0.2) ? random.pick(["de", "en", "es", "pl", "tr"]) : town.tongue;
  const family = before !== undefined && random.chance(kind.families) ? before : null;
  const isTwin = family !== null && random.chance(0.08);
  const first = newFirstName(tongue, random);
  const last = family?.last ?? newLastName(tongue, random);
  const person: Person = {
    ref: `${label}-${n}`,
    nr: String(1000 + n),
    first: first === family?.first ? `${first} Maria` : first,
    last,
    email: random.chance(kind.withEmail) ? (family?.email ?? newEmail(town, first, last)) : "",
    phone: random.chance(kind.withPhone) ? (family?.phone ?? newPhone(random)) : "",
    birthday: isTwin ? family.birthday : newBirthday(kind, random),
    group: family !== null && random.chance(0.5) ? family.group : random.pick(town.groups as [string, ...string[]]),
  };
  remember(town, person);
  return person;
}

/** Notes the person's values as true ones. */
export function remember({ past }: Town, person: Person): void {
  const known = past.get(person.ref) ?? {
    first: new Set(),
    last: new Set(),
    email: new Set(),
    phone: new Set(),
    birthday: new Set(),
  };
  past.set(person.ref, known);
  for (const field of FIELDS) known[field].add(canonical(field, person[field]));
  known.birthday.add(person.birthday.slice(-5));
}

/** Returns the value without its form: what two spellings of one value have in common. */
export function canonical(field: Field, value: string): string {
  if (field === "birthday") return value;
  if (field === "phone") return value.replace(/\D/gu, "");
  if (field === "email") return value.toLowerCase();
  return plain(value).replace(/([aou])e/gu, "$1");
}

/** Replaces the values of a person in the town. */
export function change(town: Town, ref: string, values: Partial<Person>): void {
  town.people = town.people.map((person) => {
    if (person.ref !== ref) return person;
    const changed = { ...person, ...values };
    remember(town, changed);
    return changed;
  });
}

export function newEmail({ kind, random, people }: Town, first: string, last: string): string {
  const domain = kind.ownDomain ? "example.org" : random.pick(["example.org", "example.com", "example.net"]);
  const name = `${plain(first)}.${plain(last)}`;
  const isTaken = people.some(({ email }) => email.startsWith(`${name}@`));
  return isTaken || random.chance(0.3) ? `${name}${random.below(10_000)}@${domain}` : `${name}@${domain}`;
}

export function newPhone(random: Random): string {
  return `+493023125${String(random.below(100_000)).padStart(5, "0")}`;
}

export function newBirthday({ bornFrom, bornYears, yearless, withBirthday }: Kind, random: Random): string {
  if (!random.chance(withBirthday)) return "";
  const date = new Date(Date.UTC(bornFrom, 0, 1 + random.below(Math.floor(365.25 * bornYears))));
  const text = date.toISOString().slice(0, 10);
  return random.chance(yearless) ? text.slice(5) : text;
}
