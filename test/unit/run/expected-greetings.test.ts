/** Whose birthday comes in the next days, and what a list changes about it. */
import { expect, test } from "vitest";
import type { Entry } from "../../../src/model/contact.ts";
import type { Operation } from "../../../src/model/operation.ts";
import { expectedGreetings, greetingDays } from "../../../src/run/decisions/uploads/expected-greetings.ts";

const DAYS = greetingDays(Date.parse("2026-12-20T10:00:00Z"), 30);
const GROUPS = new Map([[1, "Berlin"]]);

const entry = (contactId: number, name: string, birthday: string): Entry =>
  ({ contactId, applied: { first_name: name, group_id: 1, birthday } }) as unknown as Entry;

const operation = (more: object): Operation =>
  ({ contactId: null, changes: {}, state: "planned", groupName: "Berlin", ...more }) as unknown as Operation;

test("covers the turn of the year, and the last day of February for the 29th", () => {
  expect([...DAYS.values()].at(0)).toBe("2026-12-20");
  expect(DAYS.get("01-18")).toBe("2027-01-18");
  expect(DAYS.get("01-19")).toBeUndefined();
  expect(greetingDays(Date.parse("2027-02-20T00:00:00Z"), 30).get("02-29")).toBe("2027-02-28");
  expect(greetingDays(Date.parse("2028-02-20T00:00:00Z"), 30).get("02-29")).toBe("2028-02-29");
});

test("says who stays, comes, goes, is new and ends, by day", () => {
  const entries = [
    entry(1, "Stays", "1980-12-24"),
    entry(2, "Goes", "1980-12-25"),
    entry(3, "Ends", "--12-26"),
    entry(5, "Renamed", "12-28"),
    entry(6, "Far", "1980-06-01"),
  ];
  const operations = [
    operation({
      kind: "update",
      contactId: 2,
      input: { first_name: "Goes", birthday: "1980-05-25" },
      changes: { birthday: ["1980-12-25", "1980-05-25"] },
    }),
    operation({
      kind: "update",
      contactId: 4,
      input: { first_name: "Comes", birthday: "1980-12-22" },
      changes: { birthday: ["1980-05-22", "1980-12-22"] },
    }),
    operation({
      kind: "update",
      contactId: 5,
      input: { first_name: "Renamed", birthday: "12-28" },
      changes: { last_name: ["A", "B"] },
    }),
    operation({ kind: "delete", contactId: 3, input: { first_name: "Ends", birthday: "--12-26" }, state: "held" }),
    operation({ kind: "create", input: { first_name: "New", birthday: "1990-01-01" } }),
    operation({ kind: "create", input: { first_name: "Blank" } }),
    operation({ kind: "create", input: { first_name: "Refused", birthday: "1990-01-01" }, state: "rejected" }),
  ];
  const found = expectedGreetings(DAYS, entries, operations, GROUPS);
  expect(found.map(({ day, name, change, isHeld }) => `${day} ${name} ${change}${isHeld ? " held" : ""}`)).toEqual([
    "2026-12-22 Comes comes",
    "2026-12-24 Stays stays",
    "2026-12-25 Goes goes",
    "2026-12-26 Ends ends held",
    "2026-12-28 Renamed stays",
    "2027-01-01 New new",
  ]);
  expect(found[2]).toMatchObject({ before: "1980-12-25", after: "1980-05-25", groupName: "Berlin" });
});
