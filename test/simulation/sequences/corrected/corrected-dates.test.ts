import { describe, expect } from "vitest";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = Array.from({ length: 34 }, (_, at) =>
  person(at + 20, `Person${at}`, { Birthday: inventedBirthday(at + 20) }),
);

/** Days that do not exist, the days that a person puts in their place, and the days that these people have. */
const DATES = [
  ["1990-02-31", "1990-02-28"],
  ["1985-02-30", "1985-02-27"],
  ["1977-04-31", "1977-04-30"],
  ["1966-06-31", "1966-06-30"],
  ["1988-01-32", "1988-01-31"],
  ["1999-09-31", "1999-09-30"],
] as const;
const RIGHT = DATES.map(([, right]) => right);
const SORTED = RIGHT.toSorted();

const staff = (dates: readonly string[]) => [
  ...dates.map((Birthday, at) => person(at + 1, `Ada${at}`, { Birthday })),
  ...others,
];
const WRONG = staff(DATES.map(([wrong]) => wrong));

async function correct(place: Workplace, dates: readonly string[]) {
  const [record] = await apply(place, WRONG);
  dropChanged(place, record, (lines, header) =>
    setColumn(lines, header, "Birthday", (_cells, nth) => dates[nth] ?? ""),
  );
  return (await run(place))[0];
}

const isHeld = { status: "held", holds: [{ guard: "values_exchanged" }] };

describe("corrected dates that are sorted without the other columns", () => {
  test("are held when the people are new", async ({ place }) => {
    expect(await correct(place, SORTED)).toMatchObject(isHeld);
    expect(place.sandbox.contacts()).toHaveLength(others.length);
  });

  test("are held when the people have these dates", async ({ place }) => {
    await apply(place, staff(RIGHT));
    const before = place.sandbox.contacts();
    expect(await correct(place, SORTED)).toMatchObject(isHeld);
    expect(place.sandbox.contacts()).toEqual(before);
  });

  test("are held when the dates could not be read at all", async ({ place }) => {
    await apply(place, staff(RIGHT));
    const [record] = await apply(place, staff(RIGHT.map(() => "sometime")));
    dropChanged(place, record, (lines, header) =>
      setColumn(lines, header, "Birthday", (_cells, nth) => SORTED[nth] ?? ""),
    );
    expect((await run(place))[0]).toMatchObject(isHeld);
  });
});

describe("corrected dates pass", () => {
  test("when each stands in its own row", async ({ place }) => {
    expect(await correct(place, RIGHT)).toMatchObject({ holds: [], rows: { created: 6 } });
  });

  test("when two of them fit another row", async ({ place }) => {
    const [first = "", second = "", ...rest] = RIGHT;
    expect(await correct(place, [second, first, ...rest])).toMatchObject({ holds: [], rows: { created: 6 } });
  });

  test("when they have little in common with the reported texts", async ({ place }) => {
    const dates = [2, 3, 5, 7, 11, 13].map((nr) => inventedBirthday(nr * 17));
    expect(await correct(place, dates)).toMatchObject({ holds: [], rows: { created: 6 } });
  });
});
