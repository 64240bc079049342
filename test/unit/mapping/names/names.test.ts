import { describe, expect, test } from "vitest";
import { contactOf, mapList, mapOne, rejectionOf } from "../sample-feed.ts";

const ADDRESS = { "E-Mail": "ana@example.org" };

describe("first and last names", () => {
  test.each([
    ["  Ana  María ", "Ana María"],
    ["Rene\u0301", "René"],
    ["An\u00ada\u200b", "Ana"],
    ["Ana\u00a0Lena", "Ana Lena"],
    ["'t Hooft", "'t Hooft"],
    ["نیما\u200cنیا", "نیما\u200cنیا"],
    ["An\u200da", "Ana"],
    ["Ana *", "Ana"],
    ["**Ana", "Ana"],
    ["Ana\u00b9", "Ana"],
  ])("reads %j as %j", (cell, expected) =>
    expect(contactOf({ Vorname: cell, ...ADDRESS }).input.first_name).toBe(expected),
  );

  test.each(["k.A.", "keine Angabe", "xxx", "(leer)", "0", "[object Object]", "undefined", "NaN"])(
    "reads %s as no last name",
    (name) => {
      expect(contactOf({ Vorname: "Ana", Nachname: name, ...ADDRESS }).input.last_name).toBeUndefined();
    },
  );

  test.each(["NULL", "None", "x", "WAHR", "Vrai"])("rejects the first name %s", (name) => {
    const { issues } = rejectionOf({ Vorname: name, Nachname: "Berg", ...ADDRESS });
    expect(issues[0].code).toBe("first_name_missing");
  });

  test.each(["None", "Null", "Na", "No", "Unbekannt"])("keeps %s as a last name", (name) =>
    expect(contactOf({ Vorname: "Ana", Nachname: name, ...ADDRESS }).input.last_name).toBe(name),
  );

  test.each([
    "(leer)",
    "(blank)",
    "0",
    "[object Object]",
    "undefined",
    "nan",
    "NaN",
    "keine",
    "keiner",
    "k.A.",
    "unbekannt",
  ])("reads %s as no first name", (cell) =>
    expect(rejectionOf({ Vorname: cell, Nachname: "Ruiz", ...ADDRESS }).issues[0].code).toBe("first_name_missing"),
  );

  test("keeps Nan as a first name", () =>
    expect(contactOf({ Vorname: "Nan", ...ADDRESS }).input.first_name).toBe("Nan"));

  test("reads NULL as no name when several cells of the row are NULL", () => {
    const cells = { Vorname: "NULL", Nachname: "Ruiz", Telefon: "NULL", ...ADDRESS };
    expect(rejectionOf(cells).issues[0].code).toBe("first_name_missing");
    const { input } = contactOf({ Vorname: "Ana", Nachname: "NULL", Telefon: "NULL", ...ADDRESS });
    expect([input.first_name, input.last_name ?? null]).toEqual(["Ana", null]);
  });

  test.each([
    ["Meier, Dr.", "Meier"],
    ["Meier Dr.", "Meier"],
    ["Kovács dr.", "Kovács"],
    ["Kovács, Dr", "Kovács"],
    ["Kessler Dr. med. dent.", "Kessler"],
    ["Kessler, Prof. Dr.", "Kessler"],
    ["Dr. Meier", "Meier"],
    ["Prof. Dr. Meier", "Meier"],
    ["Omar, MBA", "Omar"],
    ["Omar, MA", "Omar"],
    ["Omar MBA", "Omar"],
    ["Omar, PhD, MBA", "Omar"],
    ["Omar Ph.D.", "Omar"],
    ["Omar M.D.", "Omar"],
    ["Brandt, Dipl.-Ing.", "Brandt"],
    ["Brandt Dipl.-Ing. (FH)", "Brandt"],
    ["Meier (Dr.)", "Meier"],
    ["von der Meier, Dr.", "von der Meier"],
    ["Li MA", "Li MA"],
    ["Nagy Mag", "Nagy Mag"],
    ["Smith, Jr.", "Smith, Jr."],
    ["Smith III", "Smith III"],
    ["Herr Mann", "Herr Mann"],
    ["Rev Muster", "Rev Muster"],
    ["De Med", "De Med"],
    ["Prof", "Prof"],
    ["Dr.", "Dr."],
    ["Meier, Anna", "Meier, Anna"],
  ])("sends the last name %j as %j", (cell, expected) =>
    expect(contactOf({ Vorname: "Ana", Nachname: cell, ...ADDRESS }).input.last_name).toBe(expected),
  );

  test.each([
    ["Anna, Dr.", "Anna"],
    ["Anna Dr.", "Anna"],
    ["Anna Dr. med.", "Anna"],
    ["Anna, MSc, PhD", "Anna"],
    ["Anna Jr.", "Anna Jr."],
  ])("sends the first name %j as %j", (cell, expected) =>
    expect(contactOf({ Vorname: cell, Nachname: "Muster", ...ADDRESS }).input.first_name).toBe(expected),
  );

  test("keeps the key of a person whose name has a title", () =>
    expect(contactOf({ Vorname: "Ana", Nachname: "Meier, Dr.", Geburtstag: "1980-04-05" }).key).toContain("dr."));

  test.each(["", "-", "?", "n/a", "...", "Info Requested", "N.N.", "dto.", "*", "Unknown", "Familie", "Mr."])(
    "rejects the row when the first name is %j",
    (cell) =>
      expect(rejectionOf({ Vorname: cell, Nachname: "Muster", ...ADDRESS }).issues[0]?.code).toBe("first_name_missing"),
  );

  test("rejects a company without a person's name", () => {
    const rejected = rejectionOf({
      "First Name": "",
      "Last Name": "",
      "Company Name": "Muster GmbH",
      Email: "info@example.org",
    });
    expect(rejected.issues[0]?.code).toBe("first_name_missing");
    expect(rejected.traits.email).toBe("info@example.org");
  });

  test("takes First Name before Given Name in a list of Planning Center", () => {
    expect(
      contactOf({ "Given Name": "Johanna", "First Name": "Hanna", "Last Name": "Muster", Email: "h@example.org" }).input
        .first_name,
    ).toBe("Hanna");
    expect(
      contactOf({ "Given Name": "Johanna", "First Name": "", "Last Name": "Muster", Email: "h@example.org" }).input
        .first_name,
    ).toBe("Johanna");
  });

  test("rejects the row when two columns of one header disagree", () => {
    const columns = { "First Name": "Ana", "first name": "Bea", Email: "a@example.org" };
    expect(rejectionOf(columns).issues[0]).toMatchObject({
      code: "columns_disagree",
      data: { readings: ["Ana", "Bea"] },
    });
    expect(contactOf({ ...columns, "first name": "ana" }).input.first_name).toBe("Ana");
  });
});

