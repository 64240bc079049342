/** The stored result of a check: what a list would do. Pages read it page by page, so that a large list delays none. */
import type { Operation } from "../../model/operation.ts";
import type { OpenItem, RunRecord, SkippedRow } from "../../model/run-record.ts";

/** A birthday in the next days, and what the list changes about it. */
export interface ExpectedGreeting {
  /** The day of the greeting, as `YYYY-MM-DD`. */
  readonly day: string;
  readonly name: string;
  readonly groupName: string;
  /**
   * - `stays`: the list changes nothing about it
   * - `new`: the list creates the person
   * - `comes`: the list changes the birthday, and the new date is in these days
   * - `goes`: the list changes the birthday, and the new date is not in these days
   * - `ends`: the list deletes the person
   */
  readonly change: "stays" | "new" | "comes" | "goes" | "ends";
  /** The birthday as last applied; null: the service holds none. */
  readonly before: string | null;
  readonly after: string | null;
  /** Whether the change would wait for a decision. */
  readonly isHeld: boolean;
}

/** The long lists of a result, by what they hold. */
export interface CheckedItems {
  readonly create: Operation;
  readonly update: Operation;
  readonly delete: Operation;
  /** Rows that a person has to look at before they are applied. */
  readonly row: OpenItem;
  /** Rows that are applied without one of their values. */
  readonly warning: OpenItem;
  readonly skipped: SkippedRow;
  /** All greetings of the next days, by day. */
  readonly greeting: ExpectedGreeting;
  /** The greetings that the list changes. */
  readonly changed_greeting: ExpectedGreeting;
}

export type CheckedKind = keyof CheckedItems;

/** What a result says about the list as a whole. `Digest`: the figures that the report's page parts need. */
export interface CheckFacts<Digest = unknown> {
  readonly record: RunRecord;
  readonly kind: "list" | "rejections";
  readonly digest: Digest;
  /** ISO date-time at which a run read the groups that the check used; null: the groups were not checked. */
  readonly groupsSeenAt: string | null;
  /** What the ledger knew at the check, as `ledgerState` returns it. */
  readonly ledgerState: string;
  /** Whether nothing is sent at the moment, because an answer of the service waits for a decision. */
  readonly isStopped: boolean;
  /** The days that the greetings cover. */
  readonly greetingDays: number;
}
