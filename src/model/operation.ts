import type { ContactInput } from "./contact.ts";
import type { Issue } from "./issue.ts";

export type OperationKind = "create" | "update" | "delete";

/**
 * planned → sending → done | rejected | in_doubt. `held` waits for `approve`; `deferred` for capacity or for another
 * operation; `superseded` gave way to a newer list; `dropped` was discarded or failed its check at approval.
 * Only creates pass through `sending`; what is `sending` at a start is in doubt.
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

/** Field → [old, new]; null: no value. */
export type Changes = Readonly<Record<string, readonly [string | null, string | null]>>;

/** One call that the plan asks for, as stored in the ledger. */
export interface Operation {
  readonly id: number;
  readonly run: string;
  readonly feed: string;
  readonly kind: OperationKind;
  /** Line of the file; null for deletes. */
  readonly line: number | null;
  readonly key: string;
  readonly entryId: number | null;
  readonly contactId: number | null;
  readonly groupId: number;
  readonly groupName: string;
  /** The body as it will be sent; for a delete: what was last applied (to name the person in the report). */
  readonly input: ContactInput;
  /** Of an update; all of a create is new. */
  readonly changes: Changes;
  /** Carried out in ascending waves; everything in a wave may run side by side. */
  readonly wave: number;
  /** The operation whose contact becomes this one's guardian; its id is filled in when it is known. */
  readonly guardianOperation: number | null;
  /** The operation that has to free an address first. */
  readonly waitsFor: number | null;
  readonly state: OperationState;
  readonly attempts: number;
  /** ms since 1970 of the last sending. */
  readonly sentAt: number | null;
  /** Where it did not end in `done`. */
  readonly issue: Issue | null;
  /** HTTP status of the answer, if there was one. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly warnings: readonly Issue[];
  readonly cells: readonly string[];
}

/** Names of the guards (DESIGN section 6). */
export type GuardName =
  | "delete_limit"
  | "delete_share"
  | "delete_total"
  | "group_emptied"
  | "unidentified_rows"
  | "inactive_people"
  | "never_listed"
  | "older_list"
  | "key_changed"
  | "key_column_gone"
  | "columns_gone"
  | "unreadable_rows"
  | "blank_keys"
  | "new_people"
  | "group_moved"
  | "group_id_changed"
  | "birthdays_shifted"
  | "column_blank"
  | "strangers";

/** A guard that fired. `scope`: what waits, the deletes only or the whole run. */
export interface Hold {
  readonly guard: GuardName;
  readonly scope: "deletes" | "run";
  readonly figures: Readonly<Record<string, number | string>>;
}
