import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { csvText, dropCorrected, dropOlder } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { apply, mutations, runCommand, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

/** Birthdays that follow no pattern, and that contradict the team's. */
const DAYS = [
  "1951-03-14",
  "1962-11-05",
  "1947-07-22",
  "1973-05-30",
  "1958-09-11",
  "1966-12-24",
  "1944-04-19",
  "1971-08-02",
  "1955-10-27",
];
const TEAM = Array.from({ length: 9 }, (_, index) => person(index + 1, `Name${index + 1}`));

/** Approves a run. @returns the exit code and what the command says */
async function approve(place: Workplace, name: string | undefined, feed: Partial<FeedSettings> = {}) {
  const request = { kind: "approve", run: name ?? "" } as const;
  const result = await carryOutRequest(request, [testFeed("staff", feed)], place.env({ waitsForProbes: true }));
  return { exitCode: result.exitCode, said: result.lines.join(" ") };
}

const HOLDS_EVERY_DELETE = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };

describe("approve", () => {
  test("sends nothing when a group's name belongs to another group since the list was read", async ({ place }) => {
    await apply(place, TEAM);
    const [held] = await apply(
      place,
      TEAM.map((row, index) => row.map((cell, at) => (HEADER[at] === "Birthday" ? (DAYS[index] ?? cell) : cell))),
    );
    expect(held?.status).toBe("held");
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    place.sandbox.renameGroup(group?.group_id ?? 0, "Team Berlin (old)");
    place.sandbox.addGroup("Team Berlin");
    const before = mutations(place).length;
    const { exitCode, said } = await approve(place, held?.run);
    expect(exitCode).toBe(1);
    expect(said).toContain("the name “Team Berlin” belongs to another group");
    expect(mutations(place)).toHaveLength(before);
    expect(place.ledger().runs.get(held?.run ?? "")?.status).toBe("held");
  });

  test("drops a delete when a corrected report confirmed the contact meanwhile", async ({ place }) => {
    const others = [person(1, "Ada"), person(3, "Cleo"), person(4, "Dora")];
    await apply(place, [...others, person(2, "Ben")]);
    const [unreadable] = await apply(place, [...others, person(2, "Ben", { Birthday: "1980-13-45" })]);
    dropOlder(place, "staff-older.csv", csvText(HEADER, [...others, person(5, "Emil")]));
    const [held] = await run(place);
    expect(held?.status).toBe("held");
    dropCorrected(place, unreadable?.run, "1980-13-45", "1980-01-02");
    await run(place);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
  });

  test("drops a delete when a corrected report changed the contact meanwhile, and says so", async ({ place }) => {
    const others = [person(1, "Ada"), person(3, "Cleo"), person(4, "Dora")];
    await apply(place, [...others, person(2, "Ben")]);
    const [unreadable] = await apply(place, [...others, person(2, "Ben", { Birthday: "1980-13-45" })]);
    // This list is older than the accepted lists, and Ben is not in it.
    dropOlder(place, "staff-older.csv", csvText(HEADER, [...others, person(5, "Emil")]));
    const [held] = await run(place);
    expect(held).toMatchObject({ status: "held", holds: [{ guard: "older_list" }] });
    dropCorrected(place, unreadable?.run, "1980-13-45", "1980-02-02");
    await run(place);
    const request = { kind: "approve", run: held?.run ?? "" } as const;
    const result = await carryOutRequest(request, [testFeed("staff")], place.env({ waitsForProbes: true }));
    expect(result.lines.join(" ")).toContain("that person is in a newer list again");
    expect(result.lines.join(" ")).toContain(
      "1 change was made by other lists since this one was planned. Put this list into the inbox folder again",
    );
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
  });

  test("also allows the deletes of a newer list when that list lacks the same people", async ({ place }) => {
    const ada = person(1, "Ada");
    await apply(place, [ada, person(2, "Ben")], { deletes: HOLDS_EVERY_DELETE });
    const [held] = await apply(place, [ada], { deletes: HOLDS_EVERY_DELETE });
    place.sandbox.setFaults(["status-422:DELETE:#1"]);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" });
    const [next] = await apply(place, [ada, person(3, "Cleo")], { deletes: HOLDS_EVERY_DELETE });
    expect(next).toMatchObject({ status: "completed", deletes: { held: 0, deleted: 1 } });
    expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
  });

  test("does not allow a later delete when a list has contained the person again meanwhile", async ({ place }) => {
    const [ada, ben] = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, [ada, ben], { deletes: HOLDS_EVERY_DELETE });
    const [held] = await apply(place, [ada], { deletes: HOLDS_EVERY_DELETE });
    expect(held?.status).toBe("held");
    place.sandbox.setFaults(["status-422:DELETE:#1"]);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" });
    await apply(place, [ada, ben, person(3, "Cleo")], { deletes: HOLDS_EVERY_DELETE });
    const [again] = await apply(place, [ada, person(3, "Cleo")], { deletes: HOLDS_EVERY_DELETE });
    expect(again).toMatchObject({ status: "held", deletes: { held: 1, deleted: 0 } });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("names each person that the approval no longer fits, with the reason", async ({ place }) => {
    await apply(place, TEAM);
    const [held] = await apply(place, TEAM.slice(0, 3));
    await apply(place, TEAM.slice(0, 3), { deletes: null });
    const { exitCode, said } = await approve(place, held?.run, { deletes: null });
    expect(exitCode).toBe(2);
    expect(said).toContain("was superseded by a newer list");
    const [again] = await apply(place, TEAM.slice(0, 3));
    const result = await approve(place, again?.run, { deletes: null });
    expect(result.said).toContain("Not deleted: Name9 Beispiel9: the settings changed: this list no longer deletes");
    expect(namesIn(place)).toHaveLength(9);
  });

  test("is refused for an older list once a newer one is held", async ({ place }) => {
    await apply(place, TEAM);
    const others = (from: number) =>
      TEAM.map((_, index) => person(from + index, `Other${index}`, { Birthday: DAYS[index] ?? "" }));
    const [older] = await apply(place, others(20));
    const [newer] = await apply(place, others(40));
    expect([older?.status, newer?.status]).toEqual(["held", "held"]);
    place.sandbox.forgetRequests();
    const { exitCode, said } = await approve(place, older?.run);
    expect(exitCode).toBe(2);
    expect(said).toContain(`${newer?.run} is a newer list of the same feed`);
    expect(mutations(place)).toEqual([]);
  });

  test("is refused for a list held as a whole once a newer list was accepted", async ({ place }) => {
    await apply(place, TEAM);
    const [older] = await apply(
      place,
      TEAM.map((_, index) => person(20 + index, `Other${index}`, { Birthday: DAYS[index] ?? "" })),
    );
    const [newer] = await apply(place, [...TEAM, person(10, "Judith", { Birthday: "1970-01-01" })]);
    expect([older?.status, newer?.status]).toEqual(["held", "completed"]);
    expect((await approve(place, older?.run)).exitCode).toBe(2);
    expect(namesIn(place)).toHaveLength(10);
  });
});

describe("a held list that is dropped again", () => {
  const others = TEAM.map((_, index) => person(20 + index, `Other${index}`, { Birthday: DAYS[index] ?? "" }));

  test("is the same hold, not an approval", async ({ place }) => {
    await apply(place, TEAM);
    const [first] = await apply(place, others);
    const [second] = await apply(place, others);
    expect(second).toMatchObject({ status: "held", holds: first?.holds });
    expect(place.ledger().runs.held("staff")).toHaveLength(1);
    expect((await approve(place, first?.run)).said).toContain(`Approved ${second?.run}`);
    expect(namesIn(place)).toContain("Other0");
  });

  test("is held anew after discard", async ({ place }) => {
    await apply(place, TEAM);
    const [first] = await apply(place, others);
    expect(await runCommand(place, { kind: "discard", run: first?.run ?? "" })).toBe(0);
    const [second] = await apply(place, others);
    expect(second).toMatchObject({ status: "held", holds: first?.holds });
    expect(namesIn(place)).toHaveLength(9);
  });

  test("is held anew when it is older and its modification time is new", async ({ place }) => {
    await apply(place, TEAM);
    const rows = [...TEAM.slice(0, 8), person(9, "Other")];
    dropOlder(place, "staff-older.csv", csvText(HEADER, rows));
    const [older] = await run(place);
    expect(older).toMatchObject({ holds: [{ guard: "older_list" }] });
    const [again] = await apply(place, rows);
    expect(again).toMatchObject({ holds: [{ guard: "older_list" }] });
  });

  test("keeps deletes held after discard", async ({ place }) => {
    await apply(place, TEAM);
    const [first] = await apply(place, TEAM.slice(0, 3));
    await runCommand(place, { kind: "discard", run: first?.run ?? "" });
    const [second] = await apply(place, TEAM.slice(0, 3));
    expect(second).toMatchObject({ status: "held", deletes: { held: 6 } });
    expect(namesIn(place)).toHaveLength(9);
  });
});
