import type { ContactInput } from "../../../model/contact.ts";
import type { MergedText, RowColumns } from "../../../model/mapped-row.ts";

/** What shows a person in the ledger and in files. It is personal data, and is gone when the erasure is finished. */
export interface Traces {
  readonly contactIds: readonly number[];
  readonly keys: readonly (readonly [feed: string, key: string])[];
  /** Open items that are rows of the person. */
  readonly items: readonly number[];
  /** The lines of lists that were about the person. They are no personal data, and stay as tombstones. */
  readonly lines: readonly ListLine[];
  /** Rows that a person corrected into a contact of the person, as JSON of their cells: the same row is the person's anywhere. */
  readonly rows: readonly string[];
  /** Who the person is, by each contact input and row. */
  readonly people: readonly PersonTraits[];
  /** Folded names. */
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  /** Birthdays as contact inputs have them. */
  readonly birthdays: readonly string[];
  /** Birthdays of linked contacts of other people with the person's whole name. */
  readonly namesakes: readonly string[];
  /** The keys of these people. */
  readonly namesakeKeys: readonly (readonly [feed: string, key: string])[];
  /** Birthdays of other people with the person's first name, whose rows had the same key as another row of their list. */
  readonly sharers: readonly string[];
  /** The forms of e-mails and phones that rows of other people have. They show none of these people. */
  readonly othersAddresses: readonly string[];
  /** The keys of these rows. */
  readonly othersKeys: readonly (readonly [feed: string, key: string])[];
  /** Whether another person has the last name and the birthday. */
  readonly hasTwin: boolean;
  /** The values of contacts and rows that may be the person's, but stay: their first name or e-mail differs in its form. */
  readonly alike: readonly PersonTraits[];
  /** The ids of those of them that are no linked contacts. */
  readonly kept: readonly string[];
  /** The forms by which a never entry would know the person. */
  readonly forms: readonly string[];
  /** Values of the person that no other person has, and that show the person wherever they stand. */
  readonly values: {
    readonly emails: readonly string[];
    readonly phones: readonly string[];
    /** Whole names, and keys of letters and digits. */
    readonly texts: readonly string[];
    /** Whole names that no other person has in any spelling. They show the person in each spelling. */
    readonly names: readonly string[];
  };
  /** Runs that showed the person. Their reports are written again. */
  readonly runs: readonly string[];
  /** All other texts of the person. They show the person only where nothing else stands beside them. */
  readonly cells: readonly string[];
}

/** The values that distinguish two people. */
export type PersonTraits = Pick<ContactInput, "first_name" | "last_name" | "birthday" | "email" | "phone">;

/** A line of a list. A run's name is never given twice. */
export type ListLine = readonly [run: string, line: number];

/**
 * Who a contact input or a row is of.
 *
 * - `own`: the person's
 * - `alike`: it may be the person's, and stays
 * - `named`: as `alike`, and a contact or row with these values is known to be alike
 * - `other`: another person's
 */
export type Whose = "own" | "alike" | "named" | "other";

/** Decides what is about a person. */
export interface TraceFinder {
  readonly traces: Traces;
  /** Returns whether a text is, or holds, a value that shows the person wherever it stands. */
  has(text: string): boolean;
  /** Returns whether a name may be the person's: its first name is one of the person's. A blank one may be. */
  mayName(name: string): boolean;
  /** Returns whether a text shows the person where nothing else stands beside it, as a sample of a column does. */
  shows(text: string): boolean;
  /** Returns whether a row has an e-mail or phone that only the person has. */
  hasOwnAddress(cells: readonly string[]): boolean;
  /** Returns whether JSON may have a text that shows the person. */
  mayShow(json: string): boolean;
  /** Returns whether a contact input may be the person's. It is quick, and `isOf` decides. */
  mayBeOf(input: string): boolean;
  /** Returns whether a contact input certainly is the person's. @param isOfKey it stands under a key of the person */
  isOf(input: string, isOfKey?: boolean): boolean;
  /** Returns whether a row of a list is the person's, as `whoseRow` does. */
  isRow(...row: Parameters<TraceFinder["whoseRow"]>): boolean;
  /** Returns of which person a contact input is. @param isOfKey it stands under a key of the person */
  whoseInput(input: string, isOfKey: boolean): Whose;
  /**
   * Returns of which person a row of a list is.
   *
   * @param columns null: not known
   * @param merged what blank cells of the row show
   */
  whoseRow(
    cells: readonly string[],
    columns: RowColumns | null,
    isOfKey: boolean,
    merged?: readonly MergedText[],
  ): Whose;
}

/** What scrubbing a ledger's rows showed about its other tables. */
export interface ScrubbedRows {
  /** The hashes of the person's rows. */
  readonly hashes: Set<string>;
  /** The open items that the person's rows are, or belong to. */
  readonly items: Set<number>;
  /** The runs whose records changed. */
  readonly runs: Set<string>;
}
