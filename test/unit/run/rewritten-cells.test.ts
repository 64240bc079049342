import { describe, expect, it } from "vitest";
import type { Issue } from "../../../src/model/issue.ts";
import { withoutRewriting } from "../../../src/run/read/corrected/reported-row.ts";
import { isRewritten } from "../../../src/run/read/corrected/rewritten-cells.ts";
import { issueOf } from "../report/sample-source.ts";

describe("isRewritten", () => {
  it.each([
    ["491715550123", "4.91716E+11"],
    ["+49 171 5550123", "4,9E+11"],
    ["0171 5550123", "1715550123"],
    ["01067", "1067"],
    ["007", "7.0"],
    ["1990-05-01", "01.05.1990"],
    ["1990-05-01", "5/1/1990"],
    ["1990-05-01", "01.05.90"],
    ["1990-05-01", "1-May-90"],
    ["1990-05-01", "1990-05-01 00:00:00"],
    ["1990-05-01", "32994"],
    ["1990-05-01", "31532"],
    ["03.04.1985", "1985-03-04"],
    ["1.5.", "2026-05-01"],
  ])("recognises %s in %s", (reported, corrected) => {
    expect(isRewritten(reported, corrected, 2026)).toBe(true);
  });

  it.each([
    ["491715550123", "4.91E+11"],
    ["491715550123", "4.9E+12"],
    ["1715550123", "01715550123"],
    ["0171 5550123", "+491715550123"],
    ["1990-05-01", "1990-05-02"],
    ["1990-05-01", "1991-05-01"],
    ["1990-05-01", "32995"],
    ["1.5.", "1990-05-01"],
    ["Ada", "Adele"],
    ["", "1990-05-01"],
    ["1990-05-01", ""],
  ])("takes a change of %s to %s for a correction", (reported, corrected) => {
    expect(isRewritten(reported, corrected, 2026)).toBe(false);
  });
});

describe("withoutRewriting", () => {
  const header = ["ID", "Born"];
  const reportedWith = (data: Issue["data"], code: Issue["code"]) => ({
    header,
    cells: ["1", "03.04.1985"],
    issues: [issueOf(code, { data })] as const,
    subject: 'key:["1"]',
    status: null,
  });
  const birthdayAfter = (reported: ReturnType<typeof reportedWith>, cell: string) => {
    const row = withoutRewriting({ kind: "cells", line: 2, cells: ["1", cell] }, header, reported as never, [], 2026);
    return row.kind === "cells" ? row.cells[1] : null;
  };

  it("restores a rewritten cell in which two rows with one key differ, and keeps a correction", () => {
    const reported = reportedWith({ differing: ["Born"] }, "duplicate_key");
    expect(birthdayAfter(reported, "1985-03-04")).toBe("03.04.1985");
    expect(birthdayAfter(reported, "1985-04-05")).toBe("1985-04-05");
  });
  it("keeps the text of a cell that an issue asks about", () => {
    const reported = reportedWith({ headers: ["Born"] }, "columns_disagree");
    expect(birthdayAfter(reported, "1985-03-04")).toBe("1985-03-04");
  });
});
