import { foldName } from "../compare/fold-name.ts";
import { compareBirthdays } from "../compare/birthdays.ts";
import { isSameEmail, isSamePhone } from "../compare/addresses.ts";
import { isSameFirstName, isSameLastName } from "../compare/names.ts";
import type { Changes } from "../../../../model/operation.ts";
import { foldField } from "../../../../model/text/spelling/text-folding.ts";
import type { ContactInput } from "../../../../model/contact.ts";
import type { Traits } from "../../../../model/mapped-row.ts";
import { GUARDED_FIELDS, type GuardedField } from "./guarded-fields.ts";

/**
 * How a known person's value changes.
 *
 * - `changed`: it differs by more than its form
 * - `contradicts`: a birthday that can't be a correction of the former one
 * - `cleared`: the value is removed
 * - `blanked`: the row no longer has the value, and the contact keeps it
 * - `filled`: a value where none was
 * - `passed_on`: a new row of another person gets the value
 * - `refused`: the row is not sent; it no longer has the contact's value, or it has a value that another contact may lose
 * - `stranger`: a row that names no contact has the value
 * - `missing`: no row names the contact, and another person gets the value
 * - `year_added`, `year_removed`: the birthday stays, and gets or loses its year
 */
export type ChangeKind =
  | "changed"
  | "contradicts"
  | "cleared"
  | "blanked"
  | "filled"
  | "passed_on"
  | "refused"
  | "stranger"
  | "missing"
  | "year_added"
  | "year_removed";

/** Changes by which a person loses a value. */
export const LOST: readonly ChangeKind[] = [
  "changed",
  "contradicts",
  "cleared",
  "blanked",
  "year_removed",
  "passed_on",
  "refused",
];
/** Changes by which a person gets a value. */
export const GOT: readonly ChangeKind[] = [
  "changed",
  "contradicts",
  "filled",
  "year_removed",
  "passed_on",
  "refused",
  "stranger",
];

/** A known person's value that a row changes by more than its form. */
export interface ValueChange {
  readonly field: GuardedField;
  readonly kind: ChangeKind;
  readonly before: string | null;
  readonly after: string | null;
  /** Both values in the form in which values of different people are compared. */
  readonly beforeKey: string | null;
  readonly afterKey: string | null;
}

type Fields = Pick<ContactInput, "first_name" | "last_name">;
type Known = Fields & Partial<Pick<ContactInput, "birthday" | "email" | "phone">>;

/**
 * Returns the changes of guarded fields that are more than another form of the value.
 *
 * @param applied the values last applied to the contact
 */
export function changesToNote(applied: Fields, changes: Changes): readonly ValueChange[] {
  const found: ValueChange[] = [];
  for (const field of GUARDED_FIELDS) {
    const change = changes[field];
    if (change === undefined) continue;
    const [before, after] = change;
    const kind = kindOf(field, before, after);
    if (kind === null) continue;
    found.push({
      field,
      kind,
      before,
      after,
      beforeKey: compareKey(field, before),
      afterKey: compareKey(field, after),
    });
  }
  const isOtherName = found.some(({ field }) => field === "first_name" || field === "last_name");
  return isOtherName ? [...found, fullNameChange(applied, changes, found)] : found;
}

/** Returns the guarded values that blank cells leave as they are: the list has them no longer, or beside another person. */
export function blankedValues(
  applied: ContactInput,
  blank: readonly string[],
  changes: Changes,
): readonly ValueChange[] {
  return GUARDED_FIELDS.flatMap((field): ValueChange[] => {
    if (field === "full_name" || !blank.includes(field) || changes[field] !== undefined) return [];
    const before = applied[field] ?? null;
    if (isBlank(before)) return [];
    return [{ field, kind: "blanked", before, after: null, beforeKey: compareKey(field, before), afterKey: null }];
  });
}

/**
 * Returns the guarded values of a contact that its refused row does not have, with the values that the row has instead.
 *
 * @param isNew whether the values that the row has instead count
 */
