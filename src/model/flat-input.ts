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

/** The fields that an answer has (`custom_fields.x`, too): those without a value, and those with one. */
export interface ShownFields {
  readonly blank: readonly string[];
  readonly filled: readonly string[];
}

const NO_ANSWER: ShownFields = { blank: [], filled: [] };

/**
 * Returns a contact's data after `sent` was applied: cleared fields are absent, fields that were not sent stay. If the answer
 * shows that the service cleared a field that was not sent, the service replaces contacts. Then only the fields that the
 * answer shows with a value stay, so that the next list sends the others again.
 */
export function afterApplying(
  before: ContactInput | null,
  sent: ContactInput,
  { blank, filled }: ShownFields = NO_ANSWER,
): ContactInput {
  const known = before === null ? {} : flatten(before);
  const asked = flatten(sent);
  const isUnsent = (field: string) => asked[field] === undefined && known[field] !== undefined && known[field] !== "";
  const isReplaced = blank.some(isUnsent);
  const kept = Object.entries(known).filter(([field]) => !isReplaced || !isUnsent(field) || filled.includes(field));
  const merged = { ...Object.fromEntries(kept), ...asked };
  return unflatten(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)));
}
