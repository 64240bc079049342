/** What shows a person in the ledger and in files. It is personal data, and is gone when the erasure is finished. */
export interface Traces {
  readonly contactIds: readonly number[];
  readonly keys: readonly (readonly [feed: string, key: string])[];
  /** Open items that are rows of the person. */
  readonly items: readonly number[];
  /** Folded first names. */
  readonly firstNames: readonly string[];
  /** The forms by which a never entry would know the person. */
  readonly forms: readonly string[];
  /** All values of the person that no other person has. */
  readonly values: readonly string[];
}

/** Decides what is about a person. */
export interface TraceFinder {
  readonly traces: Traces;
  /** Returns whether a text is, or holds, a value of the person that no other person has. */
  has(text: string): boolean;
  /** Returns whether a contact input certainly is the person's. */
  isOf(input: string): boolean;
  /** Returns whether a row of a list is the person's. @param columns the targets of its cells; null: not known */
  isRow(cells: readonly string[], targets: readonly (string | null)[] | null): boolean;
}
