import { describe, expect, it } from "vitest";
import { groupIdOf, whyUnusable } from "../../../src/app/data-folders.ts";

const GROUPS = "root:x:0:\nceleb:x:1002:\ncelebrations:x:1001:ana,ben\n";

describe("groupIdOf", () => {
  it("finds a group by its whole name", () => {
    expect(groupIdOf("celebrations", GROUPS)).toBe(1001);
    expect(groupIdOf("celeb", GROUPS)).toBe(1002);
  });

  it("takes a number for a group that stands elsewhere", () => {
    expect(groupIdOf("70012", GROUPS)).toBe(70_012);
  });

  it("says what to do where there is none", () => {
    expect(() => groupIdOf("celebration", GROUPS)).toThrow(/no group “celebration”.*groupadd celebration/u);
  });
});

describe("whyUnusable", () => {
  it.each([
    ["EACCES", /^this user \(sync\) may not write there\. .*chown/u],
    ["EROFS", /read-only.*ReadWritePaths=/u],
    ["ENOTDIR", /a file is in its place/u],
  ])("%s in words, with the way out", (code, words) => expect(whyUnusable(code, "sync")).toMatch(words));
});
