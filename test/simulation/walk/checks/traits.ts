/** The values of a contact or a sent body that identify a person. */
export interface Traits {
  readonly nr: unknown;
  readonly uid: unknown;
  readonly first: unknown;
  readonly fullName: string;
  readonly birthday: unknown;
  readonly email: unknown;
  readonly phone: unknown;
}

export function traitsOf(contact: object): Traits {
  const { custom_fields: custom = {}, ...fields } = contact as { readonly custom_fields?: Record<string, unknown> } & {
    readonly [field: string]: unknown;
  };
  return {
    nr: custom["nr"],
    uid: custom["uid"],
    first: fields["first_name"],
    fullName: [fields["first_name"], fields["last_name"] ?? ""].join(" "),
    birthday: fields["birthday"],
    email: fields["email"],
    phone: fields["phone"],
  };
}

/** Tells whether two values are equal and not blank. */
export function isSame(one: unknown, other: unknown): boolean {
  return one !== null && one !== undefined && one !== "" && one === other;
}
