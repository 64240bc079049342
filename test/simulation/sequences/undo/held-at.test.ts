import { describe, expect } from "vitest";
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
});
