import type { ContactInput } from "./contact.ts";
import type { Issue } from "./issue.ts";

export type OperationKind = "create" | "update" | "delete";

/**
 * planned → sending → done | rejected | in_doubt. Only creates pass through `sending`. An operation that is `sending` when
 * the program starts becomes `in_doubt`.
 *
 * - `held`: waits for `approve`
 * - `deferred`: waits for capacity or for another operation
 * - `in_doubt`: a create whose answer was lost
 * - `superseded`: replaced by a newer list
 * - `dropped`: discarded by a person, or refused by the check at approval
 */
export type OperationState =
  | "planned"
  | "held"
  | "deferred"
  | "sending"
  | "in_doubt"
  | "done"
  | "rejected"
  | "superseded"
  | "dropped";

/** Maps a field to its old and new value; null: no value. */
export type Changes = Readonly<Record<string, readonly [string | null, string | null]>>;

/** An operation: one create, update or delete that was decided for a run, as stored in the ledger. */
export interface Operation {
  readonly id: number;
  readonly run: string;
  readonly feed: string;
  readonly kind: OperationKind;
  /** The row's line in the file; null for a delete. */
  readonly line: number | null;
  readonly key: string;
  readonly entryId: number | null;
  readonly contactId: number | null;
  readonly groupId: number;
  readonly groupName: string;
  /** The body to send. For a delete: the input last applied, so that the report can name the person. */
  readonly input: ContactInput;
  /** The changes of an update; empty for other kinds. */
  readonly changes: Changes;
  /** Waves are pushed in ascending order. The operations of one wave may run at the same time. */
  readonly wave: number;
  /** Id of the operation whose contact becomes the guardian. Its contact_id is filled in before the call. */
  readonly guardianOperation: number | null;
  /**
   * Id of the operation that must come first. It frees an address that this operation takes. For a delete, it is the
   * operation of a row that may describe the same person.
   */
  readonly waitsFor: number | null;
  readonly state: OperationState;
  readonly attempts: number;
  /** When the operation was last sent, in ms since 1970. */
  readonly sentAt: number | null;
  /** The reason why the operation is not `done`; null if there is none. */
  readonly issue: Issue | null;
  /** HTTP status of the answer; null if there was none. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly warnings: readonly Issue[];
  readonly cells: readonly string[];
}

/** A guard: a rule that finds a plan odd. */
export type GuardName =
  | "delete_limit"
  | "delete_share"
  | "delete_total"
  | "group_emptied"
  | "unidentified_rows"
  | "inactive_people"
  | "never_listed"
  | "kept_people"
  | "delete_week"
  | "cut_off"
  | "two_lists"
  | "older_list"
  | "other_list"
  | "key_changed"
  | "key_column_gone"
  | "columns_gone"
  | "unreadable_rows"
  | "blank_keys"
  | "new_people"
  | "group_moved"
  | "group_id_changed"
  | "birthdays_changed"
  | "birthdays_shifted"
  | "names_changed"
  | "addresses_changed"
  | "columns_changed"
  | "values_exchanged"
  | "values_filled"
  | "keys_reassigned"
  | "people_twice"
  | "settings_changed"
  | "column_blank"
  | "strangers"
  | "undone_list"
  | "greetings_moved"
  | "undo";

/** A hold: the guard that fired, and what waits for approval. */
export interface Hold {
  readonly guard: GuardName;
  /** What waits: the run's deletes, the whole run, or what a run has not sent that was interrupted. */
  readonly scope: "deletes" | "run" | "rest";
  /** The guard's figures and names, for the sentences. */
  readonly figures: Readonly<Record<string, number | string | readonly string[]>>;
  /**
   * Up to three examples. Reports show the examples; a log never does. The ledger keeps this personal data in `runs.holds`.
   */
  readonly examples?: readonly HoldExample[];
  /** What the list looks like; absent: the guard has no guess. */
  readonly pattern?: HoldPattern;
}

/** An example of a hold: a person, and what the list changes for that person. */
export interface HoldExample {
  /** The person's name as last applied. */
  readonly name: string;
  /** The row's line; null for a person that the list lacks. */
  readonly line: number | null;
  /** The field that changes; null for a delete or a new person. */
  readonly field: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a wrong list looks like. `report/words/` has a sentence for each. */
export type HoldPattern =
  /** One column was sorted, or moved by some rows, without the others. */
  | "column_out_of_step"
  /** A value was filled down over the rows below. */
  | "filled_down"
  /** A column counts up from row to row. */
  | "counted_up"
  /** Birthdays moved by the same interval. */
  | "same_interval"
  /** Day and month were exchanged. */
  | "day_month_exchanged"
  /** First and last names were exchanged. */
  | "names_exchanged"
  /** The numbers by which people are recognised now belong to other people. */
  | "keys_reused"
  /** The list is one of other people. */
  | "other_people";

/**
 * A follow-up: what a row asks for while a create of its person is in doubt. The ledger keeps the follow-up until the
 * doubt is resolved.
 */
export interface FollowUp {
  readonly groupName: string;
  readonly warnings: readonly Issue[];
  /** The operation if the create was not applied. */
  readonly create: { readonly input: ContactInput; readonly changes: Changes };
  /** The operation if the create was applied; `changes` are the differences from the input that the create sent. */
  readonly update: { readonly input: ContactInput; readonly changes: Changes };
  /**
   * The question to ask if the create was applied: the row is about another person than the create. The row is then not
   * sent. Absent: the row is about the same person.
   */
  readonly otherPerson?: Issue;
  /** Whether both inputs are complete. If false, the row's guardian is missing, and the next list adds it. */
  readonly isWhole: boolean;
}