describe("full names", () => {
  const split = (cell: string) => {
    const row = mapOne({ "Full Name": cell, ...ADDRESS });
    if (row.kind === "contact") return [row.input.first_name, row.input.last_name];
    return row.kind === "rejected" ? row.issues[0].code : row.kind;
  };
  test.each([
    ["Ana Muster", ["Ana", "Muster"]],
    ["Muster, Ana", ["Ana", "Muster"]],
    ["Muster, Ana Lena", ["Ana Lena", "Muster"]],
    ["van der Muster, Ana", ["Ana", "van der Muster"]],
    ["Dr. Ana Muster", ["Ana", "Muster"]],
    ["Prof. Dr. Ana Muster", ["Ana", "Muster"]],
    ["Muster, Dr. Ana", ["Ana", "Muster"]],
    ["Ana Muster (1001)", ["Ana", "Muster"]],
    ["山田 花子", ["花子", "山田"]],
    ["Ana Lena Muster", ["Ana Lena", "Muster"]],
    ["Ana van Muster", ["Ana", "van Muster"]],
    ["Ursula von der Leiden", ["Ursula", "von der Leiden"]],
    ["Dr.-Ing. habil. Peter Lang", ["Peter", "Lang"]],
    ["Ana Probe Muster", "full_name_unsplit"],
    ["Frau Muster", "full_name_unsplit"],
    ["Fam. Muster", "full_name_unsplit"],
    ["Muster, Familie", "full_name_unsplit"],
    ["Muster Family", "full_name_unsplit"],
    ["Unknown Muster", "full_name_unsplit"],
    ["Ana", ["Ana", undefined]],
    ["Müller", "full_name_unsplit"],
    ["Anna und Peter Meier", "full_name_unsplit"],
    ["Muster GmbH", "full_name_unsplit"],
    ["Muster & Co.", "full_name_unsplit"],
    ["Muster AG", "full_name_unsplit"],
    ["Ana Muster, MBA", ["Ana", "Muster"]],
    ["Muster, Ana, Jr.", ["Ana", "Muster"]],
    ["Muster, Ana u. Bernd", "full_name_unsplit"],
    ["Praxis Dr. Muster", "full_name_unsplit"],
    ["", "first_name_missing"],
  ])("splits %j as %j", (cell, expected) => expect(split(cell)).toEqual(expected));

  test("takes the last word as the first name when the list puts the family name first", () => {
    const rows = ["Muster Anna", "Beispiel Xenia", "Probe, Zora"].map((name, index) => [name, `a${index}@example.org`]);
    const mapped = mapList({ header: ["Name", "E-Mail"], rows });
    expect(mapped.map((row) => (row.kind === "contact" ? row.input.first_name : row.kind))).toEqual([
      "Anna",
      "Xenia",
      "Zora",
    ]);
  });
  test.each([
    ["Muster Xenia", ["Xenia", "Muster"]],
    ["Muster Anna", ["Anna", "Muster"]],
    ["Anna Muster", "full_name_unsplit"],
    ["Muster Anna Lena", ["Anna Lena", "Muster"]],
    ["Muster, Anna Lena", ["Anna Lena", "Muster"]],
  ])("splits %j as %j when the header says that the family name comes first", (cell, expected) => {
    const row = mapOne({ "Nachname, Vorname": cell, ...ADDRESS });
    if (row.kind === "contact") expect([row.input.first_name, row.input.last_name]).toEqual(expected);
    else expect(row.kind === "rejected" && row.issues[0].code).toBe(expected);
  });

  test("rejects one name with the family name first, and splits the other names of its list", () => {
    const rows = ["Anna Muster", "Julia Probe", "Muster Stefan", "Xenia Beispiel"].map((name, index) => [
      name,
      `a${index}@example.org`,
    ]);
    expect(mapList({ header: ["Name", "E-Mail"], rows }).map(({ kind }) => kind)).toEqual([
      "contact",
      "contact",
      "rejected",
      "contact",
    ]);
  });

  test("names the ways to split a name that is not safe to split", () =>
    expect(rejectionOf({ "Full Name": "Ana Probe Muster", ...ADDRESS }).issues[0]?.data["readings"]).toEqual([
      "Ana | Probe Muster",
      "Ana Probe | Muster",
    ]));

  test("takes the columns of first and last name before the full name", () =>
    expect(
      contactOf({ Name: "A. Muster", "Given Name": "Ana", "Family Name": "Muster", Email: "a@example.org" }).input,
    ).toMatchObject({
      first_name: "Ana",
      last_name: "Muster",
    }));

  test("splits the full name when the columns of first and last name are blank", () =>
    expect(
      contactOf({ "Display Name": "Ana Muster", "First Name": "", "Last Name": "", Email: "a@example.org" }).input,
    ).toMatchObject({
      first_name: "Ana",
      last_name: "Muster",
    }));

  test.each([
    ["Ana Lena Muster", ["Ana Lena", "Muster"]],
    ["Dr. Ana Muster", ["Ana", "Muster"]],
    ["Muster Ana Lena", ["Ana Lena", "Muster"]],
    ["Muster, Ana", ["Ana", "Muster"]],
    ["Ana", ["Ana", "Muster"]],
    ["Ana Lena", "full_name_unsplit"],
    ["Fam. Muster", "full_name_unsplit"],
    ["Ana Probe", "full_name_unsplit"],
  ])("splits %j beside the last name Muster as %j", (cell, expected) => {
    const row = mapOne({ Name: cell, Surname: "Muster", ...ADDRESS });
    if (row.kind === "contact") expect([row.input.first_name, row.input.last_name]).toEqual(expected);
    else expect(row.kind === "rejected" && row.issues[0].code).toBe(expected);
  });

  test("rejects the row when the display name is one word", () =>
    expect(rejectionOf({ displayName: "amuster", surname: "Muster", ...ADDRESS }).issues[0]?.code).toBe(
      "full_name_unsplit",
    ));

  test("splits a full name of several words at the last name in another column", () =>
    expect(
      contactOf({ "Full Name": "Ana Lena van Muster", "Last Name": "van Muster", Email: "a@example.org" }).input,
    ).toMatchObject({
      first_name: "Ana Lena",
      last_name: "van Muster",
    }));

  test("reads the mark that Workday writes behind the name", () =>
    expect(contactOf({ Worker: "Ana Muster (Terminated)", Email: "a@example.org" }).inactive).toBe("Terminated"));
});

