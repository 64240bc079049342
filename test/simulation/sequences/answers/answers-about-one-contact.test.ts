/** Two rows of one report that are questions about one contact: the row with its key, and the row of its person. */
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import { idsByName } from "../../world/eight-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = [3, 4, 5, 6, 7].map((nr) => person(nr, `Person${nr}`));
const bert = person(1, "Bert", { Email: "bert@example.org" });
const ofArno = { "Last Name": "Zorn", Email: "arno@example.org", Birthday: "2001-11-19", UID: "" };
/** Arno's row was typed with Bert's number. The next list has both right. */
const mistyped = person(1, "Arno", ofArno);
const mended = [...others, bert, person(8, "Arno", ofArno)];

/** Drops a report back with answers by first name. Lines without an answer stay as they are, or are removed. */
async function answer(
  place: Workplace,
  record: Parameters<typeof dropChanged>[1],
  choices: Readonly<Record<string, string>>,
  {
    keepsOthers = false,
    isTurned = false,
    feed = {},
  }: { readonly keepsOthers?: boolean; readonly isTurned?: boolean; readonly feed?: Partial<FeedSettings> } = {},
) {
  dropChanged(place, record, (lines, header) => {
    const name = header.indexOf("First Name");
    setColumn(lines, header, "_answer", (cells) => choices[cells[name] ?? ""] ?? "");
    const kept = lines.filter((cells) => keepsOthers || choices[cells[name] ?? ""] !== undefined);
    lines.splice(0, lines.length, ...(isTurned ? kept.toReversed() : kept));
  });
  return run(place, feed);
}

/** Returns the run that asks about both rows. Arno has a contact with Bert's key, and Bert has none. */
async function askAboutBoth(place: Workplace) {
  await apply(place, [bert, ...others]);
  const [typed] = await apply(place, [mistyped, ...others]);
  await answer(place, typed, { Arno: "new" });
  expect(namesIn(place)).not.toContain("Bert");
  const [asked] = await apply(place, mended);
  expect(reported(place).toSorted()).toEqual(["Arno: local looks_like", "Bert: local other_person"]);
  return asked;
}

/** Returns what is left to do, and whether Arno's contact is still there. Arno's new key is sent with his row. */
const ended = (place: Workplace) => ({
  open: reported(place),
  arno: idsByName(place)["Arno"],
  calls: mutations(place).toSorted(),
});

describe("a row whose person's contact has the key of another row", () => {
  test.for([false, true])(
    "gets the contact beside the other row's “new”, turned lines: %s",
    async (isTurned, { place }) => {
      const asked = await askAboutBoth(place);
      const arno = idsByName(place)["Arno"];
      place.sandbox.forgetRequests();
      await answer(place, asked, { Arno: "same", Bert: "new" }, { isTurned });
      expect(ended(place)).toEqual({ open: [], arno, calls: ["PATCH", "POST"] });
      place.sandbox.forgetRequests();
      await apply(place, mended);
      expect(ended(place)).toEqual({ open: [], arno, calls: [] });
    },
  );

  test.for([false, true])(
    "keeps the contact while it is a question, in the report: %s",
    async (keepsOthers, { place }) => {
      const asked = await askAboutBoth(place);
      const arno = idsByName(place)["Arno"];
      place.sandbox.forgetRequests();
      await answer(place, asked, { Bert: "new" }, { keepsOthers });
      expect(mutations(place)).toEqual(["POST"]);
      await apply(place, mended);
      expect(ended(place)).toEqual({ open: [], arno, calls: ["PATCH", "POST"] });
    },
  );

  test("gets the contact when the other row is answered later", async ({ place }) => {
    const asked = await askAboutBoth(place);
    const arno = idsByName(place)["Arno"];
    place.sandbox.forgetRequests();
    const [left] = await answer(place, asked, { Arno: "same" }, { keepsOthers: true });
    await answer(place, left, { Bert: "new" });
    await apply(place, mended);
    expect(ended(place)).toEqual({ open: [], arno, calls: ["PATCH", "POST"] });
  });

  test("gets the contact in a list of changes, too", async ({ place }) => {
    const feed = { mode: "changes" } as const;
    await apply(place, [bert, ...others], feed);
    const [typed] = await apply(place, [mistyped], feed);
    await answer(place, typed, { Arno: "new" }, { feed });
    const [asked] = await apply(place, mended, feed);
    const arno = idsByName(place)["Arno"];
    place.sandbox.forgetRequests();
    const [left] = await answer(place, asked, { Arno: "same" }, { keepsOthers: true, feed });
    await answer(place, left, { Bert: "new" }, { feed });
    await apply(place, mended, feed);
    expect(ended(place)).toEqual({ open: [], arno, calls: ["PATCH"] });
  });
});
