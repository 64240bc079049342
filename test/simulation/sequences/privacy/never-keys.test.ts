/** Keys of people who must never be greeted: a contact of which only the key is known, and a key that another person gets. */
import { describe, expect } from "vitest";
import { BLANK_CONTACT } from "../../../../src/sandbox/contacts/contact-fields.ts";
import { apply, mutations, namesIn, person, reported, test } from "../../world/list-sequence.ts";
import { ADA, ada, answer, decide, neverGreet, OTHERS } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const ASKED = expect.stringContaining("local may_be_never") as string;
/** Another person, under Ada's key. */
const nele = (more: Parameters<typeof person>[2] = {}) =>
  person(9, "Nele", { Nr: "E-1", Birthday: "1993-09-19", Email: "nele@example.org", ...more });

/** Adds Ada's contact to the service, and returns its number. */
function addAda(place: Workplace): number {
  const groupId = place.sandbox.contacts()[0]?.group_id ?? 0;
  const values = { first_name: "Ada", last_name: "Lovelace", email: ADA.Email, group_id: groupId };
  return place.sandbox.addContact({ ...BLANK_CONTACT, ...values }).contact_id;
}

/** Links Ada's key to her contact, and enters her. @param rows what the list has of her before: the service refuses such a row */
async function linkAndEnter(place: Workplace, rows: readonly (readonly string[])[]): Promise<void> {
  await apply(place, OTHERS);
  const id = addAda(place);
  if (rows.length > 0) await apply(place, [...rows, ...OTHERS]);
  const pairs = [{ line: null, key: "E-1", contactId: String(id) }];
  expect(await decide(place, { kind: "link", feed: "staff", pairs })).toMatchObject({ exitCode: 0 });
  const { exitCode, items = [] } = await neverGreet(place, String(id));
  expect([exitCode, items[0]]).toMatchObject([0, { deleted: 1 }]);
  expect(items.slice(1)).toEqual(rows.length > 0 ? [] : [{ stays: expect.stringMatching(/^Only the key/u) }]);
  place.sandbox.forgetRequests();
}

describe("a never entry of a linked contact whose row was refused", () => {
  test("knows the person of that row under another key, and lets another person have the key", async ({ place }) => {
    await linkAndEnter(place, [ada()]);
    const [after] = await apply(place, [ada(1, { Nr: "E-7", Email: "", Phone: "" }), nele(), ...OTHERS]);
    expect(after?.rows).toMatchObject({ created: 1, skipped: 1 });
    expect(namesIn(place)).toEqual(["Name2", "Name3", "Name4", "Name5", "Nele"]);
    expect(reported(place)).toEqual([]);
  });
});

describe("a never entry that has nothing but a key", () => {
  test("asks about the row of the key, and knows the person from then on", async ({ place }) => {
    await linkAndEnter(place, []);
    await apply(place, [ada(), ...OTHERS]);
    expect([reported(place), mutations(place)]).toEqual([[ASKED], []]);
    expect(await answer(place, "same")).toMatchObject({ exitCode: 0 });
    const [after] = await apply(place, [ada(1, { Nr: "E-7", Email: "", Phone: "" }), ...OTHERS]);
    expect(after?.rows).toMatchObject({ created: 0, skipped: 1 });
    expect([reported(place), mutations(place)]).toEqual([[], []]);
  });

  test("asks about another person who has the key, also after an answer about the first", async ({ place }) => {
    await linkAndEnter(place, []);
    await apply(place, [ada(), ...OTHERS]);
    await answer(place, "same");
    await apply(place, [nele(), ...OTHERS]);
    expect(reported(place)).toEqual([ASKED]);
    expect(await answer(place, "new")).toMatchObject({ exitCode: 0 });
    await apply(place, [nele({ Phone: "+493055555555" }), ...OTHERS]);
    expect(reported(place)).toEqual([]);
    expect(namesIn(place)).toContain("Nele");
  });

  test("says so", async ({ place }) => {
    await apply(place, OTHERS);
    const id = addAda(place);
    const pairs = [{ line: null, key: "E-1", contactId: String(id) }];
    await decide(place, { kind: "link", feed: "staff", pairs });
    expect((await neverGreet(place, String(id))).lines.join(" ")).toContain("Only the key of this person is known");
  });
});

