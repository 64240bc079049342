import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDate, isRealDay } from "../../../../src/model/calendar.ts";
import { read } from "./read-birthday.ts";
import { mapList, rejectionOf, sampleFeed } from "../sample-feed.ts";

describe("birthdays that can be read one way only", () => {
  test.each([
    ["1990-04-03", "1990-04-03"],
    [" 1990-04-03 ", "1990-04-03"],
    ["1990-4-3", "1990-04-03"],
    ["1990/04/03", "1990-04-03"],
    ["1990.04.03.", "1990-04-03"],
    ["19900403", "1990-04-03"],
    ["1990-04-03T00:00:00.000Z", "1990-04-03"],
    ["1990-04-03 00:00:00", "1990-04-03"],
    ["03.04.1990 00:00", "1990-04-03"],
    ["4/25/1990 12:00:00 AM", "1990-04-25"],
    ["Tue Apr 03 1990 00:00:00 GMT+0200 (CEST)", "1990-04-03"],
    ["3.4.1990", "1990-04-03"],
    ["03. 04. 1990", "1990-04-03"],
    ["'03.04.1990", "1990-04-03"],
    ["3.4.90", "1990-04-03"],
    ["25/04/1990", "1990-04-25"],
    ["4/25/1990", "1990-04-25"],
    ["25-04-1990", "1990-04-25"],
    ["25 04 1990", "1990-04-25"],
    ["05/05/1990", "1990-05-05"],
    ["3 April 1990", "1990-04-03"],
    ["April 3rd, 1990", "1990-04-03"],
    ["3rd of April 1990", "1990-04-03"],
    ["Tuesday, 3 April 1990", "1990-04-03"],
    ["Di., 3. April 1990", "1990-04-03"],
    ["mar. 3 avril 1990", "1990-04-03"],
    ["1er janvier 1990", "1990-01-01"],
    ["3. März 1990", "1990-03-03"],
    ["3 de abril de 1990", "1990-04-03"],
    ["3 aprile 1990", "1990-04-03"],
    ["3 mei 1990", "1990-05-03"],
    ["3 maj 1990", "1990-05-03"],
    ["3. huhtikuuta 1990", "1990-04-03"],
    ["3 kwietnia 1990", "1990-04-03"],
    ["3. dubna 1990", "1990-04-03"],
    ["3 de março de 1990", "1990-03-03"],
    ["18-Sep-1990", "1990-09-18"],
    ["1990年4月3日", "1990-04-03"],
    ["１９９０／４／３", "1990-04-03"],
    ["29.02.2000", "2000-02-29"],
  ])("reads %s as %s", (cell, expected) => expect(read(cell)).toBe(expected));
});

describe("birthdays without a year", () => {
  test.each([
    ["--04-14", "--04-14"],
    [" --04-14", "--04-14"],
    ["--0414", "--04-14"],
    ["17.07.", "--07-17"],
    ["17.7", "--07-17"],
    ["7/17", "--07-17"],
    ["17/07", "--07-17"],
    ["1er janvier", "--01-01"],
    ["3rd March", "--03-03"],
    ["Apr 3", "--04-03"],
    ["4月3日", "--04-03"],
    ["29.02.", "--02-29"],
    ["0000-07-17", "--07-17"],
    ["1604-02-29", "--02-29 (birthday_stand_in_year)"],
    ["1885-04-03", "--04-03 (birthday_stand_in_year)"],
    ["17.05.1900", "--05-17 (birthday_stand_in_year)"],
  ])("reads %s as %s", (cell, expected) => expect(read(cell)).toBe(expected));

  test("sends the form that the feed's setting asks for, or rejects the row", () => {
    const cells = { "First Name": "Ana", Email: "ana@example.org", Birthday: "--04-14" };
    const sent = (["MM-DD", "--MM-DD"] as const).map((yearlessBirthday) => {
      const [mapped] = mapList(
        { header: Object.keys(cells), rows: [Object.values(cells)] },
        sampleFeed({ yearlessBirthday }),
      );
      return mapped?.kind === "contact" ? mapped.input.birthday : null;
    });
    expect(sent).toEqual(["04-14", "--04-14"]);
    expect(rejectionOf(cells, { yearlessBirthday: "reject" }).issues[0]).toMatchObject({
      code: "birthday_yearless",
      header: "Birthday",
      data: { cell: "--04-14", readings: ["--04-14"] },
    });
  });
});

