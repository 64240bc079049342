import { describe, expect } from "vitest";
import type { Asker, DecisionRequest } from "../../../../src/model/request.ts";
import type { Workplace } from "../../world/workplace.ts";
import { crashAtEachInstant } from "../../world/crash-at-each-instant.ts";
import { apply, mutations, namesIn, person, run, test } from "../../world/list-sequence.ts";

const TEAM = [1, 2, 3, 4].map((nr) => person(nr, `Name${nr}`));
const HOLDS_EVERY_DELETE = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
const OFFICE: Asker = { by: "ada", via: "console", note: null };
const FEED = { deletes: HOLDS_EVERY_DELETE };

/** Applies a list whose two deletes are held, and stores a decision about its run. @returns the request's id */
async function askAboutHeld(place: Workplace, kind: "approve" | "discard", chosen = 2): Promise<string> {
  await apply(place, TEAM, FEED);
  const [held] = await apply(place, TEAM.slice(0, 2), FEED);
  const name = held?.run ?? "";
  const ids = place
    .ledger()
    .operations.ofRun(name, "held")
    .map(({ id }) => id);
  const isSome = kind === "approve" && chosen < ids.length;
  const request: DecisionRequest = { kind, run: name, ...(isSome ? { deletes: ids.slice(0, chosen) } : {}) };
  place.sandbox.forgetRequests();
  return place.requests.ask(request, OFFICE, new Date(place.clock.now()).toISOString());
}

/** Returns who decided what about the runs. */
const decisionsIn = (place: Workplace): readonly string[] =>
  place
    .ledger()
    .runs.latest(20)
    .flatMap(({ run: name }) => place.ledger().decisions.ofRun(name))
    .map(({ kind, by, kept }) => `${kind} by ${by}, kept ${kept}`);

describe("a stored request", () => {
  test.for([
    { kind: "approve", chosen: 2, left: ["Name1", "Name2"], calls: ["DELETE", "DELETE"] },
    { kind: "approve", chosen: 1, left: ["Name1", "Name2", "Name4"], calls: ["DELETE"] },
    { kind: "discard", chosen: 2, left: ["Name1", "Name2", "Name3", "Name4"], calls: [] },
  ] as const)("$kind of $chosen is carried out once when the process ends at any instant", async (decision) => {
    const { kind, chosen, left, calls } = decision;
    const { wrong, instants } = await crashAtEachInstant({
      begin: (place) => askAboutHeld(place, kind, chosen),
      act: (place) => run(place, FEED),
      async goOn(place, id, hasCrashed) {
        await run(place, FEED);
        await run(place, FEED);
        const answer = place.requests.find(id)?.result;
        const isAsAsked =
          namesIn(place).join() === left.join() &&
          (answer?.exitCode === 0 || (hasCrashed && answer?.exitCode === 3)) &&
          place.ledger().runs.held().length === 0 &&
          decisionsIn(place).join() === `${kind} by ada, kept ${kind === "discard" ? 0 : 2 - chosen}` &&
          // The service may get a delete twice, because the answer to the first was lost in the crash.
          mutations(place).slice(0, calls.length).join() === calls.join();
        return isAsAsked ? null : `${namesIn(place).join()}, ${JSON.stringify(answer)}`;
      },
    });
    expect(wrong).toEqual([]);
    expect(instants).toBeGreaterThan(10);
  });

  test("is not carried out when it waited for a day", async ({ place }) => {
    const id = await askAboutHeld(place, "approve");
    place.clock.pass(24 * 3_600_000 + 1);
    await run(place, FEED);
    expect(place.requests.find(id)?.result?.exitCode).toBe(1);
    expect(mutations(place)).toEqual([]);
    expect(place.ledger().runs.held()).toHaveLength(1);
  });

  test("can be withdrawn until a process takes it up", async ({ place }) => {
    const { requests } = place;
    const id = await askAboutHeld(place, "approve");
    expect(requests.withdraw(id, "2026-11-21T02:00:00.000Z")).toBeNull();
    expect(requests.take(id, "2026-11-21T02:00:00.000Z")).toBe(false);
    await run(place, FEED);
    expect(mutations(place)).toEqual([]);
    const other = requests.ask({ kind: "retry", run: null }, OFFICE, "2026-11-21T02:00:00.000Z");
    requests.take(other, "2026-11-21T02:00:00.000Z");
    expect(requests.withdraw(other, "2026-11-21T02:00:00.000Z")).toBe("taken");
  });
});
