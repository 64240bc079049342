/** Rows of an erased person's relatives whose first name is lost, or whose cells stand under wrong columns. */
import { join } from "node:path";
import { describe, expect } from "vitest";
import { exportPerson } from "../../../../src/run/decisions/runs/privacy/export-person.ts";
import { erase, OTHERS } from "../../world/canary.ts";
import { testFeed, type HEADER } from "../../world/feeds.ts";
import { filesWith } from "../../world/files-with.ts";
import { apply, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = Partial<Record<(typeof HEADER)[number], string>>;

const LAST = "Zimtrow";
const DAY = "1964-04-14";
const MAIL = "ot@example.org";
const BROTHER = person(7, "Otmar", { "Last Name": LAST, Birthday: DAY, Email: MAIL, Phone: "+49 171 5550139" });
const BLANK: Cells = { "First Name": "", "Last Name": "", Email: "", Phone: "", Birthday: "", UID: "uidrow" };
const TWIN: Cells = { "Last Name": LAST, Birthday: DAY, UID: "uidtwin" };
const row = (nr: string, cells: Cells) => person(8, "", { ...BLANK, Nr: nr, ...cells });

/** Returns the files and open items that have the rows of the twin. */
function kept(place: Workplace): readonly string[] {
  const marks = ["uidtwin", "uidrow"];
  const files = marks.flatMap((mark) => filesWith(place.root, mark, ["state"]).map((file) => `${mark} in ${file}`));
  const open = place.ledger().openItems.open("staff");
  const items = open.flatMap(({ id, cells }) =>
    marks.filter((mark) => cells.includes(mark)).map((mark) => `${mark} ${id}`),
  );
  return [...files, ...items];
}

/** Returns the damaged rows of a twin with this e-mail. */
const damaged = (nr: string, email: string): Readonly<Record<string, readonly string[]>> => ({
  "the whole name under the first name": row(nr, {
    "First Name": `Roswitha ${LAST}`,
    Email: email,
    Birthday: DAY,
  }),
  "the last name first": row(nr, { "First Name": `${LAST}, Roswitha`, Email: email, Birthday: DAY }),
  "the whole name under the last name": row(nr, { "Last Name": `Roswitha ${LAST}`, Email: email, Birthday: DAY }),
  "a blank first name": row(nr, { "Last Name": LAST, Email: email, Birthday: DAY }),
  "shifted to the left": row(nr, { "First Name": LAST, "Last Name": email, Phone: DAY }),
  "shifted to the right": row(nr, { "Last Name": "Roswitha", Email: LAST, Phone: email, Birthday: DAY }),
  "birthday and first name exchanged": row(nr, { "First Name": DAY, "Last Name": LAST, Email: email }),
});
const FEEDS = {
  "a feed that refuses a shared address": { sharedAddress: "report" },
  "a feed that leaves a shared address out": { sharedAddress: "leaveOut" },
  "a list of changes": { sharedAddress: "report", mode: "changes" },
} as const;

describe.for(Object.entries(FEEDS))("%s", ([, feed]) => {
  test.for(Object.entries(damaged("E-8", MAIL)))(
    "a twin's row with the shared e-mail stays: %s",
    async ([, cells], { place }) => {
      const twin = person(8, "Roswitha", { ...TWIN, Email: MAIL });
      await apply(place, [BROTHER, twin, ...OTHERS], feed);
      await apply(place, [BROTHER, cells, ...OTHERS], feed);
      const before = kept(place);
      await erase(place, false, "key:E-7");
      expect(kept(place)).toEqual(expect.arrayContaining([...before]));
    },
  );

  test.for(Object.entries(damaged("E-8", "ros@example.org")))(
    "a twin's row with her own e-mail stays: %s",
    async ([, cells], { place }) => {
      const twin = person(8, "Roswitha", { ...TWIN, Email: "ros@example.org" });
      await apply(place, [BROTHER, twin, ...OTHERS], feed);
      await apply(place, [BROTHER, cells, ...OTHERS], feed);
      const before = kept(place);
      const { lines } = await erase(place, false, "key:E-7");
      expect(kept(place)).toEqual(expect.arrayContaining([...before]));
      expect(lines.filter((line) => line.includes("may be"))).toEqual([]);
    },
  );
});

test.for(Object.entries(damaged("", "ros@example.org")))(
  "a twin's row without a key stays: %s",
  async ([, cells], { place }) => {
    const feed = { key: null, mode: "changes" } as const;
    const [brother, ...others] = [BROTHER, ...OTHERS].map((each) => each.with(0, ""));
    const twin = person(8, "Roswitha", { ...TWIN, Nr: "", Email: "ros@example.org" });
    await apply(place, [brother ?? [], twin, ...others], feed);
    await apply(place, [brother ?? [], cells, ...others], feed);
    const before = kept(place);
    await erase(place, false, MAIL);
    expect(kept(place)).toEqual(expect.arrayContaining([...before]));
  },
);

test.for(Object.entries(damaged("E-8", MAIL)))(
  "an export of the person does not have a twin's row: %s",
  async ([, cells], { place }) => {
    const feed = { sharedAddress: "leaveOut" } as const;
    const twin = person(8, "Roswitha", { ...TWIN, Email: MAIL });
    await apply(place, [BROTHER, twin, ...OTHERS], feed);
    await apply(place, [BROTHER, cells, ...OTHERS], feed);
    const folders = { ...place.folders, uploads: join(place.root, "uploads") };
    const feeds = [testFeed("staff", feed)];
    const held = await exportPerson("1", place.ledger(), folders, place.requests, "2026-11-22T00:00:00.000Z", feeds);
    const text = JSON.stringify(held?.records);
    expect(text).toContain(MAIL);
    expect(text).not.toMatch(/Roswitha|uidrow|uidtwin/u);
  },
);

describe("a row that may be the erased person's stays, and is named", () => {
  const MAY_BE: Readonly<Record<string, Cells>> = {
    "last name and birthday, with an e-mail that no one else has": {
      "Last Name": LAST,
      Birthday: DAY,
      Email: "neu@example.org",
    },
    "last name and birthday alone": { "Last Name": LAST, Birthday: DAY },
    "an e-mail that another row has, beside the last name": { "Last Name": LAST, Email: MAIL },
    "the same under a wrong column": { "First Name": LAST, "Last Name": MAIL },
  };
  test.for(Object.entries(MAY_BE))("%s", async ([, cells], { place }) => {
    const twin = person(8, "Roswitha", { ...TWIN, Email: MAIL });
    await apply(place, [BROTHER, twin, ...OTHERS]);
    await apply(place, [BROTHER, row("E-99", cells), ...OTHERS]);
    const before = kept(place);
    const { lines } = await erase(place, false, "key:E-7");
    expect(kept(place)).toEqual(expect.arrayContaining([...before]));
    expect(lines.filter((line) => line.includes("may be the same person"))).toHaveLength(1);
  });

  test("the person's e-mail without a first name under the key of another contact", async ({ place }) => {
    const twin = person(8, "Roswitha", { ...TWIN, Email: "ros@example.org" });
    await apply(place, [BROTHER, twin, ...OTHERS]);
    await apply(place, [BROTHER, row("E-8", { "Last Name": LAST, Email: MAIL }), ...OTHERS]);
    const before = kept(place);
    const { lines } = await erase(place, false, "key:E-7");
    expect(kept(place)).toEqual(expect.arrayContaining([...before]));
    expect(lines.filter((line) => line.includes("may be the same person"))).toHaveLength(1);
  });
});
