/** Contacts and groups as the service has them (interface sections 2.1 to 2.3), and as the ledger links them. */

/** The text fields of a contact input. They are sent as mapped, and compared as strings. */
export const TEXT_FIELDS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "whatsapp_phone",
  "birthday",
  "timezone",
  "gender",
  "location",
  "language",
  "company",
  "job_title",
  "salutation",
  "relationship_status",
  "profile_image",
  "status",
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** The text fields whose values in an answer are compared with what was sent. */
export const APPLIED_TEXTS = ["first_name", "last_name", "email", "phone", "whatsapp_phone"] as const;

export type AppliedText = (typeof APPLIED_TEXTS)[number];

/** The uses of a column beside the text fields: ids, and values that mapping turns into fields. */
export const OTHER_TARGETS = [
  "group",
  "guardian_contact_id",
  "contact_id",
  "full_name",
  "birthday_day",
  "birthday_month",
  "birthday_year",
  "inactive",
] as const;

/**
 * The use of a list's column: a field of the interface, a custom field, or a value that mapping turns into a field.
 * Such values are a group's name, a full name to be split, a birthday in three columns, and a mark like "deceased".
 */
export type ColumnTarget = TextField | (typeof OTHER_TARGETS)[number] | `custom_fields.${string}`;

/**
 * The body that a row becomes in a create or update. An absent field is not sent. `null` clears a field; only an update
 * of a feed with `blankCells: "clear"` has it. `birthday` is `YYYY-MM-DD` or the feed's yearless form.
 */
export type ContactInput = Readonly<
  { first_name: string; group_id: number } & {
    [F in Exclude<TextField, "first_name">]?: string | null;
  } & {
    guardian_contact_id?: number | null;
    custom_fields?: Readonly<Record<string, string | null>>;
  }
>;

/** The input of a contact whose data is unknown, because a person linked the contact or the ledger was rebuilt. */
export const UNKNOWN_INPUT: ContactInput = { first_name: "", group_id: 0 };

/** A Celebration Group of the service's group list (interface section 2.3), with the properties that we use. */
export interface Group {
  readonly groupId: number;
  readonly name: string;
  readonly category: string;
  readonly status: string;
  /** `YYYY-MM-DD HH:MM:SS`, as the service sends it. A later group with the same id or name has another one. */
  readonly dateCreated: string;
  readonly contactCount: number;
  /**
   * The property that can't be read in the service's answer, under the service's name for it. Its value here stands for
   * nothing: no contact may be put in the group. Absent: all properties that decide anything can be read.
   */
  readonly unreadable?: "group_id" | "name" | "date_created" | "contact_count";
}

/** Returns a contact's name: first name, then last name. */
export function nameOf({ first_name, last_name }: Pick<ContactInput, "first_name" | "last_name">): string {
  return `${first_name} ${last_name ?? ""}`.trim();
}

/** A linked contact: the feed and key that it belongs to, and what was last applied to it. */
export interface Entry {
  readonly id: number;
  readonly feed: string;
  readonly key: string;
  readonly contactId: number;
  /** Hash of the row last applied; "" when the contact's content is uncertain (linked by a person, or rebuilt). */
  readonly hash: string;
  readonly applied: ContactInput;
}

/** A group that contacts of the ledger were put in, as the service listed it then. */
export type UsedGroup = Pick<Group, "groupId" | "name" | "dateCreated">;

/** Returns the e-mail and the phone of a contact input, as one text. */
export function addressesIn({ email, phone }: ContactInput): string {
  return [email, phone].filter(Boolean).join(", ");
}
