/** Rows whose last name can't be read, beside people who must never be greeted. */
import { describe, expect } from "vitest";
import { apply, mutations, namesIn, reported, test } from "../../world/list-sequence.ts";
import { ada, answer, neverGreet, OTHERS } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const GRUN = { "Last Name": "Grünow", Birthday: "1979-08-20", Email: "", Phone: "" };
/** A row of Ada under another key, with these cells. */
const again = (cells: Parameters<typeof ada>[1]) => ada(1, { Nr: "E-7", ...GRUN, ...cells });
const ASKED = expect.stringContaining("local may_be_never") as string;

async function enter(place: Workplace): Promise<void> {
  await apply(place, [ada(1, GRUN), ...OTHERS]);
  await neverGreet(place, "Ada Grünow");
  place.sandbox.forgetRequests();
}

describe("a row with the first name and birthday of a never entry", () => {
  test.for(["GrÃ¼now", "Gr?now", "Gr\ufffdnow", "#NAME?"])(
    "is a question when its last name is %s",
    async (last, { place }) => {
      await enter(place);
      await apply(place, [again({ "Last Name": last }), ...OTHERS]);
      expect(reported(place)).toEqual([ASKED]);
      expect(mutations(place)).toEqual([]);
    },
  );

  test("is a question when a name is a short form and the year is missing", async ({ place }) => {
    await apply(place, [ada(1, { ...GRUN, "First Name": "Thomas" }), ...OTHERS]);
    await neverGreet(place, "Thomas Grünow");
    await apply(place, [again({ "First Name": "Tom", "Last Name": "Gr?now", Birthday: "20.08." }), ...OTHERS]);
    expect(reported(place)).toEqual([ASKED]);
  });

  test.for([
    ["same", ["Name2", "Name3", "Name4", "Name5"]],
    ["new", ["Ada", "Name2", "Name3", "Name4", "Name5"]],
  ] as const)("is decided by the answer %s, and is not asked about again", async ([choice, names], { place }) => {
    await enter(place);
    const rows = [again({ "Last Name": "Gr?now" }), ...OTHERS];
    await apply(place, rows);
    expect(await answer(place, choice)).toMatchObject({ exitCode: 0 });
    await apply(place, rows);
    expect([reported(place).filter((line) => line.includes("may_be_never")), namesIn(place)]).toEqual([[], names]);
  });

  test.for([
    ["the last name is blank", { "Last Name": "" }],
    ["the year is another one", { "Last Name": "Gr?now", Birthday: "1980-08-20" }],
    ["the day is another one", { "Last Name": "Gr?now", Birthday: "1979-08-21" }],
    ["the first name is another one", { "First Name": "Zoe", "Last Name": "Gr?now" }],
    ["the last name is another one that can be read", { "Last Name": "Weber" }],
  ] as const)("is sent when %s", async ([, cells], { place }) => {
    await enter(place);
    const [after] = await apply(place, [again(cells), ...OTHERS]);
    expect(after?.rows).toMatchObject({ created: 1, rejected: 0 });
  });

  test("is no question when the contact is linked, and the list lost its other last name", async ({ place }) => {
    await apply(place, [ada(1, GRUN), again({ "Last Name": "Weber" }), ...OTHERS]);
    await neverGreet(place, "Ada Grünow");
    const [after] = await apply(place, [again({ "Last Name": "W?ber", Email: "ada.weber@example.org" }), ...OTHERS]);
    expect(after?.rows).toMatchObject({ updated: 1, rejected: 0 });
  });
});
