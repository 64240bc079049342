import type { Service } from "../../api/service.ts";
import type { ContactInput, Group } from "../../model/contact.ts";
import type { FeedSettings, ListSettings } from "../../model/feed.ts";
import type { AccountStops } from "../../ledger/entries/account-stops.ts";
import type { Failure, StoredOperation } from "../../ledger/operations/operations.ts";
import type { Issue } from "../../model/issue.ts";
import type { Halt, RequestCounts } from "../../model/run-record.ts";
import type { PushLedger } from "./push-ledger.ts";

/** Everything that push reads, writes or calls. */
export interface PushIo {
  readonly service: Service;
  readonly ledger: PushLedger;
  readonly stops: Pick<AccountStops, "add" | "isAccepted" | "mayGoOn">;
  /** Returns the time in ms since 1970. */
  now(): number;
  /** Waits; resolves early when `signal` aborts. */
  sleep(ms: number): Promise<void>;
  /** Returns a number from 0 to 1. */
  random(): number;
  /** Aborted when no new call may begin: on SIGTERM, or at a deadline. */
  readonly signal: AbortSignal;
  readonly concurrency: number;
  /** Returns whether a row that is not applied could be about a contact. */
  couldBe(row: ContactInput, contact: ContactInput): boolean;
  /**
   * Returns `never` if the person of a create or update must never be greeted, and the question if the person may be one who
   * must not. null: neither.
   */
  findNever(operation: StoredOperation): "never" | Issue | null;
  /** Returns whether a program has written to the run's list since the list was read. */
  hasListChanged(): Promise<boolean>;
  /** Reads the group list again; null: it can't be read. */
  readGroups(): Promise<readonly Group[] | null>;
  /** Returns whether the groups lack as many contacts as these updates could not find. */
  areGone(updates: readonly StoredOperation[], groups: readonly Group[]): boolean;
  count(request: keyof RequestCounts): void;
  progress(done: number): void;
}

/** The feed's settings of now, and those with which the run was planned (null: not known). */
export type PushSettings = Pick<
  FeedSettings,
  | "missingContact"
  | "mode"
  | "deletes"
  | "inactive"
  | "blankCells"
  | "yearlessBirthday"
  | "columns"
  | "dateOrder"
  | "nameOrder"
  | "defaults"
> & { readonly planned: ListSettings | null };

/** How pushing ended. `stopped`: on request, with operations left. `list_changed`: the list was written to after it was read. */
export type PushEnd =
  | { readonly kind: "finished" }
  | { readonly kind: "stopped" }
  | { readonly kind: "list_changed" }
  | { readonly kind: "halted"; readonly halt: Halt };

/** How the service answered a create or update, as far as the refusals of a run depend on it. */
export type CallEnd = "accepted" | "other" | { readonly status: 400 | 404 };

/** How one operation ended, as far as the rest of the run depends on it. */
export type OperationEnd =
  /** `call`: how the service answered; null: no call was made, or it was a delete. */
  | { readonly kind: "ended"; readonly call: CallEnd | null }
  /** The service does not find the contact of an update, and the feed's settings ask to create it again. */
  | { readonly kind: "missing" }
  /** A create without a readable answer. `what`: the cause, as a sentence. */
  | { readonly kind: "in_doubt"; readonly what: string }
  /** Not sent, because the run is to stop. */
  | { readonly kind: "left" }
  | { readonly kind: "creates_deferred"; readonly failure: Failure }
  | { readonly kind: "halt"; readonly halt: Halt };
