import { describe, expect } from "vitest";
import type { Group } from "../../../../src/model/contact.ts";
import { groupsIn } from "../../../../src/api/answer-body.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { testFeed } from "../../world/feeds.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, namesIn, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const PASS = { settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true, feeds: [testFeed("staff")] };
const BIRTHDAYS = { Group: "Team birthdays" };

/** Makes a pass over a list while the service sends these properties for one group. */
async function passWith(
  place: Workplace,
  rows: readonly (readonly string[])[],
  [name, damage]: readonly [string, Readonly<Record<string, unknown>>],
) {
  if (rows.length > 0) dropFile(place, "staff.csv", csvText(HEADER, rows));
  const env = place.env({ waitsForProbes: true });
  const data = place.sandbox.groups().map((group) => (group.name === name ? { ...group, ...damage } : group));
  const groups = groupsIn({ success: true, data }) as readonly Group[];
  const service = { ...env.service, listGroups: async () => ({ kind: "ok" as const, status: 200, value: groups }) };
  return makePass(PASS, { ...env, service });
}

describe("a group that the service lists with a property that can't be read", () => {
  test.for([
    { contact_count: null },
    { contact_count: "3" },
    { date_created: null },
    { group_id: "2" },
    { name: null },
    { category: null, status: 7 },
  ])("stops no list that uses other groups: %j", async (damage, { place }) => {
    await apply(place, [person(1, "Ada")]);
    const end = await passWith(place, [person(1, "Ada"), person(2, "Ben")], ["Team birthdays", damage]);
    expect(end).toMatchObject({ stopReason: null, runs: [{ record: { status: "completed", rows: { created: 1 } } }] });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });

  test.for([
    [{ contact_count: null }, /group \d+ \(“Team Berlin”\) has no readable contact_count/u],
    [{ contact_count: -1 }, /group \d+ \(“Team Berlin”\) has no readable contact_count/u],
    [{ date_created: 7 }, /group \d+ \(“Team Berlin”\) has no readable date_created/u],
    [{ group_id: "1" }, /a group “Team Berlin” has no readable group_id/u],
    [{ name: null }, /group \d+ \(“\?\d+”\) has no readable name/u],
  ] as const)("stops all calls and is named when it is in use: %j", async ([damage, named], { place }) => {
    await apply(place, [person(1, "Ada")]);
    const end = await passWith(place, [person(1, "Ada"), person(2, "Ben")], ["Team Berlin", damage]);
    expect(end.stopReason).toMatch(named);
    expect(end.runs).toEqual([]);
    expect(namesIn(place)).toEqual(["Ada"]);
    const [later] = await apply(place, []);
    expect(later).toMatchObject({ status: "completed", rows: { created: 1 } });
  });

  test("lets a list wait whose people are the first in it, and applies the list later", async ({ place }) => {
    await apply(place, [person(1, "Ada")]);
    const rows = [person(1, "Ada"), person(2, "Ben", BIRTHDAYS)];
    for (const [index, damage] of [{ contact_count: null }, { date_created: null }, { group_id: null }].entries()) {
      const end = await passWith(place, index === 0 ? rows : [], ["Team birthdays", damage]);
      expect(end.stopReason).toMatch(/^staff\.csv waits\..*“Team birthdays”/u);
      expect(namesIn(place)).toEqual(["Ada"]);
    }
    const end = await passWith(place, [], ["Team birthdays", {}]);
    expect(end).toMatchObject({ stopReason: null, runs: [{ record: { status: "completed", rows: { created: 1 } } }] });
  });

  test("stops nothing when only its category or status can't be read, although it is in use", async ({ place }) => {
    await apply(place, [person(1, "Ada")]);
    const damage = { category: null, status: 7 };
    const end = await passWith(place, [person(1, "Ada"), person(2, "Ben")], ["Team Berlin", damage]);
    expect(end).toMatchObject({ stopReason: null, runs: [{ record: { status: "completed" } }] });
  });
});
