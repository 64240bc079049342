/** The configuration changes between the plan of a list and its calls. */
import { describe, expect } from "vitest";
import { DEFAULT_DELETES } from "../../../src/config/feed-schema.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import { apply, namesIn, person, reported, run, test } from "../world/list-sequence.ts";
import type { Workplace } from "../world/workplace.ts";

const TEAM = Array.from({ length: 9 }, (_, index) => person(index + 1, `Name${index + 1}`));

/** Applies a list that lacks two people, and whose deletes are planned but not sent. @returns the run's name */
async function haltBeforeDeletes(place: Workplace, feed: Partial<FeedSettings> = {}): Promise<string> {
  await apply(place, TEAM, feed);
  place.sandbox.setFaults(["status-401:DELETE:#1+"]);
  const [halted] = await apply(place, TEAM.slice(2), feed);
  expect(halted?.status).toBe("halted");
  place.sandbox.setFaults([]);
  return halted?.run ?? "";
}

describe("a planned delete", () => {
  test.for<readonly [string, Partial<FeedSettings>]>([
    ['deletes is "never" now', { deletes: null }],
    ["the feed has changes now", { mode: "changes", deletes: null }],
    ["no delete goes without approval now", { deletes: { ...DEFAULT_DELETES, limitCount: 0, limitPercent: 0 } }],
    ["people have to be absent for a week now", { deletes: { ...DEFAULT_DELETES, absentDays: 7 } }],
  ])("is dropped with a reason when %s", async ([, change], { place }) => {
    const name = await haltBeforeDeletes(place);
    const [resumed] = await run(place, change);
    expect(resumed).toMatchObject({ run: name, status: "completed", deletes: { deleted: 0 } });
    expect(namesIn(place)).toHaveLength(9);
    const dropped = place.ledger().operations.ofRun(name, "dropped");
    expect(dropped.map(({ issue }) => issue?.data["reason"])).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining("the settings changed")),
    );
  });

  test("is sent when the settings are as they were, and when they allow more", async ({ place }) => {
    await haltBeforeDeletes(place);
    await run(place, { deletes: { ...DEFAULT_DELETES, limitCount: 50 } });
    expect(namesIn(place)).toHaveLength(7);
  });

  test("is planned again by the next list when the settings allow it again", async ({ place }) => {
    await haltBeforeDeletes(place);
    await run(place, { deletes: null });
    await apply(place, TEAM.slice(2));
    expect(namesIn(place)).toHaveLength(7);
  });

  test.for(["ignore", "hold"] as const)(
    "of a person marked as gone is dropped when `inactive` is %s now",
    async (inactive, { place }) => {
      await apply(place, TEAM, { inactive: "delete" });
      place.sandbox.setFaults(["status-401:DELETE:#1+"]);
      await apply(place, [person(1, "Name1", { Mark: "deceased" }), ...TEAM.slice(1)], { inactive: "delete" });
      place.sandbox.setFaults([]);
      await run(place, { inactive });
      expect(namesIn(place)).toHaveLength(9);
    },
  );
});

describe("a planned update", () => {
  test("that clears a value is dropped when blank cells keep values now", async ({ place }) => {
    const feed = { blankCells: "clear" } as const;
    await apply(place, [person(1, "Ada", { Phone: "+4930123456" }), ...TEAM.slice(1)], feed);
    place.sandbox.setFaults(["status-401:PATCH:#1+"]);
    await apply(place, [person(1, "Ada"), ...TEAM.slice(1)], feed);
    place.sandbox.setFaults([]);
    await run(place, { blankCells: "keep" });
    expect(place.sandbox.contacts()[0]?.phone).toBe("+4930123456");
    expect(reported(place)).toEqual(["Ada: local not_sent"]);
  });
});
