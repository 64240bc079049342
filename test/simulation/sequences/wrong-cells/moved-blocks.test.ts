/** Blocks of cells that move beside other rows, or are pasted over them. The rows that get another key, or none, count, too. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { openItemId } from "../../../../src/ledger/runs/open-items/open-items.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, mutations, runCommand, test } from "../../world/list-sequence.ts";
import { listOf, memberRow, type Column, type Members } from "../../world/members.ts";
import type { Workplace } from "../../world/workplace.ts";

/** Returns the list with the values of some columns taken from other rows; `last` is the text where no row is. */
function moved(members: Members, columns: readonly Column[], from: (at: number) => number, last = ""): Members {
  return members.map((row, at) =>
    row.map((cell, place) => {
      const isMoved = columns.some((column) => HEADER[place] === column);
      return isMoved ? (members[from(at)]?.[place] ?? last) : cell;
    }),
  );
}

const downFrom = (start: number, rows: number) => (at: number) => (at > start && at < start + rows ? at - 1 : at);
const upFrom = (start: number) => (at: number) => (at < start ? at : at + 1);
const pastedFrom = (source: number, target: number, rows: number) => (at: number) =>
  at >= target && at < target + rows ? at - target + source : at;

/** Applies a list and then a wrong one, and returns the guards that hold it. Nothing of it may be sent. */
async function guardsOf(place: Workplace, wrong: Members, right: Members, feed: Partial<FeedSettings>) {
  await apply(place, right, feed);
  place.sandbox.forgetRequests();
  const [record] = await apply(place, wrong, feed);
  expect(mutations(place)).toEqual([]);
  return record?.holds.map(({ guard }) => guard);
}

const BY_EMAIL = { key: ["Email"] };
const BY_NAME = { key: ["First Name", "Last Name"] };
const BY_DEFAULT = { key: null };
const BLOCK: readonly Column[] = ["Birthday", "Email", "Phone", "Group"];

describe.each([
  { key: "the e-mail", feed: BY_EMAIL },
  { key: "the default key", feed: BY_DEFAULT },
])("where $key tells people apart", ({ feed }) => {
  test.for([4, 5, 6])(
    "holds a list in which a block of %i rows moves down beside the names",
    async (rows, { place }) => {
      const right = listOf(40);
      expect(await guardsOf(place, moved(right, BLOCK, downFrom(10, rows)), right, feed)).toContain("values_exchanged");
    },
  );

  test("holds a list in which e-mails move up and the last row gets a fault", async ({ place }) => {
    const right = listOf(40);
    expect(await guardsOf(place, moved(right, ["Email"], upFrom(36), "#N/A"), right, feed)).toContain(
      "values_exchanged",
    );
  });

  test("deletes no one over whose row the block of another person is pasted", async ({ place }) => {
    const right = listOf(40);
    const wrong = moved(right, ["Email", "Phone", "Last Name", "Birthday"], pastedFrom(23, 8, 4));
    expect(await guardsOf(place, wrong, right, feed)).toContain("unidentified_rows");
  });
});

describe("where the name tells people apart", () => {
  test.for([2, 4])(
    "creates and deletes no one when a block of %i rows is pasted over others",
    async (rows, { place }) => {
      const right = listOf(40);
      const wrong = moved(right, ["Email", "Phone", "Last Name", "Birthday"], pastedFrom(23, 8, rows));
      expect(await guardsOf(place, wrong, right, BY_NAME)).toContain("unidentified_rows");
    },
  );

  test("deletes no person when only the last name is left beside another person's values", async ({ place }) => {
    const right = listOf(40);
    const wrong = moved(right, ["First Name", "Phone", "Birthday", "Email"], pastedFrom(23, 8, 4));
    expect(await guardsOf(place, wrong, right, BY_NAME)).toContain("unidentified_rows");
  });

  test("deletes no one of whose row only the group is left", async ({ place }) => {
    const right = listOf(40);
    const wrong = moved(right, ["First Name", "Last Name", "Phone", "Birthday", "Email"], pastedFrom(23, 8, 4));
    expect(await guardsOf(place, wrong, right, BY_NAME)).toContain("unidentified_rows");
  });

  test("holds a list in which names and birthdays move down, and the last of them are gone", async ({ place }) => {
    const right = listOf(12);
    const wrong = moved(right, ["First Name", "Last Name", "Birthday", "Group"], downFrom(4, 4));
    expect(await guardsOf(place, wrong, right, BY_NAME)).toContain("values_exchanged");
  });
});

