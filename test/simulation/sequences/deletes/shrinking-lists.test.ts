import { describe, expect } from "vitest";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { apply, namesIn, person, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const DAY_MS = 86_400_000;

/** Returns the people with these numbers, each with a birthday of their own. */
function people(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, at) =>
    person(from + at, `Ada${from + at}`, { Birthday: inventedBirthday(from + at) }),
  );
}

/** Applies a list each day that has ten people fewer than the one before. @returns the numbers of contacts left */
async function shrink(place: Workplace, people200: ReturnType<typeof people>, days: number, every = DAY_MS) {
  const left: number[] = [];
  for (let day = 1; day <= days; day += 1) {
    place.clock.pass(every);
    await apply(place, people200.slice(10 * day));
    left.push(place.sandbox.contacts().length);
  }
  return left;
}

describe("lists that shrink a little each day", () => {
  test("are held once the week's deletes pass the limit, and again after the week", async ({ place }) => {
    const all = people(1, 200);
    await apply(place, all);
    // 30 of 200 people are 15 %, and three times `limitCount`.
    expect(await shrink(place, all, 12)).toEqual([190, 180, 170, 170, 170, 170, 170, 170, 170, 170, 170, 170]);
    expect(
      place
        .ledger()
        .runs.latestAccepted("staff")
        ?.holds.map(({ guard }) => guard),
    ).toContain("delete_limit");
  });

  test("are held when they come minutes after each other", async ({ place }) => {
    const all = people(1, 200);
    await apply(place, all);
    expect(await shrink(place, all, 5, 60_000)).toEqual([190, 180, 170, 170, 170]);
    expect(
      place
        .ledger()
        .runs.latestAccepted("staff")
        ?.holds.map(({ guard }) => guard),
    ).toContain("delete_week");
  });

  test("pass when each comes a week after the one before", async ({ place }) => {
    const all = people(1, 200);
    await apply(place, all);
    expect(await shrink(place, all, 4, 7 * DAY_MS)).toEqual([190, 180, 170, 160]);
  });

  test("are not held for deletes that a person approved", async ({ place }) => {
    const all = people(1, 200);
    await apply(place, all);
    const [held] = await apply(place, all.slice(30));
    expect(held).toMatchObject({ status: "held", deletes: { held: 30 } });
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" })).toBe(0);
    const [next] = await apply(place, all.slice(38));
    expect(next).toMatchObject({ status: "completed", deletes: { deleted: 8, held: 0 } });
  });

  test("are held in a feed of five people from the second delete of a week", async ({ place }) => {
    const all = people(1, 5);
    await apply(place, all);
    const [first] = await apply(place, all.slice(1));
    expect(first).toMatchObject({ status: "completed", deletes: { deleted: 1 } });
    place.clock.pass(DAY_MS);
    const [second] = await apply(place, [...all.slice(2), person(9, "Zoe")]);
    expect(second).toMatchObject({ holds: [{ guard: "delete_week", figures: { deletes: 2, limit: 1 } }] });
    expect(namesIn(place)).toEqual(["Ada2", "Ada3", "Ada4", "Ada5", "Zoe"]);
  });
});