describe("a title", () => {
  test.each([
    ["Dr. Anna", "Anna"],
    ["Prof. Dr. Anna", "Anna"],
    ["Anna, MBA", "Anna"],
    ["Anna, M.Sc., MBA", "Anna"],
    ["Anna PhD", "Anna"],
    ["Frau Anna Maria", "Anna Maria"],
    ["Mag. Anna", "Anna"],
  ])("in %j is no part of the first name, and not sent", (cell, first) => {
    expect(contactOf({ Vorname: cell, Nachname: "Muster", "E-Mail": "a@example.org" }).input.first_name).toBe(first);
  });

  test.each(["M. Anna", "Anna Ma", "Ma", "Anna-Maria", "Don", "Anna, Bernd", "Sir Henry, Anna"])(
    "is not found in the first name %j",
    (cell) => {
      expect(contactOf({ Vorname: cell, Nachname: "Muster", "E-Mail": "a@example.org" }).input.first_name).toBe(cell);
    },
  );

  test("stays in the key, in which 0.1.0 had it", () => {
    const cells = { Nachname: "Muster", "E-Mail": "a@example.org" };
    expect(contactOf({ Vorname: "Dr. Anna", ...cells }).traits.firstName).toBe("anna");
    expect(contactOf({ Vorname: "Dr. Anna", ...cells }).key).toBe('["email","a@example.org","dr. anna"]');
  });
});
