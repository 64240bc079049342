/** Older lists that come again: in another order, in another format, with another modification time. */
import { describe, expect } from "vitest";
import { csvText, dropFile, dropOlder } from "../world/drop-file.ts";
import { HEADER } from "../world/feeds.ts";
import { apply, drop, mutations, namesIn, person, run, runCommand, test } from "../world/list-sequence.ts";
import type { Workplace } from "../world/workplace.ts";

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