export function refusedValues(applied: Known, traits: Traits, isNew: boolean): readonly ValueChange[] {
  const { firstName, fullName, email, phone, birthday } = traits;
  const lastName = firstName !== null && fullName !== null ? fullName.slice(firstName.length + 1) : null;
  const asked = { first_name: firstName, last_name: lastName, email, phone, birthday };
  const changes = Object.fromEntries(
    REFUSED_FIELDS.flatMap((field) => {
      const before = applied[field] ?? null;
      return isBlank(before) && isBlank(asked[field]) ? [] : [[field, [before, asked[field]] as const]];
    }),
  );
  return changesToNote(applied, changes).map((change) => {
    const after = isNew && change.afterKey !== "" ? change.after : null;
    if (after === null) return { ...change, kind: "blanked", after, afterKey: null };
    return { ...change, kind: "refused" };
  });
}

/** Returns values of a row that names no contact, as values that another contact may lose. */
export function newValues(
  traits: Traits,
  which: readonly ("fullName" | "birthday" | "email" | "phone")[],
): readonly ValueChange[] {
  const field = (change: ValueChange) => (change.field === "full_name" ? "fullName" : change.field);
  const isGiven = (name: string) => which.some((one) => one === name);
  return refusedValues({ first_name: "" }, traits, true)
    .filter((change) => isGiven(field(change)))
    .map((change) => ({ ...change, kind: "stranger", before: null, beforeKey: null }));
}

const REFUSED_FIELDS = ["first_name", "last_name", "email", "phone", "birthday"] as const;

/** Returns the family that a person belonged to: the last name before the list, folded. */
export function familyOf({ last_name: name }: Fields): string | null {
  return compareKey("last_name", name ?? null);
}

/** Returns how a value changes; null for a value that stays but for its form. */
function kindOf(field: GuardedField, before: string | null, after: string | null): ChangeKind | null {
  if (isBlank(before)) return isBlank(after) ? null : "filled";
  if (isBlank(after)) return "cleared";
  if (field === "birthday") return kindOfBirthday(before, after);
  return isSame(field, before, after) ? null : "changed";
}

function kindOfBirthday(before: string | null, after: string | null): ChangeKind | null {
  const relation = compareBirthdays(before, after);
  switch (relation) {
    case "same":
      return null;
    case "near":
      return "changed";
    case null:
      return before === after ? null : "changed";
    default:
      return relation;
  }
}

function isSame(field: GuardedField, before: string | null, after: string | null): boolean {
  switch (field) {
    case "first_name":
      return isSameFirstName(before, after);
    case "last_name":
      return isSameLastName(before, after);
    case "email":
      return isSameEmail(before, after);
    case "phone":
    case "whatsapp_phone":
      return isSamePhone(before, after);
    default:
      return compareKey(field, before) === compareKey(field, after);
  }
}

/** Returns the change of the whole name. @param found the changes of the first name and the last name that were found */
function fullNameChange(applied: Fields, changes: Changes, found: readonly ValueChange[]): ValueChange {
  const names = (["first_name", "last_name"] as const).map((field) => {
    const change = found.find((one) => one.field === field);
    if (change !== undefined) return change;
    const [before, after] = changes[field] ?? [applied[field] ?? null, applied[field] ?? null];
    const key = compareKey(field, before);
    return { before, after, beforeKey: key, afterKey: key };
  });
  const joined = (value: "before" | "after" | "beforeKey" | "afterKey") =>
    names
      .map((name) => name[value] ?? "")
      .join(" ")
      .trim();
  return {
    field: "full_name",
    kind: "changed",
    before: joined("before"),
    after: joined("after"),
    beforeKey: joined("beforeKey"),
    afterKey: joined("afterKey"),
  };
}

/** Returns a value in the form in which it is compared with other people's values; null for a blank one. */
export function compareKey(field: GuardedField, value: string | null): string | null {
  if (isBlank(value)) return null;
  switch (field) {
    case "first_name":
    case "last_name":
      return foldName(value ?? "", "long");
    case "phone":
    case "whatsapp_phone":
      return (value ?? "").replaceAll(/\D/gu, "");
    case "birthday":
      return (value ?? "").replace(/^--/u, "");
    default:
      return foldField(value);
  }
}

function isBlank(value: string | null): boolean {
  return value === null || value.trim() === "";
}
