import { describe, expect } from "vitest";
import type { DecisionRequest } from "../../../src/model/request.ts";
import { openWorkplace, type Workplace } from "../world/workplace.ts";
import { apply, mutations, namesIn, person, run, test } from "../world/list-sequence.ts";

const TEAM = [1, 2, 3, 4].map((nr) => person(nr, `Name${nr}`));
const HOLDS_EVERY_DELETE = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
const FEED = { deletes: HOLDS_EVERY_DELETE };

/** Applies a list whose two deletes are held, and stores a decision about its run. @returns the request's id */
async function askAboutHeld(place: Workplace, kind: "approve" | "discard"): Promise<number> {
  await apply(place, TEAM, FEED);
  const [held] = await apply(place, TEAM.slice(0, 2), FEED);
  const request: DecisionRequest = { kind, run: held?.run ?? "" };
  place.sandbox.forgetRequests();
  return place.ledger().requests.ask(request, new Date(place.clock.now()).toISOString());
}

/** Makes a pass that crashes at its nth instant. @returns whether it crashed */
async function crashAt(place: Workplace, n: number): Promise<boolean> {
  place.instants().arm(n);
  await run(place, FEED).catch((error: Error) => {
    if (error.name !== "Crash") throw error;
  });
  return place.instants().hasCrashed();
}

describe("a stored request", () => {
  test.for([
    { kind: "approve", left: ["Name1", "Name2"], calls: ["DELETE", "DELETE"] },
    { kind: "discard", left: ["Name1", "Name2", "Name3", "Name4"], calls: [] },
  ] as const)("$kind is carried out once when the process ends at any instant", async ({ kind, left, calls }) => {
    const wrong: string[] = [];
    let hasCrashed = true;
    let n = 0;
    while (hasCrashed) {
      n += 1;
      const place = openWorkplace(1, {}, 1, () => {});
      const id = await askAboutHeld(place, kind);
      hasCrashed = await crashAt(place, n);
      const where = place.instants().last();
      place.instants().arm(null);
      if (hasCrashed) await place.restart();
      await run(place, FEED);
      await run(place, FEED);
      const answer = place.ledger().requests.result(id);
      const isAsAsked =
        namesIn(place).join() === left.join() &&
        (answer?.exitCode === 0 || (hasCrashed && answer?.exitCode === 3)) &&
        place.ledger().runs.held().length === 0 &&
        // The service may get a delete twice, because the answer to the first was lost in the crash.
        mutations(place).slice(0, calls.length).join() === calls.join();
      if (!isAsAsked) wrong.push(`${n} (${where}): ${namesIn(place).join()}, ${JSON.stringify(answer)}`);
      place.remove();
    }
    expect(wrong).toEqual([]);
    expect(n).toBeGreaterThan(10);
  });

  test("is not carried out when it waited for a day", async ({ place }) => {
    const id = await askAboutHeld(place, "approve");
    place.clock.pass(24 * 3_600_000 + 1);
    await run(place, FEED);
    expect(place.ledger().requests.result(id)?.exitCode).toBe(1);
    expect(mutations(place)).toEqual([]);
    expect(place.ledger().runs.held()).toHaveLength(1);
  });

  test("can be withdrawn until a process takes it up", async ({ place }) => {
    const { requests } = place.ledger();
    const id = await askAboutHeld(place, "approve");
    expect(requests.withdraw(id, "2026-11-21T02:00:00.000Z")).toBeNull();
    expect(requests.take(id, "2026-11-21T02:00:00.000Z")).toBe(false);
    await run(place, FEED);
    expect(mutations(place)).toEqual([]);
    const other = requests.ask({ kind: "retry", run: null }, "2026-11-21T02:00:00.000Z");
    requests.take(other, "2026-11-21T02:00:00.000Z");
    expect(requests.withdraw(other, "2026-11-21T02:00:00.000Z")).toBe("taken");
  });
});
