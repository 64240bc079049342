import { describe, expect, test } from "vitest";
import { ALIAS_LINES, aliasWords } from "../../../../src/pipeline/mapping/headers/alias-table.ts";
import { foldHeader } from "../../../../src/model/text/spelling/text-folding.ts";
import { contactOf, mapList, match, oneRow, sampleFeed, targetsOf } from "../sample-feed.ts";

const ANA = { Vorname: "Ana", "E-Mail": "ana@example.org" };

function usesOf(cells: Record<string, string>, changes = {}) {
  const { columns } = match(oneRow(cells), sampleFeed(changes));
  if (columns.kind === "refused") throw new Error(columns.what);
  return columns.columns;
}

function refusal(cells: Record<string, string>, changes = {}) {
  const { columns } = match(oneRow(cells), sampleFeed(changes));
  return columns.kind === "refused" ? columns : null;
}

test("the alias table gives no word two meanings", () => {
  const meanings = new Map<string, Set<string>>();
  for (const line of ALIAS_LINES) {
    for (const word of aliasWords(line)) {
      const form = foldHeader(word);
      meanings.set(form, (meanings.get(form) ?? new Set()).add(`${line[0]} ${line[1]}`));
    }
  }
  expect([...meanings].filter(([form, found]) => form === "" || found.size > 1)).toEqual([]);
});

describe("headers", () => {
  test.each([
    "VORNAME",
    " vor-name ",
    "Vorname*",
    "Vorname [Pflichtfeld]",
    "Vorname (required)",
    "Vor\u00adname",
    "Vorname:",
  ])("match %j to the first name", (header) =>
    expect(targetsOf({ header: [header, "E-Mail"], rows: [] })).toMatchObject({ [header]: "first_name" }),
  );
  test.each([
    "Geburtstag (Partner)",
    "E-Mail (Mutter)",
    "Birthday (spouse)",
    "Emergency Phone",
    "Mother's Name",
    "Birthday [child]",
  ])("leave %j unused, because it is about another person", (header) =>
    expect(targetsOf({ header: ["Vorname", "E-Mail", header], rows: [] })).not.toHaveProperty([header]),
  );
  test.each([
    "Hire Date",
    "Anniversary",
    "Connected On",
    "Jahrestag",
    "Order Date",
    "Event 1 - Value",
    "Anniversaire de mariage",
  ])("do not match %j to the birthday", (header) =>
    expect(targetsOf({ header: ["Vorname", "E-Mail", header], rows: [] })).not.toHaveProperty([header]),
  );
  test("leave Anniversaire unused beside Date de naissance, because it is the wedding day", () =>
    expect(targetsOf({ header: ["Prénom", "Nom", "Date de naissance", "Anniversaire"], rows: [] })).not.toHaveProperty(
      "Anniversaire",
    ));
  test("match Aniversário to the birthday in Portuguese, and leave it unused in Spanish", () => {
    expect(targetsOf({ header: ["Nome", "Sobrenome", "Aniversário"], rows: [] })).toMatchObject({
      Aniversário: "birthday",
    });
    expect(targetsOf({ header: ["Nombre", "Apellidos", "Aniversario"], rows: [] })).not.toHaveProperty("Aniversario");
  });
  test("match Name to the full name when it stands alone or beside both parts", () => {
    expect(targetsOf({ header: ["Name", "E-Mail"], rows: [] })).toMatchObject({ Name: "full_name" });
    expect(targetsOf({ header: ["Name", "Vorname", "Nachname"], rows: [] })).toMatchObject({
      Name: "full_name",
      Nachname: "last_name",
    });
  });
  test("match day, month and year to the birthday only when the list has no other date", () => {
    expect(targetsOf({ header: ["Vorname", "Name", "Tag", "Monat", "Jahr"], rows: [] })).toMatchObject({
      Tag: "birthday_day",
      Jahr: "birthday_year",
    });
    expect(targetsOf({ header: ["Vorname", "Name", "Eintritt", "Tag", "Monat", "Jahr"], rows: [] })).not.toHaveProperty(
      "Tag",
    );
  });
  test("match Geburtstag beside a birth month to the birthday when its values are whole dates", () =>
    expect(
      targetsOf({ header: ["Vorname", "Geburtstag", "Geburtsmonat"], rows: [["Ana", "03.04.1990", "4"]] }),
    ).toEqual({ Vorname: "first_name", Geburtstag: "birthday" }));
  test.each([
    ["Dr.", "salutation"],
    ["Engineer", "job_title"],
  ])("match Title by its values when no other column decides: %s", (cell, target) =>
    expect(usesOf({ ...ANA, Title: cell }).at(-1)).toEqual({ header: "Title", target, why: "values", samples: [cell] }),
  );
  test("never match the fields status and contact_id by alias", () => {
    expect(targetsOf({ header: ["Vorname", "E-Mail", "Status", "contact_id", "Contact ID"], rows: [] })).toEqual({
      Vorname: "first_name",
      "E-Mail": "email",
      Status: "inactive",
    });
  });
});

