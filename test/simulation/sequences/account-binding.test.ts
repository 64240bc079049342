import { describe, expect } from "vitest";
import { makePass } from "../../../src/run/inbox-pass.ts";
import { testFeed } from "../world/feeds.ts";
import { apply, runCommand, drop, namesIn, person, run, test } from "../world/list-sequence.ts";
import type { Workplace } from "../world/workplace.ts";

describe("a run", () => {
  test("holds the first create into a group with unknown contacts, also after an update moved a contact there", async ({
    place,
  }) => {
    const [ada, ben] = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, [ada, ben]);
    const group = place.sandbox.groups().find(({ name }) => name === "Team birthdays");
    for (const first_name of ["Xaver", "Yves"])
      place.sandbox.addContact({ first_name, group_id: group?.group_id ?? 0 });
    const moved = person(1, "Ada", { Group: "Team birthdays" });
    const [move] = await apply(place, [moved, ben]);
    expect(move).toMatchObject({ status: "completed", rows: { updated: 1 } });
    const [record] = await apply(place, [moved, ben, person(3, "Xaver", { Group: "Team birthdays" })]);
    expect(record).toMatchObject({
      status: "held",
      holds: [{ guard: "strangers", figures: { unknown: 2, known: 1 } }],
    });
  });

  test("binds an empty ledger to the account of its next list", async ({ place }) => {
    const passElsewhere = (at: Workplace) => {
      const options = {
        feeds: [testFeed("staff")],
        settleSeconds: 2,
        patienceSeconds: 60,
        files: null,
        triesDeferred: true,
      };
      return makePass(options, { ...at.env({ waitsForProbes: true }), baseUrl: "https://other.example/v1" });
    };
    const rows = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, rows);
    drop(place, [...rows, person(3, "Cleo")]);
    expect((await passElsewhere(place)).stopReason).toContain("other_account");
    place.ledger().manualDecisions.forget("staff", "2026-11-21T04:00:00.000Z");
    for (const { contact_id: id } of place.sandbox.contacts()) place.sandbox.deleteContact(id);
    expect((await passElsewhere(place)).stopReason).toBe(null);
    drop(place, [...rows, person(3, "Cleo"), person(4, "Dora")]);
    const next = await passElsewhere(place);
    expect(next).toMatchObject({ stopReason: null, runs: [{ record: { rows: { created: 1, unchanged: 3 } } }] });
    expect(await runCommand(place, { kind: "retry", run: null })).toBe(1);
  });

  test("sends nothing when the account lists none of the groups used before", async ({ place }) => {
    await apply(place, [person(1, "Ada")]);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    place.sandbox.deleteGroup(group?.group_id ?? 0);
    place.sandbox.forgetRequests();
    drop(place, [person(1, "Ada"), person(2, "Ben", { Group: "Team birthdays" })]);
    expect(await run(place)).toEqual([]);
    expect(place.sandbox.requests().map(({ method }) => method)).toEqual(["GET"]);
    expect(namesIn(place)).toEqual(["Ada"]);
  });
});
