import type { ContactInput } from "../../../model/contact.ts";

/**
 * - `linked`: the contact is in the service, as far as the ledger knows
 * - `gone`: the contact is linked, and the service answered that it no longer has the contact
 * - `in_doubt`: a create whose answer was lost
 * - `refused`: a row that could not be used, and that has no contact, or whose key has another person's contact
 * - `deleted`: this program deleted the contact
 */
export type PersonState = "linked" | "gone" | "in_doubt" | "refused" | "deleted";

/** A person as a search shows the person. */
export interface FoundPerson {
  /** As `parsePersonId` reads it. */
  readonly id: string;
  readonly state: PersonState;
  readonly feed: string;
  readonly key: string | null;
  /** "" where nothing names the person. */
  readonly name: string;
  readonly contactId: number | null;
  readonly groupId: number | null;
  readonly input: ContactInput | null;
  /** The columns and cells of a refused row. */
  readonly row: { readonly header: readonly string[]; readonly cells: readonly string[]; readonly run: string } | null;
}
