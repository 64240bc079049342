import { describe, expect, it } from "vitest";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { findFilledNew } from "../../../../src/pipeline/plan/rules/changes/filled-new-people.ts";
import type { ChangedCell } from "../../../../src/pipeline/plan/rules/changes/changed-cells.ts";
import { findFilled } from "../../../../src/pipeline/plan/rules/changes/columns/filled-stretches.ts";
import type { GuardedField } from "../../../../src/pipeline/plan/rules/changes/guarded-fields.ts";

/** A row of a list: a text is a kept value, a pair is a change; null: a new person. */
type Cell = string | readonly [before: string | null, after: string] | null;

/** Returns the number of people in the filled stretch of a list; 0: none is held. @param family of all changed people */
function filledIn(
  field: GuardedField,
  list: readonly Cell[],
  family: (at: number) => string | null = () => null,
  keptFamily: string | null = family(0),
): number {
  const cells = list.flatMap((cell, at): ChangedCell[] =>
    cell === null || typeof cell === "string" ? [] : [{ seq: at, before: cell[0], value: cell[1], family: family(at) }],
  );
  const found = findFilled(
    { field, cells, filled: cells.filter(({ before }) => before === null).length },
    {
      beside: (seq, step) => (seq + step < 0 || seq + step >= list.length ? null : seq + step),
      kept(seq) {
        const cell = list[seq];
        return typeof cell === "string" ? { value: cell, family: keptFamily } : null;
      },
    },
  );
  return found?.people ?? 0;
}

/** Returns changes of as many people to one value. The former values differ. */
const get = (value: string, people: number): readonly Cell[] =>
  Array.from({ length: people }, (_, at) => [`before ${at}`, value] as const);

const born = (...dates: readonly string[]): readonly Cell[] =>
  dates.map((date, at) => [`19${60 + ((at * 7) % 20)}-0${1 + ((at * 5) % 9)}-1${(at * 3) % 9}`, date] as const);

