/** Guards about a list as a whole: its people, columns and keys. Each test applies two lists. */
import { describe, expect } from "vitest";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, namesIn, person, run, test } from "../../world/list-sequence.ts";
import { listOf } from "../../world/members.ts";

const BIRTHDAY = HEADER.indexOf("Birthday");

type Cells = NonNullable<Parameters<typeof person>[2]>;
const LIMITS = {
  deletes: { limitCount: 1_000, limitPercent: 100, limitTotal: 1_000, limitWeekPercent: 100, absentDays: 0 },
};

const member = (nr: number, more: Cells = {}) =>
  person(nr, `Name${nr}`, {
    Birthday: `19${50 + (nr % 50)}-0${1 + (nr % 9)}-${10 + (nr % 18)}`,
    Phone: `+4930901820${String(10 + nr)}`,
    ...more,
  });
const members = (from: number, to: number, more: (nr: number) => Cells = () => ({})) =>
  Array.from({ length: to - from + 1 }, (_, index) => member(from + index, more(from + index)));
const guardsOf = (records: Awaited<ReturnType<typeof run>>) =>
  records.flatMap(({ holds }) => holds.filter(({ scope }) => scope === "run").map(({ guard }) => guard));

describe("other_list", () => {
  test("holds a list that has fewer than half of the people and brings new ones", async ({ place }) => {
    await apply(place, members(1, 10), LIMITS);
    const [held] = await apply(place, [...members(1, 4), ...members(11, 16)], LIMITS);
    expect(held).toMatchObject({ status: "held" });
    expect(held?.holds.find(({ guard }) => guard === "other_list")?.figures).toEqual({ listed: 4, linked: 10, new: 6 });
    expect(namesIn(place)).toHaveLength(10);
  });

  test("does not hold a list of five people when one leaves and one joins", async ({ place }) => {
    await apply(place, members(1, 5), LIMITS);
    expect(guardsOf(await apply(place, members(2, 6), LIMITS))).toEqual([]);
  });
});

describe("column_blank", () => {
  test("holds a list in which nine in ten people lost a value, though new people have one", async ({ place }) => {
    await apply(place, members(1, 20), LIMITS);
    const blank = (nr: number) => (nr > 2 ? { Phone: "" } : {});
    const list = [...members(1, 20, blank), ...members(21, 26)];
    expect(guardsOf(await apply(place, list, LIMITS))).toEqual(["column_blank"]);
  });

  test("does not hold a list in which three of twenty people have kept their value", async ({ place }) => {
    await apply(place, members(1, 20), LIMITS);
    const blank = (nr: number) => (nr > 3 ? { Phone: "" } : {});
    expect(guardsOf(await apply(place, members(1, 20, blank), LIMITS))).not.toContain("column_blank");
  });

  test("does not hold a list when at most half of the people had a value", async ({ place }) => {
    await apply(
      place,
      members(1, 10, (nr) => (nr > 5 ? { Phone: "" } : {})),
      LIMITS,
    );
    expect(
      guardsOf(
        await apply(
          place,
          members(1, 10, () => ({ Phone: "" })),
          LIMITS,
        ),
      ),
    ).not.toContain("column_blank");
  });
});

describe("columns", () => {
  const drop = (place: Parameters<typeof dropFile>[0], header: readonly string[]) =>
    dropFile(place, `staff-${place.clock.now()}.csv`, csvText(header, members(1, 5)));
  const named = { columns: {}, key: ["custom_fields.nr"] };

  test("that are renamed, translated or written otherwise hold nothing", async ({ place }) => {
    const columns = {
      Nr: "custom_fields.nr",
      nummer: "custom_fields.nr",
      Guardian: null,
      Mark: null,
      UID: null,
    } as const;
    const feed = { ...LIMITS, ...named, columns };
    drop(place, HEADER);
    expect(guardsOf(await run(place, feed))).toEqual([]);
    const translated: Record<string, string> = {
      Nr: "Nummer",
      "First Name": "Vorname",
      "Last Name": "NACHNAME",
      Email: "E-Mail",
      Phone: "Telefon",
      Birthday: "Geburtsdatum",
      Group: "Gruppe",
    };
    drop(
      place,
      HEADER.map((header) => translated[header] ?? header),
    );
    expect(guardsOf(await run(place, feed))).toEqual([]);
  });

  test("that are half gone hold a snapshot", async ({ place }) => {
    await apply(place, members(1, 5), LIMITS);
    const cut = (row: readonly string[]) => row.filter((_, column) => [0, 1, 6].includes(column));
    dropFile(place, "staff-cut.csv", csvText(cut(HEADER), members(1, 5).map(cut)));
    expect(guardsOf(await run(place, LIMITS))).toContain("columns_gone");
  });
});

