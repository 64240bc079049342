/** Why it is open whether the day or the month comes first, as the question about the dates says it. */
import { expect } from "vitest";
import { ENGLISH } from "../../../../src/pipeline/report/language/phrases.ts";
import { describeQuestion, QuestionCollector } from "../../../../src/pipeline/report/words/column-questions.ts";
import { apply, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

/** Returns the question about the dates of a new list. */
async function questionAbout(place: Workplace, birthdays: readonly string[]): Promise<string> {
  const rows = birthdays.map((birthday, at) => person(at + 1, `P${at + 1}`, { Birthday: birthday }));
  const [record] = await apply(place, rows, { dateOrder: null });
  const collector = new QuestionCollector();
  for (const item of place.ledger().openItems.open("staff"))
    collector.add({ line: item.line, issue: item.issues[0], further: item.issues.slice(1) });
  const [question] = collector.found();
  return record === undefined || question === undefined ? "" : describeQuestion(ENGLISH, question, record);
}

// With a larger share of refused rows, a list would be held.
const OPEN = ["03/04/1990", "05/06/1991", "1981-01-10", "1982-02-11", "1983-03-12", "1984-04-13"];

test("no date shows it", async ({ place }) => {
  expect(await questionAbout(place, OPEN)).toContain("No date of this list shows it for certain.");
});

test("the dates contradict each other", async ({ place }) => {
  expect(await questionAbout(place, [...OPEN, "18/03/1985", "19/05/1986", "12/13/1970"])).toContain(
    "Some dates of this list show that the day comes first, and others that the month does.",
  );
});

test("one order is shown, and nothing is asked", async ({ place }) => {
  expect(await questionAbout(place, [...OPEN, "18/03/1985", "19/05/1986"])).toBe("");
});
