/** Shows contacts in the two shapes of the interface (section 2.1), or in both at once. */
import { readBirthday } from "./birthday.ts";
import type { StoredContact } from "./contact-fields.ts";

export type ContactShape = "compact" | "full" | "both";

/** Returns the contact as the value of `data` in an answer. */
export function showContact(contact: StoredContact, groupName: string | null, shape: ContactShape): object {
  switch (shape) {
    case "compact":
      return compactContact(contact, groupName);
    case "full":
      return fullContact(contact, groupName);
    case "both":
      return { ...fullContact(contact, groupName), birthday: contact.birthday };
  }
}

/** Returns the shape of the interface's sample responses: the birthday is one string. */
function compactContact(contact: StoredContact, groupName: string | null): object {
  return {
    ...nameAndAddresses(contact),
    birthday: contact.birthday,
    timezone: contact.timezone,
    group_id: contact.group_id,
    group_name: groupName,
    source: contact.source,
  };
}

/** Returns the shape of the interface's field table: the birthday is in three parts. */
function fullContact(contact: StoredContact, groupName: string | null): object {
  const birthday = contact.birthday === null ? null : readBirthday(contact.birthday, "both");
  return {
    ...nameAndAddresses(contact),
    profile_image: contact.profile_image,
    contact_status: contact.status,
    birthday_month: birthday?.month ?? null,
    birthday_day: birthday?.day ?? null,
    birthday_year: birthday?.year ?? null,
    gender: contact.gender,
    location: contact.location,
    timezone: contact.timezone,
    language: contact.language,
    company: contact.company,
    job_title: contact.job_title,
    salutation: contact.salutation,
    relationship_status: contact.relationship_status,
    group_id: contact.group_id,
    group_name: groupName,
    guardian_contact_id: contact.guardian_contact_id,
    source: contact.source,
    date_created: contact.date_created,
    date_updated: contact.date_updated,
  };
}

/** Returns the first fields of both shapes. */
function nameAndAddresses({ contact_id, first_name, last_name, email, phone, whatsapp_phone }: StoredContact): object {
  return { contact_id, first_name, last_name, email, phone, whatsapp_phone };
}
