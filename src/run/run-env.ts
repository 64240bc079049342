import type { Service } from "../api/service.ts";
import type { Language } from "../model/feed.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { RequestQueue } from "../ledger/requests/request-queue.ts";
import type { GiveWay, ReadingTurns } from "./read/accounts/reading-turns.ts";
import type { OpenList } from "./read/open-list.ts";
import type { FirstSeen } from "./first-seen.ts";
import type { RowCaches } from "./read/row-cache/row-cache.ts";

/** Everything that a run reads, writes or calls. The composition root opens it; functions ask for the part they need. */
export interface RunEnv {
  readonly ledger: Ledger;
  /** What people ask for through other processes. */
  readonly requests: RequestQueue;
  readonly service: Service;
  /** null: every list is read from its first row to its last. */
  readonly rowCaches: RowCaches | null;
  /** Whose turn it is to read a list, if the process serves several accounts; absent: it serves one. */
  readonly readingTurns?: ReadingTurns;
  /** Lets the small lists of other accounts go first; absent: the process serves one account. */
  readonly giveWay?: GiveWay;
  /** How lists are opened, if the process serves several accounts; absent: by the thread of the process. */
  readonly openList?: OpenList;
  readonly baseUrl: string;
  /** The address that the account had before; absent or null: it did not change. */
  readonly formerBaseUrl?: string | null;
  readonly folders: {
    readonly inbox: string;
    readonly working: string;
    readonly archive: string;
    readonly failed: string;
    readonly reports: string;
  };
  /** The uploads of the console and the row caches, which an erasure cleans; absent: there are none. */
  readonly privateFolders?: { readonly uploads: string; readonly known: string };
  /** Number of calls at a time. */
  readonly concurrency: number;
  /** Time-out of one call, in ms. */
  readonly timeoutMs: number;
  /** Returns the language of a feed's reports. */
  languageOf(feed: string): Language;
  /** Name of the group that may read reports; null: only the owner may. */
  readonly officeGroup: string | null;
  /** Whether the console asks for a second person. The command line goes round it, and the run says so. */
  readonly fourEyes?: boolean;
  /** Days for which the ledger keeps what runs did. An older run can't be taken back. */
  readonly ledgerDays?: number;
  /** true: a one-shot command waits for its probes before it reports. false: `watch` makes them in a later pass. */
  readonly waitsForProbes: boolean;
  /** Returns the time in ms since 1970. */
  now(): number;
  /** Returns when this machine first saw what the ledger notes at a time (both in ms since 1970). Waits are measured from then. */
  readonly firstSeen: FirstSeen;
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
