import { describe, expect, test } from "vitest";
import { nearestNames } from "../../../src/model/text/spelling/nearest-names.ts";

describe("nearest names", () => {
  const GROUPS = ["Team Berlin", "Team Bern", "Vertrieb", "Ehrenamt"];

  test.each([
    ["team berlni", ["Team Berlin", "Team Bern"]],
    ["Vertrib", ["Vertrieb"]],
    ["Berlin", ["Team Berlin"]],
    ["Buchhaltung", []],
    [" ", []],
  ])("finds the names most like '%s'", (name, expected) => {
    expect(nearestNames(name, GROUPS)).toEqual(expected);
  });
});
