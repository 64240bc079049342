import { describe, expect } from "vitest";
import { apply, namesIn, person, runCommand, test } from "../../world/list-sequence.ts";

const TEAM = [1, 2, 3, 4, 5, 6, 7].map((nr) => person(nr, `Fee${nr}`));
const beck = (nr: number, Birthday: string) =>
  person(nr, "Karl", { "Last Name": "Beck", Email: "beck@example.org", Phone: "+4930234567", Birthday });
const father = beck(8, "1950-01-02");
const son = beck(9, "1980-03-04");

describe("a son with his father's name and address", () => {
  test("is created in the pass that deletes his father", async ({ place }) => {
    const [first] = await apply(place, [...TEAM, father, son]);
    expect(first).toMatchObject({ rows: { created: 8, rejected: 1 } });
    const [record] = await apply(place, [...TEAM, son]);
    expect(record).toMatchObject({ status: "completed", rows: { created: 1 }, deletes: { deleted: 1, held: 0 } });
    expect(namesIn(place)).toHaveLength(8);
    const [next] = await apply(place, [son, ...TEAM]);
    expect(next).toMatchObject({ status: "completed", rows: { unchanged: 8 } });
  });

  test("waits for a person when the father's delete is held", async ({ place }) => {
    await apply(place, [...TEAM, father, son]);
    const limits = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 99, absentDays: 0 };
    const [record] = await apply(place, [...TEAM, son], { deletes: limits });
    expect(record).toMatchObject({ status: "held", rows: { created: 0 }, deletes: { deleted: 0, held: 1 } });
    expect(await runCommand(place, { kind: "approve", run: record?.run ?? "" }, { deletes: limits })).toBe(0);
    await apply(place, [son, ...TEAM], { deletes: limits });
    expect(place.sandbox.contacts().map(({ birthday }) => birthday)).toContain("1980-03-04");
  });

  test("takes over the contact of a person with his names when the list has no birthdays", async ({ place }) => {
    await apply(place, [...TEAM, beck(8, ""), beck(9, "")]);
    await apply(place, [...TEAM, beck(9, "")]);
    const [record] = await apply(place, [beck(9, ""), ...TEAM]);
    expect(record).toMatchObject({ status: "completed", rows: { unchanged: 8, rejected: 0 } });
  });
});
