/** Lists that change what lists change on ordinary nights. None is held. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { apply, test } from "../../world/list-sequence.ts";
import { HEADER } from "../../world/feeds.ts";
import { listOf, memberRow, type Column, type Members } from "../../world/members.ts";
import type { Workplace } from "../../world/workplace.ts";

/** Applies two lists, each as a night's work. The second must go through untouched. */
async function passes(place: Workplace, before: Members, after: Members, feed: Partial<FeedSettings> = {}) {
  for (const list of [before, after]) {
    const [record] = await apply(place, list, feed);
    expect(record?.holds).toEqual([]);
    expect(record?.status).toBe("completed");
  }
}

type Cells = Partial<Record<Column, string>>;

/** Returns the list with some cells of some rows replaced. */
function withCells(members: Members, places: readonly number[], cells: (at: number) => Cells): Members {
  return members.map((row, at) => {
    if (!places.includes(at)) return row;
    const change = cells(at);
    return HEADER.map((header, column) => change[header] ?? row[column] ?? "");
  });
}

const cell = (members: Members, at: number, column: Column) => members[at]?.[HEADER.indexOf(column)] ?? "";

describe.each([5, 40, 100])("a list of %i people passes when", (size) => {
  const list = listOf(size);
  const every = list.map((_row, at) => at);

  test("its rows stand in another order", async ({ place }) => {
    await passes(place, list, list.toReversed());
  });

  test("all names are in capitals and without accents", async ({ place }) => {
    const accents = withCells(list, every, (at) => ({ "Last Name": `${cell(list, at, "Last Name")}ßéü` }));
    const capitals = withCells(accents, every, (at) => ({
      "First Name": cell(list, at, "First Name").toUpperCase(),
      "Last Name": `${cell(list, at, "Last Name").toUpperCase()}SSEU`,
    }));
    await passes(place, accents, capitals);
  });

  test("names are in capitals for a night, and the rows of the list before come again", async ({ place }) => {
    const capitals = withCells(list, every, (at) => ({ "Last Name": cell(list, at, "Last Name").toUpperCase() }));
    await passes(place, list, capitals);
    const [record] = await apply(place, list);
    expect(record).toMatchObject({ holds: [], status: "completed", rows: { updated: size } });
  });

  test("phones are written in another way", async ({ place }) => {
    const spaced = withCells(list, every, (at) => ({ Phone: cell(list, at, "Phone").replace("+4930", "030 / ") }));
    await passes(place, list, spaced);
  });

  test("short forms of first names become whole names", async ({ place }) => {
    const short = withCells(list, every, () => ({ "First Name": "Tom" }));
    await passes(
      place,
      short,
      withCells(list, every, () => ({ "First Name": "Thomas" })),
    );
  });

  test("years are added to birthdays without years", async ({ place }) => {
    const yearless = withCells(list, every, (at) => ({ Birthday: cell(list, at, "Birthday").slice(5) }));
    await passes(place, yearless, list);
  });

  test.for<Column>(["Last Name", "Email", "Phone", "Birthday"])("the column %s is added", async (column, { place }) => {
    const without = withCells(list, every, () => ({ [column]: "" }));
    await passes(place, without, list);
  });

  test("two people exchange a phone", async ({ place }) => {
    const exchanged = withCells(list, [1, 2], (at) => ({ Phone: cell(list, 3 - at, "Phone") }));
    await passes(place, list, exchanged);
  });

  test("two people leave", async ({ place }) => {
    await passes(place, list, list.slice(size < 8 ? 1 : 2));
  });
});

describe("an ordinary night", () => {
  const sixty = listOf(60);

  test("has five updates, two joiners and two leavers among a hundred people", async ({ place }) => {
    const hundred = listOf(100);
    const updated = withCells(hundred, [10, 11, 40, 70, 71], (at) => ({ Phone: `+49301234${1_000 + at}` }));
    await passes(place, hundred, [...updated.slice(2), memberRow(501, 501), memberRow(502, 502)]);
  });

  test("has three marriages with new e-mails, of 60", async ({ place }) => {
    const married = withCells(sixty, [4, 20, 44], (at) => ({
      "Last Name": `Neu${cell(sixty, at, "Last Name")}`,
      Email: `neu.${at}@example.org`,
    }));
    await passes(place, sixty, married);
  });

  test("has six birthdays put right in one part each, of 60", async ({ place }) => {
    const right = withCells(sixty, [3, 9, 14, 28, 33, 51], (at) => {
      const [year = "", month = "", day = ""] = cell(sixty, at, "Birthday").split("-");
      const parts = [
        [String(Number(year) - 1 - at), month, day],
        [year, String(1 + (Number(month) % 12)).padStart(2, "0"), "15"].slice(0, 2).concat(day > "28" ? "28" : day),
        [year, month, String(1 + ((Number(day) + at) % 28)).padStart(2, "0")],
      ];
      return { Birthday: (parts[at % 3] ?? []).join("-") };
    });
    await passes(place, sixty, right);
  });

  test("moves a team of 4 of 40", async ({ place }) => {
    const forty = listOf(40);
    await passes(
      place,
      forty,
      withCells(forty, [0, 1, 2, 3], () => ({ Group: "Team birthdays" })),
    );
  });

  test("has 20 joiners, of 220", async ({ place }) => {
    await passes(place, listOf(200), listOf(220));
  });

  test("has ten leavers, of 60", async ({ place }) => {
    await passes(place, sixty, sixty.slice(10));
  });

  test("has twins, a family with one address, and five people with one birthday", async ({ place }) => {
    const family = withCells(sixty, [7, 8, 9, 10], () => ({ "Last Name": "Okonjo" }));
    const moved = withCells(family, [7, 8, 9, 10], () => ({ Email: "okonjo@example.org", Phone: "+493044440000" }));
    const twins = withCells(moved, [8, 9], () => ({ Birthday: "2014-05-06" }));
    const five = withCells(family, [20, 30, 40, 50, 55], () => ({ Birthday: "1984-02-11" }));
    await passes(
      place,
      five,
      withCells(twins, [20, 30, 40, 50, 55], () => ({ Birthday: "1984-02-11" })),
    );
  });

  test("marries a whole family of one last name into another", async ({ place }) => {
    const family = withCells(sixty, [7, 8, 9, 10], () => ({ "Last Name": "Okonjo" }));
    await passes(
      place,
      family,
      withCells(family, [7, 8, 9, 10], () => ({ "Last Name": "Okonjo-Weber" })),
    );
  });

  test("renames the address that several people have in common", async ({ place }) => {
    const shared = withCells(sixty, [7, 8, 9, 10, 11], () => ({ Email: "office@example.org" }));
    await passes(
      place,
      shared,
      withCells(shared, [7, 8, 9, 10, 11], () => ({ Email: "desk@example.org" })),
    );
  });

  test("has a list of 5 people when one person leaves and one joins", async ({ place }) => {
    await passes(place, listOf(5), [...listOf(5).slice(1), memberRow(99, 99)]);
  });
});
