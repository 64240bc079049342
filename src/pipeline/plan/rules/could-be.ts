import type { ContactInput, Entry } from "../../../model/contact.ts";
import type { Traits } from "../../../model/mapped-row.ts";
import { traitsOf } from "../../../model/traits.ts";
import { nameWords } from "./compare/fold-name.ts";
import { isCloseName, isSameFirstName } from "./compare/names.ts";
import { areNamesExchanged, relationOf, type PersonFields } from "./compare/relation.ts";

/** The person of a row that is not applied, as far as the row can be read. */
export interface UnappliedPerson extends Readonly<Partial<Pick<PersonFields, "last_name" | "birthday">>> {
  readonly first_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** A name of which it is not known which words are the first name; null if there is none. */
  readonly unsplitName: string | null;
}

/** Returns the person that a row's traits describe. */
export function personOf({ firstName, fullName, birthday, email, phone }: Traits): UnappliedPerson {
  const rest = { birthday, email, phone };
  if (firstName !== null && (fullName === null || fullName === firstName || fullName.startsWith(`${firstName} `))) {
    const last = fullName?.slice(firstName.length).trim() ?? "";
    return { first_name: firstName, last_name: last === "" ? null : last, unsplitName: null, ...rest };
  }
  return { first_name: firstName, last_name: null, unsplitName: fullName, ...rest };
}

/** Returns whether a row has no name. Then its birthday alone says who the person is, if at all. */
export function isNameless({ first_name: first, last_name: last, unsplitName }: UnappliedPerson): boolean {
  return first === null && (last ?? null) === null && unsplitName === null;
}

/**
 * Returns whether a row that is not applied could be about a contact that the list lacks. Any value of the row may be wrong,
 * so one value that agrees is enough, unless the rest contradicts it:
 *
 * - the e-mail or phone is the same
 * - first and last name agree, also exchanged, or with a small edit, or as a short form
 * - one of the names agrees, as after a marriage, and the birthday does not contradict
 * - the whole birthday is the same
 * - the row has no name, and its birthday does not contradict
 */
export function couldBe(row: UnappliedPerson, contact: ContactInput): boolean {
  const relation = relationOf(fieldsOf(row), contact);
  if (relation.email === "agrees" || relation.phone === "agrees" || relation.isFullBirthday) return true;
  const mayFit = relation.birthday !== "contradicts";
  const { first_name: first, last_name: last = null } = contact;
  const isContactNameless = isBlank(first) && isBlank(last);
  if (isNameless(row) || isContactNameless) return mayFit;
  if (row.unsplitName !== null) return isUnsplitNameOf(row.unsplitName, contact, mayFit);
  const isFirst = agree(row.first_name, first);
  const isLast = agree(row.last_name, last);
  const areExchanged = agree(row.first_name, last) && agree(row.last_name, first);
  if ((isFirst && isLast) || areExchanged) return true;
  return mayFit && (isFirst || isLast || agree(row.first_name, last) || agree(row.last_name, first));
}

/**
 * Returns whether a row without a name could be about a contact that lacks the row's e-mail or phone. A feed may have left the
 * address out of the contact, because a relative has it too.
 */
export function couldShareAddress(row: UnappliedPerson, contact: ContactInput): boolean {
  const { birthday } = relationOf(fieldsOf(row), contact);
  const isLeftOut = (field: "email" | "phone") => row[field] !== null && isBlank(contact[field]);
  return birthday === "agrees" || (birthday !== "contradicts" && (isLeftOut("email") || isLeftOut("phone")));
}

/**
 * Returns whether a refused row is about the contact that has its key. The row may have another person's key if a column was
 * filled down. Twins then differ in the first name only.
 */
export function isOfHolder(row: UnappliedPerson, holder: ContactInput): boolean {
  const relation = relationOf(fieldsOf(row), holder);
  if (relation.firstName === "contradicts" || relation.birthday === "contradicts") return false;
  if (row.first_name === null && relation.email === "contradicts") return false;
  if (row.unsplitName !== null) return isUnsplitNameOf(row.unsplitName, holder, true);
  return relation.lastName !== "contradicts" || relation.birthday === "agrees";
}