describe("blank_keys", () => {
  test("holds a list with three blank keys, and not one with two", async ({ place }) => {
    await apply(place, members(1, 50), LIMITS);
    const blank = (count: number) => members(1, 50, (nr) => (nr <= count ? { Nr: "" } : {}));
    expect(guardsOf(await apply(place, blank(2), LIMITS))).toEqual([]);
    await apply(place, members(1, 50), LIMITS);
    expect(guardsOf(await apply(place, blank(3), LIMITS))).toEqual(["blank_keys"]);
  });
});

describe("a first list", () => {
  const leading = (day: (nr: number) => string) =>
    listOf(40).map((row, at) => row.map((cell, column) => (column === BIRTHDAY && at > 9 && at < 15 ? day(at) : cell)));

  test.for<readonly [string, (nr: number) => string]>([
    ["one birthday", () => "1990-01-02"],
    ["birthdays a day apart", (nr) => `1990-01-${nr}`],
    ["birthdays a year apart", (nr) => `19${nr + 60}-01-02`],
  ])("is held when five people in rows that follow each other have %s", async ([, day], { place }) => {
    const [record] = await apply(place, leading(day));
    expect(record?.holds).toMatchObject([{ guard: "values_filled", figures: { people: 5, field: "birthday" } }]);
    expect(place.sandbox.contacts()).toEqual([]);
  });

  test("is applied when it is sorted by birthday", async ({ place }) => {
    const sorted = listOf(200).toSorted((a, b) => ((a[BIRTHDAY] ?? "") < (b[BIRTHDAY] ?? "") ? -1 : 1));
    const [record] = await apply(place, sorted);
    expect(record).toMatchObject({ status: "completed", holds: [], rows: { created: 200 } });
  });
});

describe("a key that is named by its header", () => {
  test.for([
    [["Email"], { Email: "E-Mail-Adresse" }],
    [["Last Name", "Birthday"], { "Last Name": "Nachname", Birthday: "Geburtsdatum" }],
    [["Nr", "Group"], { Group: "Gruppe" }],
  ] as const)("%j finds the people when the list has other titles: %j", async ([key, titles], { place }) => {
    const list = members(1, 6, (nr) => ({ Email: `name${nr}@example.org` }));
    await apply(place, list, { key });
    const header = HEADER.map((name) => (titles as Readonly<Record<string, string>>)[name] ?? name);
    dropFile(place, "staff-renamed.csv", csvText(header, list));
    expect(await run(place, { key })).toMatchObject([{ status: "completed", holds: [], rows: { unchanged: 6 } }]);
  });
});

describe("unreadable_rows", () => {
  test("names the order of day and month when all birthdays of a first list can be read in two ways", async ({
    place,
  }) => {
    const [record] = await apply(
      place,
      members(1, 9, (nr) => ({ Birthday: `0${nr}/1${nr % 3}/1970` })),
    );
    expect(record?.holds).toMatchObject([{ guard: "unreadable_rows", figures: { how: "date_order" } }]);
  });

  test("names the order of names when nothing in a first list shows it, and the setting answers for all rows", async ({
    place,
  }) => {
    const list = csvText(
      ["Name", "Nr", "Email"],
      ["Kuzbeta Ronfal", "Belrina Sostram", "Orfal Tunvek"].map((name, nr) => [name, `E-${nr}`, `a${nr}@example.org`]),
    );
    dropFile(place, "staff.csv", list);
    const settings = { defaults: { group: "Team Berlin" } };
    const [held] = await run(place, settings);
    expect(held?.holds).toMatchObject([{ guard: "unreadable_rows", figures: { how: "name_order" } }]);
    dropFile(place, "staff.csv", list);
    const [record] = await run(place, { ...settings, nameOrder: "family_first" });
    expect(record).toMatchObject({ status: "completed", rows: { created: 3, rejected: 0 } });
    expect(place.sandbox.contacts().map(({ first_name }) => first_name)).toEqual(["Ronfal", "Sostram", "Tunvek"]);
  });
});
