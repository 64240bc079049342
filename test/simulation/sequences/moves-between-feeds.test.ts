import { describe, expect } from "vitest";
import { makePass, whatIsDue } from "../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "../world/drop-file.ts";
import { HEADER, testFeed } from "../world/feeds.ts";
import { namesIn, person, reported, test } from "../world/list-sequence.ts";
import type { Workplace } from "../world/workplace.ts";

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

  test("is created there also when the service refused the row on an earlier day", async ({ place }) => {
    await pass(place, members, [ada, ...others]);
    const [refused] = await pass(place, [ada, ...members], [ada, ...others]);
    expect(refused).toMatchObject({ rows: { created: 0, rejected: 1 } });
    const [club] = await pass(place, [ada, ...members], others);
    expect(club).toMatchObject({ feed: "club", rows: { created: 1, rejected: 0 } });
    expect(place.sandbox.contacts().filter(({ first_name: name }) => name === "Ada")).toHaveLength(1);
  });
});
