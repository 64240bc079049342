import { foldName } from "../compare/fold-name.ts";
import { compareBirthdays } from "../compare/birthdays.ts";
import { isSameEmail, isSamePhone } from "../compare/addresses.ts";
import { isSameFirstName, isSameLastName } from "../compare/names.ts";
import type { Changes } from "../../../../model/operation.ts";
import { foldField } from "../../../../model/text/text-folding.ts";
import type { ContactInput } from "../../../../model/contact.ts";
import { GUARDED_FIELDS, type GuardedField } from "./guarded-fields.ts";

/**
 * How a known person's value changes.
 *
 * - `changed`: it differs by more than its form
 * - `contradicts`: a birthday that can't be a correction of the former one
 * - `cleared`: the value is removed
 * - `filled`: a value where none was
 * - `year_added`, `year_removed`: the birthday stays, and gets or loses its year
 */
export type ChangeKind = "changed" | "contradicts" | "cleared" | "filled" | "year_added" | "year_removed";

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

/**
 * Returns the changes of guarded fields that are more than another form of the value.
 *
 * @param applied the values last applied to the contact
 */
export function changesToNote(applied: Fields, changes: Changes): readonly ValueChange[] {
  const found: ValueChange[] = [];
  for (const field of GUARDED_FIELDS) {
    const change = field === "full_name" ? fullNameChange(applied, changes) : changes[field];
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
  return found;
}

/** Returns the family that a person belonged to: the last name before the list, folded. */
export function familyOf({ last_name: name }: Fields): string | null {
  return compareKey("last_name", name ?? null);
}

/** Returns how a value changes; null for a value that stays but for its form. */
export function kindOf(field: GuardedField, before: string | null, after: string | null): ChangeKind | null {
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
    case "full_name":
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

/** Returns the change of the whole name; undefined where neither name changes by more than its form. */
function fullNameChange(applied: Fields, changes: Changes): Changes[string] | undefined {
  const { first_name: first, last_name: last } = changes;
  const isOther =
    (first !== undefined && kindOf("first_name", ...first) !== null) ||
    (last !== undefined && kindOf("last_name", ...last) !== null);
  if (!isOther) return undefined;
  const nameAt = (at: 0 | 1) =>
    `${(first === undefined ? applied.first_name : first[at]) ?? ""} ${(last === undefined ? applied.last_name : last[at]) ?? ""}`.trim();
  return [nameAt(0), nameAt(1)];
}

/** Returns a value in the form in which it is compared with other people's values; null for a blank one. */
export function compareKey(field: GuardedField, value: string | null): string | null {
  if (isBlank(value)) return null;
  switch (field) {
    case "first_name":
    case "last_name":
    case "full_name":
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
