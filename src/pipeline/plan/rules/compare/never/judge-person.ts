import { birthdayForms } from "./birthday-forms.ts";
import {
  FORM_KINDS,
  isFirstBornSo,
  isNothingElseKnown,
  provingForms,
  type FormKind,
  type KnownBy,
} from "./person-forms.ts";

/** A form of a row that a never entry has, too. */
export interface SharedForm {
  readonly form: string;
  /** The number of the never entry. */
  readonly id: number;
}

/**
 * How a row and the never entries fit.
 *
 * - `never`: the row's person must never be greeted
 * - `maybe`: it may be such a person
 */
export interface NeverJudgement {
  readonly kind: "never" | "maybe";
  readonly id: number;
  /** What they share, the most telling first. */
  readonly by: readonly SharedValue[];
  /** Whether they share the key and the first name. */
  readonly isOfKey: boolean;
}

/** A value that a row and a never entry share. */
type SharedValue = "email" | "phone" | "name" | "key";

/**
 * Returns how a person and the never entries fit, those that are certain first.
 *
 * @param contactId the contact that the person's row names itself; null: none
 */
export type JudgePerson = (person: KnownBy, contactId: number | null) => readonly NeverJudgement[];

/**
 * Returns how a row fits each never entry that shares something with the row. Name and birthday prove a person. So does an
 * e-mail, phone or key with an agreeing first name, unless other values show a namesake. An address alone, a name alone, the key of
 * a row that was left out, the key with the birthday, or the key of an entry that has nothing but the key, is a question. So are
 * first name and birthday of a row whose last name can't be read.
 *
 * @param person the row's person
 * @returns those that are certain first
 */
export function judgePerson(shared: readonly SharedForm[], person: KnownBy): readonly NeverJudgement[] {
  const formsOf = new Map<number, Set<string>>();
  for (const { form, id } of shared) formsOf.set(id, (formsOf.get(id) ?? new Set()).add(form));
  const found = [...formsOf].flatMap(([id, forms]) => judge(id, forms, person) ?? []);
  return found.toSorted((a, b) => Number(a.kind === "maybe") - Number(b.kind === "maybe"));
}

const KINDS = new Map(Object.entries(FORM_KINDS).map(([kind, letter]) => [letter as string, kind as FormKind]));

function judge(id: number, forms: ReadonlySet<string>, person: KnownBy): NeverJudgement | null {
  const kinds = new Set([...forms].flatMap((form) => KINDS.get(form[0] ?? "") ?? []));
  const has = (kind: FormKind) => kinds.has(kind);
  const isSameFirst = has("first") || has("firstInFull");
  const { day, whole } = birthdayForms(person.birthday);
  const isBornSo = has("born") || has("bornYearless") || (whole === null && has("bornOn"));
  const isByAddress = (has("email") || has("phone")) && isSameFirst && !isNamesake(kinds, person);
  const isOfUnknown = has("keyAlone") && isNothingElseKnown(person);
  // A birthday that differs in more than one part belongs to another person of that name, who may have got the key.
  const isOther = day !== null && has("nameBorn") && !has("bornNear") && !has("bornOn");
  const isByKey = has("key") && has("name") && !isOther;
  const isCertain = has("contact") || isBornSo || isByAddress || isOfUnknown || isByKey;
  const isLikeWithoutLast = person.isLastNameLost === true && isFirstBornSo(forms, person);
  const shares: Readonly<Record<SharedValue, boolean>> = {
    email: has("email"),
    phone: has("phone"),
    name: (has("name") && !isOther) || has("nearName") || isLikeWithoutLast,
    key: ((has("key") || has("keyLeftOut")) && isSameFirst && !isOther) || has("keyAlone") || has("keyBorn"),
  };
  const by = (["email", "phone", "name", "key"] as const).filter((value) => shares[value]);
  if (!isCertain && by.length === 0) return null;
  return { kind: isCertain ? "never" : "maybe", id, by, isOfKey: has("key") && isSameFirst };
}

/**
 * Returns whether a row with the first name of a never entry is about another person of that name: the birthday contradicts, and
 * so does the last name, or only a phone is shared, which a family may have.
 */
function isNamesake(kinds: ReadonlySet<FormKind>, { lastName, birthday }: KnownBy): boolean {
  const isBornElse = birthdayForms(birthday).day !== null && kinds.has("firstBorn") && !kinds.has("firstBornNear");
  const isNamedElse = (lastName ?? "") !== "" && !kinds.has("name") && !kinds.has("nearName");
  return isBornElse && (isNamedElse || !kinds.has("email"));
}

/**
 * Returns a quick check that finds each person that the forms can prove, and some others. Only an address, a key or the day of a
 * birthday proves a person, beside a name. Names are much slower to compare.
 */
export function couldBeProved(forms: ReadonlySet<string>): (person: KnownBy) => boolean {
  const days = new Set([...forms].flatMap((form) => /^[bdy]:.*?\|(?:\d{4}-)?(\d{2}-\d{2})$/u.exec(form)?.[1] ?? []));
  return (person) => {
    const { day } = birthdayForms(person.birthday);
    return (day !== null && days.has(day)) || provingForms(person).some((form) => forms.has(form));
  };
}
