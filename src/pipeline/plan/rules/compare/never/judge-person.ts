import { birthdayForms } from "./birthday-forms.ts";
import { FORM_KINDS, provingForms, type FormKind, type KnownBy } from "./person-forms.ts";

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
 * - `maybe`: it may be such a person; `by` says what they share, the most telling first
 */
export type NeverJudgement =
  | { readonly kind: "never"; readonly id: number }
  | { readonly kind: "maybe"; readonly id: number; readonly by: readonly SharedValue[] };

/** A value that a row and a never entry share. */
type SharedValue = "email" | "phone" | "name" | "key";

/** Returns how a person and the never entries fit, those that are certain first. */
export type JudgePerson = (person: KnownBy) => readonly NeverJudgement[];

/**
 * Returns how a row fits each never entry that shares something with the row. Name and birthday prove a person. So does an
 * e-mail, phone or key with an agreeing first name. A key alone proves a person if the entry has nothing but the key. An
 * address alone, or a name alone, is a question.
 *
 * @param birthday the row's birthday
 * @returns those that are certain first
 */
export function judgePerson(shared: readonly SharedForm[], birthday: string | null): readonly NeverJudgement[] {
  const kindsOf = new Map<number, Set<FormKind>>();
  for (const { form, id } of shared) {
    const kinds = kindsOf.get(id) ?? new Set();
    kindsOf.set(id, kinds);
    const kind = KINDS.get(form[0] ?? "");
    if (kind !== undefined) kinds.add(kind);
  }
  const found = [...kindsOf].flatMap(([id, kinds]) => judge(id, kinds, birthday) ?? []);
  return found.toSorted((a, b) => Number(a.kind === "maybe") - Number(b.kind === "maybe"));
}

const KINDS = new Map(Object.entries(FORM_KINDS).map(([kind, letter]) => [letter as string, kind as FormKind]));

function judge(id: number, kinds: ReadonlySet<FormKind>, birthday: string | null): NeverJudgement | null {
  const has = (kind: FormKind) => kinds.has(kind);
  const isSameFirst = has("first") || has("firstInFull");
  const { day, whole } = birthdayForms(birthday);
  const isBornSo = has("born") || has("bornYearless") || (whole === null && has("bornOn"));
  const isOfKey = has("keyAlone") || (has("key") && has("name"));
  if (isBornSo || ((has("email") || has("phone")) && isSameFirst) || isOfKey) return { kind: "never", id };
  // A birthday that differs in more than one part belongs to another person of that name.
  const isOther = day !== null && has("nameBorn") && !has("bornNear") && !has("bornOn");
  const shares: Readonly<Record<SharedValue, boolean>> = {
    email: has("email"),
    phone: has("phone"),
    name: (has("name") && !isOther) || has("nearName"),
    key: has("key") && isSameFirst,
  };
  const by = (["email", "phone", "name", "key"] as const).filter((value) => shares[value]);
  return by.length === 0 ? null : { kind: "maybe", id, by };
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
