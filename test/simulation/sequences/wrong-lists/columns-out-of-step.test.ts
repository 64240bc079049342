/** Lists in which a column no longer fits the others. Each is held, and nothing of it is sent. */
import { describe, expect } from "vitest";
import type { Hold } from "../../../../src/model/operation.ts";
import { apply, mutations, test } from "../../world/list-sequence.ts";
import { HEADER } from "../../world/feeds.ts";
import { listOf, type Column, type Members } from "../../world/members.ts";
import type { Workplace } from "../../world/workplace.ts";

/** Applies a list and then a wrong one. @returns the holds of the wrong list; nothing of it was sent */
async function holdsOfWrong(
  place: Workplace,
  right: Members,
  wrong: Members,
  feed: Parameters<typeof apply>[2] = {},
): Promise<readonly Hold[]> {
  const [first] = await apply(place, right, feed);
  expect(first?.holds).toEqual([]);
  place.sandbox.forgetRequests();
  const [record] = await apply(place, wrong, feed);
  expect(mutations(place)).toEqual([]);
  return record?.holds.filter(({ scope }) => scope === "run") ?? [];
}

const guardsOf = (holds: readonly Hold[]) => holds.map(({ guard }) => guard);

/** Returns the list with the values of some columns taken from other rows. */
function moved(members: Members, columns: readonly Column[], from: (at: number) => number): Members {
  const place = columns.map((column) => HEADER.indexOf(column));
  return members.map((row, at) =>
    row.map((cell, column) => (place.includes(column) ? (members[from(at)]?.[column] ?? "") : cell)),
  );
}

/** Returns the list with the values of one column changed. */
function changed(members: Members, column: Column, change: (cell: string, at: number) => string): Members {
  const place = HEADER.indexOf(column);
  return members.map((row, at) => row.map((cell, other) => (other === place ? change(cell, at) : cell)));
}

/** Returns the places of the rows in the order of a column's values. */
function sortedBy(members: Members, column: Column): readonly number[] {
  const place = HEADER.indexOf(column);
  return members
    .map((_row, at) => at)
    .toSorted((a, b) => ((members[a]?.[place] ?? "") < (members[b]?.[place] ?? "") ? -1 : 1));
}

const SIZES = [5, 40, 100];