describe("an answer “same” about a row and a never entry", () => {
  test("does not hold for another person who gets the key and shares an address", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    await apply(place, [ada(9, { Birthday: "", Email: "", Phone: "" }), ...OTHERS]);
    await answer(place, "same");
    await apply(place, [nele({ Nr: "E-9", Email: ADA.Email }), ...OTHERS]);
    expect(reported(place)).toEqual([ASKED]);
  });
});

describe("the key of a linked person that a person who must never be greeted gets", () => {
  test("is a question about the contact, which is deleted when it was another person's", async ({ place }) => {
    await apply(place, [ada(), nele({ Nr: "E-9" }), ...OTHERS]);
    await neverGreet(place);
    await apply(place, [ada(9), ...OTHERS]);
    expect(reported(place)).toEqual(["Ada: local other_person"]);
    expect(namesIn(place)).toContain("Nele");
    place.sandbox.forgetRequests();
    expect(await answer(place, "new")).toMatchObject({ exitCode: 0 });
    expect(mutations(place)).toEqual(["DELETE"]);
    const [after] = await apply(place, [ada(9), ...OTHERS]);
    expect(after?.rows).toMatchObject({ unchanged: 4, skipped: 1 });
    expect([reported(place), namesIn(place)]).toEqual([[], ["Name2", "Name3", "Name4", "Name5"]]);
  });
});

describe("a namesake", () => {
  test.for([
    ["first name and phone", { "Last Name": "Maier", Email: "" }],
    ["first name and e-mail", { "Last Name": "Maier", Phone: "" }],
    ["whole name and phone", { Email: "" }],
  ] as const)("with another birthday is a question when the %s are shared", async ([, more], { place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await neverGreet(place);
    place.sandbox.forgetRequests();
    await apply(place, [ada(9, { Birthday: "2005-09-19", ...more }), ...OTHERS]);
    expect([reported(place), mutations(place)]).toEqual([[ASKED], []]);
  });
});

describe("a son with the name of a never person, who gets the key of this person", () => {
  const SON = { Email: "son@example.org", Phone: "", Birthday: "1992-07-17" };

  test.for([
    ["E-1", 1],
    ["E-9", 9],
  ] as const)("is sent under the key %s", async ([key, nr], { place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const [contact] = place.sandbox.contacts().filter(({ first_name: name }) => name === "Ada");
    await neverGreet(place, String(contact?.contact_id));
    const [after] = await apply(place, [ada(nr, { ...SON, Nr: key }), ...OTHERS]);
    expect([after?.rows.created, reported(place)]).toEqual([1, []]);
  });

  test("is asked about or sent where the person's contact is kept, and never left out", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const [contact] = place.sandbox.contacts().filter(({ first_name: name }) => name === "Ada");
    await decide(place, { kind: "erase", person: String(contact?.contact_id), keepContact: true });
    const [after] = await apply(place, [ada(1, SON), ...OTHERS]);
    expect(after?.rows).toMatchObject({ skipped: 0 });
    expect((after?.rows.created ?? 0) + reported(place).length).toBe(1);
  });

  test("is left out with the e-mail of the person", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    const [contact] = place.sandbox.contacts().filter(({ first_name: name }) => name === "Ada");
    await neverGreet(place, String(contact?.contact_id));
    const [byEmail] = await apply(place, [ada(1, { Phone: "", Birthday: SON.Birthday }), ...OTHERS]);
    expect(byEmail?.rows).toMatchObject({ created: 0, skipped: 1 });
  });
});

test("a refused row of a never person under the key of another person's contact stays refused", async ({ place }) => {
  await apply(place, [nele(), ...OTHERS]);
  await apply(place, [ada(1, { Nr: "E-7" }), nele(), ...OTHERS]);
  const id = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada")?.contact_id;
  await neverGreet(place, String(id));
  const unread = ada(1, { Birthday: "1980-02-31" });
  for (let night = 0; night < 2; night += 1) {
    const [record] = await apply(place, [unread, ...OTHERS]);
    expect(record?.rows).toMatchObject({ rejected: 1, skipped: 0 });
    expect(reported(place)).toEqual(["Ada: local birthday_impossible"]);
  }
  // Nele has left, and stays until the row shows who has her key.
  expect(namesIn(place)).toContain("Nele");
});
