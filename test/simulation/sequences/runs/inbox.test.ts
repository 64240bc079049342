import { describe, expect } from "vitest";
import { apply, drop, person, run, test } from "../../world/list-sequence.ts";

describe("the inbox", () => {
  test("keeps the order of its lists when the clock is set back", async ({ place }) => {
    drop(place, [person(1, "Ada"), person(2, "Ben")]);
    place.clock.pass(3_600_000);
    await run(place);
    place.clock.pass(-1_800_000);
    await apply(place, [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo")]);
    const newest = place.ledger().runs.latestAccepted("staff");
    expect(newest?.rows.read).toBe(3);
  });

  test("waits for all files together, not one after the other, until they are stable", async ({ place }) => {
    const names = ["Ada", "Ben", "Cleo", "Dora", "Emil"];
    for (const [at, name] of names.entries()) drop(place, [person(at + 1, name)]);
    const before = place.clock.now();
    expect(await run(place, { mode: "changes" })).toHaveLength(names.length);
    const settleMs = 2_000;
    expect(place.clock.now() - before).toBeLessThan(2 * settleMs);
  });
});
