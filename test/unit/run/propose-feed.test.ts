import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { proposeFeed } from "../../../src/run/read/propose-feed.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sample-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the key that is proposed for a list of people whose numbers stand in a column with this title. */
async function keyFor(title: string, numbers: readonly number[]): Promise<string | null> {
  const path = join(root, "Mitglieder.csv");
  const rows = numbers.map((number, at) => {
    const name = `Vera${String.fromCodePoint(97 + (at % 26))}${String.fromCodePoint(97 + Math.floor(at / 26))}`;
    return `${number};${name};Orlov;1990-05-${String(1 + (at % 28)).padStart(2, "0")};p${at}@example.org`;
  });
  writeFileSync(path, [`${title};Vorname;Nachname;Geburtsdatum;E-Mail`, ...rows, ""].join("\r\n"));
  return (await proposeFeed(path, "Club")).key;
}

const COUNTED = Array.from({ length: 30 }, (_, at) => at + 1);

describe("the key of a sample", () => {
  it.each(["Lfd. Nr.", "Nr.", "No", "laufende Nummer"])("is not a column that counts the rows: %s", async (title) => {
    expect(await keyFor(title, COUNTED)).toBeNull();
  });

  it.each([
    ["Nr.", COUNTED.map((number) => number + (number > 12 ? 1 : 0))],
    ["Nr.", COUNTED.slice(0, 12)],
    ["Mitgliedsnummer", COUNTED],
    ["Pers.-Nr.", COUNTED],
    ["ID", COUNTED],
  ])("is a column of numbers of people: %s", async (title, numbers) => {
    expect(await keyFor(title, numbers)).toBe(title);
  });
});
