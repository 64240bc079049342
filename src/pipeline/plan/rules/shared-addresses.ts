import { nameOf, type ContactInput, type Entry } from "../../../model/contact.ts";
import type { Issue } from "../../../model/issue.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";
import { hasSameNames } from "./compare/names.ts";
import { isSamePerson } from "./who-is-who.ts";

/** An address that a person ordered to leave out of the row with a key. */
interface AddressOrder {
  readonly field: "email" | "phone";
  readonly value: string;
  /** The name of the row's person. */
  readonly person: string;
}

/**
 * Returns whether an address is left out of a row: the row has it, and is about the person whose address it was.
 *
 * @param entry the contact of the row's key; null: it has none
 */
export function isLeftOut({ field, value, person }: AddressOrder, input: ContactInput, entry: Entry | null): boolean {
  if (fold(input[field] ?? "") !== fold(value)) return false;
  // The key may belong to another person now.
  return (entry !== null && isSamePerson(entry.applied, input)) || hasSameNames(person, nameOf(input));
}

/** Returns an input without addresses that another contact of the group has, and a warning for each. */
export function leaveOut(
  input: ContactInput,
  shared: readonly ("email" | "phone")[],
): { readonly input: ContactInput; readonly warnings: readonly Issue[] } {
  let left = input;
  const warnings = shared.map((field): Issue => {
    const { [field]: value, ...rest } = left;
    left = rest;
    return { code: "address_left_out", field, header: null, data: { value: value ?? "" } };
  });
  return { input: left, warnings };
}

/** Returns an input with the addresses that its contact keeps, because those of the row are left out. */
export function withKept(
  input: ContactInput,
  applied: ContactInput,
  leftOut: readonly ("email" | "phone")[],
): ContactInput {
  const kept = leftOut.flatMap((field) => (applied[field] === undefined ? [] : [[field, applied[field]] as const]));
  return kept.length === 0 ? input : { ...input, ...Object.fromEntries(kept) };
}