describe("a month and day with a hyphen", () => {
  const readBelow = (...birthdays: string[]) => {
    const rows = birthdays.map((birthday, at) => ["Ana", `a${at}@example.org`, birthday]);
    return mapList({ header: ["First Name", "Email", "Birthday"], rows }).map((row) =>
      row.kind === "contact" ? row.input.birthday : row.kind,
    );
  };
  test("is ambiguous even when the whole dates of the list are day first", () => {
    expect(readBelow("13/04/1990", "07-08", "7/8", "08-08")).toEqual(["1990-04-13", "rejected", "08-07", "08-08"]);
    expect(readBelow("04/13/1990", "07-08")).toEqual(["1990-04-13", "07-08"]);
  });
});

describe("cells without a birthday", () => {
  test.each([
    "",
    " ",
    "\u00a0",
    "0/0/00",
    "00.00.0000",
    "0.0.00",
    "0000-00-00",
    "0",
    "-",
    "n/a",
    "unbekannt",
    "1899-12-30",
    "0000-00-00 00:00:00",
  ])("reads %j as blank", (cell) => expect(read(cell)).toBe("blank"));
});

describe("rejected birthdays", () => {
  test.each([
    ["03/04/1990", "birthday_ambiguous 1990-04-03 1990-03-04"],
    ["3-4-1990", "birthday_ambiguous 1990-04-03 1990-03-04"],
    ["7/8", "birthday_ambiguous --08-07 --07-08"],
    ["1990-04-02T22:00:00.000Z", "birthday_ambiguous 1990-04-02 1990-04-03"],
    ["1990-04-02 23:00:00", "birthday_ambiguous 1990-04-02 1990-04-03"],
    ["3.4.22", "birthday_ambiguous 2022-04-03 1922-04-03"],
    ["1900-01-01", "birthday_ambiguous --01-01 no birthday"],
    ["31.02.1990", "birthday_impossible"],
    ["29.02.1990", "birthday_impossible"],
    ["1990-13-01", "birthday_impossible"],
    ["1990-00-00", "birthday_impossible"],
    ["3.4.1890", "birthday_impossible 1890-04-03"],
    ["2026-11-22", "birthday_future 2026-11-22"],
    ["3.4.2062", "birthday_future 2062-04-03"],
    ["1990", "birthday_unreadable"],
    ["April 1990", "birthday_unreadable"],
    ["Apr-03", "birthday_unreadable"],
    ["33000", "birthday_unreadable 1990-05-07 1994-05-08"],
    ["SHOWER SCREEN TOWER 1,2,3", "birthday_unreadable"],
    ["3 April or May 1990", "birthday_unreadable"],
    ["1990-04-03 1991-04-03", "birthday_unreadable"],
  ])("rejects %s as %s", (cell, expected) => expect(read(cell)).toBe(expected));
});

describe("plausible ages", () => {
  test.each([
    ["2026-11-21", "2026-11-21 (birthday_implausible)"],
    ["2025-12-31", "2025-12-31"],
    ["1921-01-01", "1921-01-01"],
    ["1915-01-01", "1915-01-01 (birthday_implausible)"],
    ["15.1.30", "1930-01-15"],
    ["15.1.10", "2010-01-15"],
    ["29.2.24", "birthday_ambiguous 2024-02-29 1924-02-29"],
    ["29.2.00", "2000-02-29"],
  ])("reads %s as %s", (cell, expected) => expect(read(cell)).toBe(expected));
});

describe("every date from 1930 to 2019", () => {
  const dates = fc
    .record({
      year: fc.integer({ min: 1930, max: 2019 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .filter(({ year, month, day }) => isRealDay(year, month, day));
  const months = "January February March April May June July August September October November December".split(" ");

  test("is read back from each form that has one reading", () => {
    fc.assert(
      fc.property(dates, ({ year, month, day }) => {
        const iso = formatDate(year, month, day);
        const name = months[month - 1] ?? "";
        const forms = [
          iso,
          `${day}.${month}.${year}`,
          `${year}/${month}/${day}`,
          iso.replaceAll("-", ""),
          `${name} ${day}, ${year}`,
          `${day} ${name.slice(0, 3)} ${year}`,
          `${iso} 00:00:00`,
        ];
        expect(forms.map((form) => read(form))).toEqual(forms.map(() => iso));
      }),
    );
  });

  test("is ambiguous in each form that has two readings", () => {
    fc.assert(
      fc.property(dates, fc.constantFrom("/", "-", " "), ({ year, month, day }, separator) => {
        const isOpen = day <= 12 && day !== month;
        const expected = isOpen
          ? `birthday_ambiguous ${formatDate(year, month, day)} ${formatDate(year, day, month)}`
          : formatDate(year, month, day);
        expect(read([day, month, year].join(separator))).toBe(expected);
      }),
    );
  });
});
