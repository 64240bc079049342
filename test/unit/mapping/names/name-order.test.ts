import { describe, expect, test } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { contactOf, mapList, match, rejectionOf, sampleFeed } from "../sample-feed.ts";

const HEADER = ["Name", "E-Mail"];

/** Returns the first names of a list, or the reason of a rejected row. */
function firstNames(names: readonly string[], mails: readonly string[] = [], changes: Partial<FeedSettings> = {}) {
  const rows = names.map((name, index) => [name, mails[index] ?? `member${index}@example.org`]);
  return mapList({ header: HEADER, rows }, sampleFeed(changes)).map((row) => {
    if (row.kind === "contact") return row.input.first_name;
    return row.kind === "rejected" ? (row.issues[0].data["reason"] ?? row.issues[0].code) : row.kind;
  });
}

describe("the order of a column of full names", () => {
  test.each([
    ["known names", ["Yılmaz Ömer", "Kaya Zeynep", "Demir Mehmet"], ["Ömer", "Zeynep", "Mehmet"]],
    ["known names", ["Nagy László", "Kovács Katalin", "Tóth Imre"], ["László", "Katalin", "Imre"]],
    ["capitals", ["ZHANG Wei", "WANG Xiaoming", "CHEN Mei"], ["Wei", "Xiaoming", "Mei"]],
    ["capitals behind", ["Wei ZHANG", "Xiaoming WANG", "Mei CHEN"], ["Wei", "Xiaoming", "Mei"]],
    ["initials behind", ["Qwert A.", "Zxcvb B.", "Plokm C."], ["A.", "B.", "C."]],
  ])("is taken from %s for %j", (_, names, expected) => expect(firstNames(names)).toEqual(expected));

  test("is taken from e-mail addresses when the names can be given and family names", () => {
    const names = ["Peters Frank", "Paul Werner", "Martin Thomas", "Simon Walter"];
    const mails = names.map((name) => `${name.toLowerCase().split(" ").toReversed().join(".")}@example.org`);
    expect(firstNames(names, mails)).toEqual(["Frank", "Werner", "Thomas", "Walter"]);
  });

  test("stays with the known names when the addresses name the family name first", () =>
    expect(
      firstNames(
        ["Nagy László", "Kovács Katalin", "Tóth Imre"],
        ["nagy.laszlo@example.hu", "kovacs.katalin@example.hu", "toth.imre@example.hu"],
      ),
    ).toEqual(["László", "Katalin", "Imre"]));

  test("is one question for all rows when nothing shows it", () =>
    expect(firstNames(["Qwert Zxcvb", "Plokm Wdvcs", "Ujmik Rfvgt"])).toEqual(
      Array.from({ length: 3 }, () => "order_not_shown"),
    ));

  test("is one question for all rows when capitals contradict known names", () =>
    expect(firstNames(["ANNA Müller", "PETRA Schmidt", "JULIA Schneider"])).toEqual(
      Array.from({ length: 3 }, () => "order_contradicted"),
    ));

  test("follows the setting when nothing shows it", () =>
    expect(firstNames(["Qwert Zxcvb", "Plokm Wdvcs"], [], { nameOrder: "family_first" })).toEqual(["Zxcvb", "Wdvcs"]));
});

describe("full names of several words", () => {
  test.each([
    ["Jan van den Berg", "Jan", "van den Berg"],
    ["Omar bin Rashid", "Omar", "bin Rashid"],
    ["José Luis García López", "José Luis", "García López"],
    ["Prof. Dr. h. c. Uwe Stein", "Uwe", "Stein"],
    ["mgr inż. Piotr Nowak", "Piotr", "Nowak"],
    ["Fatima Schmidt, MBA", "Fatima", "Schmidt"],
    ["Henry Adams III", "Henry", "Adams"],
    ["Karin Schmidt geb. Lang", "Karin", "Schmidt"],
    ['William "Bill" Clark', "William", "Clark"],
    ["Dean Major", "Dean", "Major"],
    ["王伟", "伟", "王"],
    ["김민준", "민준", "김"],
  ])("splits %j into %j and %j", (name, first, last) =>
    expect(contactOf({ "Full Name": name, Email: "a@example.org" }).input).toMatchObject({
      first_name: first,
      last_name: last,
    }),
  );

  test.each([
    "Anna und Peter Meier",
    "Anna i Piotr Nowak",
    "The Wood Family",
    "Eheleute Sommer",
    "Sekretariat",
    "Müller",
  ])("rejects %j, which names no single person", (name) =>
    expect(rejectionOf({ "Full Name": name, Email: "a@example.org" }).issues[0]?.code).toBe("full_name_unsplit"),
  );
});

