/** What a list leaves open about a known person is as it was. */
import { describe, expect } from "vitest";
import { apply, mutations, person, reported, run, test } from "../../world/list-sequence.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

const people = (change: Parameters<typeof person>[2] = {}) =>
  [1, 2, 3, 4, 5, 6].map((nr) => person(nr, `P${nr}`, change));

const groups = (place: Workplace) => place.sandbox.contacts().map(({ group_id: group }) => group);

describe("a blank group", () => {
  test("keeps known people in their group when the feed has no group of its own", async ({ place }) => {
    await apply(place, people());
    const before = groups(place);
    const [record] = await apply(place, [...people({ Group: "" }).slice(0, 4), ...people().slice(4)]);
    expect(record).toMatchObject({ status: "completed", rows: { unchanged: 6 } });
    expect([groups(place), reported(place)]).toEqual([before, []]);
    const [changed] = await apply(place, [person(1, "P1", { Group: "", Phone: "0171 5550101" }), ...people().slice(1)]);
    expect(changed).toMatchObject({ rows: { updated: 1 } });
    expect(groups(place)).toEqual(before);
  });

  test("rejects a new person when the feed has no group of its own", async ({ place }) => {
    await apply(place, people());
    await apply(place, [...people(), person(7, "P7", { Group: "" })]);
    expect(reported(place)).toEqual(["P7: local group_missing"]);
  });
});

describe("a birthday that can be read in two ways", () => {
  const feed = { dateOrder: null };

  test("is as it was when one of its readings is the known birthday", async ({ place }) => {
    await apply(place, people(), feed);
    const [, ...others] = people();
    const [record] = await apply(place, [person(1, "P1", { Birthday: "01/01/80" }), ...others], feed);
    expect(record).toMatchObject({ rows: { unchanged: 6 } });
    place.sandbox.forgetRequests();
    await apply(place, [person(1, "P1"), person(2, "P2", { Birthday: "02/01/1980" }), ...others.slice(1)], feed);
    expect([mutations(place), reported(place)]).toEqual([[], []]);
  });

  test("is rejected when none of its readings is the known birthday", async ({ place }) => {
    await apply(place, people(), feed);
    const [, ...others] = people();
    await apply(place, [person(1, "P1", { Birthday: "03/04/1980" }), ...others], feed);
    expect(reported(place)).toEqual(["P1: local birthday_ambiguous"]);
  });

  test("is as it was when the whole column is in doubt", async ({ place }) => {
    const withBirthdays = (year: string) =>
      [1, 2, 3, 4, 5, 6].map((nr) => person(nr, `P${nr}`, { Birthday: `${year}-0${nr}-1${(nr * 7) % 9}` }));
    await apply(place, withBirthdays("-"), feed);
    const [record] = await apply(place, withBirthdays("2026"), feed);
    expect(record).toMatchObject({ rows: { unchanged: 6 } });
    expect(reported(place)).toEqual([]);
  });
});

