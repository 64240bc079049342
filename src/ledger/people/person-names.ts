/** Names a person of the ledger, also one that has no contact yet. */

/** How a page or a command names a person. */
export type PersonId =
  | { readonly kind: "contact"; readonly contactId: number }
  /** A create that has no contact yet. */
  | { readonly kind: "operation"; readonly operation: number }
  /** A row that was refused. */
  | { readonly kind: "open_item"; readonly openItem: number }
  /** A line of a list whose row has no open item: another row took it over, or the list was not accepted. */
  | { readonly kind: "line"; readonly run: string; readonly line: number };

const LETTERS = { contact: "", operation: "o", open_item: "r" } as const;

/**
 * Returns the text that names a person: `123` for a contact, `o12` for a create, `r7` for a refused row, and
 * `2026-11-21T020000.123Z-staff.l5` for a line of a list.
 */
export function personIdText(id: PersonId): string {
  switch (id.kind) {
    case "contact":
      return `${LETTERS.contact}${id.contactId}`;
    case "operation":
      return `${LETTERS.operation}${id.operation}`;
    case "open_item":
      return `${LETTERS.open_item}${id.openItem}`;
    case "line":
      return `${id.run}.l${id.line}`;
  }
}

/** Returns the person that a text names; null for any other text. */
export function parsePersonId(text: string): PersonId | null {
  const [, run, line] = /^(\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-[\w-]+)\.l(\d{1,15})$/u.exec(text) ?? [];
  if (run !== undefined && line !== undefined) return { kind: "line", run, line: Number(line) };
  const [, letter = "", digits = ""] = /^([or]?)(\d{1,15})$/u.exec(text) ?? [];
  if (digits === "") return null;
  if (letter === LETTERS.operation) return { kind: "operation", operation: Number(digits) };
  if (letter === LETTERS.open_item) return { kind: "open_item", openItem: Number(digits) };
  return { kind: "contact", contactId: Number(digits) };
}
