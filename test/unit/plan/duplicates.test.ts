import { describe, expect, it } from "vitest";
import { decideDuplicates, differingHeaders, otherLines } from "../../../src/pipeline/plan/rules/duplicates.ts";

describe("otherLines", () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ line: at + 2 }));

  it("names the lines of the other rows when they are few", () => {
    expect(otherLines(rows(3), 3)).toEqual({ lines: [2, 4] });
    expect(otherLines(rows(7), 8)).toEqual({ lines: [2, 3, 4, 5, 6, 7] });
  });
  it("names six lines and the number of further rows when thousands share a key", () => {
    expect(otherLines(rows(10_000), 3)).toEqual({ lines: [2, 4, 5, 6, 7, 8], moreLines: 9_993 });
    expect(otherLines(rows(10_000), 9_000)).toEqual({ lines: [2, 3, 4, 5, 6, 7], moreLines: 9_993 });
  });
});

describe("differingHeaders", () => {
  const columns = [
    { header: "ID", target: "key" },
    { header: "Name", target: "first_name" },
    { header: "Born", target: "birthday" },
    { header: "Remark", target: null },
  ];

  it("names the used columns in which one of the rows differs", () => {
    const rows = [
      ["1", "Ada", "1980-01-02", "x"],
      ["1", " Ada ", "1980-01-02", "y"],
      ["1", "Ada", "1980-01-03"],
    ];
    expect(differingHeaders(columns, rows)).toEqual(["Born"]);
    expect(differingHeaders(columns, [...rows, []])).toEqual(["ID", "Name", "Born"]);
  });
});

describe("decideDuplicates", () => {
  const rows = (...hashes: string[]) => hashes.map((hash, i) => ({ seq: i + 1, line: i + 2, hash }));
  it("counts one row when all rows are equal", () => {
    const { duplicates, differing } = decideDuplicates(rows("a", "a", "a"));
    expect(duplicates.map(({ line }) => line)).toEqual([3, 4]);
    expect(differing).toEqual([]);
  });
  it("rejects the rows that differ, and counts equal rows once, when some rows of a key are equal", () => {
    const { duplicates, differing } = decideDuplicates(rows("a", "a", "b"));
    expect(duplicates.map(({ line }) => line)).toEqual([3]);
    expect(differing.map(({ line }) => line)).toEqual([2, 4]);
  });
});
