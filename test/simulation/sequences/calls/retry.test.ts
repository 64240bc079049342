import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, runCommand, namesIn, person, reported, test } from "../../world/list-sequence.ts";

describe("retry", () => {
  test("sends deferred rows and rows refused in earlier lists, and counts them in the newest list's run", async ({
    place,
  }) => {
    place.sandbox.setPlanLimit(1);
    const rows = [person(3, "Cleo", { Email: "cleo@localhost" }), person(1, "Ada"), person(2, "Ben")];
    const [first] = await apply(place, rows);
    expect(first?.rows).toMatchObject({ created: 1, rejected: 1, deferred: 1 });
    const [newest] = await apply(place, [...rows, person(4, "Dora")]);
    expect(newest).toMatchObject({ rows: { unchanged: 1, rejected: 1, deferred: 2 }, requests: { create: 1 } });
    const result = await carryOutRequest(
      { kind: "retry", run: null },
      [testFeed("staff")],
      place.env({ waitsForProbes: true }),
    );
    expect(result.exitCode).toBe(3);
    expect(result.lines[0]).toBe("Sent again: 3 rows. 0 went through, 0 refused again, 3 still deferred.");
    expect(place.ledger().runs.named(newest?.run ?? "").requests.create).toBe(2);
    expect(
      place
        .ledger()
        .openItems.open("staff")
        .map(({ run: name }) => name),
    ).toEqual(Array(3).fill(newest?.run));
  });

  test("creates a missing contact again when `missingContact` has become `recreate`", async ({ place }) => {
    const changes = { mode: "changes" } as const;
    await apply(place, [person(1, "Ada"), person(2, "Ben")], changes);
    place.sandbox.deleteContact(place.sandbox.contacts()[0]?.contact_id ?? 0);
    await apply(place, [person(1, "Adele"), person(2, "Ben")], changes);
    expect(reported(place)).toEqual(["Adele: 404 contact_gone"]);
    expect(await runCommand(place, { kind: "retry", run: null }, { ...changes, missingContact: "recreate" })).toBe(0);
    expect(namesIn(place)).toEqual(["Adele", "Ben"]);
  });
});
