/** Whole rows that are pasted over the rows of other people: the pasted rows are there twice, and the other people are missing. */
import { expect } from "vitest";
import { apply, namesIn, person, runCommand, test } from "../../world/list-sequence.ts";

const NAMES = "Ada Ben Cleo Dora Emil Fred Gina Hans Ida Jan Kai Lea Mia Nora Otto Paul Rosa Sara Tom Ute".split(" ");
const TEAM = NAMES.map((name, at) =>
  person(at + 1, name, { Birthday: `19${50 + at}-0${1 + ((at * 5) % 9)}-${10 + ((at * 7) % 18)}` }),
);
/** Returns the list in which these rows stand in place of the rows from `to` on. */
const pasted = (from: number, to: number, count: number) =>
  TEAM.map((row, at) => (at >= to && at < to + count ? (TEAM[at - to + from] ?? row) : row));

test.for([2, 3, 4])(
  "holds the deletes of the people whose rows are gone when %i rows are pasted",
  async (count, { place }) => {
    await apply(place, TEAM);
    const [record] = await apply(place, pasted(2, 9, count));
    expect(record).toMatchObject({ status: "held", rows: { duplicate: count }, deletes: { deleted: 0, held: count } });
    expect(record?.holds).toMatchObject([{ guard: "cut_off", figures: { how: "pasted", rows: count } }]);
    expect(namesIn(place)).toHaveLength(20);
  },
);

test("keeps holding them when the same list is dropped again, until a person approves", async ({ place }) => {
  await apply(place, TEAM);
  await apply(place, pasted(2, 9, 3));
  const [again] = await apply(place, pasted(2, 9, 3));
  expect(again).toMatchObject({ status: "held", deletes: { deleted: 0, held: 3 } });
  expect(await runCommand(place, { kind: "approve", run: again?.run ?? "" })).toBe(0);
  expect(namesIn(place)).toHaveLength(17);
});

test.for<[string, readonly (readonly string[])[], readonly (readonly string[])[]]>([
  ["one row is repeated", TEAM, [...TEAM.slice(0, 18), ...TEAM.slice(0, 1)]],
  ["the former list repeated them, too", [...TEAM, ...TEAM.slice(0, 3)], [...TEAM.slice(0, 17), ...TEAM.slice(0, 3)]],
  ["fewer people are missing", TEAM, [...TEAM.slice(0, 19), ...TEAM.slice(0, 3)]],
])("deletes the people who left when %s", async ([, before, after], { place }) => {
  await apply(place, before);
  const [record] = await apply(place, after.toReversed());
  expect(record).toMatchObject({ status: "completed", deletes: { held: 0 } });
});
