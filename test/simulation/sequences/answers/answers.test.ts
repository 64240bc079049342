import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { RequestResult } from "../../../../src/model/request.ts";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, codesOf, drop, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const changes = { mode: "changes" } as const;
const ada = person(1, "Ada");
/** A row with a new key that looks like Ada: the same full name, and neither has an address. */
const adaAgain = person(9, "Ada", { "Last Name": "Beispiel1", Birthday: "1980-01-01" });

/** Answers the question of an open item, by its place among the open items. */
async function answer(place: Workplace, choice: string, id = idOf(place), feed: Partial<FeedSettings> = changes) {
  const env = place.env({ waitsForProbes: true });
  return carryOutRequest({ kind: "answer", id, choice }, [testFeed("staff", feed)], env);
}

function idOf(place: Workplace, nth = 0): string {
  const item = place.ledger().openItems.open("staff")[nth];
  return item === undefined ? "" : place.ledger().openItems.toLine(item, null).id;
}

const said = ({ lines }: RequestResult) => lines.join("\n");

describe("answer", () => {
  test("updates the contact under its new key when a look-alike is the same person", async ({ place }) => {
    await apply(place, [ada], changes);
    await apply(place, [person(9, "Ada", { "Last Name": "Beispiel1", Mark: "", Birthday: "1980-01-02" })], changes);
    expect(reported(place)).toEqual(["Ada: local looks_like"]);
    place.sandbox.forgetRequests();
    expect(await answer(place, "same")).toMatchObject({ exitCode: 0 });
    expect(mutations(place)).toEqual(["PATCH"]);
    expect(place.sandbox.contacts()).toMatchObject([{ first_name: "Ada", birthday: "1980-01-02" }]);
    expect(reported(place)).toEqual([]);
    place.sandbox.forgetRequests();
    await apply(place, [person(9, "Ada", { "Last Name": "Beispiel1", Birthday: "1980-01-03" })], changes);
    expect(place.sandbox.contacts()).toMatchObject([{ birthday: "1980-01-03" }]);
    expect(mutations(place)).toEqual(["PATCH"]);
  });

  test("says what to do with the other row when the list has two rows of the person", async ({ place }) => {
    await apply(place, [ada], changes);
    await apply(place, [person(9, "Ada", { "Last Name": "Beispiel1", Mark: "", Birthday: "1980-01-02" })], changes);
    const { lines } = await answer(place, "same");
    expect(lines[1]).toBe(
      "This row now counts for Ada Beispiel1, known by “e-1” in the list staff. If the list still has a row of “e-1”, remove one of the two: a list's second row is not sent, also where its values differ.",
    );
  });

  test("creates the person when a look-alike is another person, and does not ask again", async ({ place }) => {
    await apply(place, [ada], changes);
    await apply(place, [adaAgain], changes);
    expect(await answer(place, "new")).toMatchObject({ exitCode: 0 });
    expect(namesIn(place)).toEqual(["Ada", "Ada"]);
    expect(reported(place)).toEqual([]);
    place.sandbox.forgetRequests();
    await apply(place, [ada, adaAgain], changes);
    expect(mutations(place)).toEqual([]);
  });

  test("still holds for the next list when the create could not be sent", async ({ place }) => {
    await apply(place, [ada], changes);
    await apply(place, [adaAgain], changes);
    place.sandbox.setPlanLimit(1);
    await answer(place, "new");
    expect(reported(place)).toEqual(["Ada: deferred plan_limit_reached"]);
    place.sandbox.setPlanLimit(null);
    const [record] = await apply(place, [ada, adaAgain], changes);
    expect(codesOf(place, record)).toEqual({});
    expect(namesIn(place)).toEqual(["Ada", "Ada"]);
  });

  test("says so when it is given twice, and refuses another choice afterwards", async ({ place }) => {
    await apply(place, [ada], changes);
    await apply(place, [adaAgain], changes);
    const id = idOf(place);
    await answer(place, "new", id);
    place.sandbox.forgetRequests();
    const again = await answer(place, "new", id);
    expect(again).toMatchObject({ exitCode: 0 });
    expect(said(again)).toContain("already");
    expect(await answer(place, "same", id)).toMatchObject({ exitCode: 1 });
    expect(mutations(place)).toEqual([]);
  });

  test("names the right choices when the choice is none of them", async ({ place }) => {
    await apply(place, [ada], changes);
    await apply(place, [adaAgain], changes);
    const refused = await answer(place, "yes");
    expect(refused).toMatchObject({ exitCode: 2 });
    expect(said(refused)).toContain("“same” or “new”");
    expect(reported(place)).toEqual(["Ada: local looks_like"]);
  });

  test("is named with its id and choices in the hint of the report", async ({ place }) => {
    await apply(place, [ada], changes);
    const [record] = await apply(place, [adaAgain], changes);
    const report = readFileSync(join(place.folders.reports, record?.run ?? "", "rejections.csv"), "utf8");
    expect(report).toContain("Write “same” or “new” into the column “_answer”");
    expect(report).toContain(`“celebration-sync answer ${idOf(place)}”`);
  });

  test("is refused when the _id is unknown, or names an issue that is no question", async ({ place }) => {
    await apply(place, [person(1, "Ada", { Birthday: "soon" })], changes);
    expect(await answer(place, "same")).toMatchObject({ exitCode: 2 });
    expect(await answer(place, "same", "staff.r77.v1")).toMatchObject({ exitCode: 2 });
  });

  test("is refused with the new state when the row has changed since", async ({ place }) => {
    await apply(place, [ada], changes);
    await apply(place, [adaAgain], changes);
    const id = idOf(place);
    await apply(place, [person(9, "Ada", { "Last Name": "Beispiel1", Birthday: "1980-02-02" })], changes);
    const refused = await answer(place, "new", id);
    expect(refused).toMatchObject({ exitCode: 1 });
    expect(said(refused)).toContain(idOf(place));
    expect(namesIn(place)).toEqual(["Ada"]);
  });

  test("is refused with the new state when the other person has changed since", async ({ place }) => {
    const [cleo, cleoAgain] = [
      person(3, "Cleo", { Phone: "+493055501" }),
      person(9, "Cleo", { Phone: "+493055501", "Last Name": "Sol" }),
    ];
    await apply(place, [cleo], changes);
    await apply(place, [cleoAgain], changes);
    const id = idOf(place);
    await apply(place, [person(3, "Cleo", { Phone: "+493055501", "Last Name": "Luna" })], changes);
    const refused = await answer(place, "same", id);
    expect(refused).toMatchObject({ exitCode: 1 });
    expect(said(refused)).toContain("Cleo Luna");
    expect(await answer(place, "same")).toMatchObject({ exitCode: 0 });
    expect(place.sandbox.contacts()).toMatchObject([{ last_name: "Sol" }]);
  });

  test("keeps the contact when a full list has the row that is the same person", async ({ place }) => {
    const others = [2, 3, 4].map((nr) => person(nr, `Person${nr}`));
    await apply(place, [ada, ...others]);
    const third = person(8, "Ada", { "Last Name": "Beispiel1", Birthday: "1980-01-01" });
    await apply(place, [adaAgain, third, ...others]);
    expect(reported(place)).toEqual(["Ada: local other_person", "Ada: local other_person"]);
    await answer(place, "same", idOf(place), {});
    drop(place, [adaAgain, ...others]);
    await run(place);
    expect(namesIn(place)).toEqual(["Ada", "Person2", "Person3", "Person4"]);
  });
});

