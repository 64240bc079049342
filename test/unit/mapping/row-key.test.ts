import { describe, expect, test } from "vitest";
import { contactOf, rejectionOf } from "./sample-feed.ts";

const ANA = { Vorname: "Ana", "E-Mail": "Ana@Example.org" };

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
  ])("are made by default of the e-mail, else the phone, else the name and birthday, in %j", (cells, key) =>
    expect(contactOf({ Vorname: "Ana", ...cells }).key).toBe(key),
  );

  test("do not depend on the form in which birthdays without a year are sent", () => {
    const key = (yearlessBirthday: "MM-DD" | "--MM-DD") =>
      contactOf({ Vorname: "Ana", Nachname: "Muster", Geburtsdatum: "17.07." }, { yearlessBirthday }).key;
    expect([key("MM-DD"), key("--MM-DD")]).toEqual(['["name","ana muster","07-17"]', '["name","ana muster","07-17"]']);
  });

  test("are missing when the row has no address and no birthday", () =>
    expect(rejectionOf({ Vorname: "Ana", Nachname: "Muster", "E-Mail": "" }).issues[0]?.code).toBe("key_missing"));

  test.each([
    [["Pers.-Nr."], '["0042"]'],
    [["pers.-nr."], '["0042"]'],
    [["Pers.-Nr.", "group"], '["0042","team birthdays"]'],
    [["email"], '["ana@example.org"]'],
    [["Email address"], '["ana@example.org"]'],
    [["Surname"], '["muster"]'],
    [["last_name", "first_name"], '["muster","ana"]'],
  ])("are made of the configured parts %j", (key, expected) =>
    expect(contactOf({ "Pers.-Nr.": " 0042 ", ...ANA, Nachname: "Muster" }, { key }).key).toBe(expected),
  );

  test("are missing when a configured part is blank", () => {
    const rejected = rejectionOf({ "Pers.-Nr.": "-", ...ANA }, { key: ["Pers.-Nr."] });
    expect(rejected.issues).toEqual([
      { code: "key_missing", field: null, header: null, data: { parts: ["Pers.-Nr."] } },
    ]);
    expect(rejected.traits.email).toBe("ana@example.org");
  });
  test("are reported as missing beside another issue of the row", () =>
    expect(
      rejectionOf({ "Pers.-Nr.": "", ...ANA, Gruppe: "?!" }, { key: ["Pers.-Nr."] }).issues.map(({ code }) => code),
    ).toEqual(["group_unknown", "key_missing"]));
  test("are the text of a formula that keeps leading zeros", () =>
    expect(contactOf({ Id: '="0042"', ...ANA }, { key: ["Id"] }).key).toBe('["0042"]'));
  test("are missing when a spreadsheet damaged the number", () =>
    expect(rejectionOf({ Id: "4.2E+11", ...ANA }, { key: ["Id"] }).issues[0]?.code).toBe("key_missing"));
  test("are known for a rejected row too", () =>
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
  ])("read the guardian %j as %j", (cell, guardian) =>
    expect(contactOf(row({ "Guardian ID": cell })).guardian).toBe(guardian),
  );
  test.each(["17, 18", "p-1,p-2", "4E+05"])("reject the guardian %j", (cell) =>
    expect(rejectionOf(row({ "Guardian ID": cell })).issues[0]?.code).toBe("guardian_unreadable"),
  );
  test("take a contact_id from a configured column, and reject one that is not a number", () => {
    const columns = { Konto: "contact_id" } as const;
    expect(contactOf(row({ Konto: "4711" }), { columns }).contactId).toBe(4711);
    expect(contactOf(row({ Konto: "" }), { columns }).contactId).toBeNull();
    expect(rejectionOf(row({ Konto: "A1" }), { columns }).issues[0]?.code).toBe("contact_id_unreadable");
    expect(rejectionOf(row({ Konto: "0" }), { columns }).issues[0]?.code).toBe("contact_id_unreadable");
  });
});