describe("a list of which the known people prove how it is read", () => {
  const feed = { dateOrder: null };
  const inOrder = (order: "DMY" | "MDY", separator: string) => (nr: number) => {
    const [day, month] = [`0${nr}`, `0${((nr * 5) % 9) + 1}`];
    return `${order === "DMY" ? day : month}${separator}${order === "DMY" ? month : day}${separator}1980`;
  };
  const iso = (nr: number) => `1980-0${((nr * 5) % 9) + 1}-0${nr}`;
  const list = (birthday: (nr: number) => string, numbers = [1, 2, 3, 4, 5]) =>
    numbers.map((nr) => person(nr, `P${nr}`, { Birthday: birthday(nr) }));
  const birthdayOfLast = (place: Workplace) => place.sandbox.contacts().at(-1)?.birthday;

  test.each(["DMY", "MDY"] as const)("gives a new person a birthday in their order, %s", async (order) => {
    const place = openWorkplace(1, {}, 1, () => {});
    await apply(place, list(iso), feed);
    const [record] = await apply(place, list(inOrder(order, "/"), [1, 2, 3, 4, 5, 6]), feed);
    expect(record).toMatchObject({ rows: { unchanged: 5, created: 1 } });
    expect(birthdayOfLast(place)).toBe(iso(6));
    const [again] = await apply(place, list(inOrder(order, "/"), [1, 2, 3, 4, 5, 6, 7]), feed);
    expect(again).toMatchObject({ rows: { unchanged: 6, created: 1 } });
    expect(birthdayOfLast(place)).toBe(iso(7));
    place.remove();
  });

  test("asks about a new person when fewer than three people are known", async ({ place }) => {
    await apply(place, list(iso, [1, 2]), feed);
    await apply(place, list(inOrder("MDY", "/"), [1, 2, 3]), feed);
    expect(reported(place)).toEqual(["P3: local birthday_ambiguous"]);
  });

  test("asks about a known person whose birthday fits the other order only", async ({ place }) => {
    const twenty = Array.from({ length: 24 }, (_, index) => index + 1);
    const day = (nr: number) => String((nr % 9) + 1).padStart(2, "0");
    const month = (nr: number) => String(((nr * 5) % 12) + 1).padStart(2, "0");
    const listOf = (birthday: (nr: number) => string) =>
      twenty.map((nr) => person(nr, `P${nr}`, { Birthday: birthday(nr) }));
    const year = (nr: number) => 1950 + ((nr * 7) % 40);
    await apply(
      place,
      listOf((nr) => `${year(nr)}-${month(nr)}-${day(nr)}`),
      feed,
    );
    const other = (nr: number) => `${day(nr)}/${month(nr)}/${year(nr)}`;
    const [record] = await apply(
      place,
      listOf((nr) => (nr === 4 ? other(nr) : `${month(nr)}/${day(nr)}/${year(nr)}`)),
      feed,
    );
    expect(record).toMatchObject({ rows: { unchanged: 23, rejected: 1 } });
    expect(reported(place)).toEqual(["P4: local birthday_ambiguous"]);
  });

  test("asks about all dates that the configured order reads otherwise", async ({ place }) => {
    await apply(place, list(iso), { dateOrder: "DMY" });
    const record = await apply(place, list(inOrder("MDY", "."), [1, 2, 3, 4, 5, 6]), { dateOrder: "DMY" });
    expect(record).toMatchObject([{ rows: { unchanged: 5, rejected: 1 } }]);
    expect(reported(place)).toEqual(["P6: local birthday_ambiguous"]);
  });
});

describe("a file whose bytes fit several encodings", () => {
  // The byte 0xE8 is è in western Europe, and č in central Europe.
  const bytes = (text: string) => Buffer.from(text.replaceAll("č", "è"), "latin1");
  const czech = ["Kučera", "Tomčík", "Vlček", "Sovička"];
  const french = ["Genève", "Fougère", "Rivière", "Carrière"];
  const list = (names: readonly string[]) =>
    names.map((name, at) => person(at + 1, `P${at}`, { "Last Name": name.replaceAll("í", "i") }));

  test.each([
    ["Czech", czech],
    ["French", french],
  ] as const)("is read as its known people are written, when they are %s", async (_, names) => {
    const place = openWorkplace(1, {}, 1, () => {});
    await apply(place, list(names));
    dropFile(
      place,
      "staff-bytes.csv",
      bytes(csvText(HEADER, [...list(names), person(9, "Neu", { "Last Name": "Xèx" })])),
    );
    const [record] = await run(place);
    expect(record).toMatchObject({ rows: { unchanged: 4, created: 1 } });
    expect(place.sandbox.contacts().at(-1)?.last_name).toBe(names === czech ? "Xčx" : "Xèx");
    place.remove();
  });

  test("is refused when fewer than three known people tell them apart", async ({ place }) => {
    const names = ["Kučera", "Tomčík", "Beispiel", "Muster"];
    await apply(place, list(names));
    dropFile(place, "staff-bytes.csv", bytes(csvText(HEADER, list(names))));
    expect(await run(place)).toEqual([]);
  });
});
