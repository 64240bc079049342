import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentText } from "../../../src/pipeline/mapping/content-text.ts";
import { createMapper, mapRow } from "../../../src/pipeline/mapping/map-row.ts";
import {
  contactOf,
  group,
  GROUPS,
  mapList,
  mapOne,
  match,
  oneRow,
  rejectionOf,
  sampleFeed,
  TODAY,
} from "./sample-feed.ts";

const ANA = { Vorname: "Ana", "E-Mail": "Ana@Example.org" };

describe("a whole row", () => {
  test("becomes the body that is sent, in the order of the interface", () => {
    const contact = contactOf(
      {
        Gruppe: "team  BERLIN",
        Firma: "Muster GmbH",
        Vorname: "Ana",
        Nachname: "Muster",
        "E-Mail": "Ana@Example.org",
        Handy: "0171 5550123",
        Geburtsdatum: "03.04.1990",
        Sprache: "de",
        Notizen: "not sent",
        "Pers.-Nr.": "0042",
        Titel: "",
      },
      { columns: { "Pers.-Nr.": "custom_fields.employee_no" }, defaults: { timezone: "Europe/Berlin" } },
    );
    expect(JSON.stringify(contact.input)).toBe(
      '{"first_name":"Ana","group_id":3,"last_name":"Muster","email":"Ana@example.org","phone":"+491715550123","birthday":"1990-04-03","timezone":"Europe/Berlin","language":"de","company":"Muster GmbH","custom_fields":{"employee_no":"0042"}}',
    );
    expect(contact).toMatchObject({
      line: 2,
      groupName: "Team Berlin",
      key: '["email","ana@example.org","ana"]',
      traits: {
        email: "ana@example.org",
        phone: "+491715550123",
        firstName: "ana",
        fullName: "ana muster",
        birthday: "1990-04-03",
      },
      guardian: null,
      contactId: null,
      inactive: null,
      warnings: [],
    });
  });

  test("tells blank cells of mapped columns from absent columns", () => {
    const contact = contactOf({
      ...ANA,
      Nachname: "",
      Telefon: "-",
      Geburtsdatum: "0/0/00",
      Firma: "n/a",
      "custom_fields.shoe": "",
    });
    expect([...contact.blank].toSorted()).toEqual(["birthday", "company", "custom_fields.shoe", "last_name", "phone"]);
  });

  test("passes on what intake skipped or could not read", () => {
    const { columns, survey } = match(oneRow(ANA));
    if (columns.kind === "refused") throw new Error(columns.what);
    const mapper = createMapper({ feed: sampleFeed(), columns, survey, groups: GROUPS, today: TODAY });
    expect(mapRow({ kind: "skipped", line: 9, reason: "footer", cells: ["Total"] }, mapper)).toEqual({
      kind: "skipped",
      line: 9,
      reason: "footer",
      cells: ["Total"],
    });
    expect(
      mapRow({ kind: "unreadable", line: 9, code: "too_many_cells", cells: ["a", "b", "c"] }, mapper),
    ).toMatchObject({ kind: "rejected", key: null, issues: [{ code: "too_many_cells" }] });
  });

  test("of examples in a template is no person", () =>
    expect(
      mapOne({ "Name [displayName] Required": "Example: Chris Green", Email: "Example: chris@contoso.com" }),
    ).toMatchObject({ kind: "skipped", reason: "instructions" }));
});

describe("words for nothing", () => {
  test.each(["n/a", "-", "\\N", "NULL", "unbekannt", "None"])("%s is no company", (cell) =>
    expect(contactOf({ ...ANA, Firma: cell }).blank).toEqual(["company"]),
  );
  test("but codes of languages stay", () => expect(contactOf({ ...ANA, Sprache: "no" }).input.language).toBe("no"));
  test("and words in custom fields", () =>
    expect(contactOf({ ...ANA, "custom_fields.diet": "none", "custom_fields.hat": "n/a" }).input.custom_fields).toEqual(
      { diet: "none" },
    ));
});

describe("cells without a trustworthy value", () => {
  test.each(["#N/A", "#REF!", "#NV", "#NAME?"])("%s holds the row back where it decides", (cell) =>
    expect(rejectionOf({ ...ANA, Geburtsdatum: cell }).issues).toEqual([
      { code: "cell_fault", field: "birthday", header: "Geburtsdatum", data: { cell, fault: "error_value" } },
    ]),
  );

  test("elsewhere it is left out with a warning", () => {
    const contact = contactOf({ ...ANA, Firma: "#N/A" });
    expect(contact.input).not.toHaveProperty("company");
    expect(contact.warnings).toMatchObject([{ code: "value_unreadable", field: "company", data: { cell: "#N/A" } }]);
    expect(contact.blank).toEqual([]);
  });

  test("intake's own findings count the same", () => {
    const { columns, survey } = match(oneRow({ ...ANA, Geburtsdatum: "" }));
    if (columns.kind === "refused") throw new Error(columns.what);
    const mapper = createMapper({ feed: sampleFeed(), columns, survey, groups: GROUPS, today: TODAY });
    const faults = [{ column: 2, code: "formula_without_value", text: "=A1" }] as const;
    expect(mapRow({ kind: "cells", line: 2, cells: ["Ana", "ana@example.org", ""], faults }, mapper)).toMatchObject({
      kind: "rejected",
      issues: [{ code: "cell_fault" }],
    });
  });

  test("a configured text column that disagrees with its twin is left out", () => {
    const contact = contactOf({ ...ANA, Firma: "Muster GmbH", Unternehmen: "Beispiel AG" });
    expect(contact.input).not.toHaveProperty("company");
    expect(contact.warnings).toMatchObject([
      { code: "value_unreadable", data: { readings: ["Muster GmbH", "Beispiel AG"] } },
    ]);
  });
});

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
  test("a guardian that can't be read", () =>
    expect(rejectionOf(row({ "Guardian ID": "17, 18" })).issues[0]?.code).toBe("guardian_unreadable"));
  test("an explicit contact_id", () => {
    const columns = { Konto: "contact_id" } as const;
    expect(contactOf(row({ Konto: "4711" }), { columns }).contactId).toBe(4711);
    expect(contactOf(row({ Konto: "" }), { columns }).contactId).toBeNull();
    expect(rejectionOf(row({ Konto: "A1" }), { columns }).issues[0]?.code).toBe("contact_id_unreadable");
    expect(rejectionOf(row({ Konto: "0" }), { columns }).issues[0]?.code).toBe("contact_id_unreadable");
  });
});

