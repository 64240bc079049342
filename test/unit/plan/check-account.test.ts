import { describe, expect, it } from "vitest";
import { checkAccount } from "../../../src/pipeline/plan/rules/check-account.ts";

describe("checkAccount", () => {
  const url = "https://service.example/v1";
  const FORMER = "https://former.example/v1";
  const at = (formerBaseUrl: string | null = null) => ({ baseUrl: url, formerBaseUrl });
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
    expect(checkAccount(at(), url, [used], [group]).kind).toBe("same");
    expect(checkAccount(at(), null, [], []).kind).toBe("same");
    expect(checkAccount(at(), url, [used, { ...used, groupId: 2 }], [group]).kind).toBe("same");
  });
  it.each([
    ["another base URL", "https://other.example/v1", [used], [group]],
    ["a used group with another date", url, [used], [{ ...group, dateCreated: "2026-02-02 00:00:00" }]],
    ["a group list without any used group", url, [used], [{ ...group, groupId: 9 }]],
    ["an empty group list", url, [used], []],
  ])("returns “other_account” when there is %s", (_, boundTo, usedGroups, listed) => {
    expect(checkAccount(at(), boundTo, usedGroups, listed).kind).toBe("other_account");
  });

  it("returns “same” under a new address when a person names the former one and a used group is the same", () => {
    expect(checkAccount(at(FORMER), FORMER, [used], [group]).kind).toBe("same");
    expect(checkAccount(at(), FORMER, [used], [group])).toMatchObject({ kind: "other_account", mayBeSame: true });
    const others = [
      { ...group, groupId: 9 },
      { ...group, dateCreated: "2026-02-02 00:00:00" },
    ];
    for (const other of others)
      expect(checkAccount(at(FORMER), FORMER, [used], [other])).toMatchObject({
        kind: "other_account",
        mayBeSame: false,
      });
    expect(checkAccount(at("https://third.example/v1"), FORMER, [used], [group]).kind).toBe("other_account");
  });
});
