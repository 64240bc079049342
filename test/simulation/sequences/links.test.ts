import { expect } from "vitest";
import { apply, person, test } from "../world/list-sequence.ts";
import { decide } from "../world/never-people.ts";

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
