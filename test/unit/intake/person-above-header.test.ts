import { describe, expect, test } from "vitest";
import { layOutTable } from "../../../src/pipeline/intake/table/table-layout.ts";
import { scoreHeader } from "../../../src/pipeline/mapping/headers/score-header.ts";
import { sampleFeed } from "../mapping/sample-feed.ts";

const score = scoreHeader(sampleFeed({ key: ["Employee ID"] }));
const HEADER = ["Employee ID", "First name", "Last name", "Birthday", "E-mail", "Phone", "Group"];
const PEOPLE = ["Ada Berg", "Ben Okonjo", "Cleo Ruiz", "Dora Lenz"].map((name, at) => {
  const [first = "", last = ""] = name.split(" ");
  return [`100${at}`, first, last, `198${at}-03-1${at}`, `${first}@example.org`, `+4930200000${at}`, "Team Rom"];
});

const refusalOf = (lines: readonly (readonly string[])[], cellsKnowTheirColumn = false) => {
  const rows = lines.map((cells, at) => ({ line: at + 1, cells }));
  try {
    layOutTable(rows, score, { cellsKnowTheirColumn });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Returns the lines with some columns only. */
const only = (columns: readonly number[], lines: readonly (readonly string[])[]) =>
  lines.map((cells) => columns.map((column) => cells[column] ?? ""));

const [first = [], ...rest] = PEOPLE;
const person = (change: Readonly<Record<number, string>>) => first.map((cell, at) => change[at] ?? cell);

describe("a person above the header", () => {
  test.each<[string, readonly (readonly string[])[]]>([
    ["has all values", [first, HEADER, ...rest]],
    ["has no phone and no e-mail", [person({ 4: "", 5: "" }), HEADER, ...rest]],
    ["has no date, e-mail and phone", [person({ 3: "", 4: "", 5: "" }), HEADER, ...rest]],
    ["has no group", [person({ 3: "", 4: "", 5: "", 6: "" }), HEADER, ...rest]],
    ["has a text for a birthday", [person({ 3: "unknown" }), HEADER, ...rest]],
    ["stands in a list of names and e-mails", only([1, 4], [first, HEADER, ...rest])],
    ["stands in a list of names and birthdays", only([2, 1, 3], [first, HEADER, ...rest])],
  ])("refuses the file when it %s", (_, lines) => {
    const message = "Line 2 names the columns, but line 1 above it looks like a person.";
    expect(refusalOf(lines)).toBe(message);
    expect(refusalOf(lines, true)).toBe(message);
  });

  test("is named with the header's own line when several stand above it", () => {
    const [second = [], ...others] = rest;
    expect(refusalOf([first, second, HEADER, ...others])).toBe(
      "Line 3 names the columns, but line 1 above it looks like a person.",
    );
  });

  test.each<[string, readonly string[]]>([
    ["numbers", ["1", "2", "3", "4", "5", "6", "7"]],
    ["letters", ["A", "B", "C", "D", "E", "F", "G"]],
    ["parts of names", ["", "Person", "", "", "Contact", "", ""]],
    ["the list's date", ["Staff", "01.03.2026", "", "", "", "", ""]],
    ["the list's readers", ["Office", "Petra Krause", "", "office@example.org", "", "", ""]],
  ])("is not seen in a line with %s", (_, line) => {
    expect(refusalOf([line, HEADER, ...PEOPLE])).toBeNull();
  });
});
