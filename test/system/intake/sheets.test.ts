import { describe, expect, it } from "vitest";

import type { SheetChoice } from "../../../src/pipeline/intake/table/sheet-choice.ts";
import { cellsOf, read, refusalOf } from "./read-table.ts";
import { HEADER, textRows, writeWorkbook } from "./workbook-writer.ts";

const roleOf: SheetChoice["roleOf"] = (header) =>
  header.includes("First Name") ? (header.includes("Birthday") ? "list" : "people") : "other";

function choosing(names: readonly string[] | null, kept: string | null = null): { sheets: SheetChoice } {
  return { sheets: { names, kept, roleOf } };
}

const NOTES = { name: "Read me", rows: textRows([["How to fill in this list"], ["Write one person per line."]]) };
const HIDDEN = {
  name: "Old",
  state: "hidden" as const,
  rows: textRows([
    [...HEADER, "Phone"],
    ["Old", "", "", "1"],
  ]),
};
const sheetOf = (name: string, ...people: string[][]) => ({ name, rows: textRows([HEADER, ...people]) });
const bookOf = (...sheets: Parameters<typeof writeWorkbook>[0]["sheets"]) => writeWorkbook({ sheets });

const ANNA = ["Anna", "1990-01-02", "x"];
const BO = ["Bo", "1991-01-02", "y"];

describe("without the setting", () => {
  it("reads the only visible sheet with people, and no hidden sheet", async () => {
    const table = await read(bookOf(NOTES, HIDDEN, sheetOf("People", ANNA)), choosing(null));
    expect(table.reading).toEqual({ format: "xlsx", sheet: "People", headerLine: 1, encoding: null, delimiter: null });
    expect((await refusalOf(bookOf(HIDDEN), choosing(null))).code).toBe("no_header");
  });

  it("reads the sheet with people when another sheet has the same header and no rows", async () => {
    const table = await read(bookOf(sheetOf("Form"), sheetOf("People", ANNA)), choosing(null));
    expect(table.reading.sheet).toBe("People");
  });

  it("refuses a workbook with people on several sheets, and names the sheets and their sizes", async () => {
    const book = bookOf(sheetOf("Former members", BO, ["Cy", "1992-01-02"]), sheetOf("Members", ANNA));
    const refusal = await refusalOf(book, choosing(null));
    expect(refusal.code).toBe("several_sheets");
    expect(refusal.message).toContain("“Former members” (2 rows), “Members” (1 row)");
  });

  it("ignores a sheet that only repeats people of the sheet that is read", async () => {
    const table = await read(
      bookOf(sheetOf("Team A", ["bo", "1991-01-02", "Y "]), sheetOf("All", ANNA, BO)),
      choosing(null),
    );
    expect(table.reading.sheet).toBe("All");
    expect(cellsOf(table)).toEqual([ANNA, BO]);
  });

  it("passes over the people of a sheet that lacks the feed's key", async () => {
    const table = await read(
      bookOf(sheetOf("People", ANNA), {
        name: "Leavers",
        rows: textRows([
          ["First Name", "Left"],
          ["Cy", "2020"],
        ]),
      }),
      choosing(null),
    );
    expect(table.reading.sheetsNotRead).toEqual(["Leavers"]);
    expect(table.rows.at(-1)).toEqual({
      kind: "skipped",
      hasLeft: true,
      line: 2,
      reason: "other_sheet",
      cells: ["Cy", "2020"],
      header: ["First Name", "Left"],
    });
  });

  it("keeps the sheet of the feed's last list, and passes over the people of the others", async () => {
    const table = await read(bookOf(sheetOf("New", BO), sheetOf("Members", ANNA)), choosing(null, "members"));
    expect(table.reading).toMatchObject({ sheet: "Members", sheetsNotRead: ["New"] });
    expect(table.rows).toMatchObject([
      { kind: "cells", cells: ANNA },
      { kind: "skipped", reason: "other_sheet", cells: BO },
    ]);
  });
});

describe("with the setting", () => {
  it("reads the named sheet, visible or hidden", async () => {
    const book = bookOf(NOTES, HIDDEN, sheetOf("People", ANNA));
    expect((await read(book, choosing(["old"]))).reading.sheet).toBe("Old");
    const refusal = await refusalOf(book, choosing(["Contacts"]));
    expect(refusal.code).toBe("unknown_sheet");
    expect(refusal.message).toContain("“Read me”, “Old”, “People”");
  });

  it("refuses a workbook that lacks one of the named sheets", async () => {
    const refusal = await refusalOf(bookOf(sheetOf("Members", ANNA)), choosing(["Members", "New"]));
    expect(refusal).toMatchObject({ code: "unknown_sheet", message: expect.stringContaining("“New”") });
  });

  it("reads several sheets as one list, column by column, and names the sheet of each row", async () => {
    const other = {
      name: "Team B",
      rows: textRows([
        ["Birthday", "Phone", "First Name"],
        ["1991-01-02", "1", "Bo"],
      ]),
    };
    const table = await read(bookOf(NOTES, sheetOf("Team A", ANNA), other), choosing(["team ?"]));
    expect(table.header).toEqual([...HEADER, "Phone", "Sheet"]);
    expect(table.rows).toMatchObject([
      { line: 2, cells: [...ANNA, "", "Team A"] },
      { line: 2, cells: ["Bo", "1991-01-02", "", "1", "Team B"] },
    ]);
  });

  it('reads all visible sheets with people when the setting is "*"', async () => {
    const table = await read(bookOf(NOTES, HIDDEN, sheetOf("A", ANNA), sheetOf("B", BO)), choosing(["*"]));
    expect(table.reading.sheet).toBe("A, B");
    expect(cellsOf(table).map(([first]) => first)).toEqual(["Anna", "Bo"]);
  });

  it("passes over the people of visible sheets that are not named", async () => {
    const table = await read(bookOf(sheetOf("A", ANNA), sheetOf("B", BO)), choosing(["A"]));
    expect(table.rows).toMatchObject([{ kind: "cells" }, { kind: "skipped", reason: "other_sheet", cells: BO }]);
  });
});
