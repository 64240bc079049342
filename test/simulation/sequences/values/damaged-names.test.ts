/** Names of known people that a program or a spreadsheet has damaged. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { apply, codesOf, mutations, namesIn, person, reported, runCommand, test } from "../../world/list-sequence.ts";

const TEAM = ["Ada", "Ben", "Jörg", "Søren", "Zoë"].map((name, at) =>
  person(at + 1, name, { "Last Name": `Núñez-${name}` }),
);

describe("a known person's name", () => {
  test("is kept when an export drops the letters with accents", async ({ place }) => {
    await apply(place, TEAM);
    place.sandbox.forgetRequests();
    const [record] = await apply(
      place,
      TEAM.map((row) => row.map((cell) => cell.replace(/[^\0-\x7f]/gu, ""))),
    );
    expect(record).toMatchObject({ rows: { rejected: 5 }, deletes: { deleted: 0, held: 0 } });
    expect(Object.values(codesOf(place, record))).toEqual(Array.from({ length: 5 }, () => ["cell_fault"]));
    expect(mutations(place)).toEqual([]);
    const report = readFileSync(join(place.folders.reports, record?.run ?? "", "rejections.csv"), "utf8");
    expect(report).toMatch(/“Jrg”.*letters/u);
    await apply(place, TEAM);
    expect(reported(place)).toEqual([]);
  });

  test("is kept, and a person is asked, when it becomes a word for no value", async ({ place }) => {
    await apply(place, TEAM);
    const [ada, ben, ...others] = TEAM as [readonly string[], readonly string[], ...string[][]];
    const [record] = await apply(place, [ada.with(2, "NULL"), ben.with(2, "unbekannt"), ...others]);
    expect(codesOf(place, record)).toEqual({ 2: ["other_person"], 3: ["other_person"] });
    const [item] = place.ledger().openItems.open("staff");
    if (item === undefined) expect.unreachable();
    const line = place.ledger().openItems.toLine(item, 2).id;
    expect(await runCommand(place, { kind: "answer", id: line, choice: "same" })).toBe(0);
    expect(place.sandbox.contacts().map(({ last_name: name }) => name)).toContain("NULL");
    expect(namesIn(place)).toHaveLength(5);
  });
});

describe("a person in a feed without a key, whose phone a relative has too", () => {
  const FEED = { key: null, sharedAddress: "leaveOut" } as const;
  const [phone, other] = ["+4930231250001", "+4930231250002"];
  const relative = (nr: number, first: string, last: string, birthday: string) =>
    person(nr, first, { "Last Name": last, Phone: phone, Birthday: birthday });
  const RELATIVES = [
    relative(1, "Filip", "Wiśnowski", "1969-09-18"),
    relative(2, "Róża", "Wiśnowski", "1998-01-16"),
    person(3, "Dorota", { "Last Name": "Brzoza", Phone: other, Birthday: "1955-03-04" }),
    person(4, "Jan", { "Last Name": "Brzoza", Phone: "+4930231250003", Birthday: "1957-05-06" }),
  ];

  test("is not deleted when both names are damaged", async ({ place }) => {
    await apply(place, RELATIVES, FEED);
    for (const [first, last] of [
      ["R??a", "Wi?nowski"],
      ["#N/A", "#N/A"],
    ] as const) {
      const [record] = await apply(place, RELATIVES.with(1, relative(2, first, last, "1998-01-16")), FEED);
      expect(record?.holds).toMatchObject([{ guard: "unidentified_rows", scope: "deletes" }]);
      expect(namesIn(place)).toEqual(["Dorota", "Filip", "Jan", "Róża"]);
    }
  });

  test("does not keep a leaver with another phone and birthday", async ({ place }) => {
    const others = ["Eva", "Karl", "Lena", "Otto", "Paul"].map((first, at) =>
      person(at + 5, first, { Phone: `+493023125001${at}` }),
    );
    await apply(place, [...RELATIVES, ...others], FEED);
    const damaged = RELATIVES.with(1, relative(2, "R??a", "Wi?nowski", "1998-01-16"));
    await apply(place, [...damaged.slice(0, 3), ...others], FEED);
    expect(namesIn(place)).toEqual(["Dorota", "Eva", "Filip", "Karl", "Lena", "Otto", "Paul", "Róża"]);
  });
});
