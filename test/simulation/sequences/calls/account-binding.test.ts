import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { apply, runCommand, drop, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const PASS = { settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };

/** Adds contacts to a group as people do in the service's user interface. */
function addByPeople(place: Workplace, name: string, firstNames: readonly string[]): void {
  const group = place.sandbox.groups().find((found) => found.name === name);
  for (const first_name of firstNames) place.sandbox.addContact({ first_name, group_id: group?.group_id ?? 0 });
}

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

  test("holds a list whose group got unknown contacts since the ledger last created there", async ({ place }) => {
    const team = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, team);
    addByPeople(place, "Team Berlin", ["Xaver", "Yves"]);
    const cleo = person(3, "Cleo", { Email: "cleo@example.org" });
    const [ordinary] = await apply(place, [...team, cleo]);
    expect(ordinary?.status).toBe("completed");
    addByPeople(place, "Team Berlin", ["Dora", "Emil", "Fee"]);
    const all = [...team, cleo, person(4, "Dora"), person(5, "Emil"), person(6, "Fee")];
    const [held] = await apply(place, all);
    expect(held).toMatchObject({ holds: [{ guard: "strangers", figures: { listed: 8, known: 5, unknown: 3 } }] });
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" })).toBe(0);
    const [next] = await apply(place, [...all, person(7, "Gero")]);
    expect(next?.status).toBe("completed");
  });

  test("does not take its own creates and deletes in a group for unknown contacts", async ({ place }) => {
    const people = Array.from({ length: 9 }, (_, index) => person(index + 1, `Name${index}`));
    await apply(place, people.slice(0, 8));
    const [fewer] = await apply(place, people.slice(2, 8));
    expect(fewer).toMatchObject({ status: "completed", deletes: { deleted: 2 } });
    const [next] = await apply(place, people);
    expect(next).toMatchObject({ status: "completed", rows: { created: 3 } });
  });

  test("sees unknown contacts also when an earlier list of the same pass created contacts in the group", async ({
    place,
  }) => {
    addByPeople(place, "Team birthdays", ["Xaver"]);
    dropFile(place, "club-1.csv", csvText(HEADER, [person(1, "Ada"), person(2, "Ben")]));
    dropFile(place, "staff-zzz.csv", csvText(HEADER, [person(3, "Cleo")]));
    addByPeople(place, "Team Berlin", ["Yves"]);
    const options = { ...PASS, feeds: [testFeed("club"), testFeed("staff")] };
    const first = await makePass(options, place.env({ waitsForProbes: true }));
    expect(first.runs.map(({ record }) => record.status)).toEqual(["held", "held"]);
    const [club] = first.runs;
    await carryOutRequest(
      { kind: "approve", run: club?.record.run ?? "" },
      options.feeds,
      place.env({ waitsForProbes: true }),
    );
    const team = [person(1, "Ada"), person(2, "Ben"), person(4, "Dora"), person(5, "Emil"), person(6, "Fee")];
    dropFile(place, "club-2.csv", csvText(HEADER, team));
    addByPeople(place, "Team Berlin", ["Zoe"]);
    dropFile(place, "staff-zzzz.csv", csvText(HEADER, [person(3, "Cleo")]));
    const second = await makePass(options, place.env({ waitsForProbes: true }));
    expect(second.runs.map(({ record }) => [record.feed, record.status])).toEqual([
      ["club", "completed"],
      ["staff", "held"],
    ]);
  });

  test("holds the first list of another feed again after a person accepted the group's contacts for one feed", async ({
    place,
  }) => {
    addByPeople(place, "Team Berlin", ["Ada", "Ben"]);
    const feeds = [testFeed("club"), testFeed("staff")];
    const pass = () => makePass({ ...PASS, feeds }, place.env({ waitsForProbes: true }));
    const approve = (name: string) =>
      carryOutRequest({ kind: "approve", run: name }, feeds, place.env({ waitsForProbes: true }));
    dropFile(place, "club-1.csv", csvText(HEADER, [person(3, "Cleo")]));
    const [club] = (await pass()).runs;
    expect((await approve(club?.record.run ?? "")).exitCode).toBe(0);
    drop(place, [person(1, "Ada"), person(2, "Ben")]);
    const [staff] = (await pass()).runs;
    expect(staff?.record).toMatchObject({
      status: "held",
      holds: [{ guard: "strangers", figures: { unknown: 2, known: 1 } }],
    });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("holds a list of another feed when a person accepted a group's new contacts for one feed", async ({ place }) => {
    const feeds = [testFeed("club"), testFeed("staff")];
    const pass = async () => (await makePass({ ...PASS, feeds }, place.env({ waitsForProbes: true }))).runs[0]?.record;
    dropFile(place, "club-1.csv", csvText(HEADER, [person(1, "Ada")]));
    await pass();
    drop(place, [person(2, "Ben")]);
    const first = await pass();
    expect(first?.holds).toMatchObject([]);
    addByPeople(place, "Team Berlin", ["Dora", "Emil", "Fee"]);
    dropFile(place, "club-2.csv", csvText(HEADER, [person(1, "Ada"), person(7, "Gero")]));
    const club = await pass();
    expect(club?.holds).toMatchObject([{ guard: "strangers" }]);
    await carryOutRequest({ kind: "approve", run: club?.run ?? "" }, feeds, place.env({ waitsForProbes: true }));
    drop(place, [person(2, "Ben"), person(4, "Dora"), person(5, "Emil"), person(6, "Fee")]);
    expect(await pass()).toMatchObject({ status: "held", holds: [{ guard: "strangers", figures: { unknown: 3 } }] });
    // What an ordinary list of one feed finds in the group is known to the others, too.
    dropFile(
      place,
      "club-3.csv",
      csvText(
        HEADER,
        [1, 7, 8].map((nr) => person(nr, nr === 1 ? "Ada" : "Gero")),
      ),
    );
    expect(await pass()).toMatchObject({ status: "completed" });
  });

  test("holds everybody's move to a new group that has the name of the group used so far", async ({ place }) => {
    const team = [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo")];
    await apply(place, team);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    place.sandbox.renameGroup(group?.group_id ?? 0, "Former team");
    place.sandbox.addGroup("Team Berlin");
    // Cleo's row names the group that was renamed, and she stays in it.
    const moved = [...team.slice(0, 2), person(3, "Cleo", { Group: "Former team" })];
    const [held] = await apply(place, moved);
    expect(held).toMatchObject({ holds: [{ guard: "group_id_changed", figures: { groups: ["Team Berlin"] } }] });
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" })).toBe(0);
    const [next] = await apply(place, [...moved, person(4, "Dora")]);
    expect(next?.status).toBe("completed");
  });

  test("holds nothing when a list puts no contact into the new group of a known name", async ({ place }) => {
    await apply(place, [person(1, "Ada"), person(2, "Ben", { Group: "Team birthdays" })]);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    place.sandbox.renameGroup(group?.group_id ?? 0, "Former team");
    place.sandbox.addGroup("Team Berlin");
    const [next] = await apply(place, [
      person(1, "Ada", { Group: "Former team" }),
      person(2, "Bernd", { Group: "Team birthdays" }),
    ]);
    expect(next).toMatchObject({ status: "completed", rows: { updated: 1, unchanged: 1 } });
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
