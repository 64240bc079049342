/**
 * The fields of contacts and groups (interface section 2). Validation, storage, responses and the OpenAPI description
 * all use these tables.
 */

export const CATEGORIES = ["birthday", "anniversary", "work_anniversary", "wedding_anniversary"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Kinds of input values. `text` is any string. */
export type InputKind = "text" | "email" | "birthday" | "timezone" | "id" | "object";

/** The input fields, in the order of interface section 2.2. */
export const INPUT_FIELDS = {
  first_name: { kind: "text", note: "Required on create." },
  group_id: { kind: "id", note: "Required on create. Must identify an existing group of the account." },
  last_name: { kind: "text", note: "" },
  email: { kind: "email", note: "" },
  phone: { kind: "text", note: "Primary phone number, preferably in international format." },
  whatsapp_phone: { kind: "text", note: "" },
  birthday: { kind: "birthday", note: "YYYY-MM-DD; the year may be omitted when only month and day are known." },
  timezone: { kind: "timezone", note: "Time-zone name in region/city form." },
  gender: { kind: "text", note: "" },
  location: { kind: "text", note: "" },
  language: { kind: "text", note: "" },
  company: { kind: "text", note: "" },
  job_title: { kind: "text", note: "" },
  salutation: { kind: "text", note: "" },
  relationship_status: { kind: "text", note: "" },
  guardian_contact_id: { kind: "id", note: "Identifier of another contact of the account." },
  profile_image: { kind: "text", note: "A URL or a reference to an image." },
  status: { kind: "text", note: "Default: 1." },
  custom_fields: { kind: "object", note: "Free-form object." },
} as const satisfies Record<string, { readonly kind: InputKind; readonly note: string }>;

export type InputField = keyof typeof INPUT_FIELDS;

/** The input fields as the service stores them, each with a value or null. */
export interface ContactFields {
  readonly first_name: string;
  /** null only after the contact's group was deleted. */
  readonly group_id: number | null;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly whatsapp_phone: string | null;
  /** `YYYY-MM-DD`, `MM-DD` or `--MM-DD`, as it was sent. */
  readonly birthday: string | null;
  readonly timezone: string | null;
  readonly gender: string | null;
  readonly location: string | null;
  readonly language: string | null;
  readonly company: string | null;
  readonly job_title: string | null;
  readonly salutation: string | null;
  readonly relationship_status: string | null;
  readonly guardian_contact_id: number | null;
  readonly profile_image: string | null;
  readonly status: string;
  readonly custom_fields: Readonly<Record<string, unknown>>;
}

/** The value of each field that was never sent or that was cleared. */
export const BLANK_CONTACT: ContactFields = {
  first_name: "",
  group_id: null,
  last_name: "",
  email: null,
  phone: null,
  whatsapp_phone: null,
  birthday: null,
  timezone: null,
  gender: null,
  location: null,
  language: null,
  company: null,
  job_title: null,
  salutation: null,
  relationship_status: null,
  guardian_contact_id: null,
  profile_image: null,
  status: "1",
  custom_fields: {},
};

export interface StoredContact extends ContactFields {
  readonly contact_id: number;
  readonly account: string;
  /** `api`, or `manual` for a contact made in the service's own user interface. */
  readonly source: string;
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  readonly date_created: string;
  readonly date_updated: string | null;
}

export interface StoredGroup {
  readonly group_id: number;
  readonly account: string;
  readonly name: string;
  readonly category: Category;
  readonly status: string;
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  readonly date_created: string;
}

export type CountedGroup = StoredGroup & { readonly contact_count: number };