describe("findFilled", () => {
  // Each line has the last number of people that passes and the first that is held.
  it.each<[GuardedField, string, number]>([
    ["birthday", "1980-05-06", 2],
    ["first_name", "anna", 2],
    ["last_name", "berg", 3],
    ["email", "a@example.org", 3],
    ["phone", "493012345", 3],
  ])("holds the field %s with the value %s of the row beside them from %i people on", (field, value, held) => {
    expect(filledIn(field, ["other", value, ...get(value, held - 1), "another"])).toBe(0);
    expect(filledIn(field, ["other", value, ...get(value, held), "another"])).toBe(held);
    expect(filledIn(field, ["other", ...get(value, held), value])).toBe(held);
  });

  it("counts people where several of them had one value before, and no renaming of that value", () => {
    const klaras: readonly Cell[] = [
      ["klara", "waltraud"],
      ["klara", "waltraud"],
    ];
    expect(filledIn("first_name", ["dirk", ...klaras, ["sven", "waltraud"], "olaf"])).toBe(3);
    expect(filledIn("first_name", ["dirk", ...klaras, ["klara", "waltraud"], "olaf"])).toBe(0);
  });

  it.each<[GuardedField, string, number]>([
    ["birthday", "1980-05-06", 3],
    ["first_name", "anna", 3],
    ["last_name", "berg", 4],
    ["email", "a@example.org", 3],
  ])("holds the field %s with the value %s in rows that follow each other from %i people on", (field, value, held) => {
    expect(filledIn(field, ["x", ...get(value, held - 1), "y"])).toBe(0);
    expect(filledIn(field, [null, ...get(value, held), null])).toBe(held);
    expect(filledIn(field, [...get(value, held - 1), "z", ...get(value, 1)])).toBe(0);
  });

  it("never holds one phone for people in rows that follow each other", () => {
    expect(filledIn("phone", ["x", ...get("493012345", 9), "y"])).toBe(0);
  });

  it.each([
    ["days", "1980-01-30", ["1980-01-31", "1980-02-01"]],
    ["weeks", "1980-01-01", ["1980-01-08", "1980-01-15"]],
    ["months", "1980-01-31", ["1980-02-29", "1980-03-31"]],
    ["years", "1980-01-05", ["1981-01-05", "1982-01-05"]],
    ["days without years", "02-28", ["03-01", "03-02"]],
  ])("holds birthdays that continue the row beside them by %s", (_, kept, dates) => {
    expect(filledIn("birthday", [kept, ...born(...dates)])).toBe(2);
    expect(filledIn("birthday", [kept, ...born(dates[0] ?? "")])).toBe(0);
  });

  it("holds phones that count up by one beside an unchanged row, and no others", () => {
    const up = ["493012346", "493012347", "493012348"].map((phone, at): Cell => [`4930999${at * 7}`, phone]);
    expect(filledIn("phone", ["493012345", ...up])).toBe(3);
    expect(filledIn("phone", ["493012345", ...up.slice(0, 2)])).toBe(0);
    expect(filledIn("phone", ["493077777", ...up])).toBe(0);
  });

  it("does not hold values that stood side by side in the same way before", () => {
    const renamed = Array.from({ length: 5 }, (): Cell => ["office@example.org", "desk@example.org"]);
    expect(filledIn("email", renamed)).toBe(0);
    const moved = ["1980-01-02", "1980-01-03", "1980-01-04"].map((date, at): Cell => [`1980-01-0${at + 1}`, date]);
    expect(filledIn("birthday", moved)).toBe(0);
  });

  it.each<[GuardedField, string, number]>([
    ["last_name", "berg", 9],
    ["email", "a@example.org", 6],
    ["phone", "493012345", 6],
    ["birthday", "2014-05-06", 3],
  ])("does not count people of one former last name who get one %s (%s), up to %i", (field, value, most) => {
    expect(filledIn(field, [value, ...get(value, most)], () => "okonjo")).toBe(0);
    if (field === "last_name") return;
    expect(filledIn(field, [value, ...get(value, most + 1)], () => "okonjo")).toBe(most + 1);
    // In a list sorted by name, several families may be filled over.
    expect(filledIn(field, [value, ...get(value, 3)], (at) => (at <= 2 ? "okonjo" : "berg"))).toBe(3);
    expect(filledIn(field, [value, ...get(value, 3)], () => "okonjo", "berg")).toBe(3);
  });

  it.each<[GuardedField, string, readonly string[], number]>([
    ["first_name", "laura", ["jan", "jan"], 2],
    ["birthday", "1972-02-06", ["1974-03-11", "1974-03-11"], 2],
    ["birthday", "1972-02-06", ["1974-03-11", "1974-03-11", "1980-01-01"], 3],
    ["email", "a@example.org", ["b@example.org", "b@example.org", "b@example.org"], 3],
  ])("holds the field %s with the value %s of the row beside them when the former values %j were equal", (...of) => {
    const [field, value, former, held] = of;
    const cells = former.map((before): Cell => [before, value]);
    expect(filledIn(field, [value, ...cells])).toBe(held);
    expect(filledIn(field, [...cells, value])).toBe(held);
    expect(filledIn(field, ["other", ...cells.slice(0, 2), "another"])).toBe(0);
  });

  it("does not hold a column that is filled in for the first time where a few values are equal", () => {
    const first = Array.from({ length: 40 }, (_, at): Cell => [null, at < 5 ? "berg" : `name${at}`]);
    expect(filledIn("last_name", first)).toBe(0);
    expect(
      filledIn(
        "last_name",
        first.map((): Cell => [null, "berg"]),
      ),
    ).toBe(40);
    expect(filledIn("last_name", first.slice(0, 10))).toBe(5);
    // Half of these six people had another value before.
    const mixed = [...get("berg", 3), ...first.slice(0, 3), ...first.slice(5), ...first.slice(5)];
    expect(filledIn("last_name", mixed)).toBe(6);
  });

  it("holds nothing in a field without fill limits", () => {
    expect(filledIn("salutation", ["Ms", ...get("Ms", 9)])).toBe(0);
  });
});