test("asks whose row it is that gets the name of a person without a row, and sends it after the answer", async ({
  place,
}) => {
  const right = listOf(40);
  const wrong = moved(right, ["First Name", "Last Name"], (at) => (at === 5 ? 9 : at)).filter((_, at) => at !== 9);
  expect(await guardsOf(place, wrong, right, BY_EMAIL)).toEqual(["unidentified_rows"]);
  const [item] = place.ledger().openItems.open("staff");
  const id = item === undefined ? "" : openItemId(item);
  expect(await runCommand(place, { kind: "answer", id, choice: "same" }, BY_EMAIL)).toBe(0);
  const [record] = await apply(place, wrong, BY_EMAIL);
  expect(record).toMatchObject({ rows: { rejected: 0 }, deletes: { deleted: 1, held: 0 } });
});

describe("a row that is refused counts among its changes", () => {
  const right = listOf(40);
  const withFault = (members: Members, fault: number): Members =>
    members.map((row, at) => row.map((cell, place) => (at === fault && HEADER[place] === "Email" ? "#N/A" : cell)));

  test("when the birthdays of four people move by a day", async ({ place }) => {
    const birthday = HEADER.indexOf("Birthday");
    const nextDay = (date: string) => new Date(Date.parse(date) + 24 * 3_600_000).toISOString().slice(0, 10);
    const later = right.map((row, at) =>
      row.map((cell, of) => (of === birthday && at % 10 === 4 ? nextDay(cell) : cell)),
    );
    expect(await guardsOf(place, withFault(later, 14), right, BY_EMAIL)).toContain("birthdays_shifted");
  });

  test("when a last name is filled down over three rows", async ({ place }) => {
    const filled = moved(right, ["Last Name"], (at) => (at > 10 && at < 14 ? 10 : at));
    expect(await guardsOf(place, withFault(filled, 12), right, BY_EMAIL)).toContain("values_filled");
  });
});

describe("an ordinary night", () => {
  test("creates a twin who has the birthday and the e-mail of a known person", async ({ place }) => {
    const right = listOf(40);
    const twin = right[3]?.map((cell, at) => (["Nr", "UID", "First Name"].includes(HEADER[at] ?? "") ? "Twin" : cell));
    await apply(place, right, { sharedAddress: "leaveOut" });
    const [record] = await apply(place, [...right, twin ?? []], { sharedAddress: "leaveOut" });
    expect(record).toMatchObject({ status: "completed", holds: [], rows: { created: 1 } });
  });

  test("passes when people take the last name of others who leave, and two rows lose their key", async ({ place }) => {
    const right = listOf(60);
    const cell = (at: number, column: Column) => right[at]?.[HEADER.indexOf(column)] ?? "";
    const married = right.map((row, at) =>
      at < 3 ? memberRow(at + 1, at + 7, { "Last Name": cell(at + 20, "Last Name") }) : row,
    );
    const keyless = married.map((row, at) =>
      at === 30 || at === 31 ? row.map((text, of) => (of === 0 ? "" : text)) : row,
    );
    await apply(place, right);
    const [record] = await apply(
      place,
      keyless.filter((_, at) => at < 20 || at > 22),
    );
    expect(record).toMatchObject({ rows: { updated: 3, rejected: 2 }, holds: [] });
  });
});
