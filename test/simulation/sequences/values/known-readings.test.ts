/** Known people prove how names, serials and two-digit years of a list are read. */
import { describe, expect } from "vitest";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { reported, run, test } from "../../world/list-sequence.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

const SETTINGS = {
  columns: { Nr: null, Name: "full_name", Birthday: "birthday" },
  defaults: { group: "Team Berlin" },
  dateOrder: null,
} as const;

type Row = readonly [nr: string, name: string, birthday: string];

async function apply(place: Workplace, rows: readonly Row[]) {
  dropFile(place, `staff-${place.clock.now()}.csv`, csvText(["Nr", "Name", "Birthday"], rows));
  const [record] = await run(place, SETTINGS);
  return record;
}

const NUMBERS = [1, 2, 3, 4, 5];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const first = (nr: number) => `Xa${LETTERS[nr]?.toLowerCase()}`;
const last = (nr: number) => `Zw${LETTERS[nr]?.toLowerCase()}`;
const BIRTHDAYS = ["1950-02-13", "1960-05-24", "1970-08-15", "1980-11-26", "1990-01-17"];
const birthday = (nr: number) => BIRTHDAYS[nr - 1] ?? "2000-03-14";
const withComma = NUMBERS.map((nr): Row => [`E-${nr}`, `${last(nr)}, ${first(nr)}`, birthday(nr)]);
const newest = (place: Workplace) => place.sandbox.contacts().at(-1);

/** Returns the codes and readings of the open items. */
const readings = (place: Workplace) =>
  place
    .ledger()
    .openItems.open("staff")
    .map(({ issues: [{ code, data }] }) => [code, ...((data["readings"] as readonly string[] | undefined) ?? [])]);

describe("the order of full names", () => {
  const familyFirst = (nr: number): Row => [`E-${nr}`, `${last(nr)} ${first(nr)}`, birthday(nr)];
  const givenFirst = (nr: number): Row => [`E-${nr}`, `${first(nr)} ${last(nr)}`, birthday(nr)];

  test.each([
    ["family first", familyFirst],
    ["given first", givenFirst],
  ] as const)("is %s for a new person when it is for the known people", async (_, row) => {
    const place = openWorkplace(1, {}, 1, () => {});
    await apply(place, withComma);
    expect(await apply(place, [...NUMBERS, 6].map(row))).toMatchObject({ rows: { unchanged: 5, created: 1 } });
    expect(newest(place)).toMatchObject({ first_name: first(6), last_name: last(6) });
    place.remove();
  });

  test("is asked about for a known person whose name fits the other order only", async ({ place }) => {
    const many = Array.from({ length: 24 }, (_, index) => index + 1);
    const year = (nr: number) => `19${30 + ((nr * nr) % 67)}-0${1 + (nr % 9)}-1${(nr * 7) % 10}`;
    const dated = ([nr, name]: Row, at: number): Row => [nr, name, year(at + 1)];
    await apply(place, many.map((nr) => [`E-${nr}`, `${last(nr)}, ${first(nr)}`, ""] as Row).map(dated));
    const list = many.map((nr) => (nr === 4 ? givenFirst(nr) : familyFirst(nr))).map(dated);
    expect(await apply(place, list)).toMatchObject({ holds: [], rows: { unchanged: 23, rejected: 1 } });
    expect(readings(place)).toEqual([["full_name_unsplit", `${last(4)} | ${first(4)}`, `${first(4)} | ${last(4)}`]]);
  });
});

describe("serials beside dates", () => {
  const serials = ["18307", "22060", "25795", "29551", "32890"];
  const asSerials = (offset: number): readonly Row[] =>
    NUMBERS.map((nr) => [`E-${nr}`, `${last(nr)}, ${first(nr)}`, String(Number(serials[nr - 1]) - offset)]);

  test.each([
    ["1900", 0, "36599"],
    ["1904", 1_462, "35137"],
  ] as const)("are read in the calendar of %s when known people prove it", async (_, offset, serial) => {
    const place = openWorkplace(1, {}, 1, () => {});
    await apply(place, withComma);
    const list = [...asSerials(offset).slice(0, 4), ...withComma.slice(4)];
    const joiner: Row = ["E-6", "Zwg, Xag", serial];
    expect(await apply(place, [...list, joiner])).toMatchObject({ rows: { unchanged: 5, created: 1 } });
    expect(newest(place)).toMatchObject({ birthday: "2000-03-14" });
    place.remove();
  });

  test("are not read for a new person when two known people have them", async ({ place }) => {
    await apply(place, withComma);
    const list = [...asSerials(0).slice(0, 2), ...withComma.slice(2), ["E-6", "Zwg, Xag", "36599"] as Row];
    expect(await apply(place, list)).toMatchObject({ rows: { unchanged: 5, rejected: 1 } });
    expect(reported(place)).toEqual(["Zwg, Xag: local birthday_unreadable"]);
  });
});

