import { TEXT_FIELDS, type ContactInput } from "../../../model/contact.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";

/**
 * Everything of a row that decides what happens to its contact, as one text: equal texts need no call. Where the row
 * stands, how its columns are called, and its warnings have no part in it.
 */
export function rowFingerprint(row: Extract<MappedRow, { kind: "contact" }>): string {
  const { key, input, guardian, contactId, inactive, blank } = row;
  return JSON.stringify([key, inputText(input), guardian, contactId, inactive, blank.toSorted()]);
}

/** Names and values in a fixed order. */
function inputText(input: ContactInput): readonly unknown[] {
  const fields = TEXT_FIELDS.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]);
  const custom = Object.entries(input.custom_fields ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [input.group_id, fields, input.guardian_contact_id ?? null, custom];
}
