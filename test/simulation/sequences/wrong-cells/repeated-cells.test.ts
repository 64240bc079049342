import { expect } from "vitest";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { apply, person, test } from "../../world/list-sequence.ts";

const NAMES = "Ada Ben Cleo Dora Emil Fritz Hana Ines Jan Kira Mara Nils".split(" ");

/** @param of the person whose first name or birthday each row has */
const staff = (of: { readonly name?: (at: number) => number; readonly birthday?: (at: number) => number }) =>
  NAMES.map((_, at) =>
    person(at + 1, NAMES[of.name?.(at) ?? at] ?? "", { Birthday: inventedBirthday((of.birthday?.(at) ?? at) + 1) }),
  );

/** Two cells were filled over the two rows below them. */
const repeats = (at: number) => (at === 6 || at === 7 ? at - 2 : at);
const isHeld = { status: "held", holds: [{ guard: "values_filled" }] };

test("a list is held when two first names are repeated over the rows below them", async ({ place }) => {
  await apply(place, staff({}));
  expect((await apply(place, staff({ name: repeats })))[0]).toMatchObject(isHeld);
});

test("a list is held when two birthdays are repeated over the rows below them", async ({ place }) => {
  await apply(place, staff({}));
  expect((await apply(place, staff({ birthday: repeats })))[0]).toMatchObject(isHeld);
});

test.for([
  { names: ["Kira", "Kira", "Mara"], held: false },
  { names: ["Kira", "Kira", "Kira", "Mara"], held: false },
  { names: ["Kira", "Kira", "Mara", "Nils", "Nils"], held: true },
])(
  "a list in which $names.length people get one first name anywhere: held $held",
  async ({ names, held }, { place }) => {
    const rows = (changed: boolean) =>
      Array.from({ length: 24 }, (_, at) => {
        const former = at % 4 === 1 ? names[(at - 1) / 4] : undefined;
        const name = former === undefined ? `Person${at}` : changed ? "Waltraud" : former;
        return person(at + 1, name, { Birthday: inventedBirthday(at + 1) });
      });
    await apply(place, rows(false));
    const [record] = await apply(place, rows(true));
    expect(record?.holds.map(({ guard }) => guard)).toEqual(held ? ["values_filled"] : []);
  },
);
