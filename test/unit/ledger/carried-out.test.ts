import { describe, expect, it } from "vitest";
import { holdsUntil, whyVoid } from "../../../src/ledger/requests/carried-out.ts";

const asked = { askedAt: "2026-11-21T17:00:00.000Z", triedAt: null };
const whyAt = (request: typeof asked | (Omit<typeof asked, "triedAt"> & { readonly triedAt: string }), at: string) =>
  whyVoid(request, null, Date.parse(at));

describe("a request that waits", () => {
  it("holds for a day", () => {
    expect(holdsUntil(asked)).toBe("2026-11-22T17:00:00.000Z");
    expect(whyAt(asked, "2026-11-22T17:00:00.000Z")).toBeNull();
    expect(whyAt(asked, "2026-11-22T17:00:00.001Z")).toContain("waited for a day");
  });

  it("holds until the second nightly run when the first one could not use the service", () => {
    const tried = { ...asked, triedAt: "2026-11-22T02:10:00.000Z" };
    expect(holdsUntil(tried)).toBe("2026-11-23T14:10:00.000Z");
    expect(whyAt(tried, "2026-11-23T02:15:00.000Z")).toBeNull();
    expect(whyAt(tried, "2026-11-24T02:00:00.000Z")).toContain("waited for a day");
  });

  it("never holds for longer than two days and a half, even with a later time in the file", () => {
    const forged = { ...asked, triedAt: "2036-01-01T00:00:00.000Z" };
    expect(holdsUntil(forged)).toBe("2026-11-24T05:00:00.000Z");
    expect(whyAt({ ...asked, triedAt: "never" }, "2026-11-22T02:00:00.000Z")).toContain("waited for a day");
  });

  it("is void when it was asked more than a day after now", () => {
    expect(whyAt(asked, "2026-11-20T17:00:00.000Z")).toBeNull();
    expect(whyAt(asked, "2026-11-20T16:59:59.999Z")).toContain("waited for a day");
  });
});
