import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { csvText, dropCorrected, dropOlder } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, runCommand, codesOf, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";

describe("an open item", () => {
  test("stays open when an older deferred list goes on after a newer list reported it", async ({ place }) => {
    await apply(place, [person(1, "Ada"), person(2, "Ben")]);
    place.sandbox.setPlanLimit(2);
    await apply(place, [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo")]);
    // This list is held as a whole, so it does not supersede the older list yet.
    const noKeys = ["Dora", "Eva", "Finn"].map((name, index) => person(4 + index, name, { Nr: "" }));
    const [held] = await apply(place, [
      person(1, "Ada"),
      person(2, "Ben"),
      person(3, "Cleo", { Group: "Team Nowhere" }),
      ...noKeys,
    ]);
    expect(held?.status).toBe("held");
    place.sandbox.setPlanLimit(null);
    await run(place);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" });
    expect(reported(place)).toEqual([
      "Cleo: local group_unknown",
      ...["Dora", "Eva", "Finn"].map((name) => `${name}: local key_missing`),
    ]);
  });

  test("stays open when a later list is held and discarded", async ({ place }) => {
    await apply(place, [person(1, "Ada"), person(2, "Ben")]);
    await apply(place, [person(1, "Ada", { Birthday: "1980-02-31" }), person(2, "Ben"), person(3, "Cleo")]);
    const [held] = await apply(place, [
      person(1, "Ada"),
      person(2, "Ben"),
      person(3, "Cleo"),
      ...["Dora", "Eva", "Finn"].map((name, index) => person(4 + index, name, { Nr: "" })),
    ]);
    expect(held?.status).toBe("held");
    await runCommand(place, { kind: "discard", run: held?.run ?? "" });
    expect(reported(place)).toContain("Ada: local birthday_impossible");
  });

  test("stays open and correctable when an older list is held and discarded", async ({ place }) => {
    const first = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, first);
    const [unreadable] = await apply(place, [person(1, "Adele"), person(2, "Ben", { Birthday: "1980-13-45" })]);
    dropOlder(place, "staff-older.csv", csvText(HEADER, [...first, person(3, "Cleo")]));
    const [held] = await run(place);
    expect(held?.status).toBe("held");
    expect(reported(place)).toEqual(["Ben: local birthday_impossible"]);
    await runCommand(place, { kind: "discard", run: held?.run ?? "" });
    dropCorrected(place, unreadable?.run, "1980-13-45", "1981-02-02");
    await run(place);
    expect(place.sandbox.contacts().map(({ birthday }) => birthday)).toEqual(["1980-01-01", "1981-02-02"]);
  });

  test("is not added or closed by an older list that is held as a whole", async ({ place }) => {
    const wrong = { Birthday: "1980-13-45" };
    const [ada, ben] = [person(1, "Ada"), person(2, "Ben", wrong)];
    await apply(place, [ada, ben, person(3, "Cleo", { "First Name": "" })]);
    const [newest] = await apply(place, [ada, ben]);
    dropOlder(place, "staff-older.csv", csvText(HEADER, [ada, person(2, "Ben", wrong), person(3, "Cleo", wrong)]));
    const [held] = await run(place);
    expect(held).toMatchObject({ status: "held", rows: { rejected: 2 } });
    expect(codesOf(place, held)).toMatchObject({ 3: ["birthday_impossible"], 4: ["birthday_impossible"] });
    const report = readFileSync(join(place.folders.reports, held?.run ?? "", "rejections.csv"), "utf8");
    expect(report).toContain(`${held?.run}.l4.`);
    expect(await runCommand(place, { kind: "discard", run: held?.run ?? "" })).toBe(0);
    expect(reported(place)).toEqual(["Ben: local birthday_impossible"]);
    // The report of the newest accepted list can still be corrected.
    dropCorrected(place, newest?.run, "1980-13-45", "1980-01-02");
    const [corrected] = await run(place);
    expect(corrected?.rows).toMatchObject({ created: 1, skipped: 0 });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });

  test("stays solved when its held run is approved later", async ({ place }) => {
    const deletes = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
    const [ada, ben] = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, [ada, ben], { deletes });
    const [held] = await apply(place, [ada, person(3, "Cleo", { Birthday: "1980-13-45" })], { deletes });
    expect(held?.status).toBe("held");
    dropCorrected(place, held?.run, "1980-13-45", "1980-02-02");
    await run(place, { deletes });
    expect(place.ledger().openItems.open("staff")).toEqual([]);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" });
    expect(place.ledger().openItems.open("staff")).toEqual([]);
    expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
  });
});
