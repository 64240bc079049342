import { expect, test } from "vitest";
import { waitMsOf } from "../../../src/api/wait-headers.ts";

const DATE = "Sat, 21 Nov 2026 02:00:00 GMT";
const EPOCH = Date.parse(DATE) / 1_000;

test.each([
  ["Retry-After in seconds", { "retry-after": "7" }, 7_000],
  ["Retry-After of zero", { "retry-after": "0" }, 0],
  [
    "a date, counted from the response's own Date",
    { "retry-after": "Sat, 21 Nov 2026 02:01:30 GMT", date: DATE },
    90_000,
  ],
  ["a date in the past", { "retry-after": "Sat, 21 Nov 2026 01:00:00 GMT", date: DATE }, 0],
  ["a date in a response without Date", { "retry-after": "Sat, 21 Nov 2026 02:01:30 GMT" }, null],
  ["a reset in seconds", { "ratelimit-reset": "12" }, 12_000],
  ["a reset as a time", { "x-ratelimit-reset": String(EPOCH + 30), date: DATE }, 30_000],
  ["a reset as a time in ms", { "x-ratelimit-reset": String((EPOCH + 30) * 1_000), date: DATE }, 30_000],
  ["a reset with fractions", { "x-ratelimit-reset": "0.25" }, 250],
  ["the newer RateLimit header", { ratelimit: '"default";r=0;t=5' }, 5_000],
  ["the older RateLimit header", { ratelimit: "limit=10, remaining=0, reset=4" }, 4_000],
  ["Retry-After, also when there is a reset", { "retry-after": "3", "ratelimit-reset": "12" }, 3_000],
  ["unreadable headers", { "retry-after": "soon", "x-ratelimit-reset": "-4" }, null],
  ["no headers", {}, null],
])("returns the wait for %s", (_, headers, expected) => {
  expect(waitMsOf(headers as unknown as Record<string, string>)).toBe(expected);
});
