/** Older lists that come again: in another order, in another format, with another modification time. */
import { describe, expect } from "vitest";
import { csvText, dropFile, dropOlder } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, drop, mutations, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";
import { listOf, memberRow } from "../../world/members.ts";
import type { Workplace } from "../../world/workplace.ts";

const names = ["Ada", "Ben", "Cem", "Dora", "Eva", "Finn"];
const people = (count: number) => names.slice(0, count).map((name, index) => person(index + 1, name));
const guardsOf = (records: Awaited<ReturnType<typeof run>>) =>
  records.flatMap(({ holds }) => holds.map((h) => h.guard));

/** Drops the same rows as another text: in reverse order, with other delimiters and headers. */
function dropRewritten(place: Workplace, rows: readonly (readonly string[])[]): void {
  const header = HEADER.map((name) => (name === "Phone" ? "PHONE" : name));
  dropFile(place, `staff-${place.clock.now()}.csv`, csvText(header, rows.toReversed()).replaceAll(",", ";"));
}

describe("an older list", () => {
  test("is held when its rows are those of a list before the last two, in other bytes", async ({ place }) => {
    for (const count of [3, 4, 5]) expect(guardsOf(await apply(place, people(count)))).toEqual([]);
    dropRewritten(place, people(3));
    expect(guardsOf(await run(place))).toContain("older_list");
    expect(namesIn(place)).toEqual(names.slice(0, 5));
  });

  test("is held when the row cache has read all its rows", async ({ place }) => {
    const addressed = (host: string) =>
      people(6).map((row, index) => (index === 0 ? person(1, "Ada", { Email: `ada@${host}` }) : row));
    for (const host of ["example.org", "example.org", "example.com", "example.com"])
      await apply(place, addressed(host));
    drop(place, addressed("example.org"));
    expect(guardsOf(await run(place))).toEqual(["older_list"]);
  });

  test("passes when a machine took the list before whose clock was minutes ahead", async ({ place }) => {
    await apply(place, people(3));
    // The next machine's clock is right.
    place.clock.pass(-5 * 60_000);
    expect(guardsOf(await apply(place, people(4)))).toEqual([]);
    expect(namesIn(place)).toEqual(names.slice(0, 4));
  });

  test("passes when it would change nothing", async ({ place }) => {
    const never = { deletes: null };
    for (const count of [3, 4, 5]) await apply(place, people(count), never);
    dropRewritten(place, people(3));
    expect(guardsOf(await run(place, never))).toEqual([]);
  });

  test("passes when it is the last list but one and changes two people", async ({ place }) => {
    const moved = people(5).map((row, index) =>
      index < 2 ? person(index + 1, names[index] ?? "", { Email: `p${index}@example.org` }) : row,
    );
    await apply(place, moved);
    await apply(
      place,
      people(5).map((row, index) =>
        index < 2 ? person(index + 1, names[index] ?? "", { Email: `q${index}@example.org` }) : row,
      ),
    );
    place.sandbox.forgetRequests();
    expect(guardsOf(await apply(place, moved))).toEqual([]);
    expect(mutations(place)).toEqual(["PATCH", "PATCH"]);
  });

  test("is held when it is the last list but one and would delete a person", async ({ place }) => {
    for (const count of [5, 6]) await apply(place, people(count));
    expect(guardsOf(await apply(place, people(5)))).toEqual(["older_list"]);
    expect(namesIn(place)).toEqual(names);
  });

  test.for([1, 2, 3])(
    "passes when it only brings a leaver back after %i lists without them",
    async (nights, { place }) => {
      await apply(place, people(6));
      for (let night = 0; night < nights; night += 1) await apply(place, people(5));
      const [back] = await apply(place, people(6));
      expect(back).toMatchObject({ status: "completed", holds: [], rows: { created: 1 } });
    },
  );

  test("is held when it brings three leavers back after two lists without them", async ({ place }) => {
    const limits = { limitCount: 9, limitPercent: 100, limitWeekPercent: 100, limitTotal: 99, absentDays: 0 };
    const many = Array.from({ length: 20 }, (_, at) =>
      person(at + 1, `Name${"abcdefghijklmnopqrst"[at]}`, { Birthday: `19${50 + at}-0${1 + (at % 9)}-1${at % 7}` }),
    );
    await apply(place, many, { deletes: limits });
    for (let night = 0; night < 2; night += 1) await apply(place, many.slice(3), { deletes: limits });
    expect(guardsOf(await apply(place, many, { deletes: limits }))).toEqual(["older_list"]);
  });

  test("is held when its modification time is earlier and it would change a person", async ({ place }) => {
    await apply(place, people(5));
    dropOlder(place, "staff-old.csv", csvText(HEADER, [...people(4), person(5, "Eva", { Email: "eva@example.org" })]));
    expect(guardsOf(await run(place))).toEqual(["older_list"]);
  });

  test("passes when its modification time is earlier and its rows are those of the latest list", async ({ place }) => {
    await apply(place, people(4));
    await apply(place, people(5));
    dropOlder(place, "staff-old.csv", csvText(HEADER, people(5).toReversed()));
    expect(guardsOf(await run(place))).toEqual([]);
  });

  test("counts as the newest list once a person approves it", async ({ place }) => {
    for (const count of [5, 6]) await apply(place, people(count));
    const [held] = await apply(place, people(5));
    await runCommand(place, { kind: "approve", run: held?.run ?? "" });
    expect(namesIn(place)).toEqual(names.slice(0, 5));
    expect(guardsOf(await apply(place, people(5)))).toEqual([]);
  });
});

