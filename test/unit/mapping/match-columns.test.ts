import { describe, expect, test } from "vitest";
import { ALIAS_LINES, aliasWords } from "../../../src/pipeline/mapping/headers/alias-table.ts";
import { foldHeader } from "../../../src/model/text-folding.ts";
import { profileList } from "../../../src/pipeline/mapping/columns/list-profile.ts";
import { scoreHeader } from "../../../src/pipeline/mapping/headers/score-header.ts";
import { contactOf, mapList, match, oneRow, sampleFeed, targetsOf } from "./sample-feed.ts";

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

test("no word of the alias table has two meanings", () => {
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
  ])("%j is a first name", (header) =>
    expect(targetsOf({ header: [header, "E-Mail"], rows: [] })).toMatchObject({ [header]: "first_name" }),
  );
  test.each([
    "Geburtstag (Partner)",
    "E-Mail (Mutter)",
    "Birthday (spouse)",
    "Emergency Phone",
    "Mother's Name",
    "Birthday [child]",
  ])("%j is another person's", (header) =>
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
  ])("%j is no birthday", (header) =>
    expect(targetsOf({ header: ["Vorname", "E-Mail", header], rows: [] })).not.toHaveProperty([header]),
  );
  test("Anniversaire beside Date de naissance is the wedding", () =>
    expect(targetsOf({ header: ["Prénom", "Nom", "Date de naissance", "Anniversaire"], rows: [] })).not.toHaveProperty(
      "Anniversaire",
    ));
  test("Aniversário is the birthday in Portuguese, the wedding in Spanish", () => {
    expect(targetsOf({ header: ["Nome", "Sobrenome", "Aniversário"], rows: [] })).toMatchObject({
      Aniversário: "birthday",
    });
    expect(targetsOf({ header: ["Nombre", "Apellidos", "Aniversario"], rows: [] })).not.toHaveProperty("Aniversario");
  });
  test("Name alone is the whole name, beside both parts too", () => {
    expect(targetsOf({ header: ["Name", "E-Mail"], rows: [] })).toMatchObject({ Name: "full_name" });
    expect(targetsOf({ header: ["Name", "Vorname", "Nachname"], rows: [] })).toMatchObject({
      Name: "full_name",
      Nachname: "last_name",
    });
  });
  test("day, month and year on their own are a birthday only without another date", () => {
    expect(targetsOf({ header: ["Vorname", "Name", "Tag", "Monat", "Jahr"], rows: [] })).toMatchObject({
      Tag: "birthday_day",
      Jahr: "birthday_year",
    });
    expect(targetsOf({ header: ["Vorname", "Name", "Eintritt", "Tag", "Monat", "Jahr"], rows: [] })).not.toHaveProperty(
      "Tag",
    );
  });
  test("a birthday beside a birth month stays one if its values are whole dates", () =>
    expect(
      targetsOf({ header: ["Vorname", "Geburtstag", "Geburtsmonat"], rows: [["Ana", "03.04.1990", "4"]] }),
    ).toEqual({ Vorname: "first_name", Geburtstag: "birthday" }));
  test.each([
    ["Dr.", "salutation"],
    ["Engineer", "job_title"],
  ])("Title without neighbours goes by its values: %s", (cell, target) =>
    expect(usesOf({ ...ANA, Title: cell }).at(-1)).toEqual({ header: "Title", target, why: "values", samples: [cell] }),
  );
  test("status and contact_id are never taken by alias", () => {
    expect(targetsOf({ header: ["Vorname", "E-Mail", "Status", "contact_id", "Contact ID"], rows: [] })).toEqual({
      Vorname: "first_name",
      "E-Mail": "email",
      Status: "inactive",
    });
  });
});