describe("people who must not be greeted", () => {
  test.each([
    ["Status", "Terminated", "Terminated"],
    ["Status", "verstorben", "verstorben"],
    ["status", "tobedeleted", "tobedeleted"],
    ["Employment Status", "Active", null],
    ["Status", "T", null],
    ["Attendee Status", "Not Attending", "Not Attending"],
    ["accountEnabled", "FALSE", "accountEnabled: FALSE"],
    ["accountEnabled", "True", null],
    ["enabledUser", "false", "enabledUser: false"],
    ["Deceased", "yes", "Deceased: yes"],
    ["Deceased", "x", "Deceased: x"],
    ["Deceased", "no", null],
    ["Verstorben am", "03.04.2024", "Verstorben am: 03.04.2024"],
    ["Austrittsdatum", "31.12.2025", "Austrittsdatum: 31.12.2025"],
    ["Austrittsdatum", "31.12.2027", null],
    ["Austrittsdatum", "-", null],
    ["Mitgliedsstatus", "décédé", "décédé"],
  ])("%s %s: %j", (header, cell, expected) => expect(contactOf({ ...ANA, [header]: cell }).inactive).toBe(expected));

  test("a column set as the mark is read as its header says", () => {
    const columns = { Gestorben: "inactive", Vermerk: "inactive" } as const;
    expect(contactOf({ ...ANA, Gestorben: "ja", Vermerk: "" }, { columns }).inactive).toBe("Gestorben: ja");
    expect(contactOf({ ...ANA, Gestorben: "", Vermerk: "ausgetreten" }, { columns }).inactive).toBe("ausgetreten");
  });
  test("ADP's codes count only in ADP's lists", () => {
    const adp = { "Payroll Name": "Muster, Ana", "Position ID": "1", Email: "ana@example.org" };
    expect(contactOf({ ...adp, "Position Status": "T" }).inactive).toBe("T");
    expect(contactOf({ ...adp, "Position Status": "L" }).inactive).toBeNull();
  });
});

describe("the content of a row", () => {
  const content = (cells: Record<string, string>, changes = {}) => contentText(contactOf(cells, changes));
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

describe("whatever stands in the cells", () => {
  const header =
    "Vorname,Name,E-Mail,Telefon,Geburtsdatum,Gruppe,Zeitzone,Status,Austrittsdatum,Guardian ID,Title,Country,custom_fields.__proto__".split(
      ",",
    );
  const cell = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom(
      "",
      "Ana",
      "ana@example.org",
      "+491715550123",
      "03.04.1990",
      "3/4/90",
      "Friends",
      "#N/A",
      "x",
      "Europe/Berlin",
      "Terminated",
      "17",
      "a, b",
      "::: ;",
      "__proto__",
      "constructor",
    ),
  );
  test("every row ends as a contact, a rejection or skipped, and says why", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 0, maxLength: header.length }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          for (const row of mapList({ header, rows })) {
            if (row.kind === "rejected") expect(row.issues.length).toBeGreaterThan(0);
            if (row.kind !== "contact") continue;
            expect(row.input.first_name).not.toBe("");
            expect(GROUPS.map(({ groupId }) => groupId)).toContain(row.input.group_id);
            expect(row.key).not.toBe("");
            expect(row.input.birthday ?? "01-01").toMatch(/^(\d{4}-)?\d{2}-\d{2}$/);
            expect(row.input.phone ?? "+491715550123").toMatch(/^\+\d{5,17}$/);
            expect(Object.values(row.input)).not.toContain("");
          }
        },
      ),
      { numRuns: 500 },
    );
  });
  test("however long they are, a row takes no noticeable time", () => {
    const evil = [" ", "(", "a", "@", "a@", "1", "1 ", "-", "=", "mr", "ab, ", "[a] ", "٣", "\u200d"].map((part) =>
      part.repeat(30_000),
    );
    const rows = evil.map((text) => header.map(() => text));
    for (const row of mapList({ header, rows })) expect(row.kind).toBe("rejected");
    expect(match({ header: evil, rows: [] }).columns.kind).toBe("refused");
  });
});
