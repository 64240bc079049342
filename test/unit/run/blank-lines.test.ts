import { describe, expect, it } from "vitest";

import { createCsvReader } from "../../../src/pipeline/intake/csv/csv-records.ts";
import { createCollector } from "../../../src/run/read/row-cache/collect-records.ts";

/** Returns the lines of the records that the row cache's collector keeps of a text. */
function collectedLines(text: string, lineEnd: "lf" | "crlf" | "cr"): number[] {
  const dialect = { delimiter: ",", lineEnd };
  const { onRecord, records } = createCollector(1, lineEnd === "cr" ? 0x0d : 0x0a, 1);
  const reader = createCsvReader(dialect, onRecord);
  reader.push(Buffer.from(text));
  reader.end();
  return Array.from({ length: records.count() }, (_, at) => records.line(at));
}

describe("createCollector, blank lines", () => {
  it.each(["lf", "crlf", "cr"] as const)("keeps nothing of a blank line when lines end with %s", (lineEnd) => {
    const end = { lf: "\n", crlf: "\r\n", cr: "\r" }[lineEnd];
    const lines = ["Name,City", "", "Ann,Ulm", "", "", "Bo,Bonn", ...Array.from({ length: 500 }, () => "")];
    expect(collectedLines(lines.join(end), lineEnd)).toEqual([1, 3, 6]);
  });

  it("keeps a record when its cells are blank", () => {
    expect(collectedLines('Name,City\n,\n \n""\n', "lf")).toEqual([1, 2, 3, 4]);
  });
});
