/** Shifts of few rows, where the row that loses its value is refused or is a question. Each list is held. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { apply, mutations, test } from "../../world/list-sequence.ts";
import { HEADER } from "../../world/feeds.ts";
import { listOf, memberRow, type Column, type Members } from "../../world/members.ts";
import type { Workplace } from "../../world/workplace.ts";

/** Returns the list with the values of some columns taken from other rows; `last` is the text where no row is. */
function moved(members: Members, columns: readonly Column[], from: (at: number) => number, last = ""): Members {
  const places = columns.map((column) => HEADER.indexOf(column));
  return members.map((row, at) =>
    row.map((cell, column) => (places.includes(column) ? (members[from(at)]?.[column] ?? last) : cell)),
  );
}

/** Applies a list and then a wrong one, and expects that nothing of the wrong one is sent. */
async function expectExchangeHeld(
  place: Workplace,
  right: Members,
  wrong: Members,
  feed: Partial<FeedSettings> = {},
): Promise<void> {
  await apply(place, right, feed);
  place.sandbox.forgetRequests();
  const [record] = await apply(place, wrong, feed);
  expect(mutations(place)).toEqual([]);
  expect(record?.holds.map(({ guard }) => guard)).toContain("values_exchanged");
}

describe.each([12, 40])("a list of %i people is held when", (size) => {
  const right = listOf(size);
  const upFrom = (start: number) => (at: number) => (at < start ? at : at + 1);

  test("the first names of the last four rows move up, and the last one is blank", async ({ place }) => {
    await expectExchangeHeld(place, right, moved(right, ["First Name"], upFrom(size - 4)));
  });

  test("the e-mails of the last four rows move up, and the last one is a fault", async ({ place }) => {
    await expectExchangeHeld(place, right, moved(right, ["Email"], upFrom(size - 4), "#N/A"));
  });

  test("the birthdays of four rows move down, and one row in between has no readable e-mail", async ({ place }) => {
    const down = moved(right, ["Birthday"], (at) => (at > 2 && at < 7 ? at - 1 : at));
    const wrong = down.map((row, at) =>
      at === 4 ? row.map((cell, column) => (HEADER[column] === "Email" ? "#N/A" : cell)) : row,
    );
    await expectExchangeHeld(place, right, wrong);
  });
});

test("holds a block of names and birthdays that moves down beside its e-mails and phones", async ({ place }) => {
  // Two people of one first name make a question of a row.
  const right = listOf(12).map((row, at) =>
    [4, 5, 9, 10].includes(at) ? memberRow(at + 1, at + 7, { "First Name": at < 6 ? "Quirin" : "Mara" }) : row,
  );
  const wrong = moved(right, ["First Name", "Last Name", "Birthday", "Group"], (at) =>
    at > 3 && at < 11 ? at - 1 : at,
  );
  await expectExchangeHeld(place, right, wrong, { key: null });
});

describe("a row that is refused in each list", () => {
  const right = listOf(12);
  const withFault = (members: Members): Members =>
    members.map((row, at) =>
      at === 5 ? row.map((cell, column) => (HEADER[column] === "Email" ? "#N/A" : cell)) : row,
    );

  test("holds no list, although two people exchange e-mails", async ({ place }) => {
    await apply(place, right);
    await apply(place, withFault(right));
    const exchanged = moved(withFault(right), ["Email"], (at) => (at === 1 ? 2 : at === 2 ? 1 : at));
    const [next] = await apply(place, exchanged);
    expect(next).toMatchObject({ status: "completed", holds: [], rows: { updated: 2, rejected: 1 } });
  });
});
