import type { Service } from "../api/service.ts";
import type { Ledger } from "../ledger/open-ledger.ts";
import type { RowCaches } from "./read/row-cache/row-caches.ts";

/** Everything that a run touches, opened by `app.ts` and passed in. */
export interface RunEnv {
  readonly ledger: Ledger;
  readonly service: Service;
  /** What is known of earlier lists' records; null: every list is read whole. */
  readonly rowCaches: RowCaches | null;
  readonly baseUrl: string;
  readonly folders: {
    readonly inbox: string;
    readonly working: string;
    readonly archive: string;
    readonly failed: string;
    readonly reports: string;
  };
  readonly concurrency: number;
  readonly timeoutMs: number;
  /** Name of the group that may read reports; null: the owner only. */
  readonly officeGroup: string | null;
  /** A one-shot run waits for its own probes before it reports; the daemon comes back to them. */
  readonly waitsForProbes: boolean;
  /** ms since 1970. */
  now(): number;
  /** Resolves early when `signal` aborts. */
  sleep(ms: number): Promise<void>;
  random(): number;
  /** Aborted when no new call shall be begun. */
  readonly signal: AbortSignal;
  log(
    level: "debug" | "info" | "warn" | "error",
    message: string,
    fields?: Readonly<Record<string, string | number | null>>,
  ): void;
  /** What goes on now, for a progress line: `total` null where it is not known. */
  progress(stage: "reading" | "planning" | "sending" | "asking", done: number, total: number | null): void;
}
