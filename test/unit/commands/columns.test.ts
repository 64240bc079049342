import { expect, test } from "vitest";
import { inColumns } from "../../../src/commands/terminal/columns.ts";

const NAME = "2026-11-21T020000.123Z-staff";
const ROWS = [
  [NAME, "completed", "staff.csv", "9 rows: 5 created, 4 rejected; 7 calls"],
  [NAME, "held", "employees-of-all-branches-2026.csv", "12 rows: 12 unchanged; 3 deletes held; 0 calls"],
];

test("aligns the columns, and leaves no blanks at the end", () => {
  expect(inColumns(ROWS, null)).toEqual([
    `${NAME}  completed  staff.csv                           9 rows: 5 created, 4 rejected; 7 calls`,
    `${NAME}  held       employees-of-all-branches-2026.csv  12 rows: 12 unchanged; 3 deletes held; 0 calls`,
  ]);
});

test("cuts nothing when the widest line fits exactly, and one place less cuts", () => {
  const whole = inColumns(ROWS, null);
  const width = Math.max(...whole.map((line) => line.length));
  expect(inColumns(ROWS, width)).toEqual(whole);
  expect(inColumns(ROWS, width - 1).join("")).toContain("…");
});

test.each([70, 80, 100, 120])("keeps the name and the state of a run whole at %i places", (width) => {
  for (const line of inColumns(ROWS, width)) {
    expect(line.length).toBeLessThanOrEqual(width);
    expect(line).toMatch(/^2026-11-21T020000\.123Z-staff {2}(?:completed|held {5}) {2}\S/u);
  }
});

test("shows a short last column whole and cuts only the one before it", () => {
  expect(inColumns([["run", "done", "a-very-long-name-of-a-file.csv", "1 row"]], 35)).toEqual([
    "run  done  a-very-long-name…  1 row",
  ]);
});

test("counts wide characters as two places, and cuts no character in two", () => {
  expect(inColumns([["r", "社員名簿社員名簿社員名簿", "1 row: 1 created"]], 34)).toEqual([
    "r  社員名簿社員…  1 row: 1 created",
  ]);
  expect(
    inColumns(
      [
        ["r", "👩‍👩‍👧‍👦.csv", "x"],
        ["s", "ab.csv", "y"],
      ],
      null,
    ),
  ).toEqual(["r  👩‍👩‍👧‍👦.csv  x", "s  ab.csv  y"]);
});

test("a very long text moves only its own line", () => {
  const long = "Maximiliane-Theodora von und zu Hohenstaufen-Hardenberg";
  expect(
    inColumns(
      [
        ["1", long, "line 2", "x"],
        ["2", "Ada", "line 31", "y"],
      ],
      null,
    ),
  ).toEqual([`1  ${long}  line 2   x`, `2  Ada${" ".repeat(39)}line 31  y`]);
});

test("returns no line without rows", () => expect(inColumns([], 80)).toEqual([]));
