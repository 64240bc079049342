import { expect } from "vitest";
import type { StoredOperation } from "../../src/ledger/operations/operations.ts";
import type { Issue } from "../../src/model/issue.ts";
import { carryOutRequest } from "../../src/run/decisions/answer-requests.ts";
import { describeIssue } from "../../src/pipeline/report/words/sentences.ts";
import { csvText, dropCorrected, dropOlder } from "./world/drop-file.ts";
import { HEADER, machineFeed } from "./world/feeds.ts";
import { apply, codesOf, namesIn, person, run, test } from "./world/list-sequence.ts";
import type { Workplace } from "./world/workplace.ts";

const ask = (place: Workplace, command: Parameters<typeof carryOutRequest>[0]["command"], argument: string) =>
  carryOutRequest({ command, argument }, [machineFeed("staff")], place.env({ waitsForProbes: true }));

test("whom a correction named while a whole list was held is not absent when that list is approved", async ({
  place,
}) => {
  const others = [person(1, "Ada"), person(3, "Cleo"), person(4, "Dora")];
  await apply(place, [...others, person(2, "Ben")]);
  const [unread] = await apply(place, [...others, person(2, "Ben", { Birthday: "1980-13-45" })]);
  // Written before the lists that were accepted, and without Ben.
  dropOlder(place, "staff-older.csv", csvText(HEADER, [...others, person(5, "Emil")]));
  const [held] = await run(place);
  expect(held).toMatchObject({ status: "held", holds: [{ guard: "older_list" }] });
  dropCorrected(place, unread?.run, "1980-13-45", "1980-02-02");
  await run(place);
  const result = await ask(place, "approve", held?.run ?? "");
  expect(result.lines.join(" ")).toContain("that person is in a newer list again");
  expect(result.lines.join(" ")).toContain(
    "1 change was made by other lists since this one was planned: drop it again",
  );
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
});

test("a row that waited for a doubt goes on although the process died as soon as that was settled", async ({
  place,
}) => {
  const changes = { mode: "changes" } as const;
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await apply(place, [person(1, "Ada")], changes);
  place.sandbox.setFaults([]);
  const [waiting] = await apply(place, [person(1, "Adele")], changes);
  expect(waiting?.rows).toMatchObject({ inDoubt: 1 });
  const [doubt] = place.ledger().operations.inState("in_doubt") as [StoredOperation];
  const contactId = place.sandbox.contacts()[0]?.contact_id ?? 0;
  // All that a settled doubt leaves, and then nothing more.
  place.ledger().operations.created(doubt, contactId, doubt.body ?? doubt.input, "2026-11-21T03:00:00.000Z");
  await place.restart();
  await run(place, changes);
  expect(namesIn(place)).toEqual(["Adele"]);
});

test("asking about a doubt while the service is busy does not use up the attempts", async ({ place }) => {
  place.sandbox.setFaults(["drop-response:POST:#1", "status-429:POST:#2-6"]);
  const [newest] = await apply(place, [person(1, "Ada", { Email: "ada@example.org" })]);
  expect(codesOf(place, newest)).toEqual({ 2: ["exists_unlinked"] });
  expect(place.ledger().operations.inState("in_doubt")[0]?.attempts).toBe(2);
});

test("a doubt that can't be asked about because the plan is full says so", async ({ place }) => {
  place.sandbox.setFaults(["drop-request:POST:#1"]);
  place.sandbox.setPlanLimit(1);
  const [newest] = await apply(place, [
    person(1, "Ada", { Email: "ada@example.org" }),
    person(2, "Ben", { Email: "ben@example.org" }),
  ]);
  expect(codesOf(place, newest)).toMatchObject({ 2: ["in_doubt"] });
  const [openItem] = place.ledger().openItems.open("staff");
  expect(describeIssue(openItem?.issues[0] as Issue, "create").hint).toMatch(
    /could not be asked, because the account holds as many contacts.*resolve 1 --created/u,
  );
});

