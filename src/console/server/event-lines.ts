/** Server-sent events: a page that follows something stays up to date without being loaded again. */
import { setTimeout as delay } from "node:timers/promises";

/** The time between two signs of life while nothing happens that a page shows. */
const SIGN_OF_LIFE_MS = 30_000;

/** Pages that follow something at the same time. Each of them looks into the ledger every second. */
const MOST_STREAMS = 100;
let streams = 0;

/** Returns whether no further page can follow something now. Such a page stays as it is until a person loads it again. */
export function areStreamsFull(): boolean {
  return streams >= MOST_STREAMS;
}

/**
 * Yields events as lines for the browser.
 *
 * @param isAllowed says whether the person is still signed in; the events end when the person is not
 */
export async function* eventLines(events: AsyncIterable<string>, isAllowed: () => boolean): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  streams += 1;
  try {
    let next = iterator.next();
    while (isAllowed()) {
      const pause = new AbortController();
      const silence = delay(SIGN_OF_LIFE_MS, null, { signal: pause.signal }).catch(() => null);
      const found = await Promise.race([next, silence]);
      pause.abort();
      if (found?.done === true) return;
      if (!isAllowed()) return;
      if (found === null) yield ":\n\n";
      else {
        yield `data: ${found.value.replaceAll("\n", "\ndata: ")}\n\n`;
        next = iterator.next();
      }
    }
  } finally {
    streams -= 1;
    // The source may wait for something that comes late: its end is not awaited.
    void iterator.return?.();
  }
}
