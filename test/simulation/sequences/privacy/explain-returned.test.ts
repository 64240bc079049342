/** What is explained about a person who was deleted and created again under one key. */
import { describe, expect } from "vitest";
import { peopleNamed } from "../../../../src/run/push/never/name-person.ts";
import { apply, person, test } from "../../world/list-sequence.ts";
import { ada, answer, decide, neverGreet, OTHERS } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const contactOf = (place: Workplace, first: string) =>
  String(place.sandbox.contacts().find(({ first_name: name }) => name === first)?.contact_id);

/** Returns what happened to the person of a contact, newest first. */
function eventsOf(place: Workplace, id: string): readonly string[] {
  const explained = place.ledger().people.explainAs(id, { limit: 99, offset: 0 });
  return (explained?.events ?? []).map((event) =>
    event.kind === "operation"
      ? `${event.operation} ${event.contactId}`
      : event.kind === "row"
        ? event.outcome
        : `${event.decision.kind} ${event.decision.choice}`,
  );
}

describe("explain of a person who came back under the key", () => {
  test("shows the former contact, and under that contact the latest one", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const first = contactOf(place, "Ada");
    await apply(place, OTHERS);
    await apply(place, [ada(), ...OTHERS]);
    const second = contactOf(place, "Ada");
    const all = [`create ${second}`, `delete ${first}`, `create ${first}`];
    expect([eventsOf(place, second), eventsOf(place, first)]).toEqual([all, all]);
  });

  test("shows who decided never and who ended the entry", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const first = contactOf(place, "Ada");
    await neverGreet(place);
    await apply(place, [ada(), ...OTHERS]);
    await decide(place, { kind: "lift", id: 1 });
    await apply(place, [ada(), ...OTHERS]);
    const events = eventsOf(place, contactOf(place, "Ada"));
    expect(events.toSorted()).toEqual(
      [
        `create ${contactOf(place, "Ada")}`,
        "lift 1",
        "skipped",
        `delete ${first}`,
        "never 1",
        `create ${first}`,
      ].toSorted(),
    );
  });

  test("shows the former contact when the last name has changed since", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await apply(place, OTHERS);
    await apply(place, [ada(1, { "Last Name": "Byron" }), ...OTHERS]);
    expect(eventsOf(place, contactOf(place, "Ada"))).toHaveLength(3);
  });

  test.for([
    ["another first name", { "First Name": "Nele", "Last Name": "Winter", Email: "", Phone: "" }],
    ["another birthday", { "First Name": "Ada", Birthday: "1950-05-05", Email: "", Phone: "" }],
    [
      "another last name and no birthday",
      { "First Name": "Ada", "Last Name": "Winter", Birthday: "", Email: "", Phone: "" },
    ],
  ] as const)("leaves out the contact of a person with %s", async ([, cells], { place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const first = contactOf(place, "Ada");
    await apply(place, OTHERS);
    await apply(place, [ada(1, cells), ...OTHERS]);
    const second = contactOf(place, cells["First Name"]);
    expect(eventsOf(place, second).filter((event) => event.includes(first))).toEqual([]);
    expect(eventsOf(place, first)).toEqual([`delete ${first}`, `create ${first}`]);
  });

  test("leaves out a contact that an answer gave to another person", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const first = contactOf(place, "Ada");
    await apply(place, [person(1, "Nele", { "Last Name": "Winter", Birthday: "1993-09-19" }), ...OTHERS]);
    await answer(place, "new");
    const second = contactOf(place, "Nele");
    expect(second).not.toBe("undefined");
    expect(eventsOf(place, second)).not.toContain(`create ${first}`);
    expect(eventsOf(place, first)).not.toContain(`create ${second}`);
  });

  test("shows the former contact and its end while the answer to the new create is lost", async ({ place }) => {
    const adaOf = (key: string) => peopleNamed(key, place.ledger()).people.map(({ id }) => id);
    const noAddress = { Email: "", Phone: "", UID: "" };
    await apply(place, [ada(1, noAddress), ...OTHERS]);
    const first = contactOf(place, "Ada");
    place.clock.pass(86_400_000);
    const there = new Date(place.clock.now()).toISOString();
    place.clock.pass(86_400_000);
    await apply(place, OTHERS);
    place.sandbox.setFaults(["drop-response:POST:1"]);
    await apply(place, [ada(1, noAddress), ...OTHERS]);
    const [doubt = "", ...others] = adaOf("key:E-1");
    expect([doubt, others]).toEqual([expect.stringMatching(/^o/u), [first]]);
    expect(eventsOf(place, doubt)).toEqual(["create null", `delete ${first}`, `create ${first}`]);
    const id = place.ledger().people.idOf(doubt);
    expect(id === null ? null : place.ledger().people.heldAt(id, there)).toMatchObject({ kind: "held" });
  });
});

describe("a key whose person has left and whose row was refused or left out", () => {
  const named = (place: Workplace) => peopleNamed("key:E-1", place.ledger()).people.map(({ id }) => id);

  test("names the former contact when a row was refused before", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const first = contactOf(place, "Ada");
    await apply(place, [ada(1, { Birthday: "1980-02-31" }), ...OTHERS]);
    await apply(place, OTHERS);
    expect(named(place)).toEqual([first]);
    expect(eventsOf(place, first)).toEqual([`delete ${first}`, "rejected", `create ${first}`]);
  });

  test("names the former contact when a row is refused since", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const first = contactOf(place, "Ada");
    await apply(place, OTHERS);
    await apply(place, [ada(1, { Birthday: "1980-02-31" }), ...OTHERS]);
    expect(named(place)).toEqual([first]);
    expect(eventsOf(place, first)).toEqual(["rejected", `delete ${first}`, `create ${first}`]);
  });

  test("names the former contact when the row is left out, because the person must never be greeted", async ({
    place,
  }) => {
    await apply(place, [ada(), ...OTHERS]);
    const first = contactOf(place, "Ada");
    await neverGreet(place);
    await apply(place, [ada(), ...OTHERS]);
    expect(named(place)).toEqual([first]);
  });

  test("names both the former contact and the row of another person", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const first = contactOf(place, "Ada");
    await apply(place, OTHERS);
    const nele = { "Last Name": "Winter", Birthday: "1993-02-31", Email: "", Phone: "" };
    await apply(place, [person(1, "Nele", nele), ...OTHERS]);
    expect(named(place)).toEqual([first, expect.stringMatching(/^r/u)]);
  });
});
