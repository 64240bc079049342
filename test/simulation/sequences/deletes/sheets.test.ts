import { describe, expect } from "vitest";
import { dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, codesOf, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";
import { textRows, writeWorkbook } from "../../../system/intake/workbook-writer.ts";

type People = readonly (readonly string[])[];

/** Drops a workbook with these sheets as a list of the feed `staff`, and makes one pass. */
async function applySheets(place: Workplace, sheets: Readonly<Record<string, People>>, sheet: string[] | null = null) {
  const parts = Object.entries(sheets).map(([name, people]) => ({ name, rows: textRows([HEADER, ...people]) }));
  dropFile(place, `staff-${place.clock.now()}.xlsx`, writeWorkbook({ sheets: parts }));
  return run(place, { sheet });
}

const TEAM = ["Ada", "Ben", "Cleo", "Dora", "Emil"].map((name, at) => person(at + 1, name));
const [ada, ben, cleo, dora, emil] = TEAM as [People[0], People[0], People[0], People[0], People[0]];

describe("a workbook with several sheets", () => {
  test("deletes none of the people who were moved to a sheet that is not read", async ({ place }) => {
    await applySheets(place, { Members: TEAM });
    const [record] = await applySheets(place, { New: [dora, emil], Members: [ada, ben, cleo] });
    expect(record).toMatchObject({
      reading: { sheet: "Members", sheetsNotRead: ["New"] },
      deletes: { deleted: 0, held: 0 },
    });
    expect(record?.rows).toMatchObject({ read: 5, unchanged: 3, skipped: 2 });
    expect(namesIn(place)).toHaveLength(5);
  });

  test("greets no people of a former members' sheet, because the first list is refused", async ({ place }) => {
    expect(await applySheets(place, { "Former members": [dora, emil], Members: [ada, ben, cleo] })).toEqual([]);
    expect(namesIn(place)).toEqual([]);
  });

  test("applies all sheets that the setting names as one list", async ({ place }) => {
    await applySheets(place, { A: [ada, ben], B: [cleo, dora, emil] }, ["*"]);
    expect(namesIn(place)).toHaveLength(5);
    const [moved] = await applySheets(place, { B: [cleo, ada], A: [ben, dora, emil] }, ["*"]);
    expect(moved?.rows).toMatchObject({ read: 5, unchanged: 5 });
    const [twice] = await applySheets(place, { A: [ada, ben, cleo, dora, emil], B: [person(1, "Adam")] }, ["*"]);
    expect(Object.values(codesOf(place, twice)).flat()).toContain("duplicate_key");
  });
});

describe("a list with a second table below the first", () => {
  test("protects the people of the second table, and applies the first", async ({ place }) => {
    await applySheets(place, { Members: TEAM });
    const header = ["First Name", "Last Name", "Birthday", "Nr"];
    const row = ([nr = "", first = "", last = "", , , birthday = ""]: readonly string[]) => [first, last, birthday, nr];
    const [record] = await applySheets(place, {
      Members: [ada, ben, person(6, "Fred"), header, row(cleo), row(dora), row(emil)],
    });
    expect(record?.rows).toMatchObject({ read: 7, created: 1, unchanged: 2, skipped: 4 });
    expect(record?.deletes).toMatchObject({ deleted: 0, held: 0 });
    expect(namesIn(place)).toHaveLength(6);
  });

  test("is read alike when most rows are known from the last list", async ({ place }) => {
    const header = ["First Name", "Last Name", "Birthday", "Nr"];
    const list = (nr: number) => [...TEAM, person(6, `Fred${nr}`), header, ["Gil", "Beispiel7", "1980-01-07", "E-7"]];
    await apply(place, [...TEAM, person(6, "Fred"), person(7, "Gil")]);
    for (const nr of [1, 2]) {
      const [record] = await apply(place, list(nr));
      expect(record?.rows).toMatchObject({ read: 8, unchanged: 5, skipped: 2 });
      expect(record?.deletes).toMatchObject({ deleted: 0, held: 0 });
    }
    expect(namesIn(place)).toContain("Gil");
  });
});

describe("a table of people who have left above the list", () => {
  const former = [person(8, "Hilda"), person(9, "Ina")];
  const titled = (title: string) => [[title], HEADER, ...former];

  /** Drops these lines as a list, and makes one pass. @param format a workbook leaves blank lines out */
  async function applyLines(place: Workplace, lines: People, format: string) {
    if (format === "csv") {
      const text = lines.map((cells) => cells.join(";")).join("\n");
      dropFile(place, `staff-${place.clock.now()}.csv`, `${text}\n`);
    } else {
      dropFile(
        place,
        `staff-${place.clock.now()}.xlsx`,
        writeWorkbook({ sheets: [{ name: "Members", rows: textRows(lines) }] }),
      );
    }
    return run(place);
  }

  test.for(
    [
      ["Former members", "Members"],
      ["Ehemalige Mitglieder", "Mitglieder"],
      ["Anciens membres", "Membres"],
      ["Antiguos miembros", "Miembros"],
      ["Ex membri", "Membri"],
      ["Oud-leden", "Leden"],
      ["Byli członkowie", "Członkowie"],
      ["Antigos membros", "Membros"],
    ].flatMap((titles) => ["csv", "xlsx"].map((format) => [...titles, format] as const)),
  )(
    "is not greeted, and the list is, when their titles are %s and %s (%s)",
    async ([above, below, format], { place }) => {
      const [record] = await applyLines(
        place,
        [...titled(above ?? ""), [""], [below ?? ""], HEADER, ...TEAM],
        format ?? "",
      );
      expect(record?.rows).toMatchObject({ created: 5, rejected: 0 });
      expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
    },
  );

  test("is refused when no title tells where the list begins", async ({ place }) => {
    await applyLines(place, [...titled("Ehemalige Mitglieder"), [""], HEADER, ...TEAM], "csv");
    expect(namesIn(place)).toEqual([]);
  });

  test("is refused when the list below has other columns", async ({ place }) => {
    const header = ["First Name", "Last Name", "Birthday", "Nr"];
    const rows = [["Gil", "Beispiel7", "1980-01-07", "E-7"]];
    await applyLines(place, [...titled("Ehemalige Mitglieder"), [""], ["Mitglieder"], header, ...rows], "csv");
    expect(namesIn(place)).toEqual([]);
  });

  test("is a list of its own when no other table follows", async ({ place }) => {
    await applyLines(place, [...titled("Ehemalige Mitglieder"), HEADER, ...TEAM], "csv");
    expect(namesIn(place)).toHaveLength(7);
  });
});

describe("a printed list with the header on each page", () => {
  test.for([
    ["a blank row", [[""]]],
    ["the title again", [[""], ["Mitgliederliste, Seite 2"]]],
  ] as const)("creates the people of all pages when %s stands between them", async ([, between], { place }) => {
    const lines = [
      ["Mitgliederliste, Seite 1"],
      HEADER,
      ada,
      ben,
      ...between,
      HEADER,
      cleo,
      ...between,
      HEADER,
      dora,
      emil,
    ];
    dropFile(place, "staff-1.csv", lines.map((cells) => `${cells.join(";")}\n`).join(""));
    const [record] = await run(place);
    expect(record?.rows).toMatchObject({ created: 5, rejected: 0 });
  });
});

describe("a hidden row of a workbook", () => {
  /** Drops a workbook whose second row after the header is hidden, and makes one pass. */
  async function applyHiding(place: Workplace, people: People) {
    const rows = textRows([HEADER, ...people]).replace('<row r="3">', '<row r="3" hidden="1">');
    dropFile(place, `staff-${place.clock.now()}.xlsx`, writeWorkbook({ sheets: [{ name: "Members", rows }] }));
    return run(place);
  }
  const blank = person(2, "", { "Last Name": "", Birthday: "", UID: "" });

  test.for<[string, readonly string[], string[]]>([
    ["key", ben ?? [], []],
    ["name, under another key,", person(2, "Ben", { Nr: "E-77", UID: "" }), []],
    ["slightly different name, without a key,", person(2, "Benn", { Nr: "", UID: "" }), ["unidentified_rows"]],
    ["group, without a name and a known key,", blank.with(0, "E-77"), ["unidentified_rows"]],
  ])("protects the contact of its %s", async ([, hidden, guards], { place }) => {
    await applySheets(place, { Members: TEAM });
    const [record] = await applyHiding(place, [ada ?? [], hidden, cleo ?? [], dora ?? [], emil ?? []]);
    expect(record?.rows).toMatchObject({ read: 5, unchanged: 4, skipped: 1 });
    expect(record?.holds.map(({ guard }) => guard)).toEqual(guards);
    expect(record?.deletes.deleted).toBe(0);
    expect(namesIn(place)).toHaveLength(5);
  });
});
