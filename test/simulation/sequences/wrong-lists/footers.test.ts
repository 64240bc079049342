/** Footers below a list, and lists that are cut off in their last row. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { testFeed } from "../../world/feeds.ts";
import { codesOf, namesIn, run, test } from "../../world/list-sequence.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

const COLUMNS = ["Nr", "First Name", "Last Name", "Email", "Phone", "Birthday", "Group"] as const;
const FIRST = ["Sven", "Vera", "Cleo", "Dora", "Emil", "Fred", "Gero", "Hedi", "Ines", "Jule", "Karl", "Lars"];

type Key = "number" | "word" | "e-mail" | "no";
const row = (at: number, key: Key): readonly string[] => {
  const first = `${FIRST[at % 12]}${"abcdefgh"[Math.floor(at / 12)]}`;
  const last = `${FIRST[(at * 5 + 3) % 12]}mann`;
  const email = `${first}.${last}@firma.de`.toLowerCase();
  const number = { number: String(1_003 + at), word: `${first}${last}`.toLowerCase(), "e-mail": email, no: "" }[key];
  const birthday = `${String(10 + (at % 18))}.0${1 + (at % 9)}.19${50 + ((at * 7) % 50)}`;
  const cells = [number, first, last, email, `+49308599${1_000 + at * 7}`, birthday, "Team Berlin"];
  return key === "no" ? cells.slice(1) : cells;
};
const people = (from: number, to: number, key: Key) =>
  Array.from({ length: to - from }, (_, at) => row(from + at, key));
const headerOf = (key: Key) => (key === "no" ? COLUMNS.slice(1) : COLUMNS);
const { Guardian: _guardian, Mark: _mark, UID: _uid, Nr: _nr, ...columns } = testFeed("staff").columns;

async function applyText(place: Workplace, text: string, key: Key) {
  const feed: Partial<FeedSettings> = { columns, dateOrder: "DMY", key: key === "no" ? null : ["Nr"] };
  dropFile(place, `staff-${place.clock.now()}.csv`, text);
  const [record] = await run(place, feed);
  return record;
}
const textOf = (rows: readonly (readonly string[])[], key: Key, footer = "") =>
  `${csvText(headerOf(key), rows)}${footer}`;

const FOOTERS = [
  "(N rows affected)\n",
  "N rows selected.\n",
  "Mitarbeiter gesamt: N\n",
  "Headcount: N\n",
  "EOF\n",
  "***\n",
  "Export finished\n",
  "Totaal aantal: N\n",
  "Liczba rekordów: N\n",
  "Fine elenco\n",
  "Report ID 4711\n",
  "Confidential. For internal use only.\n",
  "Stand,23.11.2026\n",
  "Stand,23.11.2026,,,,,\n",
  "Report ID 4711\nN rows selected.\n",
];

describe("a footer below the last person", () => {
  for (const key of ["number", "word", "no"] as const)
    test.for(FOOTERS)(`is skipped in a list with ${key} key, and holds no delete: %j`, async (footer, { place }) => {
      const withCount = (count: number) => footer.replace("N", String(count));
      await applyText(place, textOf(people(0, 40, key), key, withCount(40)), key);
      const less = await applyText(place, textOf(people(1, 40, key), key, withCount(39)), key);
      expect(less).toMatchObject({ holds: [], rows: { rejected: 0 }, deletes: { deleted: 1 } });
      expect(codesOf(place, less)).toEqual({});
      await applyText(place, textOf(people(1, 40, key), key), key);
      const appeared = await applyText(place, textOf(people(2, 40, key), key, withCount(38)), key);
      expect(appeared).toMatchObject({ holds: [], rows: { rejected: 0 }, deletes: { deleted: 1 } });
      expect(namesIn(place)).toHaveLength(38);
    });

  test("is skipped when it is a single word below numbers", async ({ place }) => {
    for (const from of [0, 1]) {
      const record = await applyText(place, textOf(people(from, 40, "number"), "number", "Ende"), "number");
      expect(record).toMatchObject({ holds: [], rows: { rejected: 0 } });
    }
    expect(namesIn(place)).toHaveLength(39);
  });

  test("holds the delete of a contact that it names", async ({ place }) => {
    await applyText(place, textOf(people(0, 40, "number"), "number"), "number");
    const [, first = "", last = ""] = row(5, "number");
    const rows = [...people(0, 5, "number"), ...people(6, 40, "number")];
    const record = await applyText(place, textOf(rows, "number", `${first} ${last}\n`), "number");
    expect(record?.deletes.deleted).toBe(0);
  });
});

describe("a list that is cut in its last row", () => {
  for (const key of ["number", "word", "e-mail", "no"] as const)
    test(`refuses that row, and deletes no one, at each place of the cut in a list with ${key} key`, async () => {
      const whole = textOf(people(0, 14, key), key);
      const last = whole.slice(0, -1).lastIndexOf("\n") + 1;
      const beginning = Array.from({ length: 6 }, (_, at) => last + 1 + at);
      const rest = Array.from({ length: 10 }, (_, at) => last + 8 + at * 8);
      // A feed remembers how its last lists ended, so each cut list comes to a feed of its own.
      for (const end of [...beginning, ...rest.filter((at) => at < whole.length)]) {
        const place = openWorkplace(1, {}, 1, () => {});
        await applyText(place, whole, key);
        const record = await applyText(place, whole.slice(0, end), key);
        const found = [whole.slice(last, end), record?.deletes.deleted, codesOf(place, record)[15]];
        place.remove();
        expect(found).toEqual([whole.slice(last, end), 0, ["cut_row"]]);
      }
    });
});
