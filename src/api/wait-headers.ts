/**
 * Reads how long to wait after a 429. The interface names none of these headers, but other services use all of them.
 */

type Headers = Readonly<Record<string, string>>;

/** From this value on, a reset header is a time (seconds since 1970). A smaller value is a number of seconds. */
const EPOCH_FROM = 1_000_000_000;

/**
 * Returns the ms to wait, or null if no header is readable. A time is counted from the response's own `Date` header, so
 * that a wrong clock on either side has no effect.
 *
 * @param headers with lower-case names
 */
export function waitMsOf(headers: Headers): number | null {
  const sentAt = Date.parse(headers["date"] ?? "");
  return (
    fromRetryAfter(headers["retry-after"], sentAt) ??
    fromReset(headers["ratelimit-reset"] ?? headers["x-ratelimit-reset"], sentAt) ??
    fromReset(/(?:^|[;,\s])(?:t|reset)=(\d+)/.exec(headers["ratelimit"] ?? "")?.[1], sentAt)
  );
}

function fromRetryAfter(value: string | undefined, sentAt: number): number | null {
  if (value === undefined) return null;
  return seconds(value) ?? until(Date.parse(value), sentAt);
}

function fromReset(value: string | undefined, sentAt: number): number | null {
  const span = seconds(value);
  if (span === null || span < EPOCH_FROM * 1_000) return span;
  // Some services send the time in ms.
  return until(span >= EPOCH_FROM * 1_000_000 ? span / 1_000 : span, sentAt);
}

function seconds(value: string | undefined): number | null {
  return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Math.ceil(Number(value) * 1_000) : null;
}

function until(moment: number, sentAt: number): number | null {
  return Number.isNaN(moment) || Number.isNaN(sentAt) ? null : Math.max(0, moment - sentAt);
}
