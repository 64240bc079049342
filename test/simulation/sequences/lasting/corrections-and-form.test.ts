/** A correction holds while the list's cell means what it meant then, however the list writes it. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import type { HEADER } from "../../world/feeds.ts";
import { apply, birthdayOf, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = NonNullable<Parameters<typeof person>[2]>;
type Column = (typeof HEADER)[number];

const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const active = (place: Workplace) => place.ledger().corrections.active("staff");
const dora = (more: Cells = {}) => person(3, "Dora", { "Last Name": "Vogel", Email: "dora@example.org", ...more });
const contact = (place: Workplace) =>
  place.sandbox.contacts().find(({ last_name: last }) => !last?.startsWith("Beispiel"));

/** Corrects one cell of Dora's row, which a group that does not exist reports. */
async function correct(
  place: Workplace,
  column: Column,
  was: string,
  becomes: string,
  feed: Partial<FeedSettings> = {},
) {
  await apply(place, [dora({ [column]: becomes }), ...others], feed);
  const [record] = await apply(place, [dora({ [column]: was, Group: "Team Nowhere" }), ...others], feed);
  dropChanged(place, record, (lines, header) => {
    setColumn(lines, header, column, () => becomes);
    setColumn(lines, header, "Group", () => "Team Berlin");
  });
  await run(place, feed);
  const [again] = await apply(place, [dora({ [column]: was }), ...others], feed);
  expect(again?.rows).toMatchObject({ unchanged: 6 });
  expect(active(place).map(({ header }) => header)).toEqual([column]);
}

const dotted = (date: string) => date.split("-").toReversed().join(".");

describe("a corrected cell that the list writes otherwise", () => {
  const CASES: readonly (readonly [Column, string, string, string])[] = [
    ["Email", "falsch@x.example", "dora@example.org", "Falsch@X.example"],
    ["Phone", "+49 30 999 8877", "+49 30 5550123", "+49309998877"],
    ["Phone", "12 34", "+49 30 5550123", "12-34"],
    ["Last Name", "Fogel", "Vogel", "FOGEL"],
    ["Last Name", "Müller", "Vogel", "Mueller"],
    ["First Name", "René", "Dora", "Rene"],
    ["Birthday", "31.02.1950", "1963-04-16", "31.2.1950"],
    ["Birthday", "1900-01-01", "1963-04-16", "01.01.1900"],
    ["Birthday", "1950-05-05", "1963-04-16", "5 May 1950"],
  ];
  test.for(CASES)("stays corrected: %s %s", async ([column, was, becomes, then], { place }) => {
    await correct(place, column, was, becomes);
    const before = contact(place);
    for (let night = 0; night < 2; night += 1) {
      const [record] = await apply(place, [dora({ [column]: then }), ...others]);
      expect(record?.rows).toMatchObject({ unchanged: 6, updated: 0, rejected: 0 });
      expect(contact(place)).toEqual(before);
      expect(active(place)).toHaveLength(1);
    }
  });

  test("stays corrected when all dates of the list have another form", async ({ place }) => {
    await correct(place, "Birthday", "1950-05-05", "1963-04-16");
    const list = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`, { Birthday: dotted(birthdayOf(nr)) }));
    await apply(place, [dora({ Birthday: "05.05.1950" }), ...list]);
    expect([contact(place)?.birthday, reported(place)]).toEqual(["1963-04-16", []]);
  });

  test("ends when the list has another value or the right one", async ({ place }) => {
    await correct(place, "Phone", "+49 30 999 8877", "+49 30 5550123");
    await apply(place, [dora({ Phone: "+49 40 999 8877" }), ...others]);
    expect([contact(place)?.phone, active(place)]).toEqual(["+49409998877", []]);
    await correct(place, "Birthday", "1950-05-05", "1963-04-16");
    await apply(place, [dora({ Birthday: "16.04.1963" }), ...others]);
    expect([contact(place)?.birthday, active(place)]).toEqual(["1963-04-16", []]);
  });

  test("ends when only the form was corrected, and the list has the corrected form", async ({ place }) => {
    await correct(place, "Last Name", "VOGEL", "Vogel");
    await apply(place, [dora({ "Last Name": "Vogel" }), ...others]);
    expect([contact(place)?.last_name, active(place)]).toEqual(["Vogel", []]);
  });

  test("is corrected by a rule", async ({ place }) => {
    const typo = (nr: number, group: string) => person(nr, `Name${nr}`, { Group: group });
    const list = [typo(1, "Team Berln"), typo(2, "Team Berln"), ...others];
    const [record] = await apply(place, list);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Group", () => "Team Berlin"));
    await run(place);
    const [offer] = place.ledger().corrections.offers("staff");
    expect(await runCommand(place, { kind: "correction", id: offer?.id ?? 0, choice: "rule" })).toBe(0);
    const [longer] = await apply(place, [...list, typo(3, "TEAM BERLN")]);
    expect(longer?.rows).toMatchObject({ created: 1, rejected: 0 });
  });
});
