/** Lists in `failed/`, whose columns no run of a feed has read. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ExcelJS from "exceljs";
import { describe, expect } from "vitest";
import { refusedFiles } from "../../../../src/pipeline/intake/arrival/fail-file.ts";
import { personNamed } from "../../../../src/run/push/never/name-person.ts";
import { odsRows, writeOds } from "../../../system/intake/ods-writer.ts";
import { canary, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { crashAtEachInstant } from "../../world/crash-at-each-instant.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, mutations, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const put = (place: Workplace, name: string, text: string) => writeFileSync(join(place.folders.failed, name), text);
const read = (place: Workplace, name: string) => readFileSync(join(place.folders.failed, name), "utf8");

/** The person's relatives: father, wife, twin and a namesake, by their keys. */
const PHONE = { "Last Name": "Canarylast", Phone: "030 / 98765432" };
const RELATIVES = [
  person(21, "Canaryfirst", { ...PHONE, Birthday: "1909-03-07" }),
  person(22, "Walburga", { ...PHONE, Email: "Canary.Mail@Example.org", Birthday: "1941-01-02" }),
  person(23, "Lena", { ...PHONE, Birthday: "1937-10-03" }),
  person(24, "Canaryfirst", { "Last Name": "Canarylast", Email: "namesake@example.org", Birthday: "1999-08-08" }),
];

describe("a list in failed/", () => {
  test("keeps father, wife, twin and namesake of an erased person", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    put(place, "other.csv", csvText(HEADER, [canary(), ...RELATIVES, ...OTHERS]));
    const words = ["Nummer", "Vorname", "Nachname", "E-Mail", "Telefon", "Geburtstag"];
    put(
      place,
      "words.csv",
      csvText(
        words,
        [canary(), ...RELATIVES, ...OTHERS].map((cells) => cells.slice(0, 6)),
      ),
    );
    await erase(place);
    for (const name of ["other.csv", "words.csv"]) {
      expect(read(place, name)).not.toContain("CANARY-77");
      for (const key of ["E-21", "E-22", "E-23", "E-24", "E-2", "E-5"]) expect(read(place, name)).toContain(`${key},`);
    }
  });

  test.for([
    `Name;Geburtstag\r\n"Canarylast, Canaryfirst";3.10.1937\r\n"Maier, Hans";5.6.1970`,
    `Name;Geburtstag\r\nCanarylast Canaryfirst;03.10.1937\r\nMaier Hans;5.6.1970`,
    `Name\r\nCANARYLAST CANARYFIRST\r\nMAIER HANS`,
    `Mitglied\r\n"Canarylast, Canaryfirst"\r\n"Maier, Hans"`,
    `Nachname;Geburtstag\r\nCanarylast;03.10.1937\r\nMaier;5.6.1970`,
    `Vorname;Geburtstag\r\nCanaryfirst;03.10.1937\r\nHans;5.6.1970\r\nMaier;1.1.1971`,
    `Nr;Geburtstag\r\nCANARY-77;03.10.1937\r\nMaier;5.6.1970`,
    `Name;Mail\r\nFrau Canarylast;canary.mail@example.org\r\nMaier Hans;maier@example.org`,
    `Name;Mail\r\nC. Canarylast;canary.mail@example.org\r\nMaier Hans;maier@example.org`,
    `Name;Mail\r\nFamilie Canarylast;canary.mail@example.org\r\nMaier Hans;maier@example.org`,
    `Mail\r\ncanary.mail@example.org\r\nmaier@example.org`,
    `Anrede;Text\r\nHerr;Lieber Canaryfirst Canarylast\r\nHerr;Lieber Maier`,
  ])("loses the row of an erased person, and only this row: %s", async (text, { place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    put(place, "other.csv", `${text}\r\n`);
    await erase(place);
    expect(filesWith(place, /canary/iu)).toEqual([]);
    expect(read(place, "other.csv")).toMatch(/maier/iu);
  });
});

