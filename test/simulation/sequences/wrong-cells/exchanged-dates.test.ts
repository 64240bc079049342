/** Lists of small feeds in which a spreadsheet exchanged day and month wherever it could. */
import { describe, expect } from "vitest";
import { HEADER } from "../../world/feeds.ts";
import { apply, person, test } from "../../world/list-sequence.ts";

const BIRTHDAYS = ["1976-05-02", "1993-12-12", "1988-02-07", "1961-08-23", "1954-11-30"];
const AT = HEADER.indexOf("Birthday");
const TEAM = BIRTHDAYS.map((Birthday, at) =>
  person(at + 1, ["Ada", "Ben", "Cleo", "Dora", "Emil"][at] ?? "", { Birthday }),
);
const withBirthdays = (changes: Readonly<Record<number, string>>) =>
  TEAM.map((row, at) => row.with(AT, changes[at] ?? row[AT] ?? ""));

describe("a list in which day and month are exchanged", () => {
  test("is held when they are in each birthday that allows it", async ({ place }) => {
    await apply(place, TEAM);
    const [record] = await apply(place, withBirthdays({ 0: "1976-02-05", 2: "1988-07-02" }));
    expect(record?.holds).toMatchObject([{ guard: "birthdays_shifted", pattern: "day_month_exchanged" }]);
  });

  test("goes through when another such birthday stays, or another birthday changes", async ({ place }) => {
    await apply(place, TEAM);
    const [one] = await apply(place, withBirthdays({ 0: "1976-02-05" }));
    expect(one).toMatchObject({ holds: [], rows: { updated: 1 } });
    const [two] = await apply(place, withBirthdays({ 0: "1976-02-05", 2: "1988-07-02", 3: "1961-08-24" }));
    expect(two).toMatchObject({ holds: [], rows: { updated: 2 } });
  });
});
