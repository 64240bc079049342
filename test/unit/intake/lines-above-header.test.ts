import { describe, expect, test } from "vitest";
import { fitsColumns } from "../../../src/pipeline/intake/table/person-above.ts";
import { findDialect } from "../../../src/pipeline/intake/csv/csv-dialect.ts";
import { createCsvReader } from "../../../src/pipeline/intake/csv/csv-records.ts";

/** Columns: last name, first name, birthday, e-mail, phone. */
const BELOW = [
  ["Hübner", "Björn", "04.03.1994", "bjorn@example.org", "0151 2345 6716"],
  ["Schöne", "Rüdiger", "21.12.1996", "rudiger@example.org", "0151 2345 6773"],
].map((cells, at) => ({ line: at + 3, cells }));

describe("a line above the header", () => {
  test.each([
    [["Stand:", "01.03.2025", "", "vertraulich – nur intern", ""]],
    [["Liste", "01.03.2025", "Krause", "Personal", "1"]],
    [["Gedruckt am", "14.06.2024", "von", "Petra Krause", ""]],
    [["Prepared by:", "Susan Wright", "", "susan@example.org", ""]],
    [["Verein", "Musterweg 1", "12345 Ort", "0228 123456", ""]],
  ])("is a note when its values do not fit the columns below: %j", (cells) =>
    expect(fitsColumns(cells, BELOW)).toBe(false),
  );

  test.each([
    [["Böhm", "Sören", "15.10.1950", "soren@example.org", "0151 2345 6767"]],
    [["Böhm", "Sören", "15.10.1950", "", ""]],
  ])("may be a person when its values fit: %j", (cells) => expect(fitsColumns(cells, BELOW)).toBe(true));
});

describe("quotes", () => {
  const cellsOf = (text: string) => {
    const bytes = Buffer.from(text);
    const reader = createCsvReader(findDialect(bytes, true, () => 0));
    return [...reader.push(bytes), ...reader.end()].map(({ cells, unreadable }) => unreadable ?? cells);
  };

  test("are read behind a blank when every quoted cell has one", () =>
    expect(cellsOf('"a", "b"\n"c, d", "say ""hi"""\n')).toEqual([
      ["a", "b"],
      ["c, d", 'say "hi"'],
    ]));

  test("are read behind a backslash when the text doubles none", () =>
    expect(cellsOf('"a";"b"\n"c; d";"gen. \\"Charly\\""\n')).toEqual([
      ["a", "b"],
      ["c; d", 'gen. "Charly"'],
    ]));

  test("end a cell behind a backslash when the text doubles quotes", () =>
    expect(cellsOf('"a";"b"\n"C:\\dir\\";"say ""hi"""\n')).toEqual([
      ["a", "b"],
      ["C:\\dir\\", 'say "hi"'],
    ]));
});
