import { describe, expect, it } from "vitest";
import type { Traits } from "../../../../src/model/mapped-row.ts";
import type { Changes } from "../../../../src/model/operation.ts";
import {
  blankedValues,
  changesToNote,
  refusedValues,
} from "../../../../src/pipeline/plan/rules/changes/classify-change.ts";
import { commonInterval, intervalsBetween } from "../../../../src/pipeline/plan/rules/changes/intervals.ts";
import { patternOf } from "../../../../src/pipeline/plan/rules/changes/pattern.ts";
import { yearsThatCount } from "../../../../src/pipeline/plan/rules/changes/years-added.ts";

describe("changesToNote", () => {
  const applied = { first_name: "Jörg", last_name: "Müller" };

  it.each<[string, Changes]>([
    ["case and accents of a name", { first_name: ["Jörg", "JORG"] }],
    ["the two spellings of an umlaut", { last_name: ["Müller", "Mueller"] }],
    ["a title", { first_name: ["Anna", "Dr. Anna"] }],
    ["a short form", { first_name: ["Thomas", "Tom"] }],
    ["another way to write a phone", { phone: ["+49 30 1234567", "+49301234567"] }],
    ["the case of an e-mail", { email: ["Anna@Example.org", "anna@example.org"] }],
    ["the case of a salutation", { salutation: ["frau", "Frau"] }],
    ["fields that no guard counts", { company: ["A", "B"], "custom_fields.x": ["1", "2"], group: ["A", "B"] }],
  ])("notes nothing for %s", (_, changes) => {
    expect(changesToNote(applied, changes)).toEqual([]);
  });

  it.each<[string, Changes, readonly string[]]>([
    ["an initial", { first_name: ["Thomas", "T."] }, ["first_name changed", "full_name changed"]],
    ["another last name", { last_name: ["Müller", "Berg"] }, ["last_name changed", "full_name changed"]],
    ["a birthday that differs in one part", { birthday: ["1980-03-04", "1980-03-05"] }, ["birthday changed"]],
    ["another birthday", { birthday: ["1980-03-04", "1971-08-05"] }, ["birthday contradicts"]],
    ["a year added", { birthday: ["03-04", "1980-03-04"] }, ["birthday year_added"]],
    ["a year removed", { birthday: ["1980-03-04", "--03-04"] }, ["birthday year_removed"]],
    ["a first value", { email: [null, "a@example.org"] }, ["email filled"]],
    ["a cleared value", { phone: ["+49301234567", null] }, ["phone cleared"]],
    ["another time zone", { timezone: ["Europe/Berlin", "Asia/Tokyo"] }, ["timezone changed"]],
  ])("notes %s", (_, changes, expected) => {
    expect(changesToNote(applied, changes).map(({ field, kind }) => `${field} ${kind}`)).toEqual(expected);
  });
});

describe("intervalsBetween", () => {
  it.each([
    ["1990-03-01", "1990-02-28", ["days:-1"]],
    ["1988-03-01", "1988-02-29", ["days:-1"]],
    ["1990-04-05", "1990-05-04", ["days:29", "exchanged"]],
    ["1990-04-05", "1994-04-06", ["days:1462"]],
    ["1990-01-31", "1990-02-28", ["days:28", "months:1"]],
    ["1990-04-05", "1890-04-05", ["days:-36524", "months:-1200"]],
    ["04-05", "04-06", ["days:1"]],
    ["12-31", "01-01", ["days:1"]],
    ["04-05", "05-04", ["days:29", "exchanged"]],
    ["1990-04-05", "04-06", ["days:1"]],
    ["1990-05-05", "1991-05-05", ["days:365", "months:12"]],
    [null, "1990-04-05", []],
  ])("returns for %s → %s the intervals %j", (before, after, expected) => {
    expect(intervalsBetween(before, after)).toEqual(expect.arrayContaining(expected));
  });

  it("finds no whole month when a birthday leaves the end of its month", () => {
    expect(intervalsBetween("1990-01-31", "1990-02-27")).toEqual(["days:27"]);
    expect(intervalsBetween("1990-02-27", "1990-03-31")).toEqual(["days:32"]);
  });

  it("finds the interval of most changes", () => {
    const changes = [
      { before: "1980-01-05", after: "1980-01-04" },
      { before: "1991-02-06", after: "1991-02-05" },
      { before: "1975-11-30", after: "1985-11-30" },
    ];
    expect(commonInterval(changes)).toEqual({ interval: "days:-1", people: 2, of: 3 });
    expect(commonInterval(changes.map(({ before }) => ({ before, after: before })))).toBeNull();
  });
});

