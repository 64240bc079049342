import { describe, expect, test } from "vitest";
import { readingsOfCells } from "../../../src/run/push/never/readings-of-row.ts";

const IN_PARTS = ["first_name", "last_name", "birthday_day", "birthday_month", "birthday_year"];

/** Returns the names and birthdays that cells may mean. */
const read = (cells: readonly string[], targets: readonly (string | null)[]) =>
  readingsOfCells(cells, targets).map(({ firstName, lastName, birthday }) => [firstName, lastName, birthday].join("|"));

describe("the readings of a row", () => {
  test.for([
    [
      "a day and month in any order",
      ["Ada", "King", "4/5/1980"],
      ["first_name", "last_name", "birthday"],
      "Ada|King|1980-05-04",
    ],
    ["a date without its year", ["Ada", "King", "17.08."], ["first_name", "last_name", "birthday"], "Ada|King|--08-17"],
    ["a birthday in three columns", ["Ada", "King", "17", "8", "1987"], IN_PARTS, "Ada|King|1987-08-17"],
    [
      "a last name before a comma",
      ["King, Ada Maria", "1987-08-17"],
      ["full_name", "birthday"],
      "Ada Maria|King|1987-08-17",
    ],
    [
      "a first name of two words",
      ["Ada Maria King", "1987-08-17"],
      ["full_name", "birthday"],
      "Ada Maria|King|1987-08-17",
    ],
    ["a row without a birthday", ["Ada", "King", ""], ["first_name", "last_name", "birthday"], "Ada|King|"],
  ] as const)("have %s", ([, cells, targets, expected]) => {
    expect(read(cells, targets)).toContain(expected);
  });
});
