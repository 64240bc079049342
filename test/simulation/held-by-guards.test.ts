/** What the guards look at is counted from real lists: each of these holds, and nothing else does. */
import { expect } from "vitest";
import type { Workplace } from "./world/workplace.ts";
import { csvText, dropFile } from "./world/drop-file.ts";
import { HEADER } from "./world/feeds.ts";
import { apply, person as short, run, test } from "./world/list-sequence.ts";

type Cells = NonNullable<Parameters<typeof short>[2]>;

const person = (nr: number, more: Cells = {}) =>
  short(nr, `Name${nr}`, {
    Birthday: `19${50 + (nr % 50)}-0${1 + (nr % 9)}-${10 + (nr % 18)}`,
    Phone: `+4930901820${String(10 + nr)}`,
    ...more,
  });

const people = (count: number, more: (nr: number) => Cells = () => ({})) =>
  Array.from({ length: count }, (_, index) => person(index + 1, more(index + 1)));

const FREE = { limitCount: 1_000, limitPercent: 100, limitTotal: 1_000, absentDays: 0 };

/** The guards that hold the second of two lists. */
async function heldBy(
  place: Workplace,
  first: readonly (readonly string[])[],
  second: readonly (readonly string[])[],
  deletes: Partial<typeof FREE> = {},
): Promise<readonly unknown[]> {
  const feed = { deletes: { ...FREE, ...deletes } };
  expect((await apply(place, first, feed))[0]?.holds).toEqual([]);
  const [record] = await apply(place, second, feed);
  return record?.holds ?? [];
}

test("more deletes than the limits", async ({ place }) => {
  const holds = await heldBy(place, people(20), people(17), { limitCount: 2, limitPercent: 10, limitTotal: 2 });
  expect(holds).toMatchObject([
    { guard: "delete_limit", figures: { deletes: 3, linked: 20, limit: 2 } },
    { guard: "delete_total", figures: { deletes: 3, limit: 2 } },
  ]);
});

test("a group of ten emptied", async ({ place }) => {
  const both = people(60, (nr) => ({ Group: nr <= 10 ? "Team birthdays" : "Team Berlin" }));
  const holds = await heldBy(place, both, both.slice(10));
  expect(holds).toMatchObject([{ guard: "group_emptied", figures: { groups: "Team birthdays", people: 10 } }]);
});

test("more than half of a group of ten moved", async ({ place }) => {
  const moved = people(10, (nr) => ({ Group: nr <= 6 ? "Team birthdays" : "Team Berlin" }));
  const holds = await heldBy(place, people(10), moved);
  expect(holds).toMatchObject([{ guard: "group_moved", figures: { groups: "Team Berlin", people: 6 } }]);
});

test("birthdays moved by a day", async ({ place }) => {
  const born = (day: number) => people(4, (nr) => ({ Birthday: `1980-0${nr}-${day}` }));
  const holds = await heldBy(place, born(14), born(15));
  expect(holds).toMatchObject([{ guard: "birthdays_shifted", figures: { people: 4, how: "by one day" } }]);
});

test("a known column suddenly blank", async ({ place }) => {
  const holds = await heldBy(
    place,
    people(4),
    people(4, () => ({ Phone: "" })),
  );
  expect(holds).toMatchObject([{ guard: "column_blank", figures: { columns: "Phone" } }]);
});

test("more than 30 % new people once there are a hundred", async ({ place }) => {
  const few = people(100, (nr) => ({ Phone: "", Email: `p${nr}@example.org` }));
  const more = people(131, (nr) => ({ Phone: "", Email: `p${nr}@example.org` }));
  expect(await heldBy(place, few, more)).toMatchObject([{ guard: "new_people", figures: { new: 31, linked: 100 } }]);
});

test("a group's name that stands for another group", async ({ place }) => {
  const rows = people(4, (nr) => ({ Group: nr === 1 ? "Team birthdays" : "Team Berlin" }));
  await apply(place, rows);
  const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  place.sandbox.deleteGroup(group?.group_id ?? 0);
  place.sandbox.addGroup("Team Berlin");
  const [record] = await apply(place, [...rows, person(5)]);
  expect(record?.holds).toMatchObject([{ guard: "group_id_changed", figures: { groups: "Team Berlin" } }]);
});

test("half of the known columns gone", async ({ place }) => {
  const kept = ["Nr", "First Name", "Group"] as const;
  const at = kept.map((header) => HEADER.indexOf(header));
  await apply(place, people(4));
  const rows = people(4).map((cells) => at.map((index) => cells[index] ?? ""));
  dropFile(place, "staff-narrow.csv", csvText(kept, rows));
  const [record] = await run(place);
  expect(record?.holds).toMatchObject([{ guard: "columns_gone", figures: { gone: expect.any(Number) } }]);
});

test("who was only not reached yet is nobody new: a newer list takes over from one that was interrupted", async ({
  place,
}) => {
  const plain = (count: number) =>
    Array.from({ length: count }, (_, nr) =>
      short(nr, `Ada${nr}`, { Birthday: "1980-01-02", Email: `a${nr}@example.org` }),
    );
  place.sandbox.setFaults(["status-401:POST:#121+"]);
  const [halted] = await apply(place, plain(300));
  expect(halted?.status).toBe("halted");
  place.sandbox.setFaults([]);
  const [newer] = await apply(place, plain(305));
  expect(newer).toMatchObject({ status: "completed", holds: [], rows: { unchanged: 120, created: 185 } });
  expect(place.sandbox.contacts().length).toBe(305);
});
