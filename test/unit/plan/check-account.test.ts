import { describe, expect, it } from "vitest";
import { checkAccount } from "../../../src/pipeline/plan/rules/check-account.ts";

describe("checkAccount", () => {
  const url = "https://service.example/v1";
  const group = {
    groupId: 1,
    name: "A",
    category: "birthday",
    status: "active",
    dateCreated: "2026-01-01 00:00:00",
    contactCount: 0,
  };
  const used = { groupId: 1, name: "A", dateCreated: "2026-01-01 00:00:00" };
  it("returns “same” when the base URL and the listed used groups are as before", () => {
    expect(checkAccount(url, url, [used], [group]).kind).toBe("same");
    expect(checkAccount(url, null, [], []).kind).toBe("same");
    expect(checkAccount(url, url, [used, { ...used, groupId: 2 }], [group]).kind).toBe("same");
  });
  it.each([
    ["another base URL", "https://other.example/v1", [used], [group]],
    ["a used group with another date", url, [used], [{ ...group, dateCreated: "2026-02-02 00:00:00" }]],
    ["a group list without any used group", url, [used], [{ ...group, groupId: 9 }]],
    ["an empty group list", url, [used], []],
  ])("returns “other_account” when there is %s", (_, boundTo, usedGroups, listed) => {
    expect(checkAccount(url, boundTo, usedGroups, listed).kind).toBe("other_account");
  });
});
