import type { ContactInput } from "./contact.ts";

/** A contact input without nesting: custom fields are named `custom_fields.NAME`. */
export type FlatInput = Readonly<Record<string, string | number | null>>;

const CUSTOM = "custom_fields.";

/** Returns the contact input without nesting. */
export function flatten(input: ContactInput): FlatInput {
  const { custom_fields: custom, ...fields } = input;
  const flat: Record<string, string | number | null> = { ...fields };
  for (const [name, value] of Object.entries(custom ?? {})) flat[CUSTOM + name] = value;
  return flat;
}

/** Returns the contact input of a flat input: the inverse of `flatten`. */
export function unflatten(flat: FlatInput): ContactInput {
  const fields: Record<string, unknown> = {};
  const custom: Record<string, string | null> = {};
  for (const [field, value] of Object.entries(flat)) {
    if (field.startsWith(CUSTOM)) custom[field.slice(CUSTOM.length)] = value as string | null;
    else fields[field] = value;
  }
  if (Object.keys(custom).length > 0) fields["custom_fields"] = custom;
  return fields as ContactInput;
}

/** Returns a contact's data after `sent` was applied: cleared fields are absent, fields that were not sent stay. */
export function afterApplying(before: ContactInput | null, sent: ContactInput): ContactInput {
  const merged = { ...(before === null ? {} : flatten(before)), ...flatten(sent) };
  return unflatten(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)));
}
