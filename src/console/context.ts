/** What every page is handed. The console opens nothing by itself. */
import type { ConsoleSettings } from "../config/console-settings.ts";
import type { Settings } from "../config/settings.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { RequestQueue } from "../ledger/requests/request-queue.ts";
import type { Log } from "../system/log.ts";
import type { Uploads } from "./uploads/uploads.ts";

/** Everything that pages read and write through. */
export interface ConsoleContext {
  readonly settings: Settings;
  readonly consoleSettings: ConsoleSettings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /**
   * Calls `read` with the ledger, opened for reading only. If `read` returns a promise, the ledger stays open until the promise ends.
   *
   * @throws LedgerNotReadable if the ledger can't be used now
   */
  withLedger<T>(read: (ledger: Ledger) => T): T;
  /** The decisions that people ask the applying process for, and who uploaded which file. */
  readonly requests: Pick<
    RequestQueue,
    "ask" | "waiting" | "ofKinds" | "find" | "withdraw" | "noteUpload" | "uploadersOf" | "about"
  >;
  /** The lists that people upload. */
  readonly uploads: Uploads;
  /** Returns the description of the process that applies lists at the moment; null: none is at work. */
  applyingProcess(): string | null;
  /** Returns what `check` finds without the key. */
  findings(): readonly Finding[];
  /** Returns the files that could not be used, while they are in the folder of failed files, oldest first. */
  refusedLists(): readonly RefusedList[];
}

/** A line of `check`, in English. */
export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  /** The value found; if the finding is not ok, also the remedy. */
  readonly detail: string;
}

/** A file that could not be used. */
export interface RefusedList {
  /** The file's name in the inbox. */
  readonly name: string;
  readonly code: string;
  /** Why the file could not be used, and what to do, in English. */
  readonly message: string;
  readonly hint: string;
}

/** The ledger can't be read now. The message is for administrators. */
export class LedgerNotReadable extends Error {}
