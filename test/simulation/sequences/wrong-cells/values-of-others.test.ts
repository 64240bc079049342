/** Blank cells that get the values of other people, who keep them. */
import { expect } from "vitest";
import { apply, mutations, person, test } from "../../world/list-sequence.ts";

type Column = "Email" | "Birthday" | "Phone";
type Cells = Partial<Record<Column | "Last Name", string>>;

const cellsOf = (at: number): Record<Column | "Last Name", string> => ({
  "Last Name": `Zw${"abcdefghijklmnopqrst"[at % 20]}${"aeiou"[Math.floor(at / 20)]}x`,
  Email: `mail${at}@example.org`,
  Phone: `+4930${1_234_567 + at * 7919}`,
  Birthday: `19${50 + ((at * 7) % 50)}-0${1 + (at % 9)}-${11 + ((at * 5) % 17)}`,
});
/** Every third person has no value in the column. */
const isBlank = (at: number) => at % 3 === 1;
const list = (size: number, column: Column, cells: (at: number) => Cells = () => ({})) =>
  Array.from({ length: size }, (_, at) =>
    person(at, `F${at}`, { ...cellsOf(at), ...(isBlank(at) ? { [column]: "" } : {}), ...cells(at) }),
  );
/** Fills the first blank cells with the values of people who stand far away, in no order. */
const filled = (size: number, column: Column, count: number) => (at: number) =>
  isBlank(at) && at < 3 * count ? { [column]: cellsOf(size - (size % 3) - 3 * ((at * 2) % 5) - 3)[column] } : {};

test.for<readonly [Column, number, number]>([
  ["Birthday", 12, 2],
  ["Phone", 12, 2],
  ["Email", 12, 2],
  ["Email", 40, 4],
  ["Birthday", 100, 3],
])(
  "holds a list in which blank cells of %s get the values of others, in a list of %i: %i",
  async (which, { place }) => {
    const [column, size, count] = which;
    await apply(place, list(size, column));
    place.sandbox.forgetRequests();
    const [record] = await apply(place, list(size, column, filled(size, column, count)));
    expect(record?.holds.map(({ guard }) => guard)).toEqual(["values_filled"]);
    expect(mutations(place)).toEqual([]);
  },
);

test.for<readonly [Column, number, number]>([
  ["Email", 40, 2],
  ["Phone", 40, 2],
  ["Birthday", 12, 1],
])(
  "passes a list in which blank cells of %s get the values of others, in a list of %i: %i",
  async (which, { place }) => {
    const [column, size, count] = which;
    await apply(place, list(size, column));
    const [record] = await apply(place, list(size, column, filled(size, column, count)));
    expect(record).toMatchObject({ holds: [], rows: { updated: count } });
  },
);

test("passes a small list in which two people get the phones of their relatives", async ({ place }) => {
  const named = (at: number) => ({ "Last Name": cellsOf(at - (at % 3))["Last Name"] });
  await apply(place, list(12, "Phone", named));
  const [record] = await apply(
    place,
    list(12, "Phone", (at) => ({ ...named(at), ...(isBlank(at) && at < 6 ? { Phone: cellsOf(at - 1).Phone } : {}) })),
  );
  expect(record).toMatchObject({ holds: [], rows: { updated: 2 } });
});

test("passes a small list in which most blank cells get new values", async ({ place }) => {
  await apply(place, list(24, "Phone"));
  const [record] = await apply(
    place,
    list(24, "Phone", (at) => (isBlank(at) && at < 15 ? { Phone: cellsOf(at > 6 ? at + 100 : at + 4).Phone } : {})),
  );
  expect(record).toMatchObject({ holds: [], rows: { updated: 5 } });
});
