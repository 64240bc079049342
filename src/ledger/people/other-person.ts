/** Tells records of two people apart that stand under one key. */
import type { ContactInput } from "../../model/contact.ts";
import type { RowColumns } from "../../model/mapped-row.ts";
import { foldField } from "../../model/text/spelling/text-folding.ts";

/** Who the person of a record is, as far as the record says. Each value is folded; null: the record lacks it. */
export interface RecordIdentity {
  /** The first name, or the whole name of a person whose last name does not stand apart. */
  readonly first: string | null;
  readonly last: string | null;
  readonly birthday: string | null;
}

/** Returns who a contact input names. */
export function identityOfInput({ first_name: first, last_name: last, birthday }: ContactInput): RecordIdentity {
  return { first: foldField(first), last: foldField(last), birthday: foldField(birthday) };
}

/** Returns who the cells of a row name. A birthday counts only in the form that contact inputs have. */
export function identityOfCells(cells: readonly string[], columns: Pick<RowColumns, "targets">): RecordIdentity {
  const birthday = cellOf(cells, columns, "birthday");
  const [first, last] = [cellOf(cells, columns, "first_name"), cellOf(cells, columns, "last_name")];
  return {
    first: foldField(first ?? (last === null ? cellOf(cells, columns, "full_name") : null)),
    last: foldField(last),
    birthday: birthday !== null && /^\d{4}-\d\d-\d\d$/u.test(birthday) ? birthday : null,
  };
}

/** Returns the name of a row's person, as the cells have it; "" if the row has none. */
export function nameInCells(cells: readonly string[], columns: Pick<RowColumns, "targets">): string {
  const parts = ["first_name", "last_name"].flatMap((target) => cellOf(cells, columns, target) ?? []);
  return parts.length === 0 ? (cellOf(cells, columns, "full_name") ?? "") : parts.join(" ");
}

function cellOf(cells: readonly string[], { targets }: Pick<RowColumns, "targets">, target: string): string | null {
  return cells.find((cell, at) => targets[at] === target && cell.trim() !== "")?.trim() ?? null;
}

/**
 * Returns whether two records under one key are certainly about two people: two of first name, last name and birthday differ. A
 * single one that differs can be a mistake, or a marriage.
 */
export function isOtherPerson(one: RecordIdentity, other: RecordIdentity): boolean {
  if (one.last === null || other.last === null) return areNamesApart(one, other) && one.birthday !== other.birthday;
  const differing = (["first", "last", "birthday"] as const).filter((trait) => differ(one[trait], other[trait]));
  return differing.length > 1;
}

/**
 * Returns whether two contacts that had one key are of one person: the first name is the same, no birthday contradicts, and neither
 * does the last name, unless the birthday is the same.
 */
export function isSameAgain(one: RecordIdentity, other: RecordIdentity): boolean {
  if (one.first === null || one.first !== other.first || differ(one.birthday, other.birthday)) return false;
  return !differ(one.last, other.last) || (one.birthday !== null && one.birthday === other.birthday);
}

/** Returns whether two names have no word in common. One of them may be a whole name. */
function areNamesApart(one: RecordIdentity, other: RecordIdentity): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.size > 0 && others.size > 0 && ![...words].some((word) => others.has(word));
}

function wordsOf({ first, last }: RecordIdentity): ReadonlySet<string> {
  return new Set(`${first ?? ""} ${last ?? ""}`.split(/[\s,]+/u).filter((word) => word !== ""));
}

function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}
