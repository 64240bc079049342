import { describe, expect, it } from "vitest";

import { readSheetRows } from "../../../src/pipeline/intake/xlsx/xlsx-sheet.ts";

/** Returns the number of rows of a sheet in which each row names one shared text. */
async function countRows(text: string, rows: number): Promise<number> {
  const sheet = `<worksheet><sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(rows)}</sheetData></worksheet>`;
  async function* bytes() {
    yield Buffer.from(sheet);
  }
  let count = 0;
  for await (const batch of readSheetRows(bytes(), {
    merged: { note: () => {}, covered: () => [] },
    isFiltered: false,
    mailLinks: new Map(),
    mostCharacters: 1_000_000,
    mostCells: 1_000_000,
    mostLongCharacters: 100_000,
    is1904: false,
    sharedString: () => text,
    format: () => ({ kind: "plain" }),
  }))
    count += batch.length;
  return count;
}

describe("readSheetRows, repeated texts", () => {
  it("refuses a sheet when it repeats a text that only a long note has", async () => {
    await expect(countRows("x".repeat(5_000), 21)).rejects.toThrow(expect.objectContaining({ code: "hostile" }));
  });

  it("reads a sheet when it repeats ordinary notes, up to a limit for all texts", async () => {
    expect(await countRows("x".repeat(4_000), 250)).toBe(250);
    await expect(countRows("x".repeat(4_000), 251)).rejects.toThrow(expect.objectContaining({ code: "hostile" }));
  });

  it("reads a sheet when a few cells hold long notes", async () => {
    expect(await countRows("x".repeat(5_000), 20)).toBe(20);
  });
});