describe("rows beside a list", () => {
  test("go when they show an erased person: a title above the header, a line below the list", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const list = csvText(HEADER, [canary({ Nr: "CANARY-78" }), ...OTHERS]);
    dropFile(
      place,
      "staff-title.csv",
      `List,as of 1 May,by Canaryfirst Canarylast\r\n\r\n${list}\r\nTotal: 5,,by Canarylast Canaryfirst\r\n`,
    );
    await run(place, FEED);
    expect(filesWith(place, /by Canaryfirst Canarylast/u).length).toBeGreaterThan(1);
    await erase(place);
    expect(filesWith(place, /canaryfirst/iu)).toEqual([]);
  });
});

describe("a workbook with several sheets", () => {
  test.for(["failed", "archive"] as const)("keeps the rows of others on each sheet: %s", async (folder, { place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    const former = [
      ["Vorname", "Nachname", "Geburtstag"],
      ["Canaryfirst", "Canarylast", "03.10.1937"],
      ["Alt", "Anderer", "01.01.1950"],
    ];
    const sheets = [
      { name: "List", rows: odsRows([[...HEADER], canary(), ...OTHERS].map((cells) => [...cells])) },
      { name: "Former", rows: odsRows(former) },
      { name: "Notes", rows: odsRows([["By Canaryfirst Canarylast"], ["Nothing else"]]) },
    ];
    if (folder === "failed") writeFileSync(join(place.folders.failed, "other.ods"), writeOds({ sheets }));
    else {
      dropFile(place, "staff-sheets.ods", writeOds({ sheets }));
      await run(place, FEED);
    }
    await erase(place);
    expect(filesWith(place, /canaryfirst/iu)).toEqual([]);
    const inFolder = (text: string) => filesWith(place, text).filter((path) => path.startsWith(folder)).length;
    expect([inFolder("Alt,Anderer,01.01.1950"), inFolder("Nothing else")]).toEqual([1, 1]);
    expect(inFolder("Name3")).toBeGreaterThan(0);
  });
});

describe("an XLSX workbook with a hidden sheet", () => {
  const workbook = async () => {
    const book = new ExcelJS.Workbook();
    const add = (name: string, state: "visible" | "hidden", rows: readonly (readonly string[])[]) =>
      book.addWorksheet(name, { state }).addRows([[...HEADER], ...rows.map((cells) => [...cells])]);
    add("North", "visible", [canary(), ...OTHERS.slice(0, 2)]);
    add("South", "visible", OTHERS.slice(2));
    add("Former", "hidden", [canary({ Nr: "CANARY-78" }), person(6, "Former")]);
    return Buffer.from(await book.xlsx.writeBuffer());
  };

  test("in failed/ becomes one file for each sheet, and the reason beside each names all of them", async ({
    place,
  }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    dropFile(place, "nofeed.xlsx", await workbook());
    await run(place, FEED);
    await erase(place);
    expect(filesWith(place, /canaryfirst/iu)).toEqual([]);
    const sheets = ["nofeed.xlsx-2.csv", "nofeed.xlsx-3.csv", "nofeed.xlsx.csv"];
    const names = readdirSync(place.folders.failed);
    expect(names.toSorted()).toEqual(sheets.flatMap((name) => [name, `${name}.error.txt`]).toSorted());
    for (const name of ["Former", "Name3", "Name5"])
      expect(sheets.filter((sheet) => read(place, sheet).includes(name))).toHaveLength(1);
    for (const refused of refusedFiles(place.folders.failed)) {
      for (const name of sheets) expect(refused.hint).toContain(name);
      expect(refused.hint).toContain("They are one list");
    }
    expect(refusedFiles(place.folders.failed)).toHaveLength(3);
  });

  test("takes no name of a file that an earlier erasure wrote", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    dropFile(place, "nofeed.xlsx", await workbook());
    await run(place, FEED);
    await erase(place);
    await apply(place, [canary(), ...OTHERS.with(0, person(2, "Name2", { "Last Name": "New" }))], FEED);
    dropFile(place, "nofeed.xlsx", await workbook());
    await run(place, FEED);
    await erase(place);
    const lists = readdirSync(place.folders.failed).filter((name) => name.endsWith(".csv"));
    expect(lists).toHaveLength(6);
    for (const name of ["Former", "Name3", "Name5"])
      expect(lists.filter((list) => read(place, list).includes(name))).toHaveLength(2);
    expect(filesWith(place, /canaryfirst/iu)).toEqual([]);
  });

  test("becomes the same files and reasons when the process is killed at any instant", async () => {
    const bytes = await workbook();
    const left: Record<string, string>[] = [];
    const { instants } = await crashAtEachInstant({
      begin: async (place) => {
        await apply(place, [canary(), ...OTHERS], FEED);
        for (const name of ["nofeed.xlsx", "nofeed.csv", "Canaryfirst Canarylast.xlsx"]) dropFile(place, name, bytes);
        dropFile(place, "unreadable.csv", `First Name\r\n"Canaryfirst Canarylast\r\n`);
        await run(place, FEED);
      },
      act: (place) => erase(place),
      goOn: async (place, _begun, hasCrashed) => {
        if (hasCrashed && "id" in personNamed("canary.mail@example.org", place.ledger())) await erase(place);
        await run(place, FEED);
        const names = readdirSync(place.folders.failed).toSorted();
        left.push(Object.fromEntries(names.map((name) => [name, read(place, name)])));
        return null;
      },
      between: /failed\//u,
    });
    const expected = left.at(-1) ?? {};
    const lists = Object.keys(expected).filter((name) => !name.endsWith(".error.txt"));
    expect(lists).toHaveLength(9);
    for (const name of lists.filter((list) => list.startsWith("nofeed")))
      expect(expected[`${name}.error.txt`]).toContain("They are one list");
    expect(instants).toBeGreaterThan(20);
    for (const files of left) expect(files).toEqual(expected);
  });

  test("keeps the rows of others in the archive of a feed that reads all sheets", async ({ place }) => {
    const feed = { ...FEED, sheet: ["*"] };
    dropFile(place, "staff-sheets.xlsx", await workbook());
    await run(place, feed);
    expect(namesIn(place)).toContain("Name5");
    place.sandbox.forgetRequests();
    await erase(place);
    expect(filesWith(place, /canaryfirst/iu)).toEqual([]);
    expect(mutations(place)).toEqual(["DELETE"]);
    const archived = (text: string) => filesWith(place, text).filter((path) => path.startsWith("archive"));
    for (const name of ["Name2", "Name3", "Name4", "Name5", "Former"]) expect(archived(name)).toHaveLength(1);
  });
});

describe("a file in failed/ that can't be read as a list", () => {
  test("is deleted when first and last name of an erased person stand side by side", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    put(place, "a.html", "<table><tr><td>Canaryfirst</td><td>Canarylast</td></tr></table>");
    put(place, "b.json", `[{"vorname":"Canaryfirst","nachname":"Canarylast"}]`);
    put(place, "c.json", `[{"nachname":"Canaryfirst"},{"vorname":"Canarylast"}]`);
    await erase(place);
    expect(filesWith(place, /canaryfirst/iu)).toEqual(["failed/c.json"]);
  });
});

test("a kill after the list was removed leaves no text of the list", async ({ place }) => {
  await apply(place, [person(7, "Max"), ...OTHERS]);
  const path = join(place.folders.failed, "fremd.xlsx");
  put(place, "fremd.xlsx.error.txt", "The list fremd.xlsx was refused.");
  place.ledger().account.setFact("rewritten_list", JSON.stringify({ path, inode: "1:1", files: [`${path}.csv`] }));
  await erase(place, false, "key:E-7");
  expect(existsSync(`${path}.error.txt`)).toBe(false);
  expect(place.ledger().account.fact("rewritten_list")).toBe("null");
});
