import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { StoredOperation } from "../../src/ledger/operations/operations.ts";
import { csvText, dropCorrected, dropOlder } from "./world/drop-file.ts";
import { HEADER } from "./world/feeds.ts";
import { apply, ask, codesOf, drop, namesIn, person, reported, run, test } from "./world/list-sequence.ts";
import type { Workplace } from "./world/workplace.ts";

const changes = { mode: "changes" } as const;

function theDoubt(place: Workplace): StoredOperation {
  const [doubt, ...others] = place.ledger().operations.inState("in_doubt");
  if (doubt === undefined || others.length > 0) throw new Error("one create should be in doubt");
  return doubt;
}

const resolve = (place: Workplace, contactId: number | null, feed = {}) =>
  ask(place, "resolve", JSON.stringify({ operation: String(theDoubt(place).id), contactId }), feed);

test("of several lists that waited for a doubt the newest has the last say", async ({ place }) => {
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await apply(place, [person(1, "Ada")], changes);
  place.sandbox.setFaults([]);
  const [older] = await apply(place, [person(1, "Adele")], changes);
  await apply(place, [person(1, "Adelheid")], changes);
  await resolve(place, place.sandbox.contacts()[0]?.contact_id ?? 0, changes);
  await run(place, changes);
  await run(place, changes);
  expect(namesIn(place)).toEqual(["Adelheid"]);
  const ledger = place.ledger();
  const { rows } = ledger.reportSource(ledger.runs.named(older?.run ?? "")).record;
  expect(rows).toMatchObject({ read: 1, skipped: 1, inDoubt: 0 });
});

test("of several lists that wait for room the newest has the last say", async ({ place }) => {
  place.sandbox.setPlanLimit(0);
  await apply(place, [person(1, "Ada")], changes);
  await apply(place, [person(1, "Adele"), person(2, "Ben")], changes);
  place.sandbox.setPlanLimit(null);
  await run(place, changes);
  expect(namesIn(place)).toEqual(["Adele", "Ben"]);
  expect(reported(place)).toEqual([]);
});

test("a feed that is forgotten creates nobody who waited for a doubt", async ({ place }) => {
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await apply(place, [person(1, "Ada")], changes);
  place.sandbox.setFaults([]);
  await apply(place, [person(1, "Adele")], changes);
  place.ledger().manualDecisions.forget("staff", "2026-11-21T04:00:00.000Z");
  await run(place, changes);
  expect(namesIn(place)).toEqual(["Ada"]);
});

test("a corrected row that was not created is not sent again once a newer list lacks it", async ({ place }) => {
  const [unread] = await apply(place, [person(1, "Ada"), person(2, "Ben", { Birthday: "1980-13-45" })]);
  place.sandbox.setFaults(["drop-request:POST:#1"]);
  dropCorrected(place, unread?.run, "1980-13-45", "1980-01-02");
  await run(place);
  place.sandbox.setFaults([]);
  await apply(place, [person(1, "Ada"), person(3, "Cleo")]);
  await resolve(place, null);
  await run(place);
  expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
});