describe("the century of two-digit years", () => {
  const inCentury = (century: "19" | "20") =>
    NUMBERS.map((nr): Row => [`E-${nr}`, `${last(nr)}, ${first(nr)}`, `${century}2${nr}-0${nr}-1${(nr * 7) % 10}`]);
  const short = (row: Row): Row => {
    const [year, month, day] = row[2].split("-");
    return [row[0], row[1], `${day}.${month}.${year?.slice(2)}`];
  };

  test.each(["19", "20"] as const)("is %s for a new person when it is for the known people", async (century) => {
    const place = openWorkplace(1, {}, 1, () => {});
    await apply(place, inCentury(century));
    const joiner: Row = ["E-6", "Zwg, Xag", `${century}23-09-19`];
    const list = [...inCentury(century), joiner].map(short);
    expect(await apply(place, list)).toMatchObject({ rows: { unchanged: 5, created: 1 } });
    expect(newest(place)).toMatchObject({ birthday: `${century}23-09-19` });
    place.remove();
  });

  test("stays open for a new person when two people are known", async ({ place }) => {
    await apply(place, inCentury("19").slice(0, 2));
    await apply(place, [...inCentury("19").slice(0, 2), ["E-6", "Zwg, Xag", "1923-09-19"] as Row].map(short));
    expect(reported(place)).toEqual(["Zwg, Xag: local birthday_ambiguous"]);
  });
});

describe("the order of day and month", () => {
  const withDates = (cell: (date: string) => string) =>
    NUMBERS.map((nr): Row => [`E-${nr}`, `${last(nr)}, ${first(nr)}`, cell(birthday(nr))]);
  const by = (separator: string) => (date: string) => date.split("-").toReversed().join(separator);

  test.for(["03/05/1990", "3/5/90", "03-05-1990"])(
    "is asked about for a new person with %s where known people have dots",
    async (cell, { place }) => {
      const known = withDates(by("."));
      await apply(place, known);
      const list = [...known, ["E-6", `${last(6)}, ${first(6)}`, cell] as const];
      expect(await apply(place, list)).toMatchObject({ rows: { unchanged: 5, created: 0, rejected: 1 } });
      expect(readings(place)).toEqual([expect.arrayContaining(["birthday_ambiguous", "1990-05-03", "1990-03-05"])]);
    },
  );

  test.for([
    ["slashes with a day above 12", "/", "03/05/1990"],
    ["dots", ".", "03.05.1990"],
  ] as const)("is that of known people with %s", async ([, separator, cell], { place }) => {
    const known = withDates(by(separator));
    await apply(place, known);
    const list = [...known, ["E-6", `${last(6)}, ${first(6)}`, cell] as const];
    expect(await apply(place, list)).toMatchObject({ rows: { unchanged: 5, created: 1 } });
    expect(newest(place)).toMatchObject({ birthday: "1990-05-03" });
  });

  const joiner = (nr: number, cell: string): Row => [`E-${nr}`, `${last(nr)}, ${first(nr)}`, cell];

  test.for([
    ["03/05/1990", "04/25/1991", "/"],
    ["03-05-1990", "04-25-1991", "-"],
  ] as const)(
    "is asked about for %s beside %s, where known people have the day first",
    async ([open, other, sign], { place }) => {
      const known = [...withDates(by(sign)), joiner(6, `02${sign}03${sign}1985`)];
      await apply(place, known);
      const list = [...known, joiner(7, open), joiner(8, other)];
      expect(await apply(place, list)).toMatchObject({ holds: [], rows: { unchanged: 6, created: 1, rejected: 1 } });
      expect(newest(place)).toMatchObject({ birthday: "1991-04-25" });
      expect(readings(place)).toEqual([expect.arrayContaining(["birthday_ambiguous", "1990-05-03", "1990-03-05"])]);
    },
  );

  test.for([
    ["/", "03-05-1990"],
    ["-", "03/05/1990"],
  ] as const)("of dates with %s is not that of a new person with %s", async ([sign, open], { place }) => {
    const known = withDates(by(sign));
    await apply(place, known);
    expect(await apply(place, [...known, joiner(6, open)])).toMatchObject({ rows: { unchanged: 5, rejected: 1 } });
    expect(readings(place)).toEqual([expect.arrayContaining(["birthday_ambiguous", "1990-05-03", "1990-03-05"])]);
  });

  test("is that of known people for each form, where the values prove none", async ({ place }) => {
    const dates = ["1950-02-03", "1960-05-04", "1970-08-05", "1980-11-06", "1990-01-07", "1991-02-08"];
    const written = (sign: (at: number) => string | null) =>
      dates.map((date, at) => {
        const [year, month, day] = date.split("-");
        const between = sign(at);
        return joiner(
          at + 1,
          between === null ? date : between === "/" ? `${day}/${month}/${year}` : `${month}-${day}-${year}`,
        );
      });
    await apply(
      place,
      written(() => null),
    );
    const list = [...written((at) => (at < 3 ? "/" : "-")), joiner(7, "03/05/1990"), joiner(8, "03-05-1990")];
    expect(await apply(place, list)).toMatchObject({ rows: { unchanged: 6, created: 2 } });
    expect(place.sandbox.contacts().slice(-2)).toMatchObject([{ birthday: "1990-05-03" }, { birthday: "1990-03-05" }]);
  });
});
