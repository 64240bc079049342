/** Lists in which a person stands under another key while the former contact stays: the person is not created a second time. */
import { describe, expect } from "vitest";
import { openItemId } from "../../../../src/ledger/runs/open-items/open-items.ts";
import type { HEADER } from "../../world/feeds.ts";
import { apply, codesOf, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = Partial<Record<(typeof HEADER)[number], string>>;

const NAMES = ["Zoe", "Nils", "Frieda", "Jonas", "Nina", "Karla", "Ludwig", "Mona", "Olga", "Peter", "Rita", "Stefan"];
const LAST = "Brandt Ziegler Riedel Gruber Otto Dietz Abel Falk Haas Kolb Moser Quast".split(" ");
const defaultKey = { key: null };

/** Returns a row of the person with this place. No two of these people have a value in common. */
function someone(at: number, more: Cells = {}): readonly string[] {
  return person(at + 1, NAMES[at] ?? "", {
    "Last Name": LAST[at] ?? "",
    Email: `${NAMES[at]?.toLowerCase()}@example.org`,
    Birthday: "",
    UID: "",
    Nr: `${1000 + at}`,
    ...more,
  });
}

const birthday = (at: number) => `19${50 + at * 3}-${String((at % 12) + 1).padStart(2, "0")}-${11 + at}`;
const team = (size: number, more: (at: number) => Cells = () => ({})) =>
  NAMES.slice(0, size).map((_, at) => someone(at, more(at)));
const withBirthdays = (size: number) => team(size, (at) => ({ Birthday: birthday(at) }));

async function answer(place: Workplace, name: string, choice: "same" | "new", feed = {}): Promise<void> {
  const item = place
    .ledger()
    .openItems.open("staff")
    .find(({ cells }) => cells[1] === name);
  const id = item === undefined ? "" : openItemId(item);
  expect(await runCommand(place, { kind: "answer", id, choice }, feed)).toBe(0);
}

describe("a person with a new address whose former one a relative takes", () => {
  const newZoe = { Email: "zoe@neu.example" };
  const tanja = (nr: string) =>
    person(9, "Tanja", { Nr: nr, "Last Name": "Brandt", Email: "zoe@example.org", Birthday: "", UID: "" });

  test("is not there twice under the default key", async ({ place }) => {
    await apply(place, team(5), defaultKey);
    const rows = [someone(0, newZoe), ...team(5).slice(1), tanja("9")];
    const [record] = await apply(place, rows, defaultKey);
    expect(codesOf(place, record)).toEqual({ 2: ["looks_like"], 7: ["other_person"] });
    expect(namesIn(place)).toEqual(NAMES.slice(0, 5).toSorted());
  });

  test("is not there twice when the key is the e-mail", async ({ place }) => {
    const feed = { key: ["Email"] };
    await apply(place, team(5), feed);
    const [record] = await apply(place, [someone(0, newZoe), ...team(5).slice(1), tanja("9")], feed);
    expect(codesOf(place, record)).toEqual({ 2: ["looks_like"], 7: ["other_person"] });
    expect(namesIn(place)).toEqual(NAMES.slice(0, 5).toSorted());
  });

  test("is not there twice when both get new numbers", async ({ place }) => {
    await apply(place, team(5));
    const [record] = await apply(place, [someone(0, { ...newZoe, Nr: "50" }), ...team(5).slice(1), tanja("51")]);
    expect(codesOf(place, record)).toEqual({ 2: ["looks_like"], 7: ["other_person"] });
    expect(namesIn(place)).toEqual(NAMES.slice(0, 5).toSorted());
  });

  test("is not there twice when the relative is known", async ({ place }) => {
    const known = person(9, "Tanja", { Nr: "9", "Last Name": "Brandt", Email: "tanja@example.org", Birthday: "" });
    await apply(place, [...team(5), known], defaultKey);
    await apply(place, [someone(0, newZoe), ...team(5).slice(1), tanja("9")], defaultKey);
    expect(namesIn(place)).toEqual([...NAMES.slice(0, 5), "Tanja"].toSorted());
  });

  test("keeps the contact when a person answers who is who", async ({ place }) => {
    await apply(place, team(5), defaultKey);
    const zoe = place.sandbox.contacts().find(({ first_name: name }) => name === "Zoe")?.contact_id;
    await apply(place, [someone(0, newZoe), ...team(5).slice(1), tanja("9")], defaultKey);
    await answer(place, "Zoe", "same", defaultKey);
    await apply(place, [someone(0, newZoe), ...team(5).slice(1), tanja("9")], defaultKey);
    expect(reported(place)).toEqual([]);
    expect(namesIn(place)).toEqual([...NAMES.slice(0, 5), "Tanja"].toSorted());
    expect(place.sandbox.contacts().find(({ contact_id: id }) => id === zoe)?.email).toBe("zoe@neu.example");
  });

  test("is created beside the former contact when a person answers that it is another one", async ({ place }) => {
    await apply(place, team(5), defaultKey);
    await apply(place, [someone(0, newZoe), ...team(5).slice(1), tanja("9")], defaultKey);
    await answer(place, "Zoe", "new", defaultKey);
    await run(place, defaultKey);
    expect(namesIn(place)).toEqual([...NAMES.slice(0, 5), "Zoe"].toSorted());
  });
});

describe("a new row of a person who stays", () => {
  test.for([
    { how: "under another number", more: {} },
    {
      how: "under another number with first and last name exchanged",
      more: { "First Name": "Ziegler", "Last Name": "Nils" },
    },
    { how: "under another number in another group", more: { Group: "Team birthdays" } },
  ])("is a question $how", async ({ more }, { place }) => {
    await apply(place, withBirthdays(5));
    const again = someone(1, { Nr: "77", Email: "privat@example.org", Birthday: birthday(1), ...more });
    const [record] = await apply(place, [...withBirthdays(5), again]);
    expect(codesOf(place, record)).toEqual({ 7: ["looks_like"] });
    expect(namesIn(place)).toHaveLength(5);
  });

  test("is no question in another group when the group is part of the key", async ({ place }) => {
    const feed = { key: ["Nr", "Group"] };
    await apply(place, withBirthdays(5), feed);
    const again = someone(1, { Email: "privat@example.org", Birthday: birthday(1), Group: "Team birthdays" });
    const [record] = await apply(place, [...withBirthdays(5), again], feed);
    expect(codesOf(place, record)).toEqual({});
    expect(record?.rows).toMatchObject({ created: 1, rejected: 0 });
  });

  test("is created when a person answers that it is another one", async ({ place }) => {
    await apply(place, withBirthdays(5));
    const again = someone(1, { Nr: "77", Email: "privat@example.org", Birthday: birthday(1) });
    await apply(place, [...withBirthdays(5), again]);
    await answer(place, "Nils", "new");
    await run(place);
    expect(namesIn(place)).toHaveLength(6);
  });
});

describe("names and birthdays pasted over other rows", () => {
  test.for([
    { columns: ["First Name", "Last Name", "Birthday"] as const },
    { columns: ["First Name", "Birthday"] as const },
  ])("create and delete no person ($columns)", async ({ columns }, { place }) => {
    await apply(place, withBirthdays(12), defaultKey);
    const pasted = (at: number): Cells => {
      const from: Cells = {
        "First Name": NAMES[at + 6] ?? "",
        "Last Name": LAST[at + 6] ?? "",
        Birthday: birthday(at + 6),
      };
      return Object.fromEntries(columns.map((column) => [column, from[column]]));
    };
    const rows = withBirthdays(12).map((row, at) =>
      at >= 1 && at <= 3 ? someone(at, { Birthday: birthday(at), ...pasted(at) }) : row,
    );
    const before = place.sandbox.contacts();
    const [record] = await apply(place, rows, defaultKey);
    expect(record?.rows).toMatchObject({ rejected: 3, created: 0, updated: 0 });
    expect(place.sandbox.contacts()).toEqual(before);
  });
});

describe("a person who stands in a list of changes under a new number with a new e-mail", () => {
  const feed = { mode: "changes", key: ["Nr"] } as const;
  const known = { "First Name": "Frieda", "Last Name": "Riedelmann", Birthday: "1961-04-09" };
  const again = { ...known, Nr: "4711", Email: "neu@example.org" };

  test.for<[string, Cells, Cells]>([
    ["differs in the day", {}, { Birthday: "1961-04-19" }],
    ["differs in the year", {}, { Birthday: "1916-04-09" }],
    ["has day and month exchanged", {}, { Birthday: "1961-09-04" }],
    ["lacks the year", {}, { Birthday: "04-09" }],
    ["is blank", {}, { Birthday: "" }],
    ["was blank", { Birthday: "" }, {}],
    ["differs in the day, and the last name in one letter", {}, { Birthday: "1961-04-19", "Last Name": "Riedelman" }],
    ["differs in the year, and the first name in one letter", {}, { Birthday: "1962-04-09", "First Name": "Friede" }],
    ["has no year, and the last name one letter less", { Birthday: "04-09" }, { "Last Name": "Riedelman" }],
    ["lacks the year, and the last name one letter", {}, { Birthday: "04-09", "Last Name": "Riedelman" }],
  ])("is a question when the birthday %s", async ([, before, after], { place }) => {
    await apply(place, [...team(2), someone(2, { ...known, ...before })], feed);
    const [record] = await apply(place, [someone(2, { ...again, ...after })], feed);
    expect(codesOf(place, record)).toEqual({ 2: ["looks_like"] });
    expect(namesIn(place)).toEqual(["Frieda", "Nils", "Zoe"]);
  });

  test("is another person when the birthdays contradict", async ({ place }) => {
    await apply(place, [...team(2), someone(2, known)], feed);
    const [record] = await apply(place, [someone(2, { ...again, Birthday: "1988-11-27" })], feed);
    expect(record).toMatchObject({ status: "completed", rows: { created: 1 } });
    expect(namesIn(place)).toEqual(["Frieda", "Frieda", "Nils", "Zoe"]);
  });
});

describe("one person under two keys of one new list", () => {
  const again = (more: Cells) => someone(1, { Nr: "77", Email: "privat@example.org", Birthday: birthday(1), ...more });

  test.for<[string, Cells]>([
    ["birthday", {}],
    ["birthday in another group", { Group: "Team birthdays" }],
    ["e-mail in another group", { Group: "Team birthdays", Email: "nils@example.org", Birthday: "" }],
  ])("is created once and asked about when both rows have one full name and %s", async ([, more], { place }) => {
    const [record] = await apply(place, [...withBirthdays(5), again(more)]);
    expect(record?.rows).toMatchObject({ created: 5, rejected: 1 });
    expect(reported(place)).toEqual(["Nils: local looks_like"]);
    await answer(place, "Nils", "same");
    const [next] = await apply(place, [...withBirthdays(5), again(more)]);
    expect(namesIn(place)).toEqual(NAMES.slice(0, 5).toSorted());
    expect(next?.rows).toMatchObject({ duplicate: 1, rejected: 0 });
  });

  test("is created once when the row stands three times", async ({ place }) => {
    const third = again({ Nr: "78", Email: "noch@example.org" });
    const [record] = await apply(place, [...withBirthdays(5), again({}), third]);
    expect(record?.rows).toMatchObject({ created: 5, rejected: 2 });
    expect(namesIn(place)).toEqual(NAMES.slice(0, 5).toSorted());
  });

  test("is created once when the answer to the first create is lost", async ({ place }) => {
    place.sandbox.setFaults(["drop-response:POST:#1"]);
    await apply(place, [someone(1, { Birthday: birthday(1), Email: "" }), again({})]);
    expect(reported(place)).toContain("Nils: local looks_like_in_doubt");
  });

  test("is created once when its addresses are left out because another contact has them", async ({ place }) => {
    const feed = { sharedAddress: "leaveOut" } as const;
    const [record] = await apply(place, [...withBirthdays(5), again({ Email: "nils@example.org" })], feed);
    expect(record?.rows).toMatchObject({ created: 5, rejected: 1 });
  });

  test("is created twice when a person answers that there are two people", async ({ place }) => {
    await apply(place, [...withBirthdays(5), again({})]);
    await answer(place, "Nils", "new");
    await apply(place, [...withBirthdays(5), again({})]);
    expect(namesIn(place)).toEqual(["Nils", ...NAMES.slice(0, 5)].toSorted());
    expect(reported(place)).toEqual([]);
  });

  test("is created once when only the approval sends the list", async ({ place }) => {
    await apply(place, withBirthdays(5));
    const others = NAMES.slice(5).map((_, at) => someone(at + 5, { Birthday: birthday(at + 5) }));
    const [record] = await apply(place, [...others, someone(6, { Nr: "79", Email: "", Birthday: birthday(6) })]);
    expect(record?.status).toBe("held");
    expect(await runCommand(place, { kind: "approve", run: record?.run ?? "" })).toBe(3);
    expect(namesIn(place).filter((name) => name === NAMES[6])).toHaveLength(1);
  });

  test.for<[string, Cells]>([
    ["twins", { "First Name": "Nora" }],
    ["father and son with one e-mail", { Email: "nils@example.org", Birthday: "1999-11-11", Group: "Team birthdays" }],
    ["people of one name", { Birthday: "" }],
    ["people without a last name", { "Last Name": "" }],
  ])("are created both when they are %s", async ([, more], { place }) => {
    const first = someone(1, { Birthday: birthday(1), ...("Last Name" in more ? more : {}) });
    const [record] = await apply(place, [first, again(more)]);
    expect(record?.rows).toMatchObject({ created: 2, rejected: 0 });
  });

  test("are created in each group when the group is part of the key", async ({ place }) => {
    const feed = { key: ["Nr", "Group"] };
    const [record] = await apply(place, [...withBirthdays(5), again({ Group: "Team birthdays" })], feed);
    expect(record?.rows).toMatchObject({ created: 6 });
  });
});
