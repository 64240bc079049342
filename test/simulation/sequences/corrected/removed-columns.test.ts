/** Corrected reports from which a person has removed columns. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { HEADER } from "../../world/feeds.ts";
import { dropChanged } from "../../world/drop-report.ts";
import { apply, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const PHONE = "+493055501771";
const WRONG = "ada(at)example.org";
const ada = person(1, "Ada", { Email: WRONG, Phone: PHONE, Birthday: "1980-05-04" });
const withCell = (row: readonly string[], name: (typeof HEADER)[number], text: string) =>
  row.map((cell, at) => (HEADER[at] === name ? text : cell));
const others = [2, 3, 4, 5].map((nr) => person(nr, `Person${nr}`));

/** Drops the report of a run with the e-mail corrected, and without some columns. */
async function correctWithout(
  place: Workplace,
  removed: readonly string[],
  feed: Partial<FeedSettings>,
  more = {},
  list = [ada, ...others],
) {
  const [record] = await apply(place, list, feed);
  dropChanged(place, record, (lines, header) => {
    const texts = new Map(Object.entries({ Email: "ada@example.org", ...more }));
    for (const cells of lines) for (const [name, text] of texts) cells[header.indexOf(name)] = text;
    for (const name of removed) {
      const at = header.indexOf(name);
      for (const cells of [header, ...lines]) cells.splice(at, 1);
    }
  });
  return (await run(place, feed))[0];
}

const inService = (place: Workplace) => place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");

describe("a column that a person has removed from a corrected report", () => {
  test.for([
    ["Birthday", "Phone"],
    ["Phone", "Group"],
    ["Nr", "Birthday"],
    ["Birthday", "First Name", "Last Name"],
  ])("keeps the reported cells of a new person: %s", async (removed, { place }) => {
    const record = await correctWithout(place, removed, {});
    expect(record?.rows).toMatchObject({ created: 1, rejected: 0 });
    expect(inService(place)).toMatchObject({ email: "ada@example.org", phone: PHONE, birthday: "1980-05-04" });
    expect(reported(place)).toEqual([]);
    expect((await apply(place, [ada, ...others]))[0]?.rows).toMatchObject({ unchanged: 5 });
  });

  test("leaves what the list has proven about the others", async ({ place }) => {
    const dates = ["31/01/1980", "13/02/1981", "14/03/1982", "25/04/1983"];
    const list = [
      ...others.map((row, at) => withCell(row, "Birthday", dates[at] ?? "")),
      withCell(ada, "Birthday", "03/04/1984"),
    ];
    const record = await correctWithout(place, ["Phone"], { dateOrder: null }, {}, list);
    expect(record?.rows).toMatchObject({ created: 1, rejected: 0 });
    expect(inService(place)).toMatchObject({ birthday: "1984-04-03", phone: PHONE });
  });

  test.for(["keep", "clear"] as const)(
    "keeps what the service has of a known person, with blankCells %s",
    async (blankCells, { place }) => {
      const feed = { mode: "changes", blankCells } as const;
      await apply(place, [ada.map((cell) => (cell === WRONG ? "old@example.org" : cell)), ...others], feed);
      const record = await correctWithout(place, ["Birthday", "Phone"], feed, { "Last Name": "Lovelace" });
      expect(record?.rows).toMatchObject({ updated: 1, rejected: 0 });
      expect(inService(place)).toMatchObject({
        email: "ada@example.org",
        last_name: "Lovelace",
        phone: PHONE,
        birthday: "1980-05-04",
      });
      expect(place.ledger().entries.byContact(inService(place)?.contact_id ?? 0)?.applied).toMatchObject({
        phone: PHONE,
      });
    },
  );
});
