/** Rows that an unquoted line break tears apart. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { codesOf, mutations, namesIn, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const COLUMNS = ["Nr", "First Name", "Last Name", "Email", "Phone", "Birthday", "Group"] as const;
const NAMES = ["Sven", "Vera", "Cleo", "Dora", "Emil", "Fred", "Gero", "Hedi", "Ines", "Jule", "Karl", "Lars"];

const row = (nr: number, name: string): readonly string[] => [
  String(1_000 + nr),
  name,
  `Lang${name.toLowerCase()}`,
  `${name.toLowerCase()}@firma.de`,
  `+4930859999${10 + nr}`,
  `${10 + nr}.07.19${60 + nr * 3}`,
  "Team Berlin",
];
const people = (count: number) => NAMES.slice(0, count).map((name, at) => row(at + 1, name));
const { Guardian: _guardian, Mark: _mark, UID: _uid, Nr: _nr, ...columns } = testFeed("staff").columns;
const DEFAULTS: Partial<FeedSettings> = { columns, dateOrder: "DMY", defaults: { group: "Team Berlin" } };

/** Drops a list of these lines, and makes one pass. @returns the record of its run */
async function applyText(place: Workplace, text: string, feed: Partial<FeedSettings> = {}) {
  dropFile(place, `staff-${place.clock.now()}.csv`, text);
  const [record] = await run(place, { ...DEFAULTS, ...feed });
  return record;
}
const textOf = (rows: readonly (readonly string[])[], header: readonly string[] = COLUMNS) => csvText(header, rows);

/** Returns the list with a line break inside row `nr`, before the last `from` characters that `before` stands for. */
function tornBefore(text: string, nr: number, before: RegExp): string {
  const lines = text.split("\n");
  const line = lines[nr] ?? "";
  const at = before.exec(line)?.index ?? 0;
  lines[nr] = `${line.slice(0, at)}\n${line.slice(at)}`;
  return lines.join("\n");
}

const BREAKS: readonly [string, RegExp][] = [
  ["number", /\d\d[,;]/],
  ["last name", /\w{3}[,;]\w+@/],
  ["e-mail", /e[,;]\+49/],
  ["phone", /\d\d[,;]\d\d\./],
  ["birthday", /\d\d[,;]Team/],
  ["group", /erlin$/],
];

describe("a row that a line break tears apart", () => {
  for (const count of [5, 12])
    for (const mode of ["snapshot", "changes"] as const)
      test.for(BREAKS)(
        `changes no one in a list of ${count} (${mode}) when the break is in the %s`,
        async ([, before], { place }) => {
          const list = textOf(people(count));
          await applyText(place, list, { mode });
          place.sandbox.forgetRequests();
          for (let night = 1; night <= 2; night += 1) {
            const record = await applyText(place, tornBefore(list, 3, before), { mode });
            expect(codesOf(place, record)).toEqual({ 4: ["torn_row"], 5: ["torn_row"] });
            expect(record).toMatchObject({ holds: [], deletes: { deleted: 0 } });
            expect(mutations(place)).toEqual([]);
          }
          await applyText(place, list, { mode });
          // A list of changes does not show that a row without a key is gone.
          if (mode === "snapshot") expect(place.ledger().openItems.open("staff")).toEqual([]);
        },
      );

  test.for(BREAKS.filter(([name]) => !["number", "group"].includes(name)))(
    "makes no contact of a new person when the break is in the %s",
    async ([, before], { place }) => {
      await applyText(place, textOf(people(11)));
      const record = await applyText(place, tornBefore(textOf(people(12)), 12, before));
      expect(Object.values(codesOf(place, record)).flat()).toEqual(["torn_row", "torn_row"]);
      expect(namesIn(place)).toHaveLength(11);
    },
  );

  test("makes no contact in the first list", async ({ place }) => {
    const record = await applyText(place, tornBefore(textOf(people(12)), 4, /\d\d[,;]Team/));
    expect(codesOf(place, record)).toEqual({ 5: ["torn_row"], 6: ["torn_row"] });
    expect(namesIn(place)).toHaveLength(11);
  });

  test("is left out when the break is in a cell at the end that also holds a delimiter", async ({ place }) => {
    const header = [...COLUMNS, "Address"];
    const rows = people(12).map((cells, at) => [...cells, `Hauptstr. ${at}`]);
    await applyText(place, textOf(rows, header));
    place.sandbox.forgetRequests();
    const lines = textOf(rows, header).split("\n");
    lines.splice(5, 0, "10115, Berlin");
    const record = await applyText(place, lines.join("\n"));
    expect(codesOf(place, record)).toEqual({ 6: ["torn_row"] });
    expect(mutations(place)).toEqual([]);
  });
});

describe("a list with ordinary short rows", () => {
  /** Leaves the blank cells at the end of each row off. */
  const trimmed = (rows: readonly (readonly string[])[]) =>
    rows.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1));

  test("passes untouched when cells at the end of its rows are left off", async ({ place }) => {
    const kept = [7, 3, 3, 4, 4, 7, 6, 2, 4, 3, 5, 4];
    const rows = people(12).map((cells, at) => cells.slice(0, kept[at]));
    const first = await applyText(place, textOf(rows));
    expect(codesOf(place, first)).toEqual({});
    expect(namesIn(place)).toHaveLength(12);
    const changed = rows.map((cells, at) => (at === 3 ? [...cells.slice(0, 3), "new@firma.de"] : cells));
    const second = await applyText(place, textOf(changed));
    expect(second).toMatchObject({ rows: { updated: 1, rejected: 0 } });
  });

  test("creates two new people whose rows follow each other and are short", async ({ place }) => {
    const rows = people(12).map((cells, at) => (at < 9 ? cells : [...cells.slice(0, 3), "", "", "", ""]));
    await applyText(place, textOf(rows.slice(0, 9)));
    const record = await applyText(place, textOf(trimmed(rows)));
    expect(codesOf(place, record)).toEqual({});
    expect(namesIn(place)).toHaveLength(12);
  });
});

test("the columns of these tests are those of the feed", () => {
  expect(COLUMNS.filter((column) => !HEADER.includes(column))).toEqual([]);
});
