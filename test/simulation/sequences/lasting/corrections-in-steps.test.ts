/** Rows that are corrected in several steps: what each step corrected lasts. */
import { describe, expect } from "vitest";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { neverGreet } from "../../world/never-people.ts";
import { apply, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

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

const dorasIn = (place: Workplace) =>
  place.sandbox
    .contacts()
    .flatMap(({ first_name: first, last_name: last }) => (first === "Dora" ? `Dora ${last}` : []));

/** Corrects one cell of the reported row. @returns the records of the runs */
async function correct(place: Workplace, record: RunRecord | undefined, column: string) {
  dropChanged(place, record, (lines, header) => setColumn(lines, header, column, () => CELLS[column]?.[1] ?? ""));
  return run(place);
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
      let [record] = await apply(place, list);
      for (const column of columns) [record] = await correct(place, record, column);
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
    const [record] = await apply(place, list);
    place.sandbox.setPlanLimit(others.length);
    await correct(place, record, "First Name");
    expect(dorasIn(place)).toEqual([]);
    place.sandbox.setPlanLimit(null);
    await runCommand(place, { kind: "retry", run: null });
    expect(dorasIn(place)).toEqual(["Dora Vogel"]);
    const [again] = await apply(place, list);
    expect([again?.rows.unchanged, reported(place)]).toEqual([6, []]);
  });
});

const right = person(1, "Ada", { "Last Name": "Right" });
const wrong = person(1, "Ada", { "Last Name": "Wrong" });

/** Drops a report without the row with the wrong last name. @returns the records of the runs */
async function removeWrong(place: Workplace, record: RunRecord | undefined, answer = "") {
  dropChanged(place, record, (lines, header) => {
    const at = header.indexOf("Last Name");
    lines.splice(0, lines.length, ...lines.filter((cells) => cells[at] !== "Wrong"));
    setColumn(lines, header, "_answer", () => answer);
  });
  return run(place);
}

describe("a row that was removed beside another row of its key", () => {
  test("is not asked about again when the other row first asks a question", async ({ place }) => {
    await apply(place, [person(1, "Maria", { UID: "u77", Birthday: "1971-06-08" }), ...others]);
    const list = [right, wrong, ...others];
    const [record] = await apply(place, list);
    const [asking] = await removeWrong(place, record);
    expect(reported(place)).toContain("Ada: local other_person");
    await removeWrong(place, asking, "new");
    for (let night = 0; night < 2; night += 1) {
      const [again] = await apply(place, list);
      expect(again?.rows).toMatchObject({ unchanged: 6, duplicate: 1, rejected: 0 });
    }
  });

  test("is not asked about again when the person must never be greeted", async ({ place }) => {
    const list = [right, wrong, ...others];
    const [record] = await apply(place, list);
    await removeWrong(place, record);
    expect((await neverGreet(place, "Ada Right")).exitCode).toBe(0);
    for (let night = 0; night < 2; night += 1) {
      const [again] = await apply(place, list);
      expect(again?.rows).toMatchObject({ unchanged: 5, rejected: 0 });
    }
  });

  test("is asked about again when another person got the key", async ({ place }) => {
    const [record] = await apply(place, [right, wrong, ...others]);
    await removeWrong(place, record);
    const zoe = person(1, "Zoe", { "Last Name": "Zapp", UID: "u78", Birthday: "1971-06-08" });
    const [asking] = await apply(place, [zoe, wrong, ...others]);
    await removeWrong(place, asking, "new");
    // The row of Ada has the key of Zoe.
    expect(reported(place)).toEqual(["Ada: local duplicate_key"]);
    await apply(place, [zoe, wrong, ...others]);
    expect(reported(place).toSorted()).toEqual(["Ada: local duplicate_key", "Zoe: local duplicate_key"]);
  });
});
