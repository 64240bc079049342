import type { Group } from "../../../model/contact.ts";

/** The values of a linked contact that decide how a doubtful cell of its row is read. */
export interface KnownPerson {
  /** As in the contact input; null: there is none. */
  readonly birthday: string | null;
  /** null: the group is not known, or the account no longer lists it. */
  readonly group: Group | null;
  /** Folded as in the traits of a row. */
  readonly firstName: string | null;
  /** First and last name, folded as in the traits of a row; null: the contact lacks one. */
  readonly fullName: string | null;
}

/** `right`: the person was born on the day. `unknown`: the birthday is not known. */
export type StandInAnswer = "right" | "unknown";

/** Facts about a row besides its cells. */
export interface RowFacts {
  /** Returns the linked contact of a key; null: the key is new. It is called for rows with a doubtful cell only. */
  readonly findPerson: (key: string) => KnownPerson | null;
  /**
   * Returns what a person answered about a date that stands in for a missing one; null: not answered.
   *
   * @param key the row's key; null: the row has none
   * @param date `YYYY-MM-DD`
   */
  readonly answerAbout: (key: string | null, date: string) => StandInAnswer | null;
  /** The columns in which a person corrected the row. */
  readonly corrected: ReadonlySet<number>;
}

export const NO_FACTS: RowFacts = { findPerson: () => null, answerAbout: () => null, corrected: new Set() };
