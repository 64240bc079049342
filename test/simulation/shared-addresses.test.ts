import { expect, test as plainTest } from "vitest";
import { makePass } from "../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "./world/drop-file.ts";
import { HEADER, machineFeed } from "./world/feeds.ts";
import { apply, drop, namesIn, person, run, test } from "./world/list-sequence.ts";
import { openWorkplace } from "./world/workplace.ts";

const office = { Email: "office@example.org" };

test("somebody whom another feed greets already is created, and a person is told", async ({ place }) => {
  await apply(place, [person(1, "Ada", office), person(2, "Ben")]);
  const rows = [person(7, "Ada", { ...office, Group: "Team birthdays" }), person(8, "Cleo")];
  dropFile(place, "club-1.csv", csvText(HEADER, rows));
  const options = {
    feeds: [machineFeed("staff"), machineFeed("club")],
    settleSeconds: 2,
    patienceSeconds: 60,
    files: null,
    triesDeferred: true,
  };
  const [club] = (await makePass(options, place.env({ waitsForProbes: true }))).runs;
  expect(club?.record).toMatchObject({ rows: { created: 2 }, warnings: 1 });
  expect(place.ledger().openItems.open("club")).toMatchObject([
    { status: "warning", issues: [{ code: "greeted_twice", data: { feed: "staff" } }] },
  ]);
});

test("a second person with an address is created without it, also where the first came with an earlier list", async ({
  place,
}) => {
  const leaveOut = { sharedAddress: "leaveOut" } as const;
  await apply(place, [person(1, "Ada", office)], leaveOut);
  const [next] = await apply(place, [person(1, "Ada", office), person(2, "Ben", office)], leaveOut);
  expect(next).toMatchObject({ rows: { created: 1, unchanged: 1 }, warnings: 1 });
  expect(place.sandbox.contacts().map(({ first_name: name, email }) => [name, email ?? null])).toEqual([
    ["Ada", "office@example.org"],
    ["Ben", null],
  ]);
});

test("nothing is sent once none of the used groups is listed any more", async ({ place }) => {
  await apply(place, [person(1, "Ada")]);
  const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  place.sandbox.deleteGroup(group?.group_id ?? 0);
  place.sandbox.forgetRequests();
  drop(place, [person(1, "Ada"), person(2, "Ben", { Group: "Team birthdays" })]);
  expect(await run(place)).toEqual([]);
  expect(place.sandbox.requests().map(({ method }) => method)).toEqual(["GET"]);
  expect(namesIn(place)).toEqual(["Ada"]);
});

plainTest("a run's first person without a year goes alone: how the service takes it is not known before", async () => {
  const linked: number[] = [];
  const place = openWorkplace(1, {}, 4, ({ method }, ledger) => {
    if (method === "POST") linked.push(ledger.entries.count("staff"));
  });
  const yearless = [1, 2, 3, 4].map((nr) => person(nr, `P${nr}`, { Birthday: `--01-0${nr}` }));
  const [done] = await apply(place, yearless);
  expect(done?.rows.created).toBe(4);
  // When the second one is sent the first has its answer; after that they go side by side.
  expect(linked.slice(0, 3)).toEqual([0, 1, 1]);
  place.remove();
});