test("leaves out the taken address when the answer names it", async ({ place }) => {
  const email = { Email: "ada@example.org" };
  await apply(place, [person(1, "Ada", email), person(2, "Ben", email)], changes);
  expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
  expect((await answer(place, "leave out phone")).exitCode).toBe(2);
  expect((await answer(place, "leave out e-mail")).exitCode).toBe(0);
  expect(namesIn(place)).toEqual(["Ada", "Ben"]);
});

describe("several answers at once", () => {
  const answerMany = (place: Workplace, ids: readonly string[]) => {
    const answers = ids.map((id) => ({ id, choice: "same" }));
    return carryOutRequest(
      { kind: "answer_many", answers },
      [testFeed("staff", changes)],
      place.env({ waitsForProbes: true }),
    );
  };

  test("say which of them were taken, and which were not, when an _id is unknown", async ({ place }) => {
    await apply(place, [ada], changes);
    await apply(place, [adaAgain], changes);
    const id = idOf(place);
    const { exitCode, lines, items } = await answerMany(place, ["staff.r99.v1", id]);
    expect(exitCode).toBe(2);
    expect(lines.slice(0, 2)).toEqual([
      "Of 2 answers, 1 was taken, and 1 not: staff.r99.v1.",
      "No line of a report has the _id staff.r99.v1.",
    ]);
    expect(items).toEqual([
      { id: "staff.r99.v1", outcome: "not_answered", reason: "No line of a report has the _id staff.r99.v1." },
      { id, outcome: "answered", reason: null },
    ]);
    expect(reported(place)).toEqual([]);
  });

  test("say no figures when all of them are taken", async ({ place }) => {
    await apply(place, [ada], changes);
    await apply(place, [adaAgain], changes);
    const { exitCode, lines } = await answerMany(place, [idOf(place)]);
    expect(exitCode).toBe(0);
    expect(lines[0]).toBe("Answered 1 question of staff.");
  });
});
