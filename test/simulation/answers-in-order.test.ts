import { expect } from "vitest";
import type { Workplace } from "./world/workplace.ts";
import { apply, ask, namesIn, person, reported, run, test } from "./world/list-sequence.ts";

const calls = (place: Workplace) =>
  place.sandbox.requests().flatMap(({ method }) => (method === "GET" ? [] : [method]));

test("who is absent is deleted once they were so for the days that are set, and not if they were back", async ({
  place,
}) => {
  const deletes = { limitCount: 10, limitPercent: 100, limitTotal: 500, absentDays: 3 };
  const day = 86_400_000;
  const [ada, ben, cleo, dora] = [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo"), person(4, "Dora")];
  const twoDaysLater = async (list: readonly (readonly string[])[]) => {
    const [record] = await apply(place, list, { deletes });
    place.clock.pass(2 * day);
    return record?.deletes.deleted;
  };
  await twoDaysLater([ada, ben, cleo, dora]);
  expect(await twoDaysLater([cleo, dora])).toBe(0);
  expect(await twoDaysLater([ada, cleo, dora])).toBe(0);
  expect(await twoDaysLater([cleo, dora, person(5, "Emil")])).toBe(1);
  expect(namesIn(place)).toEqual(["Ada", "Cleo", "Dora", "Emil"]);
});

test("a create that needs the address of a held delete waits with it", async ({ place }) => {
  const deletes = { limitCount: 0, limitPercent: 0, limitTotal: 500, absentDays: 0 };
  const email = { Email: "office@example.org" };
  const phone = (nr: number) => ({ Phone: `+4930901820${nr}` });
  await apply(place, [person(1, "Ada", { ...email, ...phone(10) }), person(2, "Ben")], { deletes });
  // Two may be Ada under a new key, so neither is.
  const two = [person(3, "Cleo", email), person(4, "Dora", phone(10)), person(2, "Ben")];
  const [held] = await apply(place, two, { deletes });
  expect(held).toMatchObject({ status: "held", rows: { deferred: 2 }, deletes: { held: 1 } });
  expect(reported(place)).toEqual(["Cleo: deferred waits_for_held", "Dora: deferred waits_for_held"]);
  expect(await ask(place, "approve", held?.run ?? "", { deletes })).toBe(0);
  expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora"]);
});

test("a refused address is asked for again once its holder in the ledger has another", async ({ place }) => {
  const email = { Email: "office@example.org" };
  await apply(place, [person(1, "Ada", email)]);
  await apply(place, [person(1, "Ada", email), person(2, "Ben", email)]);
  expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
  place.sandbox.forgetRequests();
  await apply(place, [person(1, "Ada", email), person(2, "Ben", email), person(3, "Cleo")]);
  expect(calls(place)).toEqual(["POST"]);
  const [freed] = await apply(place, [
    person(1, "Ada", { Email: "ada@example.org" }),
    person(2, "Ben", email),
    person(3, "Cleo"),
  ]);
  expect(freed?.rows).toMatchObject({ created: 1, updated: 1 });
});

test("a refused address is asked for again after a week", async ({ place }) => {
  const email = { Email: "office@example.org" };
  await apply(place, [person(1, "Ada")]);
  const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  const { contact_id: id } = place.sandbox.addContact({
    first_name: "Zoe",
    group_id: group?.group_id ?? 0,
    email: "office@example.org",
  });
  const rows = [person(1, "Ada"), person(2, "Ben", email)];
  await apply(place, rows);
  expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
  place.sandbox.deleteContact(id);
  place.clock.pass(6 * 86_400_000);
  await apply(place, [...rows, person(3, "Cleo")]);
  expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
  place.clock.pass(2 * 86_400_000);
  await apply(place, [...rows, person(4, "Dora")]);
  expect(namesIn(place)).toContain("Ben");
});

test("a group that is gone when a create is sent is named as such", async ({ place }) => {
  await apply(place, [person(1, "Ada", { Group: "Team birthdays" })]);
  place.sandbox.setPlanLimit(1);
  await apply(place, [person(1, "Ada", { Group: "Team birthdays" }), person(2, "Ben")]);
  place.sandbox.setPlanLimit(null);
  const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  place.sandbox.deleteGroup(group?.group_id ?? 0);
  await run(place);
  expect(reported(place)).toEqual(["Ben: 404 group_gone"]);
});
