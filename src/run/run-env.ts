import type { Service } from "../api/service.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { RowCaches } from "./read/row-cache/row-cache.ts";

/** Everything that a run reads, writes or calls. The composition root opens it; functions ask for the part they need. */
export interface RunEnv {
  readonly ledger: Ledger;
  readonly service: Service;
  /** null: every list is read from its first row to its last. */
  readonly rowCaches: RowCaches | null;
  readonly baseUrl: string;
  readonly folders: {
    readonly inbox: string;
    readonly working: string;
    readonly archive: string;
    readonly failed: string;
    readonly reports: string;
  };
  /** Number of calls at a time. */
  readonly concurrency: number;
  /** Time-out of one call, in ms. */
  readonly timeoutMs: number;
  /** Name of the group that may read reports; null: only the owner may. */
  readonly officeGroup: string | null;
  /** true: a one-shot command waits for its probes before it reports. false: `watch` makes them in a later pass. */
  readonly waitsForProbes: boolean;
  /** Returns the time in ms since 1970. */
  now(): number;
  /** Waits; resolves early when `signal` aborts. */
  sleep(ms: number): Promise<void>;
  /** Returns a number from 0 to 1. */
  random(): number;
  /** Aborted when no new call may begin. */
  readonly signal: AbortSignal;
  log(
    level: "debug" | "info" | "warn" | "error",
    message: string,
    fields?: Readonly<Record<string, string | number | null>>,
  ): void;
  /** Shows the current stage in the progress line. `total` is null if it is not known. */
  progress(stage: "reading" | "planning" | "sending" | "asking", done: number, total: number | null): void;
}
