import { describe, expect } from "vitest";
import { HEADER } from "../../world/feeds.ts";
import { apply, test } from "../../world/list-sequence.ts";
import { listOf, type Members } from "../../world/members.ts";

const TEAM = listOf(120);

/** Returns the team with these birthdays for its first people. */
function withBirthdays(birthdays: readonly string[]): Members {
  return TEAM.map((row, at) =>
    row.map((cell, column) => (HEADER[column] === "Birthday" ? (birthdays[at] ?? cell) : cell)),
  );
}

/** The lists come on 21 November. */
const BEFORE = ["1950-11-03", "1961-11-05", "1972-11-08", "1983-11-12", "1994-11-14", "1955-11-17"];
const SOON = ["1950-11-21", "1961-11-22", "1972-11-27", "1983-11-23", "1994-11-26", "1955-11-24"];

describe("greetings_moved", () => {
  test("holds a list that moves six birthdays of linked people into the next seven days", async ({ place }) => {
    await apply(place, withBirthdays(BEFORE));
    const [held] = await apply(place, withBirthdays(SOON));
    expect(held?.holds).toMatchObject([{ guard: "greetings_moved", scope: "run", figures: { people: 6, days: 7 } }]);
    expect(held?.holds[0]?.examples?.[0]).toMatchObject({ before: "1950-11-03", after: "1950-11-21" });
  });

  test("lets five birthdays move into the next seven days", async ({ place }) => {
    await apply(place, withBirthdays(BEFORE));
    const [record] = await apply(place, withBirthdays([...SOON.slice(0, 5), "1955-11-17"]));
    expect(record).toMatchObject({ status: "completed", rows: { updated: 5 } });
  });

  test("lets a list add years to birthdays of the next seven days, and move them within these days", async ({
    place,
  }) => {
    await apply(place, withBirthdays(SOON.map((day) => day.slice(5))), { yearlessBirthday: "MM-DD" });
    const [record] = await apply(place, withBirthdays(SOON), { yearlessBirthday: "MM-DD" });
    expect(record?.holds.map(({ guard }) => guard)).not.toContain("greetings_moved");
  });
});
