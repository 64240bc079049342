import { describe, expect, it } from "vitest";

import { findHeader } from "../../../src/pipeline/intake/table/find-header.ts";
import type { RawRow } from "../../../src/pipeline/intake/table/raw-row.ts";
import { scoreHeader } from "./known-words.ts";

function rows(...cells: string[][]): RawRow[] {
  return cells.map((row, index) => ({ line: index + 1, cells: row }));
}

describe("findHeader", () => {
  it("finds the header below titles and notes", () => {
    const found = findHeader(
      rows(["Birthdays 2026"], [""], ["As of 1 March"], [" First Name ", "Birthday"]),
      scoreHeader,
    );
    expect(found).toMatchObject({ line: 4, cells: ["First Name", "Birthday"], score: 2, rows: 1 });
  });

  it("joins two rows when each has a part of the names", () => {
    const found = findHeader(
      rows(["Name", "", "Birthday"], ["First", "Last", ""], ["Anna", "Ruiz", "1990-01-02"]),
      scoreHeader,
    );
    expect(found).toMatchObject({ line: 1, index: 1, rows: 2, cells: ["First Name", "Last Name", "Birthday"] });
  });

  it("joins two rows when a joined name is known too, but not when the upper row is a title", () => {
    const found = findHeader(rows(["Who", "", "Birth"], ["First Name", "Phone", "Date"]), scoreHeader);
    expect(found).toMatchObject({ line: 1, rows: 2, cells: ["First Name", "Phone", "Birth Date"] });
    const title = findHeader(rows(["Staff", "2026"], ["First Name", "Date"]), scoreHeader);
    expect(title).toMatchObject({ line: 2, rows: 1 });
  });

  it("never joins a person's row to the header", () => {
    const found = findHeader(rows(["First Name", "Phone", "Kind"], ["Anna", "", "Mobile"]), scoreHeader);
    expect(found).toMatchObject({ index: 0, rows: 1 });
  });

  it("takes an earlier row of words when a row of values happens to contain one known word", () => {
    const found = findHeader(rows(["Nummer", "Wer", "Art"], ["a", "b", "Mobile"], ["c", "d", "Mobile"]), scoreHeader);
    expect(found).toMatchObject({ line: 1, score: 0 });
  });

  it("takes the first row of words when the list has no known word", () => {
    expect(findHeader(rows(["Wer", "Wann"], ["Anna", "1990-01-02"]), scoreHeader)).toMatchObject({ line: 1, score: 0 });
  });

  it.each([
    ["a person", ["Anna", "anna@example.org"]],
    ["dates", ["Anna", "1990-01-02"]],
    ["numbers", ["Anna", "4711"]],
    ["a blank", ["Anna", "", "Ruiz"]],
    ["one cell", ["Anna"]],
  ])("finds no header in rows with %s", (_, cells) => {
    expect(findHeader(rows(cells, cells), scoreHeader)).toBeNull();
  });
});