describe("an older list with a new row", () => {
  const staff = [...names, "Gina"].map((name, index) => person(index + 1, name));
  const joiner = person(8, "Hanna");
  const newest = person(9, "Ida");
  const put = (rows: typeof staff, nr: number, more: Parameters<typeof person>[2]) =>
    rows.map((row, index) => (index === nr - 1 ? person(nr, row[1] ?? "", more) : row));

  test("is held when a leaver is back, a joiner is missing and a birthday is the former one", async ({ place }) => {
    const first = [...put(staff, 2, { Birthday: "1966-01-02" }).filter((_, index) => index !== 4), joiner];
    await apply(place, staff);
    expect(guardsOf(await apply(place, first))).toEqual([]);
    expect(guardsOf(await apply(place, put(first, 3, { Phone: "+491701234567" })))).toEqual([]);
    const before = place.sandbox.contacts();
    const [held] = await apply(place, [...staff, newest]);
    expect(held?.holds).toMatchObject([
      { guard: "older_list", figures: { how: "returns", leavers: 1, joiners: 1, values: 1 } },
    ]);
    expect(held?.holds[0]?.examples).toHaveLength(3);
    expect(place.sandbox.contacts()).toEqual(before);
  });

  test("is held when it puts back three values of two lists", async ({ place }) => {
    const mails = (rows: typeof staff, ...numbers: number[]) =>
      numbers.reduce((all, nr) => put(all, nr, { Email: `new${nr}@example.org` }), rows);
    const known = staff.map((row, index) => person(index + 1, row[1] ?? "", { Email: `p${index}@example.org` }));
    await apply(place, known);
    await apply(place, mails(known, 1));
    await apply(place, mails(known, 1, 2, 3));
    expect(guardsOf(await apply(place, [...known, newest]))).toEqual(["older_list"]);
  });

  test("passes when it takes back the values of one wrong list", async ({ place }) => {
    const known = staff.map((row, index) => person(index + 1, row[1] ?? "", { Email: `p${index}@example.org` }));
    await apply(place, known);
    await apply(
      place,
      [1, 2, 3].reduce((all, nr) => put(all, nr, { Email: `new${nr}@example.org` }), known),
    );
    expect(guardsOf(await apply(place, [...known, newest]))).toEqual([]);
  });

  test("passes when one leaver comes back and one value is reverted", async ({ place }) => {
    const known = put(staff, 2, { Phone: "+491701234560" });
    await apply(place, known);
    await apply(place, put(known, 2, { Phone: "+491701234567" }).slice(0, 6));
    await apply(place, put(known, 2, { Phone: "+491701234567" }).slice(0, 6));
    expect(guardsOf(await apply(place, [...known, newest]))).toEqual([]);
  });

  test("passes when most of what the last lists did stays", async ({ place }) => {
    const known = put(staff, 2, { Phone: "+491701234560" });
    const later = put(put(known, 2, { Phone: "+491701234567" }), 3, { Phone: "+491701234568" });
    await apply(place, known);
    await apply(place, [...later, joiner]);
    await apply(place, [...put(later, 4, { Phone: "+491701234569" }), joiner]);
    expect(
      guardsOf(await apply(place, put(put(later, 4, { Phone: "+491701234569" }), 2, { Phone: "+491701234560" }))),
    ).toEqual([]);
  });

  test("passes when it takes back less than half of what two lists did", async ({ place }) => {
    const mails = (...numbers: number[]) =>
      listOf(64).map((row, at) =>
        numbers.includes(at + 1) ? memberRow(at + 1, at + 7, { Email: `new${at}@example.org` }) : row,
      );
    await apply(place, mails());
    await apply(place, mails(1));
    await apply(place, mails(1, 2, 3, 4, 5, 6, 7));
    // Four calls, so that the seven calls of both lists are compared.
    const [record] = await apply(place, [...mails(4, 5, 6, 7), memberRow(65, 200)]);
    expect(record).toMatchObject({ holds: [], rows: { updated: 3, created: 1 } });
  });
});
