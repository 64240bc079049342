import { describe, expect } from "vitest";
import type { Workplace } from "../../world/workplace.ts";
import { apply, codesOf, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";

const changes = { mode: "changes" } as const;

describe("a run with guardians", () => {
  test("rejects every row along a chain of guardians when the last one is unknown", async ({ place }) => {
    const [record] = await apply(place, [
      person(1, "Ada", { Guardian: "E-2" }),
      person(2, "Ben", { Guardian: "E-3" }),
      person(3, "Cleo", { Guardian: "nobody" }),
      person(4, "Dora"),
    ]);
    expect(codesOf(place, record)).toEqual({
      2: ["guardian_not_created"],
      3: ["guardian_not_created"],
      4: ["guardian_unknown"],
    });
    expect(namesIn(place)).toEqual(["Dora"]);
  });

  test("finds a guardian by the new key when a list changes the guardian's key", async ({ place }) => {
    const cleo = { Email: "cleo@example.org" };
    await apply(place, [person(3, "Cleo", cleo)]);
    const [record] = await apply(place, [
      person(1, "Ada", { Guardian: "E-9" }),
      person(3, "Cleo", { ...cleo, Nr: "E-9" }),
    ]);
    expect(record?.rows).toMatchObject({ created: 1, rejected: 0 });
    const contacts = place.sandbox.contacts();
    const guardian = contacts.find(({ first_name: name }) => name === "Cleo")?.contact_id;
    expect(contacts.find(({ first_name: name }) => name === "Ada")).toMatchObject({ guardian_contact_id: guardian });
  });

  test("does not send a deleted contact as guardian again when the guardian cell is blank", async ({ place }) => {
    const wards = [person(1, "Ada", { Guardian: "E-3" }), person(2, "Ben")];
    await apply(place, [...wards, person(3, "Cleo")]);
    const blank = [person(1, "Ada"), person(2, "Ben")];
    const [left] = await apply(place, blank);
    expect(left?.deletes.deleted).toBe(1);
    const [renamed] = await apply(place, [person(1, "Adele"), person(2, "Ben")]);
    expect(renamed?.rows).toMatchObject({ updated: 1, rejected: 0 });
  });

  const team = [person(1, "Ada", { Guardian: "E-3" }), person(2, "Ben")];
  const guardianOf = (place: Workplace, name: string) => {
    const contacts = place.sandbox.contacts();
    const id = contacts.find(({ first_name: first }) => first === name)?.guardian_contact_id;
    return contacts.find(({ contact_id: contactId }) => contactId === id)?.first_name;
  };

  test("sends the guardian again when one list lacked the guardian", async ({ place }) => {
    await apply(place, [...team, person(3, "Cleo")]);
    const [without] = await apply(place, team);
    expect(without?.deletes.deleted).toBe(1);
    const [record] = await apply(place, [...team, person(3, "Cleo")]);
    expect(record?.rows).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
    expect(guardianOf(place, "Ada")).toBe("Cleo");
  });

  test("sends the guardian again when the guardian's contact was created again", async ({ place }) => {
    const recreate = { missingContact: "recreate" } as const;
    await apply(place, [...team, person(3, "Cleo")], recreate);
    const cleo = place.sandbox.contacts().find(({ first_name: first }) => first === "Cleo");
    place.sandbox.deleteContact(cleo?.contact_id ?? 0);
    const changed = [...team, person(3, "Cleo", { Phone: "+49 30 5550101" })];
    await apply(place, changed, recreate);
    await apply(place, changed, recreate);
    expect(guardianOf(place, "Ada")).toBe("Cleo");
  });

  test("finds a guardian when another list has created the guardian's contact meanwhile", async ({ place }) => {
    const guardian = person(1, "Ada");
    await apply(place, [person(2, "Ben")], changes);
    place.sandbox.setPlanLimit(1);
    await apply(place, [guardian], changes);
    await apply(place, [guardian, person(2, "Ben", { Guardian: "E-1" })], changes);
    place.sandbox.setPlanLimit(null);
    await run(place, changes);
    const [ben, ada] = place.sandbox.contacts();
    expect(ben?.guardian_contact_id).toBe(ada?.contact_id);
    expect(await run(place, changes)).toEqual([]);
  });

  test("sends the guardian of the rows of both lists when the newer list renames the guardian", async ({ place }) => {
    place.sandbox.setPlanLimit(0);
    await apply(place, [person(1, "Ada"), person(2, "Ben", { Guardian: "E-1" })], changes);
    await apply(place, [person(1, "Adele"), person(3, "Cleo", { Guardian: "E-1" })], changes);
    place.sandbox.setPlanLimit(null);
    await run(place, changes);
    await run(place, changes);
    const contacts = place.sandbox.contacts();
    const adele = contacts.find(({ first_name: first }) => first === "Adele")?.contact_id;
    const wards = contacts.flatMap((contact) => (contact.guardian_contact_id === adele ? [contact.first_name] : []));
    expect(wards.toSorted()).toEqual(["Ben", "Cleo"]);
    expect(contacts).toHaveLength(3);
    expect(reported(place)).toEqual([]);
  });

  test("stores the sent body only when the guardian's contact_id makes it differ from the planned body", async ({
    place,
  }) => {
    const [record] = await apply(place, [person(1, "Ada", { Guardian: "E-2" }), person(2, "Ben")]);
    const sent = place.ledger().operations.ofRun(record?.run ?? "", "done");
    const guardian = sent.find(({ line }) => line === 3)?.contactId;
    expect(sent.map(({ line, body }) => [line, body?.guardian_contact_id ?? null])).toEqual([
      [3, null],
      [2, guardian],
    ]);
    expect(sent.find(({ line }) => line === 3)?.body).toBeNull();
  });
});
