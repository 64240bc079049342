/** Two people of one first name and one e-mail: a list without a key column, or with one number for both, can't tell them apart. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { apply, drop, namesIn, person, run, test } from "../../world/list-sequence.ts";
import { decide, erase, OTHERS } from "../../world/canary.ts";
import { filesWith } from "../../world/files-with.ts";
import type { Workplace } from "../../world/workplace.ts";

const EMAIL = "info@firma.example";
const FATHER = { "Last Name": "Gleichnamig", Email: EMAIL, Birthday: "1959-03-21", UID: "canary" };
const SON = { "Last Name": "Gleichnamig", Email: EMAIL, Birthday: "1990-01-16", UID: "ofson" };
const father = person(7, "Hans", FATHER);
const son = person(7, "Hans", SON);

/** Drops a list with each name in one cell. */
function dropUnsplit(place: Workplace, rows: readonly (readonly string[])[]): void {
  const header = ["Nr", "Name", "Email", "Birthday", "Group", "UID"];
  drop(
    place,
    rows.map(([nr = "", first = "", last = "", email = "", , birthday = "", group = "", , , uid = ""]) => [
      nr,
      `${last}, ${first}`,
      email,
      birthday,
      group,
      uid,
    ]),
    header,
  );
}

const UNSPLIT: FeedSettings["columns"] = {
  Name: "full_name",
  Email: "email",
  Birthday: "birthday",
  Group: "group",
  UID: "custom_fields.uid",
};
const SLASHES = "without a key column, and with slashes in its dates";
const FEEDS: Readonly<Record<string, Partial<FeedSettings>>> = {
  "without a key column": { key: null },
  "with one number for both": {},
  "without a key column, and with whole names in one cell": { key: null, columns: UNSPLIT },
  [SLASHES]: { key: null, dateOrder: "DMY" },
};

describe.for(Object.entries(FEEDS))("a namesake with the same e-mail in a list %s", ([kind, feed]) => {
  const withSlashes = (cell: string) => cell.replace(/^(\d{4})-(\d\d)-(\d\d)$/u, "$3/$2/$1");
  const give = async (place: Workplace, list: readonly (readonly string[])[]) => {
    const rows = kind === SLASHES ? list.map((cells) => cells.map(withSlashes)) : list;
    if (feed.columns === undefined) return apply(place, rows, feed);
    dropUnsplit(place, rows);
    return run(place, feed);
  };
  const open = (place: Workplace) =>
    place
      .ledger()
      .openItems.open("staff")
      .map(({ cells }) => cells.at(-1));

  /** Expects that only the son's rows are left. */
  function expectOnlySon(place: Workplace): void {
    expect(open(place)).toEqual(["ofson"]);
    expect(place.ledger().openItems.countToCorrect("staff")).toBe(1);
    for (const folder of [place.folders.reports, place.folders.archive]) {
      expect(filesWith(folder, "canary")).toEqual([]);
      expect(filesWith(folder, "ofson").length).toBeGreaterThan(0);
    }
  }

  test("keeps its refused row when the linked person is erased", async ({ place }) => {
    await give(place, [father, ...OTHERS]);
    await give(place, [father, son, ...OTHERS]);
    expect(open(place)).toEqual(["canary", "ofson"]);
    const id = place.sandbox.contacts().find(({ first_name: name }) => name === "Hans")?.contact_id;
    expect(await decide(place, { kind: "erase", person: `${id}`, keepContact: false })).toMatchObject({ exitCode: 0 });
    expect(namesIn(place)).not.toContain("Hans");
    expectOnlySon(place);
  });

  test("keeps its refused row when the person of the other row is erased", async ({ place }) => {
    await give(place, [father, son, ...OTHERS]);
    const [item] = place.ledger().openItems.open("staff");
    expect(await erase(place, false, `row:${item?.id}`)).toMatchObject({ exitCode: 0 });
    expectOnlySon(place);
  });

  test("keeps its key in what its row says", async ({ place }) => {
    await give(place, [father, ...OTHERS]);
    await give(place, [father, son, ...OTHERS]);
    const messages = () =>
      place
        .ledger()
        .openItems.open("staff")
        .map(({ issues: [{ data }] }) => data["key"]);
    const [, key] = messages();
    expect(key).not.toBe("");
    const id = place.sandbox.contacts().find(({ first_name: name }) => name === "Hans")?.contact_id;
    expect(await decide(place, { kind: "erase", person: `${id}`, keepContact: false })).toMatchObject({ exitCode: 0 });
    expect(messages()).toEqual([key]);
  });
});
