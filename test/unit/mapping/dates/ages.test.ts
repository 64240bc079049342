import { describe, expect, test } from "vitest";
import { birthYearsIn, readAge } from "../../../../src/pipeline/mapping/values/dates/age.ts";
import { mapList, match, sampleFeed } from "../sample-feed.ts";

/** Returns the birthday of each row, or the code and readings for which it is refused. */
function read(rows: readonly (readonly [birthday: string, age: string])[], age = "Alter", changes = {}) {
  const list = {
    header: ["Vorname", "E-Mail", "Geburtsdatum", age],
    rows: rows.map((cells, at) => [`P${at}`, `p${at}@example.org`, ...cells]),
  };
  return mapList(list, sampleFeed(changes)).map((row) => {
    if (row.kind === "contact") return row.input.birthday ?? "blank";
    if (row.kind === "skipped") return "skipped";
    const [{ code, data }] = row.issues;
    return [code, ...((data["readings"] as readonly string[] | undefined) ?? [])].join(" ");
  });
}

// The lists are of 21 November 2026.
const RIGHT = [
  ["1990-04-03", "36"],
  ["1985-12-24", "40"],
  ["2001-07-01", "25"],
  ["1963-01-30", "63"],
] as const;
const DATES = RIGHT.map(([date]) => date);

describe("a column of ages that agrees with most birthdays", () => {
  test.each(["Age", "Alter", "Âge", "Edad", "Età", "Leeftijd", "Wiek", "Idade", "AGE (years)", "Ålder"])(
    "shows a wrong birthday under the header %s",
    (header) => {
      expect(read([...RIGHT, ["1958-05-05", "28"]], header)).toEqual([...DATES, "columns_disagree 1958-05-05 28"]);
    },
  );

  test("names both columns when a birthday contradicts the age", () => {
    const list = {
      header: ["Vorname", "E-Mail", "Geburtsdatum", "Alter"],
      rows: [...RIGHT, ["1958-05-05", "28"]].map((cells, at) => [`P${at}`, `p${at}@example.org`, ...cells]),
    };
    expect(mapList(list).at(-1)).toMatchObject({
      kind: "rejected",
      issues: [{ code: "columns_disagree", field: "birthday", data: { headers: ["Geburtsdatum", "Alter"] } }],
    });
  });

  test("lets an age pass that is a year old, blank, or no age", () => {
    expect(
      read([...RIGHT, ["1990-05-05", "35"], ["1990-05-05", "37"], ["1990-05-05", ""], ["1990-05-05", "8 Monate"]]),
    ).toEqual([...DATES, "1990-05-05", "1990-05-05", "1990-05-05", "1990-05-05"]);
  });

  test("lets birthdays without a year pass", () => {
    expect(read([...RIGHT, ["03.04.", "12"]])).toEqual([...DATES, "04-03"]);
  });

  test("decides the century of a year with two digits", () => {
    expect(read([...RIGHT, ["03.04.20", "6"], ["03.04.22", "104"], ["03.04.24", ""]], "Age")).toEqual([
      ...DATES,
      "2020-04-03",
      "1922-04-03",
      "birthday_ambiguous 2024-04-03 1924-04-03",
    ]);
  });

  test("decides the century when all years have two digits", () => {
    expect(
      read([
        ["03.04.20", "6"],
        ["03.04.22", "4"],
        ["03.04.21", "5"],
      ]),
    ).toEqual(["2020-04-03", "2022-04-03", "2021-04-03"]);
  });

  test("is compared with serials, and with a year in a column of its own", () => {
    const serials = [
      ["32966", "36"],
      ["31405", "40"],
      ["25569", "56"],
      ["20000", "36"],
    ] as const;
    expect(read(serials).at(-1)).toBe("columns_disagree 20000 36");
    const header = ["Vorname", "E-Mail", "Tag", "Monat", "Jahr", "Alter"];
    const rows = [1990, 1980, 1970, 1960].map((year, at) => [`P${at}`, `p${at}@example.org`, "3", "4", String(year)]);
    const ages = ["36", "46", "56", "36"];
    const mapped = mapList({ header, rows: rows.map((row, at) => [...row, ages[at] ?? ""]) });
    expect(mapped.map(({ kind }) => kind)).toEqual(["contact", "contact", "contact", "rejected"]);
  });

  test("is never sent by itself, and is evidence also as a custom field", () => {
    const list = {
      header: ["Vorname", "E-Mail", "Geburtsdatum", "Alter"],
      rows: [...RIGHT, ["1958-05-05", "28"]].map((cells, at) => [`P${at}`, `p${at}@example.org`, ...cells]),
    };
    const { columns } = match(list);
    expect(columns.kind === "columns" && columns.columns[3]).toMatchObject({ target: null });
    const feed = sampleFeed({ columns: { Alter: "custom_fields.age" } });
    expect(mapList(list, feed).map(({ kind }) => kind)).toEqual([...DATES.map(() => "contact"), "rejected"]);
    const ignored = sampleFeed({ columns: { Alter: null } });
    expect(mapList(list, ignored).every(({ kind }) => kind === "contact")).toBe(true);
  });
});