describe("settings", () => {
  test("a configured column wins, null ignores", () => {
    const uses = usesOf({ ...ANA, Rang: "1", Firma: "x" }, { columns: { rang: "custom_fields.rank", FIRMA: null } });
    expect(uses.map(({ target, why }) => [target, why])).toEqual([
      ["first_name", "alias"],
      ["email", "alias"],
      ["custom_fields.rank", "configured"],
      [null, "ignored"],
    ]);
  });
  test("a configured name column comes before its alias, which fills in", () => {
    const changes = { columns: { Ruf: "first_name" } } as const;
    expect(contactOf({ ...ANA, Ruf: "Anni" }, changes).input.first_name).toBe("Anni");
    expect(contactOf({ ...ANA, Ruf: "" }, changes).input.first_name).toBe("Ana");
  });
  test("unmatched columns are listed, or sent as custom fields", () => {
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
  ])("%s is never sent, whatever the settings", (header) => {
    const uses = usesOf(
      { ...ANA, [header]: "secret" },
      { columns: { [header]: "custom_fields.x" }, unmatchedColumns: "custom_fields" },
    );
    expect(uses.at(-1)).toEqual({ header, target: null, why: "withheld", samples: [] });
    expect(refusal({ ...ANA, [header]: "secret" }, { key: [header] })?.code).toBe("required_columns");
  });
  test.each(["Personalnummer", "Organizational ID Number", "Tax Exempt", "Passion", "Telefonnummer"])(
    "%s is no secret",
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
  test("count if all their values do", () =>
    expect(tags(["Friends", "* myContacts ::: Team Berlin", ""])).toEqual([
      "Friends",
      "Team Berlin",
      "Team birthdays",
    ]));
  test("don't count if one does not", () =>
    expect(tags(["Friends", "VIP"])).toEqual(["Team birthdays", "Team birthdays"]));
  test("and say so, if some of their values do", () => {
    const whyOf = (...cells: string[]) => {
      const { columns } = match({ header: ["Vorname", "Tags"], rows: cells.map((cell) => ["Ana", cell]) });
      return columns.kind === "columns" ? columns.columns[1]?.why : null;
    };
    expect(whyOf("Friends", "VIP")).toBe("not_groups");
    expect(whyOf("VIP")).toBe("unmatched");
    expect(whyOf("Friends")).toBe("values");
  });
  test("samples stand on one line, without what steers a terminal", () => {
    const { survey } = match({ header: ["Vorname", "Notiz"], rows: [["Ana", "a\r\nb\u001b[31mc"]] });
    expect(survey.columns[1]?.samples).toEqual(["a b [31mc"]);
  });
  test("give way to a column that is the group", () =>
    expect(
      targetsOf({
        header: ["Vorname", "E-Mail", "Gruppe", "Tags"],
        rows: [["Ana", "ana@example.org", "Friends", "Sales"]],
      }),
    ).not.toHaveProperty("Tags"));
});

describe("a list that can't be used is refused", () => {
  test.each([
    ["no first name", { Nachname: "Muster", "E-Mail": "a@example.org" }, {}, /first name/],
    ["no group", ANA, { defaults: {} }, /group/],
    ["tags that name no group", { ...ANA, Tags: "VIP" }, { defaults: {} }, /“Tags”.*“VIP”/],
    ["the key is gone", ANA, { key: ["Pers.-Nr."] }, /“Pers\.-Nr\.”, which tells people apart, is not in this list/],
    ["a key field that nothing feeds", ANA, { key: ["phone"] }, /“phone”/],
  ])("%s", (_, cells, changes, what) => {
    const found = refusal(cells, changes);
    expect(found).toMatchObject({ kind: "refused", code: "required_columns" });
    expect(found?.what).toMatch(what);
    expect(found?.hint).not.toBe("");
  });
});

describe("the score of a line as a header", () => {
  const score = scoreHeader(sampleFeed({ columns: { "Pers.-Nr.": "custom_fields.no" }, key: ["Kennung"] }));
  test.each([
    [["Nr.", "Name", "Vorname", "Geburtsdatum", "Abteilung"], 5],
    [["Pers.-Nr.", "KENNUNG", "Xyz"], 2],
    [["Prénom", "Téléphone (bureau)"], 2],
    [["PrÃ©nom", "TÃ©lÃ©phone"], 0],
    [["Geburtstagsliste 2026", "", ""], 0],
    [["1", "Muster", "Ana", "03.04.1990", "Vertrieb"], 0],
    [["E-mail 1 - Label", "E-mail 1 - Value", "Password [Required]"], 3],
  ])("%j: %i", (cells, expected) => expect(score(cells)).toBe(expected));
});

test("a list is summed up for the guards", () => {
  const { survey, columns } = match(
    {
      header: ["Id", "Vorname", "E-Mail", "Notiz"],
      rows: [
        ["1", "Ana", "a@example.org", ""],
        ["", "Bea", "", "x"],
      ],
    },
    sampleFeed({ key: ["id"] }),
  );
  if (columns.kind === "refused") throw new Error(columns.what);
  expect(profileList(survey, columns)).toEqual({
    keyColumns: ["Id"],
    filled: { Vorname: 1, "E-Mail": 0.5 },
    blankKeyShare: 0.5,
    rows: 2,
  });
});

test("three different samples of each column are kept", () => {
  const { survey } = match({ header: ["Vorname"], rows: [["Ana"], ["Ana"], [""], ["Bea"], ["Cem"], ["Dora"]] });
  expect(survey.columns[0]).toMatchObject({ filled: 5, samples: ["Ana", "Bea", "Cem"] });
});
