import { expect, test } from "vitest";
import { newCorrectionsName, readCorrectionsName } from "../../../src/run/read/claimed/corrections-name.ts";

test("the name of corrections has their feed and the day", () => {
  const name = newCorrectionsName("staff-a", Date.UTC(2026, 10, 23, 6, 30));
  expect(name).toMatch(/^corrections-staff-a-2026-11-23T063000-[0-9a-f]{8}\.csv$/u);
  expect(readCorrectionsName(name)).toEqual({ feed: "staff-a", day: "2026-11-23" });
});

test.each(["../corrections-staff-2026-11-23T063000-00000000.csv", "corrections-staff-x.csv", "", "staff.csv"])(
  "is no name of corrections: %s",
  (name) => {
    expect(readCorrectionsName(name)).toBeNull();
  },
);
