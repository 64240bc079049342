import type { OfferedRule } from "../../model/run-record.ts";

/**
 * - `cell`: a cell of one row
 * - `rule`: all cells of a column with the same text
 * - `row`: a row that a person removed, because another row of its key is right
 * - `address`: an e-mail or phone that is left out of the row with a key, because another contact of the group has it. It
 *   holds while the row has the address. `target` is the field, and `was` the address.
 */
type CorrectionKind = "cell" | "rule" | "row" | "address";

/** The row from which addresses are left out. */
interface RowOfAddresses {
  readonly feed: string;
  readonly key: string;
  /** The name of the row's person. */
  readonly person: string;
}

interface LeftOutAddress {
  readonly field: "email" | "phone";
  /** As the contact input had it. */
  readonly value: string;
}

/** An address that a person ordered to leave out. */
export interface LeftOutOrder extends LeftOutAddress {
  /** The number of the correction. */
  readonly id: number;
  /** ISO date-time. */
  readonly at: string;
  /** The name of the row's person. */
  readonly person: string;
}

/** The row of a list that a correction is bound to. */
interface CorrectedRowMark {
  /** The key of the row as the list has it; null: it has none, and the whole row's text tells it apart. */
  readonly key: string | null;
  /** Hash of the row's text as the list has it. */
  readonly rowHash: string;
  /**
   * The same without the cells of the key: it finds a row whose key has changed. Where the whole row's text tells the row apart,
   * the hash of the row's form; "": another row has the same form.
   */
  readonly restHash: string;
  /** Hash of the row's text with all its corrections, as reports show the row. */
  readonly resultHash: string;
  /** The key of the row with all its corrections. */
  readonly resultKey: string | null;
}

/** A correction that a person made, as it is recorded when its corrected report is accepted. */
export interface NewCorrection extends CorrectedRowMark {
  /**
   * - `unread`: a cell whose new text can't be read, or that another line contradicts
   * - `refused`: a cell whose new text the service refuses. It becomes a `cell` when the service takes the row after all.
   *
   * Both correct no list. They keep what the list says for the next correction of the cell.
   */
  readonly kind: CorrectionKind | "unread" | "refused";
  /** Several rows have the key: only the row with exactly this text is meant. */
  readonly isByText: boolean;
  /** The column's header; "" for a row and an address. */
  readonly header: string;
  /** The place of the column among the columns with this header, from 0. */
  readonly nth: number;
  /** The field that the column becomes; null: none. It finds a column whose header has changed. */
  readonly target: string | null;
  /** The column is a part of the key. Of a removed row: it is about another person, so that its key is wrong. */
  readonly isKey: boolean;
  /** The text of the list's cell; of a removed row, its cells. */
  readonly was: string;
  readonly becomes: string;
  /** The name of the row's person, with the corrections of the row. */
  readonly person: string;
  /** The contact of the row's person, or of the row that stays beside a removed one; null: it is not known yet. */
  readonly contactId: number | null;
}

/** A correction that lasts: it holds while the list's cell says what it said then. */
export interface LastingCorrection extends NewCorrection {
  readonly kind: CorrectionKind;
  readonly id: number;
  readonly feed: string;
  /** The run of the corrected report; of a rule, that of the rows that waited for it; "": none, and of an address. */
  readonly run: string;
  /** ISO date-time. */
  readonly at: string;
  /** The newest accepted list that still has the wrong text, and the first of its lines that do; null: none yet. */
  readonly seenRun: string | null;
  readonly seenLine: number | null;
  /** Number of rows in which a rule was used by that list. */
  readonly seenRows: number;
}

/** A correction of a cell, also one that corrects no list. */
export type CellCorrection = Omit<LastingCorrection, "kind"> & { readonly kind: "cell" | "unread" | "refused" };

/** A correction that a list needed. */
export interface SeenCorrection {
  readonly id: number;
  readonly line: number;
  readonly rows: number;
  /** The row as this list has it; null for a rule and a removed row. */
  readonly mark: (CorrectedRowMark & Pick<NewCorrection, "contactId">) | null;
  /** Whether a removed row is about another person than the row that stays. */
  readonly isWrongKey?: boolean;
}

