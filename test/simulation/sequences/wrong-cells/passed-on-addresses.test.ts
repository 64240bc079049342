/** Lists that give people's addresses to other people, while the key of a row is made from its address. */
import { describe, expect } from "vitest";
import { apply, namesIn, person, test } from "../../world/list-sequence.ts";

const FIRST = "Ada Ben Cleo Dora Emil Fanny Gustav Hella Ida Jan Kim Lena Max Nora Olaf Pia Quin Rosa Sam Tom".split(
  " ",
);
const LAST = "Amsel Bussard Drossel Elster Falke Habicht Kranich Lerche Meise Pirol Reiher Star Uhu Zeisig".split(" ");
const defaultKey = {
  key: null,
  deletes: { limitCount: 50, limitPercent: 100, limitWeekPercent: 100, limitTotal: 99, absentDays: 0 },
};

const mail = (at: number) => `mail${at}@example.org`;
/** Returns a row of the person with this place. No two of these people have a value in common. */
const someone = (at: number, email: string, more = {}) =>
  person(1, FIRST[at % FIRST.length] ?? "", {
    "Last Name": `${LAST[at % LAST.length]}${"abcdefghij"[Math.floor(at / LAST.length)]}`,
    Email: email,
    Birthday: "",
    Nr: "",
    UID: "",
    ...more,
  });
const list = (size: number, email = mail) => Array.from({ length: size }, (_, at) => someone(at, email(at)));

describe("a list without birthdays whose e-mails slip by one row", () => {
  test.for([
    { size: 40, slipped: 10 },
    { size: 60, slipped: 4 },
    { size: 300, slipped: 15 },
  ])("is held when $slipped of $size slip", async ({ size, slipped }, { place }) => {
    await apply(place, list(size), defaultKey);
    const slip = (at: number) => (at === 4 ? "neu@example.org" : at > 4 && at < 4 + slipped ? mail(at - 1) : mail(at));
    const before = place.sandbox.contacts();
    const [record] = await apply(place, list(size, slip), defaultKey);
    expect(record?.holds.map(({ guard }) => guard)).toContain("values_exchanged");
    expect(place.sandbox.contacts()).toEqual(before);
  });

  test("asks about the rows that have another person's e-mail when few of them slip", async ({ place }) => {
    await apply(place, list(12), defaultKey);
    const slip = (at: number) => (at === 4 ? "neu@example.org" : at === 5 || at === 6 ? mail(at - 1) : mail(at));
    const [record] = await apply(place, list(12, slip), defaultKey);
    expect(record?.rows).toMatchObject({ rejected: 3, created: 0, updated: 0 });
    expect(place.sandbox.contacts().map(({ email, first_name: name }) => [email, name])).toEqual(
      expect.arrayContaining([
        [mail(5), FIRST[5]],
        [mail(6), FIRST[6]],
      ]),
    );
  });
});

test("holds a list in which three new people have the e-mails of people who left", async ({ place }) => {
  await apply(place, list(40), defaultKey);
  const replaced = list(40).map((row, at) => (at >= 10 && at < 13 ? someone(at + 90, mail(at)) : row));
  const [record] = await apply(place, replaced, defaultKey);
  const hold = record?.holds.find(({ guard }) => guard === "values_exchanged");
  expect(hold?.figures).toMatchObject({ people: 3, field: "email" });
  expect(hold?.examples).toHaveLength(3);
  expect(namesIn(place)).toHaveLength(40);
});

test("passes a list in which two successors have the e-mails of people who left", async ({ place }) => {
  await apply(place, list(40), defaultKey);
  const replaced = list(40).map((row, at) => (at === 10 || at === 20 ? someone(at + 91, mail(at)) : row));
  const [record] = await apply(place, replaced, defaultKey);
  expect(record).toMatchObject({ status: "completed", holds: [], rows: { created: 2 } });
});

test("passes a list in which five relatives have the e-mails of people who left", async ({ place }) => {
  const born = (at: number, year: number) => ({ Birthday: `${year + at}-0${1 + (at % 9)}-1${at % 7}` });
  const parents = list(60).map((row, at) => (at >= 10 && at < 15 ? someone(at, mail(at), born(at, 1960)) : row));
  await apply(place, parents, defaultKey);
  const rows = parents.map((row, at) =>
    at >= 10 && at < 15
      ? someone(at, mail(at), { ...born(at * 3, 1970), "First Name": ["Uwe", "Vera", "Wim", "Xenia", "Yves"][at - 10] })
      : row,
  );
  const [record] = await apply(place, rows, defaultKey);
  expect(record?.holds).toEqual([]);
});

describe("first and last names that change places", () => {
  const known = (size: number, more: (at: number) => object = () => ({})) =>
    Array.from({ length: size }, (_, at) =>
      someone(at, mail(at), {
        Nr: `E-${at}`,
        Birthday: `19${50 + (at % 40)}-0${1 + (at % 9)}-1${at % 7}`,
        ...more(at),
      }),
    );
  const exchanged = (from: number, count: number) => (at: number) => {
    const row = known(40)[at] ?? [];
    return at >= from && at < from + count ? { "First Name": row[2], "Last Name": row[1] } : {};
  };

  test("hold the list when three rows have them", async ({ place }) => {
    await apply(place, known(40));
    const [record] = await apply(place, known(40, exchanged(5, 3)));
    const hold = record?.holds.find(({ guard }) => guard === "names_changed");
    expect(hold).toMatchObject({ pattern: "names_exchanged" });
  });

  test("are a question in one row", async ({ place }) => {
    await apply(place, known(40));
    const [record] = await apply(place, known(40, exchanged(5, 1)));
    expect(record).toMatchObject({ holds: [], rows: { rejected: 1, updated: 0 } });
  });
});
