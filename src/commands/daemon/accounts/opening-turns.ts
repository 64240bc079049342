/** Limits how many accounts open their ledger at the same time: the memory of so many open ledgers is never given back. */

/** Turns of opening. */
export interface OpeningTurns {
  /**
   * Waits for a turn, and returns the function that ends it. After `longestMs` a turn ends by itself, so that an account
   * that is stuck, or sends for hours, keeps no other one waiting.
   *
   * @returns null if the signal aborts before the turn has come
   */
  take(signal: AbortSignal): Promise<(() => void) | null>;
}

/** Returns turns of which `atOnce` are taken at a time, in the order of asking. */
export function openOpeningTurns(atOnce: number, longestMs: number): OpeningTurns {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const next = (): void => {
    if (free === 0) return;
    const begin = waiting.shift();
    if (begin === undefined) return;
    free -= 1;
    begin();
  };
  const turn = (): (() => void) => {
    let isOver = false;
    const end = (): void => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      free += 1;
      next();
    };
    const timer = setTimeout(end, longestMs);
    timer.unref();
    return end;
  };
  return {
    take: (signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(null);
        const leave = () => {
          waiting.splice(waiting.indexOf(begin), 1);
          resolve(null);
        };
        const begin = () => {
          signal.removeEventListener("abort", leave);
          resolve(turn());
        };
        signal.addEventListener("abort", leave, { once: true });
        waiting.push(begin);
        next();
      }),
  };
}