describe.each(SIZES)("a list of %i people is held when", (size) => {
  const right = listOf(size);

  test.for<Column>(["First Name", "Last Name", "Email", "Phone", "Birthday"])(
    "the column %s is sorted alone",
    async (column, { place }) => {
      const order = sortedBy(right, column);
      const holds = await holdsOfWrong(
        place,
        right,
        moved(right, [column], (at) => order[at] ?? 0),
      );
      expect(guardsOf(holds)).toContain("values_exchanged");
      const found = holds.find(({ guard }) => guard === "values_exchanged");
      expect(found?.pattern).toBe("column_out_of_step");
      expect(found?.examples?.length).toBe(3);
    },
  );

  test.for<Column>(["First Name", "Last Name", "Email", "Phone", "Birthday"])(
    "the column %s is shifted by a row",
    async (column, { place }) => {
      const holds = await holdsOfWrong(
        place,
        right,
        moved(right, [column], (at) => Math.max(0, at - 1)),
      );
      expect(guardsOf(holds)).toContain("values_exchanged");
    },
  );

  test("the key column is sorted alone", async ({ place }) => {
    const shuffled = right.toReversed();
    const others = HEADER.filter((column) => column !== "Nr" && column !== "UID");
    const holds = await holdsOfWrong(
      place,
      right,
      moved(right, others, (at) => right.indexOf(shuffled[at] ?? [])),
    );
    expect(holds).not.toEqual([]);
  });

  test.for<[Column, number]>([
    ["Birthday", 2],
    ["First Name", 2],
    ["Last Name", 3],
    ["Email", 3],
    ["Phone", 3],
  ])("a cell of the column %s is filled down over %i rows", async ([column, rows], { place }) => {
    const wrong = moved(right, [column], (at) => (at > 1 && at <= 1 + rows ? 1 : at));
    const [hold] = (await holdsOfWrong(place, right, wrong)).filter(({ guard }) => guard === "values_filled");
    expect(hold).toMatchObject({ figures: { people: rows }, pattern: "filled_down" });
    expect(hold?.examples?.map(({ after }) => after)).toEqual(
      Array.from({ length: rows }, () => right[1]?.[HEADER.indexOf(column)]),
    );
  });

  test("birthdays count up from row to row", async ({ place }) => {
    const wrong = changed(right, "Birthday", (cell, at) =>
      at > 1 && at < 4 ? addDays(right[1]?.[5] ?? "", at - 1) : cell,
    );
    const holds = await holdsOfWrong(place, right, wrong);
    expect(holds.find(({ guard }) => guard === "values_filled")).toMatchObject({ pattern: "counted_up" });
  });

  test.for<[string, (cell: string) => string]>([
    ["a day", (cell) => addDays(cell, 1)],
    ["a month", (cell) => addMonths(cell, 1)],
    ["a year", (cell) => addMonths(cell, 12)],
    ["ten years", (cell) => addMonths(cell, -120)],
    ["the days between two calendars", (cell) => addDays(cell, 1_462)],
  ])("all birthdays move by %s", async ([, move], { place }) => {
    const holds = await holdsOfWrong(place, right, changed(right, "Birthday", move));
    expect(guardsOf(holds)).toContain("birthdays_shifted");
    expect(guardsOf(holds)).toContain("birthdays_changed");
  });

  // Of 5 people, only two could get the phone of another one.
  test.skipIf(size < 6)("phones move to people who had none", async ({ place }) => {
    const half = changed(right, "Phone", (cell, at) => (at % 2 === 0 ? cell : ""));
    const wrong = moved(half, ["Phone"], (at) => at ^ 1);
    expect(guardsOf(await holdsOfWrong(place, half, wrong))).toEqual(["values_exchanged"]);
  });

  test("first and last names are exchanged", async ({ place }) => {
    const [first, last] = [HEADER.indexOf("First Name"), HEADER.indexOf("Last Name")];
    const wrong = right.map((row) =>
      row.map((cell, at) => (at === first ? (row[last] ?? "") : at === last ? (row[first] ?? "") : cell)),
    );
    const holds = await holdsOfWrong(place, right, wrong);
    expect(holds.find(({ guard }) => guard === "names_changed")).toMatchObject({ pattern: "names_exchanged" });
  });

  test("it is another feed's list with the same keys", async ({ place }) => {
    const holds = await holdsOfWrong(place, right, listOf(size, 5_000));
    expect(holds).not.toEqual([]);
  });

  test("day and month of yearless birthdays are exchanged", async ({ place }) => {
    const yearless = changed(right, "Birthday", (_cell, at) => `0${1 + (at % 5)}-0${6 + (at % 4)}`);
    const wrong = changed(yearless, "Birthday", (cell) => cell.split("-").toReversed().join("-"));
    const holds = await holdsOfWrong(place, yearless, wrong);
    expect(holds.find(({ guard }) => guard === "birthdays_shifted")).toMatchObject({
      pattern: "day_month_exchanged",
    });
  });

  test("birthdays move by a day while blank ones are filled", async ({ place }) => {
    const half = changed(right, "Birthday", (cell, at) => (at % 6 === 5 ? "" : cell));
    const wrong = changed(half, "Birthday", (cell, at) =>
      cell === "" ? `1990-03-${10 + (at % 18)}` : addDays(cell, 1),
    );
    expect(guardsOf(await holdsOfWrong(place, half, wrong))).toContain("birthdays_shifted");
  });

  test("all phones but one are cleared", async ({ place }) => {
    const wrong = changed(right, "Phone", (cell, at) => (at === 0 ? cell : ""));
    expect(guardsOf(await holdsOfWrong(place, right, wrong, { blankCells: "clear" }))).toContain("addresses_changed");
  });
});

