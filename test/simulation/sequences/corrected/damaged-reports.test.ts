/** Corrected reports whose cells a spreadsheet damaged or wrote otherwise when it saved them. */
import { describe, expect } from "vitest";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { dropChanged, readReport, setColumn } from "../../world/drop-report.ts";
import { apply, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const anyOrder = { dateOrder: null } as const;
const others = [11, 12, 13, 14, 15].map((nr) => person(nr, `Person${nr}`, { Birthday: inventedBirthday(nr) }));
const PHONE = "+49 171 5550123";

/** Applies a list with one wrong row, and drops its report with these cells. */
async function correct(place: Workplace, row: readonly string[], cells: Readonly<Record<string, string>>) {
  const [record] = await apply(place, [row, ...others], anyOrder);
  dropChanged(place, record, (lines, header) => {
    for (const [name, text] of Object.entries(cells)) setColumn(lines, header, name, () => text);
  });
  return (await run(place, anyOrder))[0];
}

const corrections = (place: Workplace) =>
  place
    .ledger()
    .corrections.active("staff")
    .map(({ header, was, becomes }) => `${header}: ${was} → ${becomes}`);
const ada = (place: Workplace) => place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");
const messageIn = (place: Workplace, record: Parameters<typeof readReport>[1]) => {
  const { header, lines } = readReport(place, record);
  return lines.map((cells) => cells[header.indexOf("_message")] ?? "").join("\n");
};

describe("a phone that a spreadsheet damaged", () => {
  const row = person(1, "Ada", { Birthday: "31.02.1980", Phone: PHONE });
  const changed = { Birthday: "1980-02-28" };

  test.for(["4,93055E+11", "4.93055E+12", "6e+11", "49305500000000"])(
    "to %s keeps its reported value, and the report says so",
    async (phone, { place }) => {
      const record = await correct(place, row, { ...changed, Phone: phone });
      expect(record?.rows).toMatchObject({ created: 1, rejected: 0 });
      expect([ada(place)?.birthday, ada(place)?.phone]).toEqual(["1980-02-28", PHONE.replaceAll(" ", "")]);
      expect(corrections(place)).toEqual(["Birthday: 31.02.1980 → 1980-02-28"]);
      expect(messageIn(place, record)).toContain(phone);
      const [night] = await apply(place, [row, ...others], anyOrder);
      expect(night?.rows).toMatchObject({ unchanged: 6 });
      expect(ada(place)?.phone).toBe(PHONE.replaceAll(" ", ""));
    },
  );

  test.for(["4.91716E+11", "491715550123", "491716000000"])(
    "to %s counts as the reported one",
    async (phone, { place }) => {
      await correct(place, row, { ...changed, Phone: phone });
      expect([ada(place)?.phone, reported(place)]).toEqual([PHONE.replaceAll(" ", ""), []]);
      expect(corrections(place)).toEqual(["Birthday: 31.02.1980 → 1980-02-28"]);
    },
  );

  test("is corrected when the person writes another number", async ({ place }) => {
    await correct(place, row, { ...changed, Phone: "+49 30 5550177" });
    expect(ada(place)?.phone).toBe("+49305550177");
  });
});

test("other cells that a spreadsheet damaged keep their reported values", async ({ place }) => {
  const row = person(7, "Jörg", { Nr: "007", "Last Name": "Müller", Group: "Team Nowhere", UID: "12345678901234567" });
  const record = await correct(place, row, {
    Nr: "7",
    "First Name": "J?rg",
    "Last Name": "MÃ¼ller",
    UID: "1,23457E+16",
    Group: "Team Berlin",
  });
  expect(record?.rows).toMatchObject({ created: 1, rejected: 0 });
  expect(place.sandbox.contacts().at(-1)).toMatchObject({
    first_name: "Jörg",
    last_name: "Müller",
    custom_fields: { uid: "12345678901234567", nr: "007" },
  });
  expect(corrections(place)).toEqual(["Group: Team Nowhere → Team Berlin"]);
});

describe("an ambiguous birthday", () => {
  const row = person(1, "Ada", { Birthday: "04/05/1980" });

  test.for(["04.05.1980", "4/5/1980", "5/4/1980", "04-05-80", "29345", "1980-05-04 00:00:00"])(
    "is asked about again when the report has %s, and the report says why",
    async (date, { place }) => {
      const record = await correct(place, row, { Birthday: date });
      expect(record?.rows).toMatchObject({ created: 0, rejected: 1 });
      expect(reported(place)).toEqual(["Ada: local birthday_ambiguous"]);
      expect(corrections(place)).toEqual([]);
      expect(messageIn(place, record)).toContain(`“${date}”`);
      expect(messageIn(place, record)).toContain("write it as year-month-day");
    },
  );

  test.for([
    ["1980-05-04", "1980-05-04"],
    ["4 May 1980", "1980-05-04"],
    ["5. April 1980", "1980-04-05"],
    ["13/05/1980", "1980-05-13"],
    // The apostrophe shows that a person wrote the date, in the console or after the apostrophe of the report.
    ["'04.05.1980", "1980-05-04"],
  ])("is answered by %s", async ([date = "", birthday], { place }) => {
    await correct(place, row, { Birthday: date });
    expect([ada(place)?.birthday, reported(place)]).toEqual([birthday, []]);
  });

  test.for(["1980-04-05", "all MDY"])(
    "is answered in _answer by %s beside a rewritten date",
    async (answer, { place }) => {
      await correct(place, row, { Birthday: "04.05.1980", _answer: answer });
      expect([ada(place)?.birthday, reported(place)]).toEqual(["1980-04-05", []]);
    },
  );

  test("without a year is asked about again when a spreadsheet wrote 04-May", async ({ place }) => {
    const record = await correct(place, person(1, "Ada", { Birthday: "4/5" }), { Birthday: "4-May" });
    expect(record?.rows).toMatchObject({ created: 0, rejected: 1 });
    expect(reported(place)).toEqual(["Ada: local birthday_ambiguous"]);
  });
});
