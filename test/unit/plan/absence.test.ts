import { describe, expect, it } from "vitest";
import { isAbsentForDays } from "../../../src/pipeline/plan/rules/absence.ts";

const SINCE = "2026-11-01T02:00:00.000Z";

/** Returns whether a contact is deleted on a day of November at 2 o'clock, when lists came on these days and today. */
function isDeleted(today: number, listDays: readonly number[], absentDays: number, since: string | null = SINCE) {
  const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T02:00:00.000Z`;
  return isAbsentForDays(since, { now: Date.parse(at(today)), acceptedOnDays: listDays.map(at) }, absentDays);
}

describe("isAbsentForDays", () => {
  it("deletes at once when the feed waits for no days", () => {
    expect(isDeleted(1, [], 0, null)).toBe(true);
  });

  it("waits until the days have passed", () => {
    expect(isDeleted(3, [1, 2], 3)).toBe(false);
    expect(isDeleted(4, [1, 2, 3], 3)).toBe(true);
    expect(isDeleted(4, [1, 2, 3], 3, null)).toBe(false);
  });

  it("waits for lists of as many days when lists are rare", () => {
    expect(isDeleted(15, [1], 3)).toBe(false);
    expect(isDeleted(15, [1, 8], 3)).toBe(true);
    expect(isDeleted(15, [1], 2)).toBe(true);
  });

  it("does not count the lists from before the contact was absent", () => {
    expect(isDeleted(20, [2, 3, 4, 5], 3, "2026-11-05T01:00:00.000Z")).toBe(false);
    expect(isDeleted(20, [2, 3, 5, 6], 3, "2026-11-05T01:00:00.000Z")).toBe(true);
  });

  it("counts a day once when it has several lists", () => {
    expect(isDeleted(15, [1, 15], 2)).toBe(true);
    expect(isDeleted(15, [1, 15], 3)).toBe(false);
  });
});
