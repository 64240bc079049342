import { describe, expect, it } from "vitest";
import { nextPause } from "../../../src/pipeline/push/backoff.ts";

describe("nextPause", () => {
  it("doubles the pause when attempts fail", () => {
    expect([1, 2, 3, 4].map((attempts) => nextPause(attempts, 0, 1))).toEqual([500, 1000, 2000, 4000]);
  });
  it("takes half the pause when the random number is 0", () => {
    expect(nextPause(1, 0, 0)).toBe(250);
  });
  it("returns null when 5 attempts or a minute are used up", () => {
    expect(nextPause(5, 0, 0)).toBeNull();
    expect(nextPause(2, 59_900, 1)).toBeNull();
  });
});
