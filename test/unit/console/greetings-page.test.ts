import { describe, expect, test } from "vitest";
import {
  greetingsDayPage,
  greetingsPage,
  type DayToShow,
} from "../../../src/console/pages/greetings/greetings-page.ts";
import { phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";

const phrases = phrasesIn("en");
const COUNTING = { today: "2027-02-28", timeZone: "Europe/Berlin" };

function day(date: string, count: number, monthDays = [date.slice(5)]): DayToShow {
  const names = Array.from({ length: Math.min(count, 12) }, (_, at) => ({
    contactId: at + 1,
    name: at === 0 ? "<b>Ada</b>" : `Person ${at}`,
    groupName: "Team",
    birthday: "1990-01-01",
  }));
  const groups = count === 0 ? [] : [{ date, groupId: 1, groupName: "Team", count }];
  return { day: { date, monthDays }, groups, people: names };
}

describe("the page of upcoming greetings", () => {
  const days = [
    day("2027-02-28", 0, ["02-28", "02-29"]),
    day("2027-03-01", 1),
    day("2027-03-02", 0),
    day("2027-03-03", 1_250),
  ];
  const { text } = greetingsPage(phrases, days, COUNTING).body;

  test("marks today, also without a birthday, and leaves out other days without one", () => {
    expect(text).toContain('Sunday, 28 February 2027</time> <span class="mark">today</span>');
    expect(text).toContain("No birthday.");
    expect(text).toContain("Monday, 1 March 2027");
    expect(text).not.toContain("2 March 2027");
  });

  test("writes a weekday without a comma, and the first of a month as 1er, in French", () => {
    const french = greetingsPage(phrasesIn("fr", "console"), days, COUNTING).body.text;
    expect(french).toContain("Dimanche 28 février 2027</time>");
    expect(french).toContain("Lundi 1er mars 2027</time>");
  });

  test("says where people born on 29 February are counted", () => {
    expect(text).toContain("With the people born on 29 February");
  });

  test("counts all people of a long day, and links to them", () => {
    expect(text).toContain("1,251 birthdays in the next 30 days.");
    expect(text).toContain('<a href="/greetings?day=2027-03-03">All 1,250 people of this day</a>');
  });

  test("escapes names", () => {
    expect(text).toContain("&lt;b&gt;Ada&lt;/b&gt;");
  });
});

test("the page of one day has links to its other pages only", () => {
  const { text } = greetingsDayPage(phrases, day("2027-03-03", 1_250), 2, COUNTING).body;
  expect(text).toContain("101 to 200 of 1,250");
  expect(text).toContain("/greetings?day=2027-03-03&amp;page=3");
  expect(text).not.toContain("All 1,250 people");
});
