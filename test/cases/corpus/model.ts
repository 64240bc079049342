/** What a case of the corpus is: a list, and the contacts that a careful reader takes from it. */

/** The fields that are compared for every person. A field that an expectation does not name must be absent. */
export const CORE_FIELDS = ["first_name", "last_name", "email", "phone", "birthday"] as const;

/** A field's expected value. Several values: each of them is right. null: the field is absent. */
export type ExpectedValue = string | null | readonly (string | null)[];
export type ExpectedFields = Readonly<Record<string, ExpectedValue>>;

/**
 * What a row must become:
 * - `contact`: a contact with these values. A question about the row costs a person's time, and counts as held.
 * - `either`: such a contact, or a question. Careful readers differ.
 * - `ask`: no contact without a question. The file may be refused, too.
 * - `none`: no contact. The row is no person, or a person who must not be greeted.
 */
export type ExpectedRow =
  | { readonly kind: "contact" | "either"; readonly line: number; readonly fields: ExpectedFields }
  | { readonly kind: "ask"; readonly line: number }
  | { readonly kind: "none"; readonly line: number };

export interface ListCase {
  /** Unique, in words joined by hyphens. */
  readonly name: string;
  /** The class of mistakes that the case watches. */
  readonly group: CaseGroup;
  /** The file's name with its extension. */
  readonly file: string;
  readonly bytes: () => Promise<Uint8Array> | Uint8Array;
  /** Settings of the feed besides the group. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly rows: readonly ExpectedRow[];
}

export const CASE_GROUPS = [
  "layout",
  "encoding",
  "encoding-few",
  "names",
  "name-order",
  "dates",
  "phones",
  "gone",
  "products",
  "values",
  "unreachable",
  "workbooks",
  "opendocument",
  "libreoffice",
] as const;
export type CaseGroup = (typeof CASE_GROUPS)[number];

/** Returns a number that depends on nothing but the text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Returns whether a case belongs to the half that is only counted. Its failures are not shown, so that they guide no change. */
export function isHeldOut({ name }: Pick<ListCase, "name">): boolean {
  return hashOf(`half:${name}`) % 2 === 1;
}
