/** Corrections that do not last: of cells that still can't be read, and of lines that contradict each other. */
import { describe, expect } from "vitest";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { dropChanged, readReport, setColumn } from "../../world/drop-report.ts";
import { apply, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = [11, 12, 13, 14, 15].map((nr) => person(nr, `Person${nr}`, { Birthday: inventedBirthday(nr) }));
const row = person(1, "Ada", { Birthday: "1980-02-31", Group: "Team Nowhere" });
const list = [row, ...others];

type Report = Parameters<typeof readReport>[1];

/** Drops the report of a run with these cells in each line. */
async function correct(place: Workplace, record: Report, cells: Readonly<Record<string, string>>) {
  dropChanged(place, record, (lines, header) => {
    for (const [name, text] of Object.entries(cells)) setColumn(lines, header, name, () => text);
  });
  return (await run(place))[0];
}

/** Drops the report of a run with its one line twice, with these texts in one column. */
async function correctTwice(place: Workplace, record: Report, column: string, texts: readonly [string, string]) {
  dropChanged(place, record, (lines, header) => {
    setColumn(lines, header, "Group", () => "Team Berlin");
    lines.push([...(lines[0] ?? [])]);
    setColumn(lines, header, column, (_cells, nth) => texts[nth] ?? "");
  });
  return (await run(place))[0];
}

const corrections = (place: Workplace) =>
  place
    .ledger()
    .corrections.active("staff")
    .map(({ header, was, becomes }) => `${header}: ${was} → ${becomes}`)
    .toSorted();
const cellIn = (place: Workplace, record: Report, column: string) => {
  const { header, lines } = readReport(place, record);
  return lines.map((cells) => cells[header.indexOf(column)]?.replace(/^'/u, ""));
};
const BOTH = ["Birthday: 1980-02-31 → 1980-02-28", "Group: Team Nowhere → Team Berlin"];

describe("a cell that still can't be read", () => {
  test("is no correction, and the report shows what the person wrote", async ({ place }) => {
    const [record] = await apply(place, list);
    const half = await correct(place, record, { Birthday: "1980-02-30", Group: "Team Berlin" });
    expect(corrections(place)).toEqual(["Group: Team Nowhere → Team Berlin"]);
    expect(cellIn(place, half, "Birthday")).toEqual(["1980-02-30"]);
    const [night] = await apply(place, list);
    expect(cellIn(place, night, "Birthday")).toEqual(["1980-02-31"]);
  });

  test("is corrected against the list's text when the person corrects it again", async ({ place }) => {
    const [record] = await apply(place, list);
    const first = await correct(place, record, { Birthday: "1980-02-30", Group: "Team Nowhere Else" });
    expect(corrections(place)).toEqual([]);
    const second = await correct(place, first, { Group: "Team Berlin" });
    expect(corrections(place)).toEqual(["Group: Team Nowhere → Team Berlin"]);
    await correct(place, second, { Birthday: "1980-02-28" });
    expect(corrections(place)).toEqual(BOTH);
    const [night] = await apply(place, list);
    expect(night?.rows).toMatchObject({ unchanged: 6, rejected: 0 });
  });

  test("leaves an earlier correction of the cell as it is", async ({ place }) => {
    const [record] = await apply(place, list);
    const first = await correct(place, record, { Group: "Team Berlin" });
    await correct(place, first, { Group: "Team Nowhere Else" });
    expect(corrections(place)).toEqual(["Group: Team Nowhere → Team Berlin"]);
    const [night] = await apply(place, list);
    expect(reported(place)).toEqual(["Ada: local birthday_impossible"]);
    await correct(place, night, { Birthday: "1980-02-28" });
    expect([corrections(place), namesIn(place).includes("Ada")]).toEqual([BOTH, true]);
  });

  test("keeps the list's phone, which is sent again the next night", async ({ place }) => {
    const withPhone = [person(1, "Ada", { Group: "Team Nowhere", Phone: "+49 171 5550123" }), ...others];
    const [record] = await apply(place, withPhone);
    await correct(place, record, { Group: "Team Berlin", Phone: "ask her mother" });
    expect(corrections(place)).toEqual(["Group: Team Nowhere → Team Berlin"]);
    await apply(place, withPhone);
    expect(place.sandbox.contacts().find(({ first_name: name }) => name === "Ada")?.phone).toBe("+491715550123");
  });
});

describe("lines that contradict each other", () => {
  test("correct nothing, and the next list does not use them", async ({ place }) => {
    const [record] = await apply(place, list);
    const twice = await correctTwice(place, record, "Birthday", ["1980-02-28", "1980-02-27"]);
    expect(twice?.rows).toMatchObject({ created: 0, rejected: 2 });
    expect(corrections(place)).toEqual([]);
    await apply(place, list);
    expect(namesIn(place)).not.toContain("Ada");
    expect(reported(place)).toEqual(["Ada: local birthday_impossible"]);
  });

  test("correct nothing when one of them was added under the same key", async ({ place }) => {
    const [record] = await apply(place, list);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Group", () => "Team Berlin");
      setColumn(lines, header, "Birthday", () => "1980-02-28");
      lines.push((lines[0] ?? []).map((cell, at) => (at === 0 ? "" : cell.replace("02-28", "02-27"))));
    });
    const [twice] = await run(place);
    expect(twice?.rows).toMatchObject({ created: 0, rejected: 2 });
    expect(corrections(place)).toEqual([]);
  });

  test("leave an earlier correction as it is", async ({ place }) => {
    const [record] = await apply(place, list);
    const first = await correct(place, record, { Group: "Team Berlin" });
    await correctTwice(place, first, "Birthday", ["1980-02-28", "1980-02-27"]);
    expect(corrections(place)).toEqual(["Group: Team Nowhere → Team Berlin"]);
  });

  test("are corrected against the list's text when one of them is left", async ({ place }) => {
    const [record] = await apply(place, list);
    const twice = await correctTwice(place, record, "Birthday", ["1980-02-27", "1980-02-28"]);
    dropChanged(place, twice, (lines) => {
      const right = lines.filter((cells) => cells.some((cell) => cell.endsWith("1980-02-28")));
      expect(right).toHaveLength(1);
      lines.splice(0, lines.length, ...right);
    });
    await run(place);
    expect(namesIn(place)).toContain("Ada");
    const [night] = await apply(place, list);
    expect(night?.rows).toMatchObject({ unchanged: 6, rejected: 0 });
    expect(corrections(place)).toEqual(BOTH);
  });

  test("last when they are equal", async ({ place }) => {
    const [record] = await apply(place, list);
    const twice = await correctTwice(place, record, "Birthday", ["1980-02-28", "1980-02-28"]);
    expect(twice?.rows).toMatchObject({ created: 1, duplicate: 1 });
    expect(corrections(place)).toEqual(BOTH);
  });
});
