/** The people data that the service takes (interface sections 2.1 and 2.2). */

/** Plain text fields of a contact input: sent as they are mapped, compared as strings. */
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

/**
 * What a column of a list can feed: a contact field, one custom field, or one of the words that mapping turns into
 * fields (`group` by name, a full name to be split, a birthday in three columns, a mark such as "deceased").
 */
export type ColumnTarget =
  | TextField
  | "group"
  | "guardian_contact_id"
  | "contact_id"
  | "full_name"
  | "birthday_day"
  | "birthday_month"
  | "birthday_year"
  | "inactive"
  | `custom_fields.${string}`;

/**
 * The body of a create or update. A field that is absent is not sent. `null` clears a field (only in updates, only
 * with `blankCells: "clear"`). `birthday` is `YYYY-MM-DD`, or the feed's yearless form.
 */
export type ContactInput = Readonly<
  { first_name: string; group_id: number } & {
    [F in Exclude<TextField, "first_name">]?: string | null;
  } & {
    guardian_contact_id?: number | null;
    custom_fields?: Readonly<Record<string, string | null>>;
  }
>;

/** Stands where what a contact holds is not known, because a person linked it or the ledger was rebuilt. */
export const UNKNOWN_INPUT: ContactInput = { first_name: "", group_id: 0 };

/** One row of the service's group list (interface section 2.3), as far as it is used. */
export interface Group {
  readonly groupId: number;
  readonly name: string;
  readonly category: string;
  readonly status: string;
  /** `YYYY-MM-DD HH:MM:SS`, as sent. Tells a group from a later one with the same id or name. */
  readonly dateCreated: string;
  readonly contactCount: number;
}

/** A contact's name, as people say it. */
export function nameOf({ first_name, last_name }: Pick<ContactInput, "first_name" | "last_name">): string {
  return `${first_name} ${last_name ?? ""}`.trim();
}
