/** Lists that end too early: inside their last row, after fewer rows, at a round number of rows. */
import { describe, expect } from "vitest";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, codesOf, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = NonNullable<Parameters<typeof person>[2]>;
const names = (count: number) => Array.from({ length: count }, (_, index) => `Name${index + 1}`);
const row = (nr: number, more: Cells = {}) =>
  person(nr, `Name${nr}`, { Birthday: `19${50 + (nr % 50)}-0${1 + (nr % 9)}-${10 + (nr % 18)}`, ...more });
const rows = (...numbers: readonly number[]) => numbers.map((nr) => row(nr));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const LIMITS = {
  deletes: { limitCount: 1_000, limitPercent: 100, limitTotal: 1_000, limitWeekPercent: 100, absentDays: 0 },
};

/** Drops a list without its last `cut` characters. */
async function applyCut(
  place: Workplace,
  list: readonly (readonly string[])[],
  cut: number,
  feed: Parameters<typeof run>[1] = {},
) {
  dropFile(place, `staff-${place.clock.now()}.csv`, csvText(HEADER, list).slice(0, -cut));
  return run(place, feed);
}
const guardsOf = (records: Awaited<ReturnType<typeof run>>) =>
  records.flatMap(({ holds }) => holds.map((h) => h.guard));

describe("a list that is cut in its last row", () => {
  // The cut is in the key, in a name, in the birthday, and just before the line end.
  for (const cut of [45, 40, 25, 12, 1]) {
    test(`deletes no one and changes no one by that row when ${cut} characters are missing`, async ({ place }) => {
      await apply(place, rows(...upTo(12)));
      const before = place.sandbox.contacts();
      const [record] = await applyCut(place, rows(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), cut);
      expect(guardsOf(record === undefined ? [] : [record])).toContain("cut_off");
      expect(codesOf(place, record)[12]).toContain("cut_row");
      expect(place.sandbox.contacts()).toEqual(before);
    });
  }

  test("is taken only after it has stood still for ten times settleSeconds", async ({ place }) => {
    await apply(place, rows(...upTo(3)));
    const started = place.clock.now();
    await applyCut(place, rows(...upTo(3)), 5);
    expect(place.clock.now() - started).toBeGreaterThan(20_000);
  });

  test("applies its other rows, and the whole list that follows", async ({ place }) => {
    await apply(place, rows(1, 2));
    await applyCut(place, rows(1, 2, 3, 4), 5);
    expect(namesIn(place)).toEqual(names(3));
    await apply(place, rows(1, 2, 3, 4));
    expect(namesIn(place)).toEqual(names(4));
  });

  test("is not taken for cut when the feed's lists never end with a line end", async ({ place }) => {
    for (const list of [rows(1, 2, 3), rows(1, 2, 3, 4), rows(1, 2, 3, 4, 5), rows(1, 2, 3, 5)]) {
      const [record] = await applyCut(place, list, 1);
      expect(record?.status).toBe("completed");
      expect(codesOf(place, record)).toEqual({});
    }
    expect(namesIn(place)).toEqual(["Name1", "Name2", "Name3", "Name5"]);
  });

  test("is found when its last row has its line end and fewer cells than each other row", async ({ place }) => {
    await apply(place, rows(1, 2, 3));
    dropFile(place, "staff-short.csv", csvText(HEADER, [...rows(1, 2), ["E-3", "Name3", "Beispiel3"]]));
    const [record] = await run(place);
    expect(codesOf(place, record)[4]).toContain("cut_row");
    expect(namesIn(place)).toEqual(names(3));
  });
});

