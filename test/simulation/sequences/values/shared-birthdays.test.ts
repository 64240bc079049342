/** One birthday for many people is a question for the date, and its answer lasts. */
import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, mutations, person, reported, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const PLACEHOLDER = "1971-04-05";

/** Returns people; every second one has the same birthday, until `shared` people have it. */
function people(count: number, shared: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, index) => {
    const hasIt = index % 2 === 0 ? index < 2 * shared : index < 2 * shared - count;
    const own = `19${30 + ((index * index) % 67)}-0${1 + (index % 9)}-1${(index * 7) % 10}`;
    return person(index + 1, `P${index + 1}`, { Birthday: hasIt ? PLACEHOLDER : own });
  });
}

const questions = (place: Workplace) => reported(place).filter((text) => text.endsWith("shared_birthday")).length;

async function answer(place: Workplace, choice: string) {
  const [item] = place.ledger().openItems.open("staff");
  const id = item === undefined ? "" : `staff.r${item.id}.v${item.version}`;
  const feeds = [testFeed("staff")];
  return carryOutRequest({ kind: "answer", id, choice }, feeds, place.env({ waitsForProbes: true }));
}

const birthdays = (place: Workplace) =>
  place.sandbox.contacts().filter(({ birthday }) => birthday === PLACEHOLDER).length;

describe("one birthday for many people", () => {
  test("is asked about when six people of 20 have it, and the others are created", async ({ place }) => {
    const [record] = await apply(place, people(20, 6));
    expect(record).toMatchObject({ status: "completed", rows: { created: 14, rejected: 6 } });
    expect(questions(place)).toBe(6);
  });

  test("does not hold the run when most people have it", async ({ place }) => {
    const [record] = await apply(place, people(20, 15));
    expect(record).toMatchObject({ holds: [], rows: { created: 5, rejected: 15 } });
  });

  test("is sent when five people have it", async ({ place }) => {
    await apply(place, people(20, 5));
    expect([questions(place), birthdays(place)]).toEqual([0, 5]);
  });

  test("is sent when it is 2 % of the list", async ({ place }) => {
    await apply(place, people(300, 6));
    expect([questions(place), birthdays(place)]).toEqual([0, 6]);
  });

  test("is sent for all of them after the answer that it is right, and a joiner is not asked about", async ({
    place,
  }) => {
    await apply(place, people(20, 6));
    expect(await answer(place, "right")).toMatchObject({ exitCode: 0 });
    expect([questions(place), birthdays(place)]).toEqual([0, 6]);
    await apply(place, [...people(20, 6), person(30, "Joiner", { Birthday: PLACEHOLDER })]);
    expect([questions(place), birthdays(place)]).toEqual([0, 7]);
  });

  test("is left out after the answer that it is not known, for a joiner as well", async ({ place }) => {
    await apply(place, people(20, 6));
    expect(await answer(place, "unknown")).toMatchObject({ exitCode: 0 });
    expect([reported(place), birthdays(place)]).toEqual([[], 0]);
    expect(place.sandbox.contacts()).toHaveLength(20);
    const more = [...people(20, 6), person(30, "Joiner", { Birthday: PLACEHOLDER })];
    await apply(place, more);
    expect([reported(place), birthdays(place), place.sandbox.contacts().length]).toEqual([[], 0, 21]);
    place.sandbox.forgetRequests();
    await apply(place, more);
    expect(mutations(place)).toEqual([]);
  });

  test("is not asked about anew for people who have it", async ({ place }) => {
    await apply(place, people(20, 5));
    const changed = people(20, 5).map((cells, index) =>
      index < 5 ? [...cells.slice(0, 2), "Neu", ...cells.slice(3)] : cells,
    );
    await apply(place, [...people(20, 5), person(30, "Joiner", { Birthday: PLACEHOLDER })]);
    expect(reported(place)).toEqual(["Joiner: local shared_birthday"]);
    await apply(place, [...changed.slice(0, 1), ...people(20, 5).slice(1)]);
    expect([reported(place), birthdays(place)]).toEqual([[], 5]);
  });

  test("without a year is not asked about", async ({ place }) => {
    const rows = people(20, 6).map((cells) => cells.map((cell) => (cell === PLACEHOLDER ? "--04-05" : cell)));
    await apply(place, rows);
    expect(questions(place)).toBe(0);
  });

  for (const first of ["1970-01-01", "1969-12-31"]) {
    test(`is asked about when two people have ${first}, which programs write for no date`, async ({ place }) => {
      const with1 = people(20, 0).map((cells, at) => (at === 3 ? cells.with(5, first) : cells));
      await apply(place, with1);
      expect(questions(place)).toBe(0);
      await apply(place, [...with1, person(30, "Joiner", { Birthday: first })]);
      expect(reported(place)).toEqual(["Joiner: local shared_birthday"]);
    });

    test(`is not asked about when a few of many people were born on ${first}`, async ({ place }) => {
      const many = Array.from({ length: 4_000 }, (_, at) =>
        person(at + 1, `P${at}`, { Birthday: at < 2 ? first : new Date(at * 86_400_000).toISOString().slice(0, 10) }),
      );
      await apply(place, many);
      expect(questions(place)).toBe(0);
    });
  }
});
