/** A month of an office: 30 nightly lists with questions, each of which a person answers once, in the report or by a command. */
import { expect } from "vitest";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, person, run, runCommand, test } from "../../world/list-sequence.ts";
import { neverGreet } from "../../world/never-people.ts";

const NIGHTS = 30;
const PEOPLE = 30;

const rowOf = (nr: number) =>
  person(nr, `Name${nr}`, {
    Email: `p${nr}@example.org`,
    Birthday: `19${40 + nr}-0${1 + (nr % 9)}-${11 + ((nr * 7) % 17)}`,
  });

/** What a row of the list has from a night on, the question that it asks, and the answer. Rows above the last are new people. */
const QUESTIONS = [
  { night: 3, nr: 50, cells: { Email: "p10@example.org" }, asks: "contact_exists", choice: "leave out" },
  {
    night: 6,
    nr: 12,
    cells: { "First Name": "Otto", "Last Name": "Lang", Email: "otto@example.org", Birthday: "1931-12-24" },
    asks: "other_person",
    choice: "new",
  },
  { night: 9, nr: 13, cells: { "First Name": "Frieda", Birthday: "1931-11-03" }, asks: "other_person", choice: "same" },
  {
    night: 12,
    nr: 51,
    cells: { "First Name": "Name14", "Last Name": "Beispiel14", Birthday: "" },
    asks: "may_be_never",
    choice: "new",
  },
  { night: 15, nr: 52, cells: { Birthday: "03/04/1975" }, asks: "birthday_ambiguous", choice: "1975-04-03" },
] as const;

test("asks no question twice in a month of nightly lists whose questions are answered once", async ({ place }) => {
  const asked: string[] = [];
  for (let night = 1; night <= NIGHTS; night += 1) {
    place.clock.pass(86_400_000);
    if (night === 11) await neverGreet(place, "p14@example.org");
    const rows = Array.from({ length: PEOPLE }, (_, index) => rowOf(index + 10));
    for (const { nr, cells } of QUESTIONS.filter((each) => each.night <= night)) {
      const own = Object.fromEntries(["Email", "Birthday"].map((name, at) => [name, rowOf(nr)[at === 0 ? 3 : 5]]));
      rows[nr - 10 < PEOPLE ? nr - 10 : rows.length] = person(nr, `Name${nr}`, { ...own, ...cells });
    }
    const [record] = await apply(place, night % 2 === 0 ? rows.toReversed() : rows);
    expect({ night, status: record?.status, holds: record?.holds }).toEqual({ night, status: "completed", holds: [] });
    const { openItems } = place.ledger();
    for (const item of openItems.open("staff")) {
      const { choice } = QUESTIONS.find(({ asks }) => asks === item.issues[0].code) ?? { choice: "" };
      const answer = QUESTIONS.find((each) => each.night === night)?.choice ?? choice;
      asked.push(`night ${night}: ${item.issues[0].code}`);
      if (night % 2 === 0)
        await runCommand(place, { kind: "answer", id: openItems.toLine(item, null).id, choice: answer });
      else {
        dropChanged(place, record, (lines, header) => setColumn(lines, header, "_answer", () => answer));
        await run(place);
      }
    }
    expect({ night, open: openItems.open("staff").map(({ issues }) => issues) }).toEqual({ night, open: [] });
  }
  expect(asked).toEqual(QUESTIONS.map(({ night, asks }) => `night ${night}: ${asks}`));
  const names = place.sandbox.contacts().map(({ first_name: first, birthday }) => `${first} ${birthday ?? ""}`);
  expect(names).toEqual(
    expect.arrayContaining(["Otto 1931-12-24", "Frieda 1931-11-03", "Name14 ", "Name52 1975-04-03"]),
  );
  expect(names.filter((name) => name.startsWith("Name14"))).toHaveLength(1);
});
