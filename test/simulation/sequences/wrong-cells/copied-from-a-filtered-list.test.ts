/** Cells that were copied from the visible rows of a filtered list, and pasted over the rows that the filter hides. */
import { expect } from "vitest";
import { apply, mutations, person, test } from "../../world/list-sequence.ts";

type Column = "Email" | "Birthday" | "First Name" | "Last Name" | "Phone";

const SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe ri so tu".split(" ");
const wordOf = (at: number) =>
  `${SYLLABLES[at % 15]}${SYLLABLES[Math.floor(at / 15) % 15]}${SYLLABLES[(at * 7 + 3) % 15]}`;
const cellsOf = (at: number): Record<Column, string> => ({
  "First Name": `F${wordOf(at)}`,
  "Last Name": `L${wordOf(at * 3 + 1)}`,
  Email: `mail${at}@example.org`,
  Phone: `+4930${1_000_000 + at * 7919}`,
  Birthday: `19${50 + ((at * 7) % 50)}-0${1 + (at % 9)}-${11 + ((at * 5) % 17)}`,
});
const list = (size: number, copied: (at: number) => Partial<Record<Column, string>> = () => ({})) =>
  Array.from({ length: size }, (_, at) => person(at, "", { ...cellsOf(at), ...copied(at) }));

/** Copies the cells of every so many rows, beginning with the third, and pastes them from the third row on. */
const pasted = (column: Column, every: number, count: number) => (at: number) =>
  at >= 2 && at < 2 + count ? { [column]: cellsOf(2 + (at - 2) * every)[column] } : {};

test.for<readonly [Column, number, number, number]>([
  ["First Name", 25, 6, 4],
  ["Email", 40, 8, 5],
  ["Birthday", 40, 9, 4],
  ["Last Name", 40, 8, 5],
  ["Phone", 100, 10, 9],
  ["Phone", 150, 30, 4],
  ["Email", 300, 14, 20],
])(
  "holds a list with the %s pasted over hidden rows, in a list of %i",
  async ([column, size, every, count], { place }) => {
    await apply(place, list(size));
    place.sandbox.forgetRequests();
    const [record] = await apply(place, list(size, pasted(column, every, count)));
    expect(record?.holds.map(({ guard }) => guard)).toContain("values_exchanged");
    expect(mutations(place)).toEqual([]);
  },
);

/** Copies cells of rows that follow each other, and pastes them into every so many rows: the filter hides the rows between. */
const pastedApart = (column: Column, every: number, count: number) => (at: number) =>
  at % every === 1 && at > 10 && at < 11 + count * every
    ? { [column]: cellsOf(40 + Math.floor((at - 11) / every))[column] }
    : {};

/** Moves the cells of every so many rows to the next such row, as a cell that was inserted in a filtered list does. */
const moved = (column: Column, every: number, count: number) => (at: number) =>
  at % every === 1 && at > 10 && at < 11 + count * every ? { [column]: cellsOf(at - every)[column] } : {};

test.for<readonly [Column, number, number, number]>([
  ["Last Name", 100, 7, 4],
  ["Last Name", 100, 5, 7],
  ["First Name", 100, 6, 3],
  ["Email", 100, 4, 9],
  ["Birthday", 300, 4, 20],
  ["Phone", 200, 5, 12],
])(
  "holds a list of which %s cells were pasted into visible rows only",
  async ([column, size, count, every], { place }) => {
    await apply(place, list(size));
    place.sandbox.forgetRequests();
    const [record] = await apply(place, list(size, pastedApart(column, every, count)));
    expect(record?.holds.map(({ guard }) => guard)).toContain("values_exchanged");
    expect(mutations(place)).toEqual([]);
  },
);

test.for<readonly [Column, number, number, number]>([
  ["Last Name", 100, 7, 8],
  ["Phone", 120, 6, 9],
  ["Phone", 120, 5, 4],
])(
  "holds a list in which %s cells of visible rows moved to the next ones",
  async ([column, size, count, every], { place }) => {
    await apply(place, list(size));
    place.sandbox.forgetRequests();
    const [record] = await apply(place, list(size, moved(column, every, count)));
    expect(record?.holds.map(({ guard }) => guard)).toContain("values_exchanged");
    expect(mutations(place)).toEqual([]);
  },
);

test("passes a list in which four people get the last name of the person beside them", async ({ place }) => {
  await apply(place, list(100));
  const isMarried = (at: number) => at % 20 === 5 && at < 80;
  const [record] = await apply(
    place,
    list(100, (at) =>
      isMarried(at) ? { "Last Name": cellsOf(at - 1)["Last Name"], Email: `new${at}@example.org` } : {},
    ),
  );
  expect(record).toMatchObject({ holds: [], rows: { updated: 4 } });
});

test("passes a list in which three people of a large one exchange phones with others", async ({ place }) => {
  await apply(place, list(120));
  const other = (at: number) => (at >= 2 && at < 5 ? at * 20 : at % 20 === 0 && at > 39 && at < 81 ? at / 20 : at);
  const [record] = await apply(
    place,
    list(120, (at) => ({ Phone: cellsOf(other(at)).Phone })),
  );
  expect(record).toMatchObject({ holds: [], rows: { updated: 6 } });
});

test("passes a list in which two people get the first names that others have", async ({ place }) => {
  await apply(place, list(40));
  const [record] = await apply(place, list(40, pasted("First Name", 8, 3)));
  expect(record).toMatchObject({ holds: [], rows: { updated: 2 } });
});
