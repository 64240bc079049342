/** Measures waits from when this machine first saw what it waits for, because another machine's clock may differ. */
import type { Ledger } from "../ledger/ledger.ts";

/** Returns when this machine first saw what the ledger notes at a time. Both are in ms since 1970. */
export type FirstSeen = (at: number) => number;

/**
 * Notes in the ledger that this machine works with it from now on, unless it is the machine of before.
 *
 * @param machine the machine's name: see `machineName`
 * @param now returns the time in ms since 1970
 */
export function openFirstSeen(
  { account }: { readonly account: Pick<Ledger["account"], "fact" | "setFact"> },
  machine: string,
  now: () => number,
): FirstSeen {
  const [before, since] = (account.fact("machine") ?? "").split(" ");
  const isSame = before === machine;
  if (!isSame) account.setFact("machine", `${machine} ${new Date(now()).toISOString()}`);
  return firstSeenSince(isSame ? Date.parse(since ?? "") : now(), now);
}

/**
 * A time before `since` was noted by another machine, so that this machine sees it from `since` on. A time in the future counts
 * as the moment when it is first asked about.
 */
export function firstSeenSince(since: number, now: () => number): FirstSeen {
  let from = since;
  const ahead = new Map<number, number>();
  return (at) => {
    const time = now();
    from = Math.min(from, time);
    const seen = ahead.get(at) ?? at;
    if (seen <= time) return Math.max(seen, from);
    ahead.set(at, time);
    return time;
  };
}
