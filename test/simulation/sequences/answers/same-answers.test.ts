/** Rows that are answered to be the person of one contact: the contact gets the values of one row. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { ENGLISH } from "../../../../src/pipeline/report/language/phrases.ts";
import { describeIssue } from "../../../../src/pipeline/report/words/sentences.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { testFeed } from "../../world/feeds.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, mutations, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const bela = person(1, "Bela", { Email: "bela@example.org" });
const others = [3, 4, 5, 6, 7].map((nr) => person(nr, `Person${nr}`));
const named = { "Last Name": "Beispiel1", Email: "bela@example.org" };
const first = person(8, "Bela", { ...named, Birthday: "1950-05-05", UID: "u8" });
const second = person(9, "Bela", { ...named, Birthday: "1951-06-06", UID: "u9" });

const birthday = (place: Workplace) =>
  place.sandbox.contacts().find(({ first_name: name }) => name === "Bela")?.birthday ?? null;

const messages = (place: Workplace) =>
  place
    .ledger()
    .openItems.open("staff")
    .map(({ issues: [issue] }) => describeIssue(ENGLISH, issue).message);

/** Answers the open question about a row, by its key. */
async function answer(place: Workplace, key: string, choice: string, feed: Partial<FeedSettings>) {
  const { openItems } = place.ledger();
  const item = openItems.open("staff").find(({ subject }) => subject.includes(key));
  if (item === undefined) throw new Error(`no question about ${key}`);
  const { id } = openItems.toLine(item, null);
  return carryOutRequest(
    { kind: "answer", id, choice },
    [testFeed("staff", feed)],
    place.env({ waitsForProbes: true }),
  );
}

async function answerAllSame(place: Workplace, record: RunRecord | undefined, feed: Partial<FeedSettings>) {
  dropChanged(place, record, (lines, header) => {
    setColumn(lines, header, "_answer", () => "same");
  });
  return run(place, feed);
}

describe.each([
  ["the list also has the contact's own row", [bela]],
  ["the contact's own row is gone", []],
])("two rows that are answered “same” for one contact, where %s", (_, own) => {
  const list = [...own, ...others, first, second];

  test("leave the contact with the first answered row, one after the other", async ({ place }) => {
    await apply(place, [bela, ...others]);
    await apply(place, list);
    expect(reported(place)).toHaveLength(2);
    await answer(place, "e-8", "same", {});
    place.sandbox.forgetRequests();
    const { lines } = await answer(place, "e-9", "same", {});
    expect(lines[1]).toMatch(/^“e-8” was answered “same” for Bela Beispiel1, too\./u);
    expect([mutations(place), birthday(place)]).toEqual([[], "1950-05-05"]);
    await apply(place, list);
    await apply(place, [...others, first, second]);
    expect([mutations(place), birthday(place)]).toEqual([[], "1950-05-05"]);
    expect(reported(place)).toEqual(["Bela: warning second_row_differs"]);
  });

  test("are asked in other words when both are answered at once, and one answer then decides", async ({ place }) => {
    await apply(place, [bela, ...others]);
    const [asked] = await apply(place, list);
    const before = messages(place);
    place.sandbox.forgetRequests();
    await answerAllSame(place, asked, {});
    expect(mutations(place)).toEqual([]);
    expect(messages(place)).toEqual([expect.stringContaining("“e-9”"), expect.stringContaining("“e-8”")]);
    for (const message of messages(place)) {
      expect(before).not.toContain(message);
      expect(message).toContain("differ in: Birthday");
    }
    await answer(place, "e-9", "same", {});
    expect(birthday(place)).toBe("1951-06-06");
    place.sandbox.forgetRequests();
    await apply(place, list);
    expect([mutations(place), birthday(place)]).toEqual([[], "1951-06-06"]);
    expect(reported(place).every((item) => item.endsWith("warning second_row_differs"))).toBe(true);
  });

  test("count once when they are equal", async ({ place }) => {
    const equal = person(9, "Bela", { ...named, Birthday: "1950-05-05", UID: "u8" });
    await apply(place, [bela, ...others]);
    const [asked] = await apply(place, [...own, ...others, first, equal]);
    await answerAllSame(place, asked, {});
    expect([reported(place), birthday(place)]).toEqual([[], "1950-05-05"]);
    place.sandbox.forgetRequests();
    await apply(place, [...others, first, equal]);
    expect([mutations(place), reported(place)]).toEqual([[], []]);
  });
});

describe("a row that is answered “same” later", () => {
  test("takes the contact over when the row answered first has left the list", async ({ place }) => {
    await apply(place, [bela, ...others]);
    await apply(place, [...others, first, second]);
    await answer(place, "e-8", "same", {});
    await apply(place, [...others, second]);
    if (reported(place).some((item) => item.startsWith("Bela: local"))) await answer(place, "e-9", "same", {});
    expect(birthday(place)).toBe("1951-06-06");
  });

  test("takes the contact over in a list of changes that came after the first answer", async ({ place }) => {
    const changes = { mode: "changes" } as const;
    await apply(place, [bela, ...others], changes);
    await apply(place, [first], changes);
    await answer(place, "e-8", "same", changes);
    await apply(place, [second], changes);
    await answer(place, "e-9", "same", changes);
    expect(birthday(place)).toBe("1951-06-06");
  });
});
