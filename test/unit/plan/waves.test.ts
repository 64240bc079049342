import { describe, expect, it } from "vitest";
import type { OperationKind } from "../../../src/model/operation.ts";
import { assignWaves, firstWave } from "../../../src/pipeline/plan/rules/waves.ts";

const kinds = (...list: OperationKind[]) => new Map(list.map((kind, index) => [index + 1, kind]));

describe("assignWaves", () => {
  it("puts updates before creates, and creates before deletes, when nothing depends on another", () => {
    expect(firstWave("update")).toBeLessThan(firstWave("create"));
    expect(firstWave("create")).toBeLessThan(firstWave("delete"));
  });
  it("puts a create behind a delete when the delete frees the create's address", () => {
    const { waves } = assignWaves(kinds("create", "delete"), [{ id: 1, on: 2, why: "frees" }]);
    expect(waves.get(1)).toBe(firstWave("delete") + 1);
  });
  it("keeps the order of lines when rows share an address", () => {
    const { waves } = assignWaves(kinds("create", "create", "create"), [
      { id: 2, on: 1, why: "shares" },
      { id: 3, on: 2, why: "shares" },
    ]);
    expect([waves.get(2), waves.get(3)]).toEqual([firstWave("create") + 1, firstWave("create") + 2]);
  });
  it.each([
    [1, 2],
    [2, 1],
  ])("keeps the order of lines when two people swap addresses (operation %i named first)", (id, on) => {
    const { waves, guardianCircles } = assignWaves(kinds("update", "update"), [
      { id, on, why: "frees" },
      { id: on, on: id, why: "frees" },
    ]);
    expect([waves.get(1), waves.get(2)]).toEqual([firstWave("update"), firstWave("update") + 1]);
    expect(guardianCircles).toEqual([]);
  });
  it("creates guardians first when guardians have guardians", () => {
    const { waves } = assignWaves(kinds("create", "create", "create"), [
      { id: 1, on: 2, why: "guardian" },
      { id: 2, on: 3, why: "guardian" },
    ]);
    expect(waves.get(3)! < waves.get(2)! && waves.get(2)! < waves.get(1)!).toBe(true);
  });
  it("reports the operations of a circle when guardians need each other, or a row is its own guardian", () => {
    const pair = assignWaves(kinds("create", "create"), [
      { id: 1, on: 2, why: "guardian" },
      { id: 2, on: 1, why: "guardian" },
    ]);
    expect(pair.guardianCircles.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(assignWaves(kinds("create"), [{ id: 1, on: 1, why: "guardian" }]).guardianCircles).toEqual([1]);
  });
  it("orders every operation when one chain is as long as a file", () => {
    const many = 20_000;
    const chain = Array.from({ length: many - 1 }, (_, i) => ({ id: i + 2, on: i + 1, why: "shares" as const }));
    const { waves } = assignWaves(
      new Map(Array.from({ length: many }, (_, i) => [i + 1, "create" as const])),
      chain.reverse(),
    );
    expect(waves.get(many)).toBe(firstWave("create") + many - 1);
  });
});
