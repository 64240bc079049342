import { describe, expect, it } from "vitest";
import { isAbsentForDays } from "../../../../src/pipeline/plan/rules/absence.ts";

const day = (of: number) => `2026-11-${String(of).padStart(2, "0")}`;
const SINCE = `${day(1)}T02:00:00.000Z`;

/**
 * Returns whether a contact is deleted on a day of November at 2 o'clock, when the lists of these days and of today lacked it.
 */
function isDeleted(today: number, listDays: readonly number[], absentDays: number, since: string | null = SINCE) {
  const now = Date.parse(`${day(today)}T02:00:00.000Z`);
  return isAbsentForDays(since, { now, listDays: listDays.map(day) }, absentDays);
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

  it("counts a day once when it has several lists", () => {
    expect(isDeleted(15, [1, 15], 2)).toBe(true);
    expect(isDeleted(15, [1, 15], 3)).toBe(false);
  });

  it("waits for lists of one more day, and no longer, when the clock was set back since the first list", () => {
    const since = `${day(30)}T02:00:00.000Z`;
    expect(isDeleted(2, [30], 2, since)).toBe(false);
    expect(isDeleted(3, [30, 2], 2, since)).toBe(false);
    expect(isDeleted(4, [30, 2, 3], 2, since)).toBe(true);
    expect(isDeleted(2, [30], 0, since)).toBe(true);
  });
});
