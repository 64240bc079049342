import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { exitCodeOf } from "../../../../src/run/exit-code.ts";
import { textRows, writeWorkbook } from "../../../system/intake/workbook-writer.ts";
import { dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type People = readonly (readonly string[])[];

const TEAM = ["Ada", "Ben", "Cleo", "Dora", "Emil"].map((name, at) => person(at + 1, name));
const [ada, ben, cleo, dora, emil] = TEAM as [People[0], People[0], People[0], People[0], People[0]];
const FRED = person(6, "Fred");
const ALL = ["Ada", "Ben", "Cleo", "Dora", "Emil"];

/** The columns of a second table, and a row of it. */
const OTHER_HEADER = ["First Name", "Last Name", "Birthday", "Nr"];
const inOther = ([nr = "", first = "", last = "", , , birthday = ""]: readonly string[]) => [first, last, birthday, nr];

/** Drops a workbook with these sheets as a list, and makes one pass. @returns the exit code and the number of people */
async function applySheets(
  place: Workplace,
  sheets: Readonly<Record<string, People>>,
  feed: Partial<FeedSettings> = {},
  header: readonly string[] = HEADER,
): Promise<readonly [number, number | undefined]> {
  const parts = Object.entries(sheets).map(([name, people]) => ({ name, rows: textRows([header, ...people]) }));
  dropFile(place, `staff-${place.clock.now()}.xlsx`, writeWorkbook({ sheets: parts }));
  return codeOf(await run(place, feed));
}

/** Drops a list with a second table below its rows, and makes one pass. @returns as `applySheets` does */
async function applyTables(place: Workplace, people: People, second: People, feed: Partial<FeedSettings> = {}) {
  return codeOf(await apply(place, [...people, OTHER_HEADER, ...second.map(inOther)], feed));
}

function codeOf(records: Awaited<ReturnType<typeof run>>): readonly [number, number | undefined] {
  return [exitCodeOf(records), records[0]?.notRead];
}

describe("people on a sheet that is not read", () => {
  test("need a person in each list that keeps their contacts, until their rows are gone", async ({ place }) => {
    await applySheets(place, { Members: TEAM });
    const moved = { Members: [ada, ben, cleo] as People, Leavers: [dora, emil] as People };
    expect(await applySheets(place, moved)).toEqual([3, 2]);
    expect(await applySheets(place, moved)).toEqual([3, 2]);
    expect(namesIn(place)).toEqual(ALL);
    expect(await applySheets(place, { Members: [ada, ben, cleo] as People, Leavers: [dora] as People })).toEqual([
      3, 1,
    ]);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora"]);
    expect(await applySheets(place, { Members: [ada, ben, cleo, dora] as People })).toEqual([0, 0]);
  });

  test("need a person once when they are new", async ({ place }) => {
    await applySheets(place, { Members: TEAM });
    const sheets = { Members: TEAM, New: [FRED] };
    expect(await applySheets(place, sheets)).toEqual([3, 1]);
    expect(await applySheets(place, sheets)).toEqual([0, 0]);
    expect(await applySheets(place, { ...sheets, New: [FRED, person(7, "Gil")] })).toEqual([3, 1]);
    expect(namesIn(place)).toEqual(ALL);
  });

  test("need a person once although another of their cells changes in each list", async ({ place }) => {
    const header = [...HEADER, "Points"];
    const scored = (people: People, points: string) => people.map((row) => [...row, points]);
    const sheets = (points: string) => ({ Members: scored(TEAM, points), Archive: scored([FRED], points) });
    await applySheets(place, { Members: scored(TEAM, "40") }, {}, header);
    expect(await applySheets(place, sheets("40"), {}, header)).toEqual([3, 1]);
    expect(await applySheets(place, sheets("41"), {}, header)).toEqual([0, 0]);
  });

  test("need no person when they have left, and were no contacts", async ({ place }) => {
    await applySheets(place, { Members: TEAM });
    expect(await applySheets(place, { Members: TEAM, "Former members": [FRED] })).toEqual([0, 0]);
  });

  test("need no person when they stand in the list as well", async ({ place }) => {
    await applySheets(place, { Members: TEAM });
    const twice = { Members: [...TEAM, FRED], Board: [ada, FRED, ben] as People };
    expect(await applySheets(place, twice)).toEqual([0, 0]);
  });

  test("need no person when the setting leaves their sheet out and they are no contacts", async ({ place }) => {
    const sheets = { Members: TEAM, Rome: [FRED] };
    expect(await applySheets(place, sheets, { sheet: ["Members"] })).toEqual([0, 0]);
    expect(await applySheets(place, sheets, { sheet: ["Members"] })).toEqual([0, 0]);
    const moved = { Members: TEAM.slice(1), Rome: [FRED, ada] as People };
    expect(await applySheets(place, moved, { sheet: ["Members"] })).toEqual([3, 1]);
  });

  test("need a person once when the list deletes no contacts", async ({ place }) => {
    const feed = { deletes: null };
    await applySheets(place, { Members: TEAM }, feed);
    const moved = { Members: [ada, ben, cleo] as People, Leavers: [dora, emil] as People };
    expect(await applySheets(place, moved, feed)).toEqual([3, 2]);
    expect(await applySheets(place, moved, feed)).toEqual([0, 0]);
  });

  test("need no person when the sheet has only names and telephones", async ({ place }) => {
    await applySheets(place, { Members: TEAM });
    const parts = [
      { name: "Members", rows: textRows([HEADER, ...TEAM.map((row) => [...row])]) },
      {
        name: "Contacts",
        rows: textRows([
          ["First Name", "Last Name", "Phone"],
          ["Gil", "Guest", "030 1234567"],
        ]),
      },
    ];
    dropFile(place, "staff-notes.xlsx", writeWorkbook({ sheets: parts }));
    expect(codeOf(await run(place))).toEqual([0, 0]);
  });
});

describe("people of a second table", () => {
  test("need a person in the feed's first list", async ({ place }) => {
    expect(await applyTables(place, TEAM, [FRED])).toEqual([3, 1]);
    expect(namesIn(place)).toEqual(ALL);
    expect(await applyTables(place, TEAM, [FRED])).toEqual([0, 0]);
  });

  test("need a person in each list that keeps their contacts", async ({ place }) => {
    await apply(place, TEAM);
    for (const night of [1, 2]) {
      expect([night, ...(await applyTables(place, [ada, ben, cleo] as People, [dora, emil] as People))]).toEqual([
        night,
        3,
        2,
      ]);
    }
    expect(namesIn(place)).toEqual(ALL);
  });

  test("need a person once in a list of changes", async ({ place }) => {
    const feed = { mode: "changes" } as const;
    await apply(place, TEAM, feed);
    expect(await applyTables(place, [person(1, "Ada", { Group: "Team Rom" })], [dora, FRED] as People, feed)).toEqual([
      3, 2,
    ]);
    expect(await applyTables(place, [ben] as People, [dora, FRED] as People, feed)).toEqual([0, 0]);
  });

  test("need no person while the list waits for approval", async ({ place }) => {
    await apply(place, TEAM);
    const [code] = await applyTables(
      place,
      [person(11, "Xa", { Birthday: "1990-05-05" }), person(12, "Xb", { Birthday: "1991-06-07" })],
      [FRED],
    );
    expect(code).toBe(4);
  });
});
