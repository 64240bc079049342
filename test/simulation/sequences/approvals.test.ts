import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import { csvText, dropCorrected, dropOlder } from "../world/drop-file.ts";
import { HEADER, testFeed } from "../world/feeds.ts";
import { apply, runCommand, namesIn, person, run, test } from "../world/list-sequence.ts";

const HOLDS_EVERY_DELETE = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };

describe("approve", () => {
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
});
