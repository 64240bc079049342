import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { makePass, whatIsDue } from "../../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { mutations, namesIn, person, reported, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const FEEDS = [testFeed("club"), testFeed("staff")];
const PASS = { feeds: FEEDS, settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };
const ada = person(1, "Ada", { Email: "ada@example.org" });
const others = [7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const members = [5, 6].map((nr) => person(nr, `Member${nr}`));

let lists = 0;

async function pass(place: Workplace, club: readonly (readonly string[])[], staff: readonly (readonly string[])[]) {
  lists += 1;
  dropFile(place, `club-${lists}.csv`, csvText(HEADER, club));
  dropFile(place, `staff-${lists}.csv`, csvText(HEADER, staff));
  return (await makePass(PASS, place.env({ waitsForProbes: true }))).runs.map(({ record }) => record);
}

describe("a person who moves to another feed", () => {
  test("is created there in the pass whose other list deletes the contact", async ({ place }) => {
    await pass(place, members, [ada, ...others]);
    const records = await pass(place, [ada, ...members], others);
    expect(records).toMatchObject([
      { feed: "club", rows: { created: 1, rejected: 0 } },
      { feed: "staff", deletes: { deleted: 1 } },
    ]);
    expect(namesIn(place).filter((name) => name === "Ada")).toEqual(["Ada"]);
    expect(reported(place)).toEqual([]);
    expect(await whatIsDue(FEEDS, false, place.env({ waitsForProbes: true }))).toBe("nothing");
  });

  const elsewhere = person(1, "Ada", { Email: "ada@example.com" });

  test("is created there in the pass whose other list gives the contact another address", async ({ place }) => {
    await pass(place, members, [ada, ...others]);
    const twin = person(2, "Adele", { Email: "ada@example.org" });
    const [club, staff] = await pass(place, [twin, ...members], [elsewhere, ...others]);
    expect(staff).toMatchObject({ rows: { updated: 1 } });
    expect(club).toMatchObject({ rows: { created: 1, rejected: 0 } });
    expect(reported(place)).toEqual([]);
    expect(await whatIsDue(FEEDS, false, place.env({ waitsForProbes: true }))).toBe("nothing");
  });

  test("is created there in the pass whose other list moves the contact to another group", async ({ place }) => {
    await pass(place, members, [ada, ...others]);
    const twin = person(2, "Adele", { Email: "ada@example.org" });
    const moved = person(1, "Ada", { Email: "ada@example.org", Group: "Team birthdays" });
    const [club] = await pass(place, [twin, ...members], [moved, ...others]);
    expect(club).toMatchObject({ rows: { created: 1, rejected: 0 } });
  });

  test("stays refused while the contact keeps the address, also when its other values change", async ({ place }) => {
    await pass(place, members, [ada, ...others]);
    const twin = person(2, "Adele", { Email: "ada@example.org" });
    const renamed = person(1, "Ada", { Email: "ada@example.org", "Last Name": "Neu" });
    const [club] = await pass(place, [twin, ...members], [renamed, ...others]);
    expect(club).toMatchObject({ rows: { created: 0, rejected: 1 } });
    expect(await whatIsDue(FEEDS, false, place.env({ waitsForProbes: true }))).toBe("nothing");
  });

  test("waits for a person when the ledger forgets the contacts between two lists", async ({ place }) => {
    await pass(place, members, [ada, ...others]);
    await pass(place, [ada, ...members], [ada, ...others]);
    const due = () => whatIsDue(FEEDS, false, place.env({ waitsForProbes: true }));
    expect(await due()).toBe("nothing");
    place.ledger().manualDecisions.forget("staff", "2026-11-21T04:00:00.000Z");
    expect(await due()).toBe("calls");
    place.sandbox.forgetRequests();
    await makePass({ ...PASS, triesDeferred: false }, place.env({ waitsForProbes: true }));
    // The group now has contacts that the ledger does not know, and the person may be one of them.
    expect(mutations(place)).toEqual([]);
    expect(
      place
        .ledger()
        .runs.held()
        .map(({ holds }) => holds.map(({ guard }) => guard)),
    ).toEqual([["strangers"]]);
    expect(await due()).toBe("nothing");
  });

  test("is created there also when the service refused the row on an earlier day", async ({ place }) => {
    await pass(place, members, [ada, ...others]);
    const [refused] = await pass(place, [ada, ...members], [ada, ...others]);
    expect(refused).toMatchObject({ rows: { created: 0, rejected: 1 } });
    const [club] = await pass(place, [ada, ...members], others);
    expect(club).toMatchObject({ feed: "club", rows: { created: 1, rejected: 0 } });
    expect(place.sandbox.contacts().filter(({ first_name: name }) => name === "Ada")).toHaveLength(1);
  });
});

test("an undo does not create a person again who is in the group from another feed", async ({ place }) => {
  const nameless = person(1, "Ada");
  await pass(place, members, [nameless, ...others]);
  const records = await pass(place, [nameless, ...members], others);
  expect(namesIn(place).filter((name) => name === "Ada")).toHaveLength(1);
  const staff = records.find(({ feed }) => feed === "staff")?.run ?? "";
  const env = place.env({ waitsForProbes: true });
  const { exitCode, lines } = await carryOutRequest({ kind: "undo", run: staff }, FEEDS, env);
  expect(exitCode).toBe(2);
  expect(lines.join("\n")).toContain("the person is in the service from another list (“club-");
  expect(namesIn(place).filter((name) => name === "Ada")).toHaveLength(1);
});
