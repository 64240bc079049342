import { describe, expect, test } from "vitest";
import { counted, withThousands } from "../../../src/model/text/counted.ts";

describe("counted", () => {
  test.each([
    [0, "0 rows"],
    [1, "1 row"],
    [2, "2 rows"],
    [1204, "1,204 rows"],
  ])("returns %i with its noun: %s", (count, text) => {
    expect(counted(count, "row")).toBe(text);
  });

  test("takes a plural of its own", () => {
    expect([counted(1, "person", "people"), counted(3, "person", "people")]).toEqual(["1 person", "3 people"]);
  });
});

test("withThousands puts commas between thousands, and keeps the fraction", () => {
  expect(withThousands(1234567.5)).toBe("1,234,567.5");
});
