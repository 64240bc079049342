import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { whyVoid } from "../ledger/requests/carried-out.ts";
import { openRequestQueue, openRequestQueueToShow, type RequestQueue } from "../ledger/requests/request-queue.ts";
import { describeRequest } from "../ledger/requests/request-text.ts";
import { RequestsUnusable } from "../ledger/requests/requests-unusable.ts";

/** Opens the stored requests. Through them, a command asks the applying process to carry out a decision. */
export function openRequestDesk({ folders }: Settings, say: (message: string) => void): RequestDesk {
  const queue = openRequestQueue(folders.requestsFile, say);
  return {
    ask: (...asked) => withQueueError(() => queue.ask(...asked)),
    find: (id) => withQueueError(() => queue.find(id)),
    idOf: (number) => withQueueError(() => queue.idOf(number)),
    withdraw: (id, at) => withQueueError(() => queue.withdraw(id, at)),
    close: () => queue.close(),
  };
}

/** Opens the stored requests for an export. Nothing is changed. */
export function openRequestsToShow({ folders }: Settings): Pick<RequestQueue, "about" | "close"> {
  const queue = openRequestQueueToShow(folders.requestsFile);
  return { about: (has) => withQueueError(() => queue.about(has)), close: () => queue.close() };
}

/** Opens the stored requests for the console, which keeps them open. They throw RequestsUnusable when they can't be used. */
export function openRequestsOfConsole({ folders }: Settings, say: (message: string) => void): RequestQueue {
  return openRequestQueue(folders.requestsFile, say);
}

/** Opens the stored requests for a page that only shows them. They throw RequestsUnusable when they can't be used. */
export function openRequestsOfPages({ folders }: Settings): Pick<RequestQueue, "ofKinds" | "close"> {
  return openRequestQueueToShow(folders.requestsFile);
}

type RequestDesk = Pick<RequestQueue, "ask" | "find" | "idOf" | "withdraw" | "close">;

/** Returns the result of `act`. An error that the queue can't be used becomes a StartupError. */
function withQueueError<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof RequestsUnusable) throw new StartupError(1, error.message);
    throw error;
  }
}

/** Returns whether a request waits for the applying process. A queue that can't be used counts as empty. */
export function hasStoredRequest({ folders }: Settings): boolean {
  const queue = openRequestQueueToShow(folders.requestsFile);
  try {
    return queue.waiting().length > 0;
  } catch (error) {
    if (!(error instanceof RequestsUnusable)) throw error;
    return false;
  } finally {
    queue.close();
  }
}

export interface StoredDecisions {
  readonly requests: readonly StoredDecision[];
  /** Why the requests can't be known, and what to do; null: they can. */
  readonly whyNoRequests: string | null;
}

/** A decision that waits for a process, or that was not carried out in the last days. */
interface StoredDecision {
  readonly request: number;
  /** The command that a person gave, without its items. */
  readonly command: string;
  readonly askedAt: string;
  readonly by: string;
  readonly via: string;
  readonly note: string | null;
  /** Why the request was not carried out; null: it waits. */
  readonly why: string | null;
}

const VOID_SHOWN_DAYS = 7;

/**
 * Returns the requests that wait, and those of the last days that are void; and why they can't be known (null: they can).
 *
 * @param restoredAt when the ledger was last restored (ISO date-time); null: never
 */
export function storedRequests({ folders }: Settings, restoredAt: string | null): StoredDecisions {
  const now = Date.now();
  const queue = openRequestQueueToShow(folders.requestsFile);
  try {
    const waiting = queue.waiting().map((stored) => ({ ...stored, why: whyVoid(stored, restoredAt, now) }));
    const past = queue.voidSince(new Date(now - VOID_SHOWN_DAYS * 86_400_000).toISOString());
    const all = [...waiting, ...past.map((stored) => ({ ...stored, why: stored.result?.lines.join(" ") ?? "" }))];
    const requests = all.map(({ number, command, request, askedAt, by, via, note, why }) => {
      return {
        request: number,
        command: request === null ? command : describeRequest(request),
        askedAt,
        by,
        via,
        note,
        why,
      };
    });
    return { requests, whyNoRequests: null };
  } catch (error) {
    if (!(error instanceof RequestsUnusable)) throw error;
    return { requests: [], whyNoRequests: error.message };
  } finally {
    queue.close();
  }
}
