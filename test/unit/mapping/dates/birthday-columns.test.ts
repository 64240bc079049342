import { describe, expect, test } from "vitest";
import { read } from "./read-birthday.ts";
import { mapList } from "../sample-feed.ts";

test("reads zeros in the day, month and year columns as no birthday", () => {
  const header = ["Vorname", "E-Mail", "Tag", "Monat", "Jahr"];
  const born = (...parts: readonly string[]) => mapList({ header, rows: [["Ana", "ana@example.org", ...parts]] })[0];
  expect(born("0", "0", "0")).toMatchObject({ kind: "contact", blank: ["birthday"] });
  expect(born("3", "4", "0")).toMatchObject({ kind: "contact", input: { birthday: "04-03" } });
  expect(born("0", "4", "0")).toMatchObject({ kind: "rejected" });
});

describe("the order of day and month", () => {
  test.each([
    ["03/04/1990", "DMY", "1990-04-03"],
    ["03/04/1990", "MDY", "1990-03-04"],
    ["03.04.1990", "MDY", "1990-03-04"],
    ["03/04", "DMY", "--04-03"],
    ["90/04/03", "YMD", "1990-04-03"],
    ["1990-04-03", "MDY", "1990-04-03"],
    ["25/04/1990", "MDY", "birthday_impossible"],
    ["17.07.", "MDY", "--07-17"],
  ] as const)("reads %s with the setting %s as %s", (cell, order, expected) =>
    expect(read(cell, order)).toBe(expected),
  );

  const birthdays = (
    cells: readonly string[],
    header = ["Vorname", "E-Mail", "Geburtsdatum"],
    extra: readonly string[] = [],
  ) =>
    mapList({ header, rows: cells.map((cell, index) => [`A${index}`, `a${index}@example.org`, cell, ...extra]) }).map(
      (row) => (row.kind === "contact" ? row.input.birthday : row.kind === "rejected" ? row.issues[0].code : row.kind),
    );

  test("is proven for the list by one date that fits one order only", () => {
    expect(birthdays(["03/04/1990", "25/04/1990"])).toEqual(["1990-04-03", "1990-04-25"]);
    expect(birthdays(["03/04/1990", "04/25/1990"])).toEqual(["1990-03-04", "1990-04-25"]);
  });

  test("is proven by another date column of the list too", () => {
    const header = ["Vorname", "E-Mail", "Geburtsdatum", "Eintritt"];
    expect(birthdays(["03/04/1990"], header, ["31/12/2020"])).toEqual(["1990-04-03"]);
  });

  test.each([
    ["Birthday (MM/DD/YYYY)", "1990-03-04"],
    ["Birthday (mm/dd)", "1990-03-04"],
    ["Geburtsdatum (TT.MM.JJJJ)", "1990-04-03"],
    ["Date de naissance (JJ/MM/AAAA)", "1990-04-03"],
    ["Birth Date [DD-MM-YY]", "1990-04-03"],
    ["Birthday (YYYY-MM-DD)", "birthday_ambiguous"],
  ])("is stated by the header %s", (header, expected) => {
    const [row] = mapList({ header: ["First Name", "Email", header], rows: [["Ana", "a@example.org", "03/04/1990"]] });
    expect(row?.kind === "contact" ? row.input.birthday : row?.kind === "rejected" && row.issues[0].code).toBe(
      expected,
    );
  });

  test("is not proven when two dates contradict each other", () => {
    expect(birthdays(["03/04/1990", "25/04/1990", "04/25/1990"])).toEqual([
      "birthday_ambiguous",
      "1990-04-25",
      "1990-04-25",
    ]);
  });

  test("is not proven by a dot when one dotted date has the month in front", () => {
    expect(birthdays(["03.04.1990", "25.04.1990", "04.25.1990"])).toEqual([
      "birthday_ambiguous",
      "1990-04-25",
      "1990-04-25",
    ]);
  });

  test("is month first in a list of Mailchimp", () => {
    const list = {
      header: ["Email Address", "First Name", "Birthday", "MEMBER_RATING", "LEID", "EUID"],
      rows: [["ana@example.org", "Ana", "03/04", "2", "1", "x"]],
    };
    expect(mapList(list)[0]).toMatchObject({ kind: "contact", input: { birthday: "03-04" } });
  });
});

describe("spreadsheet serials", () => {
  const codes = (cells: readonly string[]) =>
    mapList({
      header: ["Vorname", "E-Mail", "Geburtsdatum"],
      rows: cells.map((cell, index) => [`A${index}`, `a${index}@example.org`, cell]),
    }).map((row) =>
      row.kind === "contact" ? (row.input.birthday ?? null) : row.kind === "rejected" ? row.issues[0].code : null,
    );

  test("are read when all cells of the column are serials", () =>
    expect(codes(["32966", "25569", "", "0"])).toEqual(["1990-04-03", "1970-01-01", null, null]));
  test("are unreadable when the column has dates too", () =>
    expect(codes(["32966", "03.04.1990"])).toEqual(["birthday_unreadable", "1990-04-03"]));
  test("are not read from a column of years", () =>
    expect(codes(["1990", "1985"])).toEqual(["birthday_unreadable", "birthday_unreadable"]));
  test("are unreadable below 61, where a spreadsheet's calendar is wrong", () =>
    expect(read("60", null, true)).toBe("birthday_unreadable"));
  test.each(["315", "101", "0315", "365", "366"])("are no birthday up to 366, as in %s", (cell) =>
    expect(read(cell, null, true)).toBe("birthday_unreadable"),
  );
});

describe("birthdays in several columns", () => {
  const parts = (day: string, month: string, year: string) => {
    const [row] = mapList({
      header: ["First Name", "Email", "Birth Year", "Birth Month", "Birth Day"],
      rows: [["Ana", "ana@example.org", year, month, day]],
    });
    return row?.kind === "contact"
      ? (row.input.birthday ?? "blank")
      : row?.kind === "rejected"
        ? row.issues[0].code
        : null;
  };
  test.each([
    ["3", "4", "1990", "1990-04-03"],
    ["3", "April", "1990", "1990-04-03"],
    ["3", "4", "", "04-03"],
    ["", "", "", "blank"],
    ["31", "2", "1990", "birthday_impossible"],
    ["", "", "1990", "birthday_unreadable"],
    ["", "4", "1990", "birthday_unreadable"],
  ])("joins day %j, month %j and year %j to %s", (day, month, year, expected) =>
    expect(parts(day, month, year)).toBe(expected),
  );

  const two = (birthDate: string, birthday: string) => {
    const [row] = mapList({
      header: ["First Name", "Email", "Birth Date", "Birthday"],
      rows: [["Ana", "ana@example.org", birthDate, birthday]],
    });
    return row?.kind === "contact" ? row.input.birthday : row?.kind === "rejected" ? row.issues[0].code : null;
  };
  test("takes the date with a year when another column agrees with its day and month", () =>
    expect(two("1990-04-03", "Apr 3")).toBe("1990-04-03"));
  test("takes the date with a year when it stands in the second column", () =>
    expect(two("Apr 3", "1990-04-03")).toBe("1990-04-03"));
  test("rejects the row when two columns contradict each other", () =>
    expect(two("1990-04-03", "May 3")).toBe("columns_disagree"));
  test("takes a certain date beside an ambiguous one only when one of the readings is that date", () => {
    expect(two("1990-04-03", "03-04")).toBe("1990-04-03");
    expect(two("1990-04-13", "07-08")).toBe("columns_disagree");
    expect(two("03/04/1990", "May 5")).toBe("columns_disagree");
  });
});