test("what waits for room is not discarded with the deletes", async ({ place }) => {
  const deletes = { limitCount: 0, limitPercent: 0, limitTotal: 500, absentDays: 0 };
  await apply(place, [person(1, "Ada"), person(2, "Ben")], { deletes });
  place.sandbox.setPlanLimit(2);
  const [held] = await apply(place, [person(1, "Ada"), person(3, "Cleo")], { deletes });
  expect(held).toMatchObject({ status: "held", rows: { deferred: 1 } });
  await ask(place, "discard", held?.run ?? "", { deletes });
  place.sandbox.setPlanLimit(null);
  await run(place, { deletes });
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("a list that waits for a person solves nothing, and a correction still counts", async ({ place }) => {
  const first = [person(1, "Ada"), person(2, "Ben")];
  await apply(place, first);
  const [unread] = await apply(place, [person(1, "Adele"), person(2, "Ben", { Birthday: "1980-13-45" })]);
  dropOlder(place, "staff-older.csv", csvText(HEADER, [...first, person(3, "Cleo")]));
  const [held] = await run(place);
  expect(held?.status).toBe("held");
  expect(reported(place)).toEqual(["Ben: local birthday_impossible"]);
  await ask(place, "discard", held?.run ?? "");
  dropCorrected(place, unread?.run, "1980-13-45", "1981-02-02");
  await run(place);
  expect(place.sandbox.contacts().map(({ birthday }) => birthday)).toEqual(["1980-01-01", "1981-02-02"]);
});

test("retry makes anew who is gone, once that is configured", async ({ place }) => {
  await apply(place, [person(1, "Ada"), person(2, "Ben")], changes);
  place.sandbox.deleteContact(place.sandbox.contacts()[0]?.contact_id ?? 0);
  await apply(place, [person(1, "Adele"), person(2, "Ben")], changes);
  expect(reported(place)).toEqual(["Adele: 404 contact_gone"]);
  expect(await ask(place, "retry", "", { ...changes, missingContact: "recreate" })).toBe(0);
  expect(namesIn(place)).toEqual(["Adele", "Ben"]);
});

test("one person in two held lists under two keys is created once", async ({ place }) => {
  const rest = [person(1, "Ada"), person(2, "Ben")];
  const cleo = { "Last Name": "Beispiel", Birthday: "1980-01-03" };
  await apply(place, rest);
  dropOlder(place, "staff-a.csv", csvText(HEADER, [...rest, person(3, "Cleo", cleo)]));
  const [first] = await run(place);
  dropOlder(place, "staff-b.csv", csvText(HEADER, [...rest, person(4, "Cleo", cleo)]));
  const [second] = await run(place);
  await ask(place, "approve", first?.run ?? "");
  await ask(place, "approve", second?.run ?? "");
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  expect(reported(place)).toEqual(["Cleo: local looks_like"]);
});

test("one person in two lists that wait for room is created once, also if the answer is lost", async ({ place }) => {
  const cleo = { "Last Name": "Beispiel" };
  place.sandbox.setPlanLimit(0);
  await apply(place, [person(3, "Cleo", cleo)], changes);
  await apply(place, [person(4, "Cleo", cleo)], changes);
  place.sandbox.setPlanLimit(null);
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await run(place, changes);
  expect(namesIn(place)).toEqual(["Cleo"]);
  expect(reported(place).toSorted()).toEqual(["Cleo: in_doubt in_doubt", "Cleo: local looks_like_in_doubt"]);
});

test("a changed key holds a correction, too", async ({ place }) => {
  const ada = (Email: string, Birthday: string) => person(1, "Ada", { Email, Birthday });
  const ben = person(2, "Ben", { Email: "ben@example.org" });
  await apply(place, [ada("ada@example.org", "1980-01-01"), ben]);
  const [unread] = await apply(place, [ada("new@example.org", "1980-13-45"), ben]);
  dropCorrected(place, unread?.run, "1980-13-45", "1980-01-01");
  const [held] = await run(place, { key: ["Email"] });
  expect(held).toMatchObject({ status: "held", holds: [{ guard: "key_changed" }] });
  expect(namesIn(place)).toEqual(["Ada", "Ben"]);
});

test("a 409 that names somebody else's contact proves nothing", async ({ place }) => {
  place.sandbox.configure({ conflictId: "top" });
  await apply(place, [person(1, "Ada", { Email: "ada@example.org" })]);
  const [ada] = place.sandbox.contacts();
  place.sandbox.editContact(ada?.contact_id ?? 0, { email: "ben@example.org" });
  place.sandbox.setFaults(["drop-request:POST:#1"]);
  await apply(place, [person(1, "Ada", { Email: "ada@example.org" }), person(2, "Ben", { Email: "ben@example.org" })]);
  expect(reported(place)).toEqual(["Ben: in_doubt in_doubt"]);
});

test("a guardian of whom a newer list has the last say still is the guardian", async ({ place }) => {
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

test("a doubt is not asked about once its person has left the list: asking could create them", async ({ place }) => {
  const [ben, cleo] = [2, 3].map((nr) => person(nr, `P${nr}`, { Email: `p${nr}@example.org` }));
  place.sandbox.setFaults(["drop-request:POST:#1"]);
  drop(place, [person(1, "Ada", { Email: "ada@example.org" }), ben ?? []]);
  await run(place, {}, { waitsForProbes: false });
  place.sandbox.setFaults([]);
  await apply(place, [ben ?? [], cleo ?? []]);
  await run(place);
  expect(namesIn(place)).toEqual(["P2", "P3"]);
  expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
});

test("a list that is held as a whole says nothing of anybody's row, and its own report can't be answered", async ({
  place,
}) => {
  const wrong = { Birthday: "1980-13-45" };
  const [ada, ben] = [person(1, "Ada"), person(2, "Ben", wrong)];
  await apply(place, [ada, ben, person(3, "Cleo", { "First Name": "" })]);
  const [newest] = await apply(place, [ada, ben]);
  dropOlder(place, "staff-older.csv", csvText(HEADER, [ada, person(2, "Ben", wrong), person(3, "Cleo", wrong)]));
  const [held] = await run(place);
  expect(held).toMatchObject({ status: "held", rows: { rejected: 2 } });
  expect(codesOf(place, held)).toMatchObject({ 3: ["birthday_impossible"], 4: ["birthday_impossible"] });
  const report = readFileSync(join(place.folders.reports, held?.run ?? "", "rejections.csv"), "utf8");
  expect(report).not.toContain("Cleo");
  expect(await ask(place, "discard", held?.run ?? "")).toBe(0);
  expect(reported(place)).toEqual(["Ben: local birthday_impossible"]);
  // What the newest accepted list reported can still be corrected.
  dropCorrected(place, newest?.run, "1980-13-45", "1980-01-02");
  const [corrected] = await run(place);
  expect(corrected?.rows).toMatchObject({ created: 1, skipped: 0 });
  expect(namesIn(place)).toEqual(["Ada", "Ben"]);
});
