/** Sends the stored notices: each is tried until it is sent, or until three days have passed. */
import type { NoticeWay, PendingNotice, PendingNotices } from "../ledger/runs/pending-notices.ts";
import type { Log } from "../system/log.ts";
import type { Sender, StoredNotice } from "./senders.ts";

export interface Outbox {
  /** Tries each pending notice once, within 15 seconds in all. Call it when nothing else reads the ledger. */
  sendAll(): Promise<void>;
  /**
   * Starts sending the notices whose time has come, and returns at once. Stores the results of earlier attempts. Call it
   * often, when nothing else reads the ledger.
   */
  sendDue(): void;
  /** Ends the attempts under way, and stores their results. */
  close(): Promise<void>;
}

export interface OutboxOptions {
  readonly senders: readonly Sender[];
  readonly pending: PendingNotices;
  readonly log: Log;
  readonly now: () => number;
}

const MINUTE_MS = 60_000;
/** Pauses after the first failed attempts. The last pause is repeated. */
const PAUSES_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
const GIVE_UP_AFTER_MS = 3 * 86_400_000;
/** Limit of all attempts of one `run`. */
const ALL_LIMIT_MS = 15_000;
/** Limit of one attempt in the background. */
const ONE_LIMIT_MS = 30_000;
/** Attempts under way at the same time, for each way. */
const AT_ONCE = 4;

interface Attempt {
  readonly notice: PendingNotice;
  readonly sender: Sender;
  /** null: sent. undefined: the attempt was ended before its result. */
  readonly failure: string | null | undefined;
}

export function openOutbox({ senders, pending, log, now }: OutboxOptions): Outbox {
  const stop = new AbortController();
  const underWay = new Map<number, { readonly way: NoticeWay; readonly end: Promise<void> }>();
  const ended: Attempt[] = [];
  /** When a failed notice is tried again, in ms since 1970. A process tries the notices of earlier ones at once. */
  const notBefore = new Map<number, number>();

  /** Returns the notices with their senders. Notices of ways that are configured no longer are dropped. */
  function waiting(): readonly Omit<Attempt, "failure">[] {
    return pending.all().flatMap((notice) => {
      if (notice.way === "daily" || underWay.has(notice.id)) return [];
      const sender = senders.find(({ way }) => way === notice.way);
      if (sender === undefined) pending.remove(notice.id);
      return sender === undefined ? [] : [{ notice, sender }];
    });
  }

  async function attempt({ notice, sender }: Omit<Attempt, "failure">, ms: number): Promise<Attempt> {
    const stored = JSON.parse(notice.content) as StoredNotice;
    const id = `celebration-sync-${notice.id}-${Date.parse(notice.createdAt)}`;
    const failure = await sender
      .send(stored, id, { ms, signal: stop.signal })
      .catch((error: unknown) => (error instanceof Error ? error.message : "unknown error"));
    return { notice, sender, failure: failure !== null && stop.signal.aborted ? undefined : failure };
  }

  function store({ notice, sender, failure }: Attempt): void {
    const { id, tries, createdAt } = notice;
    const { event } = (JSON.parse(notice.content) as StoredNotice).notice;
    if (failure === undefined) return;
    if (failure === null) {
      log("info", `Sent a notice ${sender.inWords}`, { event });
      return pending.remove(id);
    }
    // A notice of a clock that was days ahead may be as old.
    const isOver = Math.abs(now() - Date.parse(createdAt)) >= GIVE_UP_AFTER_MS;
    log(
      "error",
      `${FAILED[sender.way]} failed: ${failure}${isOver ? " The notice is given up after three days." : ""}`,
      {
        event,
      },
    );
    if (isOver) return pending.remove(id);
    notBefore.set(id, now() + (PAUSES_MS[tries] ?? LONGEST_PAUSE_MS));
    pending.failed(id);
  }

  function storeEnded(): void {
    for (const end of ended.splice(0)) store(end);
  }

  return {
    async sendAll() {
      await Promise.all([...underWay.values()].map(({ end }) => end));
      storeEnded();
      const until = performance.now() + ALL_LIMIT_MS;
      const all = waiting();
      const lane = async (own: Iterator<Omit<Attempt, "failure">>) => {
        for (let next = own.next(); next.done !== true; next = own.next()) {
          const left = Math.ceil(until - performance.now());
          if (left <= 0) return;
          store(await attempt(next.value, left));
        }
      };
      const lanes = senders.flatMap(({ way }) => {
        const own = all.filter(({ sender }) => sender.way === way).values();
        return Array.from({ length: laneCount(way) }, () => lane(own));
      });
      await Promise.all(lanes);
    },
    sendDue() {
      storeEnded();
      for (const one of waiting()) {
        const { notice, sender } = one;
        const wait = (notBefore.get(notice.id) ?? 0) - now();
        const busy = [...underWay.values()].filter(({ way }) => way === sender.way).length;
        // A longer wait means that the clock was set back.
        if ((wait > 0 && wait <= LONGEST_PAUSE_MS) || busy >= laneCount(sender.way)) continue;
        const end = attempt(one, ONE_LIMIT_MS).then((result) => {
          ended.push(result);
          underWay.delete(notice.id);
        });
        underWay.set(notice.id, { way: sender.way, end });
      }
    },
    async close() {
      stop.abort();
      await Promise.all([...underWay.values()].map(({ end }) => end));
      storeEnded();
    },
  };
}

const FAILED = { command: "The notify command", mail: "A mail", webhook: "The webhook" } as const;

/** Returns the number of attempts at a time. Two runs of one command could disturb each other, so there is one. */
function laneCount(way: Sender["way"]): number {
  return way === "command" ? 1 : AT_ONCE;
}
