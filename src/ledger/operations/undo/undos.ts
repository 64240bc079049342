import type { ContactInput, Entry } from "../../../model/contact.ts";
import type { Changes, OperationKind } from "../../../model/operation.ts";
import type { LeftPerson, LeftReason, UndoFigures } from "../../../model/request.ts";
import type { CorrectedLater } from "../../corrections/corrected-rows.ts";
import type { StoredRun } from "../../runs/runs.ts";
import type { UndoCandidate } from "./undo-candidates.ts";

/** An operation of an undo. Other operations of the plan are named by their place in it. */
export interface UndoOperation {
  /** The operation that is taken back; null: the operation changes only the key of a contact. */
  readonly undoes: number | null;
  readonly kind: OperationKind;
  readonly line: number | null;
  readonly key: string;
  readonly entryId: number | null;
  readonly contactId: number | null;
  readonly groupName: string;
  readonly input: ContactInput;
  readonly changes: Changes;
  /** The hash that the entry gets. */
  readonly hash: string;
  readonly baseHash: string | null;
  readonly wave: number;
  readonly guardian: number | null;
  readonly waitsFor: number | null;
  /** The values in the columns of the undone list; empty for a delete. */
  readonly cells: readonly string[];
}

/** A person of a run that the undo leaves alone. */
export interface LeftByUndo {
  readonly operation: number;
  readonly reason: LeftReason;
  readonly by: string | null;
}

/** A whole plan of an undo. */
export interface UndoPlan {
  readonly operations: readonly UndoOperation[];
  readonly left: readonly LeftByUndo[];
}

/** Runs that take other runs back. */
export interface Undos {
  /** Reads what a run carried out, and what has become of it. */
  candidates(run: string): Iterable<UndoCandidate>;
  /** Returns the key that a contact had before a run gave it its key of now; null: the run did not, or it is not known. */
  formerKeyOf(entry: Entry, run: string): string | null;
  /** Returns the contact that lost a key to another person last, and has no other key of a list; null: there is none. */
  retiredFrom(feed: string, key: string): Entry | null;
  /** Returns whether another feed has a contact that may be the person. */
  hasTwin(person: { readonly feed: string; readonly input: ContactInput }): boolean;
  /** Returns the number of a run's creates whose answer was lost. */
  countInDoubt(run: string): number;
  /** Returns the contacts that later runs have from rows of this run, which a person corrected or answered. */
  correctedLater(run: string): CorrectedLater;
  /** Returns the feed's undo that waits, or that is not carried out to its end; null: there is none. */
  openOf(feed: string): (StoredRun & { readonly undo: UndoFigures }) | null;
  /** Returns whether a run was taken back, or an open undo is about to do so. */
  isUndone(run: string): boolean;
  /**
   * Returns the number of operations, by kind, that an undone run carried out and that no undo took back: an answer came later, or
   * the service refused a step. The people that the undo left alone do not count.
   */
  countLeft(run: StoredRun): Readonly<Record<OperationKind, number>>;
  /** Returns the number of updates and deletes that a run sent without an answer, and that an undo takes back. */
  countUnanswered(run: string): number;
  /** Stores the whole plan of an undo, held. */
  store(run: StoredRun, plan: UndoPlan): void;
  /**
   * Notes that a person approved an undo. What the undone run has not sent is dropped. Its list no longer counts as accepted,
   * and the contacts that only this list lacked are present again. Rows that only this list reported need no person any more.
   */
  begin(undo: StoredRun): void;
  /**
   * Ends the undos that wait for a decision and have no operation left: their people were erased, or must never be greeted. Returns
   * their names.
   */
  endWithoutPeople(at: string): readonly string[];
  /** Returns the people that an undo leaves alone, by line. */
  leftPeople(undo: string, limit: number): readonly LeftPerson[];
}
