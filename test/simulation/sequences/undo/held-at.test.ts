import { describe, expect } from "vitest";
import { sweepOld } from "../../../../src/run/upkeep/sweep-old.ts";
import { apply, person, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const DAY_MS = 86_400_000;
const OTHERS = [person(2, "Ben"), person(3, "Cleo"), person(4, "Dora"), person(5, "Emil")];

/** Returns what the service held of contact 1 some days after the first list. */
function heldOn(place: Workplace, days: number, contactId = 1) {
  const at = new Date(Date.parse("2026-11-21T12:00:00.000Z") + days * DAY_MS).toISOString();
  return place.ledger().people.heldAt({ kind: "contact", contactId }, at);
}

describe("what the service held at a point in time", () => {
  test("is what the lists had made until then", async ({ place }) => {
    await apply(place, [person(1, "Ada"), ...OTHERS]);
    place.clock.pass(2 * DAY_MS);
    await apply(place, [person(1, "Ada", { Birthday: "1980-04-05", Email: "ada@example.org" }), ...OTHERS]);
    place.clock.pass(2 * DAY_MS);
    await apply(place, OTHERS);
    expect(heldOn(place, -1)).toEqual({ kind: "not_there" });
    expect(heldOn(place, 1)).toMatchObject({ kind: "held", isWhole: true, input: { birthday: "1980-01-01" } });
    expect(heldOn(place, 3)).toMatchObject({
      kind: "held",
      input: { birthday: "1980-04-05", email: "ada@example.org" },
    });
    expect(heldOn(place, 5)).toEqual({ kind: "not_there" });
  });

  test("goes on over a contact that an undo created again", async ({ place }) => {
    await apply(place, [person(1, "Ada"), ...OTHERS]);
    place.clock.pass(2 * DAY_MS);
    const [wrong] = await apply(place, OTHERS);
    place.clock.pass(2 * DAY_MS);
    await runCommand(place, { kind: "undo", run: wrong?.run ?? "" });
    await runCommand(place, { kind: "approve", run: place.ledger().runs.latest(1)[0]?.run ?? "" });
    const contactId = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada")?.contact_id ?? 0;
    expect(contactId).not.toBe(1);
    expect(heldOn(place, 1, contactId)).toMatchObject({ kind: "held", input: { first_name: "Ada" } });
    expect(heldOn(place, 3, contactId)).toEqual({ kind: "not_there" });
    expect(heldOn(place, 5, contactId)).toMatchObject({ kind: "held", input: { first_name: "Ada" } });
    const events =
      place.ledger().people.explain({ kind: "contact", contactId }, { limit: 50, offset: 0 })?.events ?? [];
    expect(events.flatMap((event) => (event.kind === "operation" ? [event.operation] : []))).toEqual([
      "create",
      "delete",
      "create",
    ]);
  });

  test("is what the former contact held when a list deleted the person and a later one created the person again", async ({
    place,
  }) => {
    await apply(place, [person(1, "Ada"), ...OTHERS]);
    place.clock.pass(2 * DAY_MS);
    await apply(place, OTHERS);
    place.clock.pass(2 * DAY_MS);
    await apply(place, [person(1, "Ada", { Email: "ada@example.org" }), ...OTHERS]);
    const contactId = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada")?.contact_id ?? 0;
    expect(contactId).not.toBe(1);
    for (const id of [1, contactId])
      expect([-1, 1, 3, 5].map((days) => heldOn(place, days, id))).toMatchObject([
        { kind: "not_there" },
        { kind: "held", isWhole: true, input: { birthday: "1980-01-01" } },
        { kind: "not_there" },
        { kind: "held", isWhole: true, input: { email: "ada@example.org" } },
      ]);
  });

  test("is not what the contact of another person with the same key held", async ({ place }) => {
    await apply(place, [person(1, "Ada"), ...OTHERS]);
    place.clock.pass(2 * DAY_MS);
    await apply(place, OTHERS);
    place.clock.pass(2 * DAY_MS);
    await apply(place, [person(1, "Nele", { "Last Name": "Winter", Birthday: "1993-09-19" }), ...OTHERS]);
    const contactId = place.sandbox.contacts().find(({ first_name: name }) => name === "Nele")?.contact_id ?? 0;
    expect(heldOn(place, 1, contactId)).toEqual({ kind: "not_there" });
    expect(heldOn(place, 5)).toEqual({ kind: "not_there" });
  });

  test("is not known when the answer to the create was lost, and nothing before it was sent", async ({ place }) => {
    await apply(place, OTHERS);
    place.clock.pass(2 * DAY_MS);
    place.sandbox.setFaults(["drop-response:POST:1"]);
    await apply(place, [person(1, "Ada", { UID: "" }), ...OTHERS]);
    const [doubt] = place.ledger().operations.inState("in_doubt");
    const on = (days: number) => {
      const at = new Date(place.clock.now() + days * DAY_MS).toISOString();
      return place.ledger().people.heldAt({ kind: "operation", operation: doubt?.id ?? 0 }, at);
    };
    expect([on(-1), on(1)]).toEqual([{ kind: "not_there" }, { kind: "unknown" }]);
  });

  test("is not known when the ledger no longer keeps the values", async ({ place }) => {
    await apply(place, [person(1, "Ada"), ...OTHERS]);
    place.clock.pass(2 * DAY_MS);
    await apply(place, [person(1, "Ada", { Email: "ada@example.org" }), ...OTHERS]);
    place.clock.pass(400 * DAY_MS);
    await apply(place, [person(1, "Ada", { Email: "lovelace@example.org" }), ...OTHERS]);
    place.ledger().account.setFact("swept_at", new Date(place.clock.now() - 2 * DAY_MS).toISOString());
    const retention = { archiveDays: 9_000, reportDays: 9_000, ledgerDays: 100 };
    await sweepOld(retention, ["staff"], place.env({ waitsForProbes: false }));
    expect(heldOn(place, 1)).toEqual({ kind: "unknown" });
    expect(heldOn(place, 3)).toMatchObject({ kind: "held", input: { email: "ada@example.org" } });
    expect(heldOn(place, 500)).toMatchObject({ kind: "held", input: { email: "lovelace@example.org" } });
  });

  test("is not known when a contact that a person linked stands after a deleted one", async ({ place }) => {
    await apply(place, [person(1, "Ada"), ...OTHERS]);
    place.clock.pass(2 * DAY_MS);
    await apply(place, OTHERS);
    place.clock.pass(2 * DAY_MS);
    await runCommand(place, { kind: "link", feed: "staff", pairs: [{ line: 1, key: "E-1", contactId: "900" }] });
    place.clock.pass(2 * DAY_MS);
    expect(heldOn(place, 5, 900)).toEqual({ kind: "unknown" });
  });
});
