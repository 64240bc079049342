/** What a list leaves open about a known person is as it was. */
import { describe, expect } from "vitest";
import { apply, mutations, person, reported, test } from "../world/list-sequence.ts";
import type { Workplace } from "../world/workplace.ts";

const people = (change: Parameters<typeof person>[2] = {}) =>
  [1, 2, 3, 4, 5, 6].map((nr) => person(nr, `P${nr}`, change));

const groups = (place: Workplace) => place.sandbox.contacts().map(({ group_id: group }) => group);

describe("a blank group", () => {
  test("keeps known people in their group when the feed has no group of its own", async ({ place }) => {
    await apply(place, people());
    const before = groups(place);
    const [record] = await apply(place, [...people({ Group: "" }).slice(0, 4), ...people().slice(4)]);
    expect(record).toMatchObject({ status: "completed", rows: { unchanged: 6 } });
    expect([groups(place), reported(place)]).toEqual([before, []]);
    const [changed] = await apply(place, [person(1, "P1", { Group: "", Phone: "0171 5550101" }), ...people().slice(1)]);
    expect(changed).toMatchObject({ rows: { updated: 1 } });
    expect(groups(place)).toEqual(before);
  });

  test("rejects a new person when the feed has no group of its own", async ({ place }) => {
    await apply(place, people());
    await apply(place, [...people(), person(7, "P7", { Group: "" })]);
    expect(reported(place)).toEqual(["P7: local group_missing"]);
  });
});

describe("a birthday that can be read in two ways", () => {
  const feed = { dateOrder: null };

  test("is as it was when one of its readings is the known birthday", async ({ place }) => {
    await apply(place, people(), feed);
    const [, ...others] = people();
    const [record] = await apply(place, [person(1, "P1", { Birthday: "01/01/80" }), ...others], feed);
    expect(record).toMatchObject({ rows: { unchanged: 6 } });
    place.sandbox.forgetRequests();
    await apply(place, [person(1, "P1"), person(2, "P2", { Birthday: "02/01/1980" }), ...others.slice(1)], feed);
    expect([mutations(place), reported(place)]).toEqual([[], []]);
  });

  test("is rejected when none of its readings is the known birthday", async ({ place }) => {
    await apply(place, people(), feed);
    const [, ...others] = people();
    await apply(place, [person(1, "P1", { Birthday: "03/04/1980" }), ...others], feed);
    expect(reported(place)).toEqual(["P1: local birthday_ambiguous"]);
  });

  test("is as it was when the whole column is in doubt", async ({ place }) => {
    const withBirthdays = (year: string) =>
      [1, 2, 3, 4, 5, 6].map((nr) => person(nr, `P${nr}`, { Birthday: `${year}-0${nr}-1${(nr * 7) % 9}` }));
    await apply(place, withBirthdays("-"), feed);
    const [record] = await apply(place, withBirthdays("2026"), feed);
    expect(record).toMatchObject({ rows: { unchanged: 6 } });
    expect(reported(place)).toEqual([]);
  });
});
