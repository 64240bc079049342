/** Rows in which cells of two neighbours are mixed, while the second neighbour's own row is gone. */
import { describe, expect } from "vitest";
import { HEADER } from "../../world/feeds.ts";
import { apply, codesOf, mutations, person, runCommand, test } from "../../world/list-sequence.ts";

type Column = (typeof HEADER)[number];

const TEAM = ["Sven", "Vera", "Cleo", "Dora", "Emil", "Fred", "Gero", "Hedi", "Ines", "Jule", "Karl", "Lars"].map(
  (name, at) =>
    person(at + 1, name, {
      Email: `${name.toLowerCase()}@example.org`,
      Phone: `+49 30 90182${10 + at}`,
      Birthday: `19${50 + at * 3}-0${1 + (at % 9)}-1${at % 9}`,
    }),
);

/** Returns the list without Vera's row, and with these cells of hers in Sven's row. */
function mixed(columns: readonly Column[], more: Partial<Record<Column, string>> = {}): readonly (readonly string[])[] {
  const [sven = [], vera = [], ...others] = TEAM;
  const row = sven.map((cell, at) => {
    const column = HEADER[at] as Column;
    return more[column] ?? (columns.includes(column) ? (vera[at] ?? "") : cell);
  });
  return [row, ...others];
}

describe("a row with cells of a person whose own row is gone", () => {
  test.for<[string, readonly Column[]]>([
    ["phone and birthday", ["Phone", "Birthday"]],
    ["e-mail and birthday", ["Email", "Birthday"]],
    ["e-mail, phone and birthday", ["Email", "Phone", "Birthday"]],
    ["first name and e-mail", ["First Name", "Email"]],
    ["first and last name", ["First Name", "Last Name"]],
    ["all but the number", HEADER.filter((column) => column !== "Nr")],
  ])("deletes no one when the cells are %s", async ([, columns], { place }) => {
    await apply(place, TEAM);
    place.sandbox.forgetRequests();
    for (let night = 1; night <= 3; night += 1) {
      const [record] = await apply(place, mixed(columns));
      expect(codesOf(place, record)[2]).toEqual(["other_person"]);
      expect(mutations(place)).toEqual([]);
    }
  });

  test.for<[string, Column]>([
    ["phone", "Phone"],
    ["e-mail", "Email"],
  ])("deletes no one when the row is refused and has the %s", async ([, column], { place }) => {
    await apply(place, TEAM);
    place.sandbox.forgetRequests();
    const [record] = await apply(place, mixed([column], { Birthday: "31.02.1950" }));
    expect(record).toMatchObject({ rows: { rejected: 1 }, deletes: { deleted: 0 } });
    expect(mutations(place)).toEqual([]);
  });

  test("deletes the person when a person answers that the row is about its key's contact", async ({ place }) => {
    await apply(place, TEAM);
    await apply(place, mixed(["Phone", "Birthday"]));
    const [item] = place.ledger().openItems.open("staff");
    if (item === undefined) expect.unreachable();
    const { id } = place.ledger().openItems.toLine(item, 2);
    expect(await runCommand(place, { kind: "answer", id, choice: "same" })).toBe(0);
    const [record] = await apply(place, mixed(["Phone", "Birthday"]));
    expect(record).toMatchObject({ rows: { unchanged: 11 }, deletes: { deleted: 1 } });
  });
});