describe("the settings of columns", () => {
  test("take a configured column before an alias, and ignore a column set to null", () => {
    const uses = usesOf({ ...ANA, Rang: "1", Firma: "x" }, { columns: { rang: "custom_fields.rank", FIRMA: null } });
    expect(uses.map(({ target, why }) => [target, why])).toEqual([
      ["first_name", "alias"],
      ["email", "alias"],
      ["custom_fields.rank", "configured"],
      [null, "ignored"],
    ]);
  });
  test("take the alias of a name when the configured column is blank", () => {
    const changes = { columns: { Ruf: "first_name" } } as const;
    expect(contactOf({ ...ANA, Ruf: "Anni" }, changes).input.first_name).toBe("Anni");
    expect(contactOf({ ...ANA, Ruf: "" }, changes).input.first_name).toBe("Ana");
  });
  test("list an unmatched column, and send it as a custom field when the feed says so", () => {
    expect(usesOf({ ...ANA, Schuh: "40" }).at(-1)).toEqual({
      header: "Schuh",
      target: null,
      why: "unmatched",
      samples: ["40"],
    });
    expect(
      contactOf({ ...ANA, Schuh: "40", "": "x" }, { unmatchedColumns: "custom_fields" }).input.custom_fields,
    ).toEqual({ Schuh: "40" });
  });
  test.each([
    "Password",
    "Password [Required]",
    "Passwort",
    "Initial password [passwordProfile] Required",
    "Medical Notes",
    "Allergien",
    "SSN",
    "Social Security Number",
    "Government ID Number",
    "Sozialversicherungsnr.",
    "Steuer-ID",
    "Regierungsnr.",
    "Personnummer",
    "DNI",
    "IBAN",
    "Passport No.",
  ])("never send %s, even when it is configured", (header) => {
    const uses = usesOf(
      { ...ANA, [header]: "secret" },
      { columns: { [header]: "custom_fields.x" }, unmatchedColumns: "custom_fields" },
    );
    expect(uses.at(-1)).toEqual({ header, target: null, why: "withheld", samples: [] });
    expect(refusal({ ...ANA, [header]: "secret" }, { key: [header] })?.code).toBe("required_columns");
  });
  test.each(["Personalnummer", "Organizational ID Number", "Tax Exempt", "Passion", "Telefonnummer"])(
    "do not withhold %s, which is not sensitive",
    (header) => expect(usesOf({ ...ANA, [header]: "x" }).at(-1)?.why).not.toBe("withheld"),
  );
});

describe("columns that name groups", () => {
  const tags = (cells: readonly string[], changes = {}) =>
    mapList(
      {
        header: ["Vorname", "E-Mail", "Tags"],
        rows: cells.map((cell, index) => [`A${index}`, `a${index}@example.org`, cell]),
      },
      sampleFeed(changes),
    ).map((row) => (row.kind === "contact" ? row.groupName : row.kind));
  test("are the group when all their values name groups", () =>
    expect(tags(["Friends", "* myContacts ::: Team Berlin", ""])).toEqual([
      "Friends",
      "Team Berlin",
      "Team birthdays",
    ]));
  test("are not the group when one value names no group", () =>
    expect(tags(["Friends", "VIP"])).toEqual(["Team birthdays", "Team birthdays"]));
  test("are reported as not_groups when only some values name groups", () => {
    const whyOf = (...cells: string[]) => {
      const { columns } = match({ header: ["Vorname", "Tags"], rows: cells.map((cell) => ["Ana", cell]) });
      return columns.kind === "columns" ? columns.columns[1]?.why : null;
    };
    expect(whyOf("Friends", "VIP")).toBe("not_groups");
    expect(whyOf("VIP")).toBe("unmatched");
    expect(whyOf("Friends")).toBe("values");
  });
  test("are not used beside a column that is the group", () =>
    expect(
      targetsOf({
        header: ["Vorname", "E-Mail", "Gruppe", "Tags"],
        rows: [["Ana", "ana@example.org", "Friends", "Sales"]],
      }),
    ).not.toHaveProperty("Tags"));
});

describe("a list that can't be used", () => {
  test.each([
    ["it has no first name", { Nachname: "Muster", "E-Mail": "a@example.org" }, {}, /first name/],
    ["it has no group", ANA, { defaults: {} }, /group/],
    ["its tags name no group", { ...ANA, Tags: "VIP" }, { defaults: {} }, /“Tags”.*“VIP”/],
    [
      "the key's column is missing",
      ANA,
      { key: ["Pers.-Nr."] },
      /“Pers\.-Nr\.”, which tells people apart, is not in this list/,
    ],
    ["no column feeds a field of the key", ANA, { key: ["phone"] }, /“phone”/],
  ])("is refused when %s", (_, cells, changes, what) => {
    const found = refusal(cells, changes);
    expect(found).toMatchObject({ kind: "refused", code: "required_columns" });
    expect(found?.what).toMatch(what);
    expect(found?.hint).not.toBe("");
  });
});