/**
 * Returns whether two rows with one key can be about one person. If not, one of the rows has the key of another person.
 *
 * - the first names agree, or are exchanged with the last names, and the birthdays do not contradict
 * - the birthdays agree, and one of the whole names has each word or initial of the other
 * - after a marriage, the birthdays agree
 * - with the same e-mail or phone, only the last name or only the birthday may contradict
 * - without a first name, nothing contradicts
 */
export function areOnePerson(one: UnappliedPerson, other: UnappliedPerson): boolean {
  const [ours, theirs] = [fieldsOf(one), fieldsOf(other)];
  const { firstName, lastName, birthday, email, phone } = relationOf(ours, theirs);
  const areOther = lastName === "contradicts" && birthday === "contradicts";
  if (firstName === "agrees" && (email === "agrees" || phone === "agrees")) return !areOther;
  if (birthday === "contradicts") return false;
  if (firstName === "contradicts")
    return areNamesExchanged(ours, theirs) || (birthday === "agrees" && mayShareName(one, other));
  if (firstName === null) return email !== "contradicts" && mayShareName(one, other);
  return lastName !== "contradicts" || birthday === "agrees";
}

/** Returns whether each word of the shorter name, or its initial, is in the other name. It is not known which words are the first name. */
function mayShareName(one: UnappliedPerson, other: UnappliedPerson): boolean {
  const wordsOf = ({ unsplitName, first_name: first, last_name: last }: UnappliedPerson) =>
    nameWords(unsplitName ?? `${first ?? ""} ${last ?? ""}`, "long");
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return short.every((word) => long.some((each) => agree(word, each)));
}

function fieldsOf(person: UnappliedPerson): PersonFields {
  return { ...person, first_name: person.first_name ?? "" };
}

/** Returns whether both names are given and agree. A row that agrees so well may be a contact that stood beside it. */
export function hasSameNames(row: UnappliedPerson, contact: ContactInput): boolean {
  const areSame = agree(row.first_name, contact.first_name) && agree(row.last_name, contact.last_name);
  return areSame && relationOf(fieldsOf(row), contact).birthday !== "contradicts";
}

/** Knows the rows that an earlier list refused while another of its rows named the contact. */
interface Neighbours {
  stoodBeside(hash: string, entryId: number): boolean;
}

/**
 * Returns whether a row is surely about another person than the contact: an earlier list had this row, refused, beside the
 * contact's own row. A row with the contact's names may still be about the contact, unless its birthday contradicts.
 */
export function isNeighbour(
  neighbours: Neighbours,
  hash: string,
  input: ContactInput,
  { id, applied }: Pick<Entry, "id" | "applied">,
): boolean {
  return neighbours.stoodBeside(hash, id) && !hasSameNames(personOf(traitsOf(input)), applied);
}

type Name = string | null | undefined;

/** A word of a name with fewer letters is a particle or an initial. */
const SHORTEST_WORD = 3;

/** Returns whether two names agree: in form, as a short form, with a small edit, or in one word of several. */
function agree(a: Name, b: Name): boolean {
  if (isBlank(a) || isBlank(b)) return false;
  if (isSameFirstName(a, b)) return true;
  // Digits are no typing error: numbers tell people apart who have no other name.
  if (digitsOf(a) === digitsOf(b) && isCloseName(a, b)) return true;
  const [ours, theirs] = [nameWords(a ?? "", "long"), nameWords(b ?? "", "long")];
  if (isInitialOf(ours, theirs) || isInitialOf(theirs, ours)) return true;
  return ours.some((word) => word.length >= SHORTEST_WORD && theirs.includes(word));
}

/** Returns whether a name is one letter, with which the other name begins: "T." and "Thomas". */
function isInitialOf([initial = "", ...further]: readonly string[], [word = ""]: readonly string[]): boolean {
  return further.length === 0 && initial.length === 1 && word.startsWith(initial);
}

function isUnsplitNameOf(name: string, { first_name: first, last_name: last }: ContactInput, mayFit: boolean): boolean {
  const words = nameWords(name, "long");
  const isIn = (part: Name) => !isBlank(part) && words.some((word) => agree(word, part));
  const [hasFirst, hasLast] = [isIn(first), isIn(last)];
  return hasFirst && hasLast ? true : mayFit && (hasFirst || hasLast);
}

function digitsOf(name: Name): string {
  return (name ?? "").replaceAll(/\P{N}/gu, "");
}

function isBlank(name: Name): boolean {
  return (name ?? "").trim() === "";
}
