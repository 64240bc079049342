import { describe, expect, it } from "vitest";

import { createCsvReader } from "../../../src/pipeline/intake/csv/csv-records.ts";
import type { LineEnd } from "../../../src/pipeline/intake/csv/csv-records.ts";
import type { RawRow } from "../../../src/pipeline/intake/table/raw-row.ts";

function read(text: string, lineEnd: LineEnd = "lf", delimiter = ",", chunk = 7): RawRow[] {
  const reader = createCsvReader({ delimiter, lineEnd });
  const bytes = Buffer.from(text);
  const rows: RawRow[] = [];
  for (let at = 0; at < bytes.length; at += chunk) rows.push(...reader.push(bytes.subarray(at, at + chunk)));
  return [...rows, ...reader.end()];
}

describe("createCsvReader, lines", () => {
  it("gives the line on which a record starts, also when quoted cells before it contain line ends", () => {
    const rows = read('a,b\n"x\ny\r\nz",2\n\nc,d\n');
    expect(rows).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["x\ny\r\nz", "2"] },
      { line: 6, cells: ["c", "d"] },
    ]);
  });

  it("reads CRLF, CR, and a last line without line end", () => {
    expect(read("a,b\r\nc,d", "crlf").map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, "a", "b"],
      [2, "c", "d"],
    ]);
    expect(read("a,b\rc,d", "cr").at(-1)).toEqual({ line: 2, cells: ["c", "d"] });
  });

  it("gives the same records for every size of chunks", () => {
    const text = 'Änne,"O""Neil, ""x"""\n"a\nb",日本\n,\n'.repeat(20);
    const whole = read(text, "lf", ",", 1_000_000);
    for (const chunk of [1, 2, 3, 5, 64]) expect(read(text, "lf", ",", chunk)).toEqual(whole);
  });
});

describe("createCsvReader, quotes", () => {
  it("reads a quote inside a plain cell as text", () => {
    expect(read('5" pipe,Anna "Ann" Ruiz\n')).toEqual([{ line: 1, cells: ['5" pipe', 'Anna "Ann" Ruiz'] }]);
  });

  it("accepts a quoted cell whose text begins with a quote", () => {
    expect(read('"""VIP"",""Blog""",x\n')).toEqual([{ line: 1, cells: ['"VIP","Blog"', "x"] }]);
  });

  it("marks only the record in which text follows a closing quote", () => {
    const rows = read('a,b\n"Smith "Jim", Joe",x\nc,d\n');
    expect(rows[1]).toMatchObject({ line: 2, unreadable: "broken_quotes" });
    expect(rows[2]).toEqual({ line: 3, cells: ["c", "d"] });
  });

  it("refuses a quote that is never closed and names its line", () => {
    expect(() => read('a,b\nc,"d\ne,f\ng,h\n')).toThrow(expect.objectContaining({ code: "broken_quotes", line: 2 }));
  });

  it("refuses an open quote when a quoted cell on a later line seems to close it", () => {
    const text = '"a","b","c"\n"d","e","open\n"f","g","h"\n"i","j","k"\n';
    expect(() => read(text)).toThrow(expect.objectContaining({ code: "broken_quotes", line: 2 }));
  });

  it("marks a record whose cell has swallowed the next row, although its number of cells is right", () => {
    const rows = read('id;name;city\n1;"Anna;Ulm\n2;Bert";Bonn\n3;Cy;Köln\n', "lf", ";");
    expect(rows[1]).toMatchObject({ line: 2, unreadable: "broken_quotes" });
    expect(rows[2]).toMatchObject({ line: 4, cells: ["3", "Cy", "Köln"] });
  });

  it("accepts an address of two lines", () => {
    const rows = read('name;address;city\nAnna;"Main Street 5\nBack door";Ulm\n', "lf", ";");
    expect(rows[1]).toEqual({ line: 2, cells: ["Anna", "Main Street 5\nBack door", "Ulm"] });
  });
});

describe("createCsvReader, limits", () => {
  it("marks a record with a cell that is too long", () => {
    const rows = read(`a,${"x".repeat(40_000)}\nb,c\n`, "lf", ",", 65_536);
    expect(rows[0]).toMatchObject({ line: 1, unreadable: "cell_too_long" });
    expect(rows[1]).toEqual({ line: 2, cells: ["b", "c"] });
  });

  it("refuses a line that is too long", () => {
    expect(() => read("x".repeat(1_200_000), "lf", ",", 65_536)).toThrow(
      expect.objectContaining({ code: "hostile", line: 1 }),
    );
  });
});
