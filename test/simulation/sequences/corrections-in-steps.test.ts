/** Rows that are corrected in several steps: what each step corrected lasts. */
import { describe, expect } from "vitest";
import { dropChanged, setColumn } from "../world/drop-report.ts";
import { apply, person, reported, run, runCommand, test } from "../world/list-sequence.ts";
import type { Workplace } from "../world/workplace.ts";

const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const CELLS: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
  Nr: ["", "E-3"],
  "First Name": ["", "Dora"],
  "Last Name": ["Vogl", "Vogel"],
  Email: ["dora@@example", "dora@example.org"],
  Birthday: ["1963-02-31", "1963-04-16"],
  Group: ["Team Nowhere", "Team Berlin"],
};
const dora = (columns: readonly string[]) =>
  person(3, "Dora", {
    "Last Name": "Vogel",
    ...Object.fromEntries(columns.map((column) => [column, CELLS[column]?.[0] ?? ""])),
  });
const latest = (place: Workplace) => place.ledger().runs.latest(1)[0];

const dorasIn = (place: Workplace) =>
  place.sandbox
    .contacts()
    .flatMap(({ first_name: first, last_name: last }) => (first === "Dora" ? `Dora ${last}` : []));

/** Corrects one cell of the row that the newest report has. */
async function correct(place: Workplace, column: string) {
  dropChanged(place, latest(place), (lines, header) =>
    setColumn(lines, header, column, () => CELLS[column]?.[1] ?? ""),
  );
  await run(place);
}

const REFUSED = ["Nr", "Email", "Birthday", "Group"];
const steps = REFUSED.flatMap((column) => [
  { first: "First Name", second: column },
  { first: column, second: "First Name" },
  { first: "Last Name", second: column },
]);

describe("a row in which two cells are wrong", () => {
  test.for(steps)(
    "is not asked about again when $first and then $second was corrected",
    async ({ first, second }, { place }) => {
      const columns = [first, second];
      const list = [dora(columns), ...others];
      await apply(place, list);
      for (const column of columns) await correct(place, column);
      expect([dorasIn(place), reported(place)]).toEqual([["Dora Vogel"], []]);
      for (let night = 0; night < 2; night += 1) {
        const [again] = await apply(place, list);
        expect([again?.rows.unchanged, reported(place)]).toEqual([6, []]);
      }
      expect(dorasIn(place)).toEqual(["Dora Vogel"]);
    },
  );

  test("is not asked about again when a retry creates the person later", async ({ place }) => {
    const list = [dora(["First Name"]), ...others];
    await apply(place, list);
    place.sandbox.setPlanLimit(others.length);
    await correct(place, "First Name");
    expect(dorasIn(place)).toEqual([]);
    place.sandbox.setPlanLimit(null);
    await runCommand(place, { kind: "retry", run: null });
    expect(dorasIn(place)).toEqual(["Dora Vogel"]);
    const [again] = await apply(place, list);
    expect([again?.rows.unchanged, reported(place)]).toEqual([6, []]);
  });
});
