import { describe, expect, test } from "vitest";
import { contactOf, mapList, oneRow, rejectionOf, sampleFeed } from "./sample-feed.ts";

const ANA = { Vorname: "Ana", Nachname: "Muster", "E-Mail": "ana@example.org" };
const WHOLE = { ...ANA, Telefon: "0171 5550123", Geburtsdatum: "03.04.1990", Gruppe: "Friends" };

function issuesOf(cells: Readonly<Record<string, string>>) {
  return rejectionOf(cells).issues.map(({ code, header, data }) => `${code} ${header}: ${String(data["kind"])}`);
}

describe("a value of another kind than its column's", () => {
  test.each([
    ["E-Mail", "1990-04-03", "date"],
    ["E-Mail", "03.04.1990", "date"],
    ["E-Mail", "3. April 1990", "date"],
    ["E-Mail", "0171 5550123", "phone"],
    ["E-Mail", "+491715550123", "phone"],
    ["E-Mail", "Anna", "name"],
    ["Telefon", "bob@example.org", "email"],
    ["Telefon", "Bob <bob@example.org>", "email"],
    ["Telefon", "03.04.1990", "date"],
    ["Telefon", "4/3/1990", "date"],
    ["Telefon", "3 April 1990", "date"],
    ["Vorname", "bob@example.org", "email"],
    ["Vorname", "1990-04-03", "date"],
    ["Vorname", "0171 5550123", "phone"],
    ["Nachname", "bob@example.org", "email"],
    ["Nachname", "3.4.1990", "date"],
    ["Nachname", "+49 171 5550123", "phone"],
    ["Geburtsdatum", "bob@example.org", "email"],
    ["Geburtsdatum", "+49 171 5550123", "phone"],
    ["Geburtsdatum", "Anna", "name"],
    ["Gruppe", "bob@example.org", "email"],
    ["Gruppe", "1990-04-03", "date"],
  ])("rejects the row when %s holds %j, and names its kind: %s", (header, cell, kind) => {
    expect(issuesOf({ ...WHOLE, [header]: cell })).toEqual([`cells_shifted ${header}: ${kind}`]);
  });

  test.each(["Anrede", "Sprache"])("rejects the row when %s holds a date", (header) => {
    expect(issuesOf({ ...WHOLE, [header]: "1990-04-03" })).toEqual([`cells_shifted ${header}: date`]);
  });

  test.each([
    ["Anrede", "Deutsch", "language"],
    ["Anrede", "en", "language"],
    ["Anrede", "pt-BR", "language"],
    ["Anrede", "Polski", "language"],
    ["Sprache", "Herr", "salutation"],
    ["Sprache", "Frau Dr.", "salutation"],
    ["Sprache", "Ms", "salutation"],
    ["Sprache", "Madame", "salutation"],
  ])("rejects the row when %s holds %j, which is %s", (header, cell, kind) => {
    expect(issuesOf({ ...WHOLE, [header]: cell })).toEqual([`cells_shifted ${header}: ${kind}`]);
  });

  test.each([
    ["Anrede", "Fr"],
    ["Anrede", "Frau"],
    ["Anrede", "Madame"],
    ["Anrede", "Liebe Anna"],
    ["Sprache", "ms"],
    ["Sprache", "Frans"],
    ["Sprache", "fr"],
    ["Sprache", "Maltese"],
    ["Sprache", "Panjabi"],
  ])("keeps a row whose %s is %s", (header, cell) => {
    expect(contactOf({ ...WHOLE, [header]: cell }).input.first_name).toBe("Ana");
  });

  test("rejects a short row whose cells moved one column to the left", () => {
    const header = Object.keys(WHOLE);
    const [row] = mapList({ header, rows: [["Ana", "ana@example.org", "0171 5550123", "03.04.1990", "Friends", ""]] });
    expect(row?.kind === "rejected" && row.issues.map(({ code }) => code)).toEqual(
      Array.from({ length: 3 }, () => "cells_shifted"),
    );
  });

  test("rejects every row when the headers of two columns are exchanged", () => {
    const header = ["Vorname", "Telefon", "E-Mail"];
    const rows = [
      ["Ana", "ana@example.org", "0171 5550123"],
      ["Bob", "bob@example.org", "0171 5550124"],
    ];
    const codes = mapList({ header, rows }).map((row) => row.kind === "rejected" && row.issues[0].code);
    expect(codes).toEqual(["cells_shifted", "cells_shifted"]);
  });

  test("is not used to recognise the person", () => {
    expect(rejectionOf({ ...WHOLE, "E-Mail": "1990-04-03" })).toMatchObject({
      key: null,
      traits: { email: null, phone: null, firstName: null, fullName: null, birthday: null },
    });
  });

  test("keeps the configured key of the row", () => {
    const list = oneRow({ ...WHOLE, Id: "7", "E-Mail": "1990-04-03" });
    expect(mapList(list, sampleFeed({ key: ["Id"] }))[0]).toMatchObject({ kind: "rejected", key: '["7"]' });
  });
});

describe("an ordinary row", () => {
  test.each([
    ["Telefon", "n/a"],
    ["Telefon", "see Anna"],
    ["Telefon", "030/1234567"],
    ["Telefon", "12-34-56"],
    ["Telefon", "01.23.45.67.89"],
    ["Telefon", "2025550123"],
    ["E-Mail", "-"],
    ["E-Mail", "keine"],
    ["E-Mail", "Ana Muster <ana@example.org>"],
    ["Vorname", "John 3rd"],
    ["Vorname", "April"],
    ["Nachname", "May"],
    ["Nachname", "Muster 2"],
    ["Nachname", "Muster (0042)"],
    ["Geburtsdatum", ""],
    ["Geburtsdatum", "3 April 1990"],
    ["Geburtsdatum", "1990-04-03 00:00:00"],
    ["Geburtsdatum", "13 04 1990"],
    ["Firma", "24-7 Service 2000"],
    ["Firma", "Anna 1990 GmbH"],
    ["Ort", "10115 Berlin"],
  ])("is sent when %s holds %j", (header, cell) => {
    expect(contactOf({ ...WHOLE, [header]: cell }).input.first_name).not.toBe("");
  });

  test("is sent when the column of display names holds the row's own e-mail", () => {
    const cells = { Name: "ana@example.org", ...ANA };
    expect(contactOf(cells).input).toMatchObject({ first_name: "Ana", last_name: "Muster" });
  });
});
