import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isTemporaryName, matchFeed, matchesPattern } from "../../../src/pipeline/intake/arrival/inbox-names.ts";

describe("isTemporaryName", () => {
  it.each([
    "~$staff.xlsx",
    ".~lock.staff.xlsx#",
    ".DS_Store",
    "._staff.csv",
    "staff.csv.tmp",
    "staff.csv.PART",
    "staff.csv.filepart",
    "A1B2C3D4",
    "staff.xlsx.sb-1a2b3c-XyZ",
    "Thumbs.db",
    "desktop.ini",
    "staff.csv~",
    "staff.csv:Zone.Identifier",
    ".nfs0001",
    "~syncthing~staff.csv.tmp",
    "staff.sync-conflict-2026.csv",
    ".staff.csv.Xa1b2C",
  ])("returns true for %s", (name) => {
    expect(isTemporaryName(name)).toBe(true);
  });

  it.each(["staff.csv", "STAFF 2026.XLSX", "deadbeef.csv", "liste", "temp.csv"])("returns false for %s", (name) => {
    expect(isTemporaryName(name)).toBe(false);
  });
});

describe("matchesPattern", () => {
  it.each([
    ["staff*.csv", "Staff-2026.CSV", true],
    ["staff*.csv", "my staff.csv", false],
    ["list-?.csv", "list-1.csv", true],
    ["list-?.csv", "list-12.csv", false],
    ["*", "anything", true],
    ["a.c", "abc", false],
    ["müller*.csv", "Mu\u0308ller.csv", true],
    ["*a*b*c", "xxaxxbxx", false],
  ])("compares %s with %s: %s", (pattern, name, expected) => {
    expect(matchesPattern(pattern, name)).toBe(expected);
  });

  it("agrees with the equivalent regular expression", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "*", "?"), maxLength: 8 });
    fc.assert(
      fc.property(text, fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 8 }), (pattern, name) => {
        const expression = new RegExp(`^${pattern.replaceAll("*", ".*").replaceAll("?", ".")}$`);
        expect(matchesPattern(pattern, name)).toBe(expression.test(name));
      }),
    );
  });
});

describe("matchFeed", () => {
  const feeds = [
    { name: "staff", files: ["staff*.csv"] },
    { name: "club", files: ["club*", "*2026.csv"] },
  ];

  it("finds the feed by its patterns; in a feed's sub-folder a file may have any name", () => {
    expect(matchFeed("Staff.csv", null, feeds)).toEqual({ kind: "feed", feed: "staff" });
    expect(matchFeed("export.csv", "CLUB", feeds)).toEqual({ kind: "feed", feed: "club" });
  });

  it("refuses a file that fits no feed or two feeds, and says what to do", () => {
    expect(matchFeed("x.csv", null, feeds)).toMatchObject({ kind: "refused", refusal: { code: "no_feed" } });
    const hintFor = (known: typeof feeds) => {
      const match = matchFeed("x.csv", null, known);
      return match.kind === "refused" ? match.refusal.hint : "";
    };
    expect(hintFor(feeds)).toContain("fits one of “");
    expect(hintFor(feeds)).toContain("Or make the folder “inbox/staff” or “inbox/club”, and put the file there.");
    expect(hintFor([{ name: "staff", files: [] }])).toMatch(/^Make the folder “inbox\/staff”/u);
    expect(matchFeed("staff2026.csv", null, feeds)).toMatchObject({
      kind: "refused",
      refusal: { code: "several_feeds" },
    });
  });
});
