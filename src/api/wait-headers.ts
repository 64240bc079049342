/** When a 429 says that calls may go on. None of these headers is shown in the interface; all are in use elsewhere. */

type Headers = Readonly<Record<string, string>>;

/** Above this a reset is a moment (seconds since 1970), not a span. */
const EPOCH_FROM = 1_000_000_000;

/**
 * Moments are counted from the response's own `Date`, so that a wrong clock on either side does no harm.
 * @param headers with lower-case names
 * @returns ms to wait, or null where nothing readable was sent
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
  // Some send the moment in ms.
  return until(span >= EPOCH_FROM * 1_000_000 ? span / 1_000 : span, sentAt);
}

function seconds(value: string | undefined): number | null {
  return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Math.ceil(Number(value) * 1_000) : null;
}

function until(moment: number, sentAt: number): number | null {
  return Number.isNaN(moment) || Number.isNaN(sentAt) ? null : Math.max(0, moment - sentAt);
}
