/** Each test applies two lists. The guard holds the second list, and no other guard does. */
import { describe, expect } from "vitest";
import { csvText, dropCorrected, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = NonNullable<Parameters<typeof person>[2]>;

const member = (nr: number, more: Cells = {}) =>
  person(nr, `Name${nr}`, {
    Birthday: `19${50 + (nr % 50)}-0${1 + (nr % 9)}-${10 + (nr % 18)}`,
    Phone: `+4930901820${String(10 + nr)}`,
    ...more,
  });

const members = (count: number, more: (nr: number) => Cells = () => ({})) =>
  Array.from({ length: count }, (_, index) => member(index + 1, more(index + 1)));

const NO_LIMITS = { limitCount: 1_000, limitPercent: 100, limitWeekPercent: 100, limitTotal: 1_000, absentDays: 0 };

/** Applies two lists. @returns the holds of the second list; the first list must have none */
async function holdsOfSecond(
  place: Workplace,
  first: readonly (readonly string[])[],
  second: readonly (readonly string[])[],
  deletes: Partial<typeof NO_LIMITS> = {},
): Promise<readonly unknown[]> {
  const feed = { deletes: { ...NO_LIMITS, ...deletes } };
  expect((await apply(place, first, feed))[0]?.holds).toEqual([]);
  const [record] = await apply(place, second, feed);
  return record?.holds ?? [];
}

describe("a guard", () => {
  test("holds more deletes than the limits allow", async ({ place }) => {
    const holds = await holdsOfSecond(
      place,
      members(20),
      members(20).filter((_, index) => ![2, 9, 16].includes(index)),
      {
        limitCount: 2,
        limitPercent: 10,
        limitTotal: 2,
      },
    );
    expect(holds).toMatchObject([
      { guard: "delete_limit", figures: { deletes: 3, linked: 20, limit: 2 } },
      { guard: "delete_total", figures: { deletes: 3, limit: 2 } },
    ]);
  });

  test("holds a list that empties a group of ten", async ({ place }) => {
    const both = members(60, (nr) => ({ Group: nr <= 10 ? "Team birthdays" : "Team Berlin" }));
    const holds = await holdsOfSecond(place, both, both.slice(10));
    expect(holds).toMatchObject([{ guard: "group_emptied", figures: { groups: ["Team birthdays"], people: 10 } }]);
  });

  test("holds a list that moves more than half of a group of ten", async ({ place }) => {
    const moved = members(10, (nr) => ({ Group: nr <= 6 ? "Team birthdays" : "Team Berlin" }));
    const holds = await holdsOfSecond(place, members(10), moved);
    expect(holds).toMatchObject([{ guard: "group_moved", figures: { groups: ["Team Berlin"], people: 6 } }]);
  });

  test("holds a list in which birthdays moved by one day", async ({ place }) => {
    const born = (day: number) => members(4, (nr) => ({ Birthday: `1980-0${nr}-${day}` }));
    const holds = await holdsOfSecond(place, born(14), born(15));
    expect(holds).toMatchObject([
      { guard: "birthdays_changed", figures: { people: 4, linked: 4 } },
      { guard: "birthdays_shifted", figures: { people: 4, how: "days:1" } },
    ]);
  });

  test("holds a list when a known column is suddenly blank", async ({ place }) => {
    const holds = await holdsOfSecond(
      place,
      members(4),
      members(4, () => ({ Phone: "" })),
    );
    expect(holds).toMatchObject([{ guard: "column_blank", figures: { columns: ["Phone"] } }]);
  });

  test("holds a list with more than 30 % new people when a hundred people are linked", async ({ place }) => {
    const few = members(100, (nr) => ({ Phone: "", Email: `p${nr}@example.org` }));
    const more = members(143, (nr) => ({ Phone: "", Email: `p${nr}@example.org` }));
    expect(await holdsOfSecond(place, few, more)).toMatchObject([
      { guard: "new_people", figures: { new: 43, linked: 100 } },
    ]);
  });

  test("holds a list when its group name now belongs to another group", async ({ place }) => {
    const rows = members(4, (nr) => ({ Group: nr === 1 ? "Team birthdays" : "Team Berlin" }));
    await apply(place, rows);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    place.sandbox.deleteGroup(group?.group_id ?? 0);
    place.sandbox.addGroup("Team Berlin");
    const [record] = await apply(place, [...rows, member(5)]);
    expect(record?.holds).toMatchObject([{ guard: "group_id_changed", figures: { groups: ["Team Berlin"] } }]);
  });

  test("holds a list that lacks half of the known columns", async ({ place }) => {
    const kept = ["Nr", "First Name", "Group"] as const;
    const at = kept.map((header) => HEADER.indexOf(header));
    await apply(place, members(4));
    const rows = members(4).map((cells) => at.map((index) => cells[index] ?? ""));
    dropFile(place, "staff-narrow.csv", csvText(kept, rows));
    const [record] = await run(place);
    expect(record?.holds).toMatchObject([{ guard: "columns_gone", figures: { gone: expect.any(Number) } }]);
  });

  test("counts the people of an interrupted list as known when a newer list follows", async ({ place }) => {
    const plain = (count: number) =>
      Array.from({ length: count }, (_, nr) =>
        person(nr, `Ada${nr}`, {
          Birthday: `19${50 + (nr % 47)}-0${1 + (nr % 9)}-1${nr % 10}`,
          Email: `a${nr}@example.org`,
        }),
      );
    place.sandbox.setFaults(["status-401:POST:#121+"]);
    const [halted] = await apply(place, plain(300));
    expect(halted?.status).toBe("halted");
    place.sandbox.setFaults([]);
    const [newer] = await apply(place, plain(305));
    expect(newer).toMatchObject({ status: "completed", holds: [], rows: { unchanged: 120, created: 185 } });
    expect(place.sandbox.contacts().length).toBe(305);
  });

  test("holds a corrected report when the key setting has changed", async ({ place }) => {
    const ada = (Email: string, Birthday: string) => person(1, "Ada", { Email, Birthday });
    const ben = person(2, "Ben", { Email: "ben@example.org" });
    await apply(place, [ada("ada@example.org", "1980-01-01"), ben]);
    const [unreadable] = await apply(place, [ada("new@example.org", "1980-13-45"), ben]);
    dropCorrected(place, unreadable?.run, "1980-13-45", "1980-01-01");
    const [held] = await run(place, { key: ["Email"] });
    expect(held).toMatchObject({ status: "held", holds: [{ guard: "key_changed" }] });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });
});
