import { describe, expect, it } from "vitest";
import { likelyNextRun } from "../../../../src/console/asking/next-run.ts";

const at = (text: string) => Date.parse(text);

describe("likelyNextRun", () => {
  it("names the time of day at which runs began on the days before", () => {
    const starts = ["2026-11-21T02:00:05.000Z", "2026-11-20T02:00:09.000Z", "2026-11-19T01:59:50.000Z"];
    expect(likelyNextRun(starts, at("2026-11-21T14:00:00Z"))).toBe("2026-11-22T02:00:05.000Z");
    expect(likelyNextRun(starts, at("2026-11-22T01:00:00Z"))).toBe("2026-11-22T02:00:05.000Z");
  });

  it("names none when runs began at other times, on too few days, or long ago", () => {
    const now = at("2026-11-21T14:00:00Z");
    expect(likelyNextRun([], now)).toBeNull();
    expect(likelyNextRun(["2026-11-21T02:00:00.000Z", "2026-11-20T02:00:00.000Z"], now)).toBeNull();
    const daytime = ["2026-11-21T09:00:00.000Z", "2026-11-20T11:00:00.000Z", "2026-11-19T16:00:00.000Z"];
    expect(likelyNextRun(daytime, now)).toBeNull();
    expect(likelyNextRun(["2026-10-03T02:00:00Z", "2026-10-02T02:00:00Z", "2026-10-01T02:00:00Z"], now)).toBeNull();
  });
});