/** What a run changes about corrections when its list or corrected report is accepted. */
export interface CorrectionEffects {
  readonly made: readonly NewCorrection[];
  /** Ids of corrections that newer ones replace, or whose cell a person set back to the list's text. */
  readonly replaced: readonly number[];
  /** Ids of corrections whose cell says something else in this list. */
  readonly changed: readonly number[];
  readonly seen: readonly SeenCorrection[];
  /** Open items of removed rows whose key is wrong: a person still has to correct them. */
  readonly wrongKeys?: readonly number[];
}

/**
 * Why a correction has ended:
 * - `list_changed`: the list's cell says something else now
 * - `replaced`: the cell was corrected again
 * - `dropped`: a person ended it
 * - `undone`: the run that made it was undone
 * - `deleted`: the contact of its row was deleted; it lasts again when a list has the same person with the same cell
 * - `other_person`: another contact was created under the key
 * - `unlinked`: a person took the link back because of which an address was left out
 */
type CorrectionEnd = "list_changed" | "replaced" | "dropped" | "undone" | "deleted" | "other_person" | "unlinked";

/** An offered rule of a feed. Its number is that of one of the equal corrections. */
export interface RuleOffer extends OfferedRule {
  readonly feed: string;
}

/** A correction, and when and why it has ended; null: it lasts. */
export interface EndedCorrection extends LastingCorrection {
  readonly endedAt: string | null;
  readonly endedWhy: CorrectionEnd | null;
}

/** The corrections of all feeds that last. */
export interface LastingCorrections {
  /** Returns the corrections of a feed that have not ended, oldest first; null for all feeds. */
  active(feed: string | null): readonly LastingCorrection[];
  /** Returns the same corrections to show them: each with the name that its contact has now. */
  toShow(feed: string | null): readonly LastingCorrection[];
  /**
   * Returns the corrected cells of deleted people, oldest first: they hold again for the same person. A cell that was corrected
   * again since is not among them. They have no contact.
   */
  ofDeleted(feed: string): readonly LastingCorrection[];
  /** Returns whether a feed has any correction that has not ended. */
  isAny(feed: string): boolean;
  /** Returns the correction with this id, also one that has ended; null: there is none. */
  get(id: number): EndedCorrection | null;
  /** Returns the corrections that were used for a run's list, in the order of its lines. */
  seenBy(run: string): readonly LastingCorrection[];
  /** Returns the corrections of the row that reports show with this text, also those of kind `unread` or `refused`. */
  ofResult(feed: string, resultHash: string): readonly CellCorrection[];
  /** Returns a feed's removed rows, by key. `restHash` is the hash of the row's form. */
  removedRows(feed: string): ReadonlyMap<string, readonly Pick<LastingCorrection, "id" | "rowHash" | "restHash">[]>;
  /** Returns equal corrections of two or more rows that are no rule yet. */
  offers(feed: string | null): readonly RuleOffer[];
  /** Returns the addresses that a person leaves out of the row with this key. */
  leftOut(feed: string, key: string): readonly LeftOutOrder[];
  /** Returns whether a person leaves out an address of any row of the feed. */
  leavesOutAny(feed: string): boolean;
  /** Stores that addresses are left out of a row while the row has them. */
  leaveOut(row: RowOfAddresses, addresses: readonly LeftOutAddress[], at: string): void;
  /** Makes a rule of a cell's correction, and returns its id. */
  makeRule(id: number, at: string): number;
  /** Stores the run of the rows that waited for a rule. With the undo of this run, the rule ends. */
  setRunOfRule(rule: number, run: string): void;
  end(ids: readonly number[], why: CorrectionEnd, at: string): void;
  /** Ends the corrections that a run made, and brings back those that they replaced. @returns the number of ended ones */
  endOfRun(run: string, at: string): number;
  /** Takes `endOfRun` back, as far as no newer correction is about the same cell. */
  resumeOfRun(run: string, at: string): void;
  /** Returns the hash of a row's text. */
  hashOf(text: string): string;
}
