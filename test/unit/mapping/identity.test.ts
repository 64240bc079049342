import { describe, expect, test } from "vitest";
import { rowFingerprint } from "../../../src/pipeline/mapping/row/row-fingerprint.ts";
import { contactOf, group, mapList, mapOne, oneRow, rejectionOf, sampleFeed } from "./sample-feed.ts";

const ANA = { Vorname: "Ana", "E-Mail": "Ana@Example.org" };

describe("groups", () => {
  const inGroup = (cell: string) => {
    const row = mapOne({ ...ANA, Gruppe: cell }, { defaults: {} });
    return row.kind === "contact" ? row.groupName : row.kind === "rejected" ? row.issues[0].code : row.kind;
  };
  test.each([
    ["Friends", "Friends"],
    [" friends\u00a0", "Friends"],
    ["* myContacts ::: Friends", "Friends"],
    ["Friends; FRIENDS", "Friends"],
    ["Sales, North", "Sales, North"],
    ['"""Friends"""', "Friends"],
    ['["Friends"]', "Friends"],
    ["Friends, Sales", "several_groups"],
    ["Sales, North; Friends", "several_groups"],
    ["Friends; Freunde", "group_unknown"],
    ["Twins", "group_ambiguous"],
    ["", "group_missing"],
    ["* myContacts", "group_missing"],
  ])("%j is %s", (cell, expected) => expect(inGroup(cell)).toBe(expected));

  test("an unknown name comes with the nearest ones", () =>
    expect(rejectionOf({ ...ANA, Gruppe: "Team Brelin" }).issues[0]).toMatchObject({
      code: "group_unknown",
      header: "Gruppe",
      data: { cell: "Team Brelin", nearest: ["Team Berlin"] },
    }));
  test("the feed's group fills a blank cell", () =>
    expect(contactOf({ ...ANA, Gruppe: "-" }).groupName).toBe("Team birthdays"));
  test("Unicode forms are the same name", () =>
    expect(
      mapList(oneRow({ ...ANA, Gruppe: "MU\u0308LLER" }), sampleFeed(), [
        group(1, "Team birthdays"),
        group(8, "Müller"),
      ])[0],
    ).toMatchObject({ groupName: "Müller" }));
});

describe("keys", () => {
  test.each([
    [
      { "E-Mail": "Ana@Example.org", Telefon: "0171 5550123", Nachname: "Muster", Geburtsdatum: "3.4.1990" },
      '["email","ana@example.org","ana"]',
    ],
    [
      { "E-Mail": "", Telefon: "0171 5550123", Nachname: "Muster", Geburtsdatum: "3.4.1990" },
      '["phone","+491715550123","ana"]',
    ],
    [{ "E-Mail": "", Telefon: "", Nachname: "Muster", Geburtsdatum: "3.4.1990" }, '["name","ana muster","1990-04-03"]'],
  ])("by default %j", (cells, key) => expect(contactOf({ Vorname: "Ana", ...cells }).key).toBe(key));

  test("do not depend on how yearless birthdays are sent", () => {
    const key = (yearlessBirthday: "MM-DD" | "--MM-DD") =>
      contactOf({ Vorname: "Ana", Nachname: "Muster", Geburtsdatum: "17.07." }, { yearlessBirthday }).key;
    expect([key("MM-DD"), key("--MM-DD")]).toEqual(['["name","ana muster","07-17"]', '["name","ana muster","07-17"]']);
  });

  test("nothing to tell a person by", () =>
    expect(rejectionOf({ Vorname: "Ana", Nachname: "Muster", "E-Mail": "" }).issues[0]?.code).toBe("key_missing"));

  test.each([
    [["Pers.-Nr."], '["0042"]'],
    [["pers.-nr."], '["0042"]'],
    [["Pers.-Nr.", "group"], '["0042","team birthdays"]'],
    [["email"], '["ana@example.org"]'],
    [["last_name", "first_name"], '["muster","ana"]'],
  ])("configured as %j", (key, expected) =>
    expect(contactOf({ "Pers.-Nr.": " 0042 ", ...ANA, Nachname: "Muster" }, { key }).key).toBe(expected),
  );

  test("a part without a value", () => {
    const rejected = rejectionOf({ "Pers.-Nr.": "-", ...ANA }, { key: ["Pers.-Nr."] });
    expect(rejected.issues).toEqual([
      { code: "key_missing", field: null, header: null, data: { parts: ["Pers.-Nr."] } },
    ]);
    expect(rejected.traits.email).toBe("ana@example.org");
  });
  test("a key is missed beside another issue", () =>
    expect(
      rejectionOf({ "Pers.-Nr.": "", ...ANA, Gruppe: "?!" }, { key: ["Pers.-Nr."] }).issues.map(({ code }) => code),
    ).toEqual(["group_unknown", "key_missing"]));
  test("a formula that keeps a number's zeros is read as its text", () =>
    expect(contactOf({ Id: '="0042"', ...ANA }, { key: ["Id"] }).key).toBe('["0042"]'));
  test("a number that a spreadsheet damaged is no key", () =>
    expect(rejectionOf({ Id: "4.2E+11", ...ANA }, { key: ["Id"] }).issues[0]?.code).toBe("key_missing"));
  test("a row that is held back still knows its key", () =>
    expect(rejectionOf({ ...ANA, Geburtsdatum: "31.02.1990" }).key).toBe('["email","ana@example.org","ana"]'));
});

