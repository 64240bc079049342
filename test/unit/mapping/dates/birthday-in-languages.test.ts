import { describe, expect, test } from "vitest";
import { read } from "./read-birthday.ts";
import { mapList, sampleFeed } from "../sample-feed.ts";

describe("months in words", () => {
  test.each([
    ["French", "14 juill. 1989"],
    ["Catalan", "14 de juliol de 1989", "14 d’abril de 1989|04"],
    ["Danish", "14. jul. 1989"],
    ["Romanian", "14 iulie 1989", "14 noi. 1989|11"],
    ["Hebrew", "14 ביולי 1989", "14 יולי 1989"],
    ["Greek", "14 Ιουλίου 1989", "14 Ιούλιος 1989", "14 Αυγ 1989|08", "14ος Ιουλίου 1989"],
    ["Lithuanian", "1989 m. liepos 14 d.", "1989 m. gegužės 14 d.|05"],
    ["Latvian", "1989. gada 14. jūlijs", "14. jūlijā 1989"],
    ["Estonian", "14. juuli 1989", "14. veebr. 1989|02"],
    ["Turkish", "14 TEMMUZ 1989 Cuma", "14 Ağu 1989|08", "14 KASIM 1989|11"],
    ["Arabic", "14 يوليو 1989", "14 تموز 1989", "14 كانون الثاني 1989|01", "١٤ يوليو ١٩٨٩"],
    ["Basque", "1989ko uztailaren 14a"],
    ["Irish", "14 Meán Fómhair 1989|09", "14 de mheán fómhair 1989|09"],
    ["Welsh", "14 Gorffennaf 1989"],
    ["Vietnamese", "14 tháng 7, 1989", "ngày 14 tháng 7 năm 1989"],
    ["Thai", "14 กรกฎาคม 1989", "14 ม.ค. 1989|01", "14 มี.ค. 1989|03"],
    ["Hungarian", "1989. július 14-én"],
    ["Finnish", "14. heinäkuun 1989"],
    ["Ukrainian", "14 липня 1989 р."],
    ["Hindi", "१४ जुलाई १९८९"],
    ["Icelandic", "14. júlí 1989"],
    ["Amharic", "14 ጁላይ 1989"],
    ["Burmese", "၁၉၈၉ ဇူလိုင် ၁၄"],
    ["Gujarati", "14 જુલાઈ, 1989"],
    ["Telugu", "14 జులై, 1989"],
    ["Yiddish", "14טן יולי 1989"],
    ["Maltese", "14 ta’ Lulju 1989"],
    ["Zulu", "1989 Julayi 14"],
  ])("reads the dates of %s", (_language, ...dates) => {
    for (const date of dates) {
      const [cell = "", month = "07"] = date.split("|");
      expect(`${cell}: ${read(cell)}`).toBe(`${cell}: 1989-${month}-14`);
    }
  });

  test.each([
    "Mo 14.07.1989",
    "Fr., 14.07.1989",
    "14.07.1989 (Fr)",
    "mar. 14 juillet 1989",
    "sexta-feira, 14 de julho de 1989",
    "e premte, 14 korrik 1989",
    "marți, 14 iulie 1989",
    "1989. július 14., vasárnap",
    "Thứ Sáu, 14 tháng 7, 1989",
    "14 thg 7, 1989",
    "יום שישי, 14 ביולי 1989",
    "1989(e)ko uztailaren 14(a)",
    "14 กรกฎาคม ค.ศ. 1989",
    "1989年7月14日金曜日",
    "1989年7月14日(金)",
    "1989年7月14日星期五",
    "1989년 7월 14일 금요일",
    "geb. 14.07.1989",
    "14.07.1989г.",
    "14/7-1989",
    "14, 07, 1989",
    "1989–07–14",
    "١٤/٠٧/١٩٨٩",
    "昭和64年7月14日",
    "平成元年7月14日",
    "H1.7.14",
    "民國78年7月14日",
  ])("reads %s", (cell) => expect(read(cell)).toBe("1989-07-14"));

  test.each([
    "Hauptstraße 5 1990",
    "14 ramazan 1989",
    "9 ሚያዝያ 1977",
    "17 رجب 1405",
    "17 ניסן 5745",
    "14 červenci 1989",
    "1989-W28-5",
    "H40.1.1",
  ])("refuses %s", (cell) => expect(read(cell)).toBe("birthday_unreadable"));
});

describe("words that name two months", () => {
  const birthdays = (header: string, ...cells: readonly string[]) =>
    mapList(
      { header: ["Vorname", "E-Mail", header], rows: cells.map((cell, at) => ["Ana", `a${at}@example.org`, cell]) },
      sampleFeed({ columns: { [header]: "birthday" } }),
    ).map((row) =>
      row.kind === "contact" ? row.input.birthday : row.kind === "rejected" ? row.issues[0]?.code : row.kind,
    );

  test("reads listopad as October when the other months of the list are Croatian", () =>
    expect(birthdays("Geburtstag", "3. lipnja 1976", "4. rujna 1980", "22. listopada 1990")).toEqual([
      "1976-06-03",
      "1980-09-04",
      "1990-10-22",
    ]));
  test("reads listopad as November when the other months of the list are Polish", () =>
    expect(birthdays("Geburtstag", "3 lipca 1976", "4 sierpnia 1980", "22 lis 1990")).toEqual([
      "1976-07-03",
      "1980-08-04",
      "1990-11-22",
    ]));
  test("reads the months of a column as its header shows", () => {
    expect(birthdays("Datum rođenja", "22. listopada 1990")).toEqual(["1990-10-22"]);
    expect(birthdays("Data urodzenia", "22 lip 1990")).toEqual(["1990-07-22"]);
  });
  test("asks when nothing shows the language, or one date only", () => {
    expect(birthdays("Geburtstag", "22. listopad 1990")).toEqual(["birthday_ambiguous"]);
    expect(birthdays("Geburtstag", "22. listopad 1990", "3. lipanj 1976")).toEqual([
      "birthday_ambiguous",
      "1976-06-03",
    ]);
  });
  test("asks when the list shows both languages", () =>
    expect(birthdays("Data urodzenia", "22. listopad 1990", "3. lipanj 1976")[0]).toBe("birthday_ambiguous"));
});

describe("years of other calendars", () => {
  const issueOf = (cell: string) => {
    const [row] = mapList({ header: ["Vorname", "E-Mail", "Geburtstag"], rows: [["Ana", "a@example.org", cell]] });
    return row?.kind === "rejected" ? row.issues[0] : row;
  };
  test.each([
    ["14 กรกฎาคม 2532", "Buddhist", "1989"],
    ["14.07.2532", "Buddhist", "1989"],
    ["1368/04/23", "Persian", "1989"],
    ["14.07.5749", "Jewish", "1988"],
  ])("names the calendar of %s and refuses the date", (cell, calendar, year) =>
    expect(issueOf(cell)).toMatchObject({ code: "birthday_impossible", data: { calendar, year } }),
  );

  test.each(["TW", "TH", "IR", "JP"])(
    "refuses years of two digits in %s, where they may be of its own calendar",
    (country) => {
      const rows = ["78/07/14", "14.07.78", "14 July 78"].map((cell, at) => ["Ana", `a${at}@example.org`, cell]);
      const mapped = mapList({ header: ["Vorname", "E-Mail", "Geburtstag"], rows }, sampleFeed({ country }));
      expect(mapped.map((row) => row.kind === "rejected" && row.issues[0]?.code)).toEqual(
        rows.map(() => "birthday_unreadable"),
      );
    },
  );
});
