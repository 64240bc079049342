import { describe, expect } from "vitest";
import { apply, mutations, person, test } from "../../world/list-sequence.ts";

const DAY_MS = 86_400_000;
const deletes = { limitCount: 10, limitPercent: 5, limitWeekPercent: 15, limitTotal: 500, absentDays: 0 };
const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gita", "Hugo", "Ines", "Jan", "Kim", "Lea"];
const ALL = NAMES.map((name, at) => person(at + 1, name, { Birthday: `19${60 + at * 3}-0${1 + (at % 9)}-1${at % 7}` }));

describe("a list that deletes a few people each night", () => {
  test("is held when the deletes of seven days are more than a third of the people", async ({ place }) => {
    await apply(place, ALL, { deletes });
    for (const left of [10, 8]) {
      place.clock.pass(DAY_MS);
      const [record] = await apply(place, ALL.slice(0, left), { deletes });
      expect(record).toMatchObject({ status: "completed", deletes: { deleted: 2 } });
    }
    place.clock.pass(4 * DAY_MS);
    const [held] = await apply(place, ALL.slice(0, 7), { deletes });
    expect(held).toMatchObject({ status: "held", deletes: { deleted: 0, held: 1 } });
    expect(
      place
        .ledger()
        .runs.named(held?.run ?? "")
        .holds.map(({ guard }) => guard),
    ).toEqual(["delete_week"]);
    expect(mutations(place).filter((method) => method === "DELETE")).toHaveLength(4);
  });

  test("is not held when the earlier deletes are older than seven days", async ({ place }) => {
    await apply(place, ALL, { deletes });
    for (const left of [10, 8]) {
      place.clock.pass(DAY_MS);
      await apply(place, ALL.slice(0, left), { deletes });
    }
    place.clock.pass(7 * DAY_MS);
    const [record] = await apply(place, ALL.slice(0, 7), { deletes });
    expect(record).toMatchObject({ status: "completed", deletes: { deleted: 1 } });
  });
});
