import { describe, expect, it } from "vitest";

import { createMergedColumns, MAX_COVERED_CELLS } from "../../../src/pipeline/intake/workbook/merged-cells.ts";

describe("createMergedColumns", () => {
  it("names the value of a range beside each blank cell that the range covers", () => {
    const merged = createMergedColumns([{ column: 1, from: 2, to: 4 }]);
    merged.note(2, ["Ann", "Berlin"]);
    expect(merged.covered(3, ["Bo", ""])).toEqual([{ column: 1, code: "merged_cell", text: "Berlin", range: [2, 4] }]);
    expect(merged.covered(4, ["Cy", "Bonn"])).toEqual([]);
    expect(merged.covered(5, ["Di", ""])).toEqual([]);
  });

  it("names nothing when the later one of two overlapping ranges has no value", () => {
    const merged = createMergedColumns([
      { column: 1, from: 2, to: 9 },
      { column: 1, from: 3, to: 9 },
    ]);
    merged.note(2, ["Ann", "Berlin"]);
    merged.note(3, ["Bo", " "]);
    expect(merged.covered(4, ["Cy", ""])).toEqual([]);
  });

  it("refuses a sheet when its ranges cover millions of blank cells", () => {
    const columns = 1_000;
    const row = Array.from({ length: columns }, () => "x");
    const merged = createMergedColumns(row.map((_, column) => ({ column, from: 2, to: 1_000_000 })));
    merged.note(2, row);
    const rows = MAX_COVERED_CELLS / columns;
    for (let line = 3; line < 3 + rows; line += 1) merged.covered(line, []);
    expect(() => merged.covered(3 + rows, [])).toThrow(expect.objectContaining({ code: "hostile" }));
  });
});
