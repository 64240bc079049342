/** Contacts as rows of the store's table. */
import type { ContactFields, StoredContact } from "./contact-fields.ts";

/** Returns a contact's fields as a row of the table. */
export function columnsOf(fields: ContactFields): Record<string, unknown> {
  return { ...fields, custom_fields: JSON.stringify(fields.custom_fields), ...addressKeys(fields) };
}

/** Returns the contact of a row of the table. */
export function contactOf(row: unknown): StoredContact {
  const columnsRead = row as StoredContact & { readonly custom_fields: string };
  return { ...columnsRead, custom_fields: JSON.parse(columnsRead.custom_fields) as Record<string, unknown> };
}

/** Returns the texts that the 409 rule compares: emails in lower case, phones as digits without a leading `00`. */
export function addressKeys(fields: ContactFields): {
  readonly email_key: string | null;
  readonly phone_key: string | null;
} {
  const digits = fields.phone?.replace(/\D/g, "").replace(/^00/, "") ?? "";
  return { email_key: fields.email?.toLowerCase() ?? null, phone_key: digits === "" ? null : digits };
}
