import type { Database } from "../database/open-database.ts";
import type { StoredRequest } from "./request-queue.ts";

type Waiting = Pick<StoredRequest, "askedAt" | "triedAt">;

/** Which requests the ledger has the effect of. A crash before a request is answered then repeats nothing. */
export interface CarriedOut {
  /** Changes the ledger, and records in the same transaction that the request is carried out. */
  record<T>(id: string, at: string, change: () => T): T;
  /** Returns whether the ledger has the effect of a request. */
  has(id: string): boolean;
  /** Returns why a request that waits is void; null: it is to be carried out. `now`: ms since 1970. */
  whyVoid(request: Waiting, now: number): string | null;
}

export function openCarriedOut(db: Database): CarriedOut {
  return {
    record: (id, at, change) =>
      db
        .transaction(() => {
          db.prepare("INSERT OR IGNORE INTO carried_out_requests VALUES (?, ?)").run(id, at);
          return change();
        })
        .immediate(),
    has: (id) => db.prepare("SELECT 1 FROM carried_out_requests WHERE id = ?").get(id) !== undefined,
    whyVoid(request, now) {
      const restoredAt = db.prepare("SELECT value FROM meta WHERE name = 'restored_at'").pluck().get();
      return whyVoid(request, (restoredAt as string | undefined) ?? null, now);
    },
  };
}

/** Why a request from before a restore is void. */
export const RESTORED_SINCE = "The ledger was restored since. Ask again if it is still right.";

/** A request that waited for longer is void: its person no longer expects it. */
const VOID_AFTER_MS = 24 * 3_600_000;
/** How much longer a request waits that met an outage: with one run a night, until the next run, also if it begins late. */
const NEXT_NIGHT_MS = 36 * 3_600_000;

/** Returns until when a request may be carried out (ISO date-time). */
export function holdsUntil(request: Waiting): string {
  return new Date(lastMoment(request)).toISOString();
}

/** In ms since 1970. */
function lastMoment({ askedAt, triedAt }: Waiting): number {
  const day = Date.parse(askedAt) + VOID_AFTER_MS;
  return triedAt === null ? day : Math.max(day, Math.min(day, Date.parse(triedAt)) + NEXT_NIGHT_MS);
}

/**
 * Returns why a request that waits is void; null: it is to be carried out.
 *
 * @param restoredAt when the ledger was last restored (ISO date-time); null: never
 * @param now ms since 1970
 */
export function whyVoid(request: Waiting, restoredAt: string | null, now: number): string | null {
  const asked = Date.parse(request.askedAt);
  if (restoredAt !== null && !(asked > Date.parse(restoredAt))) return RESTORED_SINCE;
  // A request from the future was asked before the clock was set back, and may be as old.
  const isInTime = asked - now <= VOID_AFTER_MS && now <= lastMoment(request);
  return isInTime ? null : "It waited for a day. Ask again if it is still right.";
}
