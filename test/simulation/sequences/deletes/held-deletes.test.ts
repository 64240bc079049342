/** Deletes that a list has held, and the lists of the next nights: each differs a little, and none of them is an approval. */
import { describe, expect } from "vitest";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";

type Cells = NonNullable<Parameters<typeof person>[2]>;
const row = (nr: number, more: Cells = {}) =>
  person(nr, `Name${nr}`, { Birthday: `19${50 + (nr % 50)}-0${1 + (nr % 9)}-${10 + (nr % 18)}`, ...more });
const rows = (...numbers: readonly number[]) => numbers.map((nr) => row(nr));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const guardsOf = (records: Awaited<ReturnType<typeof run>>) =>
  records.flatMap(({ holds }) => holds.map(({ guard }) => guard));
const NEXT_NIGHTS = {
  "a changed phone": (left: number) => [row(1, { Phone: "+49 30 901820" }), ...rows(...upTo(left).slice(1))],
  "a new person": (left: number) => [...rows(...upTo(left)), row(77)],
  "a row less": (left: number) => rows(...upTo(left - 1)),
  "a row more": (left: number) => rows(...upTo(left + 1)),
} as const;

describe("a cut list that comes again the next night", () => {
  for (const [all, cut] of [
    [12, 3],
    [40, 4],
    [60, 6],
  ] as const) {
    for (const [what, next] of Object.entries(NEXT_NIGHTS)) {
      test(`deletes no one of ${all} people when ${cut} rows are cut off and it has ${what}`, async ({ place }) => {
        await apply(place, rows(...upTo(all)));
        expect(guardsOf(await apply(place, rows(...upTo(all - cut))))).toContain("cut_off");
        const records = await apply(place, next(all - cut));
        expect(guardsOf(records)).toContain("cut_off");
        expect(records[0]?.status).toBe("held");
        expect(namesIn(place)).toEqual(expect.arrayContaining(upTo(all).map((nr) => `Name${nr}`)));
      });
    }
  }

  test("deletes no one in ten further nights, when a joiner or a leaver comes in each", async ({ place }) => {
    const all = upTo(40);
    await apply(place, rows(...all));
    for (let night = 0; night < 10; night += 1) {
      const left = all.slice(night, 36);
      const joiners = Array.from({ length: night }, (_, index) => 60 + index);
      await apply(place, rows(...left, ...(night % 2 === 0 ? joiners : joiners.slice(1))));
    }
    expect(namesIn(place)).toEqual(expect.arrayContaining(["Name37", "Name38", "Name39", "Name40"]));
  });

  test("deletes the people after an approval of the newer run", async ({ place }) => {
    await apply(place, rows(...upTo(12)));
    await apply(place, rows(...upTo(9)));
    const [record] = await apply(place, NEXT_NIGHTS["a changed phone"](9));
    expect(await runCommand(place, { kind: "approve", run: record?.run ?? "" })).toBe(0);
    expect(namesIn(place)).toHaveLength(9);
    expect(guardsOf(await apply(place, rows(...upTo(9))))).toEqual([]);
  });

  test("deletes no one after the first run was discarded", async ({ place }) => {
    await apply(place, rows(...upTo(12)));
    const [record] = await apply(place, rows(...upTo(9)));
    await runCommand(place, { kind: "discard", run: record?.run ?? "" });
    expect(guardsOf(await apply(place, NEXT_NIGHTS["a changed phone"](9)))).toEqual(["cut_off"]);
    expect(namesIn(place)).toHaveLength(12);
  });

  test("passes when the whole list is back, and again when single people leave later", async ({ place }) => {
    await apply(place, rows(...upTo(12)));
    await apply(place, rows(...upTo(9)));
    await apply(place, NEXT_NIGHTS["a changed phone"](9));
    for (const left of [12, 11, 10]) {
      const records = await apply(place, NEXT_NIGHTS["a changed phone"](left));
      expect(guardsOf(records)).toEqual([]);
      expect(namesIn(place)).toHaveLength(left);
    }
  });

  test("deletes a person who really left when the others are back", async ({ place }) => {
    await apply(place, rows(...upTo(12)));
    await apply(place, rows(...upTo(9)));
    expect(guardsOf(await apply(place, rows(...upTo(10), 12)))).toEqual([]);
    expect(namesIn(place)).toHaveLength(11);
  });

  test("deletes no one once the people have been absent for absentDays", async ({ place }) => {
    const feed = { deletes: { limitCount: 10, limitPercent: 5, limitWeekPercent: 15, limitTotal: 500, absentDays: 2 } };
    await apply(place, rows(...upTo(12)), feed);
    for (let day = 0; day < 5; day += 1) {
      place.clock.pass(86_400_000);
      await apply(place, [row(1, { Phone: `+49 30 90182${day}` }), ...rows(...upTo(9).slice(1))], feed);
    }
    expect(namesIn(place)).toHaveLength(12);
  });
});

describe("a list that is cut in its last row and comes again", () => {
  test("deletes no one when another cell has changed", async ({ place }) => {
    await apply(place, rows(...upTo(12)));
    for (const phone of ["", "+49 30 901820", "+49 30 901821", "+49 30 901822"]) {
      const list = csvText(HEADER, [row(1, { Phone: phone }), ...rows(...upTo(11).slice(1))]).slice(0, -12);
      dropFile(place, `staff-${place.clock.now()}.csv`, list);
      expect(guardsOf(await run(place))).toEqual(["cut_off"]);
    }
    expect(namesIn(place)).toHaveLength(12);
  });

  test("deletes the person who left when the whole list comes", async ({ place }) => {
    await apply(place, rows(...upTo(12)));
    dropFile(place, "staff-cut.csv", csvText(HEADER, rows(...upTo(11))).slice(0, -12));
    expect(guardsOf(await run(place))).toEqual(["cut_off"]);
    expect(guardsOf(await apply(place, rows(...upTo(11))))).toEqual([]);
    expect(namesIn(place)).toHaveLength(11);
  });
});

describe("other held deletes", () => {
  test("stay held when they would empty a group whose other people have moved", async ({ place }) => {
    const all = upTo(40).map((nr) => row(nr, { Group: nr < 7 ? "Team birthdays" : "Team Berlin" }));
    await apply(place, all);
    const left = upTo(40).filter((nr) => nr !== 5 && nr !== 6);
    const next = left.map((nr) => row(nr, { Group: "Team Berlin" }));
    expect(guardsOf(await apply(place, next))).toContain("group_emptied");
    expect(guardsOf(await apply(place, [...next, row(77)]))).toContain("group_emptied");
    expect(namesIn(place)).toEqual(expect.arrayContaining(["Name5", "Name6"]));
  });
});
