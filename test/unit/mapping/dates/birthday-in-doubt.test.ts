import { describe, expect, test } from "vitest";
import { createMapper, mapRow } from "../../../../src/pipeline/mapping/row/map-row.ts";
import { GROUPS, mapList, match, sampleFeed, TODAY } from "../sample-feed.ts";

const HEADER = ["Vorname", "E-Mail", "Geburtsdatum"];

function listOf(cells: readonly string[]) {
  return { header: HEADER, rows: cells.map((cell, index) => [`P${index}`, `p${index}@example.org`, cell]) };
}

/** Returns what becomes of each cell of a birthday column: the birthday, or the refusal's code and readings. */
function readColumn(cells: readonly string[], changes: Parameters<typeof sampleFeed>[0] = {}): readonly string[] {
  return mapList(listOf(cells), sampleFeed(changes)).map((row) => {
    if (row.kind === "contact") return row.input.birthday ?? "blank";
    if (row.kind === "skipped") return "skipped";
    const [{ code, data }] = row.issues;
    return [code, ...((data["readings"] as readonly string[] | undefined) ?? [])].join(" ");
  });
}

describe("dates that never pass day 12 beside others that always do", () => {
  test("are held with both readings, and the others go through", () => {
    expect(readColumn(["1990-04-03", "1985-12-07", "1990-06-06", "13.05.1971", "28.02.1980", "31.12.1999"])).toEqual([
      "birthday_column 1990-04-03 1990-03-04",
      "birthday_column 1985-12-07 1985-07-12",
      "1990-06-06",
      "1971-05-13",
      "1980-02-28",
      "1999-12-31",
    ]);
  });

  test("are held when both forms are texts", () => {
    const rows = readColumn(["03.04.1990", "07.12.1985", "01.02.1990", "05/13/1971", "02/28/1980", "12/31/1999"]);
    expect(rows.slice(0, 3)).toEqual([
      "birthday_column 1990-04-03 1990-03-04",
      "birthday_column 1985-12-07 1985-07-12",
      "birthday_column 1990-02-01 1990-01-02",
    ]);
  });

  test.each([
    ["one date", ["1990-04-03", "13.05.1971", "28.02.1980", "31.12.1999", "15.06.1950", "16.07.1960", "17.08.1970"]],
  ])("are held when %s is of that form", (_, cells) => {
    const held = readColumn(cells).filter((text) => text.startsWith("birthday_column"));
    expect(held).toHaveLength(cells.filter((cell) => cell.includes("-")).length);
  });

  test.each([
    ["all dates but one are of that form", ["1990-04-03", "1985-12-07", "1990-06-01", "1971-02-03", "13.05.1971"]],
    ["a form has both kinds of days", ["1990-04-03", "1985-12-27", "1990-06-01", "13.05.1971", "28.02.1980"]],
    ["texts are low, too", ["1990-04-03", "1985-12-07", "13.05.1971", "28.02.1980", "01.02.2000"]],
    ["there is one form", ["1990-04-03", "1985-12-07", "1990-06-01", "1990-03-02", "1990-01-12"]],
    ["there is one text", ["1990-04-03", "1985-12-07", "13.05.1971"]],
  ])("go through when %s", (_, cells) => {
    expect(readColumn(cells).filter((text) => text.startsWith("birthday_column"))).toEqual([]);
  });
});

describe("birthdays in this year or shortly before", () => {
  test("are held when all of them have the year of the celebration", () => {
    expect(readColumn(["2026-04-03", "2026-07-12", "2026-11-01"])).toEqual([
      "birthday_column 2026-04-03 --04-03",
      "birthday_column 2026-07-12 --07-12",
      "birthday_column 2026-11-01 --11-01",
    ]);
  });

  test.each([
    ["2024 to 2026", ["2026-04-03", "2025-07-12", "2024-11-01", "03.05.2025", "2026-01-12", "2024-02-01"]],
    ["this year and in the future", ["2026-04-03", "2025-07-12", "2026-12-24"]],
    ["this year in words", ["3. April 2026", "14. Mai 2026", "24. Oktober 2026"]],
    ["this year in eight digits", ["20260403", "20260514", "20261024"]],
    ["this year, with the year in front", ["2026/04/03", "2026/05/14", "2026.10.24"]],
    ["last year for all", ["2025-04-03", "2025-07-12", "2025-12-24", "2025-12-28"]],
  ])("are held when they are in %s", (_, cells) => {
    expect(readColumn(cells).every((text) => text.startsWith("birthday_column"))).toBe(true);
  });

  test("are held for those people when they are more than half of the list", () => {
    const rows = readColumn(["2026-04-03", "2026-07-12", "2025-11-01", "1980-03-04", "1970-03-05"]);
    expect(rows.map((text) => text.split(" ")[0])).toEqual([
      "birthday_column",
      "birthday_column",
      "birthday_column",
      "1980-03-04",
      "1970-03-05",
    ]);
  });

  test.each([
    ["a group of babies and small children", ["2026-04-03", "2025-07-12", "2025-11-01", "2026-02-02", "2023-03-04"]],
    ["a small group of babies", ["2026-04-03", "2025-07-12", "2025-11-01"]],
    ["two people", ["2026-04-03", "2026-07-12"]],
    [
      "a parish with three babies",
      ["2026-04-03", "2026-07-12", "2025-07-12", "1950-03-04", "1970-03-05", "1980-01-01"],
    ],
    [
      "a class of seven-year-olds",
      Array.from({ length: 12 }, (_, index) => `2019-${String(index + 1).padStart(2, "0")}-02`),
    ],
  ])("go through in %s", (_, cells) => expect(readColumn(cells)).toEqual(cells));
});