describe("findFilledNew", () => {
  const find = (birthdays: readonly string[], answered: readonly string[] = []) =>
    findFilledNew(
      birthdays.map((birthday, seq) => ({ seq, birthday })),
      (before, after) => after === before + 1,
      (birthday) => answered.includes(birthday),
    );
  const scattered = ["1971-05-06", "1993-02-17", "1960-11-30", "1985-07-01", "1979-03-22"];
  const ONE = "1980-01-01";
  const ones = (count: number) => Array.from({ length: count }, () => ONE);

  it("holds five new people with one birthday in rows that follow each other", () => {
    expect(find([...scattered, ...ones(4), ...scattered])).toBeNull();
    expect(find([...scattered, ...ones(5), ...scattered])).toMatchObject({ people: 5, how: "filled_down" });
    expect(find([...scattered, ...ones(3), "1975-05-05", ...ones(3)])).toBeNull();
  });

  it.each([
    ["a day", ["1980-01-30", "1980-01-31", "1980-02-01", "1980-02-02", "1980-02-03"]],
    ["31 days", ["1980-01-01", "1980-02-01", "1980-03-03", "1980-04-03", "1980-05-04"]],
    ["a month", ["1980-01-05", "1980-02-05", "1980-03-05", "1980-04-05", "1980-05-05"]],
    ["a year", ["1980-01-05", "1981-01-05", "1982-01-05", "1983-01-05", "1984-01-05"]],
  ])("holds five new people whose birthdays go on by %s", (_, dates) => {
    const list = [...scattered, ...dates, ...scattered];
    expect(find(list)).toMatchObject({ people: 5, how: "counted_up" });
    expect(find(list.toSpliced(7, 1))).toBeNull();
  });

  it("does not hold a constant step of more than 31 days", () => {
    expect(find(["1980-01-01", "1980-02-02", "1980-03-05", "1980-04-06", "1980-05-08"])).toBeNull();
  });

  const bornWithin = (count: number, years: number) =>
    Array.from({ length: count }, (_, nr) => {
      const [year, ...rest] = inventedBirthday(nr).split("-");
      return [1950 + (Number(year) % years), ...rest].join("-");
    });
  const withinYear = (a: string, b: string) => (a.slice(5) < b.slice(5) ? -1 : 1);

  it.each([
    ["2,000 people by birthday", bornWithin(2_000, 60).toSorted()],
    ["2,000 people by birthday, the youngest first", bornWithin(2_000, 60).toSorted().toReversed()],
    ["2,000 people by month and day", bornWithin(2_000, 60).toSorted(withinYear)],
    ["300 people by birthday", bornWithin(300, 60).toSorted()],
    [
      "300 birthdays without a year",
      bornWithin(300, 60)
        .map((day) => `-${day.slice(4)}`)
        .toSorted(),
    ],
    ["a school class by birthday, the youngest first", bornWithin(25, 1).toSorted().toReversed()],
    [
      "each of 20 school classes by birthday",
      Array.from({ length: 20 }, (_, nr) =>
        bornWithin(500, 1)
          .slice(nr * 25, nr * 25 + 25)
          .toSorted(),
      ).flat(),
    ],
  ])("does not hold a list that sorts %s", (_, sorted) => {
    expect(find(sorted)).toBeNull();
  });

  it("holds a stretch that is unlikely in a list that is sorted by birthday", () => {
    const [sorted, dense] = [bornWithin(60, 60).toSorted(), bornWithin(2_000, 60).toSorted()];
    const filled = (list: readonly string[], count: number) =>
      list.map((day, at) => (at > 30 && at < 30 + count ? (list[30] ?? "") : day));
    expect(find(filled(sorted, 5))).toMatchObject({ people: 5, how: "filled_down" });
    expect(find(filled(dense, 5))).toBeNull();
    expect(find(filled(dense, 12))).toMatchObject({ people: 12, how: "filled_down" });
  });

  it("holds a sorted list of which more than half is filled", () => {
    expect(find([...ones(5), ...scattered.toSorted().slice(-3)])).toMatchObject({ people: 5 });
  });

  it("does not hold a birthday that a person said is right", () => {
    expect(find([...scattered, ...ones(9)], [ONE])).toBeNull();
  });
});
