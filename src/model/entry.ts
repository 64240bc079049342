import type { ContactInput } from "./contact.ts";

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

/** A row with a new key and a contact whose key has vanished, which may be the same person. */
export interface LikelyPair {
  /** The row's place among the rows of its list. */
  readonly seq: number;
  readonly entryId: number;
}
