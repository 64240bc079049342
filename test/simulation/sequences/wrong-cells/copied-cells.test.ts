/** Rows of known people in which a few cells hold the values of another person. */
import { describe, expect } from "vitest";
import { HEADER } from "../../world/feeds.ts";
import { apply, codesOf, mutations, person, runCommand, test } from "../../world/list-sequence.ts";

type Column = (typeof HEADER)[number];

const TEAM = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fred"].map((name, at) =>
  person(at + 1, name, {
    Email: `${name.toLowerCase()}@example.org`,
    Phone: `+49 30 90182${at}0`,
    Birthday: `19${50 + at * 7}-0${at + 1}-1${at}`,
  }),
);

/** Returns the list with these cells of row `to` as in row `from`. */
function copied(from: number, to: number, columns: readonly Column[], list = TEAM): readonly (readonly string[])[] {
  const source = TEAM[from] ?? [];
  return list.map((row, at) =>
    at === to
      ? row.map((cell, column) => (columns.includes(HEADER[column] as Column) ? (source[column] ?? "") : cell))
      : row,
  );
}

describe("a row of a known person with cells of another person", () => {
  test.for<[string, readonly Column[]]>([
    ["birthday and e-mail", ["Birthday", "Email"]],
    ["birthday and phone", ["Birthday", "Phone"]],
    ["birthday, e-mail and phone", ["Birthday", "Email", "Phone"]],
    ["first name and e-mail", ["First Name", "Email"]],
    ["first and last name", ["First Name", "Last Name"]],
  ])("is not sent, but a question, when the cells are %s", async ([, columns], { place }) => {
    await apply(place, TEAM);
    place.sandbox.forgetRequests();
    const [record] = await apply(place, copied(1, 0, columns));
    expect(codesOf(place, record)).toEqual({ 2: ["other_person"] });
    expect(record).toMatchObject({ status: "completed", rows: { rejected: 1, unchanged: 5 } });
    const [exchange] = await apply(place, copied(0, 1, columns, [...copied(1, 0, columns)]));
    expect(codesOf(place, exchange)).toEqual({ 2: ["other_person"], 3: ["other_person"] });
    expect(mutations(place)).toEqual([]);
  });

  test("is sent when a person answers that it is the same person", async ({ place }) => {
    await apply(place, TEAM);
    await apply(place, copied(1, 0, ["Birthday", "Email"]));
    const [item] = place.ledger().openItems.open("staff");
    if (item === undefined) expect.unreachable();
    const { id } = place.ledger().openItems.toLine(item, 2);
    expect(await runCommand(place, { kind: "answer", id, choice: "same" })).toBe(0);
    const [record] = await apply(place, copied(1, 0, ["Birthday", "Email"]));
    expect(record).toMatchObject({ rows: { unchanged: 6 } });
  });

  test.for<[string, readonly Column[]]>([
    ["e-mail and phone, as in a family", ["Email", "Phone"]],
    ["last name and e-mail, as after a marriage", ["Last Name", "Email"]],
    ["birthday, as of twins", ["Birthday"]],
  ])("is sent when the cells are %s", async ([, columns], { place }) => {
    await apply(place, TEAM);
    const [record] = await apply(place, copied(1, 0, columns));
    expect(record).toMatchObject({ holds: [], rows: { rejected: 0, updated: 1 } });
  });

  test("is sent when a person without these values gets those of a twin", async ({ place }) => {
    const columns = ["Birthday", "Email"] as const;
    const [ada = [], ...others] = TEAM;
    await apply(place, [ada.map((cell, at) => (columns.includes(HEADER[at] as never) ? "" : cell)), ...others]);
    const [record] = await apply(place, copied(1, 0, columns));
    expect(record).toMatchObject({ holds: [], rows: { rejected: 0, updated: 1 } });
  });
});
