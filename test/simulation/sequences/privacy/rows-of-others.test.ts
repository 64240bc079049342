import { describe, expect } from "vitest";
import type { Issue } from "../../../../src/model/issue.ts";
import { ENGLISH } from "../../../../src/pipeline/report/language/phrases.ts";
import { describeIssue } from "../../../../src/pipeline/report/words/sentences.ts";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import type { DecisionRequest } from "../../../../src/model/request.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { personNamed } from "../../../../src/run/push/never/name-person.ts";
import { CANARY, canary, FEED as CANARY_FEED, OTHERS, withLedgerFile } from "../../world/canary.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, namesIn, person, reported, test } from "../../world/list-sequence.ts";
import { columnsWith } from "../../world/personal-columns.ts";
import type { Workplace } from "../../world/workplace.ts";

const CHANGES: Partial<FeedSettings> = { ...CANARY_FEED, mode: "changes" };
const WANDA = person(8, "Wanda", { Nr: "CANARY-77" });

const decide = (place: Workplace, request: DecisionRequest) =>
  carryOutRequest(request, [testFeed("staff", CHANGES)], place.env({ waitsForProbes: true }));

async function remove(place: Workplace, how: "erase" | "erase and keep" | "never") {
  const named = personNamed("canary.mail@example.org", place.ledger());
  if (!("id" in named)) throw new Error(named.lines.join("\n"));
  return decide(
    place,
    how === "never"
      ? { kind: "never", person: named.id }
      : { kind: "erase", person: named.id, keepContact: how !== "erase" },
  );
}

const idOf = (place: Workplace) =>
  place
    .ledger()
    .openItems.open("staff")
    .map((item) => place.ledger().openItems.toLine(item, null).id)[0] ?? "";

/** Rows of another person under the key, and how they are reported. */
const ROWS = {
  question: { row: WANDA, as: "Wanda: local other_person" },
  mistake: {
    row: person(8, "Wanda", { Nr: "CANARY-77", Birthday: "31.02.1980" }),
    as: "Wanda: local birthday_impossible",
  },
} as const;

describe.for(["erase", "never"] as const)("another person's row after %s", (how) => {
  test("keeps its question, which does not name the former person, and “new” creates the other person", async ({
    place,
  }) => {
    await apply(place, [canary(), ...OTHERS], CHANGES);
    await apply(place, [WANDA], CHANGES);
    expect(reported(place)).toEqual([ROWS.question.as]);
    expect(await remove(place, how)).toMatchObject({ exitCode: 0 });
    const [item] = place.ledger().openItems.open("staff");
    expect(JSON.stringify(item?.issues)).not.toMatch(/canary(first|last)/iu);
    expect(describeIssue(ENGLISH, item?.issues[0] as Issue).hint).toMatch(/^The former contact is no longer linked/u);
    expect(await decide(place, { kind: "answer", id: idOf(place), choice: "same" })).toMatchObject({ exitCode: 2 });
    expect(await decide(place, { kind: "answer", id: idOf(place), choice: "new" })).toMatchObject({ exitCode: 0 });
    expect(namesIn(place)).toContain("Wanda");
    expect(reported(place)).toEqual([]);
  });

  test("is decided anew by a retry, which creates the other person", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], CHANGES);
    await apply(place, [WANDA], CHANGES);
    await remove(place, how);
    expect(await decide(place, { kind: "retry", run: null })).toMatchObject({ exitCode: 0 });
    expect(namesIn(place)).toContain("Wanda");
    expect(reported(place)).toEqual([]);
    const { rows } = (await apply(place, [WANDA], CHANGES))[0] ?? {};
    expect(rows).toMatchObject({ unchanged: 1 });
  });

  for (const { row, as } of Object.values(ROWS))
    test(`stays reported as “${as}”, with all its cells`, async ({ place }) => {
      await apply(place, [canary(), ...OTHERS], CHANGES);
      await apply(place, [row], CHANGES);
      await remove(place, how);
      expect(reported(place)).toEqual([as]);
      expect(place.ledger().openItems.open("staff")[0]?.cells).toEqual(expect.arrayContaining(["Wanda", row[0]]));
    });

  test("is closed where it is the person's own", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], CHANGES);
    await apply(place, [canary({ Birthday: "31.02.1937" })], CHANGES);
    await remove(place, how);
    expect(reported(place)).toEqual([]);
  });
});

test("the question stays open when the contact is kept, and the kept contact holds the other person's create", async ({
  place,
}) => {
  await apply(place, [canary(), ...OTHERS], CHANGES);
  await apply(place, [WANDA], CHANGES);
  await remove(place, "erase and keep");
  expect(reported(place)).toEqual(["Wanda: local other_person"]);
  expect(await decide(place, { kind: "answer", id: idOf(place), choice: "new" })).toMatchObject({ exitCode: 4 });
  const [held] = place.ledger().runs.latest(1);
  await decide(place, { kind: "approve", run: held?.run ?? "" });
  expect(namesIn(place)).toContain("Wanda");
});

test("an erasure leaves nothing but the key in the question of another person's row", async ({ place }) => {
  await apply(place, [canary(), ...OTHERS], CHANGES);
  await apply(place, [WANDA], CHANGES);
  await remove(place, "erase");
  const [item] = place.ledger().openItems.open("staff");
  expect(JSON.stringify(item?.issues)).not.toMatch(CANARY);
  expect(item?.cells).toEqual(expect.arrayContaining(["Wanda"]));
  const NAMES = /canaryfirst|canarylast|canary\.mail/iu;
  expect(withLedgerFile(place, (db) => columnsWith(db, NAMES))).toEqual([]);
});
