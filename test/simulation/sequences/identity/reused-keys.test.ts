import { describe, expect } from "vitest";
import { apply, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import { dropChanged } from "../../world/drop-report.ts";
import type { Workplace } from "../../world/workplace.ts";

const REST = [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo"), person(4, "Dora"), person(7, "Gina")];
const paul = (nr: number) => person(5, "Paul", { Nr: `E-${nr}`, Email: "paul@example.org" });
const walter = (nr: number, more: object = {}) =>
  person(6, "Walter", { Nr: `E-${nr}`, Email: "walter@example.org", ...more });
const TEAM = [...REST, paul(5), walter(6)];

/** Answers the first open question. @returns the exit code */
function answer(place: Workplace, choice: string): Promise<number> {
  const [item] = place.ledger().openItems.open("staff");
  const id = item === undefined ? "" : place.ledger().openItems.toLine(item, null).id;
  return runCommand(place, { kind: "answer", id, choice });
}

/** Returns the contact_id of each contact in the service, by first name. */
const contactsIn = (place: Workplace) =>
  Object.fromEntries(place.sandbox.contacts().map((contact) => [contact.first_name, contact.contact_id]));

describe("a row with the key of another person", () => {
  test("stays its own contact when a person answers “new”, and the key's contact leaves with the list", async ({
    place,
  }) => {
    await apply(place, TEAM);
    const before = contactsIn(place);
    await apply(place, [...REST, walter(5)]);
    expect(reported(place)).toEqual(["Walter: local other_person"]);
    const [item] = place.ledger().openItems.open("staff");
    expect(item?.issues[0].data).toMatchObject({ likeName: "Walter Beispiel6", likeContactId: before["Walter"] });
    expect(await answer(place, "new")).toBe(0);
    expect(reported(place)).toEqual([]);
    expect(contactsIn(place)).toEqual(before);
    const [next] = await apply(place, [...REST, walter(5)]);
    expect(next).toMatchObject({ status: "completed", rows: { rejected: 0 }, deletes: { deleted: 1 } });
    const { Paul: _, ...others } = before;
    expect(contactsIn(place)).toEqual(others);
  });

  test("gives both people their own contacts when keys were exchanged and one answer is “new”", async ({ place }) => {
    await apply(place, TEAM);
    const before = contactsIn(place);
    const exchanged = [...REST, paul(6), walter(5)];
    await apply(place, exchanged);
    expect(await answer(place, "new")).toBe(0);
    expect(reported(place)).toEqual([]);
    const [next] = await apply(place, exchanged);
    expect(next).toMatchObject({ rows: { unchanged: 7 }, deletes: { deleted: 0 } });
    expect(contactsIn(place)).toEqual(before);
  });

  test("becomes the key's contact when a person answers “same”, though it looks like another", async ({ place }) => {
    await apply(place, TEAM);
    await apply(place, [...REST, walter(5)]);
    expect(await answer(place, "same")).toBe(0);
    expect(reported(place)).toEqual([]);
  });

  test.for([
    { name: "also without a common address", more: { Email: "other@example.org", Phone: "+49 30 7654321" }, is: true },
    { name: "not for certain with another birthday", more: { Birthday: "1980-03-04" }, is: false },
  ])("is said to be a person with a contact, $name", async ({ more, is }, { place }) => {
    const known = [...REST, paul(5), walter(6, { Phone: "+49 30 1234567" })];
    await apply(place, known);
    const own = contactsIn(place)["Walter"];
    await apply(place, [...REST, walter(5, more)]);
    const [item] = place.ledger().openItems.open("staff");
    expect(item?.issues[0].data).toMatchObject({ likeName: "Walter Beispiel6", ...(is ? { own } : {}) });
    expect(item?.issues[0].data["own"]).toBe(is ? own : undefined);
  });

  test("is not deleted when it has its own row as well and a person answers “new”", async ({ place }) => {
    await apply(place, TEAM);
    const twice = [...REST, walter(5, { Birthday: "1980-03-04", Phone: "+49 30 1234567" }), walter(6)];
    await apply(place, twice);
    await answer(place, "new");
    for (let list = 0; list < 2; list += 1) {
      await apply(place, twice);
      expect(namesIn(place).filter((name) => name === "Walter")).toEqual(["Walter"]);
    }
  });

  test.for([{ Birthday: "1990-02-31" }, { Group: "Team Berln" }, { "First Name": "" }])(
    "keeps the contact that it describes when %s is refused",
    async (more, { place }) => {
      await apply(place, TEAM);
      await apply(place, [...REST, walter(5, more)]);
      expect(namesIn(place)).toContain("Walter");
    },
  );
});

test("a row with a reused key is a question when its last name is another and its birthday is blank", async ({
  place,
}) => {
  const krug = person(5, "Dora", { "Last Name": "Krug", Phone: "+491701234567" });
  await apply(place, [...REST, krug]);
  const before = place.sandbox.contacts();
  const next = { "Last Name": "Neumeister", Phone: "+491701234567", Birthday: "" };
  await apply(place, [...REST, person(5, "Dora", next)]);
  expect(reported(place)).toEqual(["Dora: local other_person"]);
  expect(place.sandbox.contacts()).toEqual(before);
});

describe("a corrected report with rows that a person leaves as they are", () => {
  test("is used though many of these rows have another person's key", async ({ place }) => {
    const numbers = [1, 2, 3, 4];
    const known = numbers.map((nr) => person(nr, `Name${nr}`));
    const strangers = numbers.map((nr) =>
      person(nr, `New${nr}`, { "Last Name": `Other${nr}`, Email: `new${nr}@example.org`, Birthday: `1991-0${nr}-17` }),
    );
    await apply(place, [...known, ...REST.slice(4), paul(5), walter(6)]);
    const [held] = await apply(place, [...strangers, ...REST.slice(4), paul(5), walter(6, { Birthday: "1980-02-31" })]);
    expect(held).toMatchObject({ status: "held", holds: [{ guard: "keys_reassigned" }] });
    await runCommand(place, { kind: "approve", run: held?.run ?? "" });
    dropChanged(place, held, (lines, header) => {
      for (const cells of lines)
        if (cells[header.indexOf("First Name")] === "Walter") cells[header.indexOf("Birthday")] = "1980-02-27";
    });
    const [corrected] = await run(place);
    expect(corrected).toMatchObject({ status: "completed", rows: { updated: 1, rejected: 4 } });
    expect(place.sandbox.contacts().find(({ first_name: name }) => name === "Walter")?.birthday).toBe("1980-02-27");
  });
});

describe("a contact whose person has a refused row under another key", () => {
  const vera = (more: object) => person(8, "Vera", { Email: "vera@example.org", UID: "", ...more });
  const twin = person(8, "Zoe", { Nr: "E-88", Email: "vera@example.org", UID: "" });

  test.for([
    { name: "the key of another row", rows: [...TEAM, vera({ Nr: "E-5" })] },
    { name: "the key of a person who has left", rows: [...REST, walter(6), vera({ Nr: "E-5" })] },
    { name: "a new key and no readable birthday", rows: [...TEAM, vera({ Nr: "E-80", Birthday: "1980-02-31" })] },
    { name: "a new key and an unknown group", rows: [...TEAM, vera({ Nr: "E-80", Group: "Team Berln" })] },
    {
      name: "a new key that another row has, too",
      rows: [...TEAM, vera({ Nr: "E-80" }), vera({ Nr: "E-80", "Last Name": "Neu" })],
    },
  ])("is not given to a twin with a new key: $name", async ({ rows }, { place }) => {
    await apply(place, [...TEAM, vera({})]);
    const before = contactsIn(place);
    await apply(place, [...rows, twin]);
    expect(reported(place)).toContain("Zoe: local other_person");
    expect(contactsIn(place)).toMatchObject({ Vera: before["Vera"] });
    await apply(place, [...TEAM, vera({}), twin]);
    expect(contactsIn(place)).toMatchObject({ Vera: before["Vera"] });
  });

  test.for([
    { name: "the refused row stood beside the person before", stood: true, more: { "First Name": "Veronika" } },
    { name: "the person has another row, with a new key", stood: false, more: {} },
  ])("gets the person's new key when $name", async ({ stood, more }, { place }) => {
    const refused = vera({ Nr: "E-5" });
    await apply(place, [...TEAM, vera({})]);
    const before = contactsIn(place);
    if (stood) await apply(place, [...TEAM, vera({}), refused]);
    await apply(place, [...TEAM, vera({ Nr: "E-80", ...more }), refused]);
    expect(Object.values(contactsIn(place))).toEqual(Object.values(before));
    expect(reported(place)).toEqual(["Paul: local duplicate_key", "Vera: local duplicate_key"]);
  });
});
