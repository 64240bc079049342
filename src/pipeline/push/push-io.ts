import type { Service } from "../../api/service.ts";
import type { Operations } from "../../ledger/operations/operations.ts";
import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { Halt } from "../../model/halt.ts";
import type { RequestCounts } from "../../model/run-record.ts";

/** Everything that push touches, passed in. */
export interface PushIo {
  readonly service: Service;
  readonly operations: Operations;
  /** ms since 1970. */
  now(): number;
  /** Resolves early when `signal` aborts. */
  sleep(ms: number): Promise<void>;
  /** 0 to 1. */
  random(): number;
  /** Aborted when no new call shall be begun: SIGTERM, or a deadline. */
  readonly signal: AbortSignal;
  readonly concurrency: number;
  /** The service's time-out: a lost create is asked about after twice as long. */
  readonly timeoutMs: number;
  /** The group list as it is now, read again; null if it can't be read. */
  readGroups(): Promise<readonly Group[] | null>;
  count(what: keyof RequestCounts): void;
  progress(done: number): void;
}

export type PushSettings = Pick<FeedSettings, "missingContact">;

/** How pushing ended. `stopped`: on request, with operations left. */
export type PushEnd =
  | { readonly kind: "finished" }
  | { readonly kind: "stopped" }
  | { readonly kind: "halted"; readonly halt: Halt };
