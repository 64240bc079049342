import { describe, expect, it } from "vitest";
import type { OperationKind } from "../../../src/model/operation.ts";
import { checkAccount } from "../../../src/pipeline/plan/rules/check-account.ts";
import { decideDuplicates, otherLines } from "../../../src/pipeline/plan/rules/duplicates.ts";
import { oneToOne } from "../../../src/pipeline/plan/rules/same-person.ts";
import { assignWaves, firstWave } from "../../../src/pipeline/plan/rules/waves.ts";

const kinds = (...list: OperationKind[]) => new Map(list.map((kind, index) => [index + 1, kind]));

describe("assignWaves", () => {
  it("sends updates, then creates, then deletes", () => {
    expect(firstWave("update")).toBeLessThan(firstWave("create"));
    expect(firstWave("create")).toBeLessThan(firstWave("delete"));
  });
  it("puts a create that needs an address behind the delete that frees it", () => {
    const { waves } = assignWaves(kinds("create", "delete"), [{ id: 1, on: 2, why: "frees" }]);
    expect(waves.get(1)).toBe(firstWave("delete") + 1);
  });
  it("keeps line order among rows that share an address", () => {
    const { waves } = assignWaves(kinds("create", "create", "create"), [
      { id: 2, on: 1, why: "shares" },
      { id: 3, on: 2, why: "shares" },
    ]);
    expect([waves.get(2), waves.get(3)]).toEqual([firstWave("create") + 1, firstWave("create") + 2]);
  });
  it.each([
    [1, 2],
    [2, 1],
  ])("lets two people who swap addresses keep their line order (%i found first)", (id, on) => {
    const { waves, guardianCircles } = assignWaves(kinds("update", "update"), [
      { id, on, why: "frees" },
      { id: on, on: id, why: "frees" },
    ]);
    expect([waves.get(1), waves.get(2)]).toEqual([firstWave("update"), firstWave("update") + 1]);
    expect(guardianCircles).toEqual([]);
  });
  it("creates guardians first, along a chain", () => {
    const { waves } = assignWaves(kinds("create", "create", "create"), [
      { id: 1, on: 2, why: "guardian" },
      { id: 2, on: 3, why: "guardian" },
    ]);
    expect(waves.get(3)! < waves.get(2)! && waves.get(2)! < waves.get(1)!).toBe(true);
  });
  it("finds a circle of guardians, and somebody who is their own", () => {
    const pair = assignWaves(kinds("create", "create"), [
      { id: 1, on: 2, why: "guardian" },
      { id: 2, on: 1, why: "guardian" },
    ]);
    expect(pair.guardianCircles.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(assignWaves(kinds("create"), [{ id: 1, on: 1, why: "guardian" }]).guardianCircles).toEqual([1]);
  });
  it("orders a chain as long as a file", () => {
    const many = 20_000;
    const chain = Array.from({ length: many - 1 }, (_, i) => ({ id: i + 2, on: i + 1, why: "shares" as const }));
    const { waves } = assignWaves(
      new Map(Array.from({ length: many }, (_, i) => [i + 1, "create" as const])),
      chain.reverse(),
    );
    expect(waves.get(many)).toBe(firstWave("create") + many - 1);
  });
});

describe("oneToOne", () => {
  it("matches a row and a vanished contact that have only each other", () => {
    expect(
      oneToOne([
        { seq: 1, entryId: 10 },
        { seq: 1, entryId: 10 },
      ]),
    ).toEqual(new Map([[1, 10]]));
  });
  it("guesses nothing where a row could be two people, or a person two rows", () => {
    expect(
      oneToOne([
        { seq: 1, entryId: 10 },
        { seq: 1, entryId: 11 },
      ]).size,
    ).toBe(0);
    expect(
      oneToOne([
        { seq: 1, entryId: 10 },
        { seq: 2, entryId: 10 },
      ]).size,
    ).toBe(0);
  });
});

describe("otherLines", () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ line: at + 2 }));

  it("names the lines of the others", () => {
    expect(otherLines(rows(3), 3)).toEqual({ lines: [2, 4] });
    expect(otherLines(rows(7), 8)).toEqual({ lines: [2, 3, 4, 5, 6, 7] });
  });
  it("says how many more there are instead of naming thousands to each of thousands", () => {
    expect(otherLines(rows(10_000), 3)).toEqual({ lines: [2, 4, 5, 6, 7, 8], moreLines: 9_993 });
    expect(otherLines(rows(10_000), 9_000)).toEqual({ lines: [2, 3, 4, 5, 6, 7], moreLines: 9_993 });
  });
});

describe("decideDuplicates", () => {
  const rows = (...hashes: string[]) => hashes.map((hash, i) => ({ seq: i + 1, line: i + 2, hash }));
  it("counts equal rows once", () => {
    const { duplicates, differing } = decideDuplicates(rows("a", "a", "a"));
    expect(duplicates.map(({ line }) => line)).toEqual([3, 4]);
    expect(differing).toEqual([]);
  });
  it("takes none of rows that differ, and counts equal ones among them once", () => {
    const { duplicates, differing } = decideDuplicates(rows("a", "a", "b"));
    expect(duplicates.map(({ line }) => line)).toEqual([3]);
    expect(differing.map(({ line }) => line)).toEqual([2, 4]);
  });
});

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
  it("knows the account by base URL and used groups", () => {
    expect(checkAccount(url, url, [used], [group]).kind).toBe("same");
    expect(checkAccount(url, null, [], []).kind).toBe("same");
    expect(checkAccount(url, url, [used, { ...used, groupId: 2 }], [group]).kind).toBe("same");
  });
  it.each([
    ["another base URL", "https://other.example/v1", [used], [group]],
    ["a used group with another date", url, [used], [{ ...group, dateCreated: "2026-02-02 00:00:00" }]],
    ["no used group listed any more", url, [used], [{ ...group, groupId: 9 }]],
    ["an empty group list", url, [used], []],
  ])("%s is another account", (_, boundTo, usedGroups, listed) => {
    expect(checkAccount(url, boundTo, usedGroups, listed).kind).toBe("other_account");
  });
});
