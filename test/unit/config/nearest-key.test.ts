import { expect, test } from "vitest";
import { nearestKey } from "../../../src/config/nearest-key.ts";

const KEYS = ["files", "mode", "key", "columns", "defaults", "deletes", "dateOrder", "blankCells"];

test.each([
  ["mdoe", "mode"],
  ["file", "files"],
  ["collumns", "columns"],
  ["dateorder", "dateOrder"],
  ["delete", "deletes"],
  ["blank_cells", "blankCells"],
  ["kye", "key"],
  ["password", null],
  ["x", null],
])("takes “%s” for the key “%s”", (word, expected) => {
  expect(nearestKey(word, KEYS)).toBe(expected);
});
