/** Decides whose turn it is to read a list when one process serves several accounts. */
import { statSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { endsOfReading } from "../../../pipeline/intake/arrival/reading-mark.ts";

/** Lets small lists go first. A list calls it again and again while it is read and planned. */
export type GiveWay = () => Promise<void>;

/** Turns of reading. Reading and planning take the processor; sending mostly waits, and needs no turn. */
export interface ReadingTurns {
  /**
   * Calls `read` when the turn of the list has come, and returns its result. Turns come in the order of asking, but a small
   * list never waits for a large one.
   *
   * @returns null if the signal aborts before the turn has come
   */
  inTurn<T>(path: string, signal: AbortSignal, read: (giveWay: GiveWay) => Promise<T>): Promise<T | null>;
}

/** From this size on, a list takes seconds to read. Large lists are read one at a time. */
const LARGE_BYTES = 2_000_000;
/** A large list rests at most so long at a time, because the thread of a small workbook can hang. */
const LONGEST_REST_MS = 500;

/** `suspect`: an earlier reading of the list ended the process. So it is read alone, and no other list is blamed for it. */
type Kind = "small" | "large" | "suspect";

interface Turn {
  readonly kind: Kind;
  readonly begin: () => void;
  /** Resolves when the list is read. */
  readonly over: Promise<void>;
  readonly end: () => void;
}

/** Returns turns of which at most `smallAtOnce` small lists and one large list are read at a time. */
export function openReadingTurns(smallAtOnce: number, longestRestMs = LONGEST_REST_MS): ReadingTurns {
  const queue: Turn[] = [];
  const running: Turn[] = [];
  const count = (kind: Kind) => running.filter((turn) => turn.kind === kind).length;
  const mayBegin = ({ kind }: Turn): boolean => {
    if (count("suspect") > 0) return false;
    if (kind === "suspect") return running.length === 0;
    if (kind === "large") return count("large") === 0;
    // A suspect list that waits only for small ones must not wait for ever.
    const isSuspectNext = count("large") === 0 && queue.some((turn) => turn.kind === "suspect");
    return count("small") < smallAtOnce && !isSuspectNext;
  };
  const beginAll = (): void => {
    for (let next = queue.find(mayBegin); next !== undefined; next = queue.find(mayBegin)) {
      queue.splice(queue.indexOf(next), 1);
      running.push(next);
      next.begin();
    }
  };
  /** Returns the turn when it has come; null if the signal aborts before. */
  const waitForTurn = (kind: Kind, signal: AbortSignal) =>
    new Promise<Turn | null>((resolve) => {
      let end = () => {};
      const over = new Promise<void>((done) => (end = done));
      const turn: Turn = {
        kind,
        over,
        end,
        begin() {
          signal.removeEventListener("abort", leave);
          resolve(turn);
        },
      };
      const leave = () => {
        queue.splice(queue.indexOf(turn), 1);
        resolve(null);
        beginAll();
      };
      signal.addEventListener("abort", leave, { once: true });
      queue.push(turn);
      beginAll();
    });
  const giveWayOf = (turn: Turn): GiveWay => {
    if (turn.kind === "small") return async () => {};
    return async () => {
      const small = running.filter(({ kind }) => kind === "small");
      if (small.length === 0) return;
      const rested = new AbortController();
      await Promise.race([
        Promise.all(small.map(({ over }) => over)),
        delay(longestRestMs, undefined, { signal: rested.signal }).catch(() => {}),
      ]);
      rested.abort();
    };
  };
  return {
    async inTurn(path, signal, read) {
      if (signal.aborted) return null;
      const turn = await waitForTurn(kindOf(path), signal);
      if (turn === null) return null;
      try {
        return await read(giveWayOf(turn));
      } finally {
        running.splice(running.indexOf(turn), 1);
        turn.end();
        beginAll();
      }
    },
  };
}

function kindOf(path: string): Kind {
  if (endsOfReading(path) > 0) return "suspect";
  return statSync(path).size >= LARGE_BYTES ? "large" : "small";
}
