import type { Service } from "../../api/service.ts";
import type { ContactInput, Group } from "../../model/contact.ts";
import type { FeedSettings, ListSettings } from "../../model/feed.ts";
import type { AccountStops } from "../../ledger/entries/account-stops.ts";
import type { Halt, RequestCounts } from "../../model/run-record.ts";
import type { PushLedger } from "./push-ledger.ts";

/** Everything that push reads, writes or calls. */
export interface PushIo {
  readonly service: Service;
  readonly ledger: PushLedger;
  readonly stops: Pick<AccountStops, "add" | "isAccepted">;
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
  /** Returns whether a program has written to the run's list since the list was read. */
  hasListChanged(): Promise<boolean>;
  /** Reads the group list again; null: it can't be read. */
  readGroups(): Promise<readonly Group[] | null>;
  count(request: keyof RequestCounts): void;
  progress(done: number): void;
}

/** The feed's settings of now, and those with which the run was planned (null: not known). */
export type PushSettings = Pick<
  FeedSettings,
  "missingContact" | "mode" | "deletes" | "inactive" | "blankCells" | "yearlessBirthday"
> & { readonly planned: ListSettings | null };

/** How pushing ended. `stopped`: on request, with operations left. `list_changed`: the list was written to after it was read. */
export type PushEnd =
  | { readonly kind: "finished" }
  | { readonly kind: "stopped" }
  | { readonly kind: "list_changed" }
  | { readonly kind: "halted"; readonly halt: Halt };
