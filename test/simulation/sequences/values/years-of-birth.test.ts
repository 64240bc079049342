/** Birthdays of known people whose year a spreadsheet, or a cut cell, replaces. */
import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, codesOf, mutations, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const BORN = ["15.07.1995", "02.03.1961", "11.11.1970", "30.01.1984", "24.06.1959", "09.09.1990"];
const people = (first: string, more: Parameters<typeof person>[2] = {}) =>
  BORN.map((birthday, at) => {
    const changed = at === 0 ? { Birthday: first, ...more } : { Birthday: birthday };
    return person(at + 1, `Name${at}`, { Phone: `+49 30 90182${at}0`, ...changed });
  });
const FEED = { dateOrder: "DMY" } as const;
const yearOf = (place: Workplace, before = 0) => new Date(place.clock.now()).getFullYear() - before;
const birthdayIn = (place: Workplace) =>
  place.sandbox.contacts().find(({ first_name: name }) => name === "Name0")?.birthday;

describe("a known year of birth", () => {
  for (const before of [0, 1])
    test(`stays, with a warning, when the list has the year ${before} years ago in its place`, async ({ place }) => {
      await apply(place, people("15.07.1995"), FEED);
      place.sandbox.forgetRequests();
      for (let night = 1; night <= 2; night += 1) {
        const [record] = await apply(place, people(`15.07.${yearOf(place, before)}`), FEED);
        expect(record).toMatchObject({ holds: [], rows: { unchanged: 6 } });
        expect(mutations(place)).toEqual([]);
      }
      const [moved] = await apply(place, people(`15.07.${yearOf(place, before)}`, { "Last Name": "Neu" }), FEED);
      expect(moved).toMatchObject({ rows: { updated: 1 } });
      expect(birthdayIn(place)).toBe("1995-07-15");
      const items = place.ledger().openItems.open("staff");
      expect(items.map(({ issues: [{ code }] }) => code)).toEqual(["birthday_stand_in_year"]);
    });

  test("is put right when the list has another former year", async ({ place }) => {
    await apply(place, people("15.07.1995"), FEED);
    await apply(place, people("15.07.1985"), FEED);
    expect(birthdayIn(place)).toBe("1985-07-15");
  });

  test("is put right when it was one of the last years", async ({ place }) => {
    await apply(place, people(`15.07.${yearOf(place, 2)}`), FEED);
    await apply(place, people(`15.07.${yearOf(place, 1)}`), FEED);
    expect(birthdayIn(place)).toBe(`${yearOf(place, 1)}-07-15`);
  });

  test("is not replaced by a year of two digits among years of four", async ({ place }) => {
    await apply(place, people("15.07.1995"), FEED);
    place.sandbox.forgetRequests();
    const [record] = await apply(place, people("15.07.19"), FEED);
    expect(codesOf(place, record)).toEqual({ 2: ["birthday_ambiguous"] });
    expect(mutations(place)).toEqual([]);
    const [same] = await apply(place, people("15.07.95"), FEED);
    expect(same).toMatchObject({ rows: { unchanged: 6 } });
  });
});

describe("a birthday of this or the last year for a known person who is older", () => {
  const dated = (place: Workplace, before: number) => `03.01.${yearOf(place, before)}`;
  const itemOf = (place: Workplace) => place.ledger().openItems.open("staff")[0];

  for (const before of [0, 1])
    test(`is a question with both birthdays, ${before} years ago`, async ({ place }) => {
      await apply(place, people("15.07.1995"), FEED);
      place.sandbox.forgetRequests();
      for (let night = 1; night <= 2; night += 1) {
        const [record] = await apply(place, people(dated(place, before)), FEED);
        expect(record).toMatchObject({ holds: [], rows: { unchanged: 5, rejected: 1 } });
        expect(codesOf(place, record)).toEqual({ 2: ["birthday_ambiguous"] });
        expect(mutations(place)).toEqual([]);
      }
      expect(itemOf(place)?.issues[0]?.data).toMatchObject({
        cell: dated(place, before),
        readings: [`${yearOf(place, before)}-01-03`, "1995-07-15"],
      });
    });

  for (const isRight of [true, false])
    test(`is sent only as a person answers, and not asked about again: ${isRight}`, async ({ place }) => {
      await apply(place, people("15.07.1995"), FEED);
      await apply(place, people(dated(place, 1)), FEED);
      const { id = 0, version = 0 } = itemOf(place) ?? {};
      const choice = isRight ? `${yearOf(place, 1)}-01-03` : "1995-07-15";
      const request = { kind: "answer", id: `staff.r${id}.v${version}`, choice } as const;
      const env = place.env({ waitsForProbes: true });
      expect(await carryOutRequest(request, [testFeed("staff", FEED)], env)).toMatchObject({ exitCode: 0 });
      expect(birthdayIn(place)).toBe(choice);
      place.sandbox.forgetRequests();
      await apply(place, people(dated(place, 1)), FEED);
      expect([mutations(place), birthdayIn(place), itemOf(place)]).toEqual([[], choice, undefined]);
    });

  test("is put right without a question for a baby", async ({ place }) => {
    await apply(place, people(`15.07.${yearOf(place, 1)}`), FEED);
    await apply(place, people(dated(place, 0)), FEED);
    expect(birthdayIn(place)).toBe(`${yearOf(place)}-01-03`);
  });
});
