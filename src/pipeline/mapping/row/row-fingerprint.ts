import { TEXT_FIELDS, type ContactInput } from "../../../model/contact.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";

/**
 * Returns all values of a row that decide about its contact, as one text. A row needs no call if its text equals the
 * one that was last applied. The row's line, the names of its columns and its warnings are not part of the text.
 *
 * @param blankCells what a blank cell asks for. A row with blank cells asks for something else when the setting changes.
 */
export function rowFingerprint(row: Extract<MappedRow, { kind: "contact" }>, blankCells: "keep" | "clear"): string {
  const { key, input, guardian, contactId, inactive, blank } = row;
  const clears = blankCells === "clear" && blank.length > 0 ? [blankCells] : [];
  return JSON.stringify([key, inputText(input), guardian, contactId, inactive, blank.toSorted(), ...clears]);
}

/** Returns the names and values of the fields in a fixed order. */
function inputText(input: ContactInput): readonly unknown[] {
  const fields = TEXT_FIELDS.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]);
  const custom = Object.entries(input.custom_fields ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [input.group_id, fields, input.guardian_contact_id ?? null, custom];
}