describe("a column of ages that says nothing", () => {
  test.each([
    [
      "most ages are old",
      [
        ...RIGHT,
        ["1990-05-05", "30"],
        ["1980-05-05", "38"],
        ["1970-05-05", "55"],
        ["1960-05-05", "50"],
        ["1950-05-05", "60"],
      ],
    ],
    [
      "several of them were typed years ago",
      [...RIGHT, ["1990-05-05", "30"], ["1980-05-05", "38"], ["1970-05-05", "50"]],
    ],
    [
      "it holds other numbers",
      [
        ["1990-05-05", "3"],
        ["1980-05-05", "8"],
        ["1970-05-05", "50"],
        ["1960-05-05", "90"],
      ],
    ],
    [
      "there are two people",
      [
        ["1990-05-05", "3"],
        ["1980-05-05", "46"],
      ],
    ],
    [
      "ages differ and dates are of one school year",
      [
        ["2019-05-05", "7"],
        ["2019-09-05", "7"],
        ["2020-01-05", "6"],
        ["2020-03-05", "6"],
      ],
    ],
  ] as const)("lets all birthdays pass when %s", (_, rows) => {
    expect(read(rows)).toEqual(rows.map(([date]) => date));
  });
});

describe("birthdays that nearly all contradict the ages", () => {
  test("are held with both readings when they do by the same number of years", () => {
    expect(
      read([
        ["1980-04-03", "36"],
        ["1975-12-24", "40"],
        ["1991-07-01", "25"],
        ["1953-01-30", "63"],
      ]),
    ).toEqual([
      "birthday_column 1980-04-03 1990-04-03",
      "birthday_column 1975-12-24 1985-12-24",
      "birthday_column 1991-07-01 2001-07-01",
      "birthday_column 1953-01-30 1963-01-30",
    ]);
  });

  test("are held as days of a celebration when all of them are recent", () => {
    expect(
      read([
        ["2026-04-03", "36"],
        ["2025-12-24", "40"],
        ["2026-07-01", "10"],
      ]),
    ).toEqual([
      "birthday_column 2026-04-03 --04-03",
      "birthday_column 2025-12-24 --12-24",
      "birthday_column 2026-07-01 --07-01",
    ]);
  });

  test("are held as days of a celebration when the list is some years old", () => {
    expect(
      read([
        ["2022-04-03", "36"],
        ["2022-12-24", "40"],
        ["2022-07-01", "12"],
        ["2022-07-09", "77"],
      ])[0],
    ).toBe("birthday_column 2022-04-03 --04-03");
  });
});

test.each([
  ["36", 36],
  [" 36 Jahre", 36],
  ["36 J.", 36],
  ["36,0", 36],
  ["36 años", 36],
  ["8 Monate", null],
  ["über 30", null],
  ["30-39", null],
  ["999", null],
  ["", null],
])("reads the age %j as %j", (cell, age) => expect(readAge(cell)).toBe(age));

test.each([
  ["1990-04-03", [1990]],
  ["3. April 1990", [1990]],
  ["03.04.90", [1990]],
  ["3/4/20", [2020, 1920]],
  ["19900403", [1990]],
  ["03041990", [1990]],
  ["32966", [1990]],
  ["03.04.", []],
  ["04-03", []],
])("finds in %j the years of birth %j", (cell, years) => expect(birthYearsIn(cell, 2026)).toEqual(years));
