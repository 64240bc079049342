import type { ConsoleContext } from "../context.ts";
import { LedgerNotReadable } from "../context.ts";

/** What waits for a person in an account. */
export interface Waiting {
  /** Lists that wait for a decision. */
  readonly held: number;
  /** Rows to correct. */
  readonly toCorrect: number;
  /** Creates whose answer was lost. */
  readonly doubts: number;
}

interface Parts extends Pick<ConsoleContext, "settings" | "withLedger"> {
  ledgerStamp(): string;
}

/** Returns a function that counts what waits; null: the ledger can't be read now. It counts again when the ledger has changed. */
export function readWaiting({ settings, withLedger, ledgerStamp }: Parts): () => Waiting | null {
  let counted: { readonly stamp: string; readonly waiting: Waiting } | null = null;
  return () => {
    const stamp = ledgerStamp();
    if (counted?.stamp === stamp) return counted.waiting;
    try {
      const waiting = withLedger(({ runs, openItems, overview }) => ({
        held: runs.held().length,
        toCorrect: settings.feeds.reduce((sum, { name }) => sum + openItems.countRefused(name), 0),
        doubts: overview.countDoubts(),
      }));
      counted = { stamp, waiting };
      return waiting;
    } catch (error) {
      if (error instanceof LedgerNotReadable) return null;
      throw error;
    }
  };
}
