import { describe, expect, it } from "vitest";
import { groupIdOf, whyUnusable } from "../../../src/app/data-folders.ts";

const GROUPS = "root:x:0:\nceleb:x:1002:\ncelebrations:x:1001:ana,ben\n";

describe("groupIdOf", () => {
  it("returns the id of the group with exactly that name", () => {
    expect(groupIdOf("celebrations", GROUPS)).toBe(1001);
    expect(groupIdOf("celeb", GROUPS)).toBe(1002);
  });

  it("returns the number when a number is given that names no group in the file", () => {
    expect(groupIdOf("70012", GROUPS)).toBe(70_012);
  });

  it("says how to make a group that does not exist", () => {
    expect(() => groupIdOf("celebration", GROUPS)).toThrow(/no group “celebration”.*groupadd celebration/u);
  });
});

describe("whyUnusable", () => {
  it.each([
    ["EACCES", /^this user \(sync\) may not write there\. .*chown/u],
    ["EROFS", /read-only.*ReadWritePaths=/u],
    ["ENOTDIR", /a file is in its place/u],
  ])("explains %s and says what to do", (code, words) => expect(whyUnusable(code, "sync")).toMatch(words));
});
