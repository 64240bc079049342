/** A row that was a question or a refusal, and became a contact since: its id, as an open page has it, means the contact. */
import { describe, expect } from "vitest";
import { idOfPerson } from "../../../../src/run/push/never/row-owner.ts";
import { personKnownAs } from "../../../../src/run/push/never/person-known.ts";
import { peopleNamed } from "../../../../src/run/push/never/name-person.ts";
import { answer, decide } from "../../world/never-people.ts";
import { dropCorrected } from "../../world/drop-file.ts";
import { dropChanged } from "../../world/drop-report.ts";
import { HEADER } from "../../world/feeds.ts";
import { filesWith } from "../../world/files-with.ts";
import { apply, mutations, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const OTHERS = [2, 3, 4, 5, 6].map((nr) => person(nr, `Name${nr}`));
const STAY = OTHERS.slice(1);
const zora = (more: Parameters<typeof person>[2] = {}) =>
  person(9, "Zora", {
    Nr: "E-2",
    "Last Name": "Canary",
    Birthday: "1991-06-17",
    Email: "zora@example.org",
    UID: "",
    ...more,
  });

const idOfRow = (place: Workplace) => `r${place.ledger().openItems.open("staff")[0]?.id ?? 0}`;
const contactOf = (place: Workplace, name: string) =>
  String(place.sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id);

/** Applies Zora's row under the key of Name2, and returns its id. @param more cells that replace the usual cells */
async function ask(place: Workplace, more: Parameters<typeof person>[2] = {}): Promise<string> {
  await apply(place, OTHERS);
  await apply(place, [zora(more), ...STAY]);
  return idOfRow(place);
}

/** Each way in which a refused row becomes Zora's contact. Returns the id that the row had. */
const WAYS: Readonly<Record<string, (place: Workplace) => Promise<string>>> = {
  "the answer “new”": async (place) => {
    const id = await ask(place);
    await answer(place, "new");
    return id;
  },
  "the answer “same”": async (place) => {
    const id = await ask(place);
    await answer(place, "same");
    return id;
  },
  "the answer “new”, after which the person married": async (place) => {
    const id = await ask(place);
    await answer(place, "new");
    await apply(place, [zora({ "Last Name": "Canarymarried", Email: "canary@example.org" }), ...STAY]);
    return id;
  },
  "a retry, after the contact of the key was deleted": async (place) => {
    const id = await ask(place);
    await decide(place, { kind: "never", person: contactOf(place, "Name2") });
    await decide(place, { kind: "retry", run: null });
    await run(place);
    return id;
  },
  "a correction of the first name": async (place) => {
    await apply(place, [...OTHERS, zora({ Nr: "E-9", "First Name": "zora@canary.de" })]);
    const id = idOfRow(place);
    dropCorrected(place, place.ledger().openItems.open("staff")[0]?.run, "zora@canary.de", "Zora");
    await run(place);
    return id;
  },
  "a doubt that was answered “there”": async (place) => {
    await apply(place, OTHERS);
    place.sandbox.setFaults(["drop-response:POST:1"]);
    await apply(place, [...OTHERS, zora({ Nr: "E-9", Email: "" })]);
    place.sandbox.setFaults([]);
    const id = idOfRow(place);
    await answer(place, `there ${contactOf(place, "Zora")}`);
    return id;
  },
};

describe.each(Object.entries(WAYS))("a row that became a contact by %s", (_, become) => {
  test("is the contact", async ({ place }) => {
    const id = await become(place);
    const contact = contactOf(place, "Zora");
    const ledger = place.ledger();
    expect(idOfPerson(id, ledger)).toBe(contact);
    expect(personKnownAs(id, ledger)?.entries.map(({ contactId }) => String(contactId))).toEqual([contact]);
    expect(peopleNamed(`row:${id.slice(1)}`, ledger).people.map((found) => found.id)).toEqual([contact]);
  });

  test("is never greeted again when the row is named", async ({ place }) => {
    const id = await become(place);
    place.sandbox.forgetRequests();
    expect(await decide(place, { kind: "never", person: id })).toMatchObject({ exitCode: 0, items: [{ deleted: 1 }] });
    expect(mutations(place)).toEqual(["DELETE"]);
    expect(namesIn(place)).not.toContain("Zora");
  });

  test("is erased when the row is named", async ({ place }) => {
    const id = await become(place);
    expect(await decide(place, { kind: "erase", person: id, keepContact: false })).toMatchObject({ exitCode: 0 });
    expect(namesIn(place)).not.toContain("Zora");
    expect(filesWith(place.root, /zora|canary/iu)).toEqual([]);
  });
});

describe("a row whose key has another person's contact", () => {
  /** Expects that the row's person is never greeted, and that the contact of Name2 stays. */
  async function expectName2Stays(place: Workplace, id: string): Promise<void> {
    const contact = contactOf(place, "Name2");
    expect(idOfPerson(id, place.ledger())).not.toBe(contact);
    await decide(place, { kind: "never", person: id });
    expect(contactOf(place, "Name2")).toBe(contact);
  }

  test("is not this contact while it is a question, nor after the list has the other person again", async ({
    place,
  }) => {
    const id = await ask(place);
    expect(idOfPerson(id, place.ledger())).toBe(id);
    await apply(place, OTHERS);
    await expectName2Stays(place, id);
  });

  test("is not this contact after the answer “same” was taken back", async ({ place }) => {
    const id = await ask(place, { "Last Name": "Beispiel2", Birthday: "" });
    await answer(place, "same");
    const updated = place.ledger().runs.latest(1)[0]?.run ?? "";
    await decide(place, { kind: "undo", run: updated });
    await decide(place, { kind: "approve", run: place.ledger().runs.latest(1)[0]?.run ?? "" });
    expect(namesIn(place)).not.toContain("Zora");
    await expectName2Stays(place, id);
  });

  test("is not this contact when the row was corrected into a row of the other person", async ({ place }) => {
    const id = await ask(place);
    const [reported] = place.ledger().openItems.open("staff");
    const own = person(2, "Name2", { Phone: "+493012345678" });
    dropChanged(place, reported, (lines, header) => {
      for (const cells of lines) HEADER.forEach((name, at) => cells.splice(header.indexOf(name), 1, own[at] ?? ""));
    });
    await run(place);
    expect(place.sandbox.contacts().map(({ phone }) => phone)).toContain("+493012345678");
    await expectName2Stays(place, id);
  });
});
