import { RequestsUnusable } from "../../ledger/requests/requests-unusable.ts";
import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { LedgerNotReadable } from "../context.ts";

/** An error while a request was read or answered. */
export type RequestError = Error & { readonly statusCode?: number };

/** Returns the status of the answer to a request that failed, and the sentence for the person. */
export function describeError(
  error: RequestError,
  phrases: Phrases,
): { readonly status: number; readonly message: string } {
  if (error instanceof LedgerNotReadable || error instanceof RequestsUnusable)
    return { status: 503, message: phrases.say("console.refused.ledger") };
  const { statusCode: status = 500 } = error;
  if (status === 413) return { status, message: phrases.say("console.refused.too_large") };
  return { status, message: phrases.say(status < 500 ? "console.refused.unreadable" : "console.refused.failed") };
}