describe("a list of 40 people is held when", () => {
  const right = listOf(40);

  test("it is a list of changes, and a column of its rows was shifted by a row", async ({ place }) => {
    const changes = right.slice(10, 22);
    const shifted = moved(changes, ["Birthday"], (at) => Math.max(0, at - 1));
    const holds = await holdsOfWrong(place, right, shifted, { mode: "changes" });
    expect(guardsOf(holds)).toEqual(["birthdays_changed", "values_exchanged"]);
  });

  test.for<[Column, number, number]>([
    ["Email", 1, 4],
    ["First Name", 1, 4],
    ["Last Name", 1, 4],
    ["Birthday", 1, 4],
    ["Phone", 1, 4],
    ["Email", -9, 20],
    ["First Name", 12, 8],
    ["Last Name", -30, 34],
  ])(
    "three cells of the column %s become those of the rows at the distance %i",
    async ([column, by, first], { place }) => {
      const wrong = moved(right, [column], (at) => (at >= first && at < first + 3 ? at + by : at));
      const [hold] = (await holdsOfWrong(place, right, wrong)).filter(({ guard }) => guard === "values_exchanged");
      expect(hold).toMatchObject({ figures: { people: 3 }, pattern: "column_out_of_step" });
      expect(hold?.examples?.map(({ line }) => line)).toEqual([first + 2, first + 3, first + 4]);
    },
  );

  test("equal former values are filled over from the unchanged row beside them", async ({ place }) => {
    const former = changed(right, "First Name", (cell, at) => (at === 2 || at === 3 ? "Jan" : cell));
    const wrong = moved(former, ["First Name"], (at) => (at === 2 || at === 3 ? 1 : at));
    const [hold] = await holdsOfWrong(place, former, wrong);
    expect(hold).toMatchObject({ guard: "values_filled", figures: { people: 2 } });
  });

  test.for<[Column, readonly string[]]>([
    ["Birthday", ["Lindner", "Berg", "Berg", "Berg", "Ncco"]],
    ["Birthday", ["Lindner", "Berg", "Berg", "Berg"]],
    ["Email", ["Lindner", "Jahn", "Petersen", "Wagner", "Jahn"]],
  ])("a cell of the column %s is filled down over the people %j", async ([column, names], { place }) => {
    const former = changed(right, "Last Name", (cell, at) => names[at - 5] ?? cell);
    const wrong = moved(former, [column], (at) => (at > 5 && at < 5 + names.length ? 5 : at));
    const [hold] = (await holdsOfWrong(place, former, wrong)).filter(({ guard }) => guard === "values_filled");
    expect(hold).toMatchObject({ figures: { people: names.length - 1 } });
  });

  test("five new people in rows that follow each other have one birthday", async ({ place }) => {
    const joiners = listOf(46).slice(40);
    const wrong = [...right, ...changed(joiners, "Birthday", (cell, at) => (at > 0 ? "1990-01-02" : cell))];
    const [hold] = await holdsOfWrong(place, right, wrong);
    expect(hold).toMatchObject({ guard: "values_filled", figures: { people: 5, field: "birthday" } });
    expect(hold?.examples).toMatchObject([{ after: "1990-01-02", line: 43 }, { line: 44 }, { line: 45 }]);
  });

  test("two people exchange birthdays, two others e-mails, and two others last names", async ({ place }) => {
    const pair = (first: number) => (at: number) => (at === first ? at + 1 : at === first + 1 ? at - 1 : at);
    const some = moved(moved(right, ["Birthday"], pair(3)), ["Email"], pair(12));
    const holds = await holdsOfWrong(place, right, moved(some, ["Last Name"], pair(21)));
    expect(guardsOf(holds)).toEqual(["values_exchanged"]);
    expect(holds[0]).toMatchObject({ figures: { people: 2 }, examples: [{ line: 5 }, { line: 6 }] });
    const [once] = await apply(place, moved(right, ["Birthday"], pair(3)));
    expect(once).toMatchObject({ holds: [], rows: { updated: 2 } });
  });

  test("more than half of a group, or a third of all people, move to another group", async ({ place }) => {
    const wrong = changed(right, "Group", (cell, at) => (at < 14 ? "Team birthdays" : cell));
    const [hold] = await holdsOfWrong(place, right, wrong);
    expect(hold).toMatchObject({ guard: "group_moved", figures: { people: 14, groups: ["Team Berlin"] } });
    expect(hold?.examples?.[0]).toMatchObject({ field: "group", before: "Team Berlin", after: "Team birthdays" });
  });

  test("the same wrong list comes again after it was discarded", async ({ place }) => {
    const wrong = moved(right, ["Birthday"], (at) => 39 - at);
    await holdsOfWrong(place, right, wrong);
    const [again] = await apply(place, wrong);
    expect(guardsOf(again?.holds ?? [])).toContain("values_exchanged");
    expect(mutations(place)).toEqual([]);
  });
});

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}
