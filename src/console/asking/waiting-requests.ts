import type { Ledger } from "../../ledger/ledger.ts";
import { whyVoid } from "../../ledger/requests/carried-out.ts";
import type { StoredRequest } from "../../ledger/requests/request-queue.ts";
import { RequestsUnusable } from "../../ledger/requests/requests-unusable.ts";
import type { DecisionRequest, RequestKind } from "../../model/request.ts";
import type { ConsoleContext } from "../context.ts";

type InLedger = Pick<Ledger, "decisions" | "account">;

/** Returns whether a request is void: no process carries it out any more. The next run may be the first to store this. */
export function isVoid(
  asked: Pick<StoredRequest, "id" | "askedAt" | "triedAt" | "outcome">,
  { decisions, account }: InLedger,
  now: number,
): boolean {
  if (asked.outcome !== null) return asked.outcome === "void";
  return !decisions.has(asked.id) && whyVoid(asked, account.fact("restored_at"), now) !== null;
}

/** Returns the stored requests of some kinds. While the queue can't be used, none is known: the pages for decisions say so. */
export function knownRequests(
  kinds: readonly RequestKind[],
  requests: Pick<ConsoleContext["requests"], "ofKinds">,
): readonly StoredRequest[] {
  try {
    return requests.ofKinds(kinds);
  } catch (error) {
    if (error instanceof RequestsUnusable) return [];
    throw error;
  }
}

/** Returns the requests that wait to be carried out, oldest first. Those that are void by now are left out. */
function waitingRequests(
  ledger: InLedger,
  { requests, now }: Pick<ConsoleContext, "requests" | "now">,
): readonly StoredRequest[] {
  return requests.waiting().filter((asked) => !isVoid(asked, ledger, now()));
}

/** Returns the oldest request that waits and decides about a thing; null: none waits. @param isAbout whether it is about the thing */
export function firstWaiting(
  isAbout: (request: DecisionRequest) => boolean,
  ledger: InLedger,
  context: Pick<ConsoleContext, "requests" | "now">,
): StoredRequest | null {
  return waitingRequests(ledger, context).find(({ request }) => request !== null && isAbout(request)) ?? null;
}
