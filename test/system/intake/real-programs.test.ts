import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { cellsOf, readFile } from "./read-table.ts";

/** Returns the path of a fixture. `fixtures/intake/make/make.sh` makes the fixtures. */
const fixture = (name: string) => join(import.meta.dirname, "../../../fixtures/intake", name);

const HEADER = ["Vorname", "Nachname", "Geburtstag", "Phone", "PLZ", "E-mail", "Alter", "Group"];

describe.each(["libreoffice.xlsx", "gnumeric.xlsx", "libreoffice.ods"])("%s", (name) => {
  it("is read with the texts that a person sees", async () => {
    const table = await readFile(fixture(name));
    expect(table.reading).toEqual({
      format: name.split(".")[1],
      encoding: null,
      delimiter: null,
      sheet: "Mitglieder",
      headerLine: 3,
    });
    expect(table.header).toEqual(HEADER);
    expect(table.rows).toMatchObject([
      { kind: "skipped", reason: "instructions", line: 1 },
      {
        kind: "cells",
        line: 4,
        cells: ["Änne", "Groß-Łukasz", "1948-02-29", "493012345600", "01067", "aenne@example.org", "78", "Chor"],
      },
      {
        kind: "cells",
        line: 5,
        cells: ["山田", "花子 😀", "--07-17", "0301 234", "", "", "#DIV/0!", ""],
        defects: [
          { column: 6, code: "error_value", text: "#DIV/0!" },
          { column: 7, code: "merged_cell", text: "Chor", range: [4, 5] },
        ],
      },
      { kind: "skipped", reason: "hidden_row", line: 6 },
      {
        kind: "cells",
        line: 7,
        cells: ["Zeilen\num\nbruch", 'O"Neil; der <Ältere>', "2001-12-31", "", "", "", "1", "Turnen"],
      },
      { kind: "skipped", reason: "footer", line: 9 },
    ]);
  });
});

describe.each([
  ["libreoffice-utf-8.csv", { encoding: "utf-8", delimiter: ";" }],
  ["libreoffice-utf-16.csv", { encoding: "utf-16le", delimiter: "\t" }],
  ["libreoffice-windows-1252.csv", { encoding: "windows-1252", delimiter: "," }],
])("%s", (name, reading) => {
  it("is read with its own encoding and delimiter", async () => {
    const table = await readFile(fixture(name));
    expect(table.reading).toMatchObject({ format: "csv", headerLine: 3, ...reading });
    expect(table.header).toEqual(HEADER);
    expect(table.rows.map(({ line }) => line)).toEqual([1, 4, 5, 6, 7, 11]);
    expect(cellsOf(table)[4]?.slice(0, 2)).toEqual(["Zeilen\num\nbruch", 'O"Neil; der <Ältere>']);
  });
});

describe("a file of another type", () => {
  it.each([
    ["libreoffice.xls", "old_workbook", "Excel 97–2003"],
    ["libreoffice.html", "wrong_type", "HTML"],
  ])("is refused with the name of its type: %s", async (name, code, words) => {
    await expect(readFile(fixture(name))).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
  });
});

describe("a sheet with values of every kind that LibreOffice saves", () => {
  const readAs = async (ending: string) => (await readFile(fixture(`libreoffice-values.${ending}`))).rows;
  /** The line of a birthday that an XLSX workbook can't hold. */
  const EARLY = 13;

  it("gives the same rows as .ods and as .xlsx", async () => {
    const ods = await readAs("ods");
    expect(ods.length).toBe(9);
    expect(ods.filter(({ line }) => line !== EARLY)).toEqual(
      (await readAs("xlsx")).filter(({ line }) => line !== EARLY),
    );
    expect(ods.at(-1)?.cells[2]).toBe("1885-01-03");
  });

  it("gives the same names, numbers and dates as .ods and as .csv", async () => {
    const asShown: Readonly<Record<string, string>> = { "--07-17": "17.07.", "1961-12-31": "31.12.61" };
    const columns = (cells: readonly string[]) => [0, 1, 2, 3, 6].map((at) => asShown[cells[at] ?? ""] ?? cells[at]);
    const people = (rows: readonly { readonly cells: readonly string[] }[]) =>
      rows.map(({ cells }) => columns(cells)).filter(([name]) => name !== "Emil");
    expect(people(await readAs("ods"))).toEqual(people(await readAs("csv")));
  });
});

describe("a spreadsheet with filtered rows", () => {
  it.each(["filtered.ods", "template.ots", "flat.fods"])("gives all its people as %s", async (name) => {
    const table = await readFile(fixture(`libreoffice-${name}`));
    expect(table.reading.format).toBe("ods");
    expect(cellsOf(table).map(([first]) => first)).toEqual(["Ann", "Bo", "Cy", "Di"]);
  });

  it("is refused with advice when LibreOffice saved it with a password", async () => {
    await expect(readFile(fixture("libreoffice-password.ods"))).rejects.toMatchObject({
      code: "password_protected",
      hint: expect.stringContaining("Save with password"),
    });
  });
});