test("a create that meets a doubt of its own key waits until that is settled", async ({ place }) => {
  place.sandbox.setFaults(["drop-request:POST:#1"]);
  await apply(place, [person(1, "Ada")], { mode: "changes" });
  place.sandbox.setFaults([]);
  const [doubt] = place.ledger().operations.inState("in_doubt") as [StoredOperation];
  const { operations } = place.ledger();
  expect(operations.precondition({ ...doubt, id: doubt.id + 1, state: "planned" })).toBe("waits");
  await ask(place, "resolve", JSON.stringify({ operation: String(doubt.id), contactId: null }));
  expect(operations.precondition({ ...doubt, id: doubt.id + 1, state: "planned" })).toBe("applies");
});

test("retry sends what was deferred, and what was refused in an earlier list, with the newest list's run", async ({
  place,
}) => {
  place.sandbox.setPlanLimit(1);
  const rows = [person(3, "Cleo", { Email: "cleo@localhost" }), person(1, "Ada"), person(2, "Ben")];
  const [first] = await apply(place, rows);
  expect(first?.rows).toMatchObject({ created: 1, rejected: 1, deferred: 1 });
  const [newest] = await apply(place, [...rows, person(4, "Dora")]);
  expect(newest).toMatchObject({ rows: { unchanged: 1, rejected: 1, deferred: 2 }, requests: { create: 1 } });
  const result = await ask(place, "retry", "");
  expect(result.exitCode).toBe(3);
  expect(result.lines[0]).toBe("Sent again: 3 rows. 0 went through, 0 refused again, 3 still deferred.");
  expect(place.ledger().runs.named(newest?.run ?? "").requests.create).toBe(2);
  expect(
    place
      .ledger()
      .openItems.open("staff")
      .map(({ run: reported }) => reported),
  ).toEqual(Array(3).fill(newest?.run));
});

test("an approval of deletes holds for a newer list that lacks the same people", async ({ place }) => {
  const deletes = { limitCount: 0, limitPercent: 0, limitTotal: 500, absentDays: 0 };
  const ada = person(1, "Ada");
  await apply(place, [ada, person(2, "Ben")], { deletes });
  const [held] = await apply(place, [ada], { deletes });
  place.sandbox.setFaults(["status-422:DELETE:#1"]);
  await ask(place, "approve", held?.run ?? "");
  const [next] = await apply(place, [ada, person(3, "Cleo")], { deletes });
  expect(next).toMatchObject({ status: "completed", deletes: { held: 0, deleted: 1 } });
  expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
});

test("an approval of deletes ends when one of its people is back", async ({ place }) => {
  const deletes = { limitCount: 0, limitPercent: 0, limitTotal: 500, absentDays: 0 };
  const [ada, ben] = [person(1, "Ada"), person(2, "Ben")];
  await apply(place, [ada, ben], { deletes });
  const [held] = await apply(place, [ada], { deletes });
  expect(held?.status).toBe("held");
  place.sandbox.setFaults(["status-422:DELETE:#1"]);
  await ask(place, "approve", held?.run ?? "");
  await apply(place, [ada, ben, person(3, "Cleo")], { deletes });
  const [again] = await apply(place, [ada, person(3, "Cleo")], { deletes });
  expect(again).toMatchObject({ status: "held", deletes: { held: 1, deleted: 0 } });
  expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
});

test("a rejection that was solved stays solved when its run is approved later", async ({ place }) => {
  const deletes = { limitCount: 0, limitPercent: 0, limitTotal: 500, absentDays: 0 };
  const [ada, ben] = [person(1, "Ada"), person(2, "Ben")];
  await apply(place, [ada, ben], { deletes });
  const [held] = await apply(place, [ada, person(3, "Cleo", { Birthday: "1980-13-45" })], { deletes });
  expect(held?.status).toBe("held");
  dropCorrected(place, held?.run, "1980-13-45", "1980-02-02");
  await run(place, { deletes });
  expect(place.ledger().openItems.open("staff")).toEqual([]);
  await ask(place, "approve", held?.run ?? "");
  expect(place.ledger().openItems.open("staff")).toEqual([]);
  expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
});
