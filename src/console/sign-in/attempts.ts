/** Counts failed sign-ins, so that a password can't be guessed by trying. */
import { isIPv6 } from "node:net";

const WINDOW_MS = 15 * 60_000;
const MOST_FAILED = 10;
/** The names and addresses that are counted at the same time. The oldest is forgotten when there are more. */
const MOST_COUNTED = 20_000;

export interface Attempts {
  /**
   * Begins an attempt, which counts as failed until `succeed`. So attempts at the same time can't be more than allowed.
   *
   * @returns null: the attempt may go on; otherwise the milliseconds until the next one may
   */
  begin(name: string, address: string): number | null;
  /** Takes back the count of an attempt. */
  succeed(name: string, address: string): void;
}

/** @param now returns milliseconds since 1970 */
export function openAttempts(now: () => number): Attempts {
  const failed = new Map<string, number[]>();
  /** Returns the times of the failed attempts in the window. */
  function recent(key: string): number[] {
    const times = (failed.get(key) ?? []).filter((time) => time > now() - WINDOW_MS);
    if (times.length === 0) failed.delete(key);
    return times;
  }
  function count(key: string): void {
    const times = [...recent(key), now()];
    failed.delete(key);
    const [oldest] = failed.keys();
    if (failed.size >= MOST_COUNTED && oldest !== undefined) failed.delete(oldest);
    failed.set(key, times);
  }
  return {
    begin(name, address) {
      const keys = keysOf(name, address);
      const full = keys.map(recent).filter(({ length }) => length >= MOST_FAILED);
      if (full.length > 0) return Math.max(...full.map(([first = 0]) => first + WINDOW_MS - now()));
      for (const key of keys) count(key);
      return null;
    },
    succeed(name, address) {
      for (const key of keysOf(name, address)) {
        const times = recent(key).slice(0, -1);
        if (times.length === 0) failed.delete(key);
        else failed.set(key, times);
      }
    },
  };
}

function keysOf(name: string, address: string): readonly string[] {
  return [`name ${name.normalize("NFC").trim().toLowerCase().slice(0, 200)}`, `address ${networkOf(address)}`];
}

/** Returns the part of an address that one household or office has. With IPv6, that is a network of 2^64 addresses. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const before = head.split(":").filter((group) => group !== "");
  const after = (tail ?? "").split(":").filter((group) => group !== "");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ""))
    .join(":");
}
