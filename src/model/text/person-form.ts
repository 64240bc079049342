/** The words of the forms by which a command names one person, also where a key equals the contact_id of another person. */
export const PERSON_FORMS = {
  contact: "contact",
  operation: "create",
  open_item: "row",
  line: "line",
  key: "key",
} as const;

/**
 * Returns the form of a person's id: `contact:123` for `123`, `create:12` for `o12`, `row:7` for `r7`, and `line:RUN.l5` for
 * `RUN.l5`.
 */
export function formOfPerson(id: string): string {
  if (id.includes(".l")) return `${PERSON_FORMS.line}:${id}`;
  const word = id.startsWith("o")
    ? PERSON_FORMS.operation
    : id.startsWith("r")
      ? PERSON_FORMS.open_item
      : PERSON_FORMS.contact;
  return `${word}:${id.replace(/^\D/u, "")}`;
}
