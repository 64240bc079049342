import { describe, expect } from "vitest";
import type { DecisionRequest } from "../../../../src/model/request.ts";
import { apply, person, reported, run, test } from "../../world/list-sequence.ts";
import { decide } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

test.for([
  { what: "no contact", keys: ["1"], said: "0 linked, 1 linked already, 0 refused. Nothing has changed." },
  {
    what: "one contact",
    keys: ["1", "E-7"],
    said: "1 linked, 1 linked already, 0 refused. The next list that has the row updates the contact.",
  },
  {
    what: "two contacts",
    keys: ["E-7", "E-8"],
    said: "2 linked, 0 linked already, 0 refused. The next list that has the rows updates the 2 contacts.",
  },
])("link says what happens next when it linked $what", async ({ keys, said }, { place }) => {
  await apply(place, [person(1, "Ada")]);
  const [ada] = place.sandbox.contacts();
  const pairs = keys.map((key) => {
    const contact = key === "1" ? ada : place.sandbox.addContact({ first_name: "Ben", group_id: ada?.group_id ?? 0 });
    return { line: null, key: key === "1" ? "E-1" : key, contactId: String(contact?.contact_id) };
  });
  expect((await decide(place, { kind: "link", feed: "staff", pairs })).lines).toEqual([said]);
});

describe("link of a key whose contact is gone, and whose person has another contact,", () => {
  const OTHERS = [person(2, "Ben"), person(3, "Cleo")];
  const changed = [person(1, "Ada", { "Last Name": "Lovelace" }), ...OTHERS];

  /** Applies a list, and moves Ada to another contact in the service. @returns the request that links Ada to it */
  async function moveAda(place: Workplace): Promise<DecisionRequest> {
    await apply(place, [person(1, "Ada"), ...OTHERS]);
    const [ada] = place.sandbox.contacts();
    place.sandbox.deleteContact(ada?.contact_id ?? 0);
    const other = place.sandbox.addContact({ first_name: "Ada", group_id: ada?.group_id ?? 0 });
    return { kind: "link", feed: "staff", pairs: [{ line: null, key: "E-1", contactId: String(other.contact_id) }] };
  }
  const lastNames = (place: Workplace) => place.sandbox.contacts().map(({ last_name: name }) => name);
  const UPDATED = ["Beispiel2", "Beispiel3", "Lovelace"];

  test("is refused until the service says that it is gone", async ({ place }) => {
    const link = await moveAda(place);
    expect(await decide(place, link)).toMatchObject({ exitCode: 1 });
    await apply(place, changed);
    expect(reported(place)).toEqual(["Ada: 404 contact_gone"]);
    expect((await decide(place, link)).lines).toEqual([
      "1 linked, 0 linked already, 0 refused. The next list that has the row updates the contact.",
      "E-1 was linked to contact 1, which the service does not find. Updates that wait for it go to contact 4.",
    ]);
    await apply(place, changed);
    expect(lastNames(place)).toEqual(UPDATED);
    expect(reported(place)).toEqual([]);
  });

  test("lets a halted run update the other contact in place of a second create", async ({ place }) => {
    const link = await moveAda(place);
    const [halted] = await apply(place, changed, { missingContact: "recreate" });
    expect(halted?.status).toBe("halted");
    expect(await decide(place, link)).toMatchObject({ exitCode: 0 });
    const [record] = await run(place, { missingContact: "recreate" });
    expect(record).toMatchObject({ status: "completed", rows: { updated: 1 } });
    expect(lastNames(place)).toEqual(UPDATED);
  });

  test("is refused again once an update of the linked contact went through", async ({ place }) => {
    const link = await moveAda(place);
    await apply(place, changed);
    await decide(place, link);
    await apply(place, changed);
    const other = place.sandbox.addContact({ first_name: "Ada", group_id: place.sandbox.groups()[0]?.group_id ?? 0 });
    const again = { ...link, pairs: [{ line: null, key: "E-1", contactId: String(other.contact_id) }] };
    expect((await decide(place, again as DecisionRequest)).lines.at(-1)).toContain("e-1 is linked to contact 4");
  });
});