describe("columns beside other columns", () => {
  test("takes the last name from Langname when Name holds short codes", () =>
    expect(contactOf({ Name: "MÜL", Langname: "Müller", Vorname: "Anna", Email: "a@example.org" }).input).toMatchObject(
      { first_name: "Anna", last_name: "Müller" },
    ));

  test("splits the names of a column Имя when no column holds last names", () =>
    expect(contactOf({ Имя: "Иван Петров", Email: "a@example.org" }).input).toMatchObject({
      first_name: "Иван",
      last_name: "Петров",
    }));

  test("takes the words apart where the address does", () =>
    expect(contactOf({ "Full Name": "Rui Dias Rocha", Email: "rui.diasrocha@example.org" }).input).toMatchObject({
      first_name: "Rui",
      last_name: "Dias Rocha",
    }));
});

describe("names with escapes", () => {
  test.each([
    ["J%C3%B6rg", "Jörg"],
    ["J&ouml;rg", "Jörg"],
    ["J&#246;rg", "Jörg"],
    ["J=C3=B6rg", "Jörg"],
  ])("decodes %j to %j", (cell, expected) =>
    expect(contactOf({ Vorname: cell, Nachname: "Lang", Email: "a@example.org" }).input.first_name).toBe(expected),
  );

  test.each(["J%F6rg", "J&foobar;rg", "Anna 100%25"])("rejects %j, which can't be decoded for certain", (cell) =>
    expect(rejectionOf({ Vorname: cell, Nachname: "Lang", Email: "a@example.org" }).issues[0]?.code).toBe("cell_fault"),
  );
});

describe("a column under a word for a member", () => {
  const members = (values: readonly string[]) => {
    const rows = values.map((value, nr) => [value, `a${nr}@example.org`]);
    const { columns } = match({ header: ["Mitglied", "E-Mail"], rows }, sampleFeed());
    return columns.kind === "refused" ? columns.what : columns.columns[0]?.target;
  };

  test.each([
    [["Anna Berg", "Uwe Stein", "Ines Vogt"]],
    [["Berg, Anna (4711)", "Stein, Uwe (4712)", "Vogt, Ines (4713)"]],
    [["王小明", "李娜", "张伟"]],
    [["Kuzbeta", "Belrina", "Orfal"]],
  ])("is read as full names when it holds names: %j", (values) => expect(members(values)).toBe("full_name"));

  test.each([
    [["ja", "nein", "ja"]],
    [["x", "x", "x"]],
    [["Oui", "Non", "Oui"]],
    [["01.01.2019", "2020", "2021-03-01"]],
    [["aktiv", "passiv", "Ehrenmitglied"]],
    [["ja, seit 2001", "ja, seit 2003", "nein"]],
    [["Stammgast", "Neugast", "Stammgast", "Neugast", "Stammgast", "Neugast"]],
  ])("is no name when it holds marks: %j", (values) =>
    expect(members(values)).toMatch(/No column holds a first name/u),
  );

  test("leaves the names to the other columns, and an answer is no first name", () => {
    const contact = contactOf({ Vorname: "Anna", Nachname: "Berg", Mitglied: "ja", Email: "a@example.org" });
    expect(contact.input).toMatchObject({ first_name: "Anna", last_name: "Berg" });
  });
});
