import type { ContactInput } from "../../../model/contact.ts";
import type { Issue } from "../../../model/issue.ts";

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