describe("yearsThatCount", () => {
  it.each([
    [[{ year: 1980, people: 40 }], 40],
    [[{ year: 1980, people: 4 }], 0],
    [
      [
        { year: 2026, people: 3 },
        { year: 1980, people: 1 },
      ],
      3,
    ],
    [[{ year: 2025, people: 1 }], 1],
    [
      [
        { year: 1980, people: 5 },
        { year: 1981, people: 5 },
      ],
      0,
    ],
    [
      [
        { year: 1980, people: 6 },
        { year: 1981, people: 5 },
      ],
      6,
    ],
  ])("counts of %j the years of %i people", (added, expected) => {
    expect(yearsThatCount(added, 2026)).toBe(expected);
  });
});

describe("patternOf", () => {
  const none = { changed: 10, exchanged: 0, filled: null, people: { namesExchanged: 0, changedTogether: 0 } };

  it.each([
    [{}, null],
    [{ exchanged: 5 }, "column_out_of_step"],
    [{ exchanged: 4 }, null],
    [{ filled: { how: "filled_down" as const, people: 5 } }, "filled_down"],
    [{ people: { namesExchanged: 10, changedTogether: 10 }, exchanged: 10 }, "names_exchanged"],
    [{ people: { namesExchanged: 0, changedTogether: 9 } }, "other_people"],
  ])("returns for %j the pattern %s", (evidence, expected) => {
    expect(patternOf({ ...none, ...evidence })).toBe(expected);
  });
});

describe("blankedValues", () => {
  it("names the values that blank cells keep, and not the ones that they clear", () => {
    const applied = { first_name: "Jörg", group_id: 1, email: "j@example.org", phone: "+49301234567", company: "A" };
    const blank = ["email", "phone", "company", "birthday"];
    expect(blankedValues(applied, blank, { phone: ["+49301234567", null] })).toEqual([
      {
        field: "email",
        kind: "blanked",
        before: "j@example.org",
        after: null,
        beforeKey: "j@example.org",
        afterKey: null,
      },
    ]);
  });
});

describe("refusedValues", () => {
  const ada = { first_name: "Ada", last_name: "Berg", email: "ada@example.org", birthday: "1980-03-04" };
  const asRefused = {
    firstName: "ada",
    fullName: "ada berg",
    email: "ada@example.org",
    phone: null,
    birthday: "1980-03-04",
  };
  const noted = (change: Partial<Traits>, isNew: boolean) =>
    refusedValues(ada, { ...asRefused, ...change }, isNew).map(({ field, kind, after }) => `${field} ${kind} ${after}`);

  it("names nothing when the refused row has the contact's values", () => {
    expect(noted({}, true)).toEqual([]);
  });

  it("names the value that the row has instead when such values count", () => {
    expect(noted({ birthday: "1971-08-05" }, true)).toEqual(["birthday refused 1971-08-05"]);
    expect(noted({ birthday: "1971-08-05" }, false)).toEqual(["birthday blanked null"]);
  });

  it("names the value that the row no longer has", () => {
    expect(noted({ email: null }, true)).toEqual(["email blanked null"]);
    expect(noted({ email: "-", birthday: null }, true)).toEqual(["birthday blanked null", "email refused -"]);
  });
});