describe("days, months and years in columns of their own", () => {
  const readYears = (years: readonly string[], header = ["Tag", "Monat", "Jahr"]) =>
    mapList({
      header: ["Vorname", "E-Mail", ...header],
      rows: years.map((year, at) => [`P${at}`, `p${at}@example.org`, String(at + 1), "4", year]),
    }).map((row) => (row.kind === "contact" ? row.input.birthday : row.kind === "rejected" && row.issues[0].code));

  test.each([
    ["this year for all", ["2026", "2026", "2026"]],
    ["this and the last year for many", ["2026", "2026", "2025", "2025", "2025", "2025"]],
    ["this year for more than half", ["2026", "2026", "2026", "1980", "1990"]],
    ["next year for some", ["2026", "2027", "2026"]],
  ])("are held when the year is %s", (_, years) => {
    const codes = readYears(years);
    expect(codes).toEqual(years.map((year, at) => (year > "2000" ? "birthday_column" : `${year}-04-0${at + 1}`)));
    expect(readYears(years, ["Birth Day", "Birth Month", "Birth Year"])).toEqual(codes);
  });

  test.each([
    ["ordinary years", ["1980", "1990", "2026"]],
    ["a group of small children", ["2026", "2025", "2024", "2023", "2022", "2021"]],
    ["one baby", ["2026", "1990", "1980"]],
  ])("go through with %s", (_, years) =>
    expect(readYears(years)).toEqual(years.map((year, at) => `${year}-04-0${at + 1}`)),
  );

  test("name both readings", () => {
    const header = ["Vorname", "E-Mail", "Tag", "Monat", "Jahr"];
    const rows = [1, 2, 3].map((day) => [`P${day}`, `p${day}@example.org`, String(day), "4", "2026"]);
    expect(mapList({ header, rows })[1]).toMatchObject({
      issues: [{ data: { readings: ["2026-04-02", "--04-02"], reason: "celebration_year" } }],
    });
  });
});

describe("serials of this and the last year", () => {
  test("are held as days of a celebration", () => {
    expect(readColumn(["46115", "46200", "46300"])).toEqual([
      "birthday_column 2026-04-03 --04-03",
      "birthday_column 2026-06-27 --06-27",
      "birthday_column 2026-10-05 --10-05",
    ]);
  });
});

describe("numbers that stand for dates", () => {
  test("3.1 is held when no value shows that 3.10 would keep its zero", () => {
    expect(readColumn(["3.1", "14.5", "24.12"])).toEqual(["birthday_column --01-03 --10-03", "05-14", "12-24"]);
  });

  test.each([[["3.1", "3.10"]], [["3.1", "04.05"]], [["3.1", "14.5."]], [["3.1.", "4.1."]]])(
    "%j are texts, and go through",
    (cells) => expect(readColumn(cells).every((text) => /^\d\d-\d\d$/.test(text))).toBe(true),
  );

  test("months and days without a sign between them are held", () => {
    expect(readColumn(["315", "1224", "704"])).toEqual([
      "birthday_column --03-15",
      "birthday_column --12-24",
      "birthday_column --07-04 --04-07",
    ]);
  });

  test("months and days that a spreadsheet shows as dates of 1900 are held", () => {
    // The serials 315 and 704.
    expect(readColumn(["1900-11-10", "1901-12-04"])).toEqual([
      "birthday_column --03-15",
      "birthday_column --07-04 --04-07",
    ]);
  });

  test("numbers that are serials as well as days, months and years are held", () => {
    expect(readColumn(["30590", "21285"])).toEqual([
      "birthday_column 1983-10-01 1990-05-03",
      "birthday_column 1958-04-10 1985-12-02",
    ]);
  });

  test("serials go through when one of them is no day, month and year", () => {
    expect(readColumn(["32962", "30590", "25000"])).toEqual(["1990-03-30", "1983-10-01", "1968-06-11"]);
  });

  test("serials are held with both readings when the workbook counts from 1904", () => {
    const feed = sampleFeed();
    const { rows, survey, columns } = match(listOf(["32962", "25000"]), feed);
    if (columns.kind === "refused") throw new Error(columns.what);
    const mapper = createMapper({ feed, columns, survey, groups: GROUPS, today: TODAY, is1904: true });
    expect(rows.map((row) => mapRow(row, mapper))).toMatchObject([
      { kind: "rejected", issues: [{ code: "birthday_column", data: { readings: ["1990-03-30", "1994-03-31"] } }] },
      { kind: "rejected", issues: [{ code: "birthday_column", data: { readings: ["1968-06-11", "1972-06-12"] } }] },
    ]);
  });
});
