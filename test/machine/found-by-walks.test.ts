import { expect } from "vitest";
import { apply, person, run, test } from "./short-story.ts";

test("two people who swap their addresses in one list both get them", async ({ place }) => {
  const ada = (Email: string) => person(1, "Ada", { Email });
  const ben = (Email: string) => person(2, "Ben", { Email });
  await apply(place, [ada("one@example.org"), ben("two@example.org")]);
  const [swapped] = await apply(place, [ada("two@example.org"), ben("one@example.org")]);
  expect(swapped?.rows).toMatchObject({ updated: 2, deferred: 0 });
  expect(place.sandbox.contacts().map(({ email }) => email)).toEqual(["two@example.org", "one@example.org"]);
  expect(await run(place)).toEqual([]);
});

test("a blank cell does not keep a guardian who was deleted", async ({ place }) => {
  const wards = [person(1, "Ada", { Guardian: "E-3" }), person(2, "Ben")];
  await apply(place, [...wards, person(3, "Cleo")]);
  const blank = [person(1, "Ada"), person(2, "Ben")];
  const [left] = await apply(place, blank);
  expect(left?.deletes.deleted).toBe(1);
  const [renamed] = await apply(place, [person(1, "Adele"), person(2, "Ben")]);
  expect(renamed?.rows).toMatchObject({ updated: 1, rejected: 0 });
});

test("who is in doubt stands in the report although a second list of changes has the row too", async ({ place }) => {
  const changes = { mode: "changes" } as const;
  // Two lists are planned before anything can be sent; the first create's answer is lost.
  place.sandbox.setPlanLimit(0);
  await apply(place, [person(1, "Ada")], changes);
  await apply(place, [person(1, "Adele")], changes);
  place.sandbox.setPlanLimit(null);
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await run(place, changes);
  expect(place.sandbox.contacts()).toHaveLength(1);
  const [doubt] = place.ledger().operations.inState("in_doubt");
  expect(doubt?.key).toBe('["e-1"]');
  expect(place.ledger().problems.open("staff")).toMatchObject([{ status: "in_doubt", subject: 'key:["e-1"]' }]);
});
