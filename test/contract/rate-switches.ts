/** The checks of the switches for the rate limit, for `sandbox-switches.test.ts`. */
import { expect, onTestFinished, vi } from "vitest";
import { openWithSwitches as open } from "./open-over-http.ts";

/** Opens a sandbox whose clock stands still, so that a slow machine leaves no window of the rate limit. */
function openWithSwitches(switches: Parameters<typeof open>[0]) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T06:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  return open(switches);
}

export const RATE_CHECKS = {
  async rate() {
    const { sandbox, create } = await openWithSwitches({ rate: "2", rateWindow: "60", rateKind: "sliding" });
    const statuses = [await create(), await create(), await create()].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 429]);
    expect(sandbox.contacts()).toHaveLength(2);
    sandbox.configure({ rate: 1000 });
    expect((await create()).status).toBe(201);
  },

  async rateWindow() {
    const { create } = await openWithSwitches({ rate: "1", rateWindow: "3600", rateKind: "sliding" });
    await create();
    expect(Number((await create()).headers.get("retry-after"))).toBe(3_600);
  },

  async rateKind() {
    const { create } = await openWithSwitches({ rate: "1", rateWindow: "86400", rateKind: "fixed" });
    await create();
    // The window ends at midnight (UTC).
    expect((await create()).headers.get("retry-after")).toBe(String(18 * 3_600));
  },

  async rateBurst() {
    const { create } = await openWithSwitches({ rate: "1", rateWindow: "60", rateBurst: "3" });
    const answers = [await create(), await create(), await create(), await create()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  },

  async ratePenalty() {
    const { create } = await openWithSwitches({ rate: "1", ratePenalty: "600" });
    await create();
    expect((await create()).headers.get("retry-after")).toBe("600");
  },

  async retryAfter() {
    const headerOf = async (retryAfter: string) => {
      const { create } = await openWithSwitches({ retryAfter, rate: "1", rateWindow: "60" });
      await create();
      return (await create()).headers.get("retry-after");
    };
    expect(await headerOf("seconds")).toBe("60");
    expect(await headerOf("date")).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(await headerOf("none")).toBeNull();
  },

  async rateHeaders() {
    const headersOf = async (rateHeaders: string) =>
      (await (await openWithSwitches({ rateHeaders, rate: "5", rateWindow: "60" })).create()).headers;
    expect((await headersOf("none")).has("ratelimit-limit")).toBe(false);
    expect((await headersOf("ratelimit")).get("ratelimit-remaining")).toBe("4");
    expect(Number((await headersOf("x-ratelimit")).get("x-ratelimit-reset"))).toBe(Date.now() / 1000 + 60);
  },
};