describe("a list that is cut soon after another one", () => {
  // Without a key column, a row that is cut in its birthday would be another person.
  const WITHOUT_KEY = { key: null };
  /** Cuts the row of Name11 in its last cell, group and birthday. */
  const CUTS = [2, 14, 19, 30];

  async function applyCutAgain(place: Workplace) {
    for (const cut of CUTS) {
      const before = place.sandbox.contacts();
      const [record] = await applyCut(place, rows(...upTo(11)), cut, WITHOUT_KEY);
      expect(codesOf(place, record)[12]).toEqual(["cut_row"]);
      expect(place.sandbox.contacts()).toEqual(before);
    }
  }

  test("is found when a person approved the first one", async ({ place }) => {
    await apply(place, rows(...upTo(14)), WITHOUT_KEY);
    const [record] = await applyCut(place, rows(...upTo(12)), 14, WITHOUT_KEY);
    expect(guardsOf(record === undefined ? [] : [record])).toEqual(["cut_off"]);
    await runCommand(place, { kind: "approve", run: record?.run ?? "" }, WITHOUT_KEY);
    expect(namesIn(place)).toHaveLength(12);
    await applyCutAgain(place);
  });

  test("is found when the first one had each contact", async ({ place }) => {
    await apply(place, rows(...upTo(12)), WITHOUT_KEY);
    await applyCut(place, rows(...upTo(13)), 14, WITHOUT_KEY);
    await applyCutAgain(place);
  });

  test("is found when the first one was cut at the end of a row", async ({ place }) => {
    await apply(place, rows(...upTo(14)), WITHOUT_KEY);
    const [record] = await applyCut(place, rows(...upTo(12)), 1, WITHOUT_KEY);
    await runCommand(place, { kind: "approve", run: record?.run ?? "" }, WITHOUT_KEY);
    await applyCutAgain(place);
  });

  test("is not suspected once a list without a line end had each contact", async ({ place }) => {
    await apply(place, rows(...upTo(12)));
    const [first] = await applyCut(place, rows(...upTo(12)), 1);
    expect(codesOf(place, first)[13]).toEqual(["cut_row"]);
    const [second] = await applyCut(place, rows(...upTo(11), 13), 1);
    expect(second?.status).toBe("completed");
    expect(namesIn(place)).toEqual(names(13).toSpliced(11, 1).sort());
  });

  test("is not suspected in a feed of changes whose lists have lost their line end", async ({ place }) => {
    await apply(place, rows(...upTo(5)), { mode: "changes" });
    await applyCut(place, rows(6, 7), 1, { mode: "changes" });
    const [second] = await applyCut(place, rows(8, 9), 1, { mode: "changes" });
    expect(codesOf(place, second)).toEqual({});
  });
});

describe("a list that lacks the end of the former list", () => {
  test("keeps its deletes until a person approves", async ({ place }) => {
    await apply(place, rows(...upTo(40)), LIMITS);
    const [record] = await apply(place, rows(...upTo(37)), LIMITS);
    expect(record?.holds).toMatchObject([
      { guard: "cut_off", scope: "deletes", figures: { deletes: 3, how: "end", last: 3, missing: 3 } },
    ]);
    expect(namesIn(place)).toHaveLength(40);
  });

  test("is found when the row cache knew both lists", async ({ place }) => {
    await apply(place, rows(...upTo(40)), LIMITS);
    await apply(place, rows(...upTo(40)), LIMITS);
    expect(guardsOf(await apply(place, rows(...upTo(36)), LIMITS))).toEqual(["cut_off"]);
  });

  test("deletes people who are missing all over the list", async ({ place }) => {
    await apply(place, rows(...upTo(40)), LIMITS);
    const left = upTo(40).filter((nr) => ![3, 17, 22, 38].includes(nr));
    expect(guardsOf(await apply(place, rows(...left), LIMITS))).toEqual([]);
    expect(namesIn(place)).toHaveLength(36);
  });

  test("keeps its deletes when it has exactly a hundred rows", async ({ place }) => {
    await apply(place, rows(...upTo(103)), LIMITS);
    const left = upTo(103).filter((nr) => ![3, 17, 22].includes(nr));
    const [record] = await apply(place, rows(...left), LIMITS);
    expect(record?.holds).toMatchObject([{ guard: "cut_off", figures: { how: "round", rows: 100 } }]);
  });
});