describe("links to other contacts", () => {
  const row = (cells: Record<string, string>) => ({ ...ANA, Konto: "", ...cells });
  test.each([
    ["17", "17"],
    ["'0017", "0017"],
    ["P-17 ", '["p-17"]'],
    ["", null],
    ["-", null],
  ])("a guardian %j is %j", (cell, guardian) =>
    expect(contactOf(row({ "Guardian ID": cell })).guardian).toBe(guardian),
  );
  test.each(["17, 18", "p-1,p-2", "4E+05"])("a guardian %j can't be read", (cell) =>
    expect(rejectionOf(row({ "Guardian ID": cell })).issues[0]?.code).toBe("guardian_unreadable"),
  );
  test("an explicit contact_id", () => {
    const columns = { Konto: "contact_id" } as const;
    expect(contactOf(row({ Konto: "4711" }), { columns }).contactId).toBe(4711);
    expect(contactOf(row({ Konto: "" }), { columns }).contactId).toBeNull();
    expect(rejectionOf(row({ Konto: "A1" }), { columns }).issues[0]?.code).toBe("contact_id_unreadable");
    expect(rejectionOf(row({ Konto: "0" }), { columns }).issues[0]?.code).toBe("contact_id_unreadable");
  });
});

describe("the content of a row", () => {
  const content = (cells: Record<string, string>, changes = {}) => rowFingerprint(contactOf(cells, changes));
  const base = { ...ANA, Firma: "Muster GmbH", Sprache: "de" };
  test("does not change with the order of columns, the letter case of headers, or its line", () => {
    expect(content({ Sprache: "de", "E-MAIL": "Ana@Example.org", Vorname: "Ana", Firma: "Muster GmbH" })).toBe(
      content(base),
    );
    const custom = { unmatchedColumns: "custom_fields" };
    expect(content({ ...base, Shoe: "40", Hat: "55" }, custom)).toBe(
      content({ Hat: "55", ...base, Shoe: "40" }, custom),
    );
  });
  test.each([
    [{ ...base, Firma: "Muster AG" }],
    [{ ...base, Firma: "" }],
    [{ Vorname: base.Vorname, "E-Mail": base["E-Mail"], Sprache: "de" }],
    [{ ...base, Status: "Terminated" }],
    [{ ...base, Gruppe: "Friends" }],
    [{ ...base, "Guardian ID": "17" }],
  ])("changes with what decides: %j", (cells) => expect(content(cells)).not.toBe(content(base)));
});
