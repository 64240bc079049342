import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { dropFile } from "./world/drop-file.ts";
import { apply, ask, drop, namesIn, person, reported, run, test } from "./world/list-sequence.ts";

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
  expect(place.ledger().openItems.open("staff")).toMatchObject([{ status: "in_doubt", subject: 'key:["e-1"]' }]);
});

test("a group that is gone when a lost create is asked about tells nothing: a person decides", async ({ place }) => {
  const [berlin, rome] = [
    person(1, "Ada", { Email: "ada@example.org" }),
    person(2, "Ben", { Group: "Team birthdays" }),
  ];
  await apply(place, [rome]);
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  drop(place, [berlin, rome]);
  const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  await run(place, {}, { waitsForProbes: false });
  place.sandbox.deleteGroup(group?.group_id ?? 0);
  await run(place);
  expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
  place.sandbox.forgetRequests();
  await run(place);
  expect(place.sandbox.requests().filter(({ method }) => method === "POST")).toEqual([]);
});

test("the newest list stays the newest when the clock is set back", async ({ place }) => {
  drop(place, [person(1, "Ada"), person(2, "Ben")]);
  place.clock.pass(3_600_000);
  await run(place);
  place.clock.pass(-1_800_000);
  await apply(place, [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo")]);
  const newest = place.ledger().runs.latestAccepted("staff");
  expect(newest?.rows.read).toBe(3);
});

test("what a newer list says of a row is told once its doubt is settled", async ({ place }) => {
  place.sandbox.setFaults(["drop-request:POST:#1"]);
  await apply(place, [person(1, "Ada")]);
  await apply(place, [person(1, "Ada", { Group: "Team Nowhere" }), person(2, "Ben"), person(3, "Cleo")]);
  expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
  const [doubt] = place.ledger().operations.inState("in_doubt");
  await ask(place, "resolve", JSON.stringify({ operation: String(doubt?.id), contactId: null }));
  expect(reported(place)).toEqual(["Ada: local group_unknown"]);
});

test("an older list that goes on late does not end what a newer one has reported", async ({ place }) => {
  await apply(place, [person(1, "Ada"), person(2, "Ben")]);
  place.sandbox.setPlanLimit(2);
  await apply(place, [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo")]);
  // Held whole, and so not yet a list that the older one gives way to.
  const noKey = person(4, "Dora", { Nr: "" });
  const [held] = await apply(place, [
    person(1, "Ada"),
    person(2, "Ben"),
    person(3, "Cleo", { Group: "Team Nowhere" }),
    noKey,
  ]);
  expect(held?.status).toBe("held");
  place.sandbox.setPlanLimit(null);
  await run(place);
  await ask(place, "approve", held?.run ?? "");
  expect(reported(place)).toEqual(["Cleo: local group_unknown", "Dora: local key_missing"]);
});

test("a guardian whom another list created in the meantime is one all the same", async ({ place }) => {
  const changes = { mode: "changes" } as const;
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

test("who came in doubt by a kill is told of although a newer list came before the run could go on", async ({
  place,
}) => {
  drop(place, [person(1, "Ada")]);
  place.instants().arm("answer to POST");
  await expect(run(place)).rejects.toThrow("dead already");
  await place.restart();
  expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
});

test("whom a person linked after a 409 is known by what was sent, and not deleted under a new key", async ({
  place,
}) => {
  const ada = { Phone: "+447700900101" };
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await apply(place, [person(1, "Ada", ada), person(2, "Ben")]);
  expect(reported(place)).toEqual(["Ada: in_doubt exists_unlinked"]);
  const [doubt] = place.ledger().operations.inState("in_doubt");
  const contact = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");
  const argument = { operation: String(doubt?.id), contactId: contact?.contact_id };
  expect(await ask(place, "resolve", JSON.stringify(argument))).toBe(0);
  await apply(place, [person(1, "Ada", { ...ada, Nr: "E-9", Birthday: "1980-02-31" }), person(2, "Ben")]);
  expect(namesIn(place)).toEqual(["Ada", "Ben"]);
});

test("a list that is held and discarded does not end what the list before it has reported", async ({ place }) => {
  await apply(place, [person(1, "Ada"), person(2, "Ben")]);
  await apply(place, [person(1, "Ada", { Birthday: "1980-02-31" }), person(2, "Ben"), person(3, "Cleo")]);
  const [held] = await apply(place, [
    person(1, "Ada"),
    person(2, "Ben"),
    person(3, "Cleo"),
    person(4, "Dora", { Nr: "" }),
  ]);
  expect(held?.status).toBe("held");
  await ask(place, "discard", held?.run ?? "");
  expect(reported(place)).toContain("Ada: local birthday_impossible");
});

test("a line of somebody in doubt that comes back twice, and differs, ends no doubt", async ({ place }) => {
  const others = [person(2, "Ben"), person(3, "Cleo"), person(4, "Dora")];
  await apply(place, [person(1, "Ada"), person(1, "Adele"), ...others]);
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await apply(place, [person(1, "Ada"), ...others]);
  const { reports } = place.folders;
  const [latest = ""] = readdirSync(reports).sort().toReversed();
  const text = readFileSync(join(reports, latest, "rejections.csv"), "utf8");
  const line = text.split("\r\n")[1] ?? "";
  dropFile(place, "corrected.csv", `${text}${line.replace("Ada", "Adele")}\r\n`);
  await run(place);
  expect(reported(place)).toContain("Ada: in_doubt in_doubt");
});

test("what was sent is kept beside the plan only where it is not what was planned", async ({ place }) => {
  const [record] = await apply(place, [person(1, "Ada", { Guardian: "E-2" }), person(2, "Ben")]);
  const sent = place.ledger().operations.ofRun(record?.run ?? "", "done");
  const guardian = sent.find(({ line }) => line === 3)?.contactId;
  expect(sent.map(({ line, body }) => [line, body?.guardian_contact_id ?? null])).toEqual([
    [3, null],
    [2, guardian],
  ]);
  expect(sent.find(({ line }) => line === 3)?.body).toBeNull();
});
