import type { ConsoleContext } from "../context.ts";
import { LedgerNotReadable } from "../context.ts";
import { expiredRequests } from "../pages/people/person-requests.ts";

/** What waits for a person in an account. */
export interface Waiting {
  /** Lists that wait for a decision. */
  readonly held: number;
  /** Rows to correct. */
  readonly toCorrect: number;
  /** Creates whose answer was lost. */
  readonly doubts: number;
  /** Requests about people that were not carried out in time. */
  readonly notDone: number;
}

interface Parts extends Pick<ConsoleContext, "settings" | "withLedger" | "now"> {
  requestsToShow(): RequestsToShow;
  stamp(): string;
}

/** The stored requests of an account, opened for reading. */
export interface RequestsToShow extends Pick<ConsoleContext["requests"], "ofKinds"> {
  close(): void;
}

/** Returns a function that counts what waits; null: the ledger can't be read now. It counts again when the stamp has changed. */
export function readWaiting({
  settings,
  withLedger,
  now,
  requestsToShow,
  stamp: stampNow,
}: Parts): () => Waiting | null {
  let counted: { readonly stamp: string; readonly waiting: Waiting } | null = null;
  return () => {
    const stamp = stampNow();
    if (counted?.stamp === stamp) return counted.waiting;
    const requests = requestsToShow();
    try {
      const waiting = withLedger((ledger) => ({
        held: ledger.runs.held().length,
        toCorrect: settings.feeds.reduce((sum, { name }) => sum + ledger.openItems.countRefused(name), 0),
        doubts: ledger.overview.countDoubts(),
        notDone: expiredRequests(ledger, { requests, now }).length,
      }));
      counted = { stamp, waiting };
      return waiting;
    } catch (error) {
      if (error instanceof LedgerNotReadable) return null;
      throw error;
    } finally {
      requests.close();
    }
  };
}
