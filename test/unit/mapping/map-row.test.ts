import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMapper, mapRow } from "../../../src/pipeline/mapping/row/map-row.ts";
import { contactOf, GROUPS, mapList, mapOne, match, oneRow, rejectionOf, sampleFeed, TODAY } from "./sample-feed.ts";

const ANA = { Vorname: "Ana", "E-Mail": "Ana@Example.org" };

describe("a row", () => {
  test("becomes the contact input, with its fields in the order of the interface", () => {
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

  test("lists the fields whose columns are blank, and no field without a column", () => {
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

  test("is skipped when intake skipped it, and rejected when intake could not read it", () => {
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

  test("is skipped when it is the example row of a template", () =>
    expect(
      mapOne({ "Name [displayName] Required": "Example: Chris Green", Email: "Example: chris@contoso.com" }),
    ).toMatchObject({ kind: "skipped", reason: "instructions" }));
});

describe("placeholders", () => {
  test.each(["n/a", "-", "\\N", "NULL", "unbekannt", "None"])("read %s as a blank company", (cell) =>
    expect(contactOf({ ...ANA, Firma: cell }).blank).toEqual(["company"]),
  );
  test("do not include the codes of languages", () =>
    expect(contactOf({ ...ANA, Sprache: "no" }).input.language).toBe("no"));
  test("do not include words in custom fields", () =>
    expect(contactOf({ ...ANA, "custom_fields.diet": "none", "custom_fields.hat": "n/a" }).input.custom_fields).toEqual(
      { diet: "none" },
    ));
});

describe("cells that can't be used", () => {
  test.each(["#N/A", "#REF!", "#NV", "#NAME?"])("reject the row when the birthday is %s", (cell) =>
    expect(rejectionOf({ ...ANA, Geburtsdatum: cell }).issues).toEqual([
      { code: "cell_fault", field: "birthday", header: "Geburtsdatum", data: { cell, fault: "error_value" } },
    ]),
  );

  test.each([
    "=VLOOKUP(A2,X!A:B,2)",
    "=SVERWEIS(A2;Liste!A:B;2;FALSCH)",
    "=B7",
    "=$B$7",
    "=Liste!B7",
    "FALSE",
    "FALSCH",
  ])("reject the row when the first name is %s", (cell) =>
    expect(rejectionOf({ ...ANA, Vorname: cell }).issues).toMatchObject([
      { code: "cell_fault", field: "first_name", data: { cell, fault: "error_value" } },
    ]),
  );

  test.each(["Null", "None", "Faux", "Wahr", "True"])("are not seen in the last name %s", (cell) =>
    expect(contactOf({ ...ANA, Nachname: cell }).input.last_name).toBe(cell),
  );

  test("are left out with a warning in an optional field", () => {
    const contact = contactOf({ ...ANA, Firma: "#N/A" });
    expect(contact.input).not.toHaveProperty("company");
    expect(contact.warnings).toMatchObject([{ code: "value_unreadable", field: "company", data: { cell: "#N/A" } }]);
    expect(contact.blank).toEqual([]);
  });

  test("reject the row when intake found the defect", () => {
    const { columns, survey } = match(oneRow({ ...ANA, Geburtsdatum: "" }));
    if (columns.kind === "refused") throw new Error(columns.what);
    const mapper = createMapper({ feed: sampleFeed(), columns, survey, groups: GROUPS, today: TODAY });
    const defects = [{ column: 2, code: "formula_without_value", text: "=A1" }] as const;
    expect(mapRow({ kind: "cells", line: 2, cells: ["Ana", "ana@example.org", ""], defects }, mapper)).toMatchObject({
      kind: "rejected",
      issues: [{ code: "cell_fault" }],
    });
  });

  test("leave a text field out with a warning when two of its columns disagree", () => {
    const contact = contactOf({ ...ANA, Firma: "Muster GmbH", Unternehmen: "Beispiel AG" });
    expect(contact.input).not.toHaveProperty("company");
    expect(contact.warnings).toMatchObject([
      { code: "value_unreadable", data: { readings: ["Muster GmbH", "Beispiel AG"] } },
    ]);
  });
});

describe("rows with arbitrary cells", () => {
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
  test("become a valid contact, a rejection with its issues, or a skipped row", () => {
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
  test("are rejected without delay when the cells are very long", () => {
    const longTexts = [" ", "(", "a", "@", "a@", "1", "1 ", "-", "=", "mr", "ab, ", "[a] ", "٣", "\u200d"].map((part) =>
      part.repeat(30_000),
    );
    const rows = longTexts.map((text) => header.map(() => text));
    for (const row of mapList({ header, rows })) expect(row.kind).toBe("rejected");
    expect(match({ header: longTexts, rows: [] }).columns.kind).toBe("refused");
  });
});

test("a default for a blank group cell is noted as blank, and a default without a column is not", () => {
  expect(contactOf({ ...ANA, Gruppe: "" }).blank).toContain("group_id");
  expect(contactOf({ ...ANA, Gruppe: "Friends" }).blank).not.toContain("group_id");
  expect(contactOf(ANA).blank).not.toContain("group_id");
});

describe("a blank group of a known person", () => {
  const cells = { ...ANA, Gruppe: "" };
  const mapKnown = (firstName: string, defaults: Readonly<Record<string, string>>) => {
    const feed = sampleFeed({ defaults });
    const { rows, columns, survey } = match(oneRow(cells), feed);
    if (columns.kind === "refused" || rows[0] === undefined) throw new Error("The list was refused.");
    const mapper = createMapper({ feed, columns, survey, groups: GROUPS, today: TODAY });
    const findPerson = () => ({ firstName, fullName: null, birthday: null, group: GROUPS[1] ?? null });
    return mapRow(rows[0], mapper, { findPerson, answerAbout: () => null, corrected: new Set() });
  };

  test("becomes the contact's group when the feed has another one, or none", () => {
    const kept = { kind: "contact", groupName: "Friends", input: { group_id: 2 }, blank: ["group_id"] };
    expect(mapKnown("ana", { group: "Team Berlin" })).toMatchObject(kept);
    expect(mapKnown("anna", {})).toMatchObject(kept);
  });

  test("becomes the feed's group when the contact has another first name", () => {
    expect(mapKnown("tom", { group: "Team Berlin" })).toMatchObject({ groupName: "Team Berlin" });
  });
});
