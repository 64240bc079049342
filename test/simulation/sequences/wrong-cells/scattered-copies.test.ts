/** Lists in which single cells have the value of the row above them, as a lookup of the nearest value leaves them. */
import { expect } from "vitest";
import { apply, person, test } from "../../world/list-sequence.ts";

const FIRST = "Ada Ben Cleo Dora Emil Fanny Gustav Hella Ida Jan Kim Lena Max Nora Olaf Pia Quin Rosa Sam Tom".split(
  " ",
);

type Column = "Email" | "Birthday" | "First Name" | "Phone";
/** Returns the cells of the person with this place. No two of these people have a value in common but for the first name. */
const cellsOf = (at: number): Record<Column, string> => ({
  "First Name": `${FIRST[at % FIRST.length]}${"abcdefghijklmno"[Math.floor(at / FIRST.length)]}`,
  Email: `mail${at}@example.org`,
  Phone: `+4930${1_000_000 + at * 7919}`,
  Birthday: `19${50 + ((at * 7) % 50)}-0${1 + (at % 9)}-${11 + (at % 17)}`,
});
const list = (size: number, copied: (at: number) => Partial<Record<Column, string>>) =>
  Array.from({ length: size }, (_, at) => person(at, "", { ...cellsOf(at), ...copied(at) }));

test.for<readonly [Column, number, number]>([
  ["Email", 5, 12],
  ["First Name", 5, 40],
  ["Email", 30, 300],
  ["Birthday", 4, 300],
])("holds a list in which the %s of every second row is that of the row above, %i of %i", async (which, { place }) => {
  const [column, count, size] = which;
  await apply(
    place,
    list(size, () => ({})),
  );
  const isCopy = (at: number) => at % 2 === 1 && at < 2 * count;
  const [record] = await apply(
    place,
    list(size, (at) => (isCopy(at) ? { [column]: cellsOf(at - 1)[column] } : {})),
  );
  expect(record?.holds.map(({ guard }) => guard)).toContain("values_filled");
  expect(record).toMatchObject({ rows: { updated: 0 } });
});

test("passes a list in which three single rows get the phone of the row above", async ({ place }) => {
  await apply(
    place,
    list(40, () => ({})),
  );
  const [record] = await apply(
    place,
    list(40, (at) => (at % 10 === 5 && at > 9 ? { Phone: cellsOf(at - 1).Phone } : {})),
  );
  expect(record).toMatchObject({ holds: [], rows: { updated: 3 } });
});

test.for<readonly ["Email" | "Birthday", number, number]>([
  ["Email", 4, 40],
  ["Email", 30, 300],
  ["Birthday", 3, 100],
  ["Birthday", 4, 300],
])("holds a list in which a lookup by last name finds the %s of a namesake, %i of %i", async (which, { place }) => {
  const [column, count, size] = which;
  const half = size / 2;
  const named = (at: number) => ({
    "Last Name": `Zw${"abcdefghijklmno"[at % 15]}${"aeiouy"[Math.floor(at / 15) % 6]}${Math.floor(at / 90) % 2 === 0 ? "x" : "r"}`,
  });
  const people = (copied: (at: number) => object) =>
    Array.from({ length: size }, (_, at) => person(at, "", { ...cellsOf(at), ...named(at % half), ...copied(at) }));
  await apply(
    place,
    people(() => ({})),
  );
  const before = place.sandbox.contacts();
  const isCopy = (at: number) => at >= half && at % 5 === 1 && at < half + 5 * count;
  const [record] = await apply(
    place,
    people((at) => (isCopy(at) ? { [column]: cellsOf(at - half)[column] } : {})),
  );
  expect(record?.holds.map(({ guard }) => guard)).toContain("values_exchanged");
  expect(place.sandbox.contacts()).toEqual(before);
});

test("passes a list in which three members of families get the e-mail of a relative", async ({ place }) => {
  const family = (at: number) => ({ "Last Name": `Zw${"abcdefghijklmnopqrst"[at % 20]}` });
  const people = (copied: (at: number) => object) =>
    Array.from({ length: 40 }, (_, at) => person(at, "", { ...cellsOf(at), ...family(at), ...copied(at) }));
  await apply(
    place,
    people(() => ({})),
  );
  const [record] = await apply(
    place,
    people((at) => ([21, 27, 36].includes(at) ? { Email: cellsOf(at - 20).Email } : {})),
  );
  expect(record?.holds).toEqual([]);
});
