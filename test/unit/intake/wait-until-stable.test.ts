import { describe, expect, it } from "vitest";

import { isStable } from "../../../src/pipeline/intake/arrival/wait-until-stable.ts";

const stamp = { dev: 1n, ino: 2n, size: 3n, mtimeNs: 100_000_000_000n, ctimeNs: 100_000_000_000n };

describe("isStable", () => {
  it("requires two equal looks that are settleSeconds apart, and a last change that is as old", () => {
    expect(isStable({ stamp, at: 110_000 }, { stamp, at: 112_000 }, 2)).toBe(true);
    expect(isStable({ stamp, at: 110_000 }, { stamp, at: 111_999 }, 2)).toBe(false);
    expect(isStable({ stamp, at: 99_000 }, { stamp, at: 101_500 }, 2)).toBe(false);
  });

  it.each(["dev", "ino", "size", "mtimeNs", "ctimeNs"] as const)(
    "returns false when %s differs between the looks",
    (part) => {
      expect(isStable({ stamp: { ...stamp, [part]: 9n }, at: 110_000 }, { stamp, at: 120_000 }, 2)).toBe(false);
    },
  );

  it("uses only the looks when the file's modification time is in the future", () => {
    const ahead = { ...stamp, mtimeNs: 900_000_000_000n };
    expect(isStable({ stamp: ahead, at: 110_000 }, { stamp: ahead, at: 112_000 }, 2)).toBe(true);
  });
});
