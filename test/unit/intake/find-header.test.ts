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

  it("joins two rows where the names stand one above the other", () => {
    const found = findHeader(
      rows(["Name", "", "Birthday"], ["First", "Last", ""], ["Anna", "Ruiz", "1990-01-02"]),
      scoreHeader,
    );
    expect(found).toMatchObject({ line: 1, index: 1, rows: 2, cells: ["First Name", "Last Name", "Birthday"] });
  });

  it("joins two rows where the lower one's words are known, but say more below the upper one's", () => {
    const found = findHeader(rows(["Who", "", "Birth"], ["First Name", "Phone", "Date"]), scoreHeader);
    expect(found).toMatchObject({ line: 1, rows: 2, cells: ["First Name", "Phone", "Birth Date"] });
    const title = findHeader(rows(["Staff", "2026"], ["First Name", "Date"]), scoreHeader);
    expect(title).toMatchObject({ line: 2, rows: 1 });
  });

  it("never takes a person for the header's second row", () => {
    const found = findHeader(rows(["First Name", "Phone", "Kind"], ["Anna", "", "Mobile"]), scoreHeader);
    expect(found).toMatchObject({ index: 0, rows: 1 });
  });

  it("takes a known word among values for a value", () => {
    const found = findHeader(rows(["Nummer", "Wer", "Art"], ["a", "b", "Mobile"], ["c", "d", "Mobile"]), scoreHeader);
    expect(found).toMatchObject({ line: 1, score: 0 });
  });

  it("takes a first row of words where no word is known", () => {
    expect(findHeader(rows(["Wer", "Wann"], ["Anna", "1990-01-02"]), scoreHeader)).toMatchObject({ line: 1, score: 0 });
  });

  it.each([
    ["a person", ["Anna", "anna@example.org"]],
    ["dates", ["Anna", "1990-01-02"]],
    ["numbers", ["Anna", "4711"]],
    ["a blank", ["Anna", "", "Ruiz"]],
    ["one cell", ["Anna"]],
  ])("finds none in %s", (_, cells) => {
    expect(findHeader(rows(cells, cells), scoreHeader)).toBeNull();
  });
});
